// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

#include <QDateTime>

#include <optional>

namespace outcrop {

/// One request of a behavioral test to one model, stored for comparison over time as a line of `portability/trials.jsonl`.
struct BehaviorTrial {
    QDateTime time = {}; ///< time of the run; equal for all its trials
    QString agent;
    QString criterion;
    QString provider;
    QString model = {}; ///< empty if no model could be chosen
    Outcome outcome = Outcome::Passed;
    std::optional<double> score = {};     ///< from 0 to 1, as given by the judge; nullopt if the response was not judged
    std::optional<double> threshold = {}; ///< from 0 to 1; a lower score fails
    QString reason = {};                  ///< empty if the trial passed

    friend bool operator==(const BehaviorTrial &, const BehaviorTrial &) = default;
};

/// Path of the stored trials, relative to the workspace.
inline const QString trialHistoryPath = QStringLiteral("portability/trials.jsonl");

/// Returns the trials as lines with one JSON object each.
QByteArray trialLines(const QList<BehaviorTrial> &trials);
/// Reads the lines of `file`. An unreadable line is skipped and reported with its location.
QList<BehaviorTrial> readTrials(const QString &text, const QString &file, Diagnostics &diagnostics);

/// A summary of the stored trials of one criterion on one provider.
struct TrialSummary {
    QString criterion;
    QString provider;
    qsizetype runs = 0;     ///< number of distinct run times
    qsizetype trials = 0;   ///< number of trials that passed or failed
    qsizetype passedCount = 0;
    QDateTime lastTime = {};
    double lastShare = 0;                     ///< share of trials that passed in the latest run, from 0 to 1
    std::optional<double> previousShare = {}; ///< share in the run before it; nullopt for a single run
    qsizetype scores = 0;                     ///< number of responses with a score
    std::optional<double> lowestScore = {};
    std::optional<double> medianScore = {};
    std::optional<double> threshold = {}; ///< threshold of the latest judged response
    /// The score that at least 19 of 20 judged responses reach: a threshold calibrated to this provider. nullopt if there are fewer than minimumScores.
    std::optional<double> calibratedThreshold = {};

    static constexpr qsizetype minimumScores = 20;
};

/// Returns a summary for each criterion and provider, sorted by both. Trials that were not run are ignored.
QList<TrialSummary> summarizeTrials(const QList<BehaviorTrial> &trials);

} // namespace outcrop
