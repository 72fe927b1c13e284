// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/evolvecategories.h"

#include "app/evolution/ratifymessages.h"
#include "app/evolution/untaggedtexts.h"
#include "core/base/joinedtext.h"
#include "core/evolution/candidate.h"
#include "core/taxonomy/taxonomyedit.h"

namespace outcrop {
namespace {

Proposal makeProposal(const CategoryProposal &category, const WorkspaceTaxonomy &taxonomy, const EvolutionLimits &limits)
{
    Proposal proposal = outcrop::makeProposal(QStringLiteral("category"), category.notation, category.broaderConcept);
    const ShareEstimate share = shareEstimate(category.count, category.total, limits.confidence);
    if (taxonomy.document) {
        const Result<QList<TextEdit>> edits = addConceptEdits(*taxonomy.document, category.notation, {category.label, QStringLiteral("en")}, category.broaderConcept);
        if (edits)
            setEdits(proposal, taxonomy.document, *edits);
    }
    proposal.suggestion.title = ratifymessages::newCategory(category.notation);
    proposal.suggestion.reason = ratifymessages::categoryReason(
        estimateText(share), category.terms.join(listSeparator()), category.examples.join(listSeparator()));
    proposal.suggestion.confidence = category.cohesion;
    addEstimate(proposal, ratifymessages::similarRequests(), share, limits.confidence);
    addTurns(proposal, category.count, {});
    return proposal;
}

} // namespace

Result<QList<Proposal>> proposeNewCategories(const OpenedWorkspace &opened, Store &store, const RecordFilter &within, const EvolutionLimits &limits)
{
    const Result<QList<UntaggedText>> texts = findUntaggedInteractions(opened, store, within);
    if (!texts)
        return texts.error();
    ProposalOptions options;
    options.minimumTexts = limits.minimumTurns;
    QList<Proposal> proposals;
    for (const CategoryProposal &category : proposeCategories(opened.taxonomy.taxonomyOrDefault(), *texts, options))
        proposals.append(makeProposal(category, opened.taxonomy, limits));
    return proposals;
}

} // namespace outcrop
