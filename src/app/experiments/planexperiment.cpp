// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/planexperiment.h"

#include "app/experiments/experimentjudge.h"
#include "app/experiments/experimentprompt.h"
#include "app/experiments/experimentrunmessages.h"
#include "app/experiments/runexperiment.h"
#include "app/experiments/toolrequests.h"
#include "app/send/costlimit.h"
#include "core/base/diagnostic.h"
#include "core/render/requestblockers.h"

#include <algorithm>
#include <numeric>

namespace outcrop {
namespace {

constexpr qsizetype maxRenderedCases = 200;
constexpr std::chrono::milliseconds assumedCallTime{10'000};
constexpr qint64 assumedScoreTokens = 200; ///< tokens of a judge's response: a score and its reason

/// Returns the cost of `read` input tokens and `written` output tokens; nullopt if a price is unknown.
std::optional<Cost> assumedCost(const RenderedRequest &request, qint64 read, qint64 written)
{
    if (!request.figures)
        return std::nullopt;
    const PriceList prices = request.figures->price.pricesForPrompt(read);
    return costOf(prices.input, read) + costOf(prices.output, written);
}

/// Keeps the request with the highest maximum cost. An unknown cost ranks highest.
void replaceIfMoreExpensive(std::optional<RenderedRequest> &mostExpensive, const RenderedRequest &request)
{
    const std::optional<Cost> cost = maxCostOf(request);
    const std::optional<Cost> before = mostExpensive ? maxCostOf(*mostExpensive) : std::nullopt;
    if (!mostExpensive || (before && (!cost || *cost > *before)))
        mostExpensive = request;
}

/// Divides a sum of token counts to get the mean.
TokenCount meanCount(TokenCount sum, qsizetype by)
{
    sum.tokens /= by;
    sum.low /= by;
    sum.high /= by;
    return sum;
}

class ExperimentPlanner
{
public:
    ExperimentPlanner(const OpenedWorkspace &opened, const LoadedExperiment &loadedExperiment, const PlanSettings &settings, const std::stop_token &stop)
        : m_opened(opened), m_settings(settings), m_stop(stop)
    {
        m_plan.loadedExperiment = loadedExperiment;
        m_plan.responseTokens = loadedExperiment.setup.responseTokens;
        m_plan.callTime = assumedCallTime;
        m_plan.concurrency = parallelTrials(loadedExperiment.setup, settings.concurrency);
        m_plan.cost = Cost();
    }

    Result<ExperimentPlan> run()
    {
        const Result<std::optional<RunRecord>> kept = readRecordedRun();
        if (!kept)
            return kept.error();
        if (*kept)
            addRecordedRun(**kept);
        m_trials = plannedTrials(setup(), m_plan.loadedExperiment.cases.size());
        m_plan.trials = m_trials.size();
        m_plan.remainingTrials = m_trials.size() - m_recordedTrials.size();
        if (*kept && (*kept)->end == RunEnd::RuleStopped && !m_recordedTrials.isEmpty())
            m_plan.remainingTrials = 0;
        for (qsizetype arm = 0; arm < setup().arms.size(); ++arm) {
            if (const Status addedStatus = addArm(arm); !addedStatus)
                return addedStatus.error();
        }
        m_plan.costLimitError = m_plan.callsProviders()
            ? checkCostLimit(m_plan.requests.maxTotalCost, m_settings.limits.maxCost)
            : std::nullopt;
        m_plan.power = computePower(setup(), m_plan.loadedExperiment.cases.size(), *kept ? std::optional(createReport(setup(), **kept)) : std::nullopt);
        return m_plan;
    }

private:
    const ExperimentSetup &setup() const { return m_plan.loadedExperiment.setup; }

    /// Returns the recorded run. A damaged one does not prevent a new run, which archives it.
    Result<std::optional<RunRecord>> readRecordedRun() const
    {
        Result<std::optional<RunRecord>> kept = loadRecordedRun(m_opened.folder, setup().name);
        const bool isIgnored = !kept && m_settings.ignoresRecordedRun && kept.error().code == ErrorCode::Invalid;
        return isIgnored ? Result<std::optional<RunRecord>>(std::optional<RunRecord>()) : kept;
    }

    void addRecordedRun(const RunRecord &kept)
    {
        m_plan.recordedTrials = kept.results.size();
        readCallTime(kept);
        if (m_settings.ignoresRecordedRun)
            return;
        if (const Status same = checkRecordedVersion(kept, setup().name, setup().checksum, m_plan.loadedExperiment.dataChecksum); !same)
            m_plan.resumeError = same.error();
        else
            m_recordedTrials = kept.completedTrials();
    }

    /// Reads the time per call from the recorded run.
    void readCallTime(const RunRecord &kept)
    {
        QList<double> times;
        for (const TrialResult &result : kept.results) {
            if (const auto found = result.values.constFind(Metric::Latency); found != result.values.constEnd())
                times.append(*found);
        }
        m_plan.isTimeMeasured = !times.isEmpty();
        if (m_plan.isTimeMeasured)
            m_plan.callTime = std::chrono::milliseconds(static_cast<qint64>(mean(times)));
    }

    Status addArm(qsizetype armIndex)
    {
        const Result<ArmPrompt> prompt = ArmPrompt::create(m_opened, setup().arms.at(armIndex), m_settings.limits.params);
        if (!prompt)
            return prompt.error();
        PlannedArm arm;
        arm.name = setup().arms.at(armIndex).name;
        arm.provider = prompt->provider();
        arm.calls = callsOf(armIndex, [](const Trial &) { return true; });
        if (setup().hasMetric(Metric::Judge))
            arm.judgments = callsOf(armIndex, [](const Trial &trial) { return !trial.isWarmUp; });
        if (const Status countedStatus = count(*prompt, arm); !countedStatus)
            return countedStatus;
        m_plan.arms.append(arm);
        return success();
    }

    template<typename Predicate>
    qsizetype callsOf(qsizetype armIndex, Predicate isCounted) const
    {
        return std::count_if(m_trials.begin(), m_trials.end(), [&](const Trial &trial) { return trial.arm == armIndex && isCounted(trial); });
    }

    Status count(const ArmPrompt &prompt, PlannedArm &arm)
    {
        const QList<ExperimentCase> cases = sampleCases(m_plan.loadedExperiment.cases, maxRenderedCases, setup().seed);
        std::optional<Cost> cost = Cost();
        std::optional<Cost> judgeCost = Cost();
        std::optional<RenderedRequest> mostExpensive;
        std::optional<RenderedRequest> mostExpensiveScore;
        QList<ToolDefinition> tools;
        for (const ExperimentCase &one : cases) {
            if (m_stop.stop_requested())
                return Error{ErrorCode::Interrupted, QStringLiteral("Stopped."), {}};
            const Result<RenderResult> render = prompt.render(one);
            if (!render)
                return render.error();
            if (const auto error = firstError(renderErrors(render->diagnostics)))
                return toError(*error);
            if (&one == &cases.first())
                m_plan.diagnostics += render->diagnostics;
            arm.model = render->request.model;
            tools = render->bundle.tools;
            const TokenCount tokens = sentTokens(render->request);
            arm.request += tokens;
            cost = cost + costPerCall(*render, tokens.tokens);
            addUnfitFindings(render->diagnostics);
            replaceIfMoreExpensive(mostExpensive, render->request);
            if (arm.judgments == 0)
                continue;
            const Result<RenderedRequest> mark = judgeRequest(prompt, one, *setup().judge, ProviderResponse());
            if (!mark)
                return mark.error();
            arm.judge = mark->provider + u'/' + mark->model;
            judgeCost = judgeCost + assumedCost(*mark, sentTokens(*mark).tokens + setup().responseTokens, assumedScoreTokens);
            addUnfitFindings(mark->diagnostics);
            replaceIfMoreExpensive(mostExpensiveScore, *mark);
        }
        m_plan.renderedCases = cases.size();
        arm.request = meanCount(arm.request, cases.size());
        addCost(cost, judgeCost, cases.size(), arm);
        addRequests(arm, mostExpensive, mostExpensiveScore);
        return mostExpensive && !setup().isOffline() ? addTools(prompt, arm, {*mostExpensive, tools}) : success();
    }

    Status addTools(const ArmPrompt &prompt, const PlannedArm &arm, ToolTrials trials)
    {
        trials.remainingCount = static_cast<int>(remainingCalls(arm, false));
        const Result<std::optional<RenderedRequest>> toolRequest = addToolRequests(m_plan.requests, prompt.opened(), m_plan.loadedExperiment, trials, m_settings.call);
        if (!toolRequest)
            return toolRequest.error();
        if (*toolRequest)
            addUnfitFindings((*toolRequest)->diagnostics);
        return success();
    }

    std::optional<Cost> costPerCall(const RenderResult &render, qint64 tokens) const
    {
        if (setup().isOffline() || !render.request.figures)
            return setup().isOffline() ? std::optional(Cost()) : std::nullopt;
        const PriceList prices = render.request.figures->price.pricesForPrompt(tokens);
        return costOf(prices.input, tokens) + costOf(prices.output, setup().responseTokens);
    }

    void addUnfitFindings(const Diagnostics &diagnostics)
    {
        for (const Diagnostic &found : requestBlockers(diagnostics, RequestPurpose::Send)) {
            const auto isSame = [&found](const Diagnostic &other) { return other.code == found.code; };
            if (std::none_of(m_plan.unfitFindings.begin(), m_plan.unfitFindings.end(), isSame))
                m_plan.unfitFindings.append(found);
        }
    }

    /// Adds the cost of all calls to the arm, and the cost of the remaining calls to the plan.
    void addCost(const std::optional<Cost> &cost, const std::optional<Cost> &judgeCost, qsizetype rendered, PlannedArm &arm)
    {
        const auto each = [rendered](const std::optional<Cost> &sum) { return sum ? std::optional(Cost::fromPico(sum->pico() / rendered)) : std::nullopt; };
        arm.cost = each(cost) * arm.calls;
        arm.judgeCost = arm.judgments > 0 ? each(judgeCost) * arm.judgments : std::optional(Cost());
        m_plan.cost = m_plan.cost + each(cost) * remainingCalls(arm, false) + (arm.judgments > 0 ? each(judgeCost) * remainingCalls(arm, true) : std::optional(Cost()));
    }

    void addRequests(const PlannedArm &arm, const std::optional<RenderedRequest> &mostExpensive, const std::optional<RenderedRequest> &mostExpensiveScore)
    {
        if (setup().isOffline() || !mostExpensive)
            return;
        const int calls = static_cast<int>(remainingCalls(arm, false));
        const int marks = static_cast<int>(remainingCalls(arm, true));
        const qint64 responseTokens = mostExpensive->figures ? mostExpensive->figures->responseLimit.value_or(0) : 0;
        if (calls > 0)
            addChainRequests(m_plan.requests, {*mostExpensive}, RequestCause::Prompt, m_settings.call, calls);
        if (marks > 0 && mostExpensiveScore)
            addChainRequests(m_plan.requests, {*mostExpensiveScore}, RequestCause::Judge, m_settings.call, marks,
                experimentrunmessages::perResponse(), responseTokens);
    }

    /// Returns the number of remaining calls of the arm, or of its judge.
    qsizetype remainingCalls(const PlannedArm &arm, bool isJudge) const
    {
        if (m_plan.remainingTrials == 0 || (isJudge && arm.judgments == 0))
            return 0;
        return callsOf(setup().armIndex(arm.name), [&](const Trial &trial) { return !m_recordedTrials.contains(trial.number) && !(isJudge && trial.isWarmUp); });
    }

    const OpenedWorkspace &m_opened;
    const PlanSettings &m_settings;
    const std::stop_token &m_stop;
    QList<Trial> m_trials;
    QSet<qsizetype> m_recordedTrials;
    ExperimentPlan m_plan;
};

Json toJson(const PlannedArm &arm)
{
    return {{"arm", jsonString(arm.name)}, {"provider", jsonString(arm.provider)}, {"model", jsonString(arm.model)}, {"calls", arm.calls},
            {"request_tokens", toJson(arm.request)}, {"cost_usd", toJson(arm.cost)}, {"judge", jsonStringOrNull(arm.judge)}, {"judgments", arm.judgments},
            {"judge_cost_usd", toJson(arm.judgeCost)}};
}

Json toJson(const MetricPower &power)
{
    return {{"metric", jsonString(infoOf(power.metric).name)},
            {"effect", power.effect},
            {"basis", jsonString(power.basis)},
            {"power", power.power},
            {"needed_cases", power.neededCases ? Json(*power.neededCases) : Json()},
            {"smallest_effect", power.smallestEffect ? Json(*power.smallestEffect) : Json()}};
}

} // namespace

qsizetype ExperimentPlan::judgeCallCount() const
{
    return std::accumulate(arms.begin(), arms.end(), qsizetype(0), [](qsizetype sum, const PlannedArm &arm) { return sum + arm.judgments; });
}

int ExperimentPlan::toolRequestCount() const
{
    return std::accumulate(requests.requests.begin(), requests.requests.end(), 0, [](int sum, const PlannedRequest &one) {
        return one.cause == RequestCause::ToolRound || one.cause == RequestCause::ToolReply ? sum + one.maxCount : sum;
    });
}

qint64 ExperimentPlan::remainingCalls() const
{
    return std::accumulate(requests.requests.begin(), requests.requests.end(), qint64(0), [](qint64 sum, const PlannedRequest &one) {
        return one.cause == RequestCause::Prompt || one.cause == RequestCause::Judge ? sum + one.maxCount : sum;
    });
}

Result<ExperimentPlan> planExperiment(const OpenedWorkspace &opened, const QString &name, const PlanSettings &settings, const std::stop_token &stop)
{
    const Result<LoadedExperiment> loadedExperiment = loadExperiment(opened, name);
    return loadedExperiment ? ExperimentPlanner(opened, *loadedExperiment, settings, stop).run() : loadedExperiment.error();
}

std::optional<Error> runError(const ExperimentPlan &plan, bool allowsUnfit)
{
    if (plan.resumeError)
        return plan.resumeError;
    if (!plan.callsProviders())
        return std::nullopt;
    if (!plan.unfitFindings.isEmpty() && !allowsUnfit)
        return Error{ErrorCode::NotAllowed, plan.unfitFindings.first().message, plan.unfitFindings.first().location};
    return plan.costLimitError;
}

Json toJson(const ExperimentPlan &plan)
{
    Json arms = Json::array();
    for (const PlannedArm &arm : plan.arms)
        arms.push_back(toJson(arm));
    Json power = Json::array();
    for (const MetricPower &one : plan.power)
        power.push_back(toJson(one));
    return {{"experiment", jsonString(plan.loadedExperiment.setup.name)}, {"cases", plan.loadedExperiment.cases.size()},
        {"trials", plan.trials}, {"left", plan.remainingTrials}, {"asks_providers", plan.callsProviders()},
        {"answer_tokens", plan.responseTokens}, {"seconds", static_cast<double>(plan.time().count()) / 1000},
        {"time_is_learnt", plan.isTimeMeasured}, {"cost_usd", toJson(plan.cost)},
        {"most_cost_usd", toJson(plan.requests.maxTotalCost)}, {"judgments", plan.judgeCallCount()},
        {"at_most_requests", plan.requests.maxRequestCount()}, {"tool_requests", plan.toolRequestCount()}, {"arms", arms}, {"power", power}};
}

} // namespace outcrop
