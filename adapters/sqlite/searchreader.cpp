// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/searchreader.h"

#include "adapters/sqlite/searchtables.h"
#include "core/retrieval/documentcheck.h"
#include "core/retrieval/editdistance.h"
#include "core/retrieval/textwords.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cstring>
#include <iterator>
#include <tuple>
#include <utility>

namespace outcrop {
namespace {

/// Returns a string that FTS5 always treats as a phrase.
QByteArray quoteWords(const QString &words)
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

struct Condition {
    QByteArray sql;
    QList<SqlValue> values;
};

/// Returns, for each label that a search requires, a query for the rows that have it. A label is a field, or one of several workloads.
QList<Condition> labelConditions(const IndexQuery &query)
{
    QList<Condition> conditions;
    const auto add = [&conditions](const QString &name, const QStringList &values) {
        QByteArrayList places;
        Condition condition{{}, {toSql(name)}};
        for (const QString &value : values) {
            places.append("?");
            condition.values.append(toSql(value));
        }
        condition.sql = "SELECT row FROM labels WHERE name = ? AND value IN (" + places.join(", ") + ')';
        conditions.append(condition);
    };
    if (!query.workloads.isEmpty())
        add(QString(), query.workloads);
    for (auto field = query.where.cbegin(); field != query.where.cend(); ++field)
        add(field.key(), {field.value()});
    return conditions;
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
    const Status fitsStatus = check(query);
    const Result<QList<QByteArrayList>> terms = fitsStatus ? phrasesOf(query) : Result<QList<QByteArrayList>>(fitsStatus.error());
    if (!terms)
        return terms.error();
    Result<RankedCollections> wordRanking = RankedCollections();
    Result<RankedCollections> vectorRanking = RankedCollections();
    if (!terms->isEmpty() && !asked->isEmpty())
        wordRanking = rankByWords(query, *terms, *asked);
    if (wordRanking && !query.vector.isEmpty() && !asked->isEmpty())
        vectorRanking = rankByEmbedding(query, *asked);
    if (!wordRanking || !vectorRanking)
        return wordRanking ? vectorRanking.error() : wordRanking.error();
    QList<RankedList> lists;
    for (const Collection &collection : *asked) {
        Status doneStatus = addList(lists, collection, RankedList::Ranking::Words, wordRanking->value(collection.number), query.limit);
        if (doneStatus)
            doneStatus = addList(lists, collection, RankedList::Ranking::Meaning, vectorRanking->value(collection.number), query.limit);
        if (!doneStatus)
            return doneStatus.error();
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

/// Returns the first and the last row of the collections.
std::pair<qint64, qint64> SearchReader::rangeOf(const QList<Collection> &collections)
{
    const auto [first, last] = std::minmax_element(
        collections.begin(), collections.end(), [](const Collection &a, const Collection &b) { return a.number < b.number; });
    return {firstRow(first->number), lastRow(last->number)};
}

/// Returns the phrases of each term in FTS5 syntax. All phrases are quoted, so that user input is never an operator. Terms without a word are omitted, because
/// a required term without a word would match no document.
Result<QList<QByteArrayList>> SearchReader::phrasesOf(const IndexQuery &query)
{
    QList<QByteArrayList> terms;
    for (const SearchTerm &term : query.terms) {
        if (wordsOf(term.text).isEmpty())
            continue;
        const Result<QByteArrayList> phrases =
            term.kind == SearchTerm::Kind::Prefix ? wordsWithPrefix(foldWord(term.text)) : QByteArrayList{quoteWords(term.text)};
        if (!phrases)
            return phrases.error();
        terms.append(*phrases);
    }
    return terms;
}

/// Expands a prefix to whole words. The `passages` table contains stems, which may not begin with the prefix: the stem of `deployment` does not begin with
/// `deploym`.
Result<QByteArrayList> SearchReader::wordsWithPrefix(const QString &beginning)
{
    QByteArrayList words{quoteWords(beginning) + '*'};
    const auto read = [&](const SqlRow &row) { words.append(quoteWords(row.text(0))); };
    const Result<qint64> done = m_connection.run("SELECT word FROM vocabulary WHERE word >= $1 AND word < $2 ORDER BY seen DESC, word LIMIT 50",
        {toSql(beginning), toSql(QString(beginning + QChar(0xffff)))}, read);
    return done ? Result<QByteArrayList>(words) : done.error();
}

/// Collects the documents of each phrase. FTS5 reads all documents of a prefix when a query with it begins, so each prefix has a separate query.
Result<PassageMatches> SearchReader::collectMatches(const QList<QByteArrayList> &terms)
{
    QByteArrayList words;
    for (const QByteArrayList &phrases : terms)
        std::copy_if(phrases.begin(), phrases.end(), std::back_inserter(words), [](const QByteArray &phrase) { return !phrase.endsWith('*'); });
    if (!words.isEmpty()) {
        const Result<qint64> done = m_connection.run(
            "SELECT collect_phrases(passages) FROM passages WHERE passages MATCH ? LIMIT 1", {QString::fromUtf8(words.join(" OR "))});
        if (!done)
            return done.error();
    }
    std::vector<PhraseMatches> phraseMatches = std::exchange(m_collector.phrases, {});
    phraseMatches.resize(size_t(words.size())); // no phrase was collected if no row matches
    PassageMatches matches;
    auto next = phraseMatches.begin();
    for (const QByteArrayList &phrases : terms) {
        matches.terms.emplace_back();
        for (const QByteArray &phrase : phrases) {
            Result<PhraseMatches> found = phrase.endsWith('*') ? collectPrefix(phrase) : Result<PhraseMatches>(std::move(*next++));
            if (!found)
                return found.error();
            matches.terms.back().push_back(std::move(*found));
        }
    }
    matches.documents = m_collector.documents;
    matches.tokens = m_collector.tokens;
    return matches;
}

Result<PhraseMatches> SearchReader::collectPrefix(const QByteArray &phrase)
{
    m_collector.beginPhrase();
    // collect_row() returns NULL, so no row leaves SQLite.
    const Result<qint64> done = m_connection.run(
        "SELECT 1 FROM passages WHERE passages MATCH ? AND collect_row(passages) IS NOT NULL", {QString::fromUtf8(phrase)});
    return done ? Result<PhraseMatches>(std::move(m_collector.phrases.back())) : done.error();
}

/// Returns the rows with the labels of the query, sorted; nullopt if it requires none.
Result<std::optional<std::vector<qint64>>> SearchReader::labeledRows(const IndexQuery &query)
{
    using Rows = std::optional<std::vector<qint64>>;
    QByteArrayList statements;
    QList<SqlValue> values;
    for (const Condition &condition : labelConditions(query)) {
        statements.append(condition.sql);
        values += condition.values;
    }
    if (statements.isEmpty())
        return Rows();
    // An aggregate, so that one row leaves SQLite.
    const Result<qint64> done = m_connection.run("SELECT COUNT(collect_number(row)) FROM (" + statements.join(" INTERSECT ") + ')', values);
    if (!done)
        return done.error();
    std::vector<qint64> rows = std::exchange(m_collector.rows, {});
    std::sort(rows.begin(), rows.end());
    return Rows(std::move(rows));
}

/// Ranks the documents of all given collections. Rows between these collections are searched as well.
Result<SearchReader::RankedCollections> SearchReader::rankByWords(const IndexQuery &query, const QList<QByteArrayList> &terms, const QList<Collection> &collections)
{
    Status registerStatus = m_connection.registerCollector(m_collector);
    if (registerStatus)
        registerStatus = m_lengths.begin(m_connection);
    if (!registerStatus)
        return registerStatus.error();
    const auto [first, last] = rangeOf(collections);
    m_collector.begin(first, last);
    Result<std::optional<std::vector<qint64>>> rows = labeledRows(query);
    if (!rows)
        return rows.error();
    Result<PassageMatches> matches = collectMatches(terms);
    if (!matches)
        return matches.error();
    matches->requiresAllTerms = query.join == IndexQuery::Join::All;
    matches->rows = std::move(*rows);
    return rankPassages(*matches, query.limit, [this](qint64 row) { return m_lengths.read(m_connection, row); });
}

Result<SearchReader::RankedCollections> SearchReader::rankByEmbedding(const IndexQuery &query, const QList<Collection> &collections)
{
    const auto [first, last] = rangeOf(collections);
    Condition filter{"SELECT row, vector FROM vectors WHERE model = ? AND row BETWEEN ? AND ?", {toSql(query.vectorModel), first, last}};
    for (const Condition &label : labelConditions(query)) {
        filter.sql += " AND row IN (" + label.sql + ')';
        filter.values += label.values;
    }
    RankedCollections rankedCollections;
    const auto read = [&](const SqlRow &row) {
        if (const double score = cosineSimilarity(query.vector, row.bytes(1)); score > 0)
            rankedCollections[row.integer(0) / rowRangePerCollection].append({row.integer(0), score});
    };
    const Result<qint64> done = m_connection.run(filter.sql, filter.values, read);
    if (!done)
        return done.error();
    for (QList<RankedPassage> &passages : rankedCollections)
        keepBestPassages(passages, query.limit);
    return rankedCollections;
}

Status SearchReader::addList(QList<RankedList> &lists, const Collection &collection, RankedList::Ranking ranking, QList<RankedPassage> rankedPassages, qsizetype limit)
{
    if (const Status doneStatus = breakTies(rankedPassages, limit); !doneStatus)
        return doneStatus;
    RankedList list{collection.name, ranking, {}};
    for (const RankedPassage &hit : std::as_const(rankedPassages)) {
        const Result<SearchDocument> found = document(collection, hit.row);
        if (!found)
            return found.error();
        list.hits.append({*found, hit.score});
    }
    std::stable_sort(list.hits.begin(), list.hits.end(),
        [](const IndexHit &a, const IndexHit &b) { return std::tie(b.score, a.document.id) < std::tie(a.score, b.document.id); });
    if (!list.hits.isEmpty())
        lists.append(list);
    return success();
}

/// Keeps `limit` documents: of those with equal scores, the first ones by ID. Reads only the IDs, because thousands of short documents can have the same score.
Status SearchReader::breakTies(QList<RankedPassage> &rankedPassages, qsizetype limit)
{
    if (rankedPassages.size() <= std::max<qsizetype>(0, limit))
        return success();
    QHash<qint64, QString> ids;
    for (const RankedPassage &hit : std::as_const(rankedPassages)) {
        const Result<qint64> done =
            m_connection.run("SELECT id FROM documents WHERE row = ?", {hit.row}, [&](const SqlRow &columns) { ids.insert(hit.row, columns.text(0)); });
        if (!done)
            return done.error();
    }
    std::sort(rankedPassages.begin(), rankedPassages.end(), [&ids](const RankedPassage &a, const RankedPassage &b) {
        return a.score != b.score ? a.score > b.score : ids.value(a.row) < ids.value(b.row);
    });
    rankedPassages.resize(limit);
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

Result<QStringList> SearchReader::similarWords(const QString &word, int maxEdits, qsizetype limit)
{
    const QString wanted = foldWord(word);
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
            [&](const SqlRow &row) { stats.updateTime = QDateTime::fromString(row.text(0), Qt::ISODateWithMs); });
    return done ? Result<IndexStats>(stats) : done.error();
}

} // namespace outcrop
