// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/costbudget.h"
#include "app/experiments/experimentfiles.h"
#include "app/experiments/experimentprompt.h"
#include "app/experiments/experimentresponses.h"
#include "core/ports/provider.h"

#include <memory>

namespace outcrop {

/// Provides the responses of an experiment: the recorded response, otherwise the response to a provider call, which is then recorded. Thread-safe.
class ExperimentResponder
{
public:
    /// If `responses` is null, no response is recorded; if `provider` is null, no API calls are made.
    ExperimentResponder(Provider *provider, CallRecorder *responses) : m_provider(provider), m_responses(responses) { }

    bool isOffline() const { return !m_provider; }
    bool isRecorded(const QString &key, int repeat) const { return m_responses && m_responses->contains(key, repeat); }
    /// Returns the response to a request. `key` is responseKey(). Errors: NotFound if there is no provider and no recorded response, and those of
    /// recording the response. A failed call is not an error.
    Result<TimedCall> responseTo(
        const RenderedRequest &request, const QString &key, int repeat, const std::stop_token &stop);

private:
    TimedCall callProvider(const RenderedRequest &request, const std::stop_token &stop);

    Provider *m_provider;
    CallRecorder *m_responses;
};

/// Parameters and limits for the calls of an experiment.
struct TrialLimits {
    GenerationParams params = {};     ///< override the parameters of the profile, as in ArmPrompt::create()
    std::optional<Cost> maxCost = {}; ///< limit for all calls together
    bool isForced = false;            ///< whether to send requests that requestBlockers() rejects
};

/// Returns a marker that is unique to a trial. A prompt that begins with it misses every cache.
QString trialMarker(const QString &run, qsizetype trial);
/// Returns the key of a recorded response: the request without its marker, the arm and the case. Equal requests of two arms or cases have separate
/// responses.
QString responseKey(const RenderedRequest &request, const QString &arm, const QString &item);
/// Returns the repeat number of a recorded response. It is negative for warm-ups, so that no real trial uses the response of a warm-up.
int recordedRepeat(const Trial &trial);

struct TrialOutcome {
    std::optional<TrialResult> result = {}; ///< nullopt if a call was canceled or could exceed the cost limit
    std::optional<Cost> cost = Cost(); ///< cost of the calls; nullopt if a price or the usage is unknown. Recorded responses are free
    std::optional<Error> costLimitError = {}; ///< set if a call was not made because it could exceed the remaining cost limit
    Diagnostics diagnostics = {};
};

/// Runs individual trials: renders, counts, sends, answers tool calls, parses the response, and calls the judge. run() is thread-safe.
class TrialRunner
{
public:
    /// Creates a runner. `run` identifies this run in the cache-busting markers. Returns the errors of ArmPrompt::create().
    static Result<TrialRunner> create(const OpenedWorkspace &opened, const LoadedExperiment &loadedExperiment,
        ExperimentResponder responder, const QString &run, const TrialLimits &limits = {});

    /// Runs a trial. Errors: those of rendering and of ExperimentResponder::responseTo().
    Result<TrialOutcome> run(const Trial &trial, const std::stop_token &stop);
    /// Like run(), but takes the responses from `responder` and the cost limit from `budget`.
    Result<TrialOutcome> run(const Trial &trial, ExperimentResponder &responder, CallBudget &budget, const std::stop_token &stop) const;
    /// Returns the trial's first request, without a marker.
    Result<RenderedRequest> request(const Trial &trial) const;
    /// Returns whether the trial's request is still the same as in a recorded result.
    Result<bool> hasSameRequest(const Trial &trial, const TrialResult &recordedResult) const;

private:
    TrialRunner(const LoadedExperiment &loadedExperiment, ExperimentResponder responder, const QString &run, const TrialLimits &limits)
        : m_loadedExperiment(loadedExperiment)
        , m_responder(responder)
        , m_run(run)
        , m_limits(limits)
        , m_budget(std::make_unique<CostBudget>(limits.maxCost))
    {
    }

    const LoadedExperiment &m_loadedExperiment;
    ExperimentResponder m_responder;
    QString m_run;
    TrialLimits m_limits;
    std::unique_ptr<CostBudget> m_budget;
    QList<ArmPrompt> m_arms;
};

} // namespace outcrop
