// SPDX-License-Identifier: GPL-3.0-or-later
// bench_search FOLDER: indexes documents.jsonl in a new folder as a workspace does, and runs queries.jsonl against the index. The lists of all
// collections are counted together, as in a search of all of them.
#include "app/knowledge/openindex.h"
#include "tests/bench/search/searchdata.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QTemporaryDir>

using namespace outcrop;
using namespace outcrop::bench;

namespace {

SearchDocument documentOf(const Json &line)
{
    SearchDocument document{qString(line["collection"]), qString(line["id"]), qString(line["title"]), qString(line["summary"]), qString(line["text"])};
    document.workloads = {qString(line["workload"])};
    document.checksum = document.id;
    return document;
}

SearchTerm termOf(const Json &term)
{
    const QString kind = qString(term["kind"]);
    return {qString(term["text"]), kind == QLatin1String("phrase") ? SearchTerm::Kind::Phrase
                                   : kind == QLatin1String("prefix") ? SearchTerm::Kind::Prefix
                                                                     : SearchTerm::Kind::Word};
}

IndexQuery queryOf(const Json &line)
{
    IndexQuery query;
    for (const Json &term : line["terms"])
        query.terms += termOf(term);
    query.join = qString(line["join"]) == QLatin1String("any") ? IndexQuery::Join::Any : IndexQuery::Join::All;
    if (const QString workload = qString(line["workload"]); !workload.isEmpty())
        query.workloads = {workload};
    query.limit = requestedHits;
    return query;
}

/// Returns the time of each batch in milliseconds, or the first error.
Result<QList<double>> indexAll(SearchIndex &index, const QString &file)
{
    QList<double> times;
    QList<SearchDocument> waiting;
    Status done = success();
    const auto put = [&] {
        if (done && !waiting.isEmpty())
            times += milliseconds([&] { done = index.update({waiting}); });
        waiting.clear();
    };
    forEachLine(file, [&](const Json &line) {
        waiting += documentOf(line);
        if (waiting.size() == documentsPerBatch)
            put();
    });
    put();
    return done ? Result<QList<double>>(times) : Result<QList<double>>(done.error());
}

Status runAllQueries(SearchIndex &index, const QString &file, QueryFigures &figures)
{
    Status done = success();
    for (int pass = 0; pass < passes && done; ++pass) {
        forEachLine(file, [&](const Json &line) {
            const IndexQuery query = queryOf(line);
            Result<QList<RankedList>> lists = QList<RankedList>();
            const double time = milliseconds([&] { lists = index.search(query); });
            if (!lists) {
                done = lists.error();
                return;
            }
            qsizetype hits = 0;
            bool isKnown = false;
            for (const RankedList &list : *lists) {
                hits += list.hits.size();
                for (const IndexHit &hit : list.hits)
                    isKnown |= hit.document.id == qString(line["document"]);
            }
            if (pass == 0)
                figures.count(hits, isKnown);
            else
                figures.add(line["kind"].get<std::string>(), time);
        });
    }
    return done;
}

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().fileName().startsWith(QLatin1String("index.db")) ? files.fileInfo().size() : 0;
    }
    return bytes;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // Qt SQL needs an application
    if (argc != 2)
        return failed(QStringLiteral("bench_search FOLDER"));
    const QString data = QString::fromLocal8Bit(argv[1]);
    const QTemporaryDir folder(data + QStringLiteral("/index-XXXXXX"));
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    Result<OpenedIndex> opened = openIndex({folder.path()}, *keys);
    if (!opened)
        return failed(opened.error().message);
    const Result<QList<double>> indexed = indexAll(*opened->index, data + QStringLiteral("/documents.jsonl"));
    if (!indexed)
        return failed(indexed.error().message);
    QueryFigures figures;
    if (const Status asked = runAllQueries(*opened->index, data + QStringLiteral("/queries.jsonl"), figures); !asked)
        return failed(asked.error().message);
    opened->index.reset();
    Json facts = figures.facts();
    facts["bytes"] = bytesIn(folder.path());
    print({{"index", measure(*indexed)}, {"queries", figures.times()}}, facts);
    return 0;
}
