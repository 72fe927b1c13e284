// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/phrasematch.h"

#include <QChar>
#include <QString>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a character is invisible: soft hyphen, zero-width space or joiner, byte order mark.
bool isInvisible(QChar character)
{
    const char16_t code = character.unicode();
    return code == 0x00AD || (code >= 0x200B && code <= 0x200D) || code == 0x2060 || code == 0xFEFF;
}

bool isDash(QChar character)
{
    const char16_t code = character.unicode();
    return code == u'-' || (code >= 0x2010 && code <= 0x2015) || code == 0x2212;
}

bool isEmphasis(QChar character)
{
    return character == u'*' || character == u'_' || character == u'~' || character == u'`';
}

bool isWordPart(QChar character)
{
    return character.isLetterOrNumber();
}

QChar normalizeApostrophe(QChar character)
{
    return character == QChar(0x2019) ? QChar(u'\'') : character;
}

bool hasCapitals(QStringView word)
{
    return std::any_of(word.begin(), word.end(), [](QChar character) { return character.isUpper(); });
}

/// Returns whether a character equals the expected one, after normalizeApostrophe() and, unless `isExact` is set, ignoring its case. Optimized for ASCII
/// characters that differ.
bool matchesCharacter(QChar character, QChar wantedCharacter, bool isExact)
{
    constexpr char16_t firstBeyondAscii = 0x80;
    constexpr char16_t caseBit = 0x20;
    if (character == wantedCharacter)
        return true;
    if (character.unicode() < firstBeyondAscii)
        return !isExact && character.unicode() >= u'A' && character.unicode() <= u'Z'
            && (character.unicode() | caseBit) == wantedCharacter.unicode();
    return normalizeApostrophe(character) == wantedCharacter || (!isExact && character.toLower() == wantedCharacter);
}

/// Returns the length of the gap character at an offset: 6 for `&nbsp;`, 0 if there is none.
qsizetype gapCharacterLength(QStringView text, qsizetype at)
{
    const QChar character = text[at];
    if (character.isSpace() || isDash(character) || isEmphasis(character) || isInvisible(character))
        return 1;
    constexpr QStringView entity = u"&nbsp;";
    return text.mid(at).startsWith(entity) ? entity.size() : 0;
}

} // namespace

qsizetype offsetAfterWord(QStringView text, qsizetype offset, QStringView word)
{
    const bool isExact = hasCapitals(word);
    for (const QChar wantedCharacter : word) {
        while (offset < text.size() && isInvisible(text[offset]))
            ++offset;
        if (offset >= text.size() || !matchesCharacter(text[offset], wantedCharacter, isExact))
            return -1;
        ++offset;
    }
    return offset < text.size() && isWordPart(text[offset]) ? -1 : offset;
}

qsizetype offsetAfterGap(QStringView text, qsizetype offset)
{
    const qsizetype start = offset;
    int lineEnds = 0;
    while (offset < text.size()) {
        const bool isQuote = lineEnds == 1 && text[offset] == u'>'; // a block quote continues on the next line
        const qsizetype step = isQuote ? 1 : gapCharacterLength(text, offset);
        if (step == 0)
            break;
        lineEnds += text[offset] == u'\n';
        if (lineEnds > 1)
            return -1; // the text continues in another paragraph
        offset += step;
    }
    return offset == start ? -1 : offset;
}

QStringView wordAfter(QStringView text, qsizetype offset)
{
    const qsizetype start = offsetAfterGap(text, offset);
    if (start < 0)
        return {};
    const auto end = std::find_if_not(text.begin() + start, text.end(), isWordPart);
    return text.mid(start, end - text.begin() - start);
}

QStringView wordBefore(QStringView text, qsizetype offset)
{
    qsizetype end = offset;
    while (end > 0 && gapCharacterLength(text, end - 1) == 1)
        --end;
    qsizetype start = end;
    while (start > 0 && isWordPart(text[start - 1]))
        --start;
    return text.mid(start, end - start);
}

QStringView clauseBefore(QStringView text, qsizetype offset)
{
    constexpr QStringView ends = u".!?;:";
    qsizetype start = offset;
    while (start > 0 && !ends.contains(text[start - 1]) && !text.first(start).endsWith(u"\n\n"))
        --start;
    return text.mid(start, offset - start);
}

QStringView lastWord(QStringView text)
{
    qsizetype end = text.size();
    while (end > 0 && !isWordPart(text[end - 1]))
        --end;
    qsizetype start = end;
    while (start > 0 && isWordPart(text[start - 1]))
        --start;
    return text.mid(start, end - start);
}

} // namespace outcrop
