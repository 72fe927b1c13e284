// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/storedworkflow.h"
#include "app/workflow/workflowworkspace.h"
#include "core/diff/unifieddiff.h"

namespace outcrop {

/// A file of a workflow with its target in the workspace.
struct WorkflowFile {
    QString artifact; ///< path in the code folder of the iteration
    QString target;   ///< path in the workspace
    QString problem;  ///< why the file cannot be written; empty if it can
    FileDiff diff;    ///< difference from the target to the file; without hunks if they are equal
    QByteArray bytes;
    Checksum present; ///< checksum of the target; empty if it does not exist

    bool isUnchanged() const { return problem.isEmpty() && !present.isEmpty() && diff.isEmpty(); }
};

/// The files of a workflow: those of a response that waits for approval, else those of the last iteration that has approved files.
struct WorkflowFiles {
    QList<WorkflowFile> files;
    bool areApproved = false;
    int iteration = 0; ///< 0: there are no files
    Diagnostics diagnostics;
};

/// Returns the files with their targets and differences. The target is the path in `output_directory`, which is a value of the workflow or of the profile's metadata. For
/// a Java, Kotlin, Scala or Groovy file without a folder, its package is inserted. If `target_files` lists paths, only these are allowed. A target must be inside the
/// workspace, not hidden, and not in sessions/.
WorkflowFiles workflowFiles(const WorkflowWorkspace &workspace, const StoredWorkflow &workflow);

/// Writes approved files to their targets, except those with a problem, and returns the written paths. A target that changed since `files` was computed is not
/// overwritten. NotAllowed in that case, and if no files are approved. The journal keeps the previous contents, except those of the last commit.
Result<QStringList> writeWorkflowFiles(const QString &folder, const WorkflowFiles &files);

} // namespace outcrop
