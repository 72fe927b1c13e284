// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/behavioral.h"

#include "core/base/joinedtext.h"
#include "core/portability/agentrender.h"
#include "core/portability/judge.h"
#include "core/portability/portabilitymessages.h"
#include "core/portability/probes.h"
#include "core/portability/responsecheck.h"
#include "core/portability/trialmodels.h"

namespace outcrop {
namespace {

/// The result of one request to one model.
struct Trial {
    Outcome outcome = Outcome::Passed;
    QString reason = {};
    std::optional<double> score = {};     ///< from 0 to 1, as given by the judge
    std::optional<double> threshold = {}; ///< from 0 to 1; a lower score fails
};

Trial trialFromProblem(const QString &problem)
{
    return {problem.isEmpty() ? Outcome::Passed : Outcome::Failed, problem};
}

QString sentence(const QString &text)
{
    return text.endsWith(u'.') ? text : text + u'.';
}

/// Runs the criteria for one agent.
class AgentTrials
{
public:
    AgentTrials(const Agent &agent, const BehavioralContext &context, const std::stop_token &stop)
        : m_agent(agent)
        , m_context(context)
        , m_stop(stop)
    {
    }

    CriterionResult result(const QString &criterion) const
    {
        if (!m_agent.isPortable)
            return {criterion, Outcome::NotOptedIn, portabilitymessages::notOptedIn(), {}};
        if (const QString reason = notApplicableReason(criterion, m_agent); !reason.isEmpty())
            return {criterion, Outcome::NotApplicable, reason, {}};
        const QList<TrialModel> models = modelsFor(criterion);
        if (models.isEmpty())
            return {criterion, Outcome::NotRun, noModelReason(criterion), {}};
        const QStringList requests = probeRequests(m_context.tests.probes.value(criterion), m_agent);
        if (requests.isEmpty())
            return {criterion, Outcome::NotRun, portabilitymessages::noRequests(), {}};
        CriterionResult result{criterion, Outcome::Passed, {}, {}};
        for (const TrialModel &model : models) {
            for (const QString &request : requests)
                addTrial(runTrial(criterion, model, request), model, result);
        }
        return result;
    }

private:
    QList<TrialModel> modelsFor(const QString &criterion) const
    {
        const Manifest &manifest = m_context.library.workspace.manifest();
        return criterion == u"PV-016" ? limitedModels(m_agent, m_context.catalog, manifest, m_context.providers)
                                      : preferredModels(m_agent, m_context.catalog, manifest, m_context.providers);
    }

    static QString noModelReason(const QString &criterion)
    {
        return criterion == u"PV-016" ? portabilitymessages::noModelLacksFeature()
                                      : portabilitymessages::noProviderAvailable();
    }

    Trial runTrial(const QString &criterion, const TrialModel &model, const QString &request) const
    {
        if (m_stop.stop_requested())
            return {Outcome::NotRun, portabilitymessages::canceledBeforeSending()};
        if (!model.target)
            return {Outcome::NotRun, model.target.error().message};
        const RenderedRequest renderedRequest = renderAgentOnly(m_agent, request, *model.target, m_context.library.workspace);
        const Result<ProviderResponse> response = m_context.testedProvider.ask(renderedRequest, m_stop);
        if (!response)
            return {Outcome::NotRun, response.error().message};
        return judgeResponse(criterion, model, request, *response);
    }

    /// Evaluates a response: first automatically, then by the judge if necessary.
    Trial judgeResponse(
        const QString &criterion, const TrialModel &model, const QString &request, const ProviderResponse &response) const
    {
        if (criterion == u"PV-012")
            return trialFromProblem(toolProblem(m_agent, response));
        if (criterion == u"PV-013" && (response.stop == StopReason::Refused || response.stop == StopReason::Blocked))
            return {}; // refusing a forbidden request is the desired behavior
        const bool isStructured = criterion == u"PV-011" || criterion == u"PV-016";
        const QString problem = isStructured ? outputProblem(m_agent, response) : unusableReason(response);
        if (!problem.isEmpty() || criterion == u"PV-011")
            return trialFromProblem(problem);
        const Rubric rubric = m_context.tests.probes.value(criterion).rubric.value_or(Rubric());
        return scoreResponse(rubric, model.isPrimary ? rubric.primaryThreshold : rubric.threshold, request, response);
    }

    Trial scoreResponse(const Rubric &rubric, double threshold, const QString &request, const ProviderResponse &response) const
    {
        constexpr double rounding = 1e-9;
        if (rubric.dimensions.isEmpty())
            return {Outcome::NotRun, portabilitymessages::noJudgeQuestions()};
        const Result<Judgment> judgment = askJudge(rubric, request, response);
        if (!judgment)
            return {Outcome::NotRun, portabilitymessages::judgeFailed(judgment.error().message)};
        if (judgment->score >= threshold - rounding)
            return {Outcome::Passed, {}, judgment->score, threshold};
        return {Outcome::Failed,
            portabilitymessages::scoreTooLow(
                QString::number(judgment->score, 'g', 3), QString::number(threshold, 'g', 3), judgment->reason),
            judgment->score, threshold};
    }

    Result<Judgment> askJudge(const Rubric &rubric, const QString &request, const ProviderResponse &response) const
    {
        const BehavioralTests &tests = m_context.tests;
        const Result<RenderTarget> target = chooseTarget(
            m_context.catalog, tests.judgeProvider, tests.judgeModel, m_context.library.workspace.manifest());
        if (!target)
            return target.error();
        const PromptBundle prompt = judgePrompt(tests, rubric, m_agent, request, response);
        const Result<ProviderResponse> marks = m_context.judge.ask(render(prompt, *target, {}, false), m_stop);
        return marks ? readJudgment(*marks, rubric) : marks.error();
    }

    /// Adds a trial to a result. Any failure makes the criterion fail; otherwise, a trial that was not run prevents it from passing.
    void addTrial(const Trial &trial, const TrialModel &model, CriterionResult &result) const
    {
        if (m_context.trials)
            m_context.trials->append({{}, m_agent.name, result.criterion, model.provider, model.target ? model.target->model.id : QString(), trial.outcome, trial.score,
                trial.threshold, trial.reason});
        if (trial.outcome == Outcome::Passed)
            return;
        const QString testedModel = model.target ? detailedText(model.provider, model.target->model.id) : model.provider;
        const QString reason = sentence(labeledText(testedModel, trial.reason));
        if (trial.outcome == Outcome::Failed)
            result.findings.append(
                {Severity::Error, result.criterion, reason, m_agent.fieldLocation(probedField(result.criterion))});
        if (result.reason.isEmpty() || (trial.outcome == Outcome::Failed && result.outcome != Outcome::Failed))
            result.reason = reason;
        if (result.outcome != Outcome::Failed)
            result.outcome = trial.outcome;
    }

    const Agent &m_agent;
    const BehavioralContext &m_context;
    const std::stop_token &m_stop;
};

} // namespace

QList<CriterionResult> runBehavioralTests(
    const Agent &agent, const BehavioralContext &context, const std::stop_token &stop)
{
    const AgentTrials trials(agent, context, stop);
    QList<CriterionResult> results;
    for (const char *criterion : {"PV-011", "PV-012", "PV-013", "PV-014", "PV-015", "PV-016"})
        results.append(trials.result(QString::fromLatin1(criterion)));
    return results;
}

} // namespace outcrop
