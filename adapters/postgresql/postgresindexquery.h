// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlstatements.h"
#include "core/ports/searchindex.h"

#include <optional>

namespace outcrop {

/// The quoted schema names of two optional extensions; empty if not installed.
struct PostgresExtensions {
    QByteArray trigrams; ///< schema of pg_trgm
    QByteArray vectors;  ///< schema of pgvector
};

/// Returns a query for the best documents of each collection by words: documentColumns and a score. Returns nullopt if the query has no
/// words.
std::optional<SqlStatement> byWords(const IndexQuery &query);
/// Returns a query for the best documents by embedding, or nullopt if the query has no vector.
std::optional<SqlStatement> byEmbedding(const IndexQuery &query, const PostgresExtensions &extras);

/// Returns whether pg_trgm can find all words within this edit distance. If so, run setSimilarity() first.
bool usesTrigrams(const QString &word, int slips, const PostgresExtensions &extras);
SqlStatement setSimilarity(const QString &word, int slips);
/// Returns a query for candidate words within this edit distance, which may also match others, with their document counts.
SqlStatement similarWords(const QString &word, int slips, const PostgresExtensions &extras);

} // namespace outcrop
