// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/workflow/workflowprompt.h"
#include "core/workflow/workflowprofile.h"

namespace outcrop {

/// A workspace with the profile and the settings of its workflows. `opened` also contains their files that a workspace does not list, such as
/// `.aiwf/config.yml` and `config.yml.example`, so that findings have locations.
struct WorkflowWorkspace {
    OpenedWorkspace opened;
    WorkflowProfile profile;
    WorkflowSettings settings;
    DocumentPtr conventions; ///< conventions.json; null if there is none
    DocumentPtr templates[4];  ///< by WorkflowPhase; null: the built-in template
    DocumentPtr outputs[4];    ///< prompt configurations such as planning-prompt.yml; null if there is none
    Diagnostics diagnostics;

    /// Returns the template of a phase, or the built-in one.
    DocumentPtr phaseTemplate(WorkflowPhase phase) const;
};

/// Finds a profile, its templates and conventions, and the settings. `profile` is the name of a folder in `profiles/`, where `-` and `_` are equal. If it is empty,
/// `.aiwf/config.yml` of the workspace or of the home folder names the profile, or config.toml. Otherwise the only profile is used. Files in `.aiwf/<profile>/` take
/// precedence over those of the profile. Reads the disk; writes no file. Errors: NotFound (no such profile), Invalid (several profiles, none chosen).
Result<WorkflowWorkspace> openWorkflowWorkspace(const OpenedWorkspace &opened, const QString &profile);

/// Returns the names of the folders in `profiles/` that have a configuration or templates. Reads the disk.
QStringList workflowProfiles(const OpenedWorkspace &opened);

/// Returns the text of a file of the workspace folder, listed or not. Errors: those of reading, and Invalid if it is not UTF-8.
Result<QString> readWorkflowText(const QString &folder, const QString &path);

} // namespace outcrop
