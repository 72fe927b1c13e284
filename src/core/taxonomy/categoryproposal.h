// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// Something that has no workload yet: a request, a skill, a memory.
struct UntaggedText {
    QString id;   ///< shown as an example: a path, or `interaction 4711`
    QString text; ///< what it is about; the first 4,000 characters count
};

/// A concept that the taxonomy seems to lack. Only a proposal.
struct CategoryProposal {
    QString notation;     ///< new to the taxonomy: `invoice`, or `comms/invoice` where a concept is near
    QString label;        ///< of the most telling terms: `Invoices, reminders`
    QString broader;      ///< the notation of the top concept whose words, and those below it, are nearest; empty for a new top
    QStringList terms;    ///< the most telling first, at most 8
    qsizetype count = 0;  ///< texts of this cluster
    qsizetype total = 0;  ///< untagged texts that were looked at
    double cohesion = 0;  ///< mean cosine of its texts with their middle, 0 to 1
    QStringList examples; ///< ids, the most typical first, at most 5
};

struct ProposalOptions {
    qsizetype smallest = 5; ///< texts that make a category
    qsizetype most = 10;    ///< proposals
    double alike = 0.25;    ///< cosine from which on a text joins a cluster
};

/// Clusters texts by their words and names what is large enough, the largest first. The same texts in the same order give the same proposals; the time is
/// about linear in the texts. A cluster whose words are those of one concept is not a new category but untagged work of that concept, and is left out.
QList<CategoryProposal> proposeCategories(const Taxonomy &taxonomy, const QList<UntaggedText> &texts, const ProposalOptions &options = {});

} // namespace outcrop
