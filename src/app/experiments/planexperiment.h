// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/trialrunner.h"
#include "app/send/sendplan.h"
#include "core/experiments/powerplan.h"
#include "core/tokens/cost.h"
#include "core/tokens/tokencount.h"

#include <chrono>
#include <stop_token>

namespace outcrop {

/// The planned calls of one arm and their cost.
struct PlannedArm {
    QString name;
    QString provider;
    QString model;
    qsizetype calls = 0; ///< number of calls for trials and warm-ups
    TokenCount request;  ///< mean of the rendered cases
    std::optional<Cost> cost; ///< cost of all calls with the assumed response length; nullopt if a price is unknown
    qsizetype judgments = 0; ///< calls of the judge, one for each response except warm-ups
    QString judge = {};       ///< `provider/model` of the judge
    std::optional<Cost> judgeCost = Cost(); ///< cost of all judgments; nullopt if a price is unknown
};

/// The calls and costs of an experiment and its statistical power, computed before it runs.
struct ExperimentPlan {
    LoadedExperiment loadedExperiment;
    QList<PlannedArm> arms;
    QList<MetricPower> power;
    qsizetype trials = 0;
    qsizetype remainingTrials = 0;
    qsizetype recordedTrials = 0; ///< number of trials of the recorded run, which a new run archives; 0 if the run cannot be read
    std::optional<Error> resumeError = {}; ///< why the recorded run cannot be continued: the experiment has changed. A new run is possible
    qsizetype renderedCases = 0; ///< cases per arm that were rendered for the estimate
    qint64 responseTokens = 0; ///< assumed length of a response
    std::chrono::milliseconds callTime{0}; ///< time per call, from the recorded run or assumed
    bool isTimeMeasured = false;
    int concurrency = 1; ///< number of parallel trials
    std::optional<Cost> cost; ///< cost of the remaining trials, including the judge's calls but no tool rounds; zero if no API calls are made
    SendPlan requests;        ///< every request that the remaining trials can send
    std::optional<Error> costLimitError; ///< set if the maximum cost exceeds the limit or is unknown
    Diagnostics unfitFindings;        ///< why requests should not be sent, one finding for each code
    Diagnostics diagnostics;  ///< diagnostics of the first case of each arm

    qsizetype judgeCallCount() const;
    /// Returns the maximum number of requests that simulated tool results add.
    int toolRequestCount() const;

    bool callsProviders() const { return !loadedExperiment.setup.isOffline(); }
    /// Returns the number of remaining requests, including judgments, if no call is retried.
    qint64 remainingCalls() const;
    std::chrono::milliseconds time() const { return callTime * remainingCalls() / concurrency; }
};

/// Settings for the planned run.
struct PlanSettings {
    TrialLimits limits = {};
    CallOptions call = {};
    int concurrency = 1;  ///< as in RunSettings
    bool ignoresRecordedRun = false; ///< whether to plan all trials, as for a new run
};

/// Renders up to 200 cases per arm without sending requests. Errors: those of loadExperiment() and of rendering an arm, and Interrupted. Also those of loadRecordedRun(),
/// except Invalid with `ignoresRecordedRun`, because a new run archives a damaged file. Blocks: call it on a worker thread.
Result<ExperimentPlan> planExperiment(const OpenedWorkspace &opened, const QString &name, const PlanSettings &settings = {}, const std::stop_token &stop = {});

/// Returns why the plan must not be run, or nullopt if it may be run. Reasons are a recorded run that cannot be continued, and requests that are unfit or above the cost
/// limit. With `allowsUnfit`, unfit requests are allowed.
std::optional<Error> runError(const ExperimentPlan &plan, bool allowsUnfit);

Json toJson(const ExperimentPlan &plan);

} // namespace outcrop
