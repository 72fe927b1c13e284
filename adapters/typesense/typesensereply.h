// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/ports/searchindex.h"

#include <QSet>

namespace outcrop {

/// Checks whether the server accepted every document of an import. The server reports one line per document and always returns status 200. Errors: Unwritable with the
/// number of rejected documents and the reason for the first. Unreadable if the number of lines differs, because the result is then unknown.
Status checkImport(const QByteArray &reply, const QList<SearchDocument> &documents, const QString &server);

/// Returns the hits of one multi_search result. Scores are text_match, or the cosine similarity for a vector search.
QList<IndexHit> readHits(const QString &collection, const Json &result, RankedList::Ranking ranking);

/// Merges the hits of several searches and returns at most `limit`: the scores of a document are added, and equal scores are sorted by ID.
QList<IndexHit> mergeHits(const QList<IndexHit> &hits, qsizetype limit);

/// The statistics of a collection, requested by statsSearch().
struct TypesenseStats {
    qint64 vectors = 0;
    QSet<QString> models = {};
    qint64 updateTime = 0; ///< milliseconds since 1970; 0 if there are no documents
};
TypesenseStats readStats(const Json &result);

/// Returns the matched words, in lower case without accents, with their number of hits.
QMap<QString, qint64> matchedWords(const Json &result);

} // namespace outcrop
