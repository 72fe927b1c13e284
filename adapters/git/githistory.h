// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/history.h"

namespace outcrop {

/// Opens the history of a workspace in a git repository. Errors: NotFound if there is no repository, and the errors of GitRepository::open().
Result<std::unique_ptr<History>> openGitHistory(const QString &folder);

} // namespace outcrop
