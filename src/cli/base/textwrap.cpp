// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/textwrap.h"

#include "core/base/textwidth.h"

namespace outcrop {
namespace {

/// Returns the offset at which to wrap a text that is too long.
qsizetype breakBefore(QStringView text, qsizetype limit)
{
    for (qsizetype i = limit; i > limit / 2; --i) {
        if (QStringView(u" /,_-.").contains(text.at(i - 1)))
            return i;
    }
    if (!text.at(limit - 1).isHighSurrogate())
        return limit;
    return limit > 1 ? limit - 1 : 2; // a character wider than the line gets a separate line
}

QStringView withoutLeadingSpaces(QStringView text)
{
    while (text.startsWith(u' '))
        text = text.mid(1);
    return text;
}

/// Returns whether a text is wider than `width` columns. Does not measure the rest of a long text.
bool isWiderThan(QStringView text, qsizetype width)
{
    if (text.size() <= width)
        return false;
    return text.size() > 2 * width || textWidth(text.toString()) > width; // a code point has at most two units
}

/// Returns the column at which continuation lines begin, or 0 if it would be in the second half of the line.
qsizetype hangingIndent(QStringView line, qsizetype width)
{
    const auto firstOther = [](QStringView text, qsizetype from) {
        while (from < text.size() && text.at(from) == u' ')
            ++from;
        return from;
    };
    const qsizetype leading = firstOther(line, 0);
    const qsizetype label = line.indexOf(u"  ", leading);
    const qsizetype indent = label < 0 ? leading : firstOther(line, label);
    return indent <= width / 2 ? indent : 0;
}

} // namespace

QString withoutTrailingSpaces(QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

QStringList wrappedLines(const QString &text, qsizetype width)
{
    QStringList lines;
    QStringView rest(text);
    while (isWiderThan(rest, width)) {
        const qsizetype end = rest.at(width) == u' ' ? width : breakBefore(rest, width);
        lines.append(withoutTrailingSpaces(rest.left(end).toString()));
        rest = withoutLeadingSpaces(rest.mid(end));
    }
    lines.append(rest.toString());
    return lines;
}

QStringList wrappedSentence(const QString &line, qsizetype width)
{
    const qsizetype indent = hangingIndent(line, width);
    QStringList lines;
    QString rest = line;
    while (width > 0 && textWidth(rest) > width) {
        qsizetype end = rest.lastIndexOf(u' ', width);
        if (end <= indent)
            end = rest.indexOf(u' ', indent + 1);
        if (end < 0)
            break;
        lines.append(withoutTrailingSpaces(rest.left(end)));
        rest = QString(indent, u' ') + withoutLeadingSpaces(QStringView(rest).mid(end)).toString();
    }
    lines.append(rest);
    return lines;
}

} // namespace outcrop
