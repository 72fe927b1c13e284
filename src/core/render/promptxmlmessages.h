// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/conversation.h"
#include "core/render/xmlwriter.h"

namespace outcrop {

/// Writes one `<message sender timestamp type priority … tool_used call_id>` with its text and a `<tool_call id name>` for each call. A message without
/// a sender gets the agent's name or the name of its role, so that the model can distinguish the speakers.
void writeMessage(XmlWriter &xml, const Message &message, const QString &agentName, bool includesMetadata);

/// Writes a message in the compact form: a line `sender: text`, preceded by a line ending unless it is the first, and a `<tool_call>` for each call.
void writeMessageLine(XmlWriter &xml, const Message &message, const QString &agentName, bool isFirst);

/// Returns the bundle parts of the message at `index`.
QStringList messageParts(const Message &message, qsizetype index);
/// Returns the bundle parts that are only written with include_metadata: timestamp, type, priority and other attributes.
QStringList metadataParts(const Message &message, qsizetype index);

/// Returns the bundle parts whose names cannot be attributes in XML.
QStringList unwritableParts(const Message &message, qsizetype index);

} // namespace outcrop
