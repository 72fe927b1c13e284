// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/textwrap.h"

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

/// Returns whether a line of Chinese, Japanese or Korean text, which has no spaces, can wrap before this offset. Closing punctuation stays at the end of a
/// line, opening brackets at its beginning, and marks with their character.
bool canWrapBetweenCharacters(QStringView text, qsizetype at)
{
    static constexpr QStringView closing = u"、。，．・：；！？）」』】〉》〕］｝…‥”’,.:;!?)]} ";
    static constexpr QStringView opening = u"（「『【〈《〔［｛“‘([{";
    if (at <= 0 || at >= text.size() || terminalCharacterAt(text, at).columns == 0)
        return false;
    const bool isBesideWide = isWideInTerminal(text.at(at - 1).unicode()) || isWideInTerminal(text.at(at).unicode());
    return isBesideWide && !closing.contains(text.at(at)) && !opening.contains(text.at(at - 1));
}

/// Returns whether a part of a text ends before this offset: a word, a folder of a path, or a part of an identifier. Numbers such as `1,234` and options such as
/// `--json` have no parts.
bool endsPart(QStringView text, qsizetype at)
{
    const QChar lastCharacter = text.at(at - 1);
    const QChar before = at > 1 ? text.at(at - 2) : QChar(u' ');
    if (lastCharacter == u'-')
        return before.isLetterOrNumber();
    if (lastCharacter == u',' || lastCharacter == u'.')
        return !before.isDigit() || !text.at(at).isDigit();
    return lastCharacter == u' ' || lastCharacter == u'/' || lastCharacter == u'_';
}

bool canWrapBefore(QStringView text, qsizetype at)
{
    return at > 0 && at < text.size() && (endsPart(text, at) || canWrapBetweenCharacters(text, at));
}

/// Returns whether the part of a text that begins at this offset fits a line.
bool partFits(QStringView text, qsizetype start, qsizetype width)
{
    qsizetype end = start + fittingLength(text.mid(start), width);
    if (end == text.size() || text.at(end) == u' ')
        return true;
    while (end > start && !canWrapBefore(text, end))
        --end;
    return end > start;
}

/// Returns the offset at which to wrap a text if its first `limit` characters fit the line. This is the end of the last part, otherwise the limit. A part that is longer
/// than a line is split. It then begins in the first half of the previous line if there is room.
qsizetype breakBefore(QStringView text, qsizetype limit, qsizetype width)
{
    qsizetype last = limit;
    while (last > 0 && !canWrapBefore(text, last))
        --last;
    return last > limit / 2 || (last > 0 && partFits(text, last, width)) ? last : limit;
}

/// Returns the last offset after `start` at which to wrap a sentence if its first `limit` characters fit the line. If there is none, returns the first one after the
/// limit, or -1.
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
    const qsizetype indentSize = firstOther(line, 0);
    const qsizetype label = line.indexOf(u"  ", indentSize);
    const qsizetype indent = label < 0 ? indentSize : firstOther(line, label);
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
    for (qsizetype fittingSize = fittingLength(rest, width); fittingSize < rest.size(); fittingSize = fittingLength(rest, width)) {
        const qsizetype limit = std::max(fittingSize, terminalCharacterAt(rest, 0).units); // a character wider than the line gets a separate line
        if (limit == rest.size())
            break;
        const qsizetype end = rest.at(limit) == u' ' ? limit : breakBefore(rest, limit, width);
        lines.append(withoutTrailingSpaces(rest.left(end).toString()));
        rest = withoutLeadingSpaces(rest.mid(end));
    }
    lines.append(rest.toString());
    return lines;
}

qsizetype longestPartWidth(const QString &text)
{
    qsizetype longest = 0, current = 0;
    for (qsizetype at = 0; at < text.size();) {
        if (canWrapBefore(text, at))
            current = 0;
        const TerminalCharacter character = terminalCharacterAt(text, at);
        current += character.columns;
        at += character.units;
        const bool isSpace = text.at(at - 1) == u' ';
        longest = std::max(longest, isSpace ? current - 1 : current);
    }
    return longest;
}

QStringList wrappedSentence(const QString &line, qsizetype width)
{
    qsizetype start = hangingIndent(line, width);
    const QString indent(textWidth(line.left(start)), u' ');
    QStringList lines;
    QString rest = line;
    for (qsizetype fittingSize = fittingLength(rest, width); width > 0 && fittingSize < rest.size(); fittingSize = fittingLength(rest, width)) {
        const qsizetype end = sentenceBreak(rest, start, fittingSize);
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
