// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/assertedtrial.h"
#include "app/experiments/trialrunner.h"

namespace outcrop {

/// The inputs of one trial.
struct TrialSource {
    const LoadedExperiment &loadedExperiment;
    const ArmPrompt &arm;
    const Trial &trial;
    const QString &run; ///< identifies the run in the cache-busting markers
    const TrialLimits &limits;

    const ExperimentSetup &setup() const { return loadedExperiment.setup; }
    const ExperimentCase &item() const { return loadedExperiment.cases.at(trial.item); }
};

/// Measures one trial. measure() can be called once.
class TrialMeasurement
{
public:
    TrialMeasurement(const TrialSource &source, ExperimentResponder &responder, CallBudget &budget, const std::stop_token &stop)
        : m_source(source)
        , m_responder(responder)
        , m_budget(budget)
        , m_stop(stop)
    {
    }

    /// Returns the outcome of the trial. Errors: those of rendering and of ExperimentResponder::responseTo().
    Result<TrialOutcome> measure();

private:
    enum class Step {
        Continue,    ///< the tool calls have results, so another request follows
        Done,        ///< no further request is needed, or the trial failed
        Interrupted, ///< a call was canceled or could exceed the cost limit
    };

    Status measureRecordedTrial(const RenderResult &render);
    Result<Step> measureLiveTrial(const RenderResult &render);
    Result<Step> runToolRounds(const RenderResult &render, TrialResponse &trialResponse);
    Result<Step> callArm(const RenderResult &render, const QList<Message> &toolTurns, TrialResponse &trialResponse);
    Result<Step> addToolResults(const RenderResult &render, const ProviderResponse &response, QList<Message> &toolTurns);
    std::optional<QString> fixedReply(const ToolCall &call) const;
    Result<Step> askToolModel(const RenderResult &render, const ToolCall &call, std::optional<QString> &content);
    void readResponse(const RenderResult &render, const TrialResponse &trialResponse);
    void checkAssertions(const RenderResult &render, const TrialResponse &trialResponse);
    Result<Step> judge(const ProviderResponse &response);
    Result<TimedCall> call(const RenderedRequest &request, const QString &key, TrialCallKind kind);
    void recordCall(const RenderedRequest &request, const TimedCall &call, TrialCallKind kind);
    bool isUnfit(const Diagnostics &diagnostics);
    void addFinding(const Diagnostic &found);
    bool measures(Metric metric) const { return m_source.setup().hasMetric(metric); }
    void setMetric(Metric metric, double value);

    const TrialSource m_source;
    ExperimentResponder &m_responder;
    CallBudget &m_budget;
    const std::stop_token &m_stop;
    TrialOutcome m_outcome;
    TrialResult m_result;
    int m_toolModelCalls = 0;
};

} // namespace outcrop
