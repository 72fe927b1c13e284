// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// Opens the workspace for a command that needs the store, search or provider settings of config.toml. Commands that only read or fix files open the workspace
/// directly. Errors: those of openWorkspace() and manifestError(), because the command would otherwise silently use defaults.
Result<OpenedWorkspace> openConfiguredWorkspace(const Invocation &invocation);

/// Like openConfiguredWorkspace(), for a command that stores tags. Fails if the taxonomy has errors.
Result<OpenedWorkspace> openWorkspaceForTagging(const Invocation &invocation);

/// Returns the first error of the workspace in one of these files, or nullopt. Null documents are ignored.
std::optional<Error> fileError(const OpenedWorkspace &opened, const QList<DocumentPtr> &files);

} // namespace outcrop
