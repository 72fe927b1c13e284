// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"
#include "core/layers/conversation.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// The handling of a conversation that exceeds its token budget: `[sessions] history` in the manifest.
enum class HistoryPolicy {
    Truncate,  ///< omits the oldest exchanges
    Summarize, ///< first asks the provider for a summary that replaces the oldest exchanges
    Refuse,    ///< sends no request
};

QString historyPolicyName(HistoryPolicy policy);

/// The settings for long conversations, from `[sessions]` in the manifest.
struct HistorySettings {
    HistoryPolicy policy = HistoryPolicy::Truncate;
    std::optional<qint64> limit = {}; ///< `history_tokens`: a user-defined limit, in addition to those of the adapter and the model
};

HistorySettings historySettings(const Manifest &manifest);

/// The maximum number of tokens in a history, and the reason for the limit.
struct HistoryBudget {
    std::optional<qint64> tokens = {}; ///< nullopt if no limit is known
    QString reason = {};               ///< for display, such as `history_tokens in config.toml`

    /// Lowers the limit to `to` if that is smaller than the current limit.
    void lowerTo(qint64 to, const QString &newReason);
};

/// The part of a conversation that will be sent, with its token counts before and after messages are omitted or summarized. Computed before sending, for
/// display. Counts the tokens of message texts and tool calls; the provider's framing is included in the count of the request.
struct HistoryPlan {
    HistoryPolicy policy = HistoryPolicy::Truncate;
    HistoryBudget budget;
    qsizetype messages = 0;    ///< number of messages in the conversation
    qsizetype firstMessage = 0; ///< index of the first message that is sent
    qint64 tokensBefore = 0;
    qint64 tokensAfter = 0;    ///< without the tokens of a summary
    bool isEstimate = false;
    bool fitsBudget = true;          ///< false if the last exchange alone exceeds the budget; always true for Truncate

    bool omitsMessages() const { return firstMessage > 0; }
    bool needsSummary() const { return policy == HistoryPolicy::Summarize && omitsMessages(); }
    bool isRefused() const { return policy == HistoryPolicy::Refuse && (omitsMessages() || !fitsBudget); }
    /// Returns a sentence for display: `the oldest 12 of 20 messages are left out: 34,000 tokens become 8,100, and 9,000 are allowed (history_tokens in
    /// config.toml)`. Returns an empty string if all messages fit.
    QString text() const;
};

Json toJson(const HistoryPlan &plan);

/// Returns the plan for `messages`. Omits whole exchanges, oldest first; the last one only with Truncate. An exchange is a user message and all messages up to
/// the next user message, so that tool calls and their results are kept together.
HistoryPlan planHistory(const QList<Message> &messages, const TokenCounter &counter, const HistorySettings &settings, const HistoryBudget &budget);

} // namespace outcrop
