// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/requests/requestwriter.h"

#include "adapters/formats/requests/requestreader.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/writtenmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// The maximum number of response tokens for Anthropic, which requires one, if the prompt does not set it.
constexpr int requiredTokens = 4096;

using Kind = PromptPiece::Kind;

/// The media type and the data of a `data:` URL; empty for other URLs.
struct DataUrl {
    QString mediaType;
    QString data;
};

DataUrl dataOf(const QString &address)
{
    static const QRegularExpression url(QStringLiteral("\\Adata:([^;,]*);base64,"));
    const QRegularExpressionMatch match = url.match(address);
    return match.hasMatch() ? DataUrl{match.captured(1), address.mid(match.capturedEnd())} : DataUrl();
}

/// Writes the messages of one request.
class RequestMessages
{
public:
    RequestMessages(RequestWire wire, const QList<PromptMessage> &list) : m_wire(wire)
    {
        for (const PromptMessage &message : list)
            add(message);
    }

    Json system = Json::array();   ///< text of the system messages, for APIs with a separate field
    Json messages = Json::array();

private:
    void add(const PromptMessage &message)
    {
        const bool isSeparate = message.role == Message::Role::System && m_wire != RequestWire::ChatCompletions && m_wire != RequestWire::Ollama;
        if (isSeparate)
            system.push_back(jsonString(message.text()));
        else if (m_wire == RequestWire::Google)
            addGoogle(message);
        else if (m_wire == RequestWire::Anthropic)
            addAnthropic(message);
        else if (m_wire == RequestWire::Responses)
            addResponses(message);
        else
            addChat(message);
    }

    void addGoogle(const PromptMessage &message)
    {
        Json parts = Json::array();
        for (const PromptPiece &piece : message.pieces) {
            const DataUrl data = dataOf(piece.text);
            if (piece.kind == Kind::Text)
                parts.push_back({{"text", jsonString(piece.text)}});
            else if (piece.kind == Kind::Media && !data.data.isEmpty())
                parts.push_back({{"inlineData", {{"mimeType", jsonString(data.mediaType)}, {"data", jsonString(data.data)}}}});
            else if (piece.kind == Kind::Media)
                parts.push_back({{"fileData", {{"mimeType", jsonString(piece.mediaType)}, {"fileUri", jsonString(piece.text)}}}});
            else if (piece.kind == Kind::ToolCall)
                parts.push_back({{"functionCall", {{"name", jsonString(piece.name)}, {"args", piece.data}}}});
            else if (piece.kind == Kind::ToolResult)
                parts.push_back({{"functionResponse", {{"name", jsonString(piece.name.isEmpty() ? m_names.value(piece.id) : piece.name)}, {"response", piece.data.is_object() ? piece.data : Json{{"result", jsonString(piece.text)}}}}}});
            if (piece.kind == Kind::ToolCall)
                m_names.insert(piece.id, piece.name);
        }
        messages.push_back({{"role", message.role == Message::Role::Assistant ? "model" : "user"}, {"parts", parts}});
    }

    void addAnthropic(const PromptMessage &message)
    {
        Json blocks = Json::array();
        for (const PromptPiece &piece : message.pieces) {
            const DataUrl data = dataOf(piece.text);
            const bool isDocument = piece.mediaType == u"application/pdf";
            if (piece.kind == Kind::Text)
                blocks.push_back({{"type", "text"}, {"text", jsonString(piece.text)}});
            else if (piece.kind == Kind::Media && !data.data.isEmpty())
                blocks.push_back({{"type", isDocument ? "document" : "image"}, {"source", {{"type", "base64"}, {"media_type", jsonString(data.mediaType)}, {"data", jsonString(data.data)}}}});
            else if (piece.kind == Kind::Media)
                blocks.push_back({{"type", isDocument ? "document" : "image"}, {"source", {{"type", "url"}, {"url", jsonString(piece.text)}}}});
            else if (piece.kind == Kind::ToolCall)
                blocks.push_back({{"type", "tool_use"}, {"id", jsonString(piece.id)}, {"name", jsonString(piece.name)}, {"input", piece.data}});
            else if (piece.kind == Kind::ToolResult)
                blocks.push_back({{"type", "tool_result"}, {"tool_use_id", jsonString(piece.id)}, {"content", piece.data.is_null() ? jsonString(piece.text) : piece.data}});
        }
        const bool isText = message.pieces.size() == 1 && message.pieces.first().kind == Kind::Text;
        messages.push_back({{"role", message.role == Message::Role::Assistant ? "assistant" : "user"}, {"content", isText ? jsonString(message.text()) : blocks}});
    }

    void addResponses(const PromptMessage &message)
    {
        Json content = Json::array();
        const bool isAssistant = message.role == Message::Role::Assistant;
        for (const PromptPiece &piece : message.pieces) {
            if (piece.kind == Kind::Text)
                content.push_back({{"type", isAssistant ? "output_text" : "input_text"}, {"text", jsonString(piece.text)}});
            else if (piece.kind == Kind::Media)
                content.push_back({{"type", "input_image"}, {"image_url", jsonString(piece.text)}});
        }
        if (!content.empty())
            messages.push_back({{"role", jsonString(roleName(message.role))}, {"content", content}});
        for (const PromptPiece &piece : message.pieces) {
            if (piece.kind == Kind::ToolCall)
                messages.push_back({{"type", "function_call"}, {"call_id", jsonString(piece.id)}, {"name", jsonString(piece.name)}, {"arguments", piece.data.dump()}});
            else if (piece.kind == Kind::ToolResult)
                messages.push_back({{"type", "function_call_output"}, {"call_id", jsonString(piece.id)}, {"output", piece.data.is_null() ? jsonString(piece.text) : Json(piece.data.dump())}});
        }
    }

    /// Adds a message for Chat Completions or Ollama.
    void addChat(const PromptMessage &message)
    {
        const bool isOllama = m_wire == RequestWire::Ollama;
        Json parts = Json::array();
        Json calls = Json::array();
        Json images = Json::array();
        for (const PromptPiece &piece : message.pieces) {
            if (piece.kind == Kind::ToolResult) {
                messages.push_back({{"role", "tool"}, {"tool_call_id", jsonString(piece.id)}, {"content", piece.data.is_null() ? jsonString(piece.text) : Json(piece.data.dump())}});
            } else if (piece.kind == Kind::ToolCall) {
                calls.push_back({{"id", jsonString(piece.id)}, {"type", "function"}, {"function", {{"name", jsonString(piece.name)}, {"arguments", isOllama ? piece.data : Json(piece.data.dump())}}}});
            } else if (piece.kind == Kind::Media && isOllama) {
                images.push_back(jsonString(dataOf(piece.text).data.isEmpty() ? piece.text : dataOf(piece.text).data));
            } else if (piece.kind == Kind::Media) {
                parts.push_back({{"type", "image_url"}, {"image_url", {{"url", jsonString(piece.text)}}}});
            } else if (piece.kind == Kind::Text) {
                parts.push_back({{"type", "text"}, {"text", jsonString(piece.text)}});
            }
        }
        if (parts.empty() && calls.empty() && images.empty())
            return;
        const bool hasOnlyText = isOllama || message.text().size() > 0 ? parts.size() < 2 && (parts.empty() || parts.front()["type"] == "text") : false;
        Json written{{"role", jsonString(roleName(message.role))}, {"content", hasOnlyText || parts.empty() ? jsonString(message.text()) : parts}};
        if (!calls.empty())
            written["tool_calls"] = calls;
        if (!images.empty())
            written["images"] = images;
        messages.push_back(written);
    }

    RequestWire m_wire;
    QHash<QString, QString> m_names; ///< names of called functions, by call ID
};

Json systemOf(const Json &texts)
{
    std::string joinedText;
    for (const Json &text : texts)
        joinedText += (joinedText.empty() ? "" : "\n\n") + text.get<std::string>();
    return joinedText;
}

void addMessages(RequestWire wire, const RequestMessages &written, Json &body)
{
    if (!written.system.empty()) {
        const Json text = systemOf(written.system);
        if (wire == RequestWire::Google)
            body["systemInstruction"] = {{"parts", Json::array({Json{{"text", text}}})}};
        else
            body[wire == RequestWire::Responses ? "instructions" : "system"] = text;
    }
    body[wire == RequestWire::Google ? "contents" : wire == RequestWire::Responses ? "input" : "messages"] = written.messages;
}

Json toolOf(RequestWire wire, const PromptTool &tool)
{
    const Json name = jsonString(tool.name);
    const Json text = jsonString(tool.description);
    const auto withStrict = [&tool](Json function) {
        if (tool.strict)
            function["strict"] = *tool.strict;
        return function;
    };
    switch (wire) {
    case RequestWire::Anthropic:
        return withStrict({{"name", name}, {"description", text}, {"input_schema", tool.parameters}});
    case RequestWire::Responses:
        return withStrict({{"type", "function"}, {"name", name}, {"description", text}, {"parameters", tool.parameters}});
    case RequestWire::Google:
        return {{"name", name}, {"description", text}, {"parametersJsonSchema", tool.parameters}};
    case RequestWire::ChatCompletions:
        return {{"type", "function"}, {"function", withStrict({{"name", name}, {"description", text}, {"parameters", tool.parameters}})}};
    case RequestWire::Ollama:
        return {{"type", "function"}, {"function", {{"name", name}, {"description", text}, {"parameters", tool.parameters}}}};
    }
    Q_UNREACHABLE();
}

void addTools(RequestWire wire, const PromptFile &prompt, Json &body, TargetLedger &ledger)
{
    Json tools = Json::array();
    for (const PromptTool &tool : prompt.tools) {
        const bool isOwn = prompt.format == requestWireName(wire) && tool.definition.is_object();
        if (!tool.isFunction() && !isOwn)
            continue;
        tools.push_back(isOwn ? tool.definition : toolOf(wire, tool));
        ledger.keep(QStringLiteral("tools.") + tool.name, QStringLiteral("tools"));
        if (tool.strict && wire != RequestWire::Google && wire != RequestWire::Ollama)
            ledger.keep(strictPart(tool.name), QStringLiteral("tools"));
    }
    if (!tools.empty())
        body["tools"] = wire == RequestWire::Google ? Json::array({Json{{"functionDeclarations", tools}}}) : tools;
}

void addSchema(RequestWire wire, const Json &schema, Json &body)
{
    switch (wire) {
    case RequestWire::Anthropic:
        body["output_config"] = {{"format", {{"type", "json_schema"}, {"schema", schema}}}};
        return;
    case RequestWire::ChatCompletions:
        body["response_format"] = {{"type", "json_schema"}, {"json_schema", {{"name", "response"}, {"schema", schema}}}};
        return;
    case RequestWire::Responses:
        body["text"] = {{"format", {{"type", "json_schema"}, {"name", "response"}, {"schema", schema}}}};
        return;
    case RequestWire::Google:
        body["generationConfig"]["responseMimeType"] = "application/json";
        body["generationConfig"]["responseJsonSchema"] = schema;
        return;
    case RequestWire::Ollama:
        body["format"] = schema;
        return;
    }
}

/// Adds whether the provider must enforce the output schema, which only OpenAI's APIs can contain.
void addStrictness(RequestWire wire, const PromptFile &prompt, Json &body, TargetLedger &ledger)
{
    const bool isChat = wire == RequestWire::ChatCompletions;
    if (!prompt.outputStrict || (!isChat && wire != RequestWire::Responses))
        return;
    Json &format = isChat ? body["response_format"]["json_schema"] : body["text"]["format"];
    format["strict"] = *prompt.outputStrict;
    ledger.keep(QStringLiteral("output.strict"), isChat ? QStringLiteral("response_format.json_schema.strict") : QStringLiteral("text.format.strict"));
}

void addParameters(RequestWire wire, const PromptFile &prompt, Json &body, TargetLedger &ledger)
{
    const bool isGoogle = wire == RequestWire::Google;
    const bool isOllama = wire == RequestWire::Ollama;
    static const QHash<RequestWire, ParameterStyle> styles{{RequestWire::Anthropic, ParameterStyle::Anthropic}, {RequestWire::ChatCompletions, ParameterStyle::ChatCompletions},
        {RequestWire::Responses, ParameterStyle::Responses}, {RequestWire::Google, ParameterStyle::CamelCase}, {RequestWire::Ollama, ParameterStyle::Ollama}};
    const QString path = isGoogle ? QStringLiteral("generationConfig") : isOllama ? QStringLiteral("options") : QString();
    const Json params = writeParameters(prompt, styles.value(wire), path, ledger);
    for (const auto &[key, value] : params.items()) {
        if (wire == RequestWire::Responses && key == "reasoning_effort")
            body["reasoning"]["effort"] = value;
        else
            (path.isEmpty() ? body : body[path.toStdString()])[key] = value;
    }
}

} // namespace

Json writeRequest(RequestWire wire, const PromptFile &prompt, Ledger &rows)
{
    TargetLedger ledger(prompt);
    Json body = Json::object();
    if (!prompt.model.isEmpty()) {
        body["model"] = jsonString(prompt.model);
        ledger.keep(QStringLiteral("model"), QStringLiteral("model"));
    }
    if (!prompt.provider.isEmpty())
        ledger.add(QStringLiteral("provider"), LossAction::Moved, {}, formatsmessages::providerIsTheApi());
    const QList<PromptMessage> messages = convertMessages(prompt, TemplateLanguage::DoubleBraces, {true, true, false}, ledger);
    addMessages(wire, RequestMessages(wire, messages), body);
    addTools(wire, prompt, body, ledger);
    addParameters(wire, prompt, body, ledger);
    if (!prompt.outputSchema.is_null()) {
        addSchema(wire, prompt.outputSchema, body);
        addStrictness(wire, prompt, body, ledger);
        ledger.keep(QStringLiteral("output.schema"), QStringLiteral("output.schema"));
    }
    if (wire == RequestWire::Anthropic && !body.contains("max_tokens")) {
        body["max_tokens"] = requiredTokens;
        ledger.add(QStringLiteral("params.max_output_tokens"), LossAction::Injected, QStringLiteral("max_tokens"), formatsmessages::requiredByApi(), {}, requiredTokens);
    }
    ledger.addAll(PromptFeature::Inputs, LossAction::Approximated, {}, formatsmessages::placeholdersKept());
    restoreForeignKeys(prompt, requestWireName(wire), body, ledger);
    rows = ledger.finish(requestWireName(wire));
    return body;
}

Json writeNestedRequest(RequestWire wire, const PromptFile &prompt, const QString &format, const QString &prefix, Ledger &rows)
{
    PromptFile body = prompt;
    body.foreignKeys = Json::object();
    const bool isOwn = prompt.format == format;
    if (isOwn)
        body.format = requestWireName(wire);
    for (const auto &[pointer, value] : prompt.foreignKeys.items()) {
        if (isOwn && pointer.starts_with(prefix.toStdString() + '/'))
            body.foreignKeys[pointer.substr(size_t(prefix.size()))] = value;
    }
    const Json written = writeRequest(wire, body, rows);
    const QString start = QStringLiteral("foreign");
    for (LedgerEntry &row : rows) {
        if (row.part.startsWith(start + u'/'))
            row.part.insert(start.size(), prefix);
    }
    return written;
}

} // namespace outcrop
