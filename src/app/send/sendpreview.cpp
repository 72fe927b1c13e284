// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/sendprompt.h"

#include "app/send/callinorder.h"
#include "app/send/sessionhistory.h"
#include "app/send/summaryjob.h"
#include "app/workspace/chosenprovider.h"

#include <QUrl>

#include <algorithm>

namespace outcrop {
namespace {

Error notFound(const QString &message)
{
    return {ErrorCode::NotFound, message, {}};
}

/// The workspace with nothing to say: a request is all that is sent of it.
OpenedWorkspace withoutLayers(OpenedWorkspace opened)
{
    opened.library.stack = {};
    return opened;
}

Selection bareSelection(Selection selection)
{
    selection.agent = QString();
    selection.profile = QString();
    selection.promptType = QString();
    selection.workload.clear();
    return selection;
}

/// A name that no session has yet.
QString freeSessionId(const Workspace &workspace, const QString &wanted)
{
    int number = 1;
    while (sessionOf(workspace, numberedSessionId(wanted, number)))
        ++number;
    return numberedSessionId(wanted, number);
}

/// What is left of the budget for the answer, and what request and answer cost.
void addFigures(SendPreview &preview)
{
    const auto figures = preview.request().figures;
    if (!figures)
        return;
    preview.inputCost = figures->plan.first;
    if (figures->budget.reserve > 0)
        preview.answerTokens = figures->budget.reserve;
    const PriceList prices = figures->price.forPrompt(figures->tokens.total.tokens);
    if (preview.answerTokens)
        preview.mostCost = preview.inputCost + costOf(prices.output, *preview.answerTokens);
    for (const LedgerEntry &entry : figures->cut)
        preview.cut.append(entry.part);
}

/// From what was asked for to what would be done.
class Previewing
{
public:
    Previewing(const OpenedWorkspace &opened, const SendJob &job, const QDateTime &now) : m_now(now)
    {
        m_preview.job = job;
        m_preview.opened = opened;
    }

    Result<SendPreview> run()
    {
        for (const auto step : {&Previewing::chooseProvider, &Previewing::findPlace, &Previewing::findConversation, &Previewing::planHistory,
                 &Previewing::renderAll}) {
            if (const Status status = (this->*step)(); !status)
                return status.error();
        }
        addFigures(m_preview);
        if (const Status status = addSummary(); !status)
            return status.error();
        const QUrl url(m_preview.request().url);
        m_preview.origin = url.isValid() ? url.adjusted(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::RemoveUserInfo).toString() : QString();
        return m_preview;
    }

private:
    RenderJob &renderJob() { return m_preview.job.render; }
    Selection &selection() { return m_preview.job.render.selection; }

    Status chooseProvider()
    {
        if (m_preview.job.bare)
            selection() = bareSelection(selection());
        const auto chosen = chosenProvider(m_preview.opened, selection(), renderJob().provider, renderJob().model);
        if (!chosen)
            return chosen.error();
        renderJob().provider = chosen->provider;
        renderJob().model = chosen->model;
        renderJob().withDisplay = true;
        m_preview.chosenBy = chosen->reason;
        return success();
    }

    Status findPlace()
    {
        const QString &wanted = m_preview.job.session;
        if (!wanted.isEmpty() && !isSessionId(wanted))
            return Error{ErrorCode::NotAllowed, QStringLiteral("`%1` cannot be a session's name: it must be a folder's.").arg(wanted), {}};
        const Workspace &workspace = m_preview.opened.workspace();
        const std::optional<Session> session = wanted.isEmpty() ? std::nullopt : sessionOf(workspace, wanted);
        if (!session && m_preview.job.goesOn)
            return notFound(wanted.isEmpty() ? QStringLiteral("Which session is to go on? Name it.") : QStringLiteral("There is no session `%1`.").arg(wanted));
        const QString about = selection().request.trimmed().isEmpty() ? selection().phase : selection().request;
        const QString id = wanted.isEmpty() ? freeSessionId(workspace, sessionId(m_now.date(), about)) : wanted;
        m_preview.place = nextPlace(session.value_or(Session{id, {}, {}}), selection().phase, m_preview.job.goesOn);
        return success();
    }

    /// Of the phase that goes on, or one that begins with a conversation given by the user.
    Status findConversation()
    {
        const Workspace &workspace = m_preview.opened.workspace();
        const DocumentPtr own = workspace.document(m_preview.place.conversationPath());
        const DocumentPtr given = workspace.document(selection().historyFile);
        Json made = selectionJson(selection());
        if (m_preview.job.bare)
            made["bare"] = true;
        m_preview.conversation = PhaseConversation::started(m_preview.place.session, m_preview.place.iteration, selection().phase, made);
        Diagnostics diagnostics;
        if (own && m_preview.place.turn > 1) {
            const auto read = PhaseConversation::read(*own, diagnostics);
            if (!read)
                return Error{ErrorCode::Invalid, diagnostics.value(0).message, diagnostics.value(0).location};
            m_preview.conversation = *read;
        } else if (const auto read = given ? PhaseConversation::read(*given, diagnostics) : std::nullopt) {
            m_preview.conversation.takeMessages(*read);
        }
        return success();
    }

    Status planHistory()
    {
        if (m_preview.job.bare)
            m_preview.opened = withoutLayers(m_preview.opened);
        const QString path = m_preview.place.conversationPath();
        const SessionHistory history = planSessionHistory(m_preview.opened, m_preview.conversation, renderJob(), path);
        m_preview.history = history.plan;
        m_preview.toSummarise = history.plan.needsSummary() ? history.leftOut : QList<Message>();
        m_preview.firstSent = history.first;
        if (history.plan.isRefused())
            return Error{ErrorCode::NotAllowed, QStringLiteral("Nothing was sent: ") + history.plan.text() + u'.', {}};
        selection().historyFile.clear();
        if (m_preview.conversation.messageCount() == 0)
            return success();
        m_preview.opened = withText(m_preview.opened, path, history.bytes);
        if (m_preview.job.bare)
            m_preview.opened = withoutLayers(m_preview.opened);
        selection().historyFile = path;
        return success();
    }

    Status renderAll()
    {
        const Result<RenderResult> result = renderPrompt(m_preview.opened, renderJob());
        if (!result)
            return result.error();
        m_preview.render = *result;
        renderJob().model = result->request.model;
        m_preview.blocking = m_preview.job.bare ? Diagnostics() : blockingDiagnostics(m_preview.opened, selection(), {renderJob().provider});
        std::copy_if(result->diagnostics.begin(), result->diagnostics.end(), std::back_inserter(m_preview.blocking),
            [](const Diagnostic &found) { return found.severity == Severity::Error; });
        return success();
    }

    /// What the call for a summary costs that goes first.
    Status addSummary()
    {
        if (m_preview.toSummarise.isEmpty())
            return success();
        const Result<SendPreview> summary = previewSend(m_preview.opened, summaryJob(m_preview), m_now);
        if (!summary)
            return summary.error();
        m_preview.summaryCost = summary->mostCost;
        m_preview.mostCost = m_preview.mostCost + m_preview.summaryCost;
        return success();
    }

    QDateTime m_now;
    SendPreview m_preview;
};

} // namespace

Result<SendPreview> previewSend(const OpenedWorkspace &opened, const SendJob &job, const QDateTime &now)
{
    return Previewing(opened, job, now).run();
}

QList<RenderJob> jobsOf(const SendPreview &preview)
{
    const RenderJob &job = preview.job.render;
    return preview.job.fallsBack && !preview.job.bare ? preferredJobs(preview.opened, job) : QList<RenderJob>{job};
}

void addKey(SendPreview &preview, const KeyRing &keys)
{
    const QList<KeyOwner> owners = keyOwners(preview.opened.catalog, preview.opened.workspace().manifest());
    const auto owner = std::find_if(owners.begin(), owners.end(), [&preview](const KeyOwner &one) { return one.provider == preview.job.render.provider; });
    if (owner == owners.end())
        return;
    if (const Result<KeyState> state = keys.state(*owner))
        preview.key = *state;
}

} // namespace outcrop
