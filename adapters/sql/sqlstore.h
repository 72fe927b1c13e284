// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"
#include "core/ports/store.h"

namespace outcrop {

/// The store over a connection whose tables are there.
std::unique_ptr<Store> makeSqlStore(std::unique_ptr<SqlConnection> connection, const QString &readOnlyReason = {});

} // namespace outcrop
