// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/recordtables.h"

namespace outcrop {

Status RecordTables::prepareRows(SqlConnection &, const SqlTable &, const QList<SqlValue> &)
{
    return success();
}

void RecordTables::prepareFigures(SqlConnection &, const SqlTable &) { }

Result<SqlStatement> RecordTables::groupStatement(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter) const
{
    return outcrop::groupStatement(table, grouping, filter);
}

Result<SqlStatement> RecordTables::countStatement(const SqlTable &table, const RecordFilter &filter) const
{
    return outcrop::countStatement(table, filter);
}

Result<RemovedRecords> RecordTables::removeWholeMonths(SqlConnection &, const QDateTime &)
{
    return RemovedRecords();
}

} // namespace outcrop
