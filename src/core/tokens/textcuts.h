// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/characterclasses.h"

#include <QStringView>

namespace outcrop {

// Where a text can be cut so that the tokens of both sides add up to those of the whole.

/// Whether every splitter begins a piece at `at`, for any text before the character before it and after the blanks after it. The two sides then have as
/// many tokens apart as together. Says no where it would have to look beyond `text`, which goes on.
bool isSafeCut(QStringView text, qsizetype at, const CharacterClasses &classes);

/// The first safe cut not before `from` and before the end, or -1.
qsizetype nextSafeCut(QStringView text, qsizetype from, const CharacterClasses &classes);

/// Cuts a text into passages of some hundred characters so that no token of a published encoding reaches across a cut: the counts of the
/// passages add up to that of the whole. Most cuts are chosen by the characters around them, so that an edit moves no cut but those next to it.
/// Gives the end of the passage that begins at `start`, which is itself a cut.
qsizetype passageEnd(QStringView text, qsizetype start);

} // namespace outcrop
