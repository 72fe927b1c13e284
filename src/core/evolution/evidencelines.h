// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"

namespace outcrop {

/// Returns a confidence for display, rounded down and at most `99.9%`.
QString confidenceText(double confidence);

/// Returns one line for each figure, the price per turn and the examples of a suggestion. Evidence may come from other programs, so missing and
/// malformed members are skipped.
QStringList evidenceLines(const Json &evidence);

/// Returns the members that evidenceLines() omits, as `interactions: 10` and `tokens.before: 120`.
QStringList otherEvidenceLines(const Json &evidence);

} // namespace outcrop
