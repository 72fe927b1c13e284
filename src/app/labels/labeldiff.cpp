// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/labels/labeldiff.h"

#include "app/labels/versionlabelmessages.h"
#include "app/labels/versionlabels.h"
#include "app/prompt/promptfindings.h"
#include "app/prompt/renderprompt.h"
#include "app/review/workspacestate.h"

namespace outcrop {
namespace {

/// Composes one state. Adds its diagnostics, and the problem if it cannot be composed.
Result<PromptBundle> composePrompt(const OpenedWorkspace &current, const History &history, const PromptStates &states, const QString &name, PromptStateDiff &diff)
{
    const Result<QString> revision = revisionOf(history, name);
    const Result<WorkspaceState> state = revision ? openState(current, history, *revision, states.client) : revision.error();
    if (!state)
        return state.error();
    const Composition prompt = compose(state->clientWorkspace.library, states.selection);
    const Diagnostics found = prompt.diagnostics + blockingDiagnostics(state->clientWorkspace, states.selection);
    diff.diagnostics += found;
    if (hasErrors(found) && diff.problem.isEmpty())
        diff.problem = versionlabelmessages::notComposed(name);
    return prompt.bundle;
}

} // namespace

Result<PromptStateDiff> diffPromptStates(const OpenedWorkspace &current, const History &history, const PromptStates &states)
{
    PromptStateDiff diff;
    const Result<PromptBundle> before = composePrompt(current, history, states, states.before, diff);
    if (!before)
        return before.error();
    const Result<PromptBundle> after = composePrompt(current, history, states, states.after, diff);
    if (!after)
        return after.error();
    if (diff.problem.isEmpty())
        diff.differences = diffPrompts(*before, *after);
    return diff;
}

} // namespace outcrop
