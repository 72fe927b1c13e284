// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/typesense/typesensereply.h"

#include "adapters/typesense/typesensedocument.h"
#include "adapters/typesense/typesensemessages.h"
#include "core/retrieval/textwords.h"

#include <algorithm>

namespace outcrop {
namespace {

double scoreOf(const Json &hit, RankedList::Ranking ranking)
{
    const Json value = memberOf(hit, ranking == RankedList::Ranking::Words ? "text_match" : "vector_distance");
    const double number = value.is_number() ? value.get<double>() : 0;
    return ranking == RankedList::Ranking::Words ? number : 1 - number;
}

QList<QByteArray> linesOf(const QByteArray &reply)
{
    QList<QByteArray> lines;
    for (const QByteArray &line : reply.split('\n')) {
        if (!line.trimmed().isEmpty())
            lines += line;
    }
    return lines;
}

} // namespace

Status checkImport(const QByteArray &reply, const QList<SearchDocument> &documents, const QString &server)
{
    const QList<QByteArray> lines = linesOf(reply);
    if (lines.size() != documents.size())
        return Error{ErrorCode::Unreadable, typesensemessages::unknownImportResult(server, documents.size(), lines.size())};
    qsizetype requestRejected = 0;
    QString first;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const Json line = Json::parse(lines.at(i).begin(), lines.at(i).end(), nullptr, false);
        if (memberOf(line, "success") == Json(true))
            continue;
        if (++requestRejected == 1)
            first = typesensemessages::documentProblem(documents.at(i).id, documents.at(i).collection, qString(memberOf(line, "error")).simplified());
    }
    if (requestRejected == 0)
        return success();
    return Error{ErrorCode::Unwritable, typesensemessages::documentsRejected(server, requestRejected, lines.size(), first)};
}

QList<IndexHit> readHits(const QString &collection, const Json &result, RankedList::Ranking ranking)
{
    QList<IndexHit> hits;
    for (const Json &hit : memberOf(result, "hits"))
        hits.append({fromTypesense(collection, memberOf(hit, "document")), scoreOf(hit, ranking)});
    return hits;
}

QList<IndexHit> mergeHits(const QList<IndexHit> &hits, qsizetype limit)
{
    QMap<QString, IndexHit> hitsById;
    for (const IndexHit &hit : hits) {
        const auto known = hitsById.find(hit.document.id);
        if (known == hitsById.end())
            hitsById.insert(hit.document.id, hit);
        else
            known->score += hit.score;
    }
    QList<IndexHit> list = hitsById.values();
    std::stable_sort(list.begin(), list.end(), [](const IndexHit &a, const IndexHit &b) { return a.score > b.score; });
    return list.first(std::min(limit, list.size()));
}

TypesenseStats readStats(const Json &result)
{
    TypesenseStats figures;
    for (const Json &facet : memberOf(result, "facet_counts")) {
        for (const Json &count : memberOf(facet, "counts")) {
            figures.models.insert(qString(memberOf(count, "value")));
            figures.vectors += numberIn(count, "count");
        }
    }
    for (const Json &hit : memberOf(result, "hits"))
        figures.updateTime = std::max(figures.updateTime, numberIn(memberOf(hit, "document"), "put_at"));
    return figures;
}

QMap<QString, qint64> matchedWords(const Json &result)
{
    QMap<QString, qint64> counts;
    for (const Json &hit : memberOf(result, "hits")) {
        QSet<QString> words;
        for (const Json &highlight : memberOf(hit, "highlights")) {
            for (const Json &token : memberOf(highlight, "matched_tokens"))
                words.insert(foldWord(qString(token)));
        }
        for (const QString &word : words)
            ++counts[word];
    }
    return counts;
}

} // namespace outcrop
