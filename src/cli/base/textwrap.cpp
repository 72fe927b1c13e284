// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/textwrap.h"

#include "core/base/textwidth.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the length of the beginning of a text that fits `width` columns.
qsizetype fittingLength(QStringView text, qsizetype width)
{
    qsizetype at = 0;
    for (qsizetype used = 0; at < text.size();) {
        const TerminalCharacter character = terminalCharacterAt(text, at);
        used += character.columns;
        if (used > width)
            break;
        at += character.units;
    }
    return at;
}

/// Returns whether a line of Chinese, Japanese or Korean text, which has no spaces, can wrap before this offset. Punctuation stays on its line.
bool canWrapBetweenCharacters(QStringView text, qsizetype at)
{
    const bool follows = isWideInTerminal(text.at(at - 1).unicode());
    return at < text.size() && (follows || isWideInTerminal(text.at(at).unicode())) && !QStringView(u"、。，．：；！？）」』】,.:;!?) ").contains(text.at(at));
}

/// Returns the offset at which to wrap a text that is too long.
qsizetype breakBefore(QStringView text, qsizetype limit)
{
    for (qsizetype i = limit; i > limit / 2; --i) {
        if (QStringView(u" /,_-.").contains(text.at(i - 1)) || canWrapBetweenCharacters(text, i))
            return i;
    }
    return limit;
}

/// Returns the offset at which to wrap a sentence of which `limit` fits: the last one after `start`, otherwise the first one after the limit. -1 if there is none.
qsizetype sentenceBreak(QStringView text, qsizetype start, qsizetype limit)
{
    for (qsizetype i = limit; i > start; --i) {
        if (text.at(i) == u' ' || canWrapBetweenCharacters(text, i))
            return i;
    }
    return text.indexOf(u' ', start + 1);
}

QStringView withoutLeadingSpaces(QStringView text)
{
    while (text.startsWith(u' '))
        text = text.mid(1);
    return text;
}

/// Returns the offset of the text after leading spaces and a label, or 0 if it would be in the second half of the line.
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
    for (qsizetype fitting = fittingLength(rest, width); fitting < rest.size(); fitting = fittingLength(rest, width)) {
        const qsizetype limit = std::max(fitting, terminalCharacterAt(rest, 0).units); // a character wider than the line gets a separate line
        if (limit == rest.size())
            break;
        const qsizetype end = rest.at(limit) == u' ' ? limit : breakBefore(rest, limit);
        lines.append(withoutTrailingSpaces(rest.left(end).toString()));
        rest = withoutLeadingSpaces(rest.mid(end));
    }
    lines.append(rest.toString());
    return lines;
}

QStringList wrappedSentence(const QString &line, qsizetype width)
{
    qsizetype start = hangingIndent(line, width);
    const QString indent(textWidth(line.left(start)), u' ');
    QStringList lines;
    QString rest = line;
    for (qsizetype fitting = fittingLength(rest, width); width > 0 && fitting < rest.size(); fitting = fittingLength(rest, width)) {
        const qsizetype end = sentenceBreak(rest, start, fitting);
        if (end < 0)
            break;
        lines.append(withoutTrailingSpaces(rest.left(end)));
        rest = indent + withoutLeadingSpaces(QStringView(rest).mid(end)).toString();
        start = indent.size();
    }
    lines.append(rest);
    return lines;
}

} // namespace outcrop
