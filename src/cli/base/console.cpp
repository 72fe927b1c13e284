// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/console.h"

#include <ostream>

namespace outcrop {
namespace {

bool drivesTerminal(QChar character)
{
    return character.category() == QChar::Other_Control;
}

QString printable(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar character : text) {
        if (drivesTerminal(character))
            result += QStringLiteral("\\x%1").arg(character.unicode(), 2, 16, QLatin1Char('0'));
        else
            result += character;
    }
    return result;
}

} // namespace

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
    write(stream, printable(line));
    stream << '\n';
}

} // namespace outcrop
