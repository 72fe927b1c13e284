// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitesearch.h"

#include "adapters/sqlite/searchreader.h"
#include "adapters/sqlite/searchtables.h"
#include "adapters/sqlite/searchwriter.h"
#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqliteplace.h"

#include <QFile>
#include <QFileInfo>

#include <mutex>

namespace outcrop {
namespace {

/// Two connections to one file: whoever searches does not wait for whoever indexes.
class SqliteSearchIndex final : public SearchIndex
{
public:
    SqliteSearchIndex(SqliteHandle reading, SqliteHandle writing, QString path)
        : m_path(std::move(path)), m_writing(std::move(writing), m_path), m_reading(std::move(reading), m_path)
    {
    }

    QString name() const override { return m_path; }

    Result<QHash<QString, IndexedState>> states(const QString &collection) override
    {
        return read<QHash<QString, IndexedState>>([&](SearchReader &reader) { return reader.states(collection); });
    }

    Status update(const IndexUpdate &update) override
    {
        return write([&](SearchWriter &writer) {
            Status done = writer.put(update.put);
            for (auto gone = update.remove.cbegin(); done && gone != update.remove.cend(); ++gone)
                done = writer.remove(gone.key(), gone.value());
            return done;
        });
    }

    Status rebuild(const std::function<Result<QList<SearchDocument>>()> &next) override
    {
        return write([&](SearchWriter &writer) {
            Status done = writer.clearAll();
            while (done) {
                const Result<QList<SearchDocument>> batch = next();
                if (!batch)
                    return Status(batch.error());
                if (batch->isEmpty())
                    break;
                done = writer.put(*batch);
            }
            return done;
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

    Result<QStringList> wordsLike(const QString &word, int edits, qsizetype limit) override
    {
        return read<QStringList>([&](SearchReader &reader) { return reader.wordsLike(word, edits, limit); });
    }

    Result<IndexStats> stats() override
    {
        Result<IndexStats> stats = read<IndexStats>([](SearchReader &reader) { return reader.stats(); });
        if (stats)
            stats->bytes = QFileInfo(m_path).size();
        return stats;
    }

private:
    /// All questions of one answer see the same state of the index.
    template<typename T>
    Result<T> read(const std::function<Result<T>(SearchReader &)> &work)
    {
        const std::lock_guard lock(m_readingMutex);
        const Result<qint64> begun = m_reading.run("BEGIN", {}, {});
        if (!begun)
            return begun.error();
        SearchReader reader(m_reading);
        Result<T> result = work(reader);
        m_reading.rollback();
        return result;
    }

    Status write(const std::function<Status(SearchWriter &)> &work)
    {
        const std::lock_guard lock(m_writingMutex);
        return inTransaction(m_writing, [&] {
            SearchWriter writer(m_writing);
            const Status done = work(writer);
            return done ? writer.stamp(QDateTime::currentDateTimeUtc()) : done;
        });
    }

    const QString m_path;
    std::mutex m_readingMutex;
    std::mutex m_writingMutex;
    SqliteConnection m_writing; ///< goes last, for only whoever writes can bring the log into the file
    SqliteConnection m_reading;
};

/// Why an index that is there cannot be used as it is, and must begin anew.
struct Useless {
    const char *code;
    QString message;
};

/// Opens one file, and again after it was removed.
class IndexOpening
{
public:
    IndexOpening(QString path, const SqliteSearchSettings &settings) : m_path(std::move(path)), m_settings(settings) { }

    Result<OpenedIndex> open()
    {
        Result<SqliteHandle> writing = usable();
        if (!writing && m_useless) {
            m_findings.append({Severity::Warning, QString::fromLatin1(m_useless->code), m_useless->message, {m_path, {}}});
            removeFiles();
            m_useless.reset();
            writing = usable();
        }
        if (!writing)
            return writing.error();
        Result<SqliteHandle> reading = openSqlite(m_path, SqliteMode::ReadOnly, m_settings.patience);
        if (!reading)
            return reading.error();
        return OpenedIndex{std::make_unique<SqliteSearchIndex>(std::move(*reading), std::move(*writing), m_path), m_findings};
    }

private:
    Result<SqliteHandle> usable()
    {
        const Result<SqlitePlace> place = sqlitePlace(m_path);
        if (!place)
            return place.error();
        m_path = place->path;
        Result<SqliteHandle> handle = openSqlite(m_path, SqliteMode::ReadWrite, m_settings.patience);
        if (!handle)
            return judged(handle.error());
        const Status done = prepared(handle->get());
        return done ? std::move(handle) : judged(done.error());
    }

    Status prepared(sqlite3 *handle)
    {
        Status done = isOurSqlite(handle, m_path);
        if (done && m_settings.check)
            done = checkSqlite(handle, m_path);
        if (done)
            done = useSqliteLog(handle, m_path, m_settings.patience);
        // A copy may lose its last changes with the power, but not its order.
        if (done)
            done = sqliteScript(handle, "PRAGMA synchronous = NORMAL", m_path);
        const Result<qint64> version = done ? sqliteNumber(handle, "PRAGMA user_version", m_path) : Result<qint64>(done.error());
        if (!version)
            return version.error();
        return *version == 0 ? makeTables(handle) : *version == searchTablesVersion ? done : otherVersion(*version);
    }

    Status makeTables(sqlite3 *handle)
    {
        const QByteArray head = "BEGIN IMMEDIATE; PRAGMA application_id = " + QByteArray::number(sqliteApplicationId) + "; PRAGMA user_version = "
            + QByteArray::number(searchTablesVersion) + ';';
        const Status done = sqliteScript(handle, head + dropSearchTables() + makeSearchTables() + "COMMIT;", m_path);
        if (!done)
            static_cast<void>(sqliteScript(handle, "ROLLBACK", m_path));
        return done;
    }

    Status otherVersion(qint64 version)
    {
        m_useless = Useless{"index-old", QStringLiteral("The index %1 has tables of version %2, and this program's are of version %3: it begins anew. Run `outcrop-cli index`.")
                                             .arg(m_path).arg(version).arg(searchTablesVersion)};
        return Error{ErrorCode::Unreadable, m_useless->message};
    }

    /// What is damaged is only a copy. Anything else, such as a full disk, says nothing about the file.
    Error judged(const Error &error)
    {
        if (!m_useless && error.code == ErrorCode::Unreadable)
            m_useless = Useless{"index-damaged", QStringLiteral("%1 It was an index, made of other files, so it was removed and begins anew. Run `outcrop-cli index`.")
                                                     .arg(error.message)};
        return error;
    }

    void removeFiles() const
    {
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(m_path + QLatin1String(suffix));
    }

    QString m_path;
    const SqliteSearchSettings m_settings;
    std::optional<Useless> m_useless;
    Diagnostics m_findings;
};

} // namespace

Result<OpenedIndex> openSqliteIndex(const QString &path, const SqliteSearchSettings &settings)
{
    return IndexOpening(path, settings).open();
}

} // namespace outcrop
