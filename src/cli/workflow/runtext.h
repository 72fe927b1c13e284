// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/runworkflow.h"
#include "app/workflow/workflowfiles.h"
#include "cli/base/console.h"

namespace outcrop {

/// Prints the status of a workflow: its position, the files of the next step, the verdict and findings of a review, and the next step.
void writeWorkflow(const Console &console, const WorkflowState &state, const WorkflowStep &step, const WorkflowFiles &files);
Json workflowJson(const WorkflowState &state, const WorkflowStep &step, const WorkflowFiles &files);

void writeWorkflows(const Console &console, const QList<WorkflowState> &workflows);
Json workflowsJson(const QList<WorkflowState> &workflows);

/// Prints the files with their targets; with `showsDiff`, also the diffs.
void writeWorkflowFileList(const Console &console, const WorkflowFiles &files, bool showsDiff);
Json workflowFilesJson(const WorkflowFiles &files);

} // namespace outcrop
