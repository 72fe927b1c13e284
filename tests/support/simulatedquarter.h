// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/experiments/randomnumbers.h"
#include "core/ports/history.h"
#include "core/ports/storedrecords.h"

#include <QMap>
#include <QSet>

namespace outcrop::testing {

/// A layer of the simulation, with its true rates.
struct SimulatedLayer {
    QString name;
    QString tier;
    QString cadence = {};         ///< declared cadence; empty for the default of the tier
    double use = 0;               ///< probability that a turn uses the layer
    QString workload = {};        ///< category of `use`; `useElsewhere` applies to the other categories. If empty, `use` applies to all categories
    double useElsewhere = 0;
    double changesPerDay = 0;

    QString path() const { return QStringLiteral("layers/%1.md").arg(name); }
    double useIn(const QString &category) const { return workload.isEmpty() || category == workload ? use : useElsewhere; }
};

/// A simulated quarter with known cases: three layers to promote, four to demote, two volatile layers, one new workload, one wrong route, and twenty
/// layers to leave unchanged. Responses contain words from the layers that they use. A WEATHER layer is sent only on the turns that use it. No other part
/// of a record indicates use.
class SimulatedQuarter
{
public:
    static constexpr qint64 turns = 50'000;
    static constexpr double stuckShare = 0.12; ///< share of stuck turns in every category

    SimulatedQuarter();

    const QList<SimulatedLayer> &layers() const { return m_layers; }
    const QStringList &categories() const { return m_categories; }
    QDateTime from() const { return m_from; }
    QDateTime until() const { return m_from.addDays(90); }

    /// Returns the workspace's files, including config.toml.
    QList<SourceFile> files() const;
    /// Returns the turns in time order, with IDs from 1. Deterministic for a seed.
    QList<Interaction> interactions(quint64 seed) const;
    /// Returns the times of each layer's changes, in the form of a history.
    QList<FileChanges> changes(quint64 seed) const;

    /// Returns the cases that must be found. A case is found if one of its fingerprints is found.
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
