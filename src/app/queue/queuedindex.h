// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/searchknowledge.h"
#include "app/queue/jobkind.h"
#include "app/queue/queuedrun.h"

namespace outcrop {

// The embeddings of documents as jobs of a queue, one job for each request to the provider. A job contains no text. A worker reads the documents from its copy of the
// workspace and from the team's store, compares the hash of each text, and skips documents that differ.

/// The outcome of indexing with embeddings by workers.
struct QueuedIndexing {
    IndexingReport report; ///< `embeddings` is the number of embeddings that were collected
    QueueProgress progress = {};
};

/// Updates the index without embeddings, so that all documents are found by keyword, and queues the documents whose embedding is missing. Adds embeddings to the
/// index as workers deliver them, each batch in one step, and only to documents whose text is unchanged. While a run is in the queue, no other documents are
/// queued, so that no text is sent twice. `job.rebuildsIndex` is not used. Blocks: call it on a worker thread. Errors: those of indexWorkspace() and of the
/// queue; Invalid if [retrieval] names no embedding model.
Result<QueuedIndexing> runQueuedIndexing(
    const OpenedWorkspace &opened, KeyRing &keys, const IndexJob &job, JobQueue &queue, const QueueSettings &settings, const std::stop_token &stop = {});

/// Returns the jobs of an index for a worker, with the documents of its workspace. Errors: NotAllowed if the run belongs to another workspace or embedding model, or if
/// the worker computes no embeddings. Invalid if the settings name no embedding model. Also those of reading the documents.
Result<std::unique_ptr<RunJobs>> openEmbeddingJobs(const JobContext &context, const QueuedRun &run);

} // namespace outcrop
