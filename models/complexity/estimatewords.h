// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"

#include <QCoreApplication>

namespace outcrop {

/// The words and figures of an estimate in the user's language.
class EstimateWords
{
    Q_DECLARE_TR_FUNCTIONS(EstimateWords)

public:
    static QString count(qsizetype count);
    /// `92.5`
    static QString score(double score);
    /// `confidence 0.83`
    static QString confidence(double share);
    /// `× 1.5`
    static QString step(const Contribution &step);
    /// `12 % apart from the heuristics`
    static QString apart(double share);
    /// Who proposes the pieces.
    static QString source(PieceSource source);
    /// `2. Side by side`
    static QString group(const ParallelGroup &group, qsizetype number);
    /// The confidence that a group can run in parallel; empty for a single subtask.
    static QString groupNote(const ParallelGroup &group);
    /// `Keep the list · The page`
    static QString pair(const QString &one, const QString &other);
    /// What two pieces have in common, by the criterion's name in the thresholds.
    static QString criterion(const QString &name);
    /// The whole in one line.
    static QString summary(const ComplexityEstimate &estimate);
};

} // namespace outcrop
