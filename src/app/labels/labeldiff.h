// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/history/promptdiff.h"
#include "core/layers/composer.h"
#include "core/ports/history.h"

namespace outcrop {

/// Two states of a prompt to compare.
struct PromptStates {
    QString before; ///< a label, a revision, or `now`: the current files
    QString after;
    Selection selection;
    QString client = {}; ///< client whose files are the layers, as in withContext()
};

/// The differences between two states of a prompt.
struct PromptStateDiff {
    QList<PartDifference> differences;
    Diagnostics diagnostics; ///< diagnostics of both states
    QString problem = {};    ///< why one of the states cannot be composed; `diagnostics` has its errors
};

/// Composes both states and compares them; sets `problem` if one cannot be composed. Errors: those of History::labels() and openState().
Result<PromptStateDiff> diffPromptStates(const OpenedWorkspace &current, const History &history, const PromptStates &states);

} // namespace outcrop
