// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/parseresponse.h"
#include "app/send/sendprompt.h"

namespace outcrop {

/// A turn without a response, which the user can provide.
struct WaitingTurn {
    TurnLocation location;
    TurnRecord record;
    QString prompt; ///< prompt for the user to copy
};

/// Returns the turns without a response, of one session or of all: turns that wait for a response, and turns whose call was interrupted. Newest first.
QList<WaitingTurn> waitingTurns(const Workspace &workspace, const QString &session = {});

/// Returns the contract of a turn's response, derived from its request and the current workspace. Empty if there is no such turn or its request cannot be
/// rendered. Reads the turn's files: call it on a worker thread.
ResponseContract contractOfTurn(const OpenedWorkspace &opened, const TurnLocation &location);

/// Stores a response that the user pasted, dropped or opened, in the same files as after a call. NotFound if there is no such turn; NotAllowed if it already
/// has a response. Blocks on disk access.
Result<SendOutcome> receiveResponse(
    const OpenedWorkspace &opened, const TurnLocation &location, const QString &text, const QDateTime &now);

/// Reads the response that the user saved at TurnLocation::responsePath(). Returns nullopt if the file does not exist, is empty, is still being written or is
/// already recorded. NotFound if there is no such turn. Call it again whenever the folder changes.
Result<std::optional<SendOutcome>> readSavedResponse(
    const OpenedWorkspace &opened, const TurnLocation &location, const QDateTime &now);

} // namespace outcrop
