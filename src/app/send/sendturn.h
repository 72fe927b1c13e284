// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/parseresponse.h"
#include "app/send/sendprompt.h"
#include "app/send/sessionfiles.h"

namespace outcrop {

/// Sends one turn of sendPrompt(): a prompt, a call with its fallbacks, a response, and their files.
SendOutcome sendTurn(const SendPreview &preview, Provider &provider, const SendSettings &settings, const std::stop_token &stop);

/// Writes a response's file and its row, after a call or for a manual response. `outcome` must have location, record and response. Updates
/// the record and sets `parsed`, `fallback` and `error`.
void writeResponse(
    SessionFiles &files, PhaseConversation &conversation, const ResponseContract &contract, SendOutcome &outcome);
/// Like writeResponse(), for a response whose file already exists: parses it and writes the row.
void recordResponse(
    SessionFiles &files, PhaseConversation &conversation, const ResponseContract &contract, SendOutcome &outcome);

/// Returns the workspace with the turn's session files as currently stored on disk.
OpenedWorkspace withTurn(const OpenedWorkspace &opened, const QString &folder, const TurnLocation &location);

} // namespace outcrop
