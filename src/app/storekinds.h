// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/store.h"
#include "core/ports/storedjson.h"

#include <functional>

namespace outcrop {

/// Calls visit(name, records) for each kind that a store has: `interactions` first, and each kind behind those that its records belong to.
template<typename Visit>
void eachKind(Store &store, Visit visit)
{
    const auto named = [&visit]<typename Record>(Records<Record> &records) { visit(QString::fromLatin1(storedAs<Record>), records); };
    named(store.interactions());
    named(store.violations());
    named(store.estimates());
    named(store.attempts());
    named(store.experiments());
    named(store.measurements());
    named(store.suggestions());
    named(store.decisions());
}

/// The names that eachKind() gives, in its order.
QStringList storedKinds();

/// Records of one kind as programs are given them. Invalid for a kind there is not.
Result<Json> readKind(Store &store, const QString &kind, const RecordFilter &filter);

/// What becomes of records before they are kept; those of other kinds, and of those without an entry, stay as they are.
struct BeforeKept {
    std::function<Status(QList<Interaction> &)> interactions = {};
    std::function<Status(QList<Violation> &)> violations = {};
};

/// Takes records from JSON Lines, or from one JSON list or object: all or none. Interactions get the fingerprint that an import would give them.
/// The ids in their order; an error has the line in `location`.
Result<QList<RecordId>> addToKind(Store &store, const QString &kind, const QByteArray &bytes, const QString &file, const QDateTime &now,
    const BeforeKept &before = {});

} // namespace outcrop
