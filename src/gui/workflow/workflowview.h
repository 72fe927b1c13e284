// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/runworkflow.h"
#include "models/diff/showndiff.h"
#include "models/workflow/workflowfilesmodel.h"
#include "models/workflow/workflowsteprows.h"

namespace outcrop {

/// The data of one workflow, as shown in the panel.
struct WorkflowView {
    WorkflowState state;
    WorkflowStep step;
    QList<WorkflowStepRow> steps;
    QList<WorkflowFileRow> files;
    QList<ShownDiff> diffs; ///< differences of the files, in the same order
    bool areApproved = false; ///< whether the files may be written
};

/// Reads a workflow with its next step, its files and their differences from the workspace. Does not write files. Reads the disk: call on a worker thread.
Result<WorkflowView> readWorkflowView(const OpenedWorkspace &opened, const QString &id);

/// Returns the state of the current step for the table.
WorkflowStepState stepStateOf(WorkflowStep::Kind kind);
/// Returns one line about a workflow: its phase and iteration, the state of the current step, and the verdict of a review. For a workflow that has
/// ended, returns how it ended.
QString workflowStatusText(const WorkflowView &view);
/// Returns the errors and warnings of the step, one per line, errors first; empty if there are none.
QString workflowFindingsText(const WorkflowView &view);

} // namespace outcrop
