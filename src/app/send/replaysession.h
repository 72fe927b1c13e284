// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"

namespace outcrop {

/// Whom a session's questions are put to, and how.
struct ReplayTarget {
    QString provider;
    QString model = {};
    GenerationParams params = {}; ///< over those of the profile
    CallOptions call = {};
    int reAsks = 3;
    std::optional<Cost> maxCost = {}; ///< of the whole replay
    bool force = false;
};

/// What a replay would do: every question that a person asked in a session, sent again, in order, to another provider and in a new session.
struct ReplayPlan {
    QString session; ///< that is replayed
    QString into;    ///< the new one
    QList<SendJob> jobs;
    QList<TurnRecord> before;       ///< the turns that the jobs repeat
    std::optional<Cost> likelyCost; ///< from what the turns used then, at the new model's prices; nothing where that is not known
    SendPlan requests;              ///< every request that could be made; their costs go by the conversation's length then
    std::optional<Cost> maxCost;
    std::optional<Error> tooDear;   ///< it costs more than is allowed, or that is not known
};

/// The prompt is composed again from the current layers; the conversation is that of the replay. A turn that only a file records is sent as
/// in that file, as a bare prompt. NotFound where there is nothing to replay.
Result<ReplayPlan> planReplay(const OpenedWorkspace &opened, const QString &session, const ReplayTarget &target);

/// One turn then and now.
struct ReplayedTurn {
    TurnRecord before;
    SendOutcome now;
};

/// Sends them one after the other; ends with the first that is not answered, or whose dearest outcome is more than is left of the plan's `maxCost`.
QList<ReplayedTurn> replaySession(const OpenedWorkspace &opened, const ReplayPlan &plan, Provider &provider, const SendSettings &settings,
                                  const std::stop_token &stop);

} // namespace outcrop
