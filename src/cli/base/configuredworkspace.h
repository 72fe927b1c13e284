// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// The workspace of a command that goes by config.toml: where records are kept, what is searched, who is asked. Fails also where that file cannot be
/// read, see manifestRefusal(): the command would quietly go by something else. Commands that only read or fix files open the workspace themselves.
Result<OpenedWorkspace> openConfigured(const Invocation &invocation);

/// The same for a command that keeps things under the concepts of the taxonomy: it must not do so by the part of it that could be read.
Result<OpenedWorkspace> openTagging(const Invocation &invocation);

/// The first error of these files, null or not, among all that is wrong with the workspace.
std::optional<Error> fileRefusal(const OpenedWorkspace &opened, const QList<DocumentPtr> &files);

} // namespace outcrop
