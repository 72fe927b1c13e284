// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/invocation.h"
#include "core/documents/workspacechange.h"

namespace CLI {
class App;
}

namespace outcrop {

/// A document's path as the workspace knows it, for a path of the command line. A path outside stays as it is, and is then found to be none.
QString workspacePath(const Invocation &invocation, const std::string &word);

/// What the files of a change would say afterwards, as unified diffs; moves and new files are described in words. One line each.
QStringList changeLines(const Workspace &workspace, const WorkspaceChange &change);

/// Adds `--force`, which writes a change although it breaks the workspace.
void addForce(CLI::App &command, bool &force);

/// Takes a change to the disk and ends the command: what was written, moved and made is printed, `details` go with it in JSON. Findings that the
/// change brings are reported. A change that brings an error is not made without `force`: ExitCode::Findings, and nothing is written.
/// ExitCode::Done only when everything is on the disk; after a failure, what was written before is reported.
ExitCode takeChange(const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, bool force,
    const Json &details = Json::object());

/// Shows a change and ends the command without writing anything.
ExitCode showChange(const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change,
    const Json &details = Json::object());

} // namespace outcrop
