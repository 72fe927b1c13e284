// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/experiments/randomnumbers.h"
#include "core/ports/history.h"
#include "core/ports/storedrecords.h"

#include <QMap>
#include <QSet>

namespace outcrop::testing {

/// A layer of the simulation, and the truth about it.
struct SimulatedLayer {
    QString name;
    QString tier;
    QString cadence = {};         ///< none: the tier's
    double use = 0;               ///< the chance that a turn draws upon it …
    QString workload = {};        ///< … of this category; elsewhere `useElsewhere`. Empty: everywhere the same
    double useElsewhere = 0;
    double changesPerDay = 0;

    QString path() const { return QStringLiteral("layers/%1.md").arg(name); }
    double useIn(const QString &category) const { return workload.isEmpty() || category == workload ? use : useElsewhere; }
};

/// A quarter of work whose truth is known: three layers that should be promoted, four demoted, two too volatile, one new workload, one wrong route, and
/// twenty layers that should be left alone. Answers hold words of the layers that they drew upon; nothing else in a record indicates use.
class SimulatedQuarter
{
public:
    static constexpr qint64 turns = 50'000;
    static constexpr double stuckShare = 0.12; ///< of every category

    SimulatedQuarter();

    const QList<SimulatedLayer> &layers() const { return m_layers; }
    const QStringList &categories() const { return m_categories; }
    QDateTime from() const { return m_from; }
    QDateTime until() const { return m_from.addDays(90); }

    /// The workspace's files, config.toml with them.
    QList<SourceFile> files() const;
    /// The turns in the order of their times, with ids from 1 on; the same for the same seed.
    QList<Interaction> interactions(quint64 seed) const;
    /// When each layer changed, as in a history.
    QList<FileChanges> changes(quint64 seed) const;

    /// The cases that must be found: each by the fingerprints that tell it, of which one is enough.
    QList<QSet<QString>> planted() const;

private:
    QString categoryAt(double share, bool isLate) const;
    Interaction turn(RandomNumbers &random, qint64 number) const;
    QString answer(RandomNumbers &random, const QString &category, QStringList &sent) const;
    void addRoute(RandomNumbers &random, Interaction &turn) const;

    QList<SimulatedLayer> m_layers;
    QStringList m_categories;
    QDateTime m_from;
};

} // namespace outcrop::testing
