// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitesearch.h"

#include "adapters/sqlite/searchreader.h"
#include "adapters/sqlite/searchtables.h"
#include "adapters/sqlite/searchwriter.h"
#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqlitelocation.h"
#include "adapters/sqlite/sqlitemessages.h"
#include "core/retrieval/documentcheck.h"

#include <QFile>
#include <QFileInfo>

#include <mutex>

namespace outcrop {
namespace {

/// Uses two connections to one file, so that searches do not wait for indexing.
class SqliteSearchIndex final : public SearchIndex
{
public:
    SqliteSearchIndex(std::unique_ptr<SqliteConnection> reading, std::unique_ptr<SqliteConnection> writing)
        : m_writeConnection(std::move(writing)), m_readConnection(std::move(reading))
    {
        m_writeConnection->reportIoErrorsAsUnreadable();
        m_readConnection->reportIoErrorsAsUnreadable();
    }

    QString name() const override { return m_writeConnection->name(); }

    Result<QHash<QString, IndexedState>> states(const QString &collection) override
    {
        return read<QHash<QString, IndexedState>>([&](SearchReader &reader) { return reader.states(collection); });
    }

    Status update(const IndexUpdate &update) override
    {
        return write([&](SearchWriter &writer) {
            Status doneStatus = writer.put(update.documents);
            for (auto removed = update.removedIds.cbegin(); doneStatus && removed != update.removedIds.cend(); ++removed)
                doneStatus = writer.remove(removed.key(), removed.value());
            return doneStatus;
        });
    }

    Status rebuild(const std::function<Result<QList<SearchDocument>>()> &next) override
    {
        return write([&](SearchWriter &writer) {
            const Status clearStatus = writer.clearAll();
            return clearStatus ? storeBatches(
                       next, [&writer](const QList<SearchDocument> &documents) { return writer.put(documents); })
                           : clearStatus;
        });
    }

    Status clear(const QString &collection) override
    {
        return write([&](SearchWriter &writer) { return collection.isEmpty() ? writer.clearAll() : writer.clear(collection); });
    }

    Result<QList<RankedList>> search(const IndexQuery &query) override
    {
        return read<QList<RankedList>>([&](SearchReader &reader) { return reader.search(query); });
    }

    Result<QStringList> similarWords(const QString &word, int edits, qsizetype limit) override
    {
        return read<QStringList>([&](SearchReader &reader) { return reader.similarWords(word, edits, limit); });
    }

    Result<IndexStats> stats() override
    {
        Result<IndexStats> stats = read<IndexStats>([](SearchReader &reader) { return reader.stats(); });
        if (stats)
            stats->bytes = QFileInfo(name()).size();
        return stats;
    }

private:
    /// Runs all queries of a read operation in one transaction, so that they see the same state.
    template<typename T>
    Result<T> read(const std::function<Result<T>(SearchReader &)> &work)
    {
        const std::lock_guard lock(m_readingMutex);
        const Result<qint64> beginResult = m_readConnection->run("BEGIN");
        if (!beginResult)
            return indexError(beginResult.error());
        SearchReader reader(*m_readConnection, m_searchState);
        Result<T> result = work(reader);
        m_readConnection->rollback();
        return result ? std::move(result) : Result<T>(indexError(result.error()));
    }

    Status write(const std::function<Status(SearchWriter &)> &work)
    {
        const std::lock_guard lock(m_writingMutex);
        const Status written = runInTransaction(*m_writeConnection, [&] {
            SearchWriter writer(*m_writeConnection);
            const Status doneStatus = work(writer);
            return doneStatus ? writer.setUpdateTime(QDateTime::currentDateTimeUtc()) : doneStatus;
        });
        return written ? written : Status(indexError(written.error()));
    }

    /// Returns the error with advice for an index: unlike records, a damaged index can be rebuilt.
    Error indexError(const Error &error) const
    {
        return error.code == ErrorCode::Unreadable ? Error{error.code, sqlitemessages::indexUnreadable(name()), error.location} : error;
    }

    std::mutex m_readingMutex;
    std::mutex m_writingMutex;
    SearchState m_searchState; ///< destroyed after the reading connection
    std::unique_ptr<SqliteConnection>
        m_writeConnection; ///< destroyed after the reading connection: only a writing connection can checkpoint the write-ahead log
    std::unique_ptr<SqliteConnection> m_readConnection;
};

/// The reason for discarding an existing index.
struct UnusableIndex {
    const char *code;
    QString message;
};

/// Opens an index file. If it is unusable, deletes it and opens a new one.
class IndexOpener
{
public:
    IndexOpener(QString path, const SqliteSearchSettings &settings) : m_path(std::move(path)), m_settings(settings) { }

    Result<OpenedIndex> open()
    {
        SqliteConnection::OpenResult writing = openUsableIndex();
        if (!writing && m_unusableIndex) {
            m_findings.append({Severity::Warning, QString::fromLatin1(m_unusableIndex->code), m_unusableIndex->message, {m_path, {}}});
            removeFiles();
            m_unusableIndex.reset();
            writing = openUsableIndex();
        }
        if (!writing)
            return writing.error();
        SqliteConnection::OpenResult reading = SqliteConnection::open(m_path, SqliteMode::ReadOnly, m_settings.timeout);
        if (!reading)
            return reading.error();
        return OpenedIndex{std::make_unique<SqliteSearchIndex>(std::move(*reading), std::move(*writing)), m_findings};
    }

private:
    SqliteConnection::OpenResult openUsableIndex()
    {
        const Result<SqliteLocation> location = sqliteLocation(m_path);
        if (!location)
            return location.error();
        m_path = location->path;
        SqliteConnection::OpenResult connection = SqliteConnection::open(m_path, SqliteMode::ReadWrite, m_settings.timeout);
        if (!connection)
            return markIfDamaged(connection.error());
        const Status doneStatus = prepare(**connection);
        return doneStatus ? std::move(connection) : markIfDamaged(doneStatus.error());
    }

    Status prepare(SqliteConnection &connection)
    {
        Status doneStatus = checkApplicationId(connection);
        if (doneStatus && m_settings.checksIntegrity)
            doneStatus = checkSqlite(connection);
        if (doneStatus)
            doneStatus = connection.enableWriteAheadLog(m_settings.timeout);
        // A power failure may lose the last changes, which can be indexed again, but does not corrupt the file.
        if (doneStatus)
            doneStatus = connection.runScript("PRAGMA synchronous = NORMAL");
        const Result<int> version = doneStatus ? connection.version() : Result<int>(doneStatus.error());
        if (!version)
            return version.error();
        return *version == 0 ? createTables(connection) : *version == searchTablesVersion ? doneStatus : markIndexOutdated(*version);
    }

    Status createTables(SqliteConnection &connection)
    {
        const QByteArray head = "PRAGMA application_id = " + QByteArray::number(sqliteApplicationId) + "; PRAGMA user_version = "
            + QByteArray::number(searchTablesVersion) + ';';
        return runInTransaction(
            connection, [&] { return connection.runScript(head + dropSearchTablesSql() + searchTablesSql()); });
    }

    Status markIndexOutdated(int version)
    {
        m_unusableIndex = UnusableIndex{"index-old", sqlitemessages::indexOld(m_path, version, searchTablesVersion)};
        return Error{ErrorCode::Unreadable, m_unusableIndex->message};
    }

    /// Marks a damaged index as unusable. Other errors, such as a full disk, do not mean that the file is damaged.
    Error markIfDamaged(const Error &error)
    {
        if (!m_unusableIndex && error.code == ErrorCode::Unreadable)
            m_unusableIndex = UnusableIndex{"index-damaged", sqlitemessages::indexDamaged(m_path)};
        return error;
    }

    void removeFiles() const
    {
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(m_path + QLatin1String(suffix));
    }

    QString m_path;
    const SqliteSearchSettings m_settings;
    std::optional<UnusableIndex> m_unusableIndex;
    Diagnostics m_findings;
};

} // namespace

Result<OpenedIndex> openSqliteIndex(const QString &path, const SqliteSearchSettings &settings)
{
    return IndexOpener(path, settings).open();
}

} // namespace outcrop
