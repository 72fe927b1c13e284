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

/// Returns a keyword query for the best documents of each collection. Its columns are documentColumns and a score. Returns nullopt if the query
/// has no words.
std::optional<SqlStatement> keywordQuery(const IndexQuery &query);
/// Returns a query for the best documents by embedding, or nullopt if the query has no vector.
std::optional<SqlStatement> embeddingQuery(const IndexQuery &query, const PostgresExtensions &extensions);

/// Returns whether pg_trgm can find all words within this edit distance. If so, run setSimilarityStatement() first.
bool usesTrigrams(const QString &word, int maxEdits, const PostgresExtensions &extensions);
SqlStatement setSimilarityStatement(const QString &word, int maxEdits);
/// Returns a query for the words that may be within this edit distance, with their document counts. The caller must check the distance of each word.
SqlStatement similarWordsQuery(const QString &word, int maxEdits, const PostgresExtensions &extensions);

} // namespace outcrop
