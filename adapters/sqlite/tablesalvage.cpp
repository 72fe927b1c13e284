// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/tablesalvage.h"

#include <limits>

namespace outcrop {
namespace {

constexpr qint64 farthest = qint64(1) << 40; ///< no table has more rows; ends the search behind a damaged last page

Json valueAt(sqlite3_stmt *row, int column)
{
    switch (sqlite3_column_type(row, column)) {
    case SQLITE_INTEGER: return qint64(sqlite3_column_int64(row, column));
    case SQLITE_FLOAT: return sqlite3_column_double(row, column);
    case SQLITE_NULL: return nullptr;
    default: break;
    }
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(row, column));
    return bytes ? Json(std::string(bytes, size_t(sqlite3_column_bytes(row, column)))) : Json("");
}

Json rowAsJson(sqlite3_stmt *row)
{
    Json object = Json::object();
    for (int column = 0; column < sqlite3_column_count(row); ++column)
        object[sqlite3_column_name(row, column)] = valueAt(row, column);
    return object;
}

} // namespace

qint64 TableSalvage::readAll(const Writer &write)
{
    m_next = 0;
    m_count = 0;
    while (!readFrom(m_next, write)) {
        const qint64 found = nextReadable(m_next);
        m_losses += found < 0 ? QStringLiteral("from %1 on").arg(m_next) : QStringLiteral("%1 to %2").arg(m_next).arg(found - 1);
        if (found < 0)
            break;
        m_next = found;
    }
    return m_count;
}

/// True where the end of the table was reached; else m_next is the first id that could not be read.
bool TableSalvage::readFrom(qint64 id, const Writer &write)
{
    const Result<SqliteStatement> rows = prepareSqlite(m_handle, "SELECT * FROM " + m_table + " NOT INDEXED WHERE id >= $1 ORDER BY id", m_path);
    if (!rows)
        return false;
    sqlite3_bind_int64(rows->get(), 1, id);
    int code = SQLITE_OK;
    while ((code = sqlite3_step(rows->get())) == SQLITE_ROW) {
        const qint64 read = sqlite3_column_int64(rows->get(), 0);
        if (read < m_next) // a damaged page may lead back
            return false;
        write(rowAsJson(rows->get()));
        m_next = read + 1;
        ++m_count;
    }
    return code == SQLITE_DONE;
}

/// Whether the rows from this id on can be begun.
bool TableSalvage::isReadable(qint64 id) const
{
    const Result<SqliteStatement> row = prepareSqlite(m_handle, "SELECT * FROM " + m_table + " NOT INDEXED WHERE id >= $1 ORDER BY id LIMIT 1", m_path);
    if (!row)
        return false;
    sqlite3_bind_int64(row->get(), 1, id);
    const int code = sqlite3_step(row->get());
    return code == SQLITE_DONE || (code == SQLITE_ROW && sqlite3_column_int64(row->get(), 0) >= id);
}

/// Looks with growing steps; -1 where nothing behind can be read.
qint64 TableSalvage::nextReadable(qint64 id) const
{
    for (qint64 step = 1; step < farthest; step *= 2) {
        if (isReadable(id + step))
            return nearestReadable(id + step / 2, id + step);
    }
    return -1;
}

qint64 TableSalvage::nearestReadable(qint64 broken, qint64 readable) const
{
    while (readable - broken > 1) {
        const qint64 middle = broken + (readable - broken) / 2;
        (isReadable(middle) ? readable : broken) = middle;
    }
    return readable;
}

} // namespace outcrop
