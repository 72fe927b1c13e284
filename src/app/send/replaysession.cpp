// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/replaysession.h"

#include "app/context/promptcontext.h"
#include "app/send/costlimit.h"
#include "app/send/sendmessages.h"
#include "app/send/sendturn.h"
#include "app/workspace/chosenprovider.h"
#include "core/sessions/turncost.h"

namespace outcrop {
namespace {

/// Returns a provider's name as a component of a folder name.
QString folderNamePart(const QString &name)
{
    return phaseStem(name);
}

class ReplayPlanner
{
public:
    ReplayPlanner(const OpenedWorkspace &opened, const Session &session, const ReplayTarget &target) : m_opened(opened), m_session(session), m_target(target)
    {
        m_plan.session = session.id;
        m_plan.estimatedCost = Cost();
        m_plan.maxCost = target.maxCost;
    }

    ReplayPlan run()
    {
        chooseSessionName();
        for (const SessionPhase &phase : m_session.phases) {
            bool continuesPhase = false;
            for (const TurnRecord &record : phase.turns) {
                if (!record.automaticReason.isEmpty() || record.provider.isEmpty() == record.hasRequest())
                    continue; // a request that the program made itself, which the replay makes again if needed
                add(phase, record, continuesPhase);
                continuesPhase = true;
            }
        }
        m_plan.costLimitError = checkCostLimit(m_plan.requests.maxTotalCost, m_target.maxCost);
        return m_plan;
    }

private:
    void chooseSessionName()
    {
        const QString wanted = m_session.id + QStringLiteral("-with-") + folderNamePart(m_target.provider);
        int number = 1;
        while (sessionOf(m_opened.workspace(), numberedSessionId(wanted, number)))
            ++number;
        m_plan.newSession = numberedSessionId(wanted, number);
    }

    void add(const SessionPhase &phase, const TurnRecord &record, bool continuesPhase)
    {
        SendJob job;
        job.session = m_plan.newSession;
        job.continuesPhase = continuesPhase;
        job.fallback.usesPreferredModels = false; // the replay compares only this provider
        job.call = m_target.call;
        job.isForced = m_target.isForced;
        job.maxResponseRetries = m_target.maxResponseRetries;
        job.render.provider = m_target.provider;
        job.render.model = m_target.model;
        job.render.selection = readSelection(phase.conversation.selection());
        job.render.selection.phase = phaseOfStem(phase.location.phase);
        selectRequestOf(record, job.render.selection);
        const Json selection = phase.conversation.selection();
        job.render.isBare = selection.is_null() || selection.value("bare", Json()) == Json(true);
        if (!record.hasRequest())
            usePromptFile(phase, record, job);
        if (job.render.selection.request.isEmpty() && job.render.selection.attachments.isEmpty())
            return;
        job.render.selection.params = m_target.params;
        addRequests(record, job);
        m_plan.estimatedCost = m_plan.estimatedCost + costAtNewPrices(record, job);
        m_plan.jobs.append(job);
        m_plan.before.append(record);
    }

    /// Adds every request that sending the turn again could need. The costs assume the recorded length of the conversation.
    void addRequests(const TurnRecord &record, const SendJob &job)
    {
        const Result<RenderResult> render = renderPrompt(m_opened, job.render);
        if (!render)
            return; // the error is reported when the turn is sent
        const auto &figures = render->request.figures;
        const qint64 singleCallTokens = figures ? figures->tokens.total.tokens : 0;
        const qint64 history = std::max<qint64>(0, record.usage.input.value_or(0) - singleCallTokens);
        addChainRequests(m_plan.requests, {render->request}, RequestCause::Prompt, job.call, 1, {}, history);
        addResponseRetries(m_plan.requests, m_opened, *render, {render->request}, job, history);
    }

    void usePromptFile(const SessionPhase &phase, const TurnRecord &record, SendJob &job) const
    {
        const DocumentPtr prompt = m_opened.workspace().document(phase.promptFile(record));
        job.render.isBare = true;
        job.render.selection.request = prompt ? prompt->text.trimmed() : QString();
    }

    /// Returns the cost of the recorded usage at the prices of the new model; nullopt if unknown.
    std::optional<Cost> costAtNewPrices(const TurnRecord &record, const SendJob &job) const
    {
        const Selection &selection = job.render.selection;
        const auto target = selectTarget(m_opened, job.render.isBare ? bareSelection(selection) : selection, job.render.provider, job.render.model);
        return target ? costOfUsage(record.usage, target->model.price) : std::nullopt;
    }

    const OpenedWorkspace &m_opened;
    const Session &m_session;
    const ReplayTarget &m_target;
    ReplayPlan m_plan;
};

/// Returns the workspace with the client context recorded for the session's first conversation, if any. The client's files are read with their current content.
Result<OpenedWorkspace> withRecordedContext(const OpenedWorkspace &opened, const Session &session)
{
    return withContext(opened,
        session.phases.isEmpty() ? noContextName : recordedContextClient(session.phases.first().conversation.selection()));
}

} // namespace

Result<ReplayPlan> planReplay(const OpenedWorkspace &opened, const QString &session, const ReplayTarget &target)
{
    const std::optional<Session> found = sessionOf(opened.workspace(), session);
    if (!found)
        return Error{ErrorCode::NotFound, sendmessages::noSession(session), {}};
    const Result<OpenedWorkspace> used = withRecordedContext(opened, *found);
    if (!used)
        return used.error();
    const ReplayPlan plan = ReplayPlanner(*used, *found, target).run();
    if (plan.jobs.isEmpty())
        return Error{ErrorCode::NotFound, sendmessages::noTurnToReplay(session), {}};
    return plan;
}

QList<ReplayedTurn> replaySession(const OpenedWorkspace &opened, const ReplayPlan &plan, Provider &provider, const SendSettings &settings,
                                  const std::stop_token &stop)
{
    QList<ReplayedTurn> replayedTurns;
    OpenedWorkspace now = opened;
    if (const std::optional<Session> session = sessionOf(opened.workspace(), plan.session)) {
        if (const Result<OpenedWorkspace> used = withRecordedContext(opened, *session))
            now = *used;
    }
    std::optional<Cost> left = plan.maxCost;
    for (qsizetype i = 0; i < plan.jobs.size() && !stop.stop_requested(); ++i) {
        SendJob job = plan.jobs.at(i);
        job.maxCost = left;
        const Result<SendPreview> preview = previewSend(now, job, settings.now());
        SendOutcome outcome;
        if (preview)
            outcome = sendPrompt(*preview, provider, settings, stop);
        else
            outcome.error = preview.error();
        replayedTurns.append({plan.before.at(i), outcome});
        if (outcome.record.state != TurnState::Answered)
            break;
        if (left)
            left = left - costOfTurns(outcome.turns).value_or(*left); // an unknown cost uses up the limit
        now = withTurn(now, opened.folder, outcome.location);
    }
    return replayedTurns;
}

} // namespace outcrop
