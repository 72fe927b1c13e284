// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

// Functions to match words and the gaps between them in prose. Offsets refer to the text; -1 means no match.

/// Returns the offset after a word that begins at `offset`. Ignores case unless the word contains capitals, skips soft hyphens and other invisible
/// characters, and treats both apostrophes as equal. Returns -1 if the word is not there.
qsizetype offsetAfterWord(QStringView text, qsizetype offset, QStringView word);

/// Returns the offset after the gap between two words: spaces, hyphens, emphasis marks, and at most one line break. Returns -1 if there is no such gap.
qsizetype offsetAfterGap(QStringView text, qsizetype offset);

/// Return the word after the gap that begins at `offset`, and the word before `offset` or before the gap that ends there. Empty if there is none.
QStringView wordAfter(QStringView text, qsizetype offset);
QStringView wordBefore(QStringView text, qsizetype offset);

/// Returns the text from the start of the clause to an offset: after the last `.`, `!`, `?`, `;`, `:` or empty line.
QStringView clauseBefore(QStringView text, qsizetype offset);

/// Returns the last word of a text; empty if it has none.
QStringView lastWord(QStringView text);

} // namespace outcrop
