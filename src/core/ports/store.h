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

/// Which records. Conditions are joined by "and"; an empty filter means all.
struct RecordFilter {
    QDateTime from = {};  ///< inclusive
    QDateTime until = {}; ///< exclusive
    QString workload = {};                 ///< this one and the narrower ones: `platform` finds `platform/k8s`
    QMap<QString, QStringList> where = {}; ///< a field, by its name in the store (`prompt_type`), and the values it may have
    RecordId after = 0;                    ///< goes on behind this id, for reading page by page
    qint64 limit = 0;                      ///< 0: no limit
    bool newestFirst = false;              ///< in the order of ids either way; `after` then means: older than this one
};

/// Figures by the values of a field, and by week where asked: how many, and of each number its count, sum and bounds.
struct Grouping {
    QString field = QStringLiteral("workload");
    bool weekly = true; ///< weeks begin on Monday, UTC
    QStringList numbers = {};
};

struct NumberFigures {
    qint64 count = 0; ///< of records that have the number
    double sum = 0;
    double smallest = 0;
    double largest = 0;

    double mean() const { return count == 0 ? 0 : sum / double(count); }
};

struct GroupFigures {
    QString group;
    QDate week = {};
    qint64 count = 0;
    QList<NumberFigures> numbers = {}; ///< in the order of Grouping::numbers
};

/// The records of one kind. Every call is whole or absent, and waits for the disk: call from a worker thread.
/// Errors: Invalid (a field that does not exist, a record without a time), NotFound, Unwritable (the disk is full, the store is
/// read-only, another program keeps it), Unreadable (damaged, or the server is gone).
template<typename Record>
class Records
{
public:
    virtual ~Records() = default;

    /// All or none; the ids in the records' order.
    virtual Result<QList<RecordId>> append(const QList<Record> &records) = 0;
    virtual Result<QList<Record>> query(const RecordFilter &filter = {}) = 0;
    virtual Result<qint64> count(const RecordFilter &filter = {}) = 0;
    virtual Result<QList<GroupFigures>> figures(const Grouping &grouping, const RecordFilter &filter = {}) = 0;
    /// Replaces the record that has this one's id.
    virtual Status replace(const Record &record) = 0;
    /// For retention and purge; how many went. An empty filter is refused: removing everything is said by `until`.
    virtual Result<qint64> remove(const RecordFilter &filter) = 0;
};

/// What a workspace remembers. Several threads may use one store, and several programs one database.
class Store
{
public:
    virtual ~Store() = default;

    /// For people: `.outcrop/outcrop.db`, `PostgreSQL at db.example`.
    virtual QString name() const = 0;
    /// Why nothing can be written; empty where it can.
    virtual QString readOnlyReason() const = 0;

    virtual Records<Interaction> &interactions() = 0;
    virtual Records<Violation> &violations() = 0;
    virtual Records<Estimate> &estimates() = 0;
    virtual Records<Attempt> &attempts() = 0;
    virtual Records<Experiment> &experiments() = 0;
    virtual Records<Measurement> &measurements() = 0;
    virtual Records<Suggestion> &suggestions() = 0;
    virtual Records<Decision> &decisions() = 0;

    /// Does several steps as one: if `work` fails, nothing of it is kept. Other threads wait. A transaction inside
    /// another one is part of it.
    virtual Status transaction(const std::function<Status()> &work) = 0;
};

/// A store that was opened, and what opening it found: a backup that was made, damage, a newer version.
struct OpenedStore {
    std::unique_ptr<Store> store;
    Diagnostics findings = {};
};

} // namespace outcrop
