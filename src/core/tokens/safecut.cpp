// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/safecut.h"

namespace outcrop {
namespace {

using enum CharacterClass;

/// A line break ends a piece if neither another one nor a slash follows, and if the blanks that follow lead to no other line break.
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

/// A word goes on with letters, with marks and with a contraction.
bool endsAtWord(QChar next, CharacterClass kind)
{
    return kind == Space || kind == Newline || kind == Number || (kind == Other && next != u'\'');
}

} // namespace

bool isSafeCut(QStringView text, qsizetype at, const CharacterClasses &classes)
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

qsizetype nextSafeCut(QStringView text, qsizetype from, const CharacterClasses &classes)
{
    for (qsizetype at = from; at < text.size(); ++at) {
        if (isSafeCut(text, at, classes))
            return at;
    }
    return -1;
}

} // namespace outcrop
