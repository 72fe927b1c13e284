// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace outcrop {

/// The version of an index's tables. An index of another version is rebuilt, so there are no migrations.
constexpr int searchTablesVersion = 2;

/// Makes the tables; in a database without them.
QByteArray makeSearchTables();
/// Removes them with all they hold.
QByteArray dropSearchTables();

/// A document's row implies its collection: each has a range of numbers, so that a search within one is a search within a range of rows.
constexpr qint64 rowsOfCollection = qint64(1) << 40;

inline qint64 firstRow(qint64 collection)
{
    return collection * rowsOfCollection;
}

inline qint64 lastRow(qint64 collection)
{
    return firstRow(collection + 1) - 1;
}

} // namespace outcrop
