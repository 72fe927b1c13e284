// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/conversation.h"

#include "core/documents/jsonreader.h"

#include <QHash>

#include <optional>

namespace outcrop {
namespace {

constexpr qsizetype largestConversation = 16 * 1024 * 1024;

QStringList roleNames()
{
    return {QStringLiteral("user"), QStringLiteral("assistant"), QStringLiteral("system"), QStringLiteral("tool")};
}

std::optional<Message::Role> roleFromName(const QString &name)
{
    const qsizetype index = roleNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<Message::Role>(index));
}

Json argumentsOf(const DataNode &node)
{
    if (!node.isString())
        return node.isMapping() ? node.toJson() : Json::object();
    const Json parsed = Json::parse(node.text().toStdString(), nullptr, false); // OpenAI writes arguments as a JSON string
    return parsed.is_object() ? parsed : Json::object();
}

class ConversationReader
{
public:
    ConversationReader(const Document &document, Diagnostics &diagnostics) : m_document(document), m_diagnostics(diagnostics) { }

    QList<Message> read(const DataNode &list)
    {
        QList<Message> messages;
        for (const DataNode &node : list.items()) {
            if (const auto message = readMessage(node))
                messages.append(*message);
        }
        return messages;
    }

    void report(const DataNode &node, const QString &message)
    {
        m_diagnostics.append({Severity::Error, QStringLiteral("conversation-invalid"), message, {m_document.path, node.range()}});
    }

private:
    std::optional<Message> readMessage(const DataNode &node)
    {
        const auto role = roleFromName(node[u"role"].text());
        if (!role) {
            report(node[u"role"].isMissing() ? node : node[u"role"],
                   QStringLiteral("A message needs a `role`: %1.").arg(roleNames().join(QStringLiteral(", "))));
            return std::nullopt;
        }
        Message message;
        message.role = *role;
        const DataNode &content = node[u"content"];
        message.content = TracedText::respelled(content.text(), m_document.path, content.range().start.offset);
        message.sender = node[u"sender"].text();
        message.timestamp = node[u"timestamp"].text();
        message.toolCallId = node[u"tool_call_id"].text();
        for (const DataNode &call : node[u"tool_calls"].items())
            readCall(call, message);
        nameTheTool(node, message);
        return message;
    }

    void readCall(const DataNode &call, Message &message)
    {
        const DataNode &function = call[u"function"].isMapping() ? call[u"function"] : call;
        if (function[u"name"].text().isEmpty()) {
            report(call, QStringLiteral("A tool call needs a `name`."));
            return;
        }
        message.toolCalls.append({call[u"id"].text(), function[u"name"].text(), argumentsOf(function[u"arguments"])});
        m_callNames.insert(call[u"id"].text(), function[u"name"].text());
    }

    /// A tool's answer names the call; some providers want the function's name as well.
    void nameTheTool(const DataNode &node, Message &message)
    {
        if (message.role != Message::Role::Tool)
            return;
        message.toolName = node[u"name"].isScalar() ? node[u"name"].text() : m_callNames.value(message.toolCallId);
        if (message.toolCallId.isEmpty())
            report(node, QStringLiteral("A tool's message needs `tool_call_id`: the call it answers."));
    }

    const Document &m_document;
    Diagnostics &m_diagnostics;
    QHash<QString, QString> m_callNames;
};

} // namespace

QString roleName(Message::Role role)
{
    return roleNames().at(static_cast<int>(role));
}

QList<Message> readConversation(const Document &document, Diagnostics &diagnostics)
{
    ReadLimits limits;
    limits.bytes = largestConversation;
    const DataDocument json = readJson(document.text, document.path, limits);
    diagnostics += json.diagnostics;
    if (!json.ok)
        return {};
    ConversationReader reader(document, diagnostics);
    const DataNode &list = json.root.isSequence() ? json.root : json.root[u"messages"];
    if (!list.isSequence())
        reader.report(json.root, QStringLiteral("A conversation is a list of messages, or an object with `messages`."));
    return reader.read(list);
}

} // namespace outcrop
