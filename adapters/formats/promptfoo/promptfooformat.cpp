// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "adapters/formats/promptfoo/promptfooreader.h"
#include "core/documents/data/yamlwriter.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/writtenmessages.h"

namespace outcrop {
namespace {

const QString promptfooName = QStringLiteral("promptfoo");

/// Returns the ID of a provider, such as `anthropic:messages:claude-sonnet-5-5`.
QString providerIdOf(const PromptFile &prompt)
{
    const QString provider = prompt.provider.isEmpty() ? QStringLiteral("openai") : prompt.provider;
    const QString kind = provider == u"anthropic" ? QStringLiteral("messages:") : provider == u"openai" || provider == u"ollama" ? QStringLiteral("chat:") : QString();
    return provider + u':' + kind + prompt.model;
}

void addProvider(const PromptFile &prompt, Json &root, TargetLedger &ledger)
{
    if (prompt.model.isEmpty())
        return;
    const Json params = writeParameters(prompt, prompt.provider == u"anthropic" ? ParameterStyle::Anthropic : ParameterStyle::ChatCompletions, QStringLiteral("providers[0].config"), ledger);
    Json provider{{"id", jsonString(providerIdOf(prompt))}};
    if (!params.empty())
        provider["config"] = params;
    Json tools = Json::array();
    for (const PromptTool &tool : prompt.tools) {
        if (!tool.isFunction())
            continue;
        const Json name = jsonString(tool.name);
        const Json text = jsonString(tool.description);
        tools.push_back(prompt.provider == u"anthropic" ? Json{{"name", name}, {"description", text}, {"input_schema", tool.parameters}}
                                                        : Json{{"type", "function"}, {"function", {{"name", name}, {"description", text}, {"parameters", tool.parameters}}}});
        ledger.add(QStringLiteral("tools.") + tool.name, LossAction::Moved, QStringLiteral("providers[0].config.tools"), formatsmessages::inProviderConfig());
    }
    if (!tools.empty())
        provider["config"]["tools"] = tools;
    root["providers"] = Json::array({provider});
    ledger.keep(QStringLiteral("model"), QStringLiteral("providers[0].id"));
    if (!prompt.provider.isEmpty())
        ledger.keep(QStringLiteral("provider"), QStringLiteral("providers[0].id"));
}

/// Returns a prompt as text: a single user message unchanged, several messages as a JSON list.
QString rawPromptOf(const QList<PromptMessage> &messages)
{
    if (messages.size() == 1 && messages.first().role == Message::Role::User)
        return messages.first().text();
    Json list = Json::array();
    for (const PromptMessage &message : messages)
        list.push_back({{"role", jsonString(roleName(message.role))}, {"content", jsonString(message.text())}});
    return QString::fromUtf8(jsonText(list)).trimmed();
}

void addTests(const PromptFile &prompt, Json &root, TargetLedger &ledger)
{
    Json defaults = Json::object();
    for (const PromptVariable &input : prompt.inputs) {
        if (!input.defaultValue.is_null())
            defaults[input.name.toStdString()] = input.defaultValue;
        ledger.add(QStringLiteral("inputs.") + input.name, LossAction::Approximated, QStringLiteral("defaultTest.vars"), formatsmessages::placeholdersOnly());
    }
    if (!defaults.empty())
        root["defaultTest"] = {{"vars", defaults}};
    for (qsizetype at = 0; at < prompt.cases.size(); ++at) {
        const PromptCase &one = prompt.cases.at(at);
        Json test = Json::object();
        if (!one.description.isEmpty())
            test["description"] = jsonString(one.description);
        test["vars"] = one.values;
        if (!one.checks.empty())
            test["assert"] = one.checks;
        root["tests"].push_back(test);
        ledger.keep(QStringLiteral("cases[%1]").arg(at), QStringLiteral("tests[%1]").arg(at));
    }
    if (!prompt.outputSchema.is_null()) {
        root["defaultTest"]["assert"] = Json::array({Json{{"type", "is-json"}, {"value", prompt.outputSchema}}});
        ledger.add(QStringLiteral("output.schema"), LossAction::Approximated, QStringLiteral("defaultTest.assert"), formatsmessages::schemaAsCheck());
    }
}

FormatDescription describePromptfoo()
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    return {promptfooName, formatsmessages::promptfooTitle(), QStringLiteral("promptfooconfig.yaml"), true,
        {{Feature::Description, Support::Kept}, {Feature::Model, Support::Kept}, {Feature::Parameters, Support::Kept}, {Feature::System, Support::Kept}, {Feature::Messages, Support::Kept},
            {Feature::Inputs, Support::Approximated}, {Feature::Logic, Support::Kept}, {Feature::Tools, Support::Approximated}, {Feature::OutputSchema, Support::Approximated}, {Feature::Cases, Support::Kept}}};
}

FormatMatch detectPromptfoo(const FormatInput &input)
{
    const DataNode &root = input.data;
    if (!root.isMapping())
        return FormatMatch::No;
    const bool hasPrompts = !root[u"prompts"].isMissing() && (!root[u"providers"].isMissing() || !root[u"targets"].isMissing() || !root[u"tests"].isMissing());
    const bool isNamed = input.fileName().startsWith(QStringLiteral("promptfooconfig"));
    const bool isContinue = root[u"schema"].text() == u"v1" || root[u"prompts"].items().value(0)[u"prompt"].isString();
    if (isContinue && !isNamed)
        return FormatMatch::No;
    return isNamed ? FormatMatch::Certain : hasPrompts ? FormatMatch::Likely : FormatMatch::No;
}

Result<ReadPromptFile> readPromptfooFile(const FormatInput &input)
{
    if (const auto wrong = firstError(input.diagnostics))
        return toError(*wrong);
    if (!input.data.isMapping())
        return Error{ErrorCode::Invalid, formatsmessages::notAnObject(describePromptfoo().title), {input.file, {{0, 1, 1}, {0, 1, 1}}}};
    return readPromptfoo(input);
}

Result<WrittenPromptFile> writePromptfoo(const PromptFile &prompt)
{
    TargetLedger ledger(prompt);
    Json root = Json::object();
    if (!prompt.description.isEmpty()) {
        root["description"] = jsonString(prompt.description);
        ledger.keep(QStringLiteral("description"), QStringLiteral("description"));
    }
    root["prompts"] = Json::array({jsonString(rawPromptOf(writtenMessages(prompt, TemplateLanguage::Jinja, {false, false, false}, ledger)))});
    addProvider(prompt, root, ledger);
    addTests(prompt, root, ledger);
    restoreForeign(prompt, promptfooName, root, ledger);
    QString text = QStringLiteral("# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json\n");
    for (const auto &[key, value] : root.items())
        text += yamlEntry(QString::fromStdString(key), value, YamlLayout());
    return WrittenPromptFile{QStringLiteral("promptfooconfig.yaml"), text.toUtf8(), ledger.finish(describePromptfoo().title)};
}

} // namespace

std::unique_ptr<FileFormat> promptfooFormat()
{
    return makeFormat({describePromptfoo, detectPromptfoo, readPromptfooFile, writePromptfoo});
}

} // namespace outcrop
