// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/parseresponse.h"
#include "app/send/sendprompt.h"
#include "app/send/sessionfiles.h"

namespace outcrop {

/// One turn of sendPrompt(): a prompt, a call, an answer, and their files. Never asks again.
SendOutcome sendTurn(const SendPreview &preview, Provider &provider, const SendSettings &settings, const std::stop_token &stop);

/// Writes an answer down as the turn's, with its file and its row: what the end of a call and a manual response have in common.
/// `outcome` has place, record and answer; the rest is filled in.
void storeAnswer(SessionFiles &files, PhaseConversation &conversation, const ResponseContract &contract, SendOutcome &outcome);
/// The same for an answer whose file is there already: parses it, and writes the row.
void recordAnswer(SessionFiles &files, PhaseConversation &conversation, const ResponseContract &contract, SendOutcome &outcome);

/// The workspace with the session's files of a turn as they are on the disk now.
OpenedWorkspace withTurn(const OpenedWorkspace &opened, const QString &folder, const TurnPlace &place);

} // namespace outcrop
