// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlstatements.h"

namespace outcrop {

/// A filter as ` WHERE …` with its values; empty for no condition.
Result<SqlStatement> sqlCondition(const SqlTable &table, const RecordFilter &filter);

/// The error for a field that a table does not have.
Error unknownField(const SqlTable &table, const QString &field);

} // namespace outcrop
