// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"

#include <QCoreApplication>

namespace outcrop {

/// Returns the values of an estimate as translated text.
class EstimateLabels
{
    Q_DECLARE_TR_FUNCTIONS(EstimateLabels)

public:
    static QString count(qsizetype count);
    /// Returns a score: `92.5`.
    static QString score(double score);
    /// Returns a confidence with its name: `confidence 0.83`.
    static QString confidence(double share);
    /// Returns the effect of a step on the score: `× 1.50` or `+ 12.00`.
    static QString step(const Contribution &step);
    /// Returns the difference between two scores: `differs from the heuristics by 12% of the higher score`.
    static QString differenceText(double share);
    /// Returns a description of how the task was split; empty if it was not.
    static QString source(SubtaskSource source);
    /// Returns the title of a group: `Group 2: can run in parallel`.
    static QString group(const ParallelGroup &group, qsizetype number);
    /// Returns the confidence that a group can run in parallel, and whether to check the code first; empty for a single subtask.
    static QString groupNote(const ParallelGroup &group);
    /// Returns the names of two subtasks, joined: `Keep the list and The page`.
    static QString pair(const QString &one, const QString &other);
    /// Returns the reason for a conflict of two subtasks; `name` is the criterion in the thresholds. An unknown name is returned unchanged.
    static QString criterion(const QString &name);
    /// Returns the estimate in one line: task, score, confidence and verdict.
    static QString summary(const ComplexityEstimate &estimate);
};

} // namespace outcrop
