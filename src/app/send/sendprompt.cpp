// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/sendprompt.h"

#include "app/send/costlimit.h"
#include "app/send/parseresponse.h"
#include "app/send/sendmessages.h"
#include "app/send/sendturn.h"
#include "app/send/summaryjob.h"
#include "app/send/toolmodeljob.h"
#include "app/send/toolresults.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/base/utf8.h"
#include "core/portability/responsecheck.h"

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

/// Returns the error for an unusable summary. An incomplete summary or a refusal must not replace the messages.
Error summaryError(StopReason stop)
{
    const QString reason = stop == StopReason::Done ? sendmessages::summaryEmpty() : stopReasonText(stop);
    return {ErrorCode::Invalid, sendmessages::summaryUnusable(reason), {}};
}

class PromptSender
{
public:
    PromptSender(const SendPreview &preview, Provider &provider, const SendSettings &settings, const std::stop_token &stop)
        : m_preview(preview), m_provider(provider), m_settings(settings), m_stop(stop), m_maxCost(preview.job.maxCost)
    {
    }

    SendOutcome run()
    {
        if (const auto refusal = m_preview.blockingError()) {
            m_outcome.location = m_preview.location;
            m_outcome.error = *refusal;
            return m_outcome;
        }
        if (!m_preview.messagesToSummarize.isEmpty() && !summarize())
            return m_outcome;
        addOutcome(sendTurn(m_preview, m_provider, m_settings, m_stop));
        int retries = 0;
        int rounds = 0;
        for (;;) {
            if (answerTools(rounds))
                ++rounds;
            else if (retryResponse(retries))
                ++retries;
            else
                return m_outcome;
        }
    }

private:
    void note(const QString &text) const
    {
        if (m_settings.listener.onMessage)
            m_settings.listener.onMessage(text);
    }

    /// Summarizes the messages that the plan omits, with a separate call. Returns false if there is no usable summary; the prompt is then not sent.
    bool summarize()
    {
        note(m_preview.history.text());
        Result<SendPreview> preview = previewSend(m_preview.opened, summaryJob(m_preview), m_settings.now());
        if (!preview)
            return failWith(preview.error());
        preview->location = {m_preview.location.session, m_preview.location.iteration, preview->location.phase, m_preview.location.turn};
        SendSettings quiet = m_settings;
        quiet.listener.onChunk = {};
        addOutcome(sendTurn(*preview, m_provider, quiet, m_stop));
        if (m_outcome.error || m_outcome.failure)
            return false;
        const QString text = m_outcome.response.text.trimmed();
        if (m_outcome.response.stop != StopReason::Done || text.isEmpty())
            return failWith(summaryError(m_outcome.response.stop));
        return storeSummary(text) && renderWithSummary();
    }

    bool storeSummary(const QString &text)
    {
        const HistorySummary summary{m_preview.firstSentMessage, text, m_outcome.record.provider + u'/' + m_outcome.record.model};
        SessionFiles files(m_preview.opened.folder);
        const Status keptStatus = files.change(m_preview.location.conversationPath(), m_preview.conversation,
            [&summary](PhaseConversation &one) { one.addSummary(summary); });
        return keptStatus || failWith(keptStatus.error());
    }

    /// Renders the prompt again, with the summary in place of the messages that it covers. Returns false, with the error in the outcome, if the prompt still
    /// cannot be sent.
    bool renderWithSummary()
    {
        const TurnLocation location = m_preview.location;
        const OpenedWorkspace opened = withText(m_preview.opened, location.conversationPath(), m_preview.conversation.bytes());
        const Result<SendPreview> summarizedPreview = previewSend(opened, m_preview.job, m_settings.now());
        if (!summarizedPreview)
            return failWith(summarizedPreview.error());
        m_preview = *summarizedPreview;
        m_preview.location = location;
        if (const auto refusal = m_preview.blockingError())
            return failWith(*refusal);
        const HistoryBudget &limit = m_preview.history.budget;
        return m_preview.messagesToSummarize.isEmpty()
            || failWith({ErrorCode::NotAllowed, sendmessages::summaryUnfit(groupedNumber(limit.tokens.value_or(0)), limit.reason), {}});
    }

    /// Sends a follow-up request if the response does not match its contract. Returns whether another call was made.
    bool retryResponse(int retries)
    {
        const ResponseRetryPolicy policy = responseRetryPolicyFor(m_preview.opened, m_preview.render, m_preview.job);
        const bool isOver = m_outcome.error || m_outcome.failure || !m_outcome.parsed || m_stop.stop_requested();
        if (isOver || !policy.shouldRetry(*m_outcome.parsed, retries))
            return false;
        const QString reason = sendmessages::verdictWas(verdictText(m_outcome.parsed->verdict));
        note(sendmessages::retrying(reason));
        const auto preview = previewSend(withTurn(m_preview.opened, m_preview.opened.folder, m_outcome.location),
            followUpJob(reason, responseRetryMessage(*m_outcome.parsed, contractOf(m_preview.opened, m_preview.render))),
            m_settings.now());
        if (!preview)
            return failWith(preview.error());
        if (!maySend(*preview))
            return false;
        m_preview = *preview;
        addOutcome(sendTurn(m_preview, m_provider, m_settings, m_stop));
        return true;
    }

    /// Answers the tool calls of the response with simulated results, if all have one. Returns whether another call was made.
    bool answerTools(int rounds)
    {
        const QList<ToolCall> calls = m_outcome.response.toolCalls;
        if (m_preview.job.toolReplies.isEmpty() || m_preview.render.bundle.tools.isEmpty() || m_stop.stop_requested() || !m_outcome.awaitsTools(contractOf(m_preview.opened, m_preview.render)))
            return false;
        const QStringList results = simulatedResults(calls, rounds);
        if (results.isEmpty() || !storeResults(calls, results))
            return false;
        const auto preview = previewSend(withTurn(m_preview.opened, m_preview.opened.folder, m_outcome.location), followUpJob(sendmessages::toolRound(), {}), m_settings.now());
        if (!preview)
            return failWith(preview.error());
        if (!maySend(*preview))
            return false;
        m_preview = *preview;
        addOutcome(sendTurn(m_preview, m_provider, m_settings, m_stop));
        return true;
    }

    /// Returns the results in the order of the calls. Empty, with a message, if there is none for a call or the limit of rounds is reached.
    QStringList simulatedResults(const QList<ToolCall> &calls, int rounds)
    {
        if (rounds >= m_preview.job.maxToolRounds) {
            note(sendmessages::toolRoundsUsed(m_preview.job.maxToolRounds));
            return {};
        }
        QStringList results;
        QStringList names;
        for (const ToolCall &call : calls) {
            std::optional<QString> result = m_preview.job.toolReplies.replyTo(call);
            if (!result)
                result = modelReply(call);
            if (!result)
                return {};
            results.append(*result);
            names.append(call.name);
        }
        note(sendmessages::answeringTools(names.join(listSeparator())));
        return results;
    }

    /// Returns the result from the model that simulates tool results; nullopt, with a message, if there is none.
    std::optional<QString> modelReply(const ToolCall &call)
    {
        const QList<ToolDefinition> &tools = m_preview.render.bundle.tools;
        const ToolDefinition *tool = findTool(tools, call.name);
        if (!tool || m_toolModelCalls >= maxToolModelCalls(m_preview.job.toolReplies, tools, m_preview.job.maxToolRounds)) {
            note(sendmessages::noToolReply(call.name + decodeUtf8(call.arguments.dump())));
            return std::nullopt;
        }
        Result<SendPreview> preview = previewSend(m_preview.opened, toolModelJob(m_preview, *tool, call), m_settings.now());
        if (!preview) {
            failWith(preview.error());
            return std::nullopt;
        }
        if (!maySend(*preview))
            return std::nullopt;
        ++m_toolModelCalls;
        preview->location = {m_outcome.location.session, m_outcome.location.iteration, preview->location.phase, 1};
        return simulateResult(*tool, *preview);
    }

    /// Requests a simulated tool result and returns its text; nullopt, with a message to the user, if there is none. Adds the turn to the outcome, which
    /// otherwise remains that of the prompt.
    std::optional<QString> simulateResult(const ToolDefinition &tool, const SendPreview &preview)
    {
        SendSettings quiet = m_settings;
        quiet.listener.onChunk = {};
        const SendOutcome asked = sendTurn(preview, m_provider, quiet, m_stop);
        m_outcome.turns += asked.turns;
        m_outcome.files += asked.files;
        m_outcome.files.removeDuplicates();
        const QString problem = asked.error ? asked.error->message : asked.failure ? asked.failure->message : unusableReason(asked.response);
        if (problem.isEmpty())
            return asked.response.text;
        note(sendmessages::toolNotSimulated(tool.name, problem));
        return std::nullopt;
    }

    bool storeResults(const QList<ToolCall> &calls, const QStringList &results)
    {
        SessionFiles files(m_preview.opened.folder);
        PhaseConversation conversation;
        const Status written = files.change(m_outcome.location.conversationPath(), conversation, [&](PhaseConversation &one) {
            for (qsizetype i = 0; i < calls.size(); ++i)
                one.addToolResult(calls.at(i).id, calls.at(i).name, results.at(i), m_settings.now());
        });
        return written || failWith(written.error());
    }

    /// Returns whether the next request may be sent. Uses its real cost instead of the plan's estimate; after a turn of unknown cost, no further request is
    /// sent.
    bool maySend(const SendPreview &next)
    {
        if (const auto refusal = next.blockingError()) {
            note(sendmessages::noFurtherRequest(refusal->message));
            return false;
        }
        if (!m_maxCost)
            return true;
        const std::optional<Cost> then = costOfTurns(m_outcome.turns) + maxCostOf(next.request());
        if (then && *then <= *m_maxCost)
            return true;
        note(sendmessages::nextTooExpensive(toText(then), toText(*m_maxCost)));
        return false;
    }

    SendJob followUpJob(const QString &reason, const QString &message) const
    {
        SendJob job = m_preview.job;
        job.session = m_outcome.location.session;
        job.continuesPhase = true;
        job.maxCost.reset(); // the limit is for all turns together, so maySend() checks it
        job.retryReason = reason;
        job.render.selection.request = message;
        job.render.selection.requestFile.clear();
        job.render.selection.attachments.clear(); // the conversation already has the attachments
        return job;
    }

    /// Sets the error of the outcome and returns false.
    bool failWith(const Error &error)
    {
        m_outcome.error = error;
        return false;
    }

    /// Replaces the outcome with the outcome of the last turn. Accumulates files and turns.
    void addOutcome(const SendOutcome &outcome)
    {
        const QStringList files = m_outcome.files;
        const QList<TurnRecord> turns = m_outcome.turns;
        m_outcome = outcome;
        m_outcome.files = files + outcome.files;
        m_outcome.files.removeDuplicates();
        m_outcome.turns = turns + outcome.turns;
    }

    SendPreview m_preview;
    Provider &m_provider;
    const SendSettings &m_settings;
    const std::stop_token &m_stop;
    const std::optional<Cost> m_maxCost;
    SendOutcome m_outcome;
    int m_toolModelCalls = 0;
};

} // namespace

bool SendOutcome::isAccepted() const
{
    const bool isUsedAnyway = fallback && fallback->fallback == Fallback::Continue;
    return !error && !failure && (!parsed || outcrop::isAccepted(parsed->verdict) || isUsedAnyway);
}

ParsedResponse SendOutcome::visibleResponse() const
{
    if (!parsed || !isHeldBack())
        return parsed.value_or(ParsedResponse());
    ParsedResponse judgedResponse;
    judgedResponse.contract = parsed->contract;
    judgedResponse.verdict = parsed->verdict;
    judgedResponse.quality = parsed->quality;
    std::copy_if(parsed->repairs.begin(), parsed->repairs.end(), std::back_inserter(judgedResponse.repairs), isFilterRepair);
    return judgedResponse;
}

bool SendOutcome::awaitsTools(const ResponseContract &contract) const
{
    if (error || failure || !parsed)
        return false;
    const bool isBroken = isHeldBack() && parsed->verdict != Verdict::ProseOnly; // prose only: the data may follow after the tool results
    return !isBroken && awaitsToolResults(response, contract);
}

QStringList SendOutcome::outputFilterNotes() const
{
    QStringList texts;
    for (const Repair &repair : parsed ? parsed->repairs : Repairs()) {
        if (repair.rule == repairRuleName(RepairRule::FilterApplied))
            texts.append(sendmessages::filterRemoved(repair.before, repair.after));
        else if (repair.rule == repairRuleName(RepairRule::FilterBroken))
            texts.append(sendmessages::filterViolated(repair.before, repair.after));
        else if (repair.rule == repairRuleName(RepairRule::FilterUnchecked))
            texts.append(sendmessages::filterUnchecked(repair.before, repair.after));
    }
    return texts;
}

QString FallbackStep::text() const
{
    switch (fallback) {
    case Fallback::Unset:
        return {};
    case Fallback::Retry:
        return sendmessages::guardrailRetry(word);
    case Fallback::Continue:
        return sendmessages::guardrailContinue(word);
    case Fallback::Halt:
        return sendmessages::guardrailHalt(word);
    case Fallback::Escalate:
        return sendmessages::guardrailEscalate(word);
    }
    Q_UNREACHABLE();
}

SendOutcome sendPrompt(const SendPreview &preview, Provider &provider, const SendSettings &settings, const std::stop_token &stop)
{
    return PromptSender(preview, provider, settings, stop).run();
}

} // namespace outcrop
