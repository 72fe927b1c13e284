// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlstatements.h"

namespace outcrop {

/// Converts a filter to ` WHERE …` with its values, or to an empty string if it has no conditions. Errors: Invalid
/// for an unknown field.
Result<SqlStatement> sqlCondition(const SqlTable &table, const RecordFilter &filter);

/// Returns the error for a field that a table does not have.
Error unknownField(const SqlTable &table, const QString &field);

} // namespace outcrop
