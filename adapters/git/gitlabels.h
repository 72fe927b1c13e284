// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// Returns the labels of the workspace: the tags `outcrop/<label>`, or `outcrop/<folder>/<label>` if the workspace is a folder of the repository. Tags that do
/// not refer to a commit are ignored.
Result<QList<VersionLabel>> gitLabels(const GitRepository &repository);

/// Creates or moves a label. It is a lightweight tag, so that no identity is needed. An empty revision is HEAD. Errors:
/// NotFound if there is no such revision, and those of libgit2.
Result<VersionLabel> setGitLabel(const GitRepository &repository, const QString &name, const QString &revision);

} // namespace outcrop
