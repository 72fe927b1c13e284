// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/runworkflow.h"

namespace outcrop {

/// Adds the findings about the response of a step: the verdict of a review, or the files of other responses that cannot be used. A step with findings
/// needs a person.
void addResponseFindings(const WorkflowWorkspace &workspace, const WorkflowState &state, WorkflowStep &step);

/// Stores the content of an approved response and adds it to the state. The content is plan.md, the files in the code folder, or the checksum and verdict of a review.
/// Never overwrites a file with different content, except plan.md. Errors: those of applyDecision(), but not those of stateAfterDecision().
Status acceptResponse(const WorkflowWorkspace &workspace, WorkflowState &state, const WorkflowStep &step, WorkflowDecision &decision);

/// Returns the files of a response and the findings about them.
Result<ResponseArtifacts> readResponseFiles(const WorkflowWorkspace &workspace, const TurnLocation &location);

} // namespace outcrop
