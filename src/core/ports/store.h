// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/ports/storedrecords.h"

#include <QDate>
#include <QList>
#include <QMap>

#include <functional>
#include <memory>

namespace outcrop {

/// Selects records. Conditions are combined with AND; an empty filter selects all records.
struct RecordFilter {
    QDateTime from = {};  ///< inclusive
    QDateTime until = {}; ///< exclusive
    QString workload = {};                 ///< matches this workload and narrower ones: `platform` matches `platform/k8s`
    QMap<QString, QStringList> where = {}; ///< allowed values for each field, by its name in the store (`prompt_type`)
    RecordId after = 0;                    ///< ID of the last record of the previous page; 0: the first page
    qint64 limit = 0;                      ///< 0: no limit
    bool isNewestFirst = false;              ///< sorts by ID in descending order; `after` then selects records with smaller IDs
};

/// A request for aggregates per value of a field, and optionally per week. The aggregates are the number of records and, for each numeric field, its count, sum, minimum
/// and maximum.
struct Grouping {
    QString field = QStringLiteral("workload");
    bool isWeekly = true; ///< weeks begin on Monday, UTC
    QStringList numbers = {};
};

/// The aggregates of one numeric field.
struct NumberAggregate {
    qint64 count = 0; ///< number of records with a value in the field
    double sum = 0;
    double smallestValue = 0;
    double largestValue = 0;

    double mean() const { return count == 0 ? 0 : sum / double(count); }
};

/// The aggregates of the records with one value of Grouping::field, in one week if `isWeekly` is set.
struct GroupAggregate {
    QString group;
    QDate week = {};
    qint64 count = 0;
    QList<NumberAggregate> numbers = {}; ///< in the order of Grouping::numbers
};

/// The records of one kind. Every call is atomic and blocks on disk access, so call it from a worker thread. Errors: Invalid (an unknown field, a record without a time),
/// NotFound, Unreadable (damaged data or an unreachable server). Unwritable means that the disk is full, the store is read-only, or another program has locked it.
template<typename Record>
class Records
{
public:
    virtual ~Records() = default;

    /// Appends all records or none. Returns their IDs in the same order.
    virtual Result<QList<RecordId>> append(const QList<Record> &records) = 0;
    virtual Result<QList<Record>> query(const RecordFilter &filter = {}) = 0;
    virtual Result<qint64> count(const RecordFilter &filter = {}) = 0;
    virtual Result<QList<GroupAggregate>> aggregate(const Grouping &grouping, const RecordFilter &filter = {}) = 0;
    /// Replaces the record with the same ID.
    virtual Status replace(const Record &record) = 0;
    /// Removes the selected records and returns their number. Used for retention and purging. Rejects an empty filter; to remove all records, set `until`.
    virtual Result<qint64> remove(const RecordFilter &filter) = 0;
};

/// The numbers of records that were removed together.
struct RemovedRecords {
    qint64 interactions = 0;
    qint64 violations = 0; ///< violations of the removed interactions
};

/// The database of a workspace. Several threads may share one store, and several programs one database.
class Store
{
public:
    virtual ~Store() = default;

    /// Returns the name for display: `.outcrop/outcrop.db`, `PostgreSQL at db.example`.
    virtual QString name() const = 0;
    /// Returns the reason why the store is read-only; empty if it is writable.
    virtual QString readOnlyReason() const = 0;

    virtual Records<Interaction> &interactions() = 0;
    virtual Records<Violation> &violations() = 0;
    virtual Records<Estimate> &estimates() = 0;
    virtual Records<Attempt> &attempts() = 0;
    virtual Records<Experiment> &experiments() = 0;
    virtual Records<Measurement> &measurements() = 0;
    virtual Records<Suggestion> &suggestions() = 0;
    virtual Records<Decision> &decisions() = 0;

    /// Runs `work` in a transaction and rolls it back if `work` fails. Other threads wait. A nested transaction becomes part of the outer one.
    virtual Status transaction(const std::function<Status()> &work) = 0;

    /// Removes the interactions of whole months that ended by `until`, with their violations, if the store can remove a month faster than its records. Each month
    /// is one transaction. remove() removes the rest. Must not be called inside a transaction.
    virtual Result<RemovedRecords> removeWholeMonths(const QDateTime &until) = 0;
};

/// An opened store with findings about it: a backup that was made, damage, or a newer schema version.
struct OpenedStore {
    std::unique_ptr<Store> store;
    Diagnostics findings = {};
};

} // namespace outcrop
