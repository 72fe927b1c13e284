// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/embedder.h"
#include "core/ports/searchindex.h"

#include <functional>

namespace outcrop {

/// The changes to one collection of the index.
struct IndexedCollection {
    QString collection;
    qsizetype added = 0;
    qsizetype changed = 0;
    qsizetype removed = 0;
    qsizetype unchangedDocuments = 0; ///< with the same checksum; a missing embedding may still be added
};

/// The changes of an index.
struct IndexingReport {
    QList<IndexedCollection> collections; ///< in the order of IndexingOptions::collections
    qsizetype embeddings = 0;             ///< number of documents that received an embedding
    Diagnostics findings = {};            ///< missing embeddings, so that documents are found by words only; why a rebuild was not possible
};

struct IndexingOptions {
    QStringList collections;      ///< the collections that were read; others in the index are not changed
    QStringList unreadCollections = {};      ///< collections that could not be read; if the index has documents of one, it is not rebuilt
    Embedder *embedder = nullptr; ///< computes embeddings; null: none are indexed
    /// Rebuilds the index in one step: readers see the old index until the new one is complete. Collections that were not read are dropped, except those in `unread`. If
    /// the index has documents of one of these, all documents are written to the existing index instead.
    bool rebuildsIndex = false;
    std::function<void(qsizetype doneStatus, qsizetype all)> progress = {}; ///< called after each batch, on the calling thread
};

/// Adds new and changed documents, as determined by their checksums, and missing embeddings. Removes deleted documents. Each batch is atomic, so an
/// interrupted run can continue. Call on a worker thread. Errors: Interrupted, and those of the index.
Result<IndexingReport> indexKnowledge(SearchIndex &index, const QList<SearchDocument> &documents, const IndexingOptions &options, const std::stop_token &stop);

} // namespace outcrop
