// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/recoverystore.h"

namespace outcrop {

/// Where the window keeps unsaved text: RecoverySnapshot, RecoveryFindings and the store. One store for each opened
/// workspace, kept as long as it is open. write() waits for the disk, so the window calls it on a worker thread.
using Recovery = RecoveryStore;

} // namespace outcrop
