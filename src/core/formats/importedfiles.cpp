// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/importedfiles.h"

#include "core/base/utf8.h"
#include "core/documents/data/yamlwriter.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/requestoptions.h"
#include "core/formats/sourceledger.h"
#include "core/formats/templateconversion.h"
#include "core/formats/writtenmessages.h"

#include <QCryptographicHash>

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace outcrop {
namespace {

/// Creates the contents of the files for one prompt.
class WorkspaceWriter
{
public:
    WorkspaceWriter(const PromptFile &prompt, const QString &name, const QString &source, const OriginalPromptFile *originalPromptFile)
        : m_prompt(prompt), m_source(source), m_originalFile(originalPromptFile), m_options(requestOptions(prompt)), m_ledger(prompt)
    {
        m_result.name = name;
    }

    ImportedFiles run()
    {
        if (m_prompt.use == PromptUse::Skill)
            return addSkill();
        splitMessages();
        m_agentFile = isOnlyText() ? QStringLiteral("layers/%1.md").arg(m_result.name) : QStringLiteral("agents/%1.md").arg(m_result.name);
        m_hasAgent = !m_systemIndexes.isEmpty() || !m_prompt.tools.isEmpty() || !m_prompt.outputSchema.is_null();
        m_requestFile = QStringLiteral("requests/%1.md").arg(m_result.name);
        if (isOnlyText())
            addLayer();
        else if (m_hasAgent)
            addAgent();
        addRequest();
        addConversation();
        addProfile();
        addRecord();
        m_result.ledger = m_ledger.finish(QStringLiteral("Outcrop"));
        return m_result;
    }

private:
    void splitMessages()
    {
        const QList<PromptMessage> &all = m_prompt.messages;
        bool isBegun = false;
        for (qsizetype at = 0; at < all.size(); ++at) {
            const PromptMessage &message = all.at(at);
            if (message.isHistory) {
                m_ledger.add(messagePart(at), LossAction::Approximated, QStringLiteral("--history"), formatsmessages::conversationPlace());
            } else if (message.role == Message::Role::System) {
                m_hasLaterSystem |= isBegun;
                m_systemIndexes.append(at);
            } else {
                isBegun = true;
                m_turnIndexes.append(at);
            }
        }
        const bool endsWithUser = !m_turnIndexes.isEmpty() && all.at(m_turnIndexes.last()).role == Message::Role::User;
        if (endsWithUser && !mustStayInConversation(all.at(m_turnIndexes.last())))
            m_requestIndex = m_turnIndexes.takeLast();
    }

    /// Returns whether the last message has tool results or attachments, which only a conversation file can contain. A template must be a request.
    bool mustStayInConversation(const PromptMessage &message) const
    {
        if (!m_prompt.inputs.isEmpty() || isTemplate(message.text()))
            return false;
        if (!m_prompt.api.isEmpty() && message.text().isEmpty())
            return true;
        const auto needsConversation = [&message](const PromptPiece &piece) { return piece.kind == PromptPiece::Kind::ToolResult || isAttached(message, piece); };
        return std::any_of(message.pieces.begin(), message.pieces.end(), needsConversation);
    }

    bool isOnlyText() const
    {
        const bool isText = m_prompt.messages.size() == 1 && m_systemIndexes.size() == 1 && m_prompt.inputs.isEmpty() && m_prompt.tools.isEmpty() && m_prompt.params.empty() && m_options.empty() && m_prompt.outputSchema.is_null();
        return isText && (m_prompt.use == PromptUse::Rules || (m_prompt.description.isEmpty() && m_prompt.model.isEmpty()));
    }

    /// Returns the file of a skill. The format is the same in the workspace, so the file is kept unchanged, except that the skill's name becomes the name of
    /// its folder.
    ImportedFiles addSkill()
    {
        const QString path = QStringLiteral("skills/%1/SKILL.md").arg(m_result.name);
        const bool isRenamed = m_prompt.name != m_result.name;
        if (isRenamed)
            m_ledger.add(QStringLiteral("name"), LossAction::Approximated, path + QStringLiteral(": name"), formatsmessages::nameWritten(m_result.name));
        for (const PromptFilePart &part : promptParts(m_prompt)) {
            if (!isRenamed || part.name != u"name")
                m_ledger.add(part.name, LossAction::Kept, path);
        }
        addFile(path, isRenamed ? replaceSkillName(skillText()) : skillText());
        m_result.ledger = m_ledger.finish(QStringLiteral("Outcrop"));
        return m_result;
    }

    QString skillText() const
    {
        if (m_originalFile)
            return decodeUtf8(m_originalFile->bytes);
        const Json head{{"name", jsonString(m_prompt.name)}, {"description", jsonString(m_prompt.description)}};
        return joinHeadAndBody(head, m_prompt.messages.isEmpty() ? QString() : m_prompt.messages.first().text());
    }

    QString replaceSkillName(const QString &text) const
    {
        static const QRegularExpression name(QStringLiteral("\\A(---[ \\t]*\\r?\\n(?:(?!---)[^\\n]*\\n)*?)name:[^\\r\\n]*"));
        return QString(text).replace(name, QStringLiteral("\\1name: ") + m_result.name);
    }

    void addFile(const QString &path, const QString &text) { m_result.files.append({path, text}); }

    /// Returns the front matter, or an empty string if there are no keys.
    static QString headText(const Json &head)
    {
        QString text;
        for (const auto &[key, value] : head.items())
            text += yamlEntry(QString::fromStdString(key), value, YamlLayout());
        return head.empty() ? QString() : QString(QStringLiteral("---\n") + text + QStringLiteral("---\n"));
    }

    static QString joinHeadAndBody(const Json &head, const QString &body)
    {
        return headText(head) + (head.empty() ? QString() : QStringLiteral("\n")) + body.trimmed() + u'\n';
    }

    QString systemText()
    {
        QString text;
        for (const qsizetype at : std::as_const(m_systemIndexes)) {
            const bool isFirst = text.isEmpty();
            text += (isFirst ? QString() : QStringLiteral("\n\n")) + m_prompt.messages.at(at).text().trimmed();
            const QString whole = m_prompt.messages.at(at).text();
            const bool isTrimmed = !m_prompt.api.isEmpty() && whole.trimmed() != whole;
            const QString same = isTrimmed ? formatsmessages::outerSpaceRemoved() : QString();
            const QString reason = m_hasLaterSystem ? formatsmessages::systemInAgent() : isFirst ? same : formatsmessages::systemJoined();
            m_ledger.add(messagePart(at), reason.isEmpty() ? LossAction::Kept : LossAction::Approximated, m_agentFile, reason);
        }
        return text;
    }

    void addLayer()
    {
        addFile(m_agentFile, joinHeadAndBody({{"tier", "bedrock"}}, systemText()));
        if (!m_prompt.name.isEmpty())
            m_ledger.add(QStringLiteral("name"), LossAction::Kept, m_agentFile);
    }

    /// Returns whether the text may contain tags of the prompt's template language.
    bool isTemplate(const QString &text) const { return m_prompt.dialect != TemplateDialect::None && text.contains(u'{'); }

    void addDialect(Json &head, const QString &text, const QString &file)
    {
        if (!isTemplate(text))
            return;
        head["template"] = jsonString(templateDialectName(m_prompt.dialect));
        m_ledger.add(QStringLiteral("dialect"), LossAction::Kept, file + QStringLiteral(": template"));
    }

    void addAgent()
    {
        const QString text = systemText();
        Json head{{"name", jsonString(m_result.name)}};
        keep(QStringLiteral("name"), !m_prompt.name.isEmpty());
        if (!m_prompt.version.isEmpty())
            head["version"] = jsonString(m_prompt.version);
        keep(QStringLiteral("version"), !m_prompt.version.isEmpty());
        head["description"] = jsonString(m_prompt.description.isEmpty() ? sourceText() : m_prompt.description);
        if (m_prompt.description.isEmpty())
            m_ledger.add(QStringLiteral("description"), LossAction::Injected, at("description"), formatsmessages::descriptionAdded());
        keep(QStringLiteral("description"), !m_prompt.description.isEmpty());
        addModel(head);
        addDialect(head, text, m_agentFile);
        if (!m_prompt.api.isEmpty() && text.contains(QStringLiteral("{{")))
            head["template"] = "none";
        addInputs(head, m_agentFile);
        addTools(head);
        if (!m_prompt.outputSchema.is_null()) {
            head["output"]["schema"] = m_prompt.outputSchema;
            m_ledger.add(QStringLiteral("output.schema"), LossAction::Kept, at("output.schema"));
            if (const auto strict = strictOf(m_prompt.outputStrict, false, QStringLiteral("output.strict"), at("output.strict")))
                head["output"]["strict"] = *strict;
        }
        addFile(m_agentFile, joinHeadAndBody(head, text));
    }

    /// Returns the description of an agent whose source has none. It is in the file of the agent, so it is in English.
    QString sourceText() const { return m_source == u"-" ? QStringLiteral("Imported from pasted or piped text.") : QStringLiteral("Imported from %1.").arg(m_source); }

    QString at(const char *key) const { return m_agentFile + QStringLiteral(": ") + QString::fromLatin1(key); }

    void keep(const QString &part, bool has)
    {
        if (has)
            m_ledger.add(part, LossAction::Kept, m_agentFile + QStringLiteral(": ") + part);
    }

    void addModel(Json &head)
    {
        if (m_prompt.model.isEmpty())
            return;
        head["model"] = jsonString(joinedModel(m_prompt));
        keep(QStringLiteral("model"), true);
        if (!m_prompt.provider.isEmpty())
            m_ledger.add(QStringLiteral("provider"), LossAction::Renamed, at("model"), formatsmessages::providerInModel());
    }

    void addInputs(Json &head, const QString &file)
    {
        for (const PromptVariable &input : m_prompt.inputs) {
            Json declaration{{"type", jsonString(input.type)}};
            if (!input.description.isEmpty())
                declaration["description"] = jsonString(input.description);
            if (!input.choices.isEmpty())
                declaration["values"] = jsonStrings(input.choices);
            else if (input.type == u"enum")
                declaration["type"] = "text";
            if (!input.defaultValue.is_null())
                declaration["default"] = input.defaultValue;
            else if (!input.isRequired)
                declaration["required"] = false;
            if (const Json tests = testValues(input); !tests.empty())
                declaration["test"] = tests;
            head["inputs"][input.name.toStdString()] = declaration;
            m_ledger.add(QStringLiteral("inputs.") + input.name, LossAction::Kept, file + QStringLiteral(": inputs.") + input.name);
        }
    }

    /// Returns the test values of an input, and its values in the tests of the prompt.
    Json testValues(const PromptVariable &input) const
    {
        Json values = input.testValues;
        for (const PromptCase &one : m_prompt.cases) {
            const Json value = one.values.value(input.name.toStdString(), Json());
            const bool isNew = std::find(values.begin(), values.end(), value) == values.end();
            if (!value.is_null() && isNew && (value.is_primitive() || input.type == u"list"))
                values.push_back(value);
        }
        return values;
    }

    void addTools(Json &head)
    {
        for (const PromptTool &tool : m_prompt.tools) {
            const QString part = QStringLiteral("tools.") + tool.name;
            if (tool.isFunction()) {
                Json function{{"name", jsonString(tool.name)}, {"description", jsonString(tool.description)}, {"parameters", tool.parameters}};
                if (const auto strict = strictOf(tool.strict, m_prompt.api == u"openai-responses", strictPart(tool.name), at("tools")))
                    function["strict"] = *strict;
                head["tools"].push_back(function);
                m_ledger.add(part, LossAction::Kept, at("tools"));
            } else if (tool.definition.is_string()) {
                head["capabilities"]["allowed_tools"].push_back(jsonString(tool.name));
                m_ledger.add(part, LossAction::Moved, at("capabilities.allowed_tools"), formatsmessages::toolNames());
            } else {
                m_otherTools.push_back(tool.definition);
                m_ledger.add(part, LossAction::Moved, recordFile() + QStringLiteral(": tools"), formatsmessages::recordOnly());
            }
        }
    }

    /// Returns whether a schema must be enforced, with a ledger entry. OpenAI's APIs have different defaults, so an imported request sets its own.
    std::optional<bool> strictOf(const std::optional<bool> &strict, bool isDefault, const QString &part, const QString &place)
    {
        const bool isOpenAi = m_prompt.api == u"openai-chat-completions" || m_prompt.api == u"openai-responses";
        if (!strict && !isOpenAi)
            return std::nullopt;
        m_ledger.add(part, strict ? LossAction::Kept : LossAction::Injected, place, strict ? QString() : formatsmessages::defaultStrict());
        return strict.value_or(isDefault);
    }

    void addRequest()
    {
        if (m_requestIndex < 0)
            return;
        const QString text = m_prompt.messages.at(m_requestIndex).text();
        Json head = Json::object();
        addDialect(head, text, m_requestFile);
        if (head.empty() && (text.contains(QStringLiteral("{{")) || text.startsWith(u"---")))
            head["template"] = "none";
        if (!m_hasAgent)
            addInputs(head, m_requestFile);
        addFile(m_requestFile, m_prompt.api.isEmpty() ? joinHeadAndBody(head, text) : headText(head) + text); // a recorded request is kept exactly
        m_ledger.add(messagePart(m_requestIndex), LossAction::Kept, m_requestFile);
        addMedia(m_requestIndex);
    }

    /// Keeps media and other blocks in the import record, except tool turns and attachments of the conversation.
    void addMedia(qsizetype message)
    {
        const QList<PromptPiece> &pieces = m_prompt.messages.at(message).pieces;
        for (qsizetype piece = 0; piece < pieces.size(); ++piece) {
            const PromptPiece &one = pieces.at(piece);
            const bool isMedia = one.kind == PromptPiece::Kind::Media;
            const bool isTool = one.kind == PromptPiece::Kind::ToolCall || one.kind == PromptPiece::Kind::ToolResult;
            const bool isInConversation = message != m_requestIndex && isAttached(m_prompt.messages.at(message), one);
            if (one.kind == PromptPiece::Kind::Text || isTool || isInConversation || isProviderState(m_prompt.messages.at(message), one))
                continue;
            m_media.push_back({{"message", message}, {"type", jsonString(one.mediaType)}, {"address", jsonString(one.text)}, {"data", one.data}});
            m_ledger.add(piecePart(message, piece), LossAction::Moved, recordFile() + QStringLiteral(": media"), isMedia ? formatsmessages::mediaKept() : formatsmessages::recordOnly());
        }
    }

    void addConversation()
    {
        if (m_turnIndexes.isEmpty())
            return;
        const QString path = QStringLiteral("conversations/%1.json").arg(m_result.name);
        Json messages = Json::array();
        for (const qsizetype index : std::as_const(m_turnIndexes)) {
            const PromptMessage &message = m_prompt.messages.at(index);
            addTurn(message, index, path, messages);
            const bool hasTags = isTemplate(message.text());
            m_ledger.add(messagePart(index), hasTags ? LossAction::Approximated : LossAction::Kept, path, hasTags ? formatsmessages::templateInConversation() : QString());
            addMedia(index);
        }
        addFile(path, QString::fromUtf8(jsonText({{"messages", messages}})));
    }

    /// Returns whether a piece is the data of an attachment in a user message. The conversation file then contains the attachment.
    static bool isAttached(const PromptMessage &message, const PromptPiece &piece)
    {
        const bool isData = piece.text.startsWith(u"data:") && piece.text.contains(u";base64,");
        return message.role == Message::Role::User && piece.kind == PromptPiece::Kind::Media && isData;
    }

    /// Returns whether a piece is a thinking block before a function call, which must be sent back to Anthropic unchanged.
    bool isProviderState(const PromptMessage &message, const PromptPiece &piece) const
    {
        const std::string type = piece.data.is_object() ? piece.data.value("type", Json()).dump() : std::string();
        const bool isThinking = type == "\"thinking\"" || type == "\"redacted_thinking\"";
        const auto isCall = [](const PromptPiece &one) { return one.kind == PromptPiece::Kind::ToolCall; };
        return isThinking && m_prompt.api == u"anthropic-messages" && message.role == Message::Role::Assistant
            && std::any_of(message.pieces.begin(), message.pieces.end(), isCall);
    }

    /// Returns the content of a message: its text, or blocks if it has attachments. The reader detects the type of a file by its content.
    static Json contentOf(const PromptMessage &message)
    {
        Json blocks = Json::array();
        for (const PromptPiece &piece : message.pieces) {
            if (isAttached(message, piece))
                blocks.push_back({{"type", "input_file"}, {"file_data", jsonString(piece.text)}});
        }
        if (blocks.empty())
            return jsonString(message.text());
        if (!message.text().isEmpty())
            blocks.push_back({{"type", "text"}, {"text", jsonString(message.text())}});
        return blocks;
    }

    /// Returns the text of a structured result that contains nothing else, `{"result": "20 C"}`; nullopt for other results.
    static std::optional<Json> onlyTextContent(const PromptPiece &result)
    {
        const bool isSingle = result.data.is_object() && result.data.size() == 1 && result.data.contains("result") && result.data["result"].is_string();
        return isSingle ? std::optional(result.data["result"]) : std::nullopt;
    }

    /// Returns the content of a tool result: its text, its blocks, or other data as JSON text.
    static Json resultContent(const PromptPiece &result)
    {
        if (result.data.is_null())
            return jsonString(result.text);
        const std::optional<Json> text = onlyTextContent(result);
        return text ? *text : result.data.is_array() ? result.data : Json(result.data.dump());
    }

    /// Returns how a piece differs in the conversation file; empty if it does not.
    static QString changeOf(const PromptPiece &piece)
    {
        const bool isResult = piece.kind == PromptPiece::Kind::ToolResult;
        if (isResult && piece.data.is_object() && !onlyTextContent(piece))
            return formatsmessages::resultAsText();
        const bool addsId = (isResult || piece.kind == PromptPiece::Kind::ToolCall) && piece.id.isEmpty();
        return addsId ? formatsmessages::callIdAdded() : QString();
    }

    /// Returns the ID of a call. APIs without IDs match calls and results by name, and a conversation file by ID.
    QString idOfCall(const PromptPiece &call)
    {
        if (!call.id.isEmpty())
            return call.id;
        m_openCalls.append({QStringLiteral("call-%1").arg(++m_callsWithoutId), call.name});
        return m_openCalls.last().first;
    }

    QString idOfResult(const PromptPiece &result)
    {
        const auto isSame = [&result](const QPair<QString, QString> &call) { return result.name.isEmpty() || call.second == result.name; };
        const auto call = result.id.isEmpty() ? std::find_if(m_openCalls.begin(), m_openCalls.end(), isSame) : m_openCalls.end();
        if (call == m_openCalls.end())
            return result.id;
        const QString id = call->first;
        m_openCalls.erase(call);
        return id;
    }

    void addTurn(const PromptMessage &message, qsizetype index, const QString &path, Json &messages)
    {
        Json calls = Json::array();
        Json keptJson = Json::array();
        for (qsizetype piece = 0; piece < message.pieces.size(); ++piece) {
            const PromptPiece &one = message.pieces.at(piece);
            if (one.kind == PromptPiece::Kind::ToolResult)
                messages.push_back({{"role", "tool"}, {"tool_call_id", jsonString(idOfResult(one))}, {"content", resultContent(one)}});
            else if (one.kind == PromptPiece::Kind::ToolCall)
                calls.push_back({{"id", jsonString(idOfCall(one))}, {"name", jsonString(one.name)}, {"arguments", one.data.is_object() ? one.data : Json::object()}});
            else if (isProviderState(message, one))
                keptJson.push_back(one.data);
            else if (!isAttached(message, one))
                continue;
            const QString change = changeOf(one);
            m_ledger.add(piecePart(index, piece), change.isEmpty() ? LossAction::Kept : LossAction::Approximated, path, change);
        }
        const bool isResult = message.role == Message::Role::Tool;
        const Json content = contentOf(message);
        if (isResult || (content == Json("") && calls.empty()))
            return;
        Json turn{{"role", jsonString(roleName(message.role))}, {"content", content}};
        if (!message.name.isEmpty()) {
            turn["sender"] = jsonString(message.name);
            m_ledger.add(senderPart(index), LossAction::Kept, path + QStringLiteral(": sender"));
        }
        if (!calls.empty())
            turn["tool_calls"] = calls;
        if (!keptJson.empty())
            turn["kept"] = {{"provider", "anthropic"}, {"parts", keptJson}};
        messages.push_back(turn);
    }

    void addProfile()
    {
        if (m_prompt.params.empty() && m_options.empty())
            return;
        const QString path = QStringLiteral("profiles/%1/config.yml").arg(m_result.name);
        Json params = m_prompt.params;
        if (!m_options.empty())
            params["provider_options"][m_prompt.api.toStdString()] = m_options;
        addFile(path, yamlEntry(QStringLiteral("name"), jsonString(m_result.name), YamlLayout()) + yamlEntry(QStringLiteral("generation_params"), Json{{"generating", params}}, YamlLayout()));
        const Json unsentJson = unsentKeys(m_prompt);
        for (const auto &[pointer, value] : m_prompt.foreignKeys.items()) {
            if (!unsentJson.contains(pointer))
                m_ledger.add(QStringLiteral("foreign") + QString::fromStdString(pointer), LossAction::Kept, path + QStringLiteral(": generation_params.generating.provider_options"), formatsmessages::optionOfApi());
        }
        for (const auto &[key, value] : m_prompt.params.items()) {
            const QString name = QString::fromStdString(key);
            m_ledger.add(QStringLiteral("params.") + name, LossAction::Kept, path + QStringLiteral(": generation_params.generating.") + name, formatsmessages::phaseOfParams());
        }
    }

    QString recordFile() const { return QStringLiteral("imports/%1.yaml").arg(m_result.name); }

    void record(Json &record, PromptFeature feature, const char *key, const Json &value)
    {
        if (value.empty())
            return;
        record[key] = value;
        m_ledger.addAll(feature, LossAction::Moved, recordFile() + QStringLiteral(": ") + QString::fromLatin1(key), formatsmessages::recordOnly());
    }

    Json casesJson() const
    {
        Json cases = Json::array();
        for (const PromptCase &one : m_prompt.cases)
            cases.push_back({{"description", jsonString(one.description)}, {"vars", one.values}, {"assert", one.checks}});
        return cases;
    }

    void addRecord()
    {
        Json record{{"imported", {{"format", jsonString(m_prompt.format)}, {"file", jsonString(m_source)}}}};
        if (m_originalFile) {
            const QString path = QStringLiteral("imports/%1.original.txt").arg(m_result.name);
            record["imported"]["original"] = jsonString(path);
            m_originalPath = path;
        }
        addTarget(record["imported"]);
        for (const NewFile &file : std::as_const(m_result.files)) {
            const QByteArray sum = QCryptographicHash::hash(file.text.toUtf8(), QCryptographicHash::Sha256).toHex();
            record["imported"]["files"][file.path.toStdString()] = jsonString(QString::fromLatin1(sum));
        }
        addKeptParts(record);
        if (hasTemplateLogic(m_prompt))
            m_ledger.add(QStringLiteral("conditions"), LossAction::Kept, m_hasAgent ? m_agentFile : m_requestFile, formatsmessages::conditionsInTemplate());
        QString text;
        for (const auto &[key, value] : record.items())
            text += yamlEntry(QString::fromStdString(key), value, YamlLayout());
        addFile(recordFile(), text);
        if (m_originalFile)
            addFile(m_originalPath, decodeUtf8(m_originalFile->bytes));
    }

    /// Adds the API, the provider and the model that the prompt was written for, so that it can be rendered for them.
    void addTarget(Json &importedJson) const
    {
        const auto address = m_prompt.foreignKeys.find("/url");
        if (address != m_prompt.foreignKeys.end() && qString(*address).contains(QStringLiteral("://")))
            importedJson["address"] = *address;
        for (const auto &[key, text] : {std::pair("api", m_prompt.api), std::pair("provider", m_prompt.provider), std::pair("model", m_prompt.model)}) {
            if (!text.isEmpty())
                importedJson[key] = jsonString(text);
        }
    }

    void addKeptParts(Json &record)
    {
        this->record(record, PromptFeature::Labels, "labels", jsonStrings(m_prompt.labels));
        this->record(record, PromptFeature::Tags, "tags", jsonStrings(m_prompt.tags));
        this->record(record, PromptFeature::Metadata, "metadata", m_prompt.metadata);
        this->record(record, PromptFeature::Cases, "tests", casesJson());
        this->record(record, PromptFeature::OtherKeys, "keys", unsentKeys(m_prompt));
        addSenders(record);
        if (!m_otherTools.empty())
            record["tools"] = m_otherTools;
        if (!m_media.empty())
            record["media"] = m_media;
        if (m_hasAgent && !isOnlyText())
            return;
        addText(record, PromptFeature::Name, "name", m_prompt.name);
        addText(record, PromptFeature::Version, "version", m_prompt.version);
        addText(record, PromptFeature::Description, "description", m_prompt.description);
        addText(record, PromptFeature::Model, "model", joinedModel(m_prompt));
    }

    /// Keeps the sender of each message that is not in the conversation file.
    void addSenders(Json &record)
    {
        for (qsizetype index = 0; index < m_prompt.messages.size(); ++index) {
            const PromptMessage &message = m_prompt.messages.at(index);
            if (message.name.isEmpty() || message.isHistory || m_ledger.has(senderPart(index)))
                continue;
            record["senders"][std::to_string(index)] = jsonString(message.name);
            m_ledger.add(senderPart(index), LossAction::Moved, recordFile() + QStringLiteral(": senders"), formatsmessages::keptUnsent());
        }
    }

    void addText(Json &record, PromptFeature feature, const char *key, const QString &text)
    {
        if (text.isEmpty())
            return;
        record[key] = jsonString(text);
        m_ledger.addAll(feature, LossAction::Moved, recordFile() + QStringLiteral(": ") + QString::fromLatin1(key), formatsmessages::recordOnly());
    }

    const PromptFile &m_prompt;
    QString m_source;
    const OriginalPromptFile *m_originalFile;
    Json m_options; ///< keys of a provider's request that are sent unchanged to the same API
    ImportedFiles m_result;
    TargetLedger m_ledger;
    QList<qsizetype> m_systemIndexes; ///< indexes of messages
    QList<qsizetype> m_turnIndexes;
    qsizetype m_requestIndex = -1;
    bool m_hasLaterSystem = false; ///< whether a system message follows a message of another role
    bool m_hasAgent = false;
    QString m_agentFile;
    QString m_requestFile;
    QString m_originalPath;
    Json m_otherTools = Json::array();
    Json m_media = Json::array();
    QList<QPair<QString, QString>> m_openCalls; ///< generated ID and function of each call without an ID and a result
    int m_callsWithoutId = 0;
};

} // namespace

ImportedFiles importedFilesOf(const PromptFile &prompt, const QString &name, const QString &source, const OriginalPromptFile *originalPromptFile)
{
    return WorkspaceWriter(prompt, name, source, originalPromptFile).run();
}

} // namespace outcrop
