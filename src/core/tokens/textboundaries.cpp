// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/textboundaries.h"

#include <QChar>

namespace outcrop {
namespace {

using enum CharacterClass;

/// Returns whether a piece ends at the line break before `offset`. It does if neither a line break nor a slash follows, nor blanks up to another line break. Returns
/// false if the text ends before that is known.
bool endsAtLineBreak(QStringView text, qsizetype offset, const CharacterClasses &classes)
{
    if (text[offset] == u'/')
        return false;
    for (; offset < text.size(); ++offset) {
        const CharacterClass kind = classes.classOf(text[offset].unicode());
        if (kind != Space)
            return kind != Newline;
    }
    return false;
}

/// Returns whether a piece ends before `next`. Words continue with letters, marks and contractions.
bool endsAtWord(QChar next, CharacterClass kind)
{
    return kind == Space || kind == Newline || kind == Number || (kind == Other && next != u'\'');
}

/// Beyond this length, a passage ends at the first safe line end or blank between words.
constexpr qsizetype longPassage = 600;

bool isAsciiLetter(QChar unit)
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
}

/// Returns whether no token spans the line break before `offset`. The patterns `\s*[\r\n]+` and `[^\s\p{L}\p{N}]+[\r\n/]*` could match more
/// than the line break.
bool isLineCut(QStringView text, qsizetype offset)
{
    if (text[offset] == u'/')
        return false;
    for (qsizetype i = offset; i < text.size(); ++i) {
        if (text[i] == u'\n' || text[i] == u'\r')
            return false;
        if (!text[i].isSpace())
            return true;
    }
    return true;
}

/// Returns whether a blank between two ASCII letters is at `offset`. Then the previous piece ends with the first letter, and the blank starts the next piece.
bool isWordCut(QStringView text, qsizetype offset)
{
    return text[offset] == u' ' && offset + 1 < text.size() && isAsciiLetter(text[offset - 1]) && isAsciiLetter(text[offset + 1]);
}

/// Returns true for about every fourth line, depending on its first characters.
bool isSelectedLine(QStringView text, qsizetype offset)
{
    quint32 hash = 0;
    for (const QChar unit : text.mid(offset, 6))
        hash = (hash ^ unit.unicode()) * 0x9E3779B1u;
    return hash >> 30 == 0;
}

/// Returns the first offset at or after `offset`, which must not be 0, where a long passage may end. Returns the end of the text if there is none.
qsizetype findFirstCut(QStringView text, qsizetype offset)
{
    for (; offset < text.size(); ++offset) {
        if (text[offset - 1] == u'\n' ? isLineCut(text, offset) : isWordCut(text, offset))
            return offset;
    }
    return text.size();
}

} // namespace

bool isSafeBoundary(QStringView text, qsizetype offset, const CharacterClasses &classes)
{
    if (offset < 1 || offset >= text.size() || text[offset - 1].isSurrogate() || text[offset].isSurrogate())
        return false;
    const CharacterClass after = classes.classOf(text[offset].unicode());
    switch (classes.classOf(text[offset - 1].unicode())) {
    case Upper:
    case Lower:
    case Letter:
        return endsAtWord(text[offset], after);
    case Number:
        return after != Number;
    case Newline:
        return text[offset - 1] == u'\n' && endsAtLineBreak(text, offset, classes);
    default:
        return false;
    }
}

qsizetype nextSafeBoundary(QStringView text, qsizetype from, const CharacterClasses &classes)
{
    for (qsizetype offset = from; offset < text.size(); ++offset) {
        if (isSafeBoundary(text, offset, classes))
            return offset;
    }
    return -1;
}

qsizetype passageEnd(QStringView text, qsizetype start)
{
    const QStringView near = text.mid(start, longPassage);
    for (qsizetype line = near.indexOf(u'\n'); line >= 0; line = near.indexOf(u'\n', line + 1)) {
        const qsizetype cut = start + line + 1;
        if (cut < text.size() && isSelectedLine(text, cut) && isLineCut(text, cut))
            return cut;
    }
    return start + longPassage < text.size() ? findFirstCut(text, start + longPassage) : text.size();
}

} // namespace outcrop
