// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"

namespace outcrop {

/// How sure a suggestion is, rounded down and never 100 %: `99.2 %`.
QString confidenceText(double confidence);

/// What is behind a suggestion, a line for each figure, for the price of a turn and for the examples. Evidence that somebody else wrote may miss any of
/// it; what cannot be read as such is left out.
QStringList evidenceLines(const Json &evidence);

/// What evidenceLines() does not tell, by name: `interactions: 10`, `tokens.before: 120`.
QStringList otherEvidenceLines(const Json &evidence);

} // namespace outcrop
