// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/document.h"
#include "core/text/tracedtext.h"

#include <optional>

namespace outcrop {

/// A function call the model made.
struct ToolCall {
    QString id;
    QString name;
    Json arguments; ///< an object
};

/// One turn of a conversation.
struct Message {
    enum class Role { User, Assistant, System, Tool };

    Role role = Role::User;
    TracedText content;
    QList<ToolCall> toolCalls; ///< of the assistant
    QString toolCallId;        ///< of a tool: the call it answers
    QString toolName;          ///< of a tool; of another message, the tool that its text rests on (`tool_used`)
    QString sender;
    QString timestamp;
    QString type;                ///< a kind of the recorder's own, such as `bot`
    std::optional<int> priority; ///< higher comes first where messages are put by priority (prompt-xml)
    Json kept = {};              ///< of an answer: parts that go back unchanged to the provider who made them, such as signatures of thinking
    QString keptBy = {};         ///< that provider: no other is sent them
    Range place = {};            ///< of the whole message in its file
};

QString roleName(Message::Role role);

/// Reads a conversation: a list of messages, or an object with `messages`. A message that cannot be understood is a located error; a block of its content
/// that is not text is left out, with a located warning. `root`: where the document's data goes, for who needs that as well.
QList<Message> readConversation(const Document &document, Diagnostics &diagnostics, DataNode *root = nullptr);

} // namespace outcrop
