// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresconnection.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// Opens a team's index: tables in a schema beside the store's, `<schema>_index`, made where there are none. Words are ranked by ts_rank, a title before a
/// description, tags and the text; in rows of words only the first 16,383 of a document count. Two extensions are used where the database has them, and
/// are never made: pg_trgm looks for words that are written almost so in an index and not in all words; pgvector compares meanings in C. Without it they
/// are compared in SQL, which is right and slow: some hundred documents of a thousand numbers each in a tenth of a second.
/// Errors: NotAllowed (a newer Outcrop made it), and as the server says.
Result<OpenedIndex> openPostgresIndex(const PostgresSettings &settings);

} // namespace outcrop
