// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/console.h"

#include "cli/base/textwrap.h"

#include <QRegularExpression>

#include <ostream>

namespace outcrop {
namespace {

/// Returns whether the character is a control character, changes the text direction, breaks the line, or is a byte order mark.
bool isUnsafeForTerminal(QChar character)
{
    const char16_t code = character.unicode();
    const bool isDirectionControl = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return character.category() == QChar::Other_Control || isDirectionControl || code == 0x2028 || code == 0x2029 || code == QChar::ByteOrderMark;
}

QString escapeSequence(QChar character)
{
    const uint code = character.unicode();
    return code < 0x100 ? QStringLiteral("\\x%1").arg(code, 2, 16, QLatin1Char('0')) : QStringLiteral("\\u%1").arg(code, 4, 16, QLatin1Char('0'));
}

QString withEscapes(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar character : text) {
        if (isUnsafeForTerminal(character))
            result += escapeSequence(character);
        else
            result += character;
    }
    return result;
}

/// Returns the iword index that stores the width of each stream.
int widthIndex()
{
    static const int slot = std::ios_base::xalloc();
    return slot;
}

/// Returns the iword index that stores the color setting of each stream.
int colorIndex()
{
    static const int slot = std::ios_base::xalloc();
    return slot;
}

// These are colors of the terminal's palette, which users adapt to their background.
const char *const red = "\033[31m";
const char *const yellow = "\033[33m";
const char *const greenSequence = "\033[32m";
const char *const cyan = "\033[36m";
const char *const noColor = "\033[0m";

const char *severityColor(QStringView severity)
{
    return severity == u"error" ? red : severity == u"warning" ? yellow : cyan;
}

const char *diffColor(const QString &line)
{
    if (line.startsWith(u'+'))
        return greenSequence;
    if (line.startsWith(u'-'))
        return red;
    return line.startsWith(u"@@") ? cyan : nullptr;
}

} // namespace

int lineWidth(std::ostream &stream)
{
    return int(stream.iword(widthIndex()));
}

void setLineWidth(std::ostream &stream, int columns)
{
    stream.iword(widthIndex()) = columns;
}

bool hasColor(std::ostream &stream)
{
    return stream.iword(colorIndex()) != 0;
}

void setColor(std::ostream &stream, bool isColored)
{
    stream.iword(colorIndex()) = isColored ? 1 : 0;
}

void copyStreamSettings(std::ostream &from, std::ostream &to)
{
    setLineWidth(to, lineWidth(from));
    setColor(to, hasColor(from));
}

void write(std::ostream &stream, const QByteArray &utf8)
{
    stream.write(utf8.constData(), utf8.size());
}

void write(std::ostream &stream, const QString &text)
{
    write(stream, text.toUtf8());
}

void writeLine(std::ostream &stream, const QString &line)
{
    write(stream, withEscapes(line));
    stream << '\n';
}

void writeFinding(std::ostream &stream, const QString &line)
{
    static const QRegularExpression severity(QStringLiteral(": (error|warning|note): "));
    const QRegularExpressionMatch found = hasColor(stream) ? severity.match(line) : QRegularExpressionMatch();
    if (!found.hasMatch())
        return writeLine(stream, line);
    write(stream, withEscapes(line.left(found.capturedStart(1))));
    stream << severityColor(found.capturedView(1));
    write(stream, found.captured(1));
    stream << noColor;
    writeLine(stream, line.mid(found.capturedEnd(1)));
}

void writeDiffLine(std::ostream &stream, const QString &line)
{
    const char *color = hasColor(stream) ? diffColor(line) : nullptr;
    if (!color)
        return writeLine(stream, line);
    stream << color;
    write(stream, withEscapes(line));
    stream << noColor << '\n';
}

void writeSentence(std::ostream &stream, const QString &line)
{
    for (const QString &part : wrappedSentence(line, lineWidth(stream)))
        writeLine(stream, part);
}

} // namespace outcrop
