// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/recovery.h"

#include <memory>

namespace outcrop {

/// Opens the storage for the workspace's unsaved texts, in the user's state folder. Keep it while the workspace is open.
std::unique_ptr<Recovery> openRecovery(const QString &workspace);

} // namespace outcrop
