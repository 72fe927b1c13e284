// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/promptfoo/promptfooprovider.h"

#include "core/formats/formatsmessages.h"
#include "core/formats/parameternames.h"
#include "core/render/schemasubset.h"

#include <QHash>
#include <QRegularExpression>

#include <optional>

namespace outcrop {
namespace {

/// The API that promptfoo calls for a provider.
enum class Api { Anthropic, Responses, Google, Ollama, ChatCompletions };

/// The beginning of a provider's ID, and its API.
struct KnownProvider {
    QString id;
    Api api = Api::ChatCompletions;
};

/// Returns the provider in the syntax of promptfoo, by default OpenAI. Returns nullopt for a provider that promptfoo does not have, unless the prompt was read from
/// promptfoo.
std::optional<KnownProvider> knownProvider(const PromptFile &prompt)
{
    static const QHash<QString, KnownProvider> providers{
        {QString(), {QStringLiteral("openai:responses:"), Api::Responses}},
        {QStringLiteral("openai"), {QStringLiteral("openai:responses:"), Api::Responses}},
        {QStringLiteral("anthropic"), {QStringLiteral("anthropic:messages:"), Api::Anthropic}},
        {QStringLiteral("google"), {QStringLiteral("google:"), Api::Google}},
        {QStringLiteral("googleai"), {QStringLiteral("google:"), Api::Google}},
        {QStringLiteral("vertex"), {QStringLiteral("vertex:"), Api::Google}},
        {QStringLiteral("vertex-ai"), {QStringLiteral("vertex:"), Api::Google}},
        {QStringLiteral("ollama"), {QStringLiteral("ollama:chat:"), Api::Ollama}},
        {QStringLiteral("open-source"), {QStringLiteral("ollama:chat:"), Api::Ollama}},
        {QStringLiteral("azure"), {QStringLiteral("azure:chat:")}},
        {QStringLiteral("azure_openai"), {QStringLiteral("azure:chat:")}},
        {QStringLiteral("azure-openai"), {QStringLiteral("azure:chat:")}},
        {QStringLiteral("together"), {QStringLiteral("togetherai:")}},
        {QStringLiteral("deepseek"), {QStringLiteral("deepseek:")}},
        {QStringLiteral("groq"), {QStringLiteral("groq:")}},
        {QStringLiteral("mistral"), {QStringLiteral("mistral:")}},
        {QStringLiteral("openrouter"), {QStringLiteral("openrouter:")}},
        {QStringLiteral("xai"), {QStringLiteral("xai:")}},
    };
    if (const auto found = providers.constFind(prompt.provider); found != providers.constEnd())
        return *found;
    return prompt.format == u"promptfoo" ? std::optional(KnownProvider{prompt.provider + u':'}) : std::nullopt;
}

/// Returns the setting of a parameter, as a JSON pointer below `config`; empty if promptfoo does not send the parameter.
QString settingOf(const QString &name, Api api)
{
    static const QStringList samplingOnly{QStringLiteral("stop"), QStringLiteral("seed"), QStringLiteral("top_k"), QStringLiteral("frequency_penalty"), QStringLiteral("presence_penalty")};
    const bool isEffort = name == u"reasoning_effort";
    switch (api) {
    case Api::Anthropic:
        if (name == u"seed" || name.endsWith(u"_penalty"))
            return {};
        return isEffort ? QStringLiteral("/effort") : u'/' + writtenParameterName(name, ParameterStyle::Anthropic);
    case Api::Responses: // promptfoo sends its setting for the effort only to models that it knows
        if (samplingOnly.contains(name))
            return {};
        return isEffort ? QStringLiteral("/passthrough/reasoning/effort") : u'/' + writtenParameterName(name, ParameterStyle::Responses);
    case Api::Google:
        return QStringLiteral("/generationConfig/") + (isEffort ? QStringLiteral("thinkingConfig/thinkingLevel") : writtenParameterName(name, ParameterStyle::CamelCase));
    case Api::Ollama:
        return isEffort ? QStringLiteral("/passthrough/think") : u'/' + writtenParameterName(name, ParameterStyle::Ollama);
    case Api::ChatCompletions:
        return name == u"max_output_tokens" ? QStringLiteral("/max_tokens") : u'/' + writtenParameterName(name, ParameterStyle::ChatCompletions);
    }
    Q_UNREACHABLE();
}

/// Returns whether a parameter of another format can be a setting: settings that are objects are not parameters.
bool isSetting(const QString &name)
{
    static const QRegularExpression plainPattern(QStringLiteral("^[A-Za-z_][\\w.-]*$"));
    static const QStringList objects{QStringLiteral("passthrough"), QStringLiteral("generationConfig"), QStringLiteral("thinkingConfig")};
    return plainPattern.match(name).hasMatch() && !objects.contains(name);
}

void setAtPointer(Json &config, const QString &pointer, const Json &value)
{
    config[Json::json_pointer(pointer.toStdString())] = value;
}

void addParameters(const PromptFile &prompt, Api api, Json &config, TargetLedger &ledger)
{
    for (const auto &[key, value] : prompt.params.items()) {
        const QString name = QString::fromStdString(key);
        const QString pointer = isSetting(name) ? settingOf(name, api) : QString();
        if (pointer.isEmpty())
            continue; // finish() adds Dropped
        const bool isLevel = pointer.endsWith(QStringLiteral("thinkingLevel")) && value.is_string();
        if (api == Api::ChatCompletions && name == u"max_output_tokens")
            setAtPointer(config, QStringLiteral("/max_completion_tokens"), value); // which promptfoo sends to reasoning models instead
        setAtPointer(config, pointer, isLevel ? jsonString(qString(value).toUpper()) : value);
        ledger.keep(QStringLiteral("params.") + name, QStringLiteral("providers[0].config") + QString(pointer).replace(u'/', u'.'));
    }
}

Json toolOf(const PromptTool &tool, Api api, const SchemaRules &strictSchemas)
{
    const Json name = jsonString(tool.name);
    const Json text = jsonString(tool.description);
    switch (api) {
    case Api::Anthropic:
        return {{"name", name}, {"description", text}, {"input_schema", tool.parameters}};
    case Api::Responses:
        return {{"type", "function"}, {"name", name}, {"description", text}, {"parameters", tool.parameters}, {"strict", subsetViolations(tool.parameters, strictSchemas).isEmpty()}};
    case Api::Google:
        return {{"name", name}, {"description", text}, {"parametersJsonSchema", tool.parameters}};
    case Api::Ollama:
    case Api::ChatCompletions:
        return {{"type", "function"}, {"function", {{"name", name}, {"description", text}, {"parameters", tool.parameters}}}};
    }
    Q_UNREACHABLE();
}

void addTools(const PromptFile &prompt, Api api, const SchemaRules &strictSchemas, Json &config, TargetLedger &ledger)
{
    Json tools = Json::array();
    for (const PromptTool &tool : prompt.tools) {
        if (!tool.isFunction())
            continue;
        tools.push_back(toolOf(tool, api, strictSchemas));
        ledger.add(QStringLiteral("tools.") + tool.name, LossAction::Moved, QStringLiteral("providers[0].config.tools"), formatsmessages::inProviderConfig());
    }
    if (!tools.empty())
        config["tools"] = api == Api::Google ? Json::array({Json{{"functionDeclarations", tools}}}) : tools;
}

/// Returns a schema name that OpenAI allows.
QString schemaName(const PromptFile &prompt)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9_-]"));
    constexpr int longest = 56; // the limit is 64, including the ending
    return QString(prompt.name).replace(other, QStringLiteral("-")).left(longest) + QStringLiteral("_answer");
}

void addSchema(const PromptFile &prompt, Api api, const SchemaRules &strictSchemas, Json &config, TargetLedger &ledger)
{
    const Json &schema = prompt.outputSchema;
    if (schema.is_null())
        return;
    const bool isStrict = subsetViolations(schema, strictSchemas).isEmpty();
    switch (api) {
    case Api::Anthropic:
        config["output_format"] = {{"type", "json_schema"}, {"schema", schema}};
        break;
    case Api::Responses:
        config["response_format"] = {{"type", "json_schema"}, {"name", jsonString(schemaName(prompt))}, {"schema", schema}, {"strict", isStrict}};
        break;
    case Api::Google:
        config["generationConfig"]["responseMimeType"] = "application/json";
        config["generationConfig"]["responseJsonSchema"] = schema;
        break;
    case Api::Ollama:
        config["passthrough"]["format"] = schema;
        break;
    case Api::ChatCompletions:
        config["response_format"] = {{"type", "json_schema"}, {"json_schema", {{"name", jsonString(schemaName(prompt))}, {"schema", schema}, {"strict", isStrict}}}};
        break;
    }
    ledger.add(QStringLiteral("output.schema"), LossAction::Moved, QStringLiteral("providers[0].config"), formatsmessages::inProviderConfig());
}

} // namespace

Json writePromptfooProvider(const PromptFile &prompt, const SchemaRules &strictSchemas, TargetLedger &ledger)
{
    const std::optional<KnownProvider> known = knownProvider(prompt);
    if (prompt.model.isEmpty() || !known)
        return {};
    Json config = Json::object();
    const bool hasDefaults = known->api == Api::Responses || known->api == Api::ChatCompletions;
    if (hasDefaults && prompt.format != u"promptfoo")
        config["omitDefaults"] = true; // otherwise promptfoo adds its default limit and temperature
    addParameters(prompt, known->api, config, ledger);
    addTools(prompt, known->api, strictSchemas, config, ledger);
    addSchema(prompt, known->api, strictSchemas, config, ledger);
    Json provider{{"id", jsonString(QString(known->id + prompt.model))}};
    if (!config.empty())
        provider["config"] = config;
    ledger.keep(QStringLiteral("model"), QStringLiteral("providers[0].id"));
    if (!prompt.provider.isEmpty())
        ledger.keep(QStringLiteral("provider"), QStringLiteral("providers[0].id"));
    return provider;
}

QString promptfooSystemRole(const PromptFile &prompt)
{
    const std::optional<KnownProvider> known = knownProvider(prompt);
    const bool isResponses = known && known->api == Api::Responses && !prompt.model.isEmpty();
    return isResponses ? QStringLiteral("developer") : QStringLiteral("system");
}

void readPromptfooSettings(const DataNode &config, const QString &path, PromptFile &prompt, SourceLedger &ledger)
{
    readParameters(config, path, prompt, ledger, ParameterMembers::Known);
    readParameters(config[u"generationConfig"], path + QStringLiteral(".generationConfig"), prompt, ledger, ParameterMembers::Known);
    readParameters(config.at(u"passthrough.reasoning"), path + QStringLiteral(".passthrough.reasoning"), prompt, ledger, ParameterMembers::Known);
}

} // namespace outcrop
