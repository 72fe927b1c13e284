// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/sendpreview.h"

#include "app/context/promptcontext.h"
#include "app/prompt/promptfindings.h"
#include "app/send/costlimit.h"
#include "app/send/parseresponse.h"
#include "app/send/requesttimeout.h"
#include "app/send/sendmessages.h"
#include "app/send/sessionhistory.h"
#include "app/send/summaryjob.h"
#include "app/send/toolmodeljob.h"
#include "app/send/toolresults.h"
#include "app/workspace/chosenprovider.h"
#include "core/base/diagnostic.h"
#include "core/base/joinedtext.h"
#include "core/layers/prompttemplaterenderer.h"
#include "core/render/requestblockers.h"

#include <algorithm>

namespace outcrop {
namespace {

Error notFoundError(const QString &message)
{
    return {ErrorCode::NotFound, message, {}};
}

/// Returns a session ID that is not used yet.
QString freeSessionId(const Workspace &workspace, const QString &requestedId)
{
    int number = 1;
    while (sessionOf(workspace, numberedSessionId(requestedId, number)))
        ++number;
    return numberedSessionId(requestedId, number);
}

/// Sets the response limit and the input cost, and adds the parts that were removed to fit the limits.
void addFigures(SendPreview &preview)
{
    const auto figures = preview.request().figures;
    if (!figures)
        return;
    preview.inputCost = figures->plan.firstCost;
    preview.maxResponseTokens = figures->responseLimit;
    for (const LedgerEntry &entry : figures->removed)
        preview.removedParts.append(entry.part);
}

class PreviewBuilder
{
public:
    PreviewBuilder(const OpenedWorkspace &opened, const SendJob &job, const QDateTime &now) : m_now(now), m_rules(readInteractionRules(opened.workspace()))
    {
        m_preview.job = job;
        m_preview.opened = opened;
    }

    Result<SendPreview> run()
    {
        for (const auto step : {&PreviewBuilder::chooseProvider, &PreviewBuilder::findTurnLocation,
                 &PreviewBuilder::findConversation, &PreviewBuilder::planHistory, &PreviewBuilder::renderAll}) {
            if (const Status status = (this->*step)(); !status)
                return status.error();
        }
        addFigures(m_preview);
        m_preview.secrets = secretsIn(m_preview.request().display.text());
        m_preview.origin = originOf(m_preview.request());
        if (const Status status = m_preview.isManual() ? success() : planRequests(); !status)
            return status.error();
        m_preview.costLimitError =
            m_preview.isManual() ? std::nullopt : checkCostLimit(m_preview.plan.maxTotalCost, m_preview.job.maxCost);
        return m_preview;
    }

private:
    RenderJob &renderJob() { return m_preview.job.render; }
    Selection &selection() { return m_preview.job.render.selection; }

    Status chooseProvider()
    {
        if (renderJob().isBare)
            selection() = bareSelection(selection());
        const Result<ModelChoice> chosen = selectModel(m_preview.opened, selection(), renderJob().provider, renderJob().model);
        if (!chosen)
            return chosen.error();
        if (!m_preview.job.call.timeout)
            m_preview.job.call.timeout = requestTimeout(m_preview.opened, selection());
        renderJob().provider = chosen->provider; // renderPrompt() chooses the same model and reports a replaced one
        renderJob().rendersDisplay = true;
        m_preview.choiceSource = chosen->chosenBy;
        return success();
    }

    Status findTurnLocation()
    {
        const QString &requestedId = m_preview.job.session;
        if (!requestedId.isEmpty() && !isSessionId(requestedId))
            return Error{ErrorCode::NotAllowed, sendmessages::sessionNotFolder(requestedId), {}};
        const Workspace &workspace = m_preview.opened.workspace();
        const std::optional<Session> session = requestedId.isEmpty() ? std::nullopt : sessionOf(workspace, requestedId);
        if (!session && m_preview.job.continuesPhase)
            return notFoundError(requestedId.isEmpty() ? sendmessages::sessionRequired() : sendmessages::noSession(requestedId));
        if (!session && !secretsIn(requestedId).isEmpty())
            return Error{ErrorCode::NotAllowed, sendmessages::sessionLooksSecret(), {}};
        if (const SessionPhase *latestPhase = session ? session->latest() : nullptr) // values given now take precedence
            selection().inputs += readSelection(latestPhase->conversation.selection()).inputs;
        const QString about = selection().request.trimmed().isEmpty() ? selection().phase : requestBody(selection());
        const QString id = requestedId.isEmpty() ? freeSessionId(workspace, sessionId(m_now.date(), withoutSecrets(about))) : requestedId;
        m_preview.location =
            nextTurnLocation(session.value_or(Session{id, {}, {}}), selection().phase, m_preview.job.continuesPhase);
        if (m_preview.job.iteration > 0 && !m_preview.job.continuesPhase)
            m_preview.location.iteration = m_preview.job.iteration;
        return success();
    }

    /// Returns the text with secrets redacted. A folder name is visible without opening its files, so it must not contain secrets.
    QString withoutSecrets(const QString &text) const
    {
        RedactionCounts discardedCounts;
        return Redactor(m_rules).redacted(text, discardedCounts);
    }

    RedactionCounts secretsIn(const QString &text) const
    {
        RedactionCounts counts;
        Redactor(m_rules.filterRedaction(false)).redacted(text, counts);
        return counts;
    }

    /// Loads the conversation of the phase that continues, or starts one from a conversation file that the user named.
    Status findConversation()
    {
        const Workspace &workspace = m_preview.opened.workspace();
        const DocumentPtr conversation = workspace.document(m_preview.location.conversationPath());
        const DocumentPtr givenDocument = workspace.document(selection().historyFile);
        Json currentJson = selectionJson(selection());
        if (renderJob().isBare)
            currentJson["bare"] = true;
        else if (const ContextLayers *context = contextLayersOf(m_preview.opened.library))
            currentJson["context"] = jsonString(context->client);
        m_preview.conversation =
            PhaseConversation::create(m_preview.location.session, m_preview.location.iteration, selection().phase, currentJson);
        Diagnostics diagnostics;
        if (conversation && m_preview.location.turn > 1) {
            const auto read = PhaseConversation::read(*conversation, diagnostics);
            if (!read)
                return Error{ErrorCode::Invalid, diagnostics.value(0).message, diagnostics.value(0).location};
            m_preview.conversation = *read;
            return useRecordedContext(*read);
        } else if (const auto read = givenDocument ? PhaseConversation::read(*givenDocument, diagnostics) : std::nullopt) {
            m_preview.conversation.replaceMessages(*read);
        }
        return success();
    }

    /// Uses the client recorded in the conversation, unless the user chose another.
    Status useRecordedContext(const PhaseConversation &conversation)
    {
        const ContextLayers *context = contextLayersOf(m_preview.opened.library);
        if (context && !context->isDefaultClient)
            return success();
        const Result<OpenedWorkspace> opened =
            withContext(m_preview.opened, recordedContextClient(conversation.selection()));
        if (!opened)
            return opened.error();
        m_preview.opened = *opened;
        return success();
    }

    Status planHistory()
    {
        const QString path = m_preview.location.conversationPath();
        const SessionHistory history = planSessionHistory(m_preview.opened, m_preview.conversation, renderJob(), path);
        m_preview.history = history.plan;
        m_preview.messagesToSummarize = history.plan.needsSummary() ? history.messagesToSummarize : QList<Message>();
        m_preview.firstSentMessage = history.firstMessage;
        if (history.plan.isRefused())
            return Error{ErrorCode::NotAllowed, sendmessages::historyNotAllowed(history.plan.text()), {}};
        selection().historyFile.clear();
        if (m_preview.conversation.messageCount() == 0)
            return success();
        m_preview.opened = withText(m_preview.opened, path, history.bytes);
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
        m_preview.blockingFindings = findingsOf(m_preview.opened, {selection(), {renderJob().provider}, renderJob().model, renderJob().isBare}).blockingFindings;
        m_preview.blockingFindings += renderErrors(result->diagnostics) + emptyPromptFindings(result->diagnostics);
        m_preview.unfitFindings = requestBlockers(result->diagnostics, RequestPurpose::Send);
        m_preview.unfitFindings.removeIf([](const Diagnostic &found) { return found.code == emptyPromptCode; }); // cannot be forced
        return success();
    }

    /// Adds the summary, then the prompt with its fallbacks, then the tool rounds and the response retries.
    Status planRequests()
    {
        const Result<ModelChain> chain = modelChain(m_preview.opened, renderJob(), m_preview.job.fallback);
        if (!chain)
            return chain.error();
        m_preview.chain = *chain;
        m_preview.plan.excludedModels = chain->excludedModels;
        if (const Status status = addSummary(); !status)
            return status;
        const QList<RenderedRequest> requests = collectRequests(*chain);
        addChainRequests(m_preview.plan, requests, RequestCause::Prompt, m_preview.job.call);
        if (const Status status = addToolRounds(requests); !status)
            return status;
        addResponseRetries(m_preview.plan, m_preview.opened, m_preview.render, requests, m_preview.job, toolRoundTokens());
        return success();
    }

    bool mayAnswerTools() const { return m_preview.job.maxToolRounds > 0 && !m_preview.job.toolReplies.isEmpty() && !m_preview.render.bundle.tools.isEmpty(); }

    /// Returns the tokens that all rounds of simulated results add to a request: the responses and, for each, the longest result of every tool. An estimate,
    /// because a model may call a tool several times in one response.
    qint64 toolRoundTokens() const
    {
        const SendJob &job = m_preview.job;
        const qint64 reply = std::max(job.toolReplies.longestReply(), m_toolModelLimit);
        return !mayAnswerTools() ? 0 : job.maxToolRounds * (responseLimit(m_preview.request()) + m_preview.render.bundle.tools.size() * reply);
    }

    static qint64 responseLimit(const RenderedRequest &request) { return request.figures ? request.figures->responseLimit.value_or(0) : 0; }

    /// Plans the requests with simulated results of tools.
    Status addToolRounds(const QList<RenderedRequest> &chain)
    {
        if (!mayAnswerTools())
            return success();
        if (const Status status = m_preview.job.toolReplies.model ? addToolModel() : success(); !status)
            return status;
        addChainRequests(m_preview.plan, chain, RequestCause::ToolRound, m_preview.job.call, m_preview.job.maxToolRounds,
            sendmessages::onlyForToolCalls(), toolRoundTokens());
        return success();
    }

    /// Plans the requests to the model that simulates tool results.
    Status addToolModel()
    {
        const SendJob &job = m_preview.job;
        const QList<ToolDefinition> &tools = m_preview.render.bundle.tools;
        const ToolDefinition &tool = longestTool(*job.toolReplies.model, tools);
        const Result<SendPreview> asked = previewSend(m_preview.opened, toolModelJob(m_preview, tool, {{}, tool.name, Json::object()}), m_now);
        const ToolModel &toolModel = *job.toolReplies.model;
        if (!asked)
            return toolModelError(asked.error(), toolModel);
        if (asked->isManual())
            return Error{ErrorCode::NotAllowed, sendmessages::toolModelManual(toolModel.provider), toolModel.location};
        m_preview.unfitFindings += asked->unfitFindings;
        m_toolModelLimit = responseLimit(asked->request());
        addChainRequests(m_preview.plan, {asked->request()}, RequestCause::ToolReply, job.call, maxToolModelCalls(job.toolReplies, tools, job.maxToolRounds),
            sendmessages::onlyForCallsWithoutReply(), responseLimit(m_preview.request()));
        return success();
    }

    /// Returns the requests that can be sent. The others are added to `excludedModels` with the reason.
    QList<RenderedRequest> collectRequests(const ModelChain &chain)
    {
        QList<RenderedRequest> requests{m_preview.request()};
        for (const RenderJob &job : chain.jobs.mid(1)) {
            const Result<RenderResult> other = renderPrompt(m_preview.opened, job);
            const Diagnostics unfitFindings =
                other && !m_preview.job.isForced ? requestBlockers(other->diagnostics, RequestPurpose::Send) : Diagnostics();
            if (other && unfitFindings.isEmpty())
                requests.append(other->request);
            else
                m_preview.plan.excludedModels.append(labeledText(job.provider, other ? unfitFindings.first().message : other.error().message));
        }
        return requests;
    }

    /// Plans the summary, which is sent first.
    Status addSummary()
    {
        if (m_preview.messagesToSummarize.isEmpty())
            return success();
        const Result<SendPreview> summary = previewSend(m_preview.opened, summaryJob(m_preview), m_now);
        if (!summary)
            return summary.error();
        m_preview.summaryCost = summary->maxTotalCost();
        m_preview.unfitFindings += summary->unfitFindings;
        addChainRequests(m_preview.plan, {summary->request()}, RequestCause::Summary, m_preview.job.call);
        return success();
    }

    QDateTime m_now;
    InteractionRules m_rules;
    SendPreview m_preview;
    qint64 m_toolModelLimit = 0; ///< maximum number of tokens of a tool result that the model simulates; 0 without one
};

Error nothingToResumeError(const QString &message)
{
    return {ErrorCode::NotFound, message, {}};
}

/// Returns the job recorded in the phase's conversation, with the last turn's provider.
SendJob jobOf(const Session &session, const SessionPhase &phase, const TurnRecord &last)
{
    SendJob job;
    const Json selection = phase.conversation.selection();
    job.session = session.id;
    job.continuesPhase = true;
    job.render.isBare = selection.is_object() && selection.value("bare", Json()) == Json(true);
    job.render.selection = readSelection(selection);
    if (job.render.selection.phase.isEmpty())
        job.render.selection.phase = phaseOfStem(phase.location.phase);
    job.render.provider = last.provider;
    job.render.model = last.model;
    return job;
}

} // namespace

Result<SendPreview> previewSend(const OpenedWorkspace &opened, const SendJob &job, const QDateTime &now)
{
    return PreviewBuilder(opened, job, now).run();
}

ResponseRetryPolicy responseRetryPolicyFor(
    const OpenedWorkspace &opened, const RenderResult &render, const SendJob &job)
{
    ResponseRetryPolicy policy = responseRetryPolicyOf(opened, render);
    const bool mayAsk = policy.retriesAnyFailure || contractOf(opened, render).requestsData();
    policy.maximumRetries = mayAsk ? std::min(policy.maximumRetries, job.maxResponseRetries) : 0;
    return policy;
}

void addResponseRetries(SendPlan &plan, const OpenedWorkspace &opened, const RenderResult &render,
    const QList<RenderedRequest> &chain, const SendJob &job, qint64 extraInput)
{
    constexpr qint64 findingsTokens = 2000; // tokens of the findings about a response, of which there are at most twenty
    const int times = responseRetryPolicyFor(opened, render, job).maximumRetries;
    const qint64 responseTokens = render.request.figures ? render.request.figures->responseLimit.value_or(0) : 0;
    if (times > 0)
        addChainRequests(plan, chain, RequestCause::ResponseRetry, job.call, times, sendmessages::onlyForResponseRetry(),
            extraInput + times * (responseTokens + findingsTokens));
}

std::optional<Error> SendPreview::blockingError() const
{
    if (!blockingFindings.isEmpty())
        return toError(blockingFindings.first());
    if (!unfitFindings.isEmpty() && !job.isForced)
        return Error{ErrorCode::NotAllowed, sendmessages::requestNotSent(unfitFindings.first().message), {}};
    return costLimitError;
}

void addKeyState(SendPreview &preview, const KeyRing &keys)
{
    const QList<KeyOwner> owners = keyOwners(preview.opened.catalog, preview.opened.workspace().manifest());
    const auto owner = std::find_if(owners.begin(), owners.end(), [&preview](const KeyOwner &one) { return one.provider == preview.job.render.provider; });
    if (owner == owners.end())
        return;
    if (const Result<KeyState> state = keys.state(*owner))
        preview.key = *state;
}

Result<SendJob> planResume(const OpenedWorkspace &opened, const QString &session, const QString &request, const QString &requestFile)
{
    const std::optional<Session> found = sessionOf(opened.workspace(), session);
    const SessionPhase *phase = found ? found->latest() : nullptr;
    if (!phase || phase->isEmpty())
        return nothingToResumeError(found ? sendmessages::noTurnToContinue(session) : sendmessages::noSession(session));
    const TurnRecord &last = phase->turns.last();
    SendJob job = jobOf(*found, *phase, last);
    job.render.selection.request = request;
    job.render.selection.requestFile = requestFile;
    if (request.isEmpty() && last.state != TurnState::Answered)
        selectRequestOf(last, job.render.selection);
    if (job.render.selection.request.isEmpty() && job.render.selection.attachments.isEmpty())
        return nothingToResumeError(sendmessages::lastTurnHasResponse(session));
    return job;
}

} // namespace outcrop
