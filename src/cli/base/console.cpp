// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/console.h"

#include "cli/base/textwrap.h"

#include <ostream>

namespace outcrop {
namespace {

/// Returns whether the character is a control character, changes the text direction, breaks the line, or is a byte order mark.
bool isUnsafeForTerminal(QChar character)
{
    const char16_t code = character.unicode();
    const bool reverses = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return character.category() == QChar::Other_Control || reverses || code == 0x2028 || code == 0x2029 || code == QChar::ByteOrderMark;
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

} // namespace

int lineWidth(std::ostream &stream)
{
    return int(stream.iword(widthIndex()));
}

void setLineWidth(std::ostream &stream, int columns)
{
    stream.iword(widthIndex()) = columns;
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

void writeSentence(std::ostream &stream, const QString &line)
{
    for (const QString &part : wrappedSentence(line, lineWidth(stream)))
        writeLine(stream, part);
}

} // namespace outcrop
