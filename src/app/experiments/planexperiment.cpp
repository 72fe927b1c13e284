// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/planexperiment.h"

#include "app/experiments/experimentprompt.h"
#include "app/experiments/runexperiment.h"
#include "core/base/firsterror.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype mostRendered = 200;
constexpr std::chrono::milliseconds usualCallTime{10'000};

/// The sum of several counts, for their mean.
TokenCount divided(TokenCount sum, qsizetype by)
{
    sum.tokens /= by;
    sum.low /= by;
    sum.high /= by;
    return sum;
}

class Planning
{
public:
    Planning(const OpenedWorkspace &opened, const LoadedExperiment &loaded, const std::stop_token &stop) : m_opened(opened), m_stop(stop)
    {
        m_plan.loaded = loaded;
        m_plan.answerTokens = loaded.setup.answerTokens;
        m_plan.each = usualCallTime;
        m_plan.cost = Cost();
    }

    Result<ExperimentPlan> run()
    {
        const Result<std::optional<RunRecord>> kept = keptRun(m_opened.folder, setup().name);
        if (!kept)
            return kept.error();
        if (*kept && (*kept)->setup == setup().checksum && (*kept)->data == m_plan.loaded.dataChecksum)
            m_made = (*kept)->made();
        if (*kept)
            learn(**kept);
        m_trials = plannedTrials(setup(), m_plan.loaded.cases.size());
        m_plan.trials = m_trials.size();
        m_plan.left = m_trials.size() - m_made.size();
        if (*kept && (*kept)->end == RunEnd::RuleStopped && !m_made.isEmpty())
            m_plan.left = 0;
        for (qsizetype arm = 0; arm < setup().arms.size(); ++arm) {
            if (const Status added = addArm(arm); !added)
                return added.error();
        }
        m_plan.power = powerOf(setup(), m_plan.loaded.cases.size(), *kept ? std::optional(reportOn(setup(), **kept)) : std::nullopt);
        return m_plan;
    }

private:
    const ExperimentSetup &setup() const { return m_plan.loaded.setup; }

    /// A kept run says how long a call takes.
    void learn(const RunRecord &kept)
    {
        QList<double> times;
        for (const TrialResult &result : kept.results) {
            if (const auto found = result.values.constFind(Metric::Latency); found != result.values.constEnd())
                times.append(*found);
        }
        m_plan.timeIsLearnt = !times.isEmpty();
        if (m_plan.timeIsLearnt)
            m_plan.each = std::chrono::milliseconds(static_cast<qint64>(mean(times)));
    }

    Status addArm(qsizetype place)
    {
        const Result<ArmPrompt> prompt = ArmPrompt::of(m_opened, setup().arms.at(place));
        if (!prompt)
            return prompt.error();
        PlannedArm arm;
        arm.name = setup().arms.at(place).name;
        arm.provider = prompt->provider();
        arm.calls = std::count_if(m_trials.begin(), m_trials.end(), [place](const Trial &trial) { return trial.arm == place; });
        if (const Status counted = count(*prompt, arm); !counted)
            return counted;
        m_plan.arms.append(arm);
        return success();
    }

    Status count(const ArmPrompt &prompt, PlannedArm &arm)
    {
        const QList<ExperimentCase> cases = chosenCases(m_plan.loaded.cases, mostRendered, setup().seed);
        std::optional<Cost> cost = Cost();
        for (const ExperimentCase &one : cases) {
            if (m_stop.stop_requested())
                return Error{ErrorCode::Interrupted, QStringLiteral("Stopped."), {}};
            const Result<RenderResult> render = prompt.render(one);
            if (!render)
                return render.error();
            if (const auto error = firstError(render->diagnostics))
                return asError(*error);
            if (&one == &cases.first())
                m_plan.diagnostics += render->diagnostics;
            arm.model = render->request.model;
            const TokenCount tokens = sentTokens(render->request);
            arm.request += tokens;
            cost = cost + costOfOne(*render, tokens.tokens);
        }
        m_plan.rendered = cases.size();
        arm.request = divided(arm.request, cases.size());
        addCost(cost, cases.size(), arm);
        return success();
    }

    std::optional<Cost> costOfOne(const RenderResult &render, qint64 tokens) const
    {
        if (setup().isOffline() || !render.request.figures)
            return setup().isOffline() ? std::optional(Cost()) : std::nullopt;
        const PriceList prices = render.request.figures->price.forPrompt(tokens);
        return costOf(prices.input, tokens) + costOf(prices.output, setup().answerTokens);
    }

    /// Of all calls of the arm, and of what is left of the experiment.
    void addCost(const std::optional<Cost> &cost, qsizetype rendered, PlannedArm &arm)
    {
        if (cost)
            arm.cost = Cost::fromPico(cost->pico() / rendered) * arm.calls;
        const qsizetype made = madeOf(arm.name);
        m_plan.cost = m_plan.cost + (cost ? std::optional(Cost::fromPico(cost->pico() / rendered) * (arm.calls - made)) : std::nullopt);
    }

    qsizetype madeOf(const QString &arm) const
    {
        const qsizetype place = setup().armIndex(arm);
        return std::count_if(m_trials.begin(), m_trials.end(), [&](const Trial &trial) { return trial.arm == place && m_made.contains(trial.number); });
    }

    const OpenedWorkspace &m_opened;
    const std::stop_token &m_stop;
    QList<Trial> m_trials;
    QSet<qsizetype> m_made;
    ExperimentPlan m_plan;
};

Json toJson(const PlannedArm &arm)
{
    return {{"arm", jsonString(arm.name)}, {"provider", jsonString(arm.provider)}, {"model", jsonString(arm.model)}, {"calls", arm.calls},
            {"request_tokens", toJson(arm.request)}, {"cost_usd", toJson(arm.cost)}};
}

Json toJson(const PowerOfMetric &power)
{
    return {{"metric", jsonString(infoOf(power.metric).name)},
            {"effect", power.effect},
            {"basis", jsonString(power.basis)},
            {"power", power.power},
            {"needed_cases", power.needed ? Json(*power.needed) : Json()},
            {"smallest_effect", power.smallest ? Json(*power.smallest) : Json()}};
}

} // namespace

Result<ExperimentPlan> planExperiment(const OpenedWorkspace &opened, const QString &name, const std::stop_token &stop)
{
    const Result<LoadedExperiment> loaded = loadExperiment(opened, name);
    return loaded ? Planning(opened, *loaded, stop).run() : loaded.error();
}

Json toJson(const ExperimentPlan &plan)
{
    Json arms = Json::array();
    for (const PlannedArm &arm : plan.arms)
        arms.push_back(toJson(arm));
    Json power = Json::array();
    for (const PowerOfMetric &one : plan.power)
        power.push_back(toJson(one));
    return {{"experiment", jsonString(plan.loaded.setup.name)},
            {"cases", plan.loaded.cases.size()},
            {"trials", plan.trials},
            {"left", plan.left},
            {"asks_providers", plan.asksProviders()},
            {"answer_tokens", plan.answerTokens},
            {"seconds", static_cast<double>(plan.time().count()) / 1000},
            {"time_is_learnt", plan.timeIsLearnt},
            {"cost_usd", toJson(plan.cost)},
            {"arms", arms},
            {"power", power}};
}

} // namespace outcrop
