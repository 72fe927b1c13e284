// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attachments/attachment.h"
#include "core/base/json.h"
#include "core/documents/document.h"
#include "core/text/tracedtext.h"

#include <optional>

namespace outcrop {

/// A function call by the model.
struct ToolCall {
    QString id;
    QString name;
    Json arguments; ///< an object; in a provider's response, a string if they are not valid JSON
};

/// A file that a message attaches, as written: its path, and its hash if the message was recorded.
struct AttachmentReference {
    QString path;
    QString sha256;
    Range range;
};

/// One message of a conversation.
struct Message {
    enum class Role { User, Assistant, System, Tool };

    Role role = Role::User;
    TracedText content;
    QList<ToolCall> toolCalls; ///< for Role::Assistant
    QString toolCallId;        ///< for Role::Tool: ID of the call that produced this result
    QString toolName;          ///< for Role::Tool: name of the function; otherwise the tool that the sender used to write the message (`tool_used`)
    QString sender;
    QString timestamp;
    QString type;                ///< an application-specific type such as `bot`
    std::optional<int> priority; ///< messages with a higher priority are first if sorted by priority (prompt-xml)
    Json providerState = {};     ///< for Role::Assistant: parts of the response that must be sent back unchanged to the same provider, such as thinking signatures
    QString stateProvider = {};  ///< name of that provider; no other provider receives `providerState`
    QList<QPair<QString, QString>> attributes = {}; ///< other scalar keys of the message, such as `id` and `confidence`, in the order of the file
    QList<Attachment> attachments = {};          ///< for Role::User and Role::Tool; sent before the text
    QList<AttachmentReference> references = {};  ///< files that compose() adds to `attachments`
    Range range = {};            ///< range of the message in its file
};

QString roleName(Message::Role role);

/// Reads a conversation: a list of messages, or an object with `messages`. Invalid messages are reported as errors with their location. Reads Anthropic and
/// OpenAI blocks: text, calls and their results, thinking, and the data of images, documents and recordings. Other blocks are omitted with a warning. If
/// `root` is set, it receives the document's data.
QList<Message> readConversation(const Document &document, Diagnostics &diagnostics, DataNode *root = nullptr);

} // namespace outcrop
