// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/conversation/transcript.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct TranscriptWords {
    Q_DECLARE_TR_FUNCTIONS(Transcript)
};

QString senderOf(const Message &message)
{
    if (!message.sender.isEmpty())
        return message.sender;
    switch (message.role) {
    case Message::Role::Assistant:
        return TranscriptWords::tr("Assistant");
    case Message::Role::System:
        return TranscriptWords::tr("System");
    default:
        return TranscriptWords::tr("User");
    }
}

QStringList attachmentsOf(const Message &message)
{
    QStringList names;
    for (const Attachment &attachment : message.attachments)
        names += attachment.name();
    for (const AttachmentReference &reference : message.references)
        names += reference.path;
    return names;
}

/// Returns the parts of a message: its text with the names of its attachments, then its tool calls. For a message with a tool result, returns the result.
QList<TranscriptPart> partsOf(const Message &message)
{
    using Kind = TranscriptPart::Kind;
    const QString text = message.content.text();
    if (message.role == Message::Role::Tool)
        return {{Kind::ToolResult, message.toolName.isEmpty() ? message.toolCallId : message.toolName, message.timestamp, text, attachmentsOf(message)}};
    QList<TranscriptPart> parts;
    const TranscriptPart part{Kind::Message, senderOf(message), message.timestamp, text, attachmentsOf(message)};
    if (!text.isEmpty() || !part.attachments.isEmpty())
        parts += part;
    for (const ToolCall &call : message.toolCalls)
        parts += TranscriptPart{Kind::ToolCall, call.name, message.timestamp, QString::fromUtf8(jsonText(call.arguments)).trimmed()};
    return parts;
}

QList<Message> messagesOf(const SessionPhase &phase)
{
    if (phase.conversation.messageCount() == 0)
        return {};
    Diagnostics ignoredFindings; // the session reports these findings
    return readConversation(*readDocument(phase.conversationFile, phase.conversation.history(0, false), DocumentKind::Conversation), ignoredFindings);
}

} // namespace

QList<TranscriptPart> transcriptOf(const Session &session)
{
    QList<TranscriptPart> parts;
    for (const SessionPhase &phase : session.phases) {
        const QList<Message> messages = messagesOf(phase);
        if (messages.isEmpty())
            continue;
        //: %1 is a phase such as planning, %2 the number of an iteration
        parts += TranscriptPart{TranscriptPart::Kind::Phase, TranscriptWords::tr("%1, iteration %2").arg(phase.location.phase).arg(phase.location.iteration)};
        for (const Message &message : messages)
            parts += partsOf(message);
    }
    return parts;
}

} // namespace outcrop
