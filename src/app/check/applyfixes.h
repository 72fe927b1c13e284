// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkfolder.h"
#include "core/documents/workspacechange.h"

namespace outcrop {

/// A fix that was not made, and why.
struct LeftFix {
    Diagnostic finding;
    QString reason; ///< one sentence
};

/// What the fixes in scope make of a workspace. Nothing is written.
struct FixedFolder {
    WorkspaceChange change = {};
    Diagnostics fixed = {}; ///< the findings whose fixes are in the change
    QList<LeftFix> left = {};
};

/// Makes every fix that findings offer, those of one document together where they do not overlap, and checks the result again, since a file whose front matter
/// is readable again says more. A fix that would leave its document worse than before is left.
FixedFolder fixFolder(const OpenedWorkspace &opened, const CheckScope &scope);

/// What became of the files that fixes are for.
struct AppliedFixes {
    QStringList written = {};
    QList<Error> failed = {}; ///< one for each file that could not be written; it is as it was
};

/// Writes the fixes, file by file. What a file was before is kept as a version of it, also where a repository has not got it yet, so that
/// `history restore` undoes them.
AppliedFixes applyFixes(const OpenedWorkspace &opened, const FixedFolder &fixed);

} // namespace outcrop
