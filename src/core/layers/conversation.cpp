// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/conversation.h"

#include "core/base/joinedtext.h"
#include "core/documents/data/jsonreader.h"
#include "core/layers/conversationblocks.h"
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

/// Returns the arguments of a call, given as an object or a JSON string (OpenAI's form). Returns an empty object if there are none, and nullopt if they are neither.
std::optional<Json> argumentsOf(const DataNode &node)
{
    if (node.isMissing() || node.isNull() || (node.isString() && node.text().isEmpty()))
        return Json::object();
    const Json value = node.isString() ? parseJson(node.text().toUtf8()).value_or(Json()) : node.toJson();
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
            messages += readToolResults(node);
            if (const auto message = readMessage(node); message && !isOnlyToolResults(node))
                messages.append(*message);
        }
        return messages;
    }

    void report(const DataNode &node, const QString &message)
    {
        m_diagnostics.append({Severity::Error, QStringLiteral("conversation-invalid"), message, {m_document.path, node.range()}});
    }

    void reportOmittedBlock(const DataNode &block)
    {
        const QString type = block[u"type"].text();
        warn(block, type.isEmpty() ? layersmessages::blockOmitted() : layersmessages::typedBlockOmitted(type));
    }

    void warn(const DataNode &node, const QString &message)
    {
        m_diagnostics.append({Severity::Warning, QStringLiteral("conversation-block"), message, {m_document.path, node.range()}});
    }

private:
    std::optional<Message> readMessage(const DataNode &node)
    {
        const auto role = roleFromName(node[u"role"].text());
        if (!role) {
            const DataNode &written = node[u"role"];
            const QString known = roleNames().join(listSeparator());
            report(written.isMissing() ? node : written, written.isMissing() ? layersmessages::roleMissing(known) : layersmessages::unknownRole(written.text(), known));
            return std::nullopt;
        }
        Message message;
        message.range = node.range();
        message.role = *role;
        message.content = readContent(node[u"content"], message);
        readReferences(node[u"attachments"], message);
        message.sender = node[u"sender"].text();
        message.timestamp = node[u"timestamp"].text();
        message.type = node[u"type"].text();
        if (const auto priority = node[u"priority"].toInteger())
            message.priority = static_cast<int>(std::clamp<qint64>(*priority, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
        message.toolCallId = node[u"tool_call_id"].text();
        readProviderState(node[u"kept"], message);
        readAttributes(node, message);
        if (*role != Message::Role::Assistant && !node[u"tool_calls"].items().isEmpty())
            report(node[u"tool_calls"], layersmessages::toolCallsOfOtherRole(roleName(*role)));
        for (const DataNode &call : *role == Message::Role::Assistant ? node[u"tool_calls"].items() : QList<DataNode>())
            readCall(call, message);
        setToolName(node, message);
        return message;
    }

    static bool isToolResult(const DataNode &block) { return block[u"type"].text() == u"tool_result"; }

    /// Returns whether a message contains only tool results, as in Anthropic's format.
    static bool isOnlyToolResults(const DataNode &node)
    {
        const QList<DataNode> &blocks = node[u"content"].items();
        return !blocks.isEmpty() && std::all_of(blocks.begin(), blocks.end(), isToolResult);
    }

    /// Returns the tool results in the blocks of a user message, each as a separate message.
    QList<Message> readToolResults(const DataNode &node)
    {
        QList<Message> results;
        for (const DataNode &block : node[u"role"].text() == u"user" ? node[u"content"].items() : QList<DataNode>()) {
            if (!isToolResult(block))
                continue;
            Message result;
            result.role = Message::Role::Tool;
            result.range = block.range();
            result.toolCallId = block[u"tool_use_id"].text();
            result.toolName = m_callNames.value(result.toolCallId);
            result.content = TracedText::rewritten(toolResultText(block[u"content"]), m_document.path, block[u"content"].range().start.offset);
            if (!m_callNames.contains(result.toolCallId))
                report(block, layersmessages::unknownCall(result.toolCallId));
            for (const DataNode &part : block[u"content"].items()) {
                if (!part[u"text"].isScalar())
                    readMediaOrReport(part, result);
            }
            results.append(result);
        }
        return results;
    }

    /// Reads a block that is not text: a call, a thinking block, or the data of an image, document or recording. Others are reported, except tool results.
    void readBlock(const DataNode &block, Message &message)
    {
        const QString type = block[u"type"].text();
        if (message.role == Message::Role::Assistant && type == u"tool_use")
            return addCall(block, block[u"name"], block[u"input"], message);
        if (message.role == Message::Role::Assistant && isThinkingBlock(block)) {
            message.stateProvider = QStringLiteral("anthropic");
            message.providerState.push_back(block.toJson());
            return;
        }
        if (message.role == Message::Role::User && isToolResult(block))
            return; // a separate message
        readMediaOrReport(block, message);
    }

    static bool canHaveAttachments(const Message &message) { return message.role == Message::Role::User || message.role == Message::Role::Tool; }

    void readMediaOrReport(const DataNode &block, Message &message)
    {
        const std::optional<MediaBlock> media = canHaveAttachments(message) ? mediaBlock(block) : std::nullopt;
        if (media)
            readMedia(block, *media, message);
        else
            reportOmittedBlock(block);
    }

    void readMedia(const DataNode &block, const MediaBlock &media, Message &message)
    {
        const QString type = block[u"type"].text();
        if (media.isReferenceOnly)
            return warn(block, layersmessages::dataElsewhere(type));
        const std::optional<QByteArray> bytes = bytesOfBase64(media.data);
        if (!bytes)
            return report(block, layersmessages::dataDamaged(type));
        const QString name = media.name.isEmpty() ? QStringLiteral("attachment-%1").arg(++m_unnamedCount) : media.name;
        const Result<Attachment> attachment = readAttachment(name, *bytes);
        if (!attachment)
            return report(block, attachment.error().message);
        message.attachments.append(*attachment);
    }

    /// Reads the paths of attached files. compose() finds the files.
    void readReferences(const DataNode &list, Message &message)
    {
        if (list.isMissing() || list.isNull())
            return;
        if (!canHaveAttachments(message))
            return warn(list, layersmessages::attachmentOfOtherRole(roleName(message.role)));
        for (const DataNode &item : list.isScalar() ? QList<DataNode>{list} : list.items()) {
            const QString path = item.isMapping() ? item[u"file"].text() : item.text();
            if (path.isEmpty())
                report(item, layersmessages::attachmentPath());
            else
                message.references.append({path, item[u"sha256"].text(), item.range()});
        }
    }

    /// Reads content that is a string or, as in some providers' formats, a list of blocks.
    TracedText readContent(const DataNode &content, Message &message)
    {
        const auto traceNode = [this](const DataNode &node) {
            return TracedText::rewritten(node.text(), m_document.path, node.range().start.offset);
        };
        TracedText whole;
        for (const DataNode &block : content.items()) {
            if (block[u"text"].isScalar())
                whole.append(traceNode(block[u"text"]));
            else if (block.isScalar())
                whole.append(traceNode(block));
            else
                readBlock(block, message);
        }
        if (content.isMapping())
            report(content, layersmessages::contentNotText());
        return content.isScalar() ? traceNode(content) : whole;
    }

    /// Reads the other keys of a message as attributes. Reports lists and mappings, which cannot be attributes.
    void readAttributes(const DataNode &node, Message &message)
    {
        static const QStringList known{QStringLiteral("role"), QStringLiteral("content"), QStringLiteral("sender"), QStringLiteral("timestamp"), QStringLiteral("type"),
            QStringLiteral("priority"), QStringLiteral("tool_call_id"), QStringLiteral("tool_calls"), QStringLiteral("tool_used"), QStringLiteral("name"), QStringLiteral("kept"), QStringLiteral("attachments")};
        for (const DataNode::Member &member : node.members()) {
            if (known.contains(member.key) || member.value.isNull())
                continue;
            if (member.value.isScalar())
                message.attributes.append({member.key, member.value.text()});
            else
                m_diagnostics.append({Severity::Warning, QStringLiteral("conversation-key"), layersmessages::messageKeyOmitted(member.key), {m_document.path, member.keyRange}});
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
        addCall(call, function[u"name"], function[u"arguments"], message);
    }

    void addCall(const DataNode &call, const DataNode &name, const DataNode &written, Message &message)
    {
        if (name.text().isEmpty())
            return report(call, layersmessages::callNeedsName());
        const auto arguments = argumentsOf(written);
        if (!arguments)
            report(written, layersmessages::argumentsNotObject());
        message.toolCalls.append({call[u"id"].text(), name.text(), arguments.value_or(Json::object())});
        m_callNames.insert(call[u"id"].text(), name.text());
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
    int m_unnamedCount = 0; ///< number of attachments without a file name
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
    if (!json.isParsed)
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
