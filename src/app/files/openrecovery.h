// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/recovery.h"

#include <memory>

namespace outcrop {

/// Where the unsaved texts of a workspace are kept: below the user's state folder. Keep it as long as the workspace is open.
std::unique_ptr<Recovery> openRecovery(const QString &workspace);

} // namespace outcrop
