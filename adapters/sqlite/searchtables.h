// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <array>

namespace outcrop {

/// The schema version of an index. An index of another version is rebuilt, so there are no migrations.
constexpr int searchTablesVersion = 2;

/// The weight of a word in each column of `passages`: title, summary, tags, body.
constexpr std::array<double, 4> passageWeights{4.0, 2.5, 2.0, 1.0};

/// Returns the SQL that creates the tables.
QByteArray searchTablesSql();
/// Returns the SQL that drops the tables if they exist.
QByteArray dropSearchTablesSql();

/// Each collection has a range of row numbers, so that a search in one collection is a search in a range of rows.
constexpr qint64 rowRangePerCollection = qint64(1) << 40;

inline qint64 firstRow(qint64 collection)
{
    return collection * rowRangePerCollection;
}

inline qint64 lastRow(qint64 collection)
{
    return firstRow(collection + 1) - 1;
}

} // namespace outcrop
