// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/textwrap.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

struct Character {
    qsizetype units = 1; ///< its length in UTF-16
    int columns = 1;
};

/// Returns whether a character fills two columns in a terminal: those of Chinese, Japanese and Korean, in full width.
bool isWide(char32_t code)
{
    struct Range {
        char32_t first;
        char32_t last;
    };
    static constexpr std::array<Range, 11> wide{{{0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0xA4CF}, {0xA960, 0xA97C}, {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF}, {0xFE30, 0xFE6F}, {0xFF01, 0xFF60}, {0x20000, 0x3FFFD}}};
    return code >= wide.front().first && std::any_of(wide.begin(), wide.end(), [code](const Range &range) { return code >= range.first && code <= range.last; });
}

char32_t codeAt(QStringView text, qsizetype at)
{
    const bool isPair = text.at(at).isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
    return isPair ? QChar::surrogateToUcs4(text.at(at), text.at(at + 1)) : text.at(at).unicode();
}

/// Returns the size of a character. A combining mark has no column.
Character characterAt(QStringView text, qsizetype at)
{
    constexpr char32_t firstMark = 0x300;
    const char32_t code = codeAt(text, at);
    if (code < firstMark)
        return {};
    const qsizetype units = QChar::requiresSurrogates(code) ? 2 : 1;
    const QChar::Category category = QChar::category(code);
    const bool isMark = category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
    return {units, isMark ? 0 : isWide(code) ? 2 : 1};
}

/// Returns the length of the beginning of a text that fits `width` columns.
qsizetype fittingLength(QStringView text, qsizetype width)
{
    qsizetype at = 0;
    for (qsizetype used = 0; at < text.size();) {
        const Character character = characterAt(text, at);
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
    const bool follows = isWide(text.at(at - 1).unicode());
    return at < text.size() && (follows || isWide(text.at(at).unicode())) && !QStringView(u"、。，．：；！？）」』】,.:;!?) ").contains(text.at(at));
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

qsizetype textWidth(const QString &text)
{
    qsizetype width = 0;
    for (qsizetype at = 0; at < text.size();) {
        const Character character = characterAt(text, at);
        width += character.columns;
        at += character.units;
    }
    return width;
}

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
        const qsizetype limit = std::max(fitting, characterAt(rest, 0).units); // a character wider than the line gets a separate line
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
