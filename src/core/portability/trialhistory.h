// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

#include <QDateTime>

#include <optional>

namespace outcrop {

/// One request of a behavioral test to one model, as it is kept for comparison over time: a line of `portability/trials.jsonl`.
struct BehaviorTrial {
    QDateTime time = {}; ///< of the run; equal for all trials of a run
    QString agent;
    QString criterion;
    QString provider;
    QString model = {}; ///< empty if no model could be chosen
    Outcome outcome = Outcome::Passed;
    std::optional<double> score = {};     ///< of the judge, from 0 to 1; nullopt if the response was not judged
    std::optional<double> threshold = {}; ///< the score that was required
    QString reason = {};                  ///< empty if the trial passed

    friend bool operator==(const BehaviorTrial &, const BehaviorTrial &) = default;
};

/// Path of the kept trials, relative to the workspace.
inline const QString trialHistoryPath = QStringLiteral("portability/trials.jsonl");

/// Returns the lines of trials, one JSON object each.
QByteArray trialLines(const QList<BehaviorTrial> &trials);
/// Reads the lines of `file`. A line that cannot be read is left out and reported with its location.
QList<BehaviorTrial> readTrials(const QString &text, const QString &file, Diagnostics &diagnostics);

/// The kept trials of one criterion on one provider.
struct TrialSummary {
    QString criterion;
    QString provider;
    qsizetype runs = 0;     ///< different times
    qsizetype trials = 0;   ///< that passed or failed
    qsizetype passed = 0;
    QDateTime lastTime = {};
    double lastShare = 0;                     ///< share that passed in the latest run, from 0 to 1
    std::optional<double> previousShare = {}; ///< in the run before it; nullopt for a single run
    qsizetype scores = 0;                     ///< responses with a score
    std::optional<double> lowestScore = {};
    std::optional<double> medianScore = {};
    std::optional<double> threshold = {}; ///< of the latest judged response
    /// The score that at least 19 of 20 judged responses reach: a threshold calibrated to this provider. nullopt for fewer than minimumScores.
    std::optional<double> calibrated = {};

    static constexpr qsizetype minimumScores = 20;
};

/// Returns a summary for each criterion and provider, sorted by both. Trials that were not run are left out.
QList<TrialSummary> summarizeTrials(const QList<BehaviorTrial> &trials);

} // namespace outcrop
