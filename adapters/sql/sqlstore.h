// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/recordtables.h"
#include "core/ports/store.h"

namespace outcrop {

/// Creates a store on a connection whose tables exist. A non-empty `readOnlyReason` makes it read-only.
std::unique_ptr<Store> makeSqlStore(std::unique_ptr<SqlConnection> connection, const QString &readOnlyReason = {},
    std::unique_ptr<RecordTables> tables = std::make_unique<RecordTables>());

} // namespace outcrop
