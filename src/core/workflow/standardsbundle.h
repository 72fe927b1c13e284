// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/workflowprofile.h"

namespace outcrop {

/// The standards of a scope as one text: standards-bundle.md of a session.
struct StandardsBundle {
    QString text;       ///< empty if the scope has no standards
    QStringList files;  ///< paths of the documents, in the order of the profile
    Diagnostics diagnostics; ///< missing standards, and those that have another name or folder than the profile states
};

/// Finds the standards that a profile lists for a scope: in its folders, else anywhere in the workspace. A name also matches a file with another extension, without
/// `-marked`, or without the words before an underscore: `JAVA_STANDARDS_ORG-marked.rules.yml` matches `ORG.md`. Rules in YAML (`*.rules.yml`) are written as a
/// list with their IDs; those without one of the scope's prefixes are left out.
StandardsBundle standardsBundle(const Workspace &workspace, const WorkflowProfile &profile, const QString &scope);

} // namespace outcrop
