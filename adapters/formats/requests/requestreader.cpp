// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/requests/requestreader.h"

#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/parameternames.h"
#include "core/formats/requestoptions.h"

#include <algorithm>

namespace outcrop {
namespace {

class RequestReader
{
public:
    RequestReader(RequestWire wire, const DataNode &body, const QString &path, const FormatInput &input) : m_wire(wire), m_body(body), m_path(path), m_input(input)
    {
        m_prompt.format = requestWireName(wire);
        m_prompt.api = m_prompt.format;
        m_prompt.name = input.stem();
    }

    ParsedPromptFile run()
    {
        readModel();
        if (m_wire == RequestWire::Google)
            readGoogle();
        else
            readMessages();
        readTools();
        readSchema();
        checkPromptObject();
        readParameters(m_body, m_path, m_prompt, m_ledger, ParameterMembers::Known);
        for (const QString &key : {QStringLiteral("generationConfig"), QStringLiteral("options")})
            readParameters(m_body[key], at(key), m_prompt, m_ledger, ParameterMembers::Known);
        for (const QString &key : {QStringLiteral("reasoning.effort"), QStringLiteral("output_config.effort")}) {
            if (m_body.at(key).isString())
                setParameter(QStringLiteral("reasoning_effort"), m_body.at(key), at(key));
        }
        m_prompt.foreignKeys = m_ledger.addRemainingValues(m_body, m_path, formatsmessages::keptUnsent());
        m_prompt.ledger = m_ledger.entries();
        markOptions();
        return {{m_prompt}, {}, m_diagnostics};
    }

private:
    QString at(const QString &key) const { return m_path.isEmpty() ? key : QString(m_path + u'.' + key); }

    void use(const QString &key, const QString &part) { m_ledger.use(at(key), part); }

    void setParameter(const QString &name, const DataNode &value, const QString &path)
    {
        m_prompt.params[name.toStdString()] = value.toJson();
        m_ledger.add(path, LossAction::Renamed, QStringLiteral("params.") + name);
    }

    /// Reports the keys that are sent unchanged to the same API.
    void markOptions()
    {
        for (LedgerEntry &entry : m_prompt.ledger) {
            const auto found = entry.path.startsWith(u"foreign/") ? m_prompt.foreignKeys.find(entry.path.mid(7).toStdString()) : m_prompt.foreignKeys.end();
            if (found == m_prompt.foreignKeys.end() || !isRequestOption(entry.path.mid(7), *found))
                continue;
            entry.action = LossAction::Kept;
            entry.reason = formatsmessages::optionOfApi();
        }
    }

    void readModel()
    {
        if (!m_body[u"model"].isString())
            return;
        m_prompt.model = m_body[u"model"].text();
        use(QStringLiteral("model"), QStringLiteral("model"));
    }

    void readMessages()
    {
        readSystem(m_wire == RequestWire::Responses ? QStringLiteral("instructions") : QStringLiteral("system"));
        const QString key = m_wire == RequestWire::Responses ? QStringLiteral("input") : QStringLiteral("messages");
        const DataNode &messages = m_body[key];
        if (messages.isString()) {
            m_ledger.add(at(key), LossAction::Kept, messagePart(m_prompt.messages.size()));
            addTextMessage(m_prompt, Message::Role::User, messages.text());
        }
        readChatMessages(messages, at(key), m_prompt, m_ledger);
    }

    void readSystem(const QString &key)
    {
        const DataNode &system = m_body[key];
        if (system.isString()) {
            addTextMessage(m_prompt, Message::Role::System, system.text());
            m_ledger.add(at(key), LossAction::Kept, messagePart(0));
        }
        for (qsizetype index = 0; index < system.items().size(); ++index) {
            const DataNode &block = system.items().at(index);
            if (!block[u"text"].isString())
                continue;
            m_ledger.add(itemPath(at(key), index) + QStringLiteral(".text"), LossAction::Kept, messagePart(m_prompt.messages.size()));
            m_ledger.add(itemPath(at(key), index) + QStringLiteral(".type"), LossAction::Kept, messagePart(m_prompt.messages.size()));
            addTextMessage(m_prompt, Message::Role::System, block[u"text"].text());
        }
    }

    void readGoogle()
    {
        for (const QString &key : {QStringLiteral("systemInstruction"), QStringLiteral("system_instruction")}) {
            if (m_body[key].isMapping())
                readContent(m_body[key], at(key), Message::Role::System);
        }
        const QList<DataNode> &contents = m_body[u"contents"].items();
        for (qsizetype index = 0; index < contents.size(); ++index) {
            const DataNode &content = contents.at(index);
            const QString path = itemPath(at(QStringLiteral("contents")), index);
            const auto role = chatRole(content[u"role"].text());
            if (!content[u"role"].isMissing())
                m_ledger.add(path + QStringLiteral(".role"), LossAction::Kept, messagePart(m_prompt.messages.size()));
            readContent(content, path, role.value_or(Message::Role::User));
        }
    }

    void readContent(const DataNode &content, const QString &path, Message::Role role)
    {
        PromptMessage message{role, {}};
        const QList<DataNode> &parts = content[u"parts"].items();
        for (qsizetype index = 0; index < parts.size(); ++index)
            message.pieces.append(readPart(parts.at(index), itemPath(path + QStringLiteral(".parts"), index), piecePart(m_prompt.messages.size(), index)));
        m_prompt.messages.append(message);
    }

    PromptPiece readPart(const DataNode &part, const QString &path, const QString &name)
    {
        PromptPiece piece;
        const auto useMember = [&](const char *member) { m_ledger.add(path + QString::fromLatin1(member), LossAction::Kept, name); };
        if (part[u"thought"].toBool() == true) {
            piece.kind = PromptPiece::Kind::Thinking;
            piece.text = part[u"text"].text();
            piece.data = part.toJson();
            m_ledger.add(path, LossAction::Moved, name, formatsmessages::otherBlock(QStringLiteral("thought")));
        } else if (part[u"text"].isString()) {
            piece.text = part[u"text"].text();
            useMember(".text");
        } else if (const DataNode &inlined = part[u"inlineData"]; inlined.isMapping()) {
            piece.kind = PromptPiece::Kind::Media;
            piece.mediaType = inlined[u"mimeType"].text();
            piece.text = QStringLiteral("data:%1;base64,%2").arg(piece.mediaType, inlined[u"data"].text());
            useMember(".inlineData");
        } else if (const DataNode &file = part[u"fileData"]; file.isMapping()) {
            piece.kind = PromptPiece::Kind::Media;
            piece.mediaType = file[u"mimeType"].text();
            piece.text = file[u"fileUri"].text();
            useMember(".fileData");
        } else if (const DataNode &call = part[u"functionCall"]; call.isMapping()) {
            piece.kind = PromptPiece::Kind::ToolCall;
            piece.name = call[u"name"].text();
            piece.id = call[u"id"].text();
            piece.data = call[u"args"].isMissing() ? Json::object() : call[u"args"].toJson();
            useMember(".functionCall");
        } else if (const DataNode &response = part[u"functionResponse"]; response.isMapping()) {
            piece.kind = PromptPiece::Kind::ToolResult;
            piece.name = response[u"name"].text();
            piece.id = response[u"id"].text();
            piece.data = response[u"response"].toJson();
            useMember(".functionResponse");
        } else {
            piece.kind = PromptPiece::Kind::Other;
            piece.data = part.toJson();
            m_ledger.add(path, LossAction::Moved, name, formatsmessages::otherBlock(part.members().isEmpty() ? QString() : part.members().first().key));
        }
        return piece;
    }

    void readTools()
    {
        const QList<DataNode> &tools = m_body[u"tools"].items();
        for (qsizetype index = 0; index < tools.size(); ++index) {
            const QString path = itemPath(at(QStringLiteral("tools")), index);
            const DataNode &declarations = tools.at(index)[u"functionDeclarations"];
            for (qsizetype inner = 0; inner < declarations.items().size(); ++inner)
                readTool(declarations.items().at(inner), itemPath(path + QStringLiteral(".functionDeclarations"), inner));
            if (declarations.isMissing())
                readTool(tools.at(index), path);
        }
    }

    void readTool(const DataNode &tool, const QString &path)
    {
        const bool isNested = tool[u"function"].isMapping();
        const DataNode &function = isNested ? tool[u"function"] : tool;
        const QString base = isNested ? path + QStringLiteral(".function") : path;
        const QString name = function[u"name"].text();
        QString key;
        for (const QString &one : {QStringLiteral("parameters"), QStringLiteral("input_schema"), QStringLiteral("parametersJsonSchema")})
            key = function[one].isMapping() ? one : key;
        const QString part = QStringLiteral("tools.") + name;
        if (name.isEmpty() || (key.isEmpty() && function[u"description"].isMissing())) {
            const QString type = tool[u"type"].text();
            m_prompt.tools.append({name.isEmpty() ? type.isEmpty() ? QStringLiteral("tool") : type : name, {}, {}, tool.toJson()});
            return m_ledger.add(path, LossAction::Moved, QStringLiteral("tools.") + m_prompt.tools.last().name, formatsmessages::otherTool(type));
        }
        m_prompt.tools.append({name, function[u"description"].text(), key.isEmpty() ? Json{{"type", "object"}, {"properties", Json::object()}} : function[key].toJson(), {}, function[u"strict"].toBool()});
        if (tool[u"type"].text() == u"function" || tool[u"type"].text() == u"custom")
            m_ledger.add(path + QStringLiteral(".type"), LossAction::Kept, part);
        if (m_prompt.tools.last().strict)
            m_ledger.add(base + QStringLiteral(".strict"), LossAction::Kept, strictPart(name));
        for (const QString &member : {QStringLiteral("name"), QStringLiteral("description"), key}) {
            if (!member.isEmpty() && !function[member].isMissing())
                m_ledger.add(memberPath(base, member), LossAction::Kept, part);
        }
    }

    void readSchema()
    {
        static const QStringList places{QStringLiteral("output_config.format.schema"), QStringLiteral("response_format.json_schema.schema"), QStringLiteral("text.format.schema"),
            QStringLiteral("generationConfig.responseJsonSchema"), QStringLiteral("generationConfig.responseSchema"), QStringLiteral("format")};
        for (const QString &place : places) {
            const DataNode &schema = m_body.at(place);
            if (!schema.isMapping() || !m_prompt.outputSchema.is_null())
                continue;
            m_prompt.outputSchema = schema.toJson();
            use(place, QStringLiteral("output.schema"));
            const QString strictPath = place.section(u'.', 0, -2) + QStringLiteral(".strict");
            m_prompt.outputStrict = m_body.at(strictPath).toBool();
            if (m_prompt.outputStrict)
                use(strictPath, QStringLiteral("output.strict"));
            const QString type = place.section(u'.', 0, -2) + QStringLiteral(".type");
            if (m_body.at(type).text() == u"json_schema")
                use(type, QStringLiteral("output.schema"));
            if (m_body.at(u"response_format.type").text() == u"json_schema")
                use(QStringLiteral("response_format.type"), QStringLiteral("output.schema"));
            if (m_body.at(u"generationConfig.responseMimeType").text() == u"application/json")
                use(QStringLiteral("generationConfig.responseMimeType"), QStringLiteral("output.schema"));
        }
    }

    /// Reports a prompt that is stored at OpenAI and cannot be exported, and reads its variables as inputs.
    void checkPromptObject()
    {
        const DataNode::Member *prompt = m_body.member(u"prompt");
        if (!prompt || prompt->value[u"id"].isMissing())
            return;
        m_diagnostics.append({Severity::Warning, QStringLiteral("openai-prompt-id"), formatsmessages::promptObject(prompt->value[u"id"].text()), {m_input.file, prompt->keyRange}});
        const DataNode &variables = prompt->value[u"variables"];
        for (const DataNode::Member &variable : variables.members()) {
            PromptVariable input{variable.key};
            if (variable.value.isScalar())
                input.testValues.push_back(variable.value.toJson());
            m_prompt.inputs.append(input);
            m_ledger.add(memberPath(at(QStringLiteral("prompt.variables")), variable.key), LossAction::Renamed, QStringLiteral("inputs.") + variable.key);
        }
    }

    RequestWire m_wire;
    DataNode m_body;
    QString m_path;
    const FormatInput &m_input;
    PromptFile m_prompt;
    SourceLedger m_ledger;
    Diagnostics m_diagnostics;
};

bool hasBlockOfType(const DataNode &messages, const QStringList &types)
{
    for (const DataNode &message : messages.items()) {
        for (const DataNode &block : message[u"content"].items()) {
            if (types.contains(block[u"type"].text()))
                return true;
        }
    }
    return false;
}

} // namespace

QString requestWireName(RequestWire wire)
{
    static const QStringList names{QStringLiteral("anthropic-messages"), QStringLiteral("openai-chat-completions"), QStringLiteral("openai-responses"), QStringLiteral("google-generative-ai"), QStringLiteral("ollama-chat")};
    return names.at(int(wire));
}

namespace {

/// Returns whether a list has the input items of a Responses request: messages, and items with a type such as `function_call`.
bool areInputItems(const DataNode &list)
{
    const QList<DataNode> &items = list.items();
    const auto isMessage = [](const DataNode &item) { return item[u"role"].isString(); };
    const auto isItem = [&isMessage](const DataNode &item) { return isMessage(item) || item[u"type"].isString(); };
    return std::any_of(items.begin(), items.end(), isMessage) && std::all_of(items.begin(), items.end(), isItem);
}

} // namespace

std::optional<RequestWire> requestWireOf(const DataNode &data)
{
    if (!data.isMapping())
        return std::nullopt;
    if (data[u"contents"].isSequence())
        return RequestWire::Google;
    const bool hasInput = data[u"input"].isString() || areInputItems(data[u"input"]) || data[u"instructions"].isString() || !data.at(u"prompt.id").isMissing();
    if (hasInput && !data[u"messages"].isSequence() && !data[u"model"].isMapping() && data[u"name"].isMissing())
        return RequestWire::Responses;
    if (!areChatMessages(data[u"messages"]) || data[u"prompts"].isSequence())
        return std::nullopt;
    const auto isChat = [](const DataNode &message) { return chatRole(message[u"role"].text()) == Message::Role::System || message[u"role"].text() == u"tool" || !message[u"tool_calls"].isMissing(); };
    const QList<DataNode> &messages = data[u"messages"].items();
    const bool hasChatMessage = std::any_of(messages.begin(), messages.end(), isChat);
    if (!data[u"options"].isMissing() || !data[u"keep_alive"].isMissing() || data[u"format"].isMapping())
        return RequestWire::Ollama;
    const bool isAnthropic = !data[u"system"].isMissing() || !data[u"anthropic_version"].isMissing() || !data[u"stop_sequences"].isMissing()
        || hasBlockOfType(data[u"messages"], {QStringLiteral("tool_use"), QStringLiteral("tool_result"), QStringLiteral("thinking"), QStringLiteral("image"), QStringLiteral("document")})
        || data[u"model"].text().startsWith(u"claude");
    return isAnthropic && !hasChatMessage ? RequestWire::Anthropic : RequestWire::ChatCompletions;
}

ParsedPromptFile readRequest(RequestWire wire, const DataNode &body, const QString &path, const FormatInput &input)
{
    return RequestReader(wire, body, path, input).run();
}

void prefixForeignPointers(PromptFile &prompt, const QString &prefix)
{
    Json nestedJson = Json::object();
    for (const auto &[pointer, value] : prompt.foreignKeys.items())
        nestedJson[prefix.toStdString() + pointer] = value;
    prompt.foreignKeys = nestedJson;
    prompt.bodyPointer = prefix + prompt.bodyPointer;
    const QString start = QStringLiteral("foreign");
    for (LedgerEntry &entry : prompt.ledger) {
        if (entry.path.startsWith(start + u'/'))
            entry.path.insert(start.size(), prefix);
    }
}

} // namespace outcrop
