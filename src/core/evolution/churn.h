// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Tests whether layers change more often than their cadence declares (exact Poisson test). Proposes to move the layer to a tier whose cadence allows the observed rate.
/// If the cadence of the current tier allows that rate, proposes to remove the layer's `cadence` instead.
TestedProposals churnCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

/// Returns the observed and the declared rate of change of each layer; an empty list if no version history covers the window.
QList<ChurnRow> churnRows(const EvolutionInput &input, double confidence);

/// The part of a time window that a version history covers. The first version is the initial content and does not count as a change.
struct CoveredPeriod {
    QDateTime from;
    QDateTime until;

    double days() const { return double(from.msecsTo(until)) / 86'400'000.0; }
};
CoveredPeriod coveredPeriod(const QDateTime &from, const QDateTime &until, const QDateTime &since);

/// Returns the number of changes of a file in [from, until). A change within an hour of the previous one is not counted.
qint64 settledChangeCount(const QList<FileChanges> &changes, const QString &path, const QDateTime &from, const QDateTime &until);

} // namespace outcrop
