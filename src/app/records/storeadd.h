// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/interactiondesk.h"

#include <QHash>

namespace outcrop {

/// What adding records did.
struct AddedRecords {
    QList<RecordId> ids = {};      ///< of those that were added, in their order
    qint64 known = 0;              ///< were there already
    RedactionCounts redacted = {}; ///< of those that were added
};

/// Whether records of a kind are cleaned before they are kept: those in which people and models write.
bool isCleaned(const QString &kind);

/// Takes records from JSON Lines, or from one JSON list or object: all or none. Those that isCleaned() names are cleaned by the desk, where one is given;
/// interactions are classified too, and get the fingerprint that an import would give them.
/// What is there already is passed over: an interaction by its fingerprint, a record of another kind, or an interaction that is kept without one, by all
/// that it says, as it is kept. Of records of a file that are alike, as many are passed over as are there: a log may have times by the day, and each of its
/// lines is a separate record. One without a time gets `now` and is always new.
/// Invalid for an unknown kind, and for a value that is not a record: its line is in `location`. Else those of the store.
Result<AddedRecords> addToKind(Store &store, const QString &kind, const QByteArray &bytes, const QString &file, const QDateTime &now,
    const InteractionDesk *desk = nullptr);

/// Those of these fingerprints that interactions of a store have, and how many have each.
Result<QHash<QString, qint64>> keptFingerprints(Store &store, const QStringList &fingerprints);

} // namespace outcrop
