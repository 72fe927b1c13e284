// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkfolder.h"
#include "core/documents/workspacechange.h"

namespace outcrop {

/// A fix that was not applied, with the reason.
struct SkippedFix {
    Diagnostic finding;
    QString reason; ///< one sentence for users
};

/// The result of applying the fixes in scope, in memory. No file is written.
struct FixPlan {
    WorkspaceChange change = {};
    Diagnostics fixedFindings = {}; ///< the findings that `change` fixes
    QList<SkippedFix> skipped = {};
};

/// Applies the fixes in scope that are not guesses, in memory, and checks again, because a repaired file can reveal more findings. Fixes that overlap are
/// applied in separate passes. A fix that would add errors to its document is rejected.
FixPlan planFixes(const OpenedWorkspace &opened, const CheckScope &scope);

/// The outcome of writing the fixes, per file.
struct AppliedFixes {
    QStringList written = {};
    QList<Error> failed = {}; ///< one for each file that could not be written and is unchanged
};

/// Writes the fixes, file by file. Keeps the previous content of each file as a version, even if Git has not committed it, so that `history restore` can undo
/// the fixes.
AppliedFixes applyFixes(const OpenedWorkspace &opened, const FixPlan &fixPlan);

} // namespace outcrop
