// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/documentcheck.h"

#include "core/retrieval/retrievalmessages.h"

#include <QSet>

namespace outcrop {
namespace {

Error invalid(const SearchDocument &document, const QString &reason)
{
    return {ErrorCode::Invalid, retrievalmessages::cannotIndex(document.id, document.collection, reason)};
}

Status checkVector(const SearchDocument &document, VectorDimensions &dimensions)
{
    if (document.vectorModel.isEmpty())
        return invalid(document, retrievalmessages::vectorWithoutModel());
    const qsizetype length = document.vector.size();
    const auto known = dimensions.constFind(document.vectorModel);
    if (known == dimensions.constEnd())
        dimensions.insert(document.vectorModel, length);
    else if (*known != length)
        return invalid(document, retrievalmessages::vectorLength(length, document.vectorModel, *known));
    return success();
}

} // namespace

Status checkDocuments(const QList<SearchDocument> &documents, VectorDimensions &dimensions)
{
    for (const SearchDocument &document : documents) {
        if (document.collection.isEmpty() || document.id.isEmpty())
            return invalid(document, retrievalmessages::needsCollectionAndId());
        if (document.vector.isEmpty())
            continue;
        if (const Status checkedStatus = checkVector(document, dimensions); !checkedStatus)
            return checkedStatus;
    }
    return success();
}

Status checkQuery(const IndexQuery &query, const VectorDimensions &dimensions)
{
    const auto known = dimensions.constFind(query.vectorModel);
    if (query.vector.isEmpty() || known == dimensions.constEnd() || *known == query.vector.size())
        return success();
    return Error{ErrorCode::Invalid, retrievalmessages::queryVectorLength(query.vector.size(), query.vectorModel, *known)};
}

QList<SearchDocument> withoutDuplicates(const QList<SearchDocument> &documents)
{
    QSet<QPair<QString, QString>> seen;
    QList<SearchDocument> last;
    for (auto document = documents.crbegin(); document != documents.crend(); ++document) {
        const QPair<QString, QString> key(document->collection, document->id);
        if (!seen.contains(key))
            last.append(*document);
        seen.insert(key);
    }
    std::reverse(last.begin(), last.end());
    return last;
}

Status storeBatches(const std::function<Result<QList<SearchDocument>>()> &next,
    const std::function<Status(const QList<SearchDocument> &)> &put)
{
    for (;;) {
        const Result<QList<SearchDocument>> documents = next();
        if (!documents)
            return documents.error();
        if (documents->isEmpty())
            return success();
        if (const Status doneStatus = put(*documents); !doneStatus)
            return doneStatus;
    }
}

void addHit(QList<RankedList> &lists, const QString &collection, RankedList::Ranking ranking, const IndexHit &hit)
{
    if (lists.isEmpty() || lists.last().collection != collection || lists.last().ranking != ranking)
        lists.append({collection, ranking, {}});
    lists.last().hits.append(hit);
}

} // namespace outcrop
