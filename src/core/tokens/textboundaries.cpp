// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/textboundaries.h"

#include <QChar>

namespace outcrop {
namespace {

using enum CharacterClass;

/// Returns whether a piece ends at the line break before `at`: neither a line break nor a slash follows, nor blanks up to another line
/// break. Returns false if the text ends before that is known.
bool endsAtLineBreak(QStringView text, qsizetype at, const CharacterClasses &classes)
{
    if (text[at] == u'/')
        return false;
    for (; at < text.size(); ++at) {
        const CharacterClass kind = classes.of(text[at].unicode());
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

bool isLetter(QChar unit)
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
}

/// Returns whether no token spans the line break before `at`. The patterns `\s*[\r\n]+` and `[^\s\p{L}\p{N}]+[\r\n/]*` could match more
/// than the line break.
bool isLineCut(QStringView text, qsizetype at)
{
    if (text[at] == u'/')
        return false;
    for (qsizetype i = at; i < text.size(); ++i) {
        if (text[i] == u'\n' || text[i] == u'\r')
            return false;
        if (!text[i].isSpace())
            return true;
    }
    return true;
}

/// Returns whether a blank between two ASCII letters is at `at`. Then the previous piece ends with the first letter, and the blank starts the next piece.
bool isWordCut(QStringView text, qsizetype at)
{
    return text[at] == u' ' && at + 1 < text.size() && isLetter(text[at - 1]) && isLetter(text[at + 1]);
}

/// Selects about every fourth line by its first characters.
bool isSelectedLine(QStringView text, qsizetype at)
{
    quint32 hash = 0;
    for (const QChar unit : text.mid(at, 6))
        hash = (hash ^ unit.unicode()) * 0x9E3779B1u;
    return hash >> 30 == 0;
}

/// Returns the first offset at or after `at`, which must not be 0, where a long passage may end; the end of the text if there is none.
qsizetype firstCut(QStringView text, qsizetype at)
{
    for (; at < text.size(); ++at) {
        if (text[at - 1] == u'\n' ? isLineCut(text, at) : isWordCut(text, at))
            return at;
    }
    return text.size();
}

} // namespace

bool isSafeBoundary(QStringView text, qsizetype at, const CharacterClasses &classes)
{
    if (at < 1 || at >= text.size() || text[at - 1].isSurrogate() || text[at].isSurrogate())
        return false;
    const CharacterClass after = classes.of(text[at].unicode());
    switch (classes.of(text[at - 1].unicode())) {
    case Upper:
    case Lower:
    case Letter:
        return endsAtWord(text[at], after);
    case Number:
        return after != Number;
    case Newline:
        return text[at - 1] == u'\n' && endsAtLineBreak(text, at, classes);
    default:
        return false;
    }
}

qsizetype nextSafeBoundary(QStringView text, qsizetype from, const CharacterClasses &classes)
{
    for (qsizetype at = from; at < text.size(); ++at) {
        if (isSafeBoundary(text, at, classes))
            return at;
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
    return start + longPassage < text.size() ? firstCut(text, start + longPassage) : text.size();
}

} // namespace outcrop
