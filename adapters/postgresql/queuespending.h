// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"
#include "core/ports/jobqueue.h"

namespace outcrop {

// The shared cost limit of a run in the queue tables. Both functions lock the run, so that calls reserve their cost one after the other.

/// Implements JobQueue::reserve().
Result<CallReservation> reserveCall(SqlConnection &connection, const LeasedJob &job, const std::optional<Cost> &maxCost);

/// Implements JobQueue::settle().
Status settleCall(
    SqlConnection &connection, const LeasedJob &job, qint64 call, const std::optional<Cost> &cost, const std::optional<QueuedResponse> &response);

/// Runs a statement with a RETURNING clause. Returns the number of rows.
Result<qint64> runAndCountRows(SqlConnection &connection, const QByteArray &sql, const QList<SqlValue> &values);

} // namespace outcrop
