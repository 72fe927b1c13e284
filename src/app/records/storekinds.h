// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/store.h"
#include "core/ports/storedjson.h"

namespace outcrop {

/// Calls visit(name, records) for each kind of record. A kind comes after the kinds that its records refer to, so `interactions` is first.
template<typename Visit>
void forEachKind(Store &store, Visit visit)
{
    const auto named = [&visit]<typename Record>(Records<Record> &records) { visit(QString::fromLatin1(recordKindName<Record>), records); };
    named(store.interactions());
    named(store.violations());
    named(store.estimates());
    named(store.attempts());
    named(store.experiments());
    named(store.measurements());
    named(store.suggestions());
    named(store.decisions());
}

/// Returns the names of all kinds, in the order of forEachKind().
QStringList recordKindNames();

/// Returns the matching records of one kind as a JSON array. Errors: Invalid for an unknown kind, and those of the store.
Result<Json> readRecordsOfKind(Store &store, const QString &kind, const RecordFilter &filter);

/// A field of a record: its name in files and stores, and its type for readers, such as `text`, `whole number` or `time`.
struct StoredField {
    QString name;
    QString type;
};

/// Returns the fields of a kind in column order; empty for an unknown kind.
QList<StoredField> storedFieldsOf(const QString &kind);

/// Returns an error that names the known kinds.
Error unknownKindError(const QString &kind);

} // namespace outcrop
