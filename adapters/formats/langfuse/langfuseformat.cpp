// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/writtenmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QString langfuseName = QStringLiteral("langfuse");

bool isEntry(const DataNode &node)
{
    const bool hasPrompt = node[u"prompt"].isString() || node[u"prompt"].isSequence();
    return node[u"name"].isString() && hasPrompt && node[u"messages"].isMissing() && node[u"template"].isMissing();
}

/// Reads one entry of the file.
class LangfuseEntry
{
public:
    LangfuseEntry(const DataNode &node, const QString &path) : m_node(node), m_path(path)
    {
        m_prompt.format = langfuseName;
        m_prompt.dialect = TemplateDialect::Mustache;
    }

    PromptFile run()
    {
        readTexts();
        readPrompt();
        readConfig();
        m_prompt.foreignKeys = m_ledger.addRemainingValues(m_node, m_path, formatsmessages::keptForFormat());
        addInferredInputs(m_prompt);
        m_prompt.ledger = m_ledger.entries();
        return m_prompt;
    }

private:
    QString at(const QString &key) const { return memberPath(m_path, key); }
    /// Returns the path of a key in `config`. `keys` are separated by dots.
    QString configPath(const QString &keys) const
    {
        QString path = at(QStringLiteral("config"));
        for (const QString &key : keys.split(u'.'))
            path = memberPath(path, key);
        return path;
    }

    void readTexts()
    {
        m_prompt.name = m_node[u"name"].text();
        m_ledger.use(at(QStringLiteral("name")), QStringLiteral("name"));
        if (m_node[u"version"].isScalar() && !m_node[u"version"].isNull()) {
            m_prompt.version = m_node[u"version"].text();
            m_ledger.use(at(QStringLiteral("version")), QStringLiteral("version"));
        }
        const auto readList = [this](const QString &key, QStringList &list) {
            if (!m_node[key].isSequence() || m_node[key].items().isEmpty())
                return;
            list = m_node[key].toStrings();
            m_ledger.use(at(key), key);
        };
        readList(QStringLiteral("labels"), m_prompt.labels);
        readList(QStringLiteral("tags"), m_prompt.tags);
        if (const QString message = m_node[u"commitMessage"].text(); !message.isEmpty()) {
            m_prompt.description = message;
            m_ledger.use(at(QStringLiteral("commitMessage")), QStringLiteral("description"));
        }
    }

    void readPrompt()
    {
        const DataNode &prompt = m_node[u"prompt"];
        const QString path = at(QStringLiteral("prompt"));
        if (m_node[u"type"].isString())
            m_ledger.add(at(QStringLiteral("type")), LossAction::Kept, QStringLiteral("messages"));
        if (prompt.isString()) {
            addTextMessage(m_prompt, Message::Role::User, prompt.text());
            m_ledger.add(path, LossAction::Kept, messagePart(0));
        }
        for (qsizetype index = 0; index < prompt.items().size(); ++index)
            readMessage(prompt.items().at(index), itemPath(path, index));
        static const QRegularExpression composition(QStringLiteral("@@@langfusePrompt:[^@]*@@@"));
        for (const PromptMessage &message : std::as_const(m_prompt.messages)) {
            for (const QRegularExpressionMatch &match : composition.globalMatch(message.text()))
                m_ledger.add(path, LossAction::Approximated, QStringLiteral("messages"), formatsmessages::referenceKept(match.captured()));
        }
    }

    void readMessage(const DataNode &message, const QString &path)
    {
        if (message[u"type"].text() == u"placeholder") {
            const QString part = messagePart(m_prompt.messages.size());
            m_ledger.add(path + QStringLiteral(".type"), LossAction::Kept, part);
            m_ledger.add(path + QStringLiteral(".name"), LossAction::Kept, part);
            m_prompt.messages.append({Message::Role::User, {}, message[u"name"].text(), true});
            return;
        }
        SourceLedger promptLedger;
        PromptFile read;
        read.messages = m_prompt.messages;
        readChatMessages(DataNode::sequence({message}, message.range()), QStringLiteral("x"), read, promptLedger);
        m_prompt.messages = read.messages;
        for (const LedgerEntry &entry : promptLedger.entries())
            m_ledger.add(path + entry.part.mid(4), entry.action, entry.path, entry.reason, entry.before, entry.after); // `entry.part` begins with `x[0]`
        if (message[u"type"].text() == u"chatmessage")
            m_ledger.add(path + QStringLiteral(".type"), LossAction::Kept, QStringLiteral("messages"));
    }

    void readConfig()
    {
        const DataNode &config = m_node[u"config"];
        if (config[u"model"].isString()) {
            m_prompt.model = config[u"model"].text();
            m_ledger.use(configPath(QStringLiteral("model")), QStringLiteral("model"));
        }
        if (config[u"provider"].isString()) {
            m_prompt.provider = config[u"provider"].text();
            m_ledger.use(configPath(QStringLiteral("provider")), QStringLiteral("provider"));
        }
        readParameters(config, at(QStringLiteral("config")), m_prompt, m_ledger, ParameterMembers::Known);
        const DataNode &schema = config.at(u"response_format.json_schema.schema");
        if (schema.isMapping()) {
            m_prompt.outputSchema = schema.toJson();
            m_ledger.use(configPath(QStringLiteral("response_format.json_schema.schema")), QStringLiteral("output.schema"));
        }
        const QList<DataNode> &tools = config[u"tools"].items();
        for (qsizetype index = 0; index < tools.size(); ++index) {
            const DataNode &function = tools.at(index)[u"function"];
            if (function[u"name"].text().isEmpty() || !function[u"parameters"].isMapping())
                continue;
            m_prompt.tools.append({function[u"name"].text(), function[u"description"].text(), function[u"parameters"].toJson(), {}});
            for (const char *key : {".type", ".function.name", ".function.description", ".function.parameters"}) {
                if (!tools.at(index).at(QString::fromLatin1(key).mid(1)).isMissing())
                    m_ledger.add(itemPath(configPath(QStringLiteral("tools")), index) + QString::fromLatin1(key), LossAction::Kept, QStringLiteral("tools.") + function[u"name"].text());
            }
        }
    }

    DataNode m_node;
    QString m_path;
    PromptFile m_prompt;
    SourceLedger m_ledger;
};

Json writeConfig(const PromptFile &prompt, TargetLedger &ledger)
{
    Json config = writeParameters(prompt, ParameterStyle::ChatCompletions, QStringLiteral("config"), ledger);
    const auto add = [&](const QString &part, const QString &text) {
        if (text.isEmpty())
            return;
        config[part.toStdString()] = jsonString(text);
        ledger.keep(part, QStringLiteral("config.") + part);
    };
    add(QStringLiteral("model"), prompt.model);
    add(QStringLiteral("provider"), prompt.provider);
    if (!prompt.outputSchema.is_null()) {
        config["response_format"] = {{"type", "json_schema"}, {"json_schema", {{"name", "response"}, {"schema", prompt.outputSchema}}}};
        ledger.keep(QStringLiteral("output.schema"), QStringLiteral("config.response_format.json_schema.schema"));
    }
    for (const PromptTool &tool : prompt.tools) {
        if (!tool.isFunction())
            continue;
        config["tools"].push_back({{"type", "function"}, {"function", {{"name", jsonString(tool.name)}, {"description", jsonString(tool.description)}, {"parameters", tool.parameters}}}});
        ledger.keep(QStringLiteral("tools.") + tool.name, QStringLiteral("config.tools"));
    }
    return config;
}

Json messagesOf(const QList<PromptMessage> &messages)
{
    Json list = Json::array();
    for (const PromptMessage &message : messages) {
        static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9_]"));
        if (message.isHistory)
            list.push_back({{"type", "placeholder"}, {"name", jsonString(message.name.isEmpty() ? QStringLiteral("history") : QString(message.name).replace(other, QStringLiteral("_")))}});
        else
            list.push_back({{"role", jsonString(roleName(message.role))}, {"content", jsonString(message.text())}});
    }
    return list;
}

/// Adds the tags, and the labels except those that Langfuse manages.
void addLabels(const PromptFile &prompt, Json &entry, TargetLedger &ledger)
{
    QStringList labels = prompt.labels;
    const bool hasManaged = labels.removeAll(QStringLiteral("latest")) + labels.removeAll(QStringLiteral("production")) > 0;
    if (!labels.isEmpty())
        entry["labels"] = jsonStrings(labels);
    if (!prompt.labels.isEmpty())
        ledger.add(QStringLiteral("labels"), hasManaged ? LossAction::Approximated : LossAction::Kept, QStringLiteral("labels"), hasManaged ? formatsmessages::managedLabels() : QString());
    if (!prompt.tags.isEmpty()) {
        entry["tags"] = jsonStrings(prompt.tags);
        ledger.keep(QStringLiteral("tags"), QStringLiteral("tags"));
    }
}

FormatDescription describeLangfuse()
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    return {langfuseName, formatsmessages::langfuseTitle(), QStringLiteral("langfuse-prompts-*.json"), true,
        {{Feature::Name, Support::Kept}, {Feature::Description, Support::Kept}, {Feature::Model, Support::Kept}, {Feature::Parameters, Support::Kept}, {Feature::System, Support::Kept},
            {Feature::Messages, Support::Kept}, {Feature::History, Support::Kept}, {Feature::Inputs, Support::Approximated}, {Feature::Tools, Support::Kept},
            {Feature::OutputSchema, Support::Kept}, {Feature::Labels, Support::Kept}, {Feature::Tags, Support::Kept}}};
}

FormatMatch detectLangfuse(const FormatInput &input)
{
    const DataNode &first = input.data.isSequence() && !input.data.items().isEmpty() ? input.data.items().first() : input.data;
    if (!input.isJson || !isEntry(first))
        return FormatMatch::No;
    const bool hasOwnKey = !first[u"labels"].isMissing() || !first[u"commitMessage"].isMissing() || first[u"type"].text() == u"chat" || first[u"type"].text() == u"text";
    return hasOwnKey ? FormatMatch::Certain : FormatMatch::Likely;
}

Result<ParsedPromptFile> readLangfuse(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    ParsedPromptFile read;
    const bool isList = input.data.isSequence();
    const QList<DataNode> entries = isList ? input.data.items() : QList<DataNode>{input.data};
    for (qsizetype at = 0; at < entries.size(); ++at) {
        if (!isEntry(entries.at(at)))
            return Error{ErrorCode::Invalid, formatsmessages::notALangfuseEntry(), {input.file, entries.at(at).range()}};
        read.prompts.append(LangfuseEntry(entries.at(at), isList ? itemPath({}, at) : QString()).run());
    }
    return read;
}

Result<WrittenPromptFile> writeLangfuse(const PromptFile &prompt)
{
    TargetLedger ledger(prompt);
    const QList<PromptMessage> messages = convertMessages(prompt, TemplateLanguage::DoubleBraces, {}, ledger);
    const bool isText = messages.size() == 1 && messages.first().role == Message::Role::User && !messages.first().isHistory;
    Json entry{{"name", jsonString(prompt.name)}, {"type", isText ? "text" : "chat"}, {"prompt", isText ? jsonString(messages.first().text()) : messagesOf(messages)}, {"config", writeConfig(prompt, ledger)}};
    ledger.keep(QStringLiteral("name"), QStringLiteral("name"));
    addLabels(prompt, entry, ledger);
    if (!prompt.description.isEmpty()) {
        entry["commitMessage"] = jsonString(prompt.description.left(500));
        ledger.add(QStringLiteral("description"), prompt.description.size() > 500 ? LossAction::Truncated : LossAction::Renamed, QStringLiteral("commitMessage"),
            prompt.description.size() > 500 ? formatsmessages::truncatedTo(500) : QString());
    }
    ledger.addAll(PromptFeature::Inputs, LossAction::Approximated, QStringLiteral("prompt"), formatsmessages::placeholdersWithoutDefaults());
    restoreForeignKeys(prompt, langfuseName, entry, ledger);
    return WrittenPromptFile{QStringLiteral("langfuse-%1.json").arg(documentNameFrom(prompt.name)), jsonText(Json::array({entry})), ledger.finish(describeLangfuse().title)};
}

} // namespace

std::unique_ptr<FileFormat> langfuseFormat()
{
    return makeFormat({describeLangfuse, detectLangfuse, readLangfuse, writeLangfuse});
}

} // namespace outcrop
