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
Result<AdoptionProposal> proposeAdoption(const QString &folder);

} // namespace outcrop
