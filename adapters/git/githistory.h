// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/history.h"

namespace outcrop {

/// The history of a workspace that lies in a git repository. Errors are those of History; NotFound where there is no repository.
Result<std::unique_ptr<History>> openGitHistory(const QString &folder);

} // namespace outcrop
