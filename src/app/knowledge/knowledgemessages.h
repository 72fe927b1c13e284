// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/knowledge.
namespace outcrop::knowledgemessages {

inline constexpr char room[] = "app/knowledge";
inline constexpr MessageText stoppedReading{room, QT_TRANSLATE_NOOP("app/knowledge", "stopped while reading the workspace")};
inline constexpr MessageText vaultOutside{room, QT_TRANSLATE_NOOP("app/knowledge", "The notes folder %1 is outside the workspace and was not read. Allow it with --allow-outside.")};
inline constexpr MessageText noVault{room, QT_TRANSLATE_NOOP("app/knowledge", "The notes folder %1 does not exist. Check the path.")};
inline constexpr MessageText emptyVault{room, QT_TRANSLATE_NOOP("app/knowledge", "The notes folder %1 is empty, so it was not indexed. Check the path.")};
inline constexpr MessageText vaultUnreadable{room, QT_TRANSLATE_NOOP("app/knowledge", "The notes folder %1 cannot be read. %2")};
inline constexpr MessageText collectionUnchanged{room, QT_TRANSLATE_NOOP("app/knowledge", "The collection `%1` could not be read, so its index is unchanged. All other collections are indexed again.")};
inline constexpr MessageText indexingStopped{room, QT_TRANSLATE_NOOP("app/knowledge", "indexing was stopped; run it again to complete the index")};
inline constexpr MessageText embeddingsNotIndexed{room, QT_TRANSLATE_NOOP("app/knowledge", "The embeddings of some documents could not be computed, so these documents are found by keyword only. %1")};
inline constexpr MessageText needsUrl{room, QT_TRANSLATE_NOOP("app/knowledge", "[retrieval] in config.toml requires `url`, such as postgresql://writer@db.example/outcrop")};
inline constexpr MessageText unknownBackend{room, QT_TRANSLATE_NOOP("app/knowledge", "the backend in [retrieval] of config.toml is unknown; use sqlite, typesense or postgresql")};
inline constexpr MessageText logNotIndexed{room, QT_TRANSLATE_NOOP("app/knowledge", "The log could not be read, so its part of the index was not updated. %1")};
inline constexpr MessageText noCollection{room, QT_TRANSLATE_NOOP("app/knowledge", "there is no collection `%1`; available: %2")};
inline constexpr MessageText keywordsOnly{room, QT_TRANSLATE_NOOP("app/knowledge", "The search used keywords only, without embeddings. %1")};
inline constexpr MessageText noEmbeddings{room, QT_TRANSLATE_NOOP("app/knowledge", "No embeddings were added to the index. %1")};
inline constexpr MessageText noIndex{room, QT_TRANSLATE_NOOP("app/knowledge", "there is no index yet. Run `outcrop-cli index` first")};
inline constexpr MessageText onlyWorkload{room, QT_TRANSLATE_NOOP("app/knowledge", "The skills were selected by workload only: %1")};
inline constexpr MessageText retrievedWords{room, QT_TRANSLATE_NOOP("app/knowledge", "retrieved for the request: found by %1, rank %2 in %3")};
inline constexpr MessageText retrievedRank{room, QT_TRANSLATE_NOOP("app/knowledge", "retrieved for the request: rank %1 in %2")};
inline constexpr MessageText overBudget{room, QT_TRANSLATE_NOOP("app/knowledge", "%1; omitted, because it has %2 tokens, but only %3 of the budget's %4 tokens remain")};
inline constexpr MessageText outdatedIndex{room, QT_TRANSLATE_NOOP("app/knowledge", "The index contains `%1`, but the workspace no longer does. Run `outcrop-cli index`.")};
inline constexpr MessageText indexOnServer{room, QT_TRANSLATE_NOOP("app/knowledge", "the index is on a server, and Outcrop does not connect to servers while you edit; use `outcrop-cli send`")};
inline constexpr MessageText noContextRetrieved{room, QT_TRANSLATE_NOOP("app/knowledge", "No passages were retrieved: %1")};
inline constexpr CountText retrieved{room, QT_TRANSLATE_N_NOOP("app/knowledge", "Retrieved %n passages with %1 of at most %2 tokens."), "Retrieved %n passage with %1 of at most %2 tokens."};
inline constexpr CountText passagesOmitted{room, QT_TRANSLATE_N_NOOP("app/knowledge", "%n passages were omitted; the loss ledger lists them."), "%n passage was omitted; the loss ledger lists it."};
inline constexpr MessageText noTagProposed{room, QT_TRANSLATE_NOOP("app/knowledge", "there is no proposed tag for %1; `outcrop-cli taxonomy propose` lists the proposals")};
inline constexpr MessageText tagNotWritten{room, QT_TRANSLATE_NOOP("app/knowledge", "The tag `%1` was not written. %2")};

} // namespace outcrop::knowledgemessages
