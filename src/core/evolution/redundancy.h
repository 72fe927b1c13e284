// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"
#include "core/evolution/passages.h"

namespace outcrop {

/// Passages of twelve words and more that stand twice in prompts: two of them are alike where of all runs of three words in either one a share of
/// `likeness` stands in both. The one in the layer that is sent later goes. Two skills may say the same, as they are not sent together; what a
/// skill says again goes only where the layer is always there.
QList<Proposal> redundantPassages(const EvolutionInput &input, const EvolutionLimits &limits);

/// Two passages that are alike, by their places in the list; the first stands earlier.
struct LikePassages {
    qsizetype first = 0;
    qsizetype second = 0;
    double likeness = 0;
};

/// All pairs of different pieces with at least this likeness.
QList<LikePassages> likePassages(const QList<Passage> &passages, double likeness);

} // namespace outcrop
