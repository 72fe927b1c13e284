// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/promptfile.h"

#include "core/formats/templateconversion.h"

#include <algorithm>

namespace outcrop {
namespace {

template<typename Item>
const Item *namedItem(const QList<Item> &items, const QString &name)
{
    const auto found = std::find_if(items.begin(), items.end(), [&name](const Item &item) { return item.name == name; });
    return found == items.end() ? nullptr : &*found;
}

PromptFeature featureOf(const PromptPiece &piece)
{
    const bool isTool = piece.kind == PromptPiece::Kind::ToolCall || piece.kind == PromptPiece::Kind::ToolResult;
    return piece.kind == PromptPiece::Kind::Media ? PromptFeature::Media : isTool ? PromptFeature::ToolTurns : PromptFeature::OtherKeys;
}

void addMessageParts(const PromptFile &prompt, QList<PromptFilePart> &parts)
{
    for (qsizetype at = 0; at < prompt.messages.size(); ++at) {
        const PromptMessage &message = prompt.messages.at(at);
        const bool isSystem = message.role == Message::Role::System;
        const bool hasText = std::any_of(message.pieces.begin(), message.pieces.end(), [](const PromptPiece &piece) { return piece.kind == PromptPiece::Kind::Text; });
        if (message.isHistory || hasText || message.pieces.isEmpty())
            parts.append({messagePart(at), message.isHistory ? PromptFeature::History : isSystem ? PromptFeature::System : PromptFeature::Messages});
        for (qsizetype piece = 0; piece < message.pieces.size(); ++piece) {
            if (message.pieces.at(piece).kind != PromptPiece::Kind::Text)
                parts.append({piecePart(at, piece), featureOf(message.pieces.at(piece))});
        }
    }
}

void addKeys(const QString &prefix, const Json &object, PromptFeature feature, QList<PromptFilePart> &parts)
{
    for (const auto &[key, value] : object.items())
        parts.append({prefix + QString::fromStdString(key), feature});
}

Json toJson(const PromptPiece &piece)
{
    static const QStringList kinds{QStringLiteral("text"), QStringLiteral("media"), QStringLiteral("tool_call"), QStringLiteral("tool_result"), QStringLiteral("thinking"), QStringLiteral("other")};
    Json json{{"kind", jsonString(kinds.at(int(piece.kind)))}};
    const QList<QPair<const char *, QString>> texts{{"text", piece.text}, {"media_type", piece.mediaType}, {"id", piece.id}, {"name", piece.name}};
    for (const auto &[key, text] : texts) {
        if (!text.isEmpty())
            json[key] = jsonString(text);
    }
    if (!piece.data.is_null())
        json["data"] = piece.data;
    return json;
}

Json toJson(const PromptMessage &message)
{
    Json pieces = Json::array();
    for (const PromptPiece &piece : message.pieces)
        pieces.push_back(toJson(piece));
    return {{"role", jsonString(roleName(message.role))}, {"name", jsonStringOrNull(message.name)}, {"history", message.isHistory}, {"pieces", pieces}};
}

Json toJson(const PromptVariable &input)
{
    return {{"name", jsonString(input.name)}, {"type", jsonString(input.type)}, {"description", jsonString(input.description)}, {"required", input.isRequired},
        {"default", input.defaultValue}, {"test", input.testValues}, {"values", jsonStrings(input.choices)}};
}

Json toJson(const PromptTool &tool)
{
    Json json{{"name", jsonString(tool.name)}, {"description", jsonString(tool.description)}, {"parameters", tool.parameters}, {"other", tool.definition}};
    if (tool.strict)
        json["strict"] = *tool.strict;
    return json;
}

Json toJson(const PromptCase &one)
{
    return {{"description", jsonString(one.description)}, {"values", one.values}, {"checks", one.checks}};
}

template<typename Item>
Json listOf(const QList<Item> &items)
{
    Json list = Json::array();
    for (const Item &item : items)
        list.push_back(toJson(item));
    return list;
}

} // namespace

QString PromptMessage::text() const
{
    QString text;
    for (const PromptPiece &piece : pieces)
        text += piece.kind == PromptPiece::Kind::Text ? piece.text : QString();
    return text;
}

const PromptVariable *PromptFile::input(const QString &wanted) const
{
    return namedItem(inputs, wanted);
}

const PromptTool *PromptFile::tool(const QString &wanted) const
{
    return namedItem(tools, wanted);
}

QList<PromptFeature> promptFeatures()
{
    QList<PromptFeature> features;
    for (int at = 0; at <= int(PromptFeature::OtherKeys); ++at)
        features.append(PromptFeature(at));
    return features;
}

QString promptFeatureName(PromptFeature feature)
{
    static const QStringList names{QStringLiteral("name"), QStringLiteral("version"), QStringLiteral("description"), QStringLiteral("model"), QStringLiteral("parameters"),
        QStringLiteral("system prompt"), QStringLiteral("messages"), QStringLiteral("conversation"), QStringLiteral("media"), QStringLiteral("tool turns"),
        QStringLiteral("variables"), QStringLiteral("conditions"), QStringLiteral("tools"), QStringLiteral("output schema"), QStringLiteral("labels"),
        QStringLiteral("tags"), QStringLiteral("metadata"), QStringLiteral("tests"), QStringLiteral("other keys")};
    return names.at(int(feature));
}

QString messagePart(qsizetype index)
{
    return QStringLiteral("messages[%1]").arg(index);
}

QString strictPart(const QString &tool)
{
    return QStringLiteral("strict.") + tool;
}

QString senderPart(qsizetype message)
{
    return QStringLiteral("senders[%1]").arg(message);
}

QString piecePart(qsizetype message, qsizetype piece)
{
    return QStringLiteral("messages[%1].pieces[%2]").arg(message).arg(piece);
}

QList<PromptFilePart> promptParts(const PromptFile &prompt)
{
    QList<PromptFilePart> parts;
    const auto addPartIf = [&parts](bool has, const char *name, PromptFeature feature) {
        if (has)
            parts.append({QString::fromLatin1(name), feature});
    };
    addPartIf(!prompt.name.isEmpty(), "name", PromptFeature::Name);
    addPartIf(!prompt.version.isEmpty(), "version", PromptFeature::Version);
    addPartIf(!prompt.description.isEmpty(), "description", PromptFeature::Description);
    addPartIf(!prompt.provider.isEmpty(), "provider", PromptFeature::Model);
    addPartIf(!prompt.model.isEmpty(), "model", PromptFeature::Model);
    addKeys(QStringLiteral("params."), prompt.params, PromptFeature::Parameters, parts);
    addMessageParts(prompt, parts);
    addPartIf(hasTemplateLogic(prompt), "conditions", PromptFeature::Logic);
    for (const PromptVariable &input : prompt.inputs)
        parts.append({QStringLiteral("inputs.") + input.name, PromptFeature::Inputs});
    for (const PromptTool &tool : prompt.tools) {
        parts.append({QStringLiteral("tools.") + tool.name, PromptFeature::Tools});
        if (tool.strict)
            parts.append({strictPart(tool.name), PromptFeature::Tools});
    }
    addPartIf(!prompt.outputSchema.is_null(), "output.schema", PromptFeature::OutputSchema);
    addPartIf(prompt.outputStrict.has_value(), "output.strict", PromptFeature::OutputSchema);
    addPartIf(!prompt.labels.isEmpty(), "labels", PromptFeature::Labels);
    addPartIf(!prompt.tags.isEmpty(), "tags", PromptFeature::Tags);
    addKeys(QStringLiteral("metadata."), prompt.metadata, PromptFeature::Metadata, parts);
    for (qsizetype at = 0; at < prompt.cases.size(); ++at)
        parts.append({QStringLiteral("cases[%1]").arg(at), PromptFeature::Cases});
    addKeys(QStringLiteral("foreign"), prompt.foreignKeys, PromptFeature::OtherKeys, parts);
    return parts;
}

Json toJson(const PromptFile &prompt)
{
    Json json{{"name", jsonString(prompt.name)}, {"version", jsonString(prompt.version)}, {"description", jsonString(prompt.description)},
        {"dialect", jsonString(templateDialectName(prompt.dialect))}, {"provider", jsonString(prompt.provider)}, {"model", jsonString(prompt.model)}, {"params", prompt.params},
        {"messages", listOf(prompt.messages)}, {"inputs", listOf(prompt.inputs)}, {"tools", listOf(prompt.tools)}, {"output_schema", prompt.outputSchema},
        {"labels", jsonStrings(prompt.labels)}, {"tags", jsonStrings(prompt.tags)}, {"metadata", prompt.metadata}, {"cases", listOf(prompt.cases)}, {"foreign", prompt.foreignKeys}};
    if (prompt.outputStrict)
        json["output_strict"] = *prompt.outputStrict;
    return json;
}

} // namespace outcrop
