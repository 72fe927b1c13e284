// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/libpq.h"
#include "core/base/result.h"

namespace outcrop {

/// What the server said, or why it said nothing, in words; `name` is where. `result` may be null.
Error postgresError(const PGconn *connection, const PGresult *result, const QString &name);

} // namespace outcrop
