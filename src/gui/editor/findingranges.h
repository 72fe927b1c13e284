// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textchange.h"

#include <optional>

namespace outcrop {

/// Adjusts the positions of findings and of their fixes to text changes, until the next check.
void shiftFindings(Diagnostics &findings, const TextChanges &changes);

/// Returns the fixes of the findings that touch [start, end].
QList<Fix> fixesWithin(const Diagnostics &findings, qsizetype start, qsizetype end);

/// Returns the fix of a previously reported finding at its current position: the fix of the nearest finding about the same problem. Returns nullopt if the
/// problem no longer exists. shiftFindings() does not update lines and columns.
std::optional<Fix> currentFix(const Diagnostics &findings, const Diagnostic &earlierFinding);

/// Returns the offset of the next or previous finding, wrapping around; nullopt if no finding has a location.
std::optional<qsizetype> nextFinding(const Diagnostics &findings, qsizetype offset, bool isForward);

} // namespace outcrop
