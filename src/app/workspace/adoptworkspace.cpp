// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/adoptworkspace.h"

namespace outcrop {
namespace {

Result<AdoptionProposal> proposalOf(const OpenedWorkspace &opened, const AdoptionChoice &choice)
{
    const Result<Adoption> adoption = planAdoption(opened.workspace(), choice);
    if (!adoption)
        return adoption.error();
    return AdoptionProposal{opened, *adoption};
}

} // namespace

Result<AdoptionProposal> proposeAdoption(const QString &folder, const AdoptionChoice &choice)
{
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    if (!opened)
        return opened.error();
    return proposalOf(*opened, choice);
}

Result<AdoptionProposal> proposeForReview(const QString &folder)
{
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    if (!opened)
        return opened.error();
    const Result<AdoptionProposal> proposal = proposalOf(*opened, {});
    if (!proposal && proposal.error().code == ErrorCode::NotFound)
        return AdoptionProposal{*opened, {}};
    return proposal;
}

Result<AdoptionProposal> withChoice(const AdoptionProposal &proposal, const AdoptionChoice &choice)
{
    return proposalOf(proposal.opened, choice);
}

Result<Adoption> planUseAsLayers(const Workspace &workspace, const QStringList &paths)
{
    const Result<Adoption> adoption = planAdoption(workspace, {paths, {}, paths});
    if (adoption && adoption->layers().isEmpty())
        return Error{ErrorCode::Invalid, adoption->rows.first().reason, {paths.first(), {}}};
    return adoption;
}

} // namespace outcrop
