// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"

#include <chrono>

namespace outcrop {

// The request rates of providers in the queue tables, which all workers share: a bucket of tokens for each provider, refilled by the server's clock.

/// Implements JobQueue::setRequestRate().
Status setRequestRate(SqlConnection &connection, const QString &provider, double requestsPerMinute);
/// Implements JobQueue::acquireRequestPermit().
Result<std::chrono::milliseconds> acquireRequestPermit(SqlConnection &connection, const QString &provider);
/// Implements JobQueue::pauseRequests().
Status pauseRequests(SqlConnection &connection, const QString &provider, std::chrono::milliseconds duration);

} // namespace outcrop
