// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/interactionpreprocessor.h"

#include <QHash>

namespace outcrop {

/// The result of adding records to a store.
struct AddedRecords {
    QList<RecordId> ids = {};      ///< in the order of the records in the file
    qint64 known = 0;              ///< records that were already stored
    RedactionCounts redactionCounts = {}; ///< number of redactions by kind
};

/// Returns whether records of a kind are redacted before they are stored: all kinds except experiments, measurements and decisions.
bool isRedacted(const QString &kind);

/// Adds records from JSON Lines, or from one JSON list or object, in one transaction. If `preprocessor` is given, it redacts the kinds of isRedacted() and
/// classifies interactions. Interactions get the fingerprint that an import would give them. Records that are already stored are skipped: an interaction by its
/// fingerprint, other records, and interactions stored without one, by their redacted content. Of several equal records, only as many are skipped as are
/// already stored, because a log with dates instead of times can have equal lines. A record without a time gets `now` and is always new, except for an
/// interaction with a fingerprint. Errors: Invalid for an unknown kind or a malformed record, with its line in `location`; those of the store.
Result<AddedRecords> addRecords(Store &store, const QString &kind, const QByteArray &bytes, const QString &file,
    const QDateTime &now, const InteractionPreprocessor *preprocessor = nullptr);

/// Returns which of these fingerprints the store has, with the number of interactions for each.
Result<QHash<QString, qint64>> countStoredFingerprints(Store &store, const QStringList &fingerprints);

} // namespace outcrop
