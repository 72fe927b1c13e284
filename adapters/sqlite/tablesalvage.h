// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"
#include "core/base/json.h"

#include <QStringList>

#include <functional>

namespace outcrop {

/// Reads a table row by row in ascending order of IDs and skips the rows of damaged pages.
class TableSalvage
{
public:
    using Writer = std::function<void(const Json &)>;

    TableSalvage(SqliteConnection &connection, QByteArray table) : m_connection(connection), m_table(std::move(table)) { }

    /// Passes each readable row to `write`. Returns their number.
    qint64 readAll(const Writer &write);
    /// Returns the ranges of unreadable IDs for display, such as `12 to 40`.
    QStringList losses() const { return m_losses; }

private:
    bool readFrom(qint64 id, const Writer &write);
    bool isReadable(qint64 id) const;
    qint64 nextReadableId(qint64 id) const;
    qint64 nearestReadableId(qint64 brokenId, qint64 readableId) const;

    SqliteConnection &m_connection;
    QByteArray m_table;
    qint64 m_nextId = 0; ///< the first ID that was not read yet
    qint64 m_count = 0;
    QStringList m_losses;
};

} // namespace outcrop
