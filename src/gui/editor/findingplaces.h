// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textchange.h"

#include <optional>

namespace outcrop {

/// Moves findings, and the edits of their fixes, with the text: until the document is checked again they stay beside what they are about.
void shiftFindings(Diagnostics &findings, const TextChanges &changes);

/// The fixes of the findings that touch [start, end].
QList<Fix> fixesWithin(const Diagnostics &findings, qsizetype start, qsizetype end);

/// Where the next finding behind a place is, or the one before it, round the end; nothing where no finding has a place.
std::optional<qsizetype> findingBeside(const Diagnostics &findings, qsizetype offset, bool forward);

} // namespace outcrop
