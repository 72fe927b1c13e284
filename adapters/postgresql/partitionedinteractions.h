// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/recordtables.h"

namespace outcrop {

/// Interactions in one partition for each month (UTC), with figures by week and workload that triggers maintain. The partitions, figures and functions are
/// described in `migrations/0007-forward.sql`.
class PartitionedInteractions final : public RecordTables
{
public:
    /// Adds the partitions for the months of the rows.
    Status prepareRows(SqlConnection &connection, const SqlTable &table, const QList<SqlValue> &values) override;
    /// Computes the figures of weeks with removed or replaced interactions. If that fails, the statements read these weeks from the interactions.
    void prepareFigures(SqlConnection &connection, const SqlTable &table) override;
    Result<SqlStatement> groupStatement(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter) const override;
    Result<SqlStatement> countStatement(const SqlTable &table, const RecordFilter &filter) const override;
    Result<RemovedRecords> removeWholeMonths(SqlConnection &connection, const QDateTime &until) override;
};

/// Adds the partitions for the current and the next month, so that writers rarely have to add one and wait for each other. Errors can be ignored.
Status createCurrentMonths(SqlConnection &connection);

/// Computes the figures of all weeks with removed or replaced interactions. Errors can be ignored: the figures remain correct, but slower to read.
Status refreshWeeklyFigures(SqlConnection &connection);

} // namespace outcrop
