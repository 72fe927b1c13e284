// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/searchreader.h"

#include "adapters/sqlite/searchtables.h"
#include "core/retrieval/documentcheck.h"
#include "core/retrieval/editdistance.h"
#include "core/retrieval/textwords.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cstring>
#include <tuple>

namespace outcrop {
namespace {

/// Returns a string that FTS5 always treats as a phrase.
QByteArray quoted(const QString &words)
{
    QByteArray text = words.toUtf8();
    text.replace('"', ' ');
    return '"' + text + '"';
}

/// Returns the cosine similarity of two vectors of length 1, or -1 if their dimensions differ.
double cosineSimilarity(const QList<float> &one, const QByteArray &bytes)
{
    if (bytes.size() != one.size() * qsizetype(sizeof(float)))
        return -1;
    QVarLengthArray<float, 4096> other(one.size());
    std::memcpy(other.data(), bytes.constData(), size_t(bytes.size()));
    float sum = 0;
    for (qsizetype i = 0; i < one.size(); ++i)
        sum += one[i] * other[i];
    return double(sum);
}

} // namespace

Result<QHash<QString, IndexedState>> SearchReader::states(const QString &collection)
{
    QHash<QString, IndexedState> states;
    const auto read = [&](const SqlRow &row) { states.insert(row.text(0), {row.text(1), row.text(2)}); };
    const Result<qint64> done = m_connection.run("SELECT id, checksum, model FROM documents LEFT JOIN vectors USING (row) "
                                                 "WHERE collection = (SELECT number FROM collections WHERE name = $1)",
        {toSql(collection)}, read);
    return done ? Result<QHash<QString, IndexedState>>(states) : done.error();
}

Result<QList<RankedList>> SearchReader::search(const IndexQuery &query)
{
    const Result<QList<Collection>> asked = collections(query.collections);
    if (!asked)
        return asked.error();
    const Status fits = check(query);
    const Result<QByteArray> match = fits ? matchOf(query) : Result<QByteArray>(fits.error());
    if (!match)
        return match.error();
    QList<RankedList> lists;
    for (const Collection &collection : *asked) {
        Status done = success();
        if (!match->isEmpty())
            done = addList(lists, collection, RankedList::By::Words, rankByWords(query, *match, collection.number), query.limit);
        if (done && !query.vector.isEmpty())
            done = addList(lists, collection, RankedList::By::Meaning, rankByEmbedding(query, collection.number), query.limit);
        if (!done)
            return done.error();
    }
    return lists;
}

Status SearchReader::check(const IndexQuery &query)
{
    if (query.vector.isEmpty())
        return success();
    VectorDimensions lengths;
    const auto read = [&](const SqlRow &row) { lengths.insert(query.vectorModel, row.integer(0) / qint64(sizeof(float))); };
    const Result<qint64> done = m_connection.run("SELECT length(vector) FROM vectors WHERE model = ? LIMIT 1", {toSql(query.vectorModel)}, read);
    return done ? checkQuery(query, lengths) : Status(done.error());
}

Result<QList<SearchReader::Collection>> SearchReader::collections(const QStringList &names)
{
    QList<Collection> found;
    const auto read = [&](const SqlRow &row) {
        if (const QString name = row.text(1); names.isEmpty() || names.contains(name))
            found.append({row.integer(0), name});
    };
    const Result<qint64> done = m_connection.run("SELECT number, name FROM collections ORDER BY name", {}, read);
    return done ? Result<QList<Collection>>(found) : done.error();
}

/// Returns the query in FTS5 syntax. All terms are quoted, so that user input is never an operator. Terms without a word are omitted, because FTS5 would
/// match nothing if one is required.
Result<QByteArray> SearchReader::matchOf(const IndexQuery &query)
{
    QByteArrayList parts;
    for (const SearchTerm &term : query.terms) {
        if (wordsOf(term.text).isEmpty())
            continue;
        const Result<QByteArray> part =
            term.kind == SearchTerm::Kind::Prefix ? wordsWithPrefix(foldedWord(term.text)) : quoted(term.text);
        if (!part)
            return part;
        parts.append(*part);
    }
    return parts.join(query.join == IndexQuery::Join::All ? " AND " : " OR ");
}

/// Expands a prefix to whole words. The `passages` table contains stems, which may not begin with the prefix: the stem of `deployment` does not begin with
/// `deploym`.
Result<QByteArray> SearchReader::wordsWithPrefix(const QString &beginning)
{
    QByteArrayList words{quoted(beginning) + '*'};
    const auto read = [&](const SqlRow &row) { words.append(quoted(row.text(0))); };
    const Result<qint64> done = m_connection.run("SELECT word FROM vocabulary WHERE word >= $1 AND word < $2 ORDER BY seen DESC, word LIMIT 50",
        {toSql(beginning), toSql(QString(beginning + QChar(0xffff)))}, read);
    return done ? Result<QByteArray>('(' + words.join(" OR ") + ')') : done.error();
}

SearchReader::Condition SearchReader::filterOf(const IndexQuery &query, qint64 collection) const
{
    Condition filter{" AND %1 BETWEEN ? AND ?", {firstRow(collection), lastRow(collection)}};
    const auto filterByLabel = [&](const QString &name, const QStringList &values) {
        QByteArrayList places;
        filter.values.append(toSql(name));
        for (const QString &value : values) {
            places.append("?");
            filter.values.append(toSql(value));
        }
        // The plus prevents SQLite from running the FTS5 query again for each row with the label.
        filter.sql += " AND +%1 IN (SELECT row FROM labels WHERE name = ? AND value IN (" + places.join(", ") + "))";
    };
    if (!query.workloads.isEmpty())
        filterByLabel(QString(), query.workloads);
    for (auto field = query.where.cbegin(); field != query.where.cend(); ++field)
        filterByLabel(field.key(), {field.value()});
    return filter;
}

/// Returns the best hits and all hits with the same score as the last of them: FTS5 would cut off equal ranks by row number, while addList() sorts them by
/// ID.
Result<QList<SearchReader::Ranked>> SearchReader::rankByWords(const IndexQuery &query, const QByteArray &match, qint64 collection)
{
    QList<Ranked> ranked;
    Condition filter = filterOf(query, collection);
    filter.sql.replace("%1", "rowid");
    const QByteArray select = "SELECT rowid, rank FROM passages WHERE passages MATCH ?" + filter.sql;
    const QList<SqlValue> values = QList<SqlValue>{QString::fromUtf8(match)} + filter.values;
    const auto read = [&](const SqlRow &row) { ranked.append({row.integer(0), -row.real(1)}); };
    Result<qint64> done = m_connection.run(select + " ORDER BY rank LIMIT ?", values + QList<SqlValue>{qint64(query.limit + 1)}, read);
    if (done && ranked.size() > query.limit && ranked[query.limit].score == ranked[query.limit - 1].score) {
        const double worst = -ranked.last().score; // FTS5 ranks are negative scores
        ranked.clear();
        done = m_connection.run(select + " AND rank <= ? ORDER BY rank", values + QList<SqlValue>{worst}, read);
    }
    return done ? Result<QList<Ranked>>(ranked) : done.error();
}

Result<QList<SearchReader::Ranked>> SearchReader::rankByEmbedding(const IndexQuery &query, qint64 collection)
{
    QList<Ranked> ranked;
    Condition filter = filterOf(query, collection);
    filter.sql.replace("%1", "row");
    const auto read = [&](const SqlRow &row) {
        ranked.append({row.integer(0), cosineSimilarity(query.vector, row.bytes(1))});
    };
    const Result<qint64> done = m_connection.run("SELECT row, vector FROM vectors WHERE model = ?" + filter.sql,
        QList<SqlValue>{toSql(query.vectorModel)} + filter.values, read);
    if (!done)
        return done.error();
    ranked.removeIf([](const Ranked &hit) { return hit.score <= 0; });
    const qsizetype kept = std::min(query.limit, ranked.size());
    if (kept == 0)
        return QList<Ranked>();
    std::nth_element(ranked.begin(), ranked.begin() + kept - 1, ranked.end(), [](const Ranked &a, const Ranked &b) { return a.score > b.score; });
    ranked.removeIf([worst = ranked[kept - 1].score](const Ranked &hit) { return hit.score < worst; });
    return ranked;
}

Status SearchReader::addList(QList<RankedList> &lists, const Collection &collection, RankedList::By by, const Result<QList<Ranked>> &ranked,
                             qsizetype limit)
{
    if (!ranked)
        return ranked.error();
    RankedList list{collection.name, by, {}};
    for (const Ranked &hit : *ranked) {
        const Result<SearchDocument> found = document(collection, hit.row);
        if (!found)
            return found.error();
        list.hits.append({*found, hit.score});
    }
    std::stable_sort(list.hits.begin(), list.hits.end(),
        [](const IndexHit &a, const IndexHit &b) { return std::tie(b.score, a.document.id) < std::tie(a.score, b.document.id); });
    list.hits.resize(std::min(limit, list.hits.size()));
    if (!list.hits.isEmpty())
        lists.append(list);
    return success();
}

Result<SearchDocument> SearchReader::document(const Collection &collection, qint64 row)
{
    SearchDocument found{collection.name, {}};
    const auto read = [&](const SqlRow &columns) {
        found.id = columns.text(0);
        found.path = columns.text(1);
        found.line = int(columns.integer(2));
        found.checksum = columns.text(3);
        found.title = columns.text(4);
        found.summary = columns.text(5);
        found.tags = columns.text(6).split(u'\n', Qt::SkipEmptyParts);
        found.text = columns.text(7);
        found.vectorModel = columns.text(8);
    };
    const Result<qint64> done = m_connection.run(
        "SELECT id, path, line, checksum, title, summary, tags, body, model FROM documents JOIN passages ON passages.rowid = documents.row "
        "LEFT JOIN vectors ON vectors.row = documents.row WHERE documents.row = ?",
        {row}, read);
    if (!done)
        return done.error();
    const Status labels = readLabels(found, row);
    return labels ? Result<SearchDocument>(found) : labels.error();
}

Status SearchReader::readLabels(SearchDocument &document, qint64 row)
{
    const auto read = [&](const SqlRow &label) {
        if (const QString name = label.text(0); name.isEmpty())
            document.workloads.append(label.text(1));
        else
            document.fields.insert(name, label.text(1));
    };
    const Result<qint64> done = m_connection.run("SELECT name, value FROM labels WHERE row = ? ORDER BY name, value", {row}, read);
    return done ? success() : Status(done.error());
}

Result<QStringList> SearchReader::wordsLike(const QString &word, int maxEdits, qsizetype limit)
{
    const QString wanted = foldedWord(word);
    SimilarWords near(wanted, maxEdits);
    const auto read = [&](const SqlRow &row) { near.add(row.text(0), row.integer(1)); };
    const Result<qint64> done = m_connection.run("SELECT word, seen FROM vocabulary WHERE length(word) BETWEEN ? AND ?",
        {qint64(wanted.size() - maxEdits), qint64(wanted.size() + maxEdits)}, read);
    return done ? Result<QStringList>(near.first(limit)) : done.error();
}

Result<IndexStats> SearchReader::stats()
{
    IndexStats stats;
    const auto count = [&](const SqlRow &row) { stats.collections.append({row.text(0), row.integer(1), row.integer(2)}); };
    Result<qint64> done = m_connection.run("SELECT name, COUNT(*), COUNT(vectors.row) FROM documents JOIN collections ON number = collection "
                                           "LEFT JOIN vectors ON vectors.row = documents.row GROUP BY name ORDER BY name",
        {}, count);
    if (done)
        done = m_connection.run("SELECT DISTINCT model FROM vectors ORDER BY model", {}, [&](const SqlRow &row) { stats.vectorModels.append(row.text(0)); });
    if (done)
        done = m_connection.run("SELECT value FROM facts WHERE name = 'updated'", {},
            [&](const SqlRow &row) { stats.updated = QDateTime::fromString(row.text(0), Qt::ISODateWithMs); });
    return done ? Result<IndexStats>(stats) : done.error();
}

} // namespace outcrop
