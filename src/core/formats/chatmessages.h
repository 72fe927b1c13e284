// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/sourceledger.h"

namespace outcrop {

/// Reads a list of chat messages in the forms of several providers: `{role, content}` with a string or content blocks, tool calls and results, images and files as
/// addresses. Also reads function calls of the Responses API. Used values get ledger entries, and all others remain for SourceLedger::addRemainingValues(). Blocks of
/// unknown types are kept as written.
void readChatMessages(const DataNode &list, const QString &path, PromptFile &prompt, SourceLedger &ledger);

/// Reads one message or item of such a list; `path` is its path in the source.
void readChatMessage(const DataNode &message, const QString &path, PromptFile &prompt, SourceLedger &ledger);

/// Returns the role for a role name, case-insensitively: for example, System for `developer` and Assistant for `model`; nullopt if the name is unknown.
std::optional<Message::Role> chatRole(const QString &name);

/// Returns whether a value is a list of messages with roles.
bool areChatMessages(const DataNode &list);

void addTextMessage(PromptFile &prompt, Message::Role role, const QString &text);

} // namespace outcrop
