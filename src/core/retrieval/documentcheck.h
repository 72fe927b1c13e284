// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

#include <functional>

namespace outcrop {

/// The number of dimensions by embedding model.
using VectorDimensions = QMap<QString, qsizetype>;

/// Checks that an index can store these documents. `dimensions` has the known dimensions. Those of new models are added. Errors: Invalid for a document without a
/// collection or ID, a vector without a model, or a vector whose dimension differs from others of the same model.
Status checkDocuments(const QList<SearchDocument> &documents, VectorDimensions &dimensions);

/// Checks that an index can run a query. Errors: Invalid if the query vector's dimension differs from that of the indexed vectors of its model.
Status checkQuery(const IndexQuery &query, const VectorDimensions &dimensions);

/// Returns only the last document for each collection and ID, in the given order.
QList<SearchDocument> withoutDuplicates(const QList<SearchDocument> &documents);

/// Calls `next` for batches and passes each to `put`, until a batch is empty. Stops at the first error and returns it.
Status storeBatches(const std::function<Result<QList<SearchDocument>>()> &next,
    const std::function<Status(const QList<SearchDocument> &)> &put);

/// Appends a hit to the last list, or starts a new list if the collection or `ranking` differs. Hits must be passed grouped by both.
void addHit(QList<RankedList> &lists, const QString &collection, RankedList::Ranking ranking, const IndexHit &hit);

} // namespace outcrop
