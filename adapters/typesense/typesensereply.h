// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/ports/searchindex.h"

#include <QSet>

namespace outcrop {

/// Whether the server took every document of an import: it answers a line for each, and 200 in any case. Unwritable names the first that it refused
/// with the server's reason, and states their number; Unreadable: the number of lines differs from that of the documents, so the result is unknown.
Status checkImport(const QByteArray &reply, const QList<SearchDocument> &documents, const QString &server);

/// The hits of one search of multi_search, scores as the server gives them: text_match, or the cosine where a vector was asked for.
QList<IndexHit> readHits(const QString &collection, const Json &result, RankedList::By by);

/// The lists of several words as one, of at most `limit`: a document that more of them find is higher, equal ones by their ids.
QList<IndexHit> joined(const QList<IndexHit> &hits, qsizetype limit);

/// What a collection says about itself: see searchForFigures().
struct TypesenseFigures {
    qint64 vectors = 0;
    QSet<QString> models = {};
    qint64 updated = 0; ///< milliseconds since 1970; 0 where there is no document
};
TypesenseFigures readFigures(const Json &result);

/// The words that were found, in small letters without accents, with the number of hits that have them.
QMap<QString, qint64> matchedWords(const Json &result);

} // namespace outcrop
