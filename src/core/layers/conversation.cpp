// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/conversation.h"

#include "core/documents/data/jsonreader.h"
#include "core/layers/layersmessages.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace outcrop {
namespace {

constexpr qsizetype maximumConversationBytes = 16 * 1024 * 1024;

QStringList roleNames()
{
    return {QStringLiteral("user"), QStringLiteral("assistant"), QStringLiteral("system"), QStringLiteral("tool")};
}

std::optional<Message::Role> roleFromName(const QString &name)
{
    const qsizetype index = roleNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<Message::Role>(index));
}

/// Returns the arguments of a call, written as an object or as a string with JSON (OpenAI's form). nullopt if they are
/// neither.
std::optional<Json> argumentsOf(const DataNode &node)
{
    if (node.isMissing() || node.isNull() || (node.isString() && node.text().isEmpty()))
        return Json::object();
    const Json value = node.isString() ? Json::parse(node.text().toStdString(), nullptr, false) : node.toJson();
    return value.is_object() ? std::optional(value) : std::nullopt;
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

    void reportOmitted(const DataNode &block)
    {
        const QString type = block[u"type"].text();
        m_diagnostics.append({Severity::Warning, QStringLiteral("conversation-block"),
            type.isEmpty() ? layersmessages::blockOmitted() : layersmessages::typedBlockOmitted(type), {m_document.path, block.range()}});
    }

private:
    std::optional<Message> readMessage(const DataNode &node)
    {
        const auto role = roleFromName(node[u"role"].text());
        if (!role) {
            const DataNode &written = node[u"role"];
            const QString known = roleNames().join(QStringLiteral(", "));
            report(written.isMissing() ? node : written, written.isMissing() ? layersmessages::roleMissing(known) : layersmessages::unknownRole(written.text(), known));
            return std::nullopt;
        }
        Message message;
        message.place = node.range();
        message.role = *role;
        message.content = readContent(node[u"content"]);
        message.sender = node[u"sender"].text();
        message.timestamp = node[u"timestamp"].text();
        message.type = node[u"type"].text();
        if (const auto priority = node[u"priority"].toInteger())
            message.priority = static_cast<int>(std::clamp<qint64>(*priority, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
        message.toolCallId = node[u"tool_call_id"].text();
        readProviderState(node[u"kept"], message);
        readAttributes(node, message);
        if (*role != Message::Role::Assistant && !node[u"tool_calls"].items().isEmpty())
            report(node[u"tool_calls"], layersmessages::toolCallsOfOther(roleName(*role)));
        for (const DataNode &call : *role == Message::Role::Assistant ? node[u"tool_calls"].items() : QList<DataNode>())
            readCall(call, message);
        setToolName(node, message);
        return message;
    }

    /// Reads content that is a string or a list of text blocks, as some providers record it. Other blocks are reported.
    TracedText readContent(const DataNode &content)
    {
        const auto traced = [this](const DataNode &node) {
            return TracedText::rewritten(node.text(), m_document.path, node.range().start.offset);
        };
        TracedText whole;
        for (const DataNode &block : content.items()) {
            if (block[u"text"].isScalar())
                whole.append(traced(block[u"text"]));
            else if (block.isScalar())
                whole.append(traced(block));
            else
                reportOmitted(block);
        }
        if (content.isMapping())
            report(content, layersmessages::contentNotText());
        return content.isScalar() ? traced(content) : whole;
    }

    /// Keeps the other keys of a message. Those with a structure cannot be attributes, so they are reported.
    void readAttributes(const DataNode &node, Message &message)
    {
        static const QStringList known{QStringLiteral("role"), QStringLiteral("content"), QStringLiteral("sender"), QStringLiteral("timestamp"), QStringLiteral("type"),
            QStringLiteral("priority"), QStringLiteral("tool_call_id"), QStringLiteral("tool_calls"), QStringLiteral("tool_used"), QStringLiteral("name"), QStringLiteral("kept")};
        for (const DataNode::Member &member : node.members()) {
            if (known.contains(member.key) || member.value.isNull())
                continue;
            if (member.value.isScalar())
                message.attributes.append({member.key, member.value.text()});
            else
                m_diagnostics.append({Severity::Warning, QStringLiteral("conversation-key"), layersmessages::messageKeyLeftOut(member.key), {m_document.path, member.keyRange}});
        }
    }

    static void readProviderState(const DataNode &kept, Message &message)
    {
        if (!kept[u"parts"].isSequence() || kept[u"provider"].text().isEmpty())
            return;
        message.stateProvider = kept[u"provider"].text();
        message.providerState = kept[u"parts"].toJson();
    }

    void readCall(const DataNode &call, Message &message)
    {
        const DataNode &function = call[u"function"].isMapping() ? call[u"function"] : call;
        if (function[u"name"].text().isEmpty()) {
            report(call, layersmessages::callNeedsName());
            return;
        }
        const auto arguments = argumentsOf(function[u"arguments"]);
        if (!arguments)
            report(function[u"arguments"], layersmessages::argumentsNotObject());
        message.toolCalls.append({call[u"id"].text(), function[u"name"].text(), arguments.value_or(Json::object())});
        m_callNames.insert(call[u"id"].text(), function[u"name"].text());
    }

    /// Sets the name of the tool. A tool result refers to its call by ID only, and some providers also require the
    /// function's name.
    void setToolName(const DataNode &node, Message &message)
    {
        message.toolName = node[u"tool_used"].text();
        if (message.role != Message::Role::Tool)
            return;
        message.toolName = node[u"name"].isScalar() ? node[u"name"].text() : m_callNames.value(message.toolCallId);
        if (message.toolCallId.isEmpty())
            report(node, layersmessages::toolMessageNeedsId());
        else if (!m_callNames.contains(message.toolCallId))
            report(node[u"tool_call_id"], layersmessages::unknownCall(message.toolCallId));
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

QList<Message> readConversation(const Document &document, Diagnostics &diagnostics, DataNode *root)
{
    ReadLimits limits;
    limits.bytes = maximumConversationBytes;
    const DataDocument json = readJson(document.text, document.path, limits);
    diagnostics += json.diagnostics;
    if (!json.ok)
        return {};
    if (root)
        *root = json.root;
    ConversationReader reader(document, diagnostics);
    const DataNode &list = json.root.isSequence() ? json.root : json.root[u"messages"];
    if (!list.isSequence())
        reader.report(json.root, layersmessages::notConversation());
    return reader.read(list);
}

} // namespace outcrop
