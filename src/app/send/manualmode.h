// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/parseresponse.h"
#include "app/send/sendprompt.h"

namespace outcrop {

/// A turn without an answer, which one may be brought to by hand.
struct WaitingTurn {
    TurnPlace place;
    TurnRecord record;
    QString prompt; ///< the text to carry
};

/// The turns of a session, or of all, that have no answer: those that wait for one, and those whose call was interrupted. The newest first.
QList<WaitingTurn> waitingTurns(const Workspace &workspace, const QString &session = {});

/// What the answer to a turn must be: what its request asked for, as that is made of the workspace now. Nothing where there is no such turn.
/// Reads the turn's files: call it on a worker thread.
ResponseContract contractOfTurn(const OpenedWorkspace &opened, const TurnPlace &place);

/// Takes a response that was pasted, dropped or given as a file: the same files as after a call. NotAllowed where the turn has its answer already.
/// Blocks as long as the disk does.
Result<SendOutcome> receiveResponse(const OpenedWorkspace &opened, const TurnPlace &place, const QString &text, const QDateTime &now);

/// Takes the response that somebody has put where it belongs (TurnPlace::responsePath()). Nothing where there is none yet, it is empty, or somebody is
/// still writing it. To be asked again whenever the folder has changed.
Result<std::optional<SendOutcome>> pickUpResponse(const OpenedWorkspace &opened, const TurnPlace &place, const QDateTime &now);

} // namespace outcrop
