// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/termvectors.h"

namespace outcrop {

/// Texts that are about the same.
struct TextCluster {
    TermVector middle;         ///< of length 1
    QList<qsizetype> members;  ///< places of the texts, the most typical first
    double cohesion = 0;       ///< mean cosine of the members with the middle
};

/// Clusters texts, the largest cluster first: leaders are found among at most 4,000 texts spread over all, those that are alike are joined, and then every
/// text goes to the nearest whose cosine is at least `alike`. Texts near no other are in no cluster. The same texts give the same clusters.
QList<TextCluster> clusterTexts(const QList<TermVector> &texts, double alike);

} // namespace outcrop
