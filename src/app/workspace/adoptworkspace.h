// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/adoption/adoption.h"

namespace outcrop {

/// A proposal for a folder, and the state of the folder that its change applies to.
struct AdoptionProposal {
    OpenedWorkspace opened;
    Adoption adoption;
};

/// Proposes a manifest for a repository. Reads the folder without writing to it; applyChange() writes the accepted proposal. Errors: those of openWorkspace()
/// and planAdoption().
Result<AdoptionProposal> proposeAdoption(const QString &folder, const AdoptionChoice &choice = {});

/// Like proposeAdoption(), but if no file is recognized, the proposal is empty: the user can then include files.
Result<AdoptionProposal> proposeForReview(const QString &folder);

/// Returns the proposal for the same state of the folder with the user's choice. Does not read the disk. Errors: those of planAdoption().
Result<AdoptionProposal> withChoice(const AdoptionProposal &proposal, const AdoptionChoice &choice);

/// Returns the proposal that adds entries for documents to config.toml and no others; a row without a layer has the reason. Requires canBecomeLayer() for each.
/// Does not read the disk. Errors: those of planAdoption(), and Invalid with the reason if the text of no document can be used as a layer.
Result<Adoption> planUseAsLayers(const Workspace &workspace, const QStringList &paths);

} // namespace outcrop
