// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/characterclasses.h"

#include <QStringView>

namespace outcrop {

// Positions where a text can be split so that the token counts of both sides add up.

/// Returns whether every splitter starts a piece at `offset`, for any text before the preceding character and after the following blanks. Then the token counts
/// of both sides add up. Returns false if that depends on characters after `text`.
bool isSafeBoundary(QStringView text, qsizetype offset, const CharacterClasses &classes);

/// Returns the first safe boundary at or after `from` and before the end, or -1.
qsizetype nextSafeBoundary(QStringView text, qsizetype from, const CharacterClasses &classes);

/// Returns the end of the passage that begins at the boundary `start`. Passages usually have a few hundred characters, and no token of a published encoding
/// spans a boundary, so their token counts add up. Most boundaries depend only on the characters around them, so that an edit moves only the neighboring
/// boundaries.
qsizetype passageEnd(QStringView text, qsizetype start);

} // namespace outcrop
