// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/sessionhistory.h"

#include "app/send/sendmessages.h"

namespace outcrop {
namespace {

QList<Message> messagesOf(const QString &path, const QByteArray &bytes)
{
    Diagnostics ignoredFindings; // composing reports the document's diagnostics
    return readConversation(*readDocument(path, bytes, DocumentKind::Conversation), ignoredFindings);
}

/// Computes the budget by rendering the request without its conversation. No limit is known if that fails or has no token counts.
HistoryBudget budgetFor(const OpenedWorkspace &opened, const RenderJob &job, HistoryPolicy policy)
{
    RenderJob jobWithoutHistory = job;
    jobWithoutHistory.selection.historyFile.clear();
    jobWithoutHistory.rendersDisplay = false;
    const Result<RenderResult> result = renderPrompt(opened, jobWithoutHistory);
    HistoryBudget budget;
    if (!result || !result->request.figures)
        return budget;
    const Budget &whole = result->request.figures->budget;
    if (const auto share = whole.lines.at(static_cast<qsizetype>(BudgetArea::History)).share)
        budget.lowerTo(*share, sendmessages::adapterShare());
    if (whole.inputLimit && policy != HistoryPolicy::Truncate)
        budget.lowerTo(*whole.inputLimit - whole.input.tokens, sendmessages::restOfRequest(whole.inputLimitReason));
    return budget;
}

/// Returns the index in the conversation for a planned index. A summary is sent as the first message, in place of the messages that it covers.
qsizetype indexOf(qsizetype planned, const std::optional<HistorySummary> &summary)
{
    if (!summary)
        return planned;
    return planned == 0 ? summary->replacedMessages : summary->replacedMessages + planned - 1;
}

} // namespace

SessionHistory planSessionHistory(const OpenedWorkspace &opened, const PhaseConversation &conversation, const RenderJob &job, const QString &path)
{
    const HistorySettings settings = historySettings(opened.workspace().manifest());
    const std::optional<HistorySummary> summary = conversation.summary();
    SessionHistory history{{settings.policy, {}}, indexOf(0, summary), summary.has_value()};
    history.bytes = conversation.history(history.firstMessage, history.hasSummary);
    if (conversation.messageCount() == 0)
        return history;
    const QList<Message> messages = messagesOf(path, history.bytes);
    const TokenCounterPtr counter = counterFor(opened, job.provider, job.model);
    history.plan = planHistory(messages, *counter, settings, budgetFor(opened, job, settings.policy));
    if (!history.plan.omitsMessages())
        return history;
    history.messagesToSummarize = messages.mid(0, history.plan.firstMessage);
    history.firstMessage = indexOf(history.plan.firstMessage, summary);
    history.hasSummary = false;
    history.bytes = conversation.history(history.firstMessage, false);
    return history;
}

} // namespace outcrop
