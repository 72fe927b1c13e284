// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/searchindex.h"
#include "core/ports/store.h"
#include "core/retrieval/retrievalsettings.h"

#include <stop_token>

namespace outcrop {

/// What a workspace knows, as documents to be found.
struct Knowledge {
    QList<SearchDocument> documents; ///< of the configured collections, with their checksums
    QStringList gathered = {};       ///< the collections that were read: a configured one that is missing here may have documents all the same
    Diagnostics findings = {};       ///< a folder that is not read
};

/// Gathers what can be found: **skills**; **memory** (the Markdown of the folder `memory`, and each note of a MEMORY.md); the **vault** (a folder of Markdown);
/// the **log** (interactions of the store, newest 100,000); **documents** (layers, agents, prompts, tasks and other texts). Each document is in one collection.
/// Tags that the taxonomy knows become workloads. A vault outside of the workspace is only read with `allowOutside`.
/// `store` is null where nothing was recorded, or where it cannot be opened: the caller says then that the log was not gathered.
/// Reads the disk: from a worker thread. Errors: Interrupted, and those of the store.
Result<Knowledge> collectKnowledge(const OpenedWorkspace &opened, const RetrievalSettings &settings, Store *store, bool allowOutside, const std::stop_token &stop);

/// A document for each note of a file of memories, see readMemoryNotes().
QList<SearchDocument> memoriesOf(const Document &document, const Taxonomy &taxonomy);
/// The workloads among tags, by their notations; tags that are not workloads remain in `tags`.
QStringList takeWorkloads(QStringList &tags, const Taxonomy &taxonomy);

} // namespace outcrop
