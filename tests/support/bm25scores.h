// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <algorithm>
#include <cmath>
#include <functional>

namespace outcrop::testing {

/// Returns the scores of FTS5's bm25() by ID, for all documents of a collection that match an FTS5 query. Uses a separate connection to the index file.
inline QHash<QString, double> bm25Scores(const QString &path, const QString &collection, const QString &match)
{
    QHash<QString, double> scores;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("bm25"));
        database.setDatabaseName(path);
        database.open();
        QSqlQuery query(database);
        query.prepare(QStringLiteral("SELECT id, -bm25(passages, 4.0, 2.5, 2.0, 1.0) FROM passages JOIN documents ON documents.row = passages.rowid "
                                     "JOIN collections ON number = collection WHERE passages MATCH ? AND name = ?"));
        query.addBindValue(match);
        query.addBindValue(collection);
        query.exec();
        while (query.next())
            scores.insert(query.value(0).toString(), query.value(1).toDouble());
    }
    QSqlDatabase::removeDatabase(QStringLiteral("bm25"));
    return scores;
}

/// Compares a list with all scores of its collection. Returns the first difference; empty if it has the best scores and, except for ties at its end, the same
/// documents.
inline QString differenceFromBm25(const RankedList &list, const QHash<QString, double> &expected, qsizetype limit)
{
    if (list.hits.size() != std::min(limit, expected.size()))
        return QStringLiteral("%1: %2 hits, not %3").arg(list.collection).arg(list.hits.size()).arg(std::min(limit, expected.size()));
    QList<double> best = expected.values();
    std::sort(best.begin(), best.end(), std::greater<>());
    for (qsizetype i = 0; i < list.hits.size(); ++i) {
        const IndexHit &hit = list.hits[i];
        if (std::abs(hit.score - best[i]) > 1e-9 || std::abs(hit.score - expected.value(hit.document.id)) > 1e-9)
            return QStringLiteral("%1, hit %2, %3: %4, not %5").arg(list.collection).arg(i + 1).arg(hit.document.id).arg(hit.score).arg(best[i]);
    }
    return {};
}

} // namespace outcrop::testing
