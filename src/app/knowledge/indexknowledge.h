// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/embedder.h"
#include "core/ports/searchindex.h"

#include <functional>

namespace outcrop {

/// What indexing did to one collection.
struct IndexedCollection {
    QString collection;
    qsizetype added = 0;
    qsizetype changed = 0;
    qsizetype removed = 0;
    qsizetype same = 0; ///< not touched
};

struct IndexingReport {
    QList<IndexedCollection> collections; ///< in the order in which they were asked for
    qsizetype meanings = 0;               ///< documents whose vector was asked for
    Diagnostics findings = {};            ///< embeddings that are missing: these documents are found by words only; why the index did not start over
};

/// How an index is brought to what there is.
struct IndexingOptions {
    QStringList collections;      ///< those that were gathered; others in the index stay as they are
    QStringList unread = {};      ///< those that could not be gathered: where the index has some of them, it does not start over
    Embedder *embedder = nullptr; ///< null: no meanings
    /// Everything again, in one step: others see the old index until the new one is whole. Collections that are not gathered are left out of it, but for
    /// those of `unread`: where the index has them, everything is put again into the index that is there.
    bool anew = false;
    std::function<void(qsizetype done, qsizetype all)> progress = {}; ///< after each batch; on the thread that asked
};

/// Puts what is new or changed, by checksums, and removes what is gone. Batch by batch, each whole or absent: what was interrupted goes on where it was.
/// From a worker thread. Errors: Interrupted, and the index's.
Result<IndexingReport> indexKnowledge(SearchIndex &index, const QList<SearchDocument> &documents, const IndexingOptions &options, const std::stop_token &stop);

} // namespace outcrop
