// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/store.h"
#include "core/ports/storedjson.h"

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

/// A field of a kind of record: its name in files and stores, and what it holds, in words: `text`, `whole number`, `time`.
struct StoredField {
    QString name;
    QString holds;
};

/// The fields of a kind in the order of its columns; none for a kind there is not.
QList<StoredField> storedFieldsOf(const QString &kind);

/// That there is no such kind, and which there are.
Error unknownKind(const QString &kind);

} // namespace outcrop
