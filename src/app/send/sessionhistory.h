// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/sessions/historyplan.h"
#include "core/sessions/phaseconversation.h"

namespace outcrop {

/// What of a conversation goes into a request: planned after the workspace's policy, and put where composing finds it.
struct SessionHistory {
    HistoryPlan plan;
    qsizetype first = 0;      ///< of the conversation's messages, the first that is sent
    bool withSummary = false; ///< the summary that stands for the first messages is sent
    QList<Message> leftOut = {}; ///< what a summary is to be made of
    QByteArray bytes = {};    ///< the document to compose with
};

/// How much room a request leaves for its conversation: the adapter's share of the window, and, where the policy is not to truncate (which the
/// request's own fitting does), what the rest of the request leaves of its limit. `job` has provider and model.
SessionHistory planSessionHistory(const OpenedWorkspace &opened, const PhaseConversation &conversation, const RenderJob &job, const QString &path);

} // namespace outcrop
