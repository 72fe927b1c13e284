// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"
#include "core/layers/conversation.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// What happens to a conversation that has outgrown its budget: `[sessions] history` of the manifest.
enum class HistoryPolicy {
    Truncate,  ///< the oldest exchanges are left out
    Summarise, ///< a summary stands for them, which the provider is asked for first
    Refuse,    ///< nothing is sent
};

QString historyPolicyName(HistoryPolicy policy);

struct HistorySettings {
    HistoryPolicy policy = HistoryPolicy::Truncate;
    std::optional<qint64> limit = {}; ///< `history_tokens`: of one's own, below what the adapter and the model give
};

HistorySettings historySettings(const Manifest &manifest);

/// How many tokens a history may have, and why.
struct HistoryBudget {
    std::optional<qint64> tokens = {}; ///< nothing: no limit is known
    QString reason = {};               ///< `55 % of the window`

    /// The smaller of the two stays.
    void limit(qint64 to, const QString &why);
};

/// What will be sent of a conversation, before it is: what is left out or summarised, and the tokens before and after. A value to be shown.
/// The tokens are those of the messages' texts and calls; what a provider wraps around them is in the request's own count.
struct HistoryPlan {
    HistoryPolicy policy = HistoryPolicy::Truncate;
    HistoryBudget budget;
    qsizetype messages = 0;    ///< all of them
    qsizetype first = 0;       ///< the first that is sent
    qint64 tokensBefore = 0;
    qint64 tokensAfter = 0;    ///< without what a summary will have
    bool isEstimate = false;
    bool fits = true;          ///< false where even the last exchange alone has too many

    bool leavesOut() const { return first > 0; }
    bool needsSummary() const { return policy == HistoryPolicy::Summarise && leavesOut(); }
    bool isRefused() const { return policy == HistoryPolicy::Refuse && (leavesOut() || !fits); }
    /// For people: `the oldest 12 of 20 messages are left out: 34,000 tokens become 8,100, and 9,000 are allowed (55 % of the window)`. Empty where
    /// everything is sent.
    QString text() const;
};

Json toJson(const HistoryPlan &plan);

/// Plans for messages, of which the first `done` have been dealt with before (a summary stands for them). Whole exchanges go, from the oldest: a
/// message of the user with everything up to the next one, so that a call and its result stay together.
HistoryPlan planHistory(const QList<Message> &messages, const TokenCounter &counter, const HistorySettings &settings, const HistoryBudget &budget);

} // namespace outcrop
