// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns whether the Secret Service has this entry in a locked collection; false if unknown. QtKeychain reports such an entry as missing.
bool isInLockedCollection(const QString &service, const QString &account);

/// Returns whether the default collection is locked; false if unknown.
bool isKeyringLocked();

} // namespace outcrop
