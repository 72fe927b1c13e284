// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/searchindex.h"
#include "core/ports/store.h"
#include "core/retrieval/retrievalsettings.h"

#include <stop_token>

namespace outcrop {

/// A workspace's searchable documents.
struct Knowledge {
    QList<SearchDocument> documents; ///< documents of the configured collections, with their checksums
    QStringList collectionsRead = {};       ///< the collections that were read; a configured collection that is missing here may still have documents in the index
    Diagnostics findings = {};       ///< problems, such as a folder that was not read
};

/// Collects the searchable documents in these collections:
/// - **skills**
/// - **memory**: the files in the folder `memory`, and each note of a MEMORY.md
/// - **vault**: a folder of Markdown; outside the workspace, it is read only with `allowsOutside`
/// - **log**: the newest 100,000 interactions of the store
/// - **documents**: layers, agents, profiles, prompts, tasks and other text files
/// Each document is in one collection. Tags that are in the taxonomy become workloads. `store` is null if there is no log or the store cannot be opened. In the second
/// case, the caller removes the log from `collectionsRead`. Reads the disk: call on a worker thread. Errors: Interrupted, and those of the store.
Result<Knowledge> collectKnowledge(const OpenedWorkspace &opened, const RetrievalSettings &settings, Store *store, bool allowsOutside, const std::stop_token &stop);

/// Returns one document for each note of a memory file, as split by readMemoryNotes().
QList<SearchDocument> memoryDocuments(const Document &document, const Taxonomy &taxonomy);
/// Moves the workloads out of `tags` and returns their notations. Other tags remain in `tags`.
QStringList extractWorkloads(QStringList &tags, const Taxonomy &taxonomy);

} // namespace outcrop
