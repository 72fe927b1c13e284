// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/historyplan.h"

#include "core/base/localnumbers.h"
#include "core/sessions/sessionsmessages.h"

#include <numeric>

namespace outcrop {
namespace {

TokenCount tokensOf(const Message &message, const TokenCounter &counter)
{
    TokenCount count = counter.count(message.content.text());
    for (const ToolCall &call : message.toolCalls)
        count += counter.count(QString(call.name + u' ' + QString::fromStdString(call.arguments.dump())));
    return count;
}

/// Returns the index after the exchange that starts at `begin`.
qsizetype endOfExchange(const QList<Message> &messages, qsizetype begin)
{
    qsizetype end = begin + 1;
    while (end < messages.size() && messages.at(end).role != Message::Role::User)
        ++end;
    return end;
}

const CountText &policyMessage(HistoryPolicy policy)
{
    switch (policy) {
    case HistoryPolicy::Truncate:
        return sessionsmessages::oldestOmitted;
    case HistoryPolicy::Summarize:
        return sessionsmessages::oldestSummarized;
    case HistoryPolicy::Refuse:
        return sessionsmessages::oldestRefused;
    }
    Q_UNREACHABLE();
}

} // namespace

QString historyPolicyName(HistoryPolicy policy)
{
    switch (policy) {
    case HistoryPolicy::Truncate:
        return QStringLiteral("truncate");
    case HistoryPolicy::Summarize:
        return QStringLiteral("summarise");
    case HistoryPolicy::Refuse:
        return QStringLiteral("refuse");
    }
    Q_UNREACHABLE();
}

HistorySettings historySettings(const Manifest &manifest)
{
    HistorySettings settings;
    const DataNode &table = manifest.data[u"sessions"];
    for (const HistoryPolicy policy : {HistoryPolicy::Truncate, HistoryPolicy::Summarize, HistoryPolicy::Refuse}) {
        if (table[u"history"].text() == historyPolicyName(policy))
            settings.policy = policy;
    }
    if (const auto limit = table[u"history_tokens"].toInteger(); limit && *limit > 0)
        settings.limit = limit;
    return settings;
}

void HistoryBudget::lowerTo(qint64 to, const QString &newReason)
{
    if (tokens && *tokens <= to)
        return;
    tokens = std::max<qint64>(0, to);
    reason = newReason;
}

QString HistoryPlan::text() const
{
    if (!omitsMessages() && fitsBudget)
        return {};
    const QString allowed = sessionsmessages::allowedTokens(groupedNumber(budget.tokens.value_or(0)), budget.reason);
    if (!omitsMessages())
        return sessionsmessages::lastExchangeTooLong(groupedNumber(tokensBefore), allowed);
    return policyMessage(policy)(firstMessage, groupedNumber(messages), groupedNumber(tokensBefore), groupedNumber(tokensAfter), allowed);
}

Json toJson(const HistoryPlan &plan)
{
    return {{"policy", jsonString(historyPolicyName(plan.policy))}, {"messages", plan.messages}, {"left_out", plan.firstMessage},
        {"tokens_before", plan.tokensBefore}, {"tokens_after", plan.tokensAfter}, {"estimate", plan.isEstimate},
        {"allowed", plan.budget.tokens ? Json(*plan.budget.tokens) : Json()}, {"allowed_by", jsonString(plan.budget.reason)}, {"fits", plan.fitsBudget}};
}

HistoryPlan planHistory(const QList<Message> &messages, const TokenCounter &counter, const HistorySettings &settings, const HistoryBudget &budget)
{
    HistoryPlan plan{settings.policy, budget, messages.size()};
    if (settings.limit)
        plan.budget.lowerTo(*settings.limit, sessionsmessages::configLimit());
    QList<qint64> tokens;
    for (const Message &message : messages) {
        const TokenCount count = tokensOf(message, counter);
        plan.isEstimate = plan.isEstimate || !count.isExact();
        tokens.append(count.tokens);
    }
    plan.tokensBefore = std::accumulate(tokens.begin(), tokens.end(), qint64(0));
    plan.tokensAfter = plan.tokensBefore;
    while (plan.budget.tokens && plan.tokensAfter > *plan.budget.tokens) {
        const qsizetype next = endOfExchange(messages, plan.firstMessage);
        if (next >= messages.size() && plan.policy != HistoryPolicy::Truncate) {
            plan.fitsBudget = false; // only Truncate may omit the last exchange, which the next question refers to
            break;
        }
        for (; plan.firstMessage < next; ++plan.firstMessage)
            plan.tokensAfter -= tokens.at(plan.firstMessage);
        if (plan.firstMessage >= messages.size())
            break;
    }
    return plan;
}

} // namespace outcrop
