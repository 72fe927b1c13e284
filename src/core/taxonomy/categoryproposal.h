// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// An item without a workload: a request, a skill or a memory.
struct UntaggedText {
    QString id;   ///< display ID: a path, or `interaction 4711`
    QString text; ///< content; only the first 4,000 characters are used
};

/// A proposed new concept of the taxonomy.
struct CategoryProposal {
    QString notation;     ///< `invoice`, or `comms/invoice` below an existing concept; if possible, not in the taxonomy
    QString label;        ///< the two heaviest terms, such as `Invoices, reminders`
    QString broaderConcept;      ///< notation of the most similar top concept, compared by its labels and those of its narrower concepts; empty for a new top concept
    QStringList terms;    ///< heaviest first, at most 8
    qsizetype count = 0;  ///< number of texts in this cluster
    qsizetype total = 0;  ///< total number of untagged texts
    double cohesion = 0;  ///< mean cosine similarity of the texts to the centroid, 0 to 1
    QStringList examples; ///< IDs, most typical first, at most 5
};

/// The limits of proposeCategories().
struct ProposalOptions {
    qsizetype minimumTexts = 5;      ///< minimum number of texts per proposal
    qsizetype maximumProposals = 10; ///< maximum number of proposals
    double minimumSimilarity = 0.25; ///< minimum cosine similarity between a text and its cluster
};

/// Clusters texts by their terms and names the large clusters, largest first. Deterministic; the time is roughly linear in the number of texts. Omits
/// clusters whose terms match one existing concept: these texts belong to that concept and only need its tag.
QList<CategoryProposal> proposeCategories(const Taxonomy &taxonomy, const QList<UntaggedText> &texts, const ProposalOptions &options = {});

} // namespace outcrop
