// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/collectknowledge.h"
#include "app/knowledge/indexknowledge.h"
#include "app/knowledge/openindex.h"
#include "core/retrieval/searchrun.h"

#include <memory>

namespace outcrop {

class Providers;

/// Options for updating a workspace's index.
struct IndexJob {
    bool rebuildsIndex = false;
    bool allowsOutside = false;
    bool ignoresTaxonomyErrors = false; ///< whether to index if the taxonomy has errors, with the tags that could be read
    std::function<void(qsizetype done, qsizetype all)> progress = {};
};
/// Indexes the collections in [retrieval] of config.toml. Sends texts to a provider if `embeddings` names one; without embeddings, `providers` may be null.
/// Call on a worker thread. Errors: Invalid if the taxonomy has errors, unless the job ignores them; those of openIndex(), collectKnowledge() and
/// indexKnowledge().
Result<IndexingReport> indexWorkspace(const OpenedWorkspace &opened, KeyRing &keys, Providers *providers,
    const IndexJob &job, const std::stop_token &stop);

/// Searches the workspace's index. The search includes embeddings if `embeddings` names a provider and the index has its vectors. If the provider fails, the
/// search uses words only and adds a finding. Call on a worker thread. Errors: those of runSearch() and openIndex(), Invalid for an unknown or unconfigured
/// collection, NotFound if there is no index yet.
Result<SearchResult> searchKnowledge(const OpenedWorkspace &opened, const SearchRequest &request, KeyRing &keys, Providers *providers, const std::stop_token &stop);

/// Collects the documents to index. If the store cannot be opened, that is reported and the indexed log is kept. Errors: those of collectKnowledge().
Result<Knowledge> collectWorkspaceKnowledge(const OpenedWorkspace &opened, const RetrievalSettings &settings, KeyRing &keys, bool allowsOutside, const std::stop_token &stop);

/// Returns the host that texts are sent to for embeddings. Empty if it is in the local network or no known provider is set.
QString remoteEmbeddingHost(const OpenedWorkspace &opened);

/// Returns the embedding model of the settings, or null if there is none or `providers` is null. Errors: NotFound for an unknown
/// adapter, Invalid if its API has no embeddings.
Result<std::unique_ptr<Embedder>> openEmbedder(const OpenedWorkspace &opened, const RetrievalSettings &settings, Providers *providers);

} // namespace outcrop
