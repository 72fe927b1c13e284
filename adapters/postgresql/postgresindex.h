// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresconnection.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// Opens a shared search index in the schema `<schema>_index` and creates its tables if missing. Words are ranked by ts_rank, with title, summary, tags and
/// text in descending weight. Phrase search covers only the first 16,383 words of a document. Uses two extensions if the database has them: pg_trgm finds
/// similar words by index instead of a full scan, and pgvector compares embeddings in C. Without pgvector, embeddings are compared in SQL, which is slow: about
/// a tenth of a second for some hundred documents with a thousand dimensions. Errors: NotAllowed if a newer version of Outcrop created the index, and the
/// server's errors.
Result<OpenedIndex> openPostgresIndex(const PostgresSettings &settings);

} // namespace outcrop
