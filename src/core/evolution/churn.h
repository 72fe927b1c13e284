// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Layers that change more often than their cadence declares (exact Poisson test), with the tier whose cadence fits what was seen.
TestedProposals churnCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

/// How often each layer changed in the time that the history knows of, beside what it declares. Nothing without a history.
QList<ChurnRow> churnRows(const EvolutionInput &input, double confidence);

/// The part of [from, until) that a history knows of, whose first version is of `since`: the initial content was there before and is not a change.
struct KnownTime {
    QDateTime from;
    QDateTime until;

    double days() const { return double(from.msecsTo(until)) / 86'400'000.0; }
};
KnownTime knownTime(const QDateTime &from, const QDateTime &until, const QDateTime &since);

/// How often a file changed in [from, until); changes within an hour of the one before are one.
qint64 settledChanges(const QList<FileChanges> &changes, const QString &path, const QDateTime &from, const QDateTime &until);

} // namespace outcrop
