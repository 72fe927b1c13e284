// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"
#include "core/ports/searchindex.h"

namespace outcrop {

struct SqliteSearchSettings {
    std::chrono::milliseconds patience = sqlitePatience;
    bool check = false; ///< look through all pages first, for rebuilding; searching does not need it
};

/// Opens the index of a workspace, usually `.outcrop/index.db`, and makes it where there is none. Since an index is only a copy, one that is damaged or of
/// another version is removed and starts empty, with a finding (`index-damaged`, `index-old`). Another program's database is refused: Invalid.
/// Words are ranked by BM25 of FTS5, a title counting four times as much as the text, meaning by looking at every vector.
Result<OpenedIndex> openSqliteIndex(const QString &path, const SqliteSearchSettings &settings = {});

} // namespace outcrop
