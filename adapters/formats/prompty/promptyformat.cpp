// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "adapters/formats/prompty/promptybody.h"
#include "adapters/formats/prompty/promptyproperties.h"
#include "adapters/formats/prompty/promptyreader.h"
#include "core/documents/data/yamlwriter.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/writtenmessages.h"

namespace outcrop {
namespace {

const QString promptyName = QStringLiteral("prompty");

void addHead(const PromptFile &prompt, Json &head, TargetLedger &ledger)
{
    const auto add = [&](const QString &part, const QString &text) {
        if (text.isEmpty())
            return;
        head[part.toStdString()] = jsonString(text);
        ledger.keep(part, part);
    };
    add(QStringLiteral("name"), prompt.name);
    add(QStringLiteral("description"), prompt.description);
    Json metadata = prompt.metadata;
    ledger.addAll(PromptFeature::Metadata, LossAction::Kept, QStringLiteral("metadata"));
    if (!prompt.tags.isEmpty()) {
        metadata["tags"] = jsonStrings(prompt.tags);
        ledger.keep(QStringLiteral("tags"), QStringLiteral("metadata.tags"));
    }
    if (!prompt.version.isEmpty()) {
        metadata["version"] = jsonString(prompt.version);
        ledger.keep(QStringLiteral("version"), QStringLiteral("metadata.version"));
    }
    if (!metadata.empty())
        head["metadata"] = metadata;
}

void addModel(const PromptFile &prompt, Json &head, TargetLedger &ledger)
{
    Json model = Json::object();
    if (!prompt.model.isEmpty()) {
        model["id"] = jsonString(prompt.model);
        ledger.keep(QStringLiteral("model"), QStringLiteral("model.id"));
    }
    if (!prompt.provider.isEmpty()) {
        model["provider"] = jsonString(prompt.provider);
        ledger.keep(QStringLiteral("provider"), QStringLiteral("model.provider"));
    }
    if (Json options = writeParameters(prompt, ParameterStyle::CamelCase, QStringLiteral("model.options"), ledger); !options.empty())
        model["options"] = options;
    if (!model.empty())
        head["model"] = model;
}

void addInputs(const PromptFile &prompt, Json &head, TargetLedger &ledger)
{
    for (const PromptVariable &input : prompt.inputs) {
        head["inputs"].push_back(promptyPropertyOf(input));
        const bool isReduced = input.testValues.size() > 1;
        ledger.add(QStringLiteral("inputs.") + input.name, isReduced ? LossAction::Approximated : LossAction::Kept, QStringLiteral("inputs"), isReduced ? formatsmessages::oneTestValue() : QString());
    }
    for (const PromptMessage &message : prompt.messages) {
        if (message.isHistory)
            head["inputs"].push_back({{"name", jsonString(message.name.isEmpty() ? QStringLiteral("history") : message.name)}, {"kind", "thread"}});
    }
    if (!prompt.outputSchema.is_null()) {
        head["outputs"] = promptyPropertiesOf(prompt.outputSchema);
        ledger.add(QStringLiteral("output.schema"), LossAction::Approximated, QStringLiteral("outputs"), formatsmessages::schemaAsProperties());
    }
}

void addPromptyTools(const PromptFile &prompt, Json &head, TargetLedger &ledger)
{
    for (const PromptTool &tool : prompt.tools) {
        const bool isOwn = prompt.format == promptyName && tool.definition.is_object();
        if (!tool.isFunction() && !isOwn)
            continue;
        Json function{{"name", jsonString(tool.name)}, {"kind", "function"}, {"description", jsonString(tool.description)}, {"parameters", promptyPropertiesOf(tool.parameters)}};
        head["tools"].push_back(isOwn ? tool.definition : function);
        ledger.add(QStringLiteral("tools.") + tool.name, isOwn ? LossAction::Kept : LossAction::Approximated, QStringLiteral("tools"), isOwn ? QString() : formatsmessages::schemaAsProperties());
    }
}

FormatDescription describePrompty()
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    return {promptyName, QStringLiteral("Prompty"), QStringLiteral("*.prompty"), true,
        {{Feature::Name, Support::Kept}, {Feature::Version, Support::Kept}, {Feature::Description, Support::Kept}, {Feature::Model, Support::Kept}, {Feature::Parameters, Support::Kept},
            {Feature::System, Support::Kept}, {Feature::Messages, Support::Kept}, {Feature::History, Support::Kept}, {Feature::Inputs, Support::Kept}, {Feature::Logic, Support::Kept},
            {Feature::Tools, Support::Approximated}, {Feature::OutputSchema, Support::Approximated}, {Feature::Tags, Support::Kept}, {Feature::Metadata, Support::Kept}}};
}

FormatMatch detectPrompty(const FormatInput &input)
{
    if (input.file.endsWith(u".prompty"))
        return FormatMatch::Certain;
    const DataNode &head = input.head.data;
    const bool hasModel = !head.at(u"model.apiType").isMissing() || !head.at(u"model.configuration").isMissing() || !head.at(u"model.connection").isMissing();
    return hasModel ? FormatMatch::Likely : FormatMatch::No;
}

/// Returns the front matter without its `---` lines. Prompty's loader ends it at the first `---` or `+++`, even inside a value.
QString writeFrontMatter(const Json &head, TargetLedger &ledger)
{
    QString text;
    for (const auto &[name, value] : head.items()) {
        const QString key = QString::fromStdString(name);
        const QString entry = yamlEntry(key, value, YamlLayout());
        for (const QString &end : {QStringLiteral("---"), QStringLiteral("+++")}) {
            if (entry.contains(end))
                ledger.add(key, LossAction::Approximated, key, formatsmessages::frontMatterEnd(end));
        }
        text += entry;
    }
    return text;
}

Result<WrittenPromptFile> writePrompty(const PromptFile &prompt)
{
    TargetLedger ledger(prompt);
    Json head = Json::object();
    addHead(prompt, head, ledger);
    addModel(prompt, head, ledger);
    addInputs(prompt, head, ledger);
    addPromptyTools(prompt, head, ledger);
    const bool isMustache = prompt.dialect == TemplateDialect::Mustache;
    head["template"] = {{"format", {{"kind", isMustache ? "mustache" : "jinja2"}}}, {"parser", {{"kind", "prompty"}}}};
    restoreForeignKeys(prompt, promptyName, head, ledger);
    const MessageLimits limits{.roleLine = promptyRoleLine()};
    const QList<PromptMessage> messages = convertMessages(prompt, isMustache ? TemplateLanguage::Mustache : TemplateLanguage::Jinja, limits, ledger);
    const QString text = QStringLiteral("---\n") + writeFrontMatter(head, ledger) + QStringLiteral("---\n") + promptyBodyOf(messages);
    return WrittenPromptFile{documentNameFrom(prompt.name) + QStringLiteral(".prompty"), text.toUtf8(), ledger.finish(describePrompty().title)};
}

} // namespace

std::unique_ptr<FileFormat> promptyFormat()
{
    return makeFormat({describePrompty, detectPrompty, readPrompty, writePrompty});
}

} // namespace outcrop
