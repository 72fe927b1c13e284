// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QHash>

namespace outcrop {

class SqlConnection;

/// The lengths of indexed documents, kept between searches until the index changes. Not thread-safe.
class PassageLengths
{
public:
    /// Begins a search in a read transaction. Discards the lengths if the connection's PRAGMA data_version has changed: another connection or another
    /// process has changed the index. The connection must not change it itself. Errors: those of the connection.
    Status begin(SqlConnection &connection);
    /// Returns the number of tokens of the document in a row. Errors: Unreadable if the index is damaged, and those of the connection.
    Result<int> read(SqlConnection &connection, qint64 row);

private:
    QHash<qint64, int> m_lengths; ///< by row
    qint64 m_version = -1;
};

} // namespace outcrop
