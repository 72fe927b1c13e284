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

/// Returns the best rows of each collection and all rows with the same score as the last of them: addList() sorts equal scores by ID.
QHash<qint64, QList<PassageRanking::Row>> bestRows(const QList<PassageRanking::Row> &all, qsizetype limit)
{
    using Row = PassageRanking::Row;
    QHash<qint64, QList<Row>> byCollection;
    for (const Row &row : all)
        byCollection[row.number / rowRangePerCollection].append(row);
    for (QList<Row> &rows : byCollection) {
        const qsizetype kept = std::min(limit, rows.size());
        if (kept == 0)
            rows.clear();
        if (kept == 0 || kept == rows.size())
            continue;
        std::nth_element(rows.begin(), rows.begin() + kept - 1, rows.end(), [](const Row &a, const Row &b) { return a.score > b.score; });
        rows.removeIf([worst = rows[kept - 1].score](const Row &row) { return row.score < worst; });
    }
    return byCollection;
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
    Result<RankedCollections> byWords = RankedCollections();
    Result<RankedCollections> byMeaning = RankedCollections();
    if (!match->isEmpty() && !asked->isEmpty())
        byWords = rankByWords(query, *match, *asked);
    if (byWords && !query.vector.isEmpty() && !asked->isEmpty())
        byMeaning = rankByEmbedding(query, *asked);
    if (!byWords || !byMeaning)
        return byWords ? byMeaning.error() : byWords.error();
    QList<RankedList> lists;
    for (const Collection &collection : *asked) {
        Status done = addList(lists, collection, RankedList::Ranking::Words, byWords->value(collection.number), query.limit);
        if (done)
            done = addList(lists, collection, RankedList::Ranking::Meaning, byMeaning->value(collection.number), query.limit);
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

/// Returns the query in FTS5 syntax; empty if no term has a word. All terms are quoted, so that user input is never an operator. Terms without a word are
/// omitted, because FTS5 would match nothing if one is required.
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

/// Returns the condition for a row: it is between the first and the last collection, and has the labels. A search in several collections also finds the
/// rows of those in between.
SearchReader::Condition SearchReader::filterOf(const IndexQuery &query, const QList<Collection> &collections) const
{
    const auto [first, last] = std::minmax_element(
        collections.begin(), collections.end(), [](const Collection &a, const Collection &b) { return a.number < b.number; });
    Condition filter{" AND %1 BETWEEN ? AND ?", {firstRow(first->number), lastRow(last->number)}};
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

/// Ranks the rows in one traversal, in which the SQL function rank_row() adds each row to the ranking.
Result<SearchReader::RankedCollections> SearchReader::rankByWords(const IndexQuery &query, const QByteArray &match, const QList<Collection> &collections)
{
    if (const Status registered = m_connection.registerRanking(m_ranking); !registered)
        return registered.error();
    const Result<qint64> version = m_connection.queryInteger("PRAGMA data_version");
    if (!version)
        return version.error();
    m_ranking.begin(*version);
    Condition filter = filterOf(query, collections);
    filter.sql.replace("%1", "rowid");
    // The function returns NULL, so no row leaves SQLite.
    const Result<qint64> done = m_connection.run("SELECT 1 FROM passages WHERE passages MATCH ?" + filter.sql + " AND rank_row(passages) IS NOT NULL",
        QList<SqlValue>{QString::fromUtf8(match)} + filter.values);
    return done ? Result<RankedCollections>(bestRows(m_ranking.takeRows(), query.limit)) : done.error();
}

Result<SearchReader::RankedCollections> SearchReader::rankByEmbedding(const IndexQuery &query, const QList<Collection> &collections)
{
    QList<RankedPassage> ranked;
    Condition filter = filterOf(query, collections);
    filter.sql.replace("%1", "row");
    const auto read = [&](const SqlRow &row) {
        if (const double score = cosineSimilarity(query.vector, row.bytes(1)); score > 0)
            ranked.append({row.integer(0), score});
    };
    const Result<qint64> done = m_connection.run("SELECT row, vector FROM vectors WHERE model = ?" + filter.sql,
        QList<SqlValue>{toSql(query.vectorModel)} + filter.values, read);
    return done ? Result<RankedCollections>(bestRows(ranked, query.limit)) : done.error();
}

Status SearchReader::addList(QList<RankedList> &lists, const Collection &collection, RankedList::Ranking ranking, const QList<RankedPassage> &ranked, qsizetype limit)
{
    RankedList list{collection.name, ranking, {}};
    for (const RankedPassage &hit : ranked) {
        const Result<SearchDocument> found = document(collection, hit.number);
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
