// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"
#include "core/evolution/passages.h"

namespace outcrop {

/// Passages of twelve words and more that occur twice in prompts: two of them are alike if of all runs of three words in either one a share of
/// `likeness` is in both. The one that is sent later is removed, if the earlier one is in a layer that is always sent. Two skills may say
/// the same, as they are not sent together, and what is sent now and then can speak for nothing else.
QList<Proposal> redundantPassages(const EvolutionInput &input, const EvolutionLimits &limits);

/// Two passages that are alike, by their places in the list; the first comes earlier.
struct LikePassages {
    qsizetype first = 0;
    qsizetype second = 0;
    double likeness = 0;
};

/// All pairs of different pieces with at least this likeness.
QList<LikePassages> likePassages(const QList<Passage> &passages, double likeness);

} // namespace outcrop
