// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresindex.h"

#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresindexquery.h"
#include "adapters/postgresql/postgresindexrows.h"
#include "adapters/postgresql/postgresindextables.h"
#include "core/retrieval/documentcheck.h"
#include "core/retrieval/editdistance.h"
#include "core/retrieval/textwords.h"

#include <mutex>

namespace outcrop {
namespace {

constexpr qsizetype documentsPerStatement = 200; ///< documents per statement, whose text is held in memory several times

// The word counts are updated in the same statement that deletes or inserts the documents.
const QByteArray removeSql = "WITH gone AS (DELETE FROM documents USING json_to_recordset($1::json) AS given(collection text, id text)"
                             "  WHERE documents.collection = given.collection AND documents.id = given.id RETURNING words),"
                             " lost AS (SELECT substr(form, 2) AS word, count(*) AS n FROM gone, unnest(tsvector_to_array(words)) AS form"
                             "  WHERE form LIKE '=%' GROUP BY 1)"
                             " UPDATE words SET documents = documents - lost.n FROM lost WHERE words.word = lost.word";
const QByteArray insertSql = "WITH come AS (INSERT INTO documents SELECT given.* FROM json_to_recordset($1::json) AS given(collection text, id text, title text,"
                          "  summary text, body text, tags text, workloads text[], path text, line integer, fields jsonb, checksum text, model text,"
                          "  vector real[], words tsvector) RETURNING words),"
                          " gained AS (SELECT substr(form, 2) AS word, count(*) AS n FROM come, unnest(tsvector_to_array(words)) AS form"
                          "  WHERE form LIKE '=%' GROUP BY 1)"
                          " INSERT INTO words (word, documents) SELECT word, n FROM gained"
                          " ON CONFLICT (word) DO UPDATE SET documents = words.documents + EXCLUDED.documents";

Status toStatus(const Result<qint64> &done)
{
    return done ? success() : Status(done.error());
}

/// Returns the number of dimensions by embedding model.
Result<VectorDimensions> readDimensions(PostgresConnection &connection)
{
    VectorDimensions lengths;
    const Result<qint64> asked = connection.run("SELECT model, length FROM models", {}, [&](const SqlRow &row) {
        lengths.insert(row.text(0), row.integer(1));
    });
    return asked ? Result<VectorDimensions>(lengths) : Result<VectorDimensions>(asked.error());
}

/// A connection shared by threads, with its mutex.
struct SharedConnection {
    std::unique_ptr<PostgresConnection> connection;
    std::mutex mutex = {};
};

class PostgresIndex final : public SearchIndex
{
public:
    PostgresIndex(std::unique_ptr<PostgresConnection> reader, std::unique_ptr<PostgresConnection> writer,
        PostgresExtensions extensions)
        : m_reader{std::move(reader)}
        , m_writer{std::move(writer)}
        , m_extensions(std::move(extensions))
    {
    }

    QString name() const override { return m_reader.connection->name(); }
    Result<QHash<QString, IndexedState>> states(const QString &collection) override;
    Status update(const IndexUpdate &update) override;
    Status rebuild(const std::function<Result<QList<SearchDocument>>()> &next) override;
    Status clear(const QString &collection) override;
    Result<QList<RankedList>> search(const IndexQuery &query) override;
    Result<QStringList> similarWords(const QString &word, int edits, qsizetype limit) override;
    Result<IndexStats> stats() override;

private:
    Result<qint64> read(const SqlStatement &statement, const SqlConnection::RowReader &reader);
    Status runChange(const std::function<Status()> &work);
    Status writeAll(std::initializer_list<const char *> statements);
    Status put(const QList<SearchDocument> &documents);
    Status putModels(const QList<SearchDocument> &documents);
    Status checkVector(const IndexQuery &query);
    Status addLists(const std::optional<SqlStatement> &statement, RankedList::Ranking ranking, QList<RankedList> &lists);

    // Separate connections, so that searches do not wait for changes.
    SharedConnection m_reader;
    SharedConnection m_writer;
    PostgresExtensions m_extensions;
};

Result<qint64> PostgresIndex::read(const SqlStatement &statement, const SqlConnection::RowReader &reader)
{
    const std::lock_guard lock(m_reader.mutex);
    return m_reader.connection->run(statement.sql, statement.values, reader);
}

/// Serializes writers with an advisory lock, so that updates of word counts cannot deadlock.
Status PostgresIndex::runChange(const std::function<Status()> &work)
{
    const std::lock_guard lock(m_writer.mutex);
    return runInTransaction(*m_writer.connection, [&]() -> Status {
        const Result<qint64> lockResult = m_writer.connection->run("SELECT pg_advisory_xact_lock(hashtext(current_schema()))");
        if (!lockResult)
            return lockResult.error();
        if (const Status doneStatus = work(); !doneStatus)
            return doneStatus;
        return toStatus(m_writer.connection->run("UPDATE state SET changed = $1", {QDateTime::currentMSecsSinceEpoch()}));
    });
}

Status PostgresIndex::writeAll(std::initializer_list<const char *> statements)
{
    for (const char *sql : statements) {
        if (const Result<qint64> done = m_writer.connection->run(sql); !done)
            return done.error();
    }
    return success();
}

Result<QHash<QString, IndexedState>> PostgresIndex::states(const QString &collection)
{
    QHash<QString, IndexedState> states;
    const Result<qint64> asked = read({"SELECT id, checksum, model FROM documents WHERE collection = $1", {toSql(collection)}}, [&](const SqlRow &row) {
        states.insert(row.text(0), {row.text(1), row.text(2)});
    });
    return asked ? Result<QHash<QString, IndexedState>>(states) : Result<QHash<QString, IndexedState>>(asked.error());
}

/// Validates the vectors and stores the number of dimensions of each new model.
Status PostgresIndex::putModels(const QList<SearchDocument> &documents)
{
    Result<VectorDimensions> lengths = readDimensions(*m_writer.connection);
    if (!lengths)
        return lengths.error();
    if (const Status checkedStatus = checkDocuments(documents, *lengths); !checkedStatus)
        return checkedStatus;
    for (auto it = lengths->begin(); it != lengths->end(); ++it) {
        const QList<SqlValue> values = {toSql(it.key()), qint64(it.value())};
        const Result<qint64> kept = m_writer.connection->run("INSERT INTO models VALUES ($1, $2) ON CONFLICT DO NOTHING", values);
        if (!kept)
            return kept.error();
    }
    return success();
}

Status PostgresIndex::put(const QList<SearchDocument> &documents)
{
    if (const Status checkedStatus = putModels(documents); !checkedStatus)
        return checkedStatus;
    const QList<SearchDocument> fresh = withoutDuplicates(documents);
    for (qsizetype at = 0; at < fresh.size(); at += documentsPerStatement) {
        const QList<SearchDocument> batch = fresh.mid(at, documentsPerStatement);
        if (const Result<qint64> removed = m_writer.connection->run(removeSql, {keysJson(batch, {})}); !removed)
            return removed.error();
        if (const Result<qint64> done = m_writer.connection->run(insertSql, {documentsJson(batch)}); !done)
            return done.error();
    }
    return success();
}

Status PostgresIndex::update(const IndexUpdate &update)
{
    return runChange([&]() -> Status {
        if (const Result<qint64> removed = m_writer.connection->run(removeSql, {keysJson({}, update.removedIds)}); !removed)
            return removed.error();
        return put(update.documents);
    });
}

/// Rebuilds the index in one transaction, so that other connections read the old documents until it ends.
Status PostgresIndex::rebuild(const std::function<Result<QList<SearchDocument>>()> &next)
{
    return runChange([&]() -> Status {
        if (const Status clearStatus = writeAll({"DELETE FROM documents", "DELETE FROM words", "DELETE FROM models"}); !clearStatus)
            return clearStatus;
        return storeBatches(next, [this](const QList<SearchDocument> &documents) { return put(documents); });
    });
}

Status PostgresIndex::clear(const QString &collection)
{
    return runChange([&]() -> Status {
        if (collection.isEmpty())
            return writeAll({"DELETE FROM documents", "DELETE FROM words", "DELETE FROM models"});
        QStringList ids;
        const Result<qint64> asked = m_writer.connection->run("SELECT id FROM documents WHERE collection = $1", {toSql(collection)},
            [&](const SqlRow &row) { ids += row.text(0); });
        return asked ? toStatus(m_writer.connection->run(removeSql, {keysJson({}, {{collection, ids}})})) : Status(asked.error());
    });
}

/// Adds one list per collection. The rows are grouped by collection.
Status PostgresIndex::addLists(const std::optional<SqlStatement> &statement, RankedList::Ranking ranking, QList<RankedList> &lists)
{
    if (!statement)
        return success();
    return toStatus(read(*statement, [&](const SqlRow &row) {
        const SearchDocument document = readDocument(row);
        addHit(lists, document.collection, ranking, {document, row.real(12)});
    }));
}

Status PostgresIndex::checkVector(const IndexQuery &query)
{
    if (query.vector.isEmpty())
        return success();
    const std::lock_guard lock(m_reader.mutex);
    const Result<VectorDimensions> lengths = readDimensions(*m_reader.connection);
    return lengths ? checkQuery(query, *lengths) : Status(lengths.error());
}

Result<QList<RankedList>> PostgresIndex::search(const IndexQuery &query)
{
    if (const Status checkedStatus = checkVector(query); !checkedStatus)
        return checkedStatus.error();
    QList<RankedList> lists;
    if (const Status doneStatus = addLists(keywordQuery(query), RankedList::Ranking::Words, lists); !doneStatus)
        return doneStatus.error();
    if (const Status done = addLists(embeddingQuery(query, m_extensions), RankedList::Ranking::Meaning, lists); !done)
        return done.error();
    std::stable_sort(lists.begin(), lists.end(), [](const RankedList &a, const RankedList &b) { return a.collection < b.collection; });
    return lists;
}

Result<QStringList> PostgresIndex::similarWords(const QString &word, int edits, qsizetype limit)
{
    const QString foldedWord = foldWord(word);
    SimilarWords near(foldedWord, edits);
    const std::lock_guard lock(m_reader.mutex);
    if (usesTrigrams(foldedWord, edits, m_extensions)) {
        const SqlStatement setStatement = setSimilarityStatement(foldedWord, edits);
        if (const Result<qint64> done = m_reader.connection->run(setStatement.sql, setStatement.values); !done)
            return done.error();
    }
    const SqlStatement statement = similarWordsQuery(foldedWord, edits, m_extensions);
    const Result<qint64> asked = m_reader.connection->run(statement.sql, statement.values, [&](const SqlRow &row) { near.add(row.text(0), row.integer(1)); });
    return asked ? Result<QStringList>(near.first(limit)) : asked.error();
}

Result<IndexStats> PostgresIndex::stats()
{
    IndexStats stats;
    Result<qint64> asked = read({"SELECT collection, count(*), count(vector) FROM documents GROUP BY collection ORDER BY collection", {}},
        [&](const SqlRow &row) { stats.collections.append({row.text(0), row.integer(1), row.integer(2)}); });
    if (asked)
        asked = read({"SELECT DISTINCT model FROM documents WHERE model <> '' ORDER BY model", {}},
            [&](const SqlRow &row) { stats.vectorModels += row.text(0); });
    if (asked)
        asked = read({"SELECT pg_total_relation_size('documents') + pg_total_relation_size('words'), changed FROM state", {}}, [&](const SqlRow &row) {
            stats.bytes = row.integer(0);
            if (!row.isNull(1))
                stats.updateTime = QDateTime::fromMSecsSinceEpoch(row.integer(1), Qt::UTC);
        });
    return asked ? Result<IndexStats>(stats) : Result<IndexStats>(asked.error());
}

} // namespace

Result<OpenedIndex> openPostgresIndex(const PostgresSettings &settings)
{
    const QString schema = settings.schema + QStringLiteral("_index");
    auto reader = PostgresConnection::open(settings, schema);
    if (!reader)
        return reader.error();
    OpenedIndex opened;
    const Result<PostgresExtensions> extensions = prepareIndexTables(**reader, schema, opened.findings);
    if (!extensions)
        return extensions.error();
    auto writer = PostgresConnection::open(settings, schema);
    if (!writer)
        return writer.error();
    opened.index = std::make_unique<PostgresIndex>(std::move(*reader), std::move(*writer), *extensions);
    return opened;
}

} // namespace outcrop
