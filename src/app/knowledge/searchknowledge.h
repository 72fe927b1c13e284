// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/indexknowledge.h"
#include "app/knowledge/openindex.h"
#include "core/retrieval/searchrun.h"

#include <memory>

namespace outcrop {

class Providers;

/// Brings the index of a workspace to what it knows now: skills, memories, vault, log and documents, as [retrieval] of config.toml says. Sends texts to
/// a provider where `embeddings` names one. From a worker thread; `providers` may be null without embeddings. Invalid where the taxonomy has errors.
struct IndexWork {
    bool anew = false;
    bool allowOutside = false;
    bool asFarAsRead = false; ///< also where the taxonomy has errors: documents get the tags that could be read
    std::function<void(qsizetype done, qsizetype all)> progress = {};
};
Result<IndexingReport> indexWorkspace(const OpenedWorkspace &opened, KeyRing &keys, Providers *providers, const IndexWork &work, const std::stop_token &stop);

/// Searches the workspace's index, by meaning as well where `embeddings` names a provider and the index has vectors of it; where that does not answer, by
/// words alone, which the answer's findings say. Collections that are none, or not configured, are refused (Invalid). From a worker thread.
/// NotFound where nothing was indexed yet.
Result<SearchAnswer> searchKnowledge(const OpenedWorkspace &opened, const SearchRequest &request, KeyRing &keys, Providers *providers, const std::stop_token &stop);

/// The host that texts are sent to for their meanings, where it is neither this machine nor in its network; empty where it is, or no provider is asked.
QString remoteEmbeddingHost(const OpenedWorkspace &opened);

/// The embedding model of the settings; null if there is none. NotFound for an unknown adapter, Invalid if its API has no embeddings.
Result<std::unique_ptr<Embedder>> embedderOf(const OpenedWorkspace &opened, const RetrievalSettings &settings, Providers *providers);

} // namespace outcrop
