// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptinputs.h"
#include "core/documents/workspacechange.h"

namespace outcrop {

/// A saved set of values for inputs: `inputs/winter.yaml` maps names to values. `--vars` can read the same file.
struct InputSet {
    QString name; ///< `winter`
    QString path; ///< relative to the workspace
};

/// Returns the sets of a workspace, sorted by name: the YAML files in `inputs/`.
QList<InputSet> inputSets(const Workspace &workspace);

/// Returns the values of a set with the text that the Inputs form shows. Errors: NotFound, and those of readInputValues().
Result<QList<InputValue>> valuesOfSet(const OpenedWorkspace &opened, const QString &path);

/// Returns the change that writes a set with these values at a path of the workspace. In an existing file, only the values that differ are edited, and names without a
/// value are removed. Errors: Invalid if there are no values, or if a set cannot have this path. For an existing file, also those of readInputValues() and FieldEdits.
Result<WorkspaceChange> planInputSetSave(const OpenedWorkspace &opened, const QString &path, const QList<InputValue> &values);

} // namespace outcrop
