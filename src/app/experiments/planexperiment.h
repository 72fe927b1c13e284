// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimenttrial.h"
#include "app/send/sendplan.h"
#include "core/experiments/powerplan.h"
#include "core/tokens/cost.h"
#include "core/tokens/tokencount.h"

#include <chrono>
#include <stop_token>

namespace outcrop {

/// One arm before anything is spent.
struct PlannedArm {
    QString name;
    QString provider;
    QString model;
    qsizetype calls = 0; ///< warm-ups and repeats counted
    TokenCount request;  ///< mean of the cases rendered
    std::optional<Cost> cost; ///< of all calls, with answers as long as assumed; nothing where a price is not known
    qsizetype judgements = 0; ///< calls of the judge, one for each answer that counts
    QString judge = {};       ///< provider and model
    std::optional<Cost> judgeCost = Cost(); ///< of all of them
};

/// What an experiment takes and what it can show, known before it is run.
struct ExperimentPlan {
    LoadedExperiment loaded;
    QList<PlannedArm> arms;
    QList<PowerOfMetric> power;
    qsizetype trials = 0; ///< all
    qsizetype left = 0;   ///< of them, after what a kept run holds
    qsizetype rendered = 0; ///< cases that were rendered for the figures, in each arm
    qint64 answerTokens = 0; ///< assumed
    std::chrono::milliseconds each{0}; ///< a call, learnt from the kept run or assumed; calls go out one after the other
    bool timeIsLearnt = false;
    std::optional<Cost> cost; ///< of what is left, including the judge's calls; zero if no API calls are made
    SendPlan requests;        ///< every request that what is left could make
    std::optional<Error> tooDear; ///< its dearest outcome costs more than is allowed, or is not known
    Diagnostics unfit;        ///< why requests should not go out as they are, each once
    Diagnostics diagnostics;  ///< of the renders

    qsizetype judgements() const;

    bool asksProviders() const { return !loaded.setup.isOffline(); }
    /// Answers and marks that are left, one request each where all goes well.
    qint64 callsLeft() const;
    std::chrono::milliseconds time() const { return each * callsLeft(); }
};

/// How an experiment would be run.
struct PlanSettings {
    TrialLimits limits = {};
    CallOptions call = {};
    bool anew = false; ///< as if nothing were kept
};

/// Renders up to 200 cases an arm, sends nothing. Fails as loadExperiment(), or where an arm cannot be rendered. Waits: call it on a worker thread.
Result<ExperimentPlan> planExperiment(const OpenedWorkspace &opened, const QString &name, const PlanSettings &settings = {}, const std::stop_token &stop = {});

/// Why the plan's requests must not be sent; nothing if they may, or if there are none. Unfit ones are sent if the user insists (`force`).
std::optional<Error> runRefusal(const ExperimentPlan &plan, bool force);

Json toJson(const ExperimentPlan &plan);

} // namespace outcrop
