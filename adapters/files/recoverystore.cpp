// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/recoverystore.h"

namespace outcrop {

RecoveryStore::RecoveryStore(const QString &, const QString &) { }
RecoveryStore::~RecoveryStore() = default;
Status RecoveryStore::write(const RecoverySnapshot &) { return success(); }
Status RecoveryStore::remove(const QString &) { return success(); }
RecoveryFindings RecoveryStore::orphans() const { return {}; }
Status RecoveryStore::discard(const RecoverySnapshot &) { return success(); }

} // namespace outcrop
