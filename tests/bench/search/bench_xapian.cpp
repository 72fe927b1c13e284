// SPDX-License-Identifier: GPL-3.0-or-later
// bench_xapian FOLDER: the same documents and queries with Xapian, used as documented: a TermGenerator with Porter's stemmer, BM25, and weights of four
// for the title and two for the description. The five collections are boolean terms; hits are identified by each document's data.
#include "tests/bench/search/searchdata.h"

#include <QDirIterator>
#include <QTemporaryDir>

#include <xapian.h>

using namespace outcrop;
using namespace outcrop::bench;

namespace {

std::string text(const Json &line, const char *name)
{
    return line[name].get<std::string>();
}

Xapian::Document documentOf(const Json &line, Xapian::TermGenerator &generator)
{
    Xapian::Document document;
    generator.set_document(document);
    generator.index_text(text(line, "title"), 4);
    generator.increase_termpos();
    generator.index_text(text(line, "summary"), 2);
    generator.increase_termpos();
    generator.index_text(text(line, "text"));
    document.add_boolean_term(std::string("W").append(text(line, "workload")));
    document.add_boolean_term(std::string("XC").append(text(line, "collection")));
    document.add_boolean_term(std::string("Q").append(text(line, "id")));
    document.set_data(line.dump());
    return document;
}

Xapian::Query termOf(const Json &term, const Xapian::Stem &stem)
{
    const std::string words = text(term, "text");
    if (text(term, "kind") == "prefix")
        return Xapian::Query(Xapian::Query::OP_WILDCARD, words);
    if (text(term, "kind") == "word")
        return Xapian::Query(std::string("Z").append(stem(words)));
    std::vector<std::string> row;
    for (const QString &word : QString::fromStdString(words).split(u' '))
        row.push_back(word.toStdString());
    return Xapian::Query(Xapian::Query::OP_PHRASE, row.begin(), row.end(), Xapian::termcount(row.size()));
}

Xapian::Query queryOf(const Json &line, const Xapian::Stem &stem)
{
    std::vector<Xapian::Query> terms;
    for (const Json &term : line["terms"])
        terms.push_back(termOf(term, stem));
    const bool matchesAny = text(line, "join") == "any";
    const Xapian::Query query(matchesAny ? Xapian::Query::OP_OR : Xapian::Query::OP_AND, terms.begin(), terms.end());
    const std::string workload = text(line, "workload");
    return workload.empty() ? query : Xapian::Query(Xapian::Query::OP_FILTER, query, Xapian::Query(std::string("W").append(workload)));
}

QList<double> indexAll(const std::string &path, const QString &file, const Xapian::Stem &stem)
{
    Xapian::WritableDatabase database(path, Xapian::DB_CREATE_OR_OVERWRITE);
    Xapian::TermGenerator generator;
    generator.set_stemmer(stem);
    QList<double> times;
    std::vector<Json> waiting;
    const auto put = [&](bool last) {
        times += milliseconds([&] {
            for (const Json &line : waiting)
                database.replace_document(std::string("Q").append(text(line, "id")), documentOf(line, generator));
            if (last)
                database.commit(); // Xapian also commits automatically after every 10,000 documents
        });
        waiting.clear();
    };
    forEachLine(file, [&](const Json &line) {
        waiting.push_back(line);
        if (waiting.size() == documentsPerBatch)
            put(false);
    });
    put(true);
    return times;
}

/// Returns the best ten hits of each collection, as the other index does.
QStringList runQuery(Xapian::Enquire &enquire, const Xapian::Query &query)
{
    QStringList ids;
    for (const char *collection : {"documents", "log", "memory", "skills", "vault"}) {
        enquire.set_query(Xapian::Query(Xapian::Query::OP_FILTER, query, Xapian::Query(std::string("XC") + collection)));
        const Xapian::MSet hits = enquire.get_mset(0, requestedHits);
        for (auto hit = hits.begin(); hit != hits.end(); ++hit)
            ids += qString(Json::parse(hit.get_document().get_data())["id"]);
    }
    return ids;
}

void runAllQueries(const std::string &path, const QString &file, const Xapian::Stem &stem, QueryFigures &figures)
{
    const Xapian::Database database(path);
    Xapian::Enquire enquire(database);
    for (int pass = 0; pass < passes; ++pass) {
        forEachLine(file, [&](const Json &line) {
            QStringList ids;
            const double time = milliseconds([&] { ids = runQuery(enquire, queryOf(line, stem)); });
            if (pass == 0)
                figures.count(ids.size(), ids.contains(qString(line["document"])));
            else
                figures.add(text(line, "kind"), time);
        });
    }
}

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2)
        return failed(QStringLiteral("bench_xapian FOLDER"));
    const QString data = QString::fromLocal8Bit(argv[1]);
    const QTemporaryDir folder(data + QStringLiteral("/xapian-XXXXXX"));
    const std::string path = folder.filePath(QStringLiteral("index")).toStdString();
    const Xapian::Stem stem("porter");
    try {
        const QList<double> indexed = indexAll(path, data + QStringLiteral("/documents.jsonl"), stem);
        QueryFigures figures;
        runAllQueries(path, data + QStringLiteral("/queries.jsonl"), stem, figures);
        Json facts = figures.facts();
        facts["bytes"] = bytesIn(folder.path());
        print({{"index", measure(indexed)}, {"queries", figures.times()}}, facts);
    } catch (const Xapian::Error &error) {
        return failed(QString::fromStdString(error.get_description()));
    }
    return 0;
}
