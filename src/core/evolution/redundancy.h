// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"
#include "core/evolution/passages.h"

namespace outcrop {

/// Finds duplicate passages of at least twelve words in prompts: their sets of three-word sequences have a Jaccard similarity of at least
/// `similarity`. Proposes to remove the later passage if the earlier one is in a layer that is always sent. If the earlier one is in a skill or
/// a conditional layer, the pair is ignored, because the later passage is also sent without it.
QList<Proposal> redundancyProposals(const EvolutionInput &input, const EvolutionLimits &limits);

/// A pair of similar passages, as indexes in the list; `first` is the earlier one.
struct SimilarPassages {
    qsizetype first = 0;
    qsizetype second = 0;
    double similarity = 0;
};

/// Returns the pairs in different layers or skills with at least this similarity, of passages with at least twelve words. May omit pairs of common phrases.
QList<SimilarPassages> similarPassages(const QList<Passage> &passages, double similarity);

} // namespace outcrop
