// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/termvectors.h"

namespace outcrop {

/// A group of similar texts.
struct TextCluster {
    TermVector centroid;         ///< centroid, normalized to length 1
    QList<qsizetype> members;  ///< indexes of the texts, most typical first
    double cohesion = 0;       ///< mean cosine similarity of the members to the centroid
};

/// Clusters texts, largest cluster first. Initial clusters are formed from an even sample of at most 4,000 texts, and similar ones are merged. Each text
/// then joins the nearest cluster with a cosine similarity of at least `minimumSimilarity`, if there is one. Omits clusters with only one text. Deterministic.
QList<TextCluster> clusterTexts(const QList<TermVector> &texts, double minimumSimilarity);

} // namespace outcrop
