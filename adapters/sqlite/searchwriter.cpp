// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/searchwriter.h"

#include "adapters/sqlite/searchtables.h"
#include "core/retrieval/documentcheck.h"
#include "core/retrieval/textwords.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maxWordLength = 40; ///< maximum length of a vocabulary word; longer ones are hardly ever searched for

QByteArray bytesOf(const QList<float> &vector)
{
    return QByteArray(reinterpret_cast<const char *>(vector.constData()), vector.size() * qsizetype(sizeof(float)));
}

/// Adds `count` to the document count of each distinct word of 2 to 40 characters.
void countWords(const QStringList &texts, qint64 count, QHash<QString, qint64> &seen)
{
    QStringList words;
    for (const QString &text : texts)
        words += wordsOf(text);
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    for (const QString &word : std::as_const(words)) {
        if (word.size() > 1 && word.size() <= maxWordLength)
            seen[word] += count;
    }
}

} // namespace

Status SearchWriter::put(const QList<SearchDocument> &documents)
{
    if (const Status fitsStatus = check(documents); !fitsStatus)
        return fitsStatus;
    WordCounts seen;
    for (const SearchDocument &document : documents) {
        if (const Status doneStatus = putDocument(document, seen); !doneStatus)
            return doneStatus;
    }
    return putWords(seen);
}

Status SearchWriter::check(const QList<SearchDocument> &documents)
{
    VectorDimensions lengths;
    for (const SearchDocument &document : documents) {
        if (document.vectorModel.isEmpty() || lengths.contains(document.vectorModel))
            continue;
        const Result<qint64> bytes = number("SELECT length(vector) FROM vectors WHERE model = $1 LIMIT 1", {toSql(document.vectorModel)}, 0);
        if (!bytes)
            return bytes.error();
        if (*bytes > 0)
            lengths.insert(document.vectorModel, *bytes / qint64(sizeof(float)));
    }
    return checkDocuments(documents, lengths);
}

Status SearchWriter::putDocument(const SearchDocument &document, WordCounts &wordCounts)
{
    const Result<qint64> number = findOrCreateCollection(document.collection);
    if (!number)
        return number.error();
    const Result<qint64> row = prepareRow(*number, document, wordCounts);
    if (!row)
        return row.error();
    Status doneStatus = run("INSERT INTO documents (row, id, collection, path, line, checksum) VALUES ($1, $2, $3, $4, $5, $6)",
        {*row, toSql(document.id), *number, toSql(document.path), qint64(document.line), toSql(document.checksum)});
    if (doneStatus)
        doneStatus = putParts(document, *row);
    countWords({document.title, document.summary, document.tags.join(u'\n'), document.text}, 1, wordCounts);
    return doneStatus;
}

Status SearchWriter::putParts(const SearchDocument &document, qint64 row)
{
    Status doneStatus = run("INSERT INTO passages (rowid, title, summary, tags, body) VALUES ($1, $2, $3, $4, $5)",
        {row, toSql(document.title), toSql(document.summary), toSql(document.tags.join(u'\n')), toSql(document.text)});
    if (doneStatus)
        doneStatus = putLabels(document, row);
    return doneStatus && !document.vector.isEmpty() ? putVector(document, row) : doneStatus;
}

Status SearchWriter::putLabels(const SearchDocument &document, qint64 row)
{
    const QByteArray sql = "INSERT OR IGNORE INTO labels (row, name, value) VALUES ($1, $2, $3)";
    Status doneStatus = success();
    for (const QString &workload : document.workloads)
        doneStatus = doneStatus ? run(sql, {row, toSql(QString()), toSql(workload)}) : doneStatus;
    for (auto field = document.fields.cbegin(); field != document.fields.cend(); ++field)
        doneStatus = doneStatus ? run(sql, {row, toSql(field.key()), toSql(field.value())}) : doneStatus;
    return doneStatus;
}

Status SearchWriter::putVector(const SearchDocument &document, qint64 row)
{
    return run("INSERT INTO vectors (row, model, vector) VALUES ($1, $2, $3)", {row, toSql(document.vectorModel), bytesOf(document.vector)});
}

Status SearchWriter::putWords(const WordCounts &wordCounts)
{
    QStringList words = wordCounts.keys();
    std::sort(words.begin(), words.end()); // in the table's order, so that each page is written once
    for (const QString &word : std::as_const(words)) {
        const qint64 count = wordCounts.value(word);
        Status doneStatus = success();
        if (count > 0)
            doneStatus = run("INSERT INTO vocabulary (word, seen) VALUES ($1, $2) ON CONFLICT (word) DO UPDATE SET seen = seen + excluded.seen", {toSql(word), count});
        else if (count < 0)
            doneStatus = subtractWord(word, -count);
        if (!doneStatus)
            return doneStatus;
    }
    return success();
}

Status SearchWriter::subtractWord(const QString &word, qint64 count)
{
    const Status status = run("DELETE FROM vocabulary WHERE word = $1 AND seen <= $2", {toSql(word), count});
    return status ? run("UPDATE vocabulary SET seen = seen - $1 WHERE word = $2", {count, toSql(word)}) : status;
}

Status SearchWriter::remove(const QString &collection, const QStringList &ids)
{
    WordCounts seen;
    for (const QString &id : ids) {
        const Result<qint64> row = number("SELECT row FROM documents WHERE id = $1 AND collection = (SELECT number FROM collections WHERE name = $2)",
            {toSql(id), toSql(collection)}, -1);
        if (!row)
            return row.error();
        if (const Status doneStatus = *row < 0 ? success() : removeRow(*row, seen); !doneStatus)
            return doneStatus;
    }
    return putWords(seen);
}

Status SearchWriter::clear(const QString &collection)
{
    QStringList ids;
    const auto read = [&](const SqlRow &row) { ids.append(row.text(0)); };
    const Result<qint64> found = m_connection.run(
        "SELECT id FROM documents WHERE collection = (SELECT number FROM collections WHERE name = $1)", {toSql(collection)}, read);
    return found ? remove(collection, ids) : Status(found.error());
}

Status SearchWriter::clearAll()
{
    const Status droppedStatus = m_connection.runScript(dropSearchTablesSql());
    return droppedStatus ? m_connection.runScript(searchTablesSql()) : droppedStatus;
}

Status SearchWriter::setUpdateTime(const QDateTime &now)
{
    return run("INSERT OR REPLACE INTO facts (name, value) VALUES ('updated', $1)", {toSql(now.toUTC().toString(Qt::ISODateWithMs))});
}

Status SearchWriter::removeRow(qint64 row, WordCounts &wordCounts)
{
    const auto forget = [&](const SqlRow &texts) {
        countWords({texts.text(0), texts.text(1), texts.text(2), texts.text(3)}, -1, wordCounts);
    };
    const Result<qint64> read = m_connection.run("SELECT title, summary, tags, body FROM passages WHERE rowid = $1", {row}, forget);
    Status doneStatus = read ? success() : Status(read.error());
    for (const char *sql : {"DELETE FROM passages WHERE rowid = $1", "DELETE FROM labels WHERE row = $1", "DELETE FROM vectors WHERE row = $1",
             "DELETE FROM documents WHERE row = $1"})
        doneStatus = doneStatus ? run(sql, {row}) : doneStatus;
    return doneStatus;
}

Result<qint64> SearchWriter::findOrCreateCollection(const QString &name)
{
    const Status known = run("INSERT OR IGNORE INTO collections (name) VALUES ($1)", {toSql(name)});
    return known ? number("SELECT number FROM collections WHERE name = $1", {toSql(name)}, 0) : Result<qint64>(known.error());
}

/// Returns the document's existing row after clearing it, or the next free row of the collection.
Result<qint64> SearchWriter::prepareRow(qint64 collection, const SearchDocument &document, WordCounts &wordCounts)
{
    const Result<qint64> known = number("SELECT row FROM documents WHERE collection = $1 AND id = $2", {collection, toSql(document.id)}, -1);
    if (!known)
        return known;
    if (*known >= 0) {
        const Status removeStatus = removeRow(*known, wordCounts);
        return removeStatus ? known : Result<qint64>(removeStatus.error());
    }
    return number("SELECT COALESCE(MAX(row) + 1, $1) FROM documents WHERE row BETWEEN $1 AND $2", {firstRow(collection), lastRow(collection)}, 0);
}

Result<qint64> SearchWriter::number(const QByteArray &sql, const QList<SqlValue> &values, qint64 defaultValue)
{
    qint64 found = defaultValue;
    const Result<qint64> done = m_connection.run(sql, values, [&](const SqlRow &row) { found = row.integer(0); });
    return done ? Result<qint64>(found) : done;
}

Status SearchWriter::run(const QByteArray &sql, const QList<SqlValue> &values)
{
    const Result<qint64> done = m_connection.run(sql, values, {});
    return done ? success() : Status(done.error());
}

} // namespace outcrop
