// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"
#include "core/ports/searchindex.h"

namespace outcrop {

struct SqliteSearchSettings {
    std::chrono::milliseconds timeout = sqliteTimeout;
    bool checksIntegrity = false; ///< true to check the integrity of all pages first; useful before a rebuild, unnecessary for searching
};

/// Opens the index of a workspace, usually `.outcrop/index.db`, and creates it if missing. A damaged index, or one of another version, is deleted and
/// starts empty, with a finding (`index-damaged`, `index-old`), because it can be rebuilt. Errors: Invalid for another program's database, those of the files.
/// Words are ranked by BM25 of FTS5, with the title weighted four times as much as the text. Embeddings are ranked by a full scan.
Result<OpenedIndex> openSqliteIndex(const QString &path, const SqliteSearchSettings &settings = {});

} // namespace outcrop
