// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/replaysession.h"

#include "app/send/sendturn.h"
#include "core/sessions/turncost.h"

namespace outcrop {
namespace {

/// A provider's name as part of a folder's.
QString asWord(const QString &name)
{
    return phaseStem(name);
}

class ReplayPlanning
{
public:
    ReplayPlanning(const OpenedWorkspace &opened, const Session &session, const QString &provider, const QString &model)
        : m_opened(opened), m_session(session), m_provider(provider), m_model(model)
    {
        m_plan.session = session.id;
        m_plan.likelyCost = Cost();
    }

    ReplayPlan run()
    {
        findName();
        for (const SessionPhase &phase : m_session.phases) {
            bool goesOn = false;
            for (const TurnRecord &record : phase.turns) {
                if (!record.because.isEmpty() || record.provider.isEmpty() != record.request.isEmpty())
                    continue; // the program asked that by itself, and will again where it must
                add(phase, record, goesOn);
                goesOn = true;
            }
        }
        return m_plan;
    }

private:
    void findName()
    {
        const QString wanted = m_session.id + QStringLiteral("-with-") + asWord(m_provider);
        int number = 1;
        while (sessionOf(m_opened.workspace(), numberedSessionId(wanted, number)))
            ++number;
        m_plan.into = numberedSessionId(wanted, number);
    }

    void add(const SessionPhase &phase, const TurnRecord &record, bool goesOn)
    {
        SendJob job;
        job.session = m_plan.into;
        job.goesOn = goesOn;
        job.fallsBack = false; // it is this provider that is to be compared
        job.render.provider = m_provider;
        job.render.model = m_model;
        job.render.selection = readSelection(phase.conversation.selection());
        job.render.selection.phase = phaseOfStem(phase.place.phase);
        job.render.selection.request = record.request;
        const Json selection = phase.conversation.selection();
        job.bare = selection.is_null() || selection.value("bare", Json()) == Json(true);
        if (record.request.isEmpty())
            takePromptFile(phase, record, job);
        if (job.render.selection.request.isEmpty())
            return;
        m_plan.likelyCost = m_plan.likelyCost + costNow(record, job);
        m_plan.jobs.append(job);
        m_plan.before.append(record);
    }

    void takePromptFile(const SessionPhase &phase, const TurnRecord &record, SendJob &job) const
    {
        const DocumentPtr prompt = m_opened.workspace().document(phase.promptFile(record));
        job.bare = true;
        job.render.selection.request = prompt ? prompt->text.trimmed() : QString();
    }

    /// What the turn used then, at the prices of the model that is asked now.
    std::optional<Cost> costNow(const TurnRecord &record, const SendJob &job) const
    {
        const auto target = chooseTarget(m_opened.catalog, job.render.provider, job.render.model, m_opened.workspace().manifest());
        return target ? costOfUsage(record.usage, target->model.price) : std::nullopt;
    }

    const OpenedWorkspace &m_opened;
    const Session &m_session;
    QString m_provider;
    QString m_model;
    ReplayPlan m_plan;
};

} // namespace

Result<ReplayPlan> planReplay(const OpenedWorkspace &opened, const QString &session, const QString &provider, const QString &model)
{
    const std::optional<Session> found = sessionOf(opened.workspace(), session);
    if (!found)
        return Error{ErrorCode::NotFound, QStringLiteral("There is no session `%1`.").arg(session), {}};
    const ReplayPlan plan = ReplayPlanning(opened, *found, provider, model).run();
    if (plan.jobs.isEmpty())
        return Error{ErrorCode::NotFound, QStringLiteral("The session `%1` has no turn that could be put again.").arg(session), {}};
    return plan;
}

QList<ReplayedTurn> replaySession(const OpenedWorkspace &opened, const ReplayPlan &plan, Provider &provider, const SendSettings &settings,
                                  const std::stop_token &stop)
{
    QList<ReplayedTurn> replayed;
    OpenedWorkspace now = opened;
    for (qsizetype i = 0; i < plan.jobs.size() && !stop.stop_requested(); ++i) {
        const Result<SendPreview> preview = previewSend(now, plan.jobs.at(i), settings.now());
        SendOutcome outcome;
        if (preview)
            outcome = sendPrompt(*preview, provider, settings, stop);
        else
            outcome.error = preview.error();
        replayed.append({plan.before.at(i), outcome});
        if (outcome.record.state != TurnState::Answered)
            break;
        now = withTurn(now, opened.folder, outcome.place);
    }
    return replayed;
}

} // namespace outcrop
