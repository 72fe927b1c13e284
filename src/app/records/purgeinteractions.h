// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storelocation.h"

namespace outcrop {

/// The removed records, and the copies that remain.
struct PurgeReport {
    qint64 interactions = 0;
    qint64 violations = 0;    ///< violations of the removed interactions
    QStringList copies = {};  ///< descriptions of copies that may still contain the interactions, local or on a server: backups and the search index
};

/// Returns the number of interactions that match the filter.
Result<qint64> countInteractions(Store &store, const RecordFilter &filter);

/// Removes the matching interactions and their violations, in steps of one transaction each. Invalid for an empty filter. The bytes may remain in the store's
/// file until compactStore() runs.
Result<PurgeReport> removeInteractions(Store &store, const RecordFilter &filter);

/// Removes the matching interactions and erases their bytes: from the database file and its log, or from the server's tables. Blocks. Errors: those of
/// openStore(), removeInteractions() and compactStore().
Result<PurgeReport> purgeInteractions(const StoreLocation &location, KeyRing &keys, const RecordFilter &filter);

/// Returns a filter for interactions older than `[log] retention_days`, or nullopt if all are kept.
std::optional<RecordFilter> expiredRecordFilter(const StoreLocation &location, const QDateTime &now);

} // namespace outcrop
