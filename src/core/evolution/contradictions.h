// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Sentences of which one says `never` (`do not`, `must not`) and another `always` (`must`) about nearly the same words, in layers and skills. It errs towards
/// silence: at least three words of content, four fifths of them in both. Which one holds is for a person to say: there is no diff.
QList<Proposal> contradictions(const EvolutionInput &input);

} // namespace outcrop
