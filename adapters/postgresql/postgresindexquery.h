// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlstatements.h"
#include "core/ports/searchindex.h"

#include <optional>

namespace outcrop {

/// What a database has besides PostgreSQL itself: the schemas of two extensions, in quotation marks, empty where they are not installed.
struct PostgresExtras {
    QByteArray trigrams; ///< pg_trgm
    QByteArray vectors;  ///< pgvector
};

/// The best of each collection by words: documentColumns and a score. Nothing where the query has no words.
std::optional<SqlStatement> byWords(const IndexQuery &query);
/// The same by meaning; nothing where the query has no vector.
std::optional<SqlStatement> byMeaning(const IndexQuery &query, const PostgresExtras &extras);

/// Whether pg_trgm can find the words that are this number of typos away without missing any; then setSimilarity() comes first.
bool usesTrigrams(const QString &word, int slips, const PostgresExtras &extras);
SqlStatement setSimilarity(const QString &word, int slips);
/// Words that may be that near, and more, each with the number of its documents.
SqlStatement wordsNear(const QString &word, int slips, const PostgresExtras &extras);

} // namespace outcrop
