// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// A prompt, as far as it decides which files it is made of.
struct PromptScope {
    Selection selection;
    QStringList providers = {}; ///< whom it is rendered for; none: for no provider, as compose() does it
    QString model = {};         ///< the one asked for; empty: as chosenTarget() chooses
    bool bare = false;          ///< the request alone: no layer, skill, agent or profile takes part
    bool everyLayer = false;    ///< also layers whose conditions do not hold, as a list of all layers needs them
};

/// The findings of a workspace as they concern one prompt. This is the one rule for what a command prints and what stops
/// it: findings in files that the prompt is made of are shown, their errors stop it, and all others are only counted.
struct PromptFindings {
    Diagnostics shown;        ///< in files of the prompt, or of the workspace as a whole; sorted by place, each once
    Diagnostics blocking;     ///< those of them without whose repair the prompt would not be the one that was meant
    qsizetype elsewhere = 0;  ///< how many there are in other files
    qsizetype otherFiles = 0; ///< how many files these are

    /// `12 findings in 5 other files: run `outcrop-cli check``; empty where there are none.
    QString elsewhereLine() const;
};

/// Thread-safe. Files that could not be read are judged by their places: any layer may have taken part; a skill that
/// cannot be read is shown where a workload is chosen, and stops nothing, for it cannot be known to serve it.
PromptFindings findingsOf(const OpenedWorkspace &opened, const PromptScope &scope);

/// findingsOf().blocking for a prompt and these providers.
Diagnostics blockingDiagnostics(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers = {});

} // namespace outcrop
