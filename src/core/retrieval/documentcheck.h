// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

#include <functional>

namespace outcrop {

/// How long the vectors of a model are, by the model's name.
using VectorLengths = QMap<QString, qsizetype>;

/// Whether an index can take these documents. `lengths` is what it holds already; models that are new to it are added. Invalid: a document without a
/// collection or an id, a vector without its model, one of another length than its model's others.
Status checkDocuments(const QList<SearchDocument> &documents, VectorLengths &lengths);

/// Invalid: the query's vector is of another length than those it would be compared with.
Status checkQuery(const IndexQuery &query, const VectorLengths &lengths);

/// Of documents that name the same thing the last one, in the order of the given ones.
QList<SearchDocument> withoutRepeats(const QList<SearchDocument> &documents);

/// Gives `put` what `next` gives, batch by batch until that is empty. Ends with the first that fails.
Status putBatches(const std::function<Result<QList<SearchDocument>>()> &next, const std::function<Status(const QList<SearchDocument> &)> &put);

/// Adds a hit to the last list, or begins one: hits come by collection and way.
void addHit(QList<RankedList> &lists, const QString &collection, RankedList::By by, const IndexHit &hit);

} // namespace outcrop
