// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/passageranking.h"

#include <QSqlDatabase>

namespace outcrop {

/// Collects the matches of an FTS5 query through FTS5's extension API. Its SQL functions add to `phrases` and `rows` while a statement runs. Rows that pass
/// through SQLite's virtual machine and Qt would take several times as long. Must outlive the connection on which it is registered; not thread-safe.
class PassageCollector
{
public:
    PassageCollector() = default;
    Q_DISABLE_COPY_MOVE(PassageCollector)

    /// Registers the SQL functions; repeated calls do nothing. Returns an SQLite result code.
    /// - `collect_phrases(passages)`: the matches of every phrase of the query; call it once, on the first row of the query. Returns NULL.
    /// - `collect_row(passages)`: the current row as a match of the query's only phrase. Returns NULL.
    /// - `collect_number(n)`: a row number. Returns NULL.
    int registerOn(const QSqlDatabase &database);

    /// Begins a query: clears the results. Matches outside the range of rows are counted, but not collected.
    void begin(qint64 firstRow, qint64 lastRow);
    /// Adds a phrase, whose matches collect_row() then adds.
    void beginPhrase() { phrases.emplace_back(); }

    std::vector<PhraseMatches> phrases;
    std::vector<qint64> rows;
    qint64 documents = 0; ///< number of documents in the index; 0 if no row matched
    qint64 tokens = 0;    ///< number of tokens in the index

private:
    struct Functions; ///< the part that uses FTS5's interface

    qint64 m_firstRow = 0;
    qint64 m_lastRow = 0;
    const void *m_registered = nullptr; ///< handle of the connection
};

} // namespace outcrop
