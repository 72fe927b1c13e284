// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/sessions/historyplan.h"
#include "core/sessions/phaseconversation.h"

namespace outcrop {

/// The part of a conversation that a request includes, by the workspace's history policy.
struct SessionHistory {
    HistoryPlan plan;
    qsizetype firstMessage = 0; ///< index of the first message sent
    bool hasSummary = false; ///< whether the summary of the messages before `firstMessage` is sent
    QList<Message> messagesToSummarize = {}; ///< the messages that the plan omits
    QByteArray bytes = {};    ///< the conversation document to compose with
};

/// Plans the conversation for a request. The budget is the adapter's share of the window. Unless the policy is to truncate, the budget is also limited to the
/// space that the rest of the request leaves. `job` must have a provider.
SessionHistory planSessionHistory(const OpenedWorkspace &opened, const PhaseConversation &conversation, const RenderJob &job, const QString &path);

} // namespace outcrop
