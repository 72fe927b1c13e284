// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storeplace.h"

namespace outcrop {

/// What a purge took away.
struct PurgeReport {
    qint64 interactions = 0;
    qint64 violations = 0;    ///< of those interactions
    QStringList copies = {};  ///< what may still hold them beside the store, here or on a server, in words: its backups, and the index that `search` asks
};

/// How many interactions a filter finds.
Result<qint64> countInteractions(Store &store, const RecordFilter &filter);

/// Removes interactions and what was found wrong with them, in steps that are whole or absent. An empty filter is refused. The bytes may remain in the
/// store's file until compactStore() has run.
Result<PurgeReport> removeInteractions(Store &store, const RecordFilter &filter);

/// Removes what a filter finds and brings its bytes out of the store: out of the file and its log, or out of the server's tables. Blocks; errors are those of
/// openStore() and of compactStore().
Result<PurgeReport> purgeInteractions(const StorePlace &place, KeyRing &keys, const RecordFilter &filter);

/// What is older than the workspace's `[log] retention_days` at that time; nothing where it keeps all.
std::optional<RecordFilter> beyondRetention(const StorePlace &place, const QDateTime &now);

} // namespace outcrop
