// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/workspacechange.h"
#include "core/interactions/tagproposal.h"
#include "core/ports/store.h"

namespace outcrop {

/// Proposes workloads for all skills without a tag in the taxonomy. `store` gives the recorded use of skills; null if there are no records. Blocks on disk
/// access.
Result<QList<TagProposal>> proposeSkillTags(const OpenedWorkspace &opened, Store *store);

/// A change that adds the accepted tags to front matter, and the skills that cannot be tagged, with the reason.
struct TagAcceptance {
    WorkspaceChange change;
    Diagnostics refused;
};

/// Returns the change that adds proposed tags to `metadata.workloads`, for the skills in `paths`, or for all if it is empty. Skips proposals without a tag.
/// Errors: NotFound for a path without a proposed tag.
Result<TagAcceptance> planTagAcceptance(const OpenedWorkspace &opened, const QList<TagProposal> &proposals, const QStringList &paths);

} // namespace outcrop
