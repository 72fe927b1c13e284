// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/workflowprofile.h"

namespace outcrop {

/// The standards of a scope as one document, a session's standards-bundle.md.
struct StandardsBundle {
    QString text;       ///< empty if no standard was found
    QStringList files;  ///< paths of the documents, in the order of the profile
    Diagnostics diagnostics; ///< findings about missing, ambiguous and invalid standards, and about those whose name or folder differs from the profile
};

/// Finds the standards that a profile lists for a scope: in its folders, else anywhere in the workspace. A name also matches a file with another extension,
/// without `-marked`, or without the words before an underscore: `JAVA_STANDARDS_ORG-marked.rules.yml` matches `ORG.md`. YAML rules (`*.rules.yml`) become a
/// list with their IDs; if the scope has prefixes, rules without one of them are omitted.
StandardsBundle buildStandardsBundle(const Workspace &workspace, const WorkflowProfile &profile, const QString &scope);

} // namespace outcrop
