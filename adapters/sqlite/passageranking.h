// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QSqlDatabase>

#include <memory>

namespace outcrop {

/// Ranks the rows that match an FTS5 query by BM25, in one traversal for all collections. The scores are those of FTS5's bm25() with
/// `passageWeights`, but bm25() reads the length of each document from a table, which takes half of its time, and must be called again for each
/// collection. This class keeps the lengths until the index changes. Must outlive the connection on which it is registered; not thread-safe.
class PassageRanking
{
public:
    struct Row {
        qint64 number = 0;
        double score = 0; ///< higher is better
    };

    PassageRanking();
    ~PassageRanking();
    Q_DISABLE_COPY_MOVE(PassageRanking)

    /// Registers the SQL function `rank_row(passages)`, which adds the current row and returns NULL. Does nothing if it is registered already. Returns an
    /// SQLite result code.
    int registerOn(const QSqlDatabase &database);
    /// Begins a query. `version` is the connection's PRAGMA data_version: if it changes, the stored lengths are discarded.
    void begin(qint64 version);
    /// Returns the rows since begin(), in the order of their numbers.
    QList<Row> takeRows();

    class Query; ///< the part that uses FTS5's interface

private:
    std::unique_ptr<Query> m_query;
    const void *m_registered = nullptr; ///< handle of the connection
    qint64 m_version = -1;
};

} // namespace outcrop
