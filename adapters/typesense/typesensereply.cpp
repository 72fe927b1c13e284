// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/typesense/typesensereply.h"

#include "adapters/typesense/typesensedocument.h"
#include "core/retrieval/textwords.h"

#include <QSet>

namespace outcrop {
namespace {

double scoreOf(const Json &hit, RankedList::By by)
{
    const Json value = memberOf(hit, by == RankedList::By::Words ? "text_match" : "vector_distance");
    const double number = value.is_number() ? value.get<double>() : 0;
    return by == RankedList::By::Words ? number : 1 - number;
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
        return Error{ErrorCode::Unreadable, QStringLiteral("%1 was given %2 documents and said something about %3: nobody knows which it has.")
                                                .arg(server).arg(documents.size()).arg(lines.size())};
    qsizetype refused = 0;
    QString first;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const Json line = Json::parse(lines.at(i).begin(), lines.at(i).end(), nullptr, false);
        if (memberOf(line, "success") == Json(true))
            continue;
        if (++refused == 1)
            first = QStringLiteral("“%1” of the collection “%2”: %3").arg(documents.at(i).id, documents.at(i).collection, qString(memberOf(line, "error")).simplified());
    }
    if (refused == 0)
        return success();
    return Error{ErrorCode::Unwritable, QStringLiteral("%1 did not take %2 of %3 documents, the first being %4").arg(server).arg(refused).arg(lines.size()).arg(first)};
}

QList<IndexHit> readHits(const QString &collection, const Json &result, RankedList::By by)
{
    QList<IndexHit> hits;
    for (const Json &hit : memberOf(result, "hits"))
        hits.append({fromTypesense(collection, memberOf(hit, "document")), scoreOf(hit, by)});
    return hits;
}

QMap<QString, qint64> matchedWords(const Json &result)
{
    QMap<QString, qint64> counts;
    for (const Json &hit : memberOf(result, "hits")) {
        QSet<QString> words;
        for (const Json &highlight : memberOf(hit, "highlights")) {
            for (const Json &token : memberOf(highlight, "matched_tokens"))
                words.insert(foldedWord(qString(token)));
        }
        for (const QString &word : words)
            ++counts[word];
    }
    return counts;
}

} // namespace outcrop
