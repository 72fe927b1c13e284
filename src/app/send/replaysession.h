// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"

namespace outcrop {

/// What a replay would do: every question that a person asked in a session, put again, in order, to another provider and into a session of its own.
struct ReplayPlan {
    QString session; ///< that is replayed
    QString into;    ///< the new one
    QList<SendJob> jobs;
    QList<TurnRecord> before;       ///< the turns that the jobs repeat
    std::optional<Cost> likelyCost; ///< from what the turns used then, at the new model's prices; nothing where that is not known
};

/// The prompt is put together anew from the layers as they are now; the conversation is the replay's own. A turn that only a file tells of is sent as
/// that file stands, as a bare prompt. NotFound where there is nothing to replay.
Result<ReplayPlan> planReplay(const OpenedWorkspace &opened, const QString &session, const QString &provider, const QString &model);

/// One turn then and now.
struct ReplayedTurn {
    TurnRecord before;
    SendOutcome now;
};

/// Sends them one after the other; ends with the first that is not answered.
QList<ReplayedTurn> replaySession(const OpenedWorkspace &opened, const ReplayPlan &plan, Provider &provider, const SendSettings &settings,
                                  const std::stop_token &stop);

} // namespace outcrop
