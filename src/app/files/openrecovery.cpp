// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/openrecovery.h"

#include "adapters/files/recoverystore.h"

namespace outcrop {

std::unique_ptr<Recovery> openRecovery(const QString &workspace)
{
    return std::make_unique<RecoveryStore>(workspace);
}

} // namespace outcrop
