// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"

namespace outcrop {

/// The provider and options of a replay.
struct ReplayTarget {
    QString provider;
    QString model = {};
    GenerationParams params = {}; ///< override those of the profile
    CallOptions call = {};
    int maxResponseRetries = 3;
    std::optional<Cost> maxCost = {}; ///< limit for the whole replay
    bool isForced = false;
};

/// The plan of a replay: every request of the user in a session is sent again, in order, to another provider and in a new session.
struct ReplayPlan {
    QString session; ///< ID of the original session
    QString newSession;    ///< ID of the new session
    QList<SendJob> jobs;
    QList<TurnRecord> before;       ///< the turns that the jobs repeat
    std::optional<Cost> estimatedCost; ///< recorded usage at the new model's prices; nullopt if unknown
    SendPlan requests;              ///< every request that could be sent; costs assume the recorded length of the conversation
    std::optional<Cost> maxCost;
    std::optional<Error> costLimitError;   ///< set if the maximum cost exceeds the limit or is unknown
};

/// Plans a replay. Prompts are composed from the current layers and contain the conversation of the replay. A turn that is recorded only as a file is sent
/// with the file's content as a bare prompt. Errors: NotFound if the session does not exist or has no turn to replay, and those
/// of withContext() for the recorded client.
Result<ReplayPlan> planReplay(const OpenedWorkspace &opened, const QString &session, const ReplayTarget &target);

struct ReplayedTurn {
    TurnRecord before;
    SendOutcome outcome;
};

/// Sends the turns in order. Stops at the first one that is not answered or that could exceed the rest of the plan's `maxCost`.
QList<ReplayedTurn> replaySession(const OpenedWorkspace &opened, const ReplayPlan &plan, Provider &provider, const SendSettings &settings,
                                  const std::stop_token &stop);

} // namespace outcrop
