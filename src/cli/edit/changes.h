// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/invocation.h"
#include "core/documents/workspacechange.h"

namespace CLI {
class App;
}

namespace outcrop {

/// Returns the workspace path of a path on the command line. The path of a file outside the workspace stays outside, so that no document is found for it.
QString workspacePath(const Invocation &invocation, const std::string &argument);

/// Returns a change as lines: unified diffs of edits and new files, and a line per move.
QStringList changeLines(const Workspace &workspace, const WorkspaceChange &change);

/// Adds `--force`, which writes a change even if it makes the workspace invalid.
void addForce(CLI::App &command, bool &isForced);

/// Writes a change, prints the written files, and returns the exit code. `details` are added to the JSON output. Reports the findings that the change adds.
/// If one of them makes the workspace invalid and `isForced` is false, no file is written and the result is ExitCode::Findings. Returns ExitCode::Done only
/// if all files were written; after a failure, completed writes are reported.
ExitCode writeChange(const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, bool isForced,
    const Json &details = Json::object());

/// Shows a change without writing it. Returns the exit code.
ExitCode showChange(const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change,
    const Json &details = Json::object());

} // namespace outcrop
