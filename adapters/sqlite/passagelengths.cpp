// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/passagelengths.h"

#include "adapters/sql/sqlconnection.h"
#include "adapters/sqlite/sqlitemessages.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace outcrop {
namespace {

/// Returns the number of tokens in all columns. FTS5 stores one variable-length integer for each column: seven bits in each byte, the highest first. The eighth bit is
/// set in all bytes but the last.
int tokensOf(const QByteArray &columns)
{
    quint64 tokens = 0;
    quint64 column = 0;
    for (const char byte : columns) {
        column = (column << 7) | (quint8(byte) & 0x7f);
        if ((quint8(byte) & 0x80) == 0)
            tokens += std::exchange(column, 0);
    }
    return int(std::min<quint64>(tokens, std::numeric_limits<int>::max()));
}

} // namespace

Status PassageLengths::begin(SqlConnection &connection)
{
    const Result<qint64> version = connection.queryInteger("PRAGMA data_version");
    if (!version)
        return version.error();
    if (std::exchange(m_version, *version) != *version)
        m_lengths.clear();
    return success();
}

Result<int> PassageLengths::read(SqlConnection &connection, qint64 row)
{
    if (const auto known = m_lengths.constFind(row); known != m_lengths.cend())
        return *known;
    std::optional<int> length;
    const Result<qint64> done =
        connection.run("SELECT sz FROM passages_docsize WHERE id = ?", {row}, [&length](const SqlRow &columns) { length = tokensOf(columns.bytes(0)); });
    if (!done)
        return done.error();
    if (!length)
        return Error{ErrorCode::Unreadable, sqlitemessages::databaseError(connection.name(), sqlitemessages::damaged())};
    m_lengths.insert(row, *length);
    return *length;
}

} // namespace outcrop
