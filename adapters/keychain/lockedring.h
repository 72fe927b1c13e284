// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Whether the Secret Service has this entry and keeps it locked. QtKeychain then reports that there is no entry, as it does where there is none.
bool isLockedAway(const QString &service, const QString &account);

/// Whether the ring that new keys go to is locked. False if unknown.
bool isRingLocked();

} // namespace outcrop
