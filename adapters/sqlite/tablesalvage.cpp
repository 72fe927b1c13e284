// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/tablesalvage.h"

#include "adapters/sqlite/sqlitemessages.h"

#include <limits>

namespace outcrop {
namespace {

constexpr qint64 maxId = qint64(1) << 40; ///< larger than any table; limits the search after a damaged last page

} // namespace

qint64 TableSalvage::readAll(const Writer &write)
{
    m_nextId = 0;
    m_count = 0;
    while (!readFrom(m_nextId, write)) {
        const qint64 found = nextReadableId(m_nextId);
        m_losses += found < 0 ? sqlitemessages::idsFrom(m_nextId) : sqlitemessages::idsRange(m_nextId, found - 1);
        if (found < 0)
            break;
        m_nextId = found;
    }
    return m_count;
}

/// Returns true at the end of the table. Otherwise m_nextId is the first ID that could not be read.
bool TableSalvage::readFrom(qint64 id, const Writer &write)
{
    bool hasGoneBack = false;
    const Status doneStatus = m_connection.visit("SELECT * FROM " + m_table + " NOT INDEXED WHERE id >= $1 ORDER BY id", {id}, [&](const SqlRow &row) {
        const qint64 read = row.integer(0);
        hasGoneBack = read < m_nextId; // possible with a damaged page
        if (hasGoneBack)
            return false;
        write(row.toJson());
        m_nextId = read + 1;
        ++m_count;
        return true;
    });
    return doneStatus && !hasGoneBack;
}

/// Returns whether the next row at or after this ID can be read, or there is no such row.
bool TableSalvage::isReadable(qint64 id) const
{
    bool isFound = true;
    const Status doneStatus = m_connection.visit("SELECT * FROM " + m_table + " NOT INDEXED WHERE id >= $1 ORDER BY id LIMIT 1", {id}, [&](const SqlRow &row) {
        isFound = row.integer(0) >= id;
        return false;
    });
    return doneStatus && isFound;
}

/// Returns the next readable ID, or -1 if there is none. Doubles the step until an ID is readable, then bisects.
qint64 TableSalvage::nextReadableId(qint64 id) const
{
    for (qint64 step = 1; step < maxId; step *= 2) {
        if (isReadable(id + step))
            return nearestReadableId(id + step / 2, id + step);
    }
    return -1;
}

qint64 TableSalvage::nearestReadableId(qint64 brokenId, qint64 readableId) const
{
    while (readableId - brokenId > 1) {
        const qint64 middle = brokenId + (readableId - brokenId) / 2;
        (isReadable(middle) ? readableId : brokenId) = middle;
    }
    return readableId;
}

} // namespace outcrop
