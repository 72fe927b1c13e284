// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/adapter.h"

#include "core/documents/schemacheck.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

std::optional<int> toInt(const DataNode &node)
{
    const auto number = node.toInteger();
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

ModelInfo readModel(const DataNode &node, const DataNode &provider)
{
    ModelInfo model;
    model.data = node;
    model.id = node[u"id"].text();
    model.family = node[u"family"].text();
    model.contextWindow = toInt(node[u"context_window"]);
    model.maxOutput = toInt(node[u"max_output"]);
    model.maxInput = toInt(node[u"max_input"]);
    model.caching = readCachePolicy(provider[u"caching"], node[u"caching"]);
    model.price = readModelPrice(node[u"cost"], model.caching);
    model.attachments = readAttachmentPrices(provider[u"attachments"], node[u"attachments"]);
    model.tokenizer = node[u"tokenizer"].text();
    model.features = node[u"features"].toStrings();
    if (!node[u"accepts"].isMissing())
        model.accepts = node[u"accepts"].toStrings();
    model.reasoning = node[u"reasoning"].text();
    model.supportsSystemRole = node[u"system_message_support"].toBool().value_or(true);
    model.minTemperature = node[u"min_temperature"].toReal();
    model.maxTemperature = node[u"max_temperature"].toReal();
    return model;
}

/// Returns the mechanism of a name: `tool_call_workaround`, `native_response_format`; PromptText for names that begin with neither `native` nor `tool`.
OutputMechanism mechanismFrom(const QString &word)
{
    if (word.startsWith(QLatin1String("native")))
        return OutputMechanism::Native;
    return word.startsWith(QLatin1String("tool")) ? OutputMechanism::ToolCall : OutputMechanism::PromptText;
}

QMap<BodyFormat, QString> defaultDelimiters()
{
    return {{BodyFormat::Xml, QStringLiteral("<{section}>\n{content}\n</{section}>")},
            {BodyFormat::Markdown, QStringLiteral("## {section}\n{content}")},
            {BodyFormat::Rccf, QStringLiteral("{LABEL}:\n{content}")}};
}

/// Returns the default example counts: the minimum for models with built-in reasoning, the middle for limited reasoning, the maximum for others.
QHash<QString, QString> defaultExampleCounts()
{
    return {{QStringLiteral("built_in"), QStringLiteral("min")},
            {QStringLiteral("limited"), QStringLiteral("middle")},
            {QStringLiteral("requires_explicit_cot"), QStringLiteral("max")},
            {QStringLiteral("other"), QStringLiteral("max")}};
}

QHash<QString, QString> textHash(const DataNode &node, QHash<QString, QString> hash = {})
{
    for (const DataNode::Member &member : node.members())
        hash.insert(member.key, member.value.text());
    return hash;
}

void readProvider(const DataNode &provider, Adapter &adapter)
{
    adapter.name = provider[u"name"].text();
    adapter.apiFormat = provider[u"api_format"].text();
    adapter.apiVersion = provider[u"api_version"].text();
    adapter.baseUrl = provider[u"base_url"].text();
    adapter.keyVariable = provider[u"key"].text();
    adapter.defaultModel = provider[u"default_model"].text();
    for (const DataNode::Member &alias : provider[u"aliases"].members())
        adapter.aliases.insert(alias.key.toLower(), alias.value.text());
    for (const DataNode &model : provider[u"models"].items())
        adapter.models.append(readModel(model, provider));
}

QList<Part> readParts(const DataNode &names)
{
    QList<Part> parts;
    for (const QString &name : names.toStrings()) {
        if (const auto part = partFromName(name))
            parts.append(*part);
    }
    return parts;
}

void readSmallWindow(const DataNode &node, SmallWindow &smallWindow)
{
    smallWindow.below = toInt(node[u"below"]).value_or(smallWindow.below);
    if (node[u"section_order"].isSequence())
        smallWindow.sectionOrder = readParts(node[u"section_order"]);
    if (node[u"examples"].isScalar())
        smallWindow.examples = node[u"examples"].text();
}

void readSystemPrompt(const DataNode &prompt, Adapter &adapter)
{
    adapter.delimiters = defaultDelimiters();
    for (const DataNode::Member &member : prompt[u"section_delimiters"].members()) {
        if (const auto format = bodyFormatFromName(member.key))
            adapter.delimiters.insert(*format, member.value.text());
    }
    adapter.sectionOrder = readParts(prompt[u"section_order"]);
    adapter.ordersBySection = prompt[u"order"].text() == QLatin1String("section");
    adapter.preferredFormat = bodyFormatFromName(prompt[u"structure"].text().section(u'_', 0, 0)).value_or(BodyFormat::Markdown);
}

/// Returns the default order of removal: examples first, because they are the least essential; constraints and identity last.
QStringList defaultTruncation()
{
    return {QStringLiteral("examples"), QStringLiteral("history"), QStringLiteral("context"), QStringLiteral("tools"),
            QStringLiteral("format"), QStringLiteral("constraints"), QStringLiteral("identity")};
}

void readContextWindow(const DataNode &window, Adapter &adapter)
{
    readSmallWindow(window[u"small"], adapter.smallWindow);
    adapter.shares = readBudgetShares(window);
    adapter.tokenOverhead = readTokenOverhead(window[u"wrapping"]);
    adapter.truncation = window[u"truncation"].isSequence() ? window[u"truncation"].toStrings() : defaultTruncation();
}

/// Returns the instruction to reason. Some adapters quote it inside an instruction such as `Append …: "…"`; then only the quoted text is used.
QString reasoningText(const DataNode &node)
{
    static const QRegularExpression quotedPattern(QStringLiteral("^Append[^\"]*:\\s*\"(.+)\"$"), QRegularExpression::DotMatchesEverythingOption);
    const QString text = node.text().trimmed();
    const auto match = quotedPattern.match(text);
    return match.hasMatch() ? match.captured(1) : text;
}

void readRendering(const DataNode &rendering, Adapter &adapter)
{
    readSystemPrompt(rendering[u"system_prompt"], adapter);
    const DataNode &output = rendering[u"structured_output"];
    adapter.outputMechanism = mechanismFrom(output[u"mechanism"].text());
    if (output[u"fallback_mechanism"].isScalar())
        adapter.outputFallback = mechanismFrom(output[u"fallback_mechanism"].text());
    adapter.toolEnvelope = rendering.at(u"tool_calling.envelope").text();
    adapter.reasoning = textHash(rendering.at(u"reasoning.strategy_map"));
    adapter.reasoningText = reasoningText(rendering.at(u"reasoning.cot_injection"));
    adapter.exampleCounts = textHash(rendering[u"few_shot"], defaultExampleCounts());
    readContextWindow(rendering[u"context_window"], adapter);
    adapter.roles = textHash(rendering[u"message_roles"]);
    adapter.requiresAlternation = adapter.roles.value(QStringLiteral("alternation")) == QLatin1String("strict");
}

} // namespace

QString outputMechanismName(OutputMechanism mechanism)
{
    switch (mechanism) {
    case OutputMechanism::Native:
        return QStringLiteral("native");
    case OutputMechanism::ToolCall:
        return QStringLiteral("tool");
    case OutputMechanism::PromptText:
        return QStringLiteral("prompt");
    }
    Q_UNREACHABLE();
}

bool ModelInfo::has(const QString &feature) const
{
    return std::any_of(features.begin(), features.end(),
                       [&feature](const QString &known) { return known == feature || known.startsWith(feature + u'_'); });
}

ProviderCapabilities ModelInfo::capabilities(const QString &provider) const
{
    return {provider, id, contextWindow, maxOutput, minTemperature, maxTemperature};
}

const ModelInfo *Adapter::model(const QString &id) const
{
    const auto found = std::find_if(models.begin(), models.end(), [&id](const ModelInfo &model) { return model.id == id; });
    return found == models.end() ? nullptr : &*found;
}

std::optional<Adapter> readAdapter(const DocumentPtr &document, Diagnostics &diagnostics, SchemaCheck check)
{
    const DataDocument yaml = readDocumentData(*document);
    diagnostics += yaml.diagnostics;
    if (!yaml.isParsed)
        return std::nullopt;
    const Diagnostics findings = check == SchemaCheck::Run ? checkSchema(yaml.root, formatSchema(QStringLiteral("adapter")), document->path) : Diagnostics();
    diagnostics += findings;
    if (hasErrors(findings))
        return std::nullopt;

    Adapter adapter;
    adapter.document = document;
    adapter.data = yaml.root;
    readProvider(yaml.root[u"provider"], adapter);
    readRendering(yaml.root[u"rendering"], adapter);
    return adapter;
}

} // namespace outcrop
