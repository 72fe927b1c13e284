// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/conversation.h"
#include "core/render/xmlwriter.h"

namespace outcrop {

/// Writes one `<message sender timestamp type priority tool_used call_id>` with its text and a `<tool_call id name>` for every call. No message stays
/// nameless, so that the model can tell who said what: a message without a sender has the agent's name, or the word for its role.
void writeMessage(XmlWriter &xml, const Message &message, const QString &agentName, bool includeMetadata);

/// The parts of the bundle that are in a message, which is at `index` of the conversation.
QStringList messageParts(const Message &message, qsizetype index);
/// Those that are there only with include_metadata: timestamp, type and priority.
QStringList metadataParts(const Message &message, qsizetype index);

} // namespace outcrop
