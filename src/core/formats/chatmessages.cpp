// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/chatmessages.h"

#include "core/formats/formatsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

using Kind = PromptPiece::Kind;

/// Returns the arguments of a call, given as an object or a JSON string; an empty object if there are none. A string that is not JSON is kept.
Json argumentsOf(const DataNode &node)
{
    if (!node.isString())
        return node.isMissing() || node.isNull() ? Json::object() : node.toJson();
    return parseJson(node.text().toUtf8()).value_or(jsonString(node.text()));
}

/// Reads one message or item.
class ChatMessageReader
{
public:
    ChatMessageReader(const DataNode &node, const QString &path, PromptFile &prompt, SourceLedger &ledger)
        : m_node(node), m_path(path), m_prompt(prompt), m_ledger(ledger), m_partName(messagePart(prompt.messages.size()))
    {
    }

    void run()
    {
        const QString type = m_node[u"type"].text();
        if (m_node.isString())
            return readString();
        if (type == u"function_call" || type == u"function_call_output")
            return readToolItem(type == u"function_call");
        if (m_node[u"role"].isMissing())
            return readOtherMessage();
        readRole();
        if (m_node[u"type"].text() == u"message")
            use({QStringLiteral("type")});
        if (m_node[u"name"].isString()) {
            m_message.name = m_node[u"name"].text();
            use({QStringLiteral("name")}, senderPart(m_prompt.messages.size()));
        }
        readContent(m_node[u"content"], memberPath(m_path, QStringLiteral("content")));
        readToolCalls();
        readImages();
        m_prompt.messages.append(m_message);
    }

private:
    /// Adds an entry with the action Kept for the member of the message at the path `keys`.
    void use(const QStringList &keys, const QString &part = {})
    {
        QString path = m_path;
        for (const QString &key : keys)
            path = memberPath(path, key);
        m_ledger.add(path, LossAction::Kept, part.isEmpty() ? m_partName : part);
    }

    void readString()
    {
        m_message.pieces.append(text(m_node.text()));
        m_prompt.messages.append(m_message);
        m_ledger.add(m_path, LossAction::Kept, m_partName);
    }

    static PromptPiece text(const QString &text)
    {
        PromptPiece piece;
        piece.text = text;
        return piece;
    }

    void readRole()
    {
        const QString name = m_node[u"role"].text();
        const auto role = chatRole(name);
        m_message.role = role.value_or(Message::Role::User);
        const bool isSame = role && roleName(*role) == name;
        m_ledger.add(memberPath(m_path, QStringLiteral("role")), isSame ? LossAction::Kept : role ? LossAction::Renamed : LossAction::Approximated, m_partName,
            isSame ? QString() : formatsmessages::roleBecomes(name, roleName(m_message.role)), jsonString(name), jsonString(roleName(m_message.role)));
    }

    /// Reads a function call or its result, which are items of the Responses API.
    void readToolItem(bool isCall)
    {
        PromptPiece piece;
        piece.kind = isCall ? Kind::ToolCall : Kind::ToolResult;
        piece.id = m_node[u"call_id"].text();
        piece.name = m_node[u"name"].text();
        if (isCall)
            piece.data = argumentsOf(m_node[u"arguments"]);
        else
            setResult(m_node[u"output"], piece);
        m_message.role = isCall ? Message::Role::Assistant : Message::Role::Tool;
        m_message.pieces.append(piece);
        const QString part = piecePart(m_prompt.messages.size(), 0);
        for (const char *key : {"type", "call_id", "name", "arguments", "output"}) {
            if (!m_node[QString::fromLatin1(key)].isMissing())
                use({QString::fromLatin1(key)}, part);
        }
        m_prompt.messages.append(m_message);
    }

    void readOtherMessage()
    {
        PromptPiece piece;
        piece.kind = Kind::Other;
        piece.data = m_node.toJson();
        m_message.pieces.append(piece);
        m_ledger.add(m_path, LossAction::Moved, piecePart(m_prompt.messages.size(), 0), formatsmessages::otherBlock(m_node[u"type"].text()));
        m_prompt.messages.append(m_message);
    }

    void readContent(const DataNode &content, const QString &path)
    {
        if (content.isScalar()) {
            PromptPiece piece = text(content.text());
            if (m_message.role == Message::Role::Tool) {
                piece.kind = Kind::ToolResult;
                piece.id = m_node[u"tool_call_id"].text();
                if (!m_node[u"tool_call_id"].isMissing())
                    use({QStringLiteral("tool_call_id")});
            }
            if (!content.isNull() || m_node[u"tool_calls"].isMissing())
                m_message.pieces.append(piece);
            m_ledger.add(path, LossAction::Kept, m_partName);
        }
        if (content.isSequence() && m_message.role == Message::Role::Tool)
            return readResultBlocks(content, path);
        for (qsizetype at = 0; at < content.items().size(); ++at)
            readBlock(content.items().at(at), itemPath(path, at));
    }

    /// Sets the text of a result, which is a string or a list of text blocks. Other blocks are kept as data.
    static void setResult(const DataNode &result, PromptPiece &piece)
    {
        const QList<DataNode> &blocks = result.items();
        piece.text = result.text();
        if (!std::all_of(blocks.begin(), blocks.end(), [](const DataNode &block) { return block[u"text"].isString(); })) {
            piece.data = result.toJson();
            return;
        }
        for (const DataNode &block : blocks)
            piece.text += (piece.text.isEmpty() ? QString() : QStringLiteral("\n")) + block[u"text"].text();
    }

    /// Reads a tool message whose content is a list of blocks.
    void readResultBlocks(const DataNode &content, const QString &path)
    {
        PromptPiece piece;
        piece.kind = Kind::ToolResult;
        piece.id = m_node[u"tool_call_id"].text();
        setResult(content, piece);
        if (!m_node[u"tool_call_id"].isMissing())
            use({QStringLiteral("tool_call_id")});
        m_message.pieces.append(piece);
        m_ledger.add(path, LossAction::Approximated, m_partName, formatsmessages::blocksJoined());
    }

    QString nextPart() const { return piecePart(m_prompt.messages.size(), m_message.pieces.size()); }

    void addPiece(const PromptPiece &piece, const QString &path, const QStringList &members)
    {
        const QString part = piece.kind == Kind::Text ? m_partName : nextPart();
        for (const QString &member : members)
            m_ledger.add(path + member, LossAction::Kept, part);
        m_message.pieces.append(piece);
    }

    void readBlock(const DataNode &block, const QString &path)
    {
        const QString type = block[u"type"].text();
        if (block.isString())
            return addPiece(text(block.text()), path, {QString()});
        if (block[u"text"].isString() && (type.isEmpty() || type == u"text" || type == u"input_text" || type == u"output_text")) {
            const QStringList used = type.isEmpty() ? QStringList{QStringLiteral(".text")} : QStringList{QStringLiteral(".type"), QStringLiteral(".text")};
            return addPiece(text(block[u"text"].text()), path, used);
        }
        if (readMedia(block, type, path) || readToolBlock(block, type, path))
            return;
        PromptPiece piece;
        piece.kind = type == u"thinking" ? Kind::Thinking : Kind::Other;
        piece.text = type == u"thinking" ? block[u"thinking"].text() : QString();
        piece.data = block.toJson();
        m_ledger.add(path, LossAction::Moved, nextPart(), formatsmessages::otherBlock(type));
        m_message.pieces.append(piece);
    }

    /// Reads an image, an audio file or another file. Keeps its address and never opens it. Returns false for other blocks and for an empty address.
    bool readMedia(const DataNode &block, const QString &type, const QString &path)
    {
        PromptPiece piece;
        piece.kind = Kind::Media;
        QStringList used{QStringLiteral(".type")};
        if (type == u"image_url" || type == u"input_image") {
            const DataNode &url = block[u"image_url"];
            piece.text = url.isMapping() ? url[u"url"].text() : url.text();
            used.append(url.isMapping() ? QStringLiteral(".image_url.url") : QStringLiteral(".image_url"));
            piece.mediaType = QStringLiteral("image/*");
        } else if ((type == u"image" || type == u"document") && block[u"source"].isMapping()) {
            const DataNode &source = block[u"source"];
            const bool isData = source[u"type"].text() == u"base64";
            piece.mediaType = source[u"media_type"].text();
            piece.text = isData ? QStringLiteral("data:%1;base64,%2").arg(piece.mediaType, source[u"data"].text()) : source[u"url"].text();
            used += {QStringLiteral(".source.type"), isData ? QStringLiteral(".source.data") : QStringLiteral(".source.url")};
            if (!source[u"media_type"].isMissing())
                used.append(QStringLiteral(".source.media_type"));
        } else if (type == u"input_audio" && block[u"input_audio"].isMapping()) {
            piece.mediaType = QStringLiteral("audio/") + block.at(u"input_audio.format").text();
            piece.text = QStringLiteral("data:%1;base64,%2").arg(piece.mediaType, block.at(u"input_audio.data").text());
            used += {QStringLiteral(".input_audio.format"), QStringLiteral(".input_audio.data")};
        }
        if (piece.text.isEmpty())
            return false;
        addPiece(piece, path, used);
        return true;
    }

    bool readToolBlock(const DataNode &block, const QString &type, const QString &path)
    {
        PromptPiece piece;
        QStringList used{QStringLiteral(".type")};
        if (type == u"tool_use") {
            piece.kind = Kind::ToolCall;
            piece.id = block[u"id"].text();
            piece.name = block[u"name"].text();
            piece.data = argumentsOf(block[u"input"]);
            used += {QStringLiteral(".id"), QStringLiteral(".name"), QStringLiteral(".input")};
        } else if (type == u"tool_result") {
            piece.kind = Kind::ToolResult;
            piece.id = block[u"tool_use_id"].text();
            piece.text = block[u"content"].isScalar() ? block[u"content"].text() : QString();
            piece.data = block[u"content"].isScalar() ? Json() : block[u"content"].toJson();
            used += {QStringLiteral(".tool_use_id"), QStringLiteral(".content")};
        } else {
            return false;
        }
        addPiece(piece, path, used);
        return true;
    }

    void readToolCalls()
    {
        const QList<DataNode> &calls = m_node[u"tool_calls"].items();
        for (qsizetype at = 0; at < calls.size(); ++at) {
            const DataNode &call = calls.at(at);
            const DataNode &function = call[u"function"].isMapping() ? call[u"function"] : call;
            PromptPiece piece;
            piece.kind = Kind::ToolCall;
            piece.id = call[u"id"].text();
            piece.name = function[u"name"].text();
            piece.data = argumentsOf(function[u"arguments"]);
            addPiece(piece, itemPath(memberPath(m_path, QStringLiteral("tool_calls")), at), usedMembers(call));
        }
    }

    /// Returns the paths of the members of a call that its piece contains; an empty path if it contains all of them.
    static QStringList usedMembers(const DataNode &call)
    {
        QStringList used;
        if (call[u"type"].text() == u"function")
            used.append(QStringLiteral(".type"));
        for (const char *path : {"id", "name", "arguments", "function.name", "function.arguments"}) {
            if (!call.at(QString::fromLatin1(path)).isMissing())
                used.append(u'.' + QString::fromLatin1(path));
        }
        const DataNode &function = call[u"function"];
        const qsizetype members = function.isMapping() ? call.members().size() - 1 + function.members().size() : call.members().size();
        return used.size() == members ? QStringList{QString()} : used;
    }

    /// Reads Ollama images: a list of base64 strings.
    void readImages()
    {
        const QList<DataNode> &images = m_node[u"images"].items();
        for (qsizetype at = 0; at < images.size(); ++at) {
            PromptPiece piece;
            piece.kind = Kind::Media;
            piece.text = QStringLiteral("data:image/*;base64,") + images.at(at).text();
            piece.mediaType = QStringLiteral("image/*");
            addPiece(piece, itemPath(memberPath(m_path, QStringLiteral("images")), at), {QString()});
        }
    }

    DataNode m_node;
    QString m_path;
    PromptFile &m_prompt;
    SourceLedger &m_ledger;
    QString m_partName;
    PromptMessage m_message;
};

} // namespace

std::optional<Message::Role> chatRole(const QString &name)
{
    const QString role = name.toLower();
    if (role == u"system" || role == u"developer")
        return Message::Role::System;
    if (role == u"user" || role == u"human")
        return Message::Role::User;
    if (role == u"assistant" || role == u"model" || role == u"ai")
        return Message::Role::Assistant;
    return role == u"tool" || role == u"function" ? std::optional(Message::Role::Tool) : std::nullopt;
}

bool areChatMessages(const DataNode &list)
{
    const QList<DataNode> &items = list.items();
    return !items.isEmpty() && std::all_of(items.begin(), items.end(), [](const DataNode &item) { return item[u"role"].isString(); });
}

void addTextMessage(PromptFile &prompt, Message::Role role, const QString &text)
{
    PromptPiece piece;
    piece.text = text;
    prompt.messages.append({role, {piece}});
}

void readChatMessages(const DataNode &list, const QString &path, PromptFile &prompt, SourceLedger &ledger)
{
    for (qsizetype at = 0; at < list.items().size(); ++at)
        readChatMessage(list.items().at(at), itemPath(path, at), prompt, ledger);
}

void readChatMessage(const DataNode &message, const QString &path, PromptFile &prompt, SourceLedger &ledger)
{
    ChatMessageReader(message, path, prompt, ledger).run();
}

} // namespace outcrop
