// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/sendturn.h"

#include "adapters/files/foldersource.h"
#include "app/send/cachereport.h"
#include "app/send/callwithfallback.h"
#include "app/send/partialresponsewriter.h"
#include "app/send/sendmessages.h"
#include "app/send/toolresults.h"
#include "core/base/joinedtext.h"
#include "core/responses/outputfilters.h"
#include "core/sessions/turncost.h"

#include <QCryptographicHash>
#include <QElapsedTimer>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maxAttempts = 1000; // attempts, if other programs send to the same session at the same time

QString fileName(const QString &path)
{
    return path.section(u'/', -1);
}

QString checksumText(const RenderedRequest &request)
{
    return QString::fromLatin1(QCryptographicHash::hash(request.bodyText().text().toUtf8(), QCryptographicHash::Sha256).toHex());
}

/// Returns the next location if another program has taken this one.
TurnLocation nextLocation(const TurnLocation &location, const SendJob &job, const QString &id, int number)
{
    const bool isNewSession = job.session.isEmpty();
    TurnLocation next = location;
    if (location.turn > 1 || job.iteration > 0)
        ++next.turn;
    else if (isNewSession)
        next.session = numberedSessionId(id, number + 1);
    else
        ++next.iteration;
    return next;
}

class TurnSender
{
public:
    TurnSender(const SendPreview &preview, Provider &provider, const SendSettings &settings, const std::stop_token &stop)
        : m_preview(preview), m_provider(provider), m_settings(settings), m_stop(stop), m_files(preview.opened.folder),
          m_conversation(preview.conversation)
    {
    }

    SendOutcome run()
    {
        m_outcome.location = m_preview.location;
        const std::optional<Error> refusal = m_preview.blockingError();
        Status status = refusal ? Status(*refusal) : claimTurn();
        if (status)
            status = writeRow();
        if (status && m_settings.listener.onTurnStored)
            m_settings.listener.onTurnStored(m_outcome.location);
        if (status && !m_preview.isManual())
            status = callAndStore();
        if (!status)
            m_outcome.error = status.error();
        m_outcome.files = m_files.written();
        if (!refusal)
            m_outcome.turns = {m_outcome.record};
        if (m_settings.listener.onTurnEnded && !m_outcome.isWaiting() && m_outcome.record.startTime.isValid())
            m_settings.listener.onTurnEnded(m_outcome);
        return m_outcome;
    }

private:
    /// Claims the turn for this program by creating the prompt's file exclusively.
    Status claimTurn()
    {
        const QByteArray prompt = (m_preview.request().display.text() + u'\n').toUtf8();
        const QString id = m_preview.location.session;
        for (int number = 1; number < maxAttempts; ++number) {
            const Result<bool> isCreated = m_files.create(m_outcome.location.promptPath(), prompt);
            if (!isCreated)
                return isCreated.error();
            if (*isCreated)
                return success();
            m_outcome.location = nextLocation(m_outcome.location, m_preview.job, id, number);
        }
        return Error{ErrorCode::NotAllowed, sendmessages::sessionFull(id), {}};
    }

    Status writeRow()
    {
        TurnRecord &record = m_outcome.record;
        record.turn = m_outcome.location.turn;
        record.state = m_preview.isManual() ? TurnState::Waiting : TurnState::Interrupted;
        record.prompt = fileName(m_outcome.location.promptPath());
        record.request = m_preview.job.render.selection.request;
        record.attachments = requestAttachments();
        record.automaticReason = m_preview.job.retryReason;
        record.provider = m_preview.request().provider;
        record.model = m_preview.request().model;
        record.format = sentFormatName(m_preview.request());
        record.requestChecksum = checksumText(m_preview.request());
        record.cache = m_preview.isManual() ? std::nullopt : turnCacheOf(m_preview.render);
        record.startTime = m_settings.now();
        record.omittedHistory = omittedHistory();
        if (m_outcome.location.turn == 1)
            m_conversation.setLocation(m_outcome.location.session, m_outcome.location.iteration);
        return m_files.change(m_outcome.location.conversationPath(), m_conversation, [&record](PhaseConversation &one) { one.setTurn(record); });
    }

    /// Returns the records of the request's attachments for the conversation, see attachmentRecord(). Excludes attachments of layers.
    Json requestAttachments() const
    {
        Json records = Json::array();
        for (const Attachment &attachment : m_preview.render.bundle.attachments) {
            if (attachment.source.isEmpty())
                records.push_back(attachmentRecord(attachment));
        }
        return records;
    }

    OmittedHistory omittedHistory() const
    {
        const HistoryPlan &plan = m_preview.history;
        return {static_cast<int>(plan.firstMessage), plan.tokensBefore, plan.tokensAfter, historyPolicyName(plan.policy)};
    }

    Status callAndStore()
    {
        PartialResponseWriter partial(m_files.folder(), m_outcome.location.partialPath());
        m_clock.start();
        const ChainSettings settings{m_preview.job.isForced, makeListener(partial), [this](const ModelAttempt &failed, const RenderJob &next) { reportFallback(failed, next); }};
        const FallbackCall call = callWithFallback(m_provider, m_preview.opened, m_preview.chain.jobs, m_stop, settings);
        m_outcome.response = call.last().call.response;
        m_outcome.failure = call.last().call.failure;
        setResult(call);
        const ResponseContract contract = contractOf(call.last());
        if (m_outcome.failure)
            return storeFailure(partial, contract);
        writeResponse(m_files, m_conversation, contract, m_outcome);
        if (!m_outcome.error) {
            partial.discard();
            return success();
        }
        static_cast<void>(partial.finish(responseText(m_outcome.response)));
        return *m_outcome.error;
    }

    void reportFallback(const ModelAttempt &failed, const RenderJob &next) const
    {
        if (m_settings.listener.onMessage)
            m_settings.listener.onMessage(sendmessages::fallbackTo(nameOf(failed.job), failed.reason, nameOf(next)));
    }

    static QString nameOf(const RenderJob &job) { return job.model.isEmpty() ? job.provider : job.provider + listSeparator() + job.model; }

    ResponseContract contractOf(const ModelAttempt &asked) const
    {
        const Result<RenderResult> render = renderPrompt(m_preview.opened, asked.job);
        return render ? outcrop::contractOf(m_preview.opened, *render) : ResponseContract();
    }

    /// Returns the listener for chunks. Empty, with a message to the user, if the agent's guardrails may redact the complete response or hold it back.
    ResponseListener makeListener(PartialResponseWriter &partial)
    {
        if (!m_settings.listener.onChunk)
            return {};
        const ResponseContract contract = outcrop::contractOf(m_preview.opened, m_preview.render);
        if (contract.redact || contract.fallback() == Fallback::Halt) {
            if (m_settings.listener.onMessage)
                m_settings.listener.onMessage(sendmessages::responseHeldBack());
            return {};
        }
        return [this, &partial, heard = m_settings.listener.onChunk](const ResponseChunk &chunk) {
            if (!m_outcome.firstTokenMs)
                m_outcome.firstTokenMs = m_clock.elapsed();
            if (chunk.kind == ResponseChunk::Kind::Text)
                partial.add(chunk.text);
            heard(chunk);
        };
    }

    void setResult(const FallbackCall &asked)
    {
        TurnRecord &record = m_outcome.record;
        const RenderedRequest &request = asked.last().request;
        const ProviderResponse &response = asked.last().call.response;
        record.endTime = m_settings.now();
        for (const ModelAttempt &one : asked.attempts) {
            record.attempts += one.call.attempts;
            if (&one != &asked.last())
                record.skipped.append({one.job.provider, one.job.model, one.reason, static_cast<int>(one.call.attempts.size())});
        }
        if (!request.provider.isEmpty()) {
            record.provider = request.provider;
            record.model = request.model;
            record.format = sentFormatName(request);
            record.requestChecksum = checksumText(request);
        }
        if (record.provider != m_preview.request().provider || record.model != m_preview.request().model)
            record.cache.reset(); // the cache plan is that of the first model
        record.reportedModel = response.model;
        record.stopDetail = response.stopDetail;
        record.usage = response.usage;
        if (request.figures)
            record.cost = costOfUsage(response.usage, request.figures->price);
        if (!asked.last().call.failure)
            record.stop = response.stop;
    }

    /// Stores the failed turn. Its partial response is stored like a complete one, with the redactions of the agent's guardrails.
    Status storeFailure(PartialResponseWriter &partial, const ResponseContract &contract)
    {
        TurnRecord &record = m_outcome.record;
        m_outcome.response = filterResponse(m_outcome.response, contract).response;
        const QString text = responseText(m_outcome.response);
        const Status keptStatus = partial.finish(text);
        if (!text.isEmpty() && keptStatus)
            record.partial = fileName(m_outcome.location.partialPath());
        record.state = m_outcome.failure->kind == FailureKind::Canceled ? TurnState::Interrupted : TurnState::Failed;
        record.failure = failureName(m_outcome.failure->kind);
        record.failureMessage = m_outcome.failure->message;
        const Status written = m_files.change(m_outcome.location.conversationPath(), m_conversation, [&record](PhaseConversation &one) { one.setTurn(record); });
        return keptStatus ? written : keptStatus;
    }

    const SendPreview &m_preview;
    Provider &m_provider;
    const SendSettings &m_settings;
    const std::stop_token &m_stop;
    SessionFiles m_files;
    PhaseConversation m_conversation;
    QElapsedTimer m_clock; ///< measures the time since the call began
    SendOutcome m_outcome;
};

} // namespace

SendOutcome sendTurn(const SendPreview &preview, Provider &provider, const SendSettings &settings, const std::stop_token &stop)
{
    return TurnSender(preview, provider, settings, stop).run();
}

namespace {

void recordFilteredResponse(SessionFiles &files, PhaseConversation &conversation, const ResponseContract &contract,
    const FilteredResponse &filteredResponse, SendOutcome &outcome)
{
    const QString path = outcome.location.responsePath();
    outcome.parsed = parseFiltered(filteredResponse, contract, {{}, {}, path});
    if (!outcrop::isAccepted(outcome.parsed->verdict) && contract.fallback() != Fallback::Unset)
        outcome.fallback = FallbackStep{contract.fallback(), contract.fallbackBehavior};
    TurnRecord &record = outcome.record;
    record.response = fileName(path);
    record.state = TurnState::Answered;
    record.verdict = verdictName(outcome.parsed->verdict);
    if (!outcome.awaitsTools(contract))
        record.quality = outcome.parsed->quality.score();
    const Repairs &repairs = outcome.parsed->repairs;
    record.repairs = static_cast<int>(repairs.size() - std::count_if(repairs.begin(), repairs.end(), isFilterRepair));
    const Status written = files.change(outcome.location.conversationPath(), conversation, [&](PhaseConversation &one) {
        const TurnRecord *row = one.turn(record.turn);
        if (row && row->state == TurnState::Answered)
            return; // another program has recorded the response at the same time
        one.setTurn(record);
        one.addExchange(record, outcome.response);
    });
    if (!written)
        outcome.error = written.error();
}

} // namespace

void writeResponse(
    SessionFiles &files, PhaseConversation &conversation, const ResponseContract &contract, SendOutcome &outcome)
{
    const QString path = outcome.location.responsePath();
    const FilteredResponse filteredResponse = filterResponse(outcome.response, contract);
    outcome.response = filteredResponse.response;
    const Result<bool> isCreated = files.create(path, responseText(outcome.response).toUtf8()); // first, so that no later error can lose the response
    if (!isCreated || !*isCreated) {
        outcome.error = isCreated ? Error{ErrorCode::NotAllowed, sendmessages::fileExists(path), {path, {}}} : isCreated.error();
        return;
    }
    recordFilteredResponse(files, conversation, contract, filteredResponse, outcome);
}

void recordResponse(
    SessionFiles &files, PhaseConversation &conversation, const ResponseContract &contract, SendOutcome &outcome)
{
    const FilteredResponse filteredResponse = filterResponse(outcome.response, contract);
    outcome.response = filteredResponse.response;
    recordFilteredResponse(files, conversation, contract, filteredResponse, outcome);
}

OpenedWorkspace withTurn(const OpenedWorkspace &opened, const QString &folder, const TurnLocation &location)
{
    OpenedWorkspace now = opened;
    for (const QString &path : {location.promptPath(), location.responsePath(), location.conversationPath()}) {
        if (const auto bytes = FolderSource(folder).read(path))
            now = withText(now, path, *bytes);
    }
    return now;
}

} // namespace outcrop
