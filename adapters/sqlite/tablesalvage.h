// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"
#include "core/base/json.h"

#include <QStringList>

#include <functional>

namespace outcrop {

/// Reads one table row by row, by ascending id, and steps over what a damaged page hides.
class TableSalvage
{
public:
    using Writer = std::function<void(const Json &)>;

    TableSalvage(SqliteConnection &connection, QByteArray table) : m_connection(connection), m_table(std::move(table)) { }

    /// Gives each row to `write`; how many there were.
    qint64 readAll(const Writer &write);
    /// The ids that could not be read, as ranges in words; `12 to 40`.
    QStringList losses() const { return m_losses; }

private:
    bool readFrom(qint64 id, const Writer &write);
    bool isReadable(qint64 id) const;
    qint64 nextReadable(qint64 id) const;
    qint64 nearestReadable(qint64 broken, qint64 readable) const;

    SqliteConnection &m_connection;
    QByteArray m_table;
    qint64 m_next = 0; ///< the first id that has not been read
    qint64 m_count = 0;
    QStringList m_losses;
};

} // namespace outcrop
