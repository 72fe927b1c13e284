// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// The part of a prompt that determines its source files.
struct PromptScope {
    Selection selection;
    QStringList providers = {}; ///< providers to render for; empty: compose without a provider
    QString model = {};         ///< the requested model; empty: selectTarget() selects one
    bool isBare = false;          ///< whether the prompt is only the request, without layers, skills, agent or profile
    bool includesAllLayers = false;    ///< whether to include layers whose conditions are false, for lists of all layers
};

/// The findings of a workspace, split by their relevance to one prompt. Findings in files of the prompt are shown, and most of these errors block the prompt.
/// Findings in other files are only counted.
struct PromptFindings {
    Diagnostics shown;                ///< findings in files of the prompt or about the whole workspace; sorted by location, without duplicates
    Diagnostics blockingFindings;     ///< the errors in `shown` that would change the prompt
    qsizetype otherFindingCount = 0;  ///< number of findings in other files
    qsizetype otherFiles = 0; ///< number of files with those findings

    /// Returns `12 findings in 5 other files: run `outcrop-cli check``, or an empty string if there are none.
    QString otherFilesLine() const;
};

/// Returns the findings of the workspace, split by whether they concern the prompt. Thread-safe. The relevance of an unreadable file is determined by its
/// location: any unreadable layer is assumed to be part of the prompt. An unreadable skill is shown if a workload is selected, but does not block, because its
/// workloads are unknown.
PromptFindings findingsOf(const OpenedWorkspace &opened, const PromptScope &scope);

/// Returns findingsOf().blocking for a prompt and these providers.
Diagnostics blockingDiagnostics(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers = {});

} // namespace outcrop
