// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/promptdiff.h"

#include "core/base/joinedtext.h"
#include "core/diff/textdiff.h"
#include "core/diff/unifieddiff.h"
#include "core/history/promptdiffmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// A named part of the prompt's text.
struct NamedText {
    QString name;
    QString text;
};

using NamedTexts = QList<NamedText>;

const NamedText *find(const NamedTexts &texts, const QString &name)
{
    const auto found = std::find_if(texts.begin(), texts.end(), [&name](const NamedText &text) { return text.name == name; });
    return found == texts.end() ? nullptr : &*found;
}

/// Returns the sections with their names. If several sections have the same ID, all except the first get a number.
NamedTexts sectionTexts(const PromptBundle &bundle)
{
    NamedTexts texts;
    for (const Section &section : bundle.sections) {
        QString name = section.id;
        for (int number = 2; find(texts, name); ++number)
            name = QStringLiteral("%1 (%2)").arg(section.id).arg(number);
        texts.append({name, section.content.text()});
    }
    return texts;
}

NamedTexts numberTexts(const QStringList &texts)
{
    NamedTexts namedTexts;
    for (const QString &text : texts)
        namedTexts.append({QString::number(namedTexts.size() + 1), text});
    return namedTexts;
}

NamedTexts exampleTexts(const PromptBundle &bundle)
{
    QStringList texts;
    for (const TracedText &example : bundle.examples)
        texts.append(example.text());
    return numberTexts(texts);
}

NamedTexts turnTexts(const PromptBundle &bundle)
{
    QStringList texts;
    for (const Message &message : bundle.history)
        texts.append(message.content.text());
    return numberTexts(texts);
}

QList<PartDifference> textDifferences(PromptPart part, const NamedTexts &before, const NamedTexts &after)
{
    QList<PartDifference> differences;
    for (const NamedText &now : after) {
        const NamedText *then = find(before, now.name);
        if (!then || then->text != now.text)
            differences.append({part, now.name, then ? std::optional(then->text) : std::nullopt, now.text});
    }
    for (const NamedText &then : before) {
        if (!find(after, then.name))
            differences.append({part, then.name, then.text, std::nullopt});
    }
    return differences;
}

/// Compares the order of the sections that both prompts contain.
QList<PartDifference> orderDifference(const NamedTexts &before, const NamedTexts &after)
{
    const auto countCommon = [](const NamedTexts &texts, const NamedTexts &other) {
        Json names = Json::array();
        for (const NamedText &text : texts) {
            if (find(other, text.name))
                names.push_back(jsonString(text.name));
        }
        return names;
    };
    const Json then = countCommon(before, after);
    const Json now = countCommon(after, before);
    if (then == now)
        return {};
    return {{PromptPart::Order, QStringLiteral("sections"), std::nullopt, std::nullopt, {{QString(), then, now}}}};
}

Json toolJson(const ToolDefinition &tool)
{
    Json json{{"description", jsonString(tool.description)}, {"parameters", tool.parameters}, {"category", jsonString(tool.category)},
        {"usage_example", jsonString(tool.usageExample)}};
    if (tool.strict)
        json["strict"] = *tool.strict;
    return json;
}

QList<PartDifference> toolDifferences(const QList<ToolDefinition> &before, const QList<ToolDefinition> &after)
{
    const auto findTool = [](const QList<ToolDefinition> &tools, const QString &name) {
        const auto found = std::find_if(tools.begin(), tools.end(), [&name](const ToolDefinition &tool) { return tool.name == name; });
        return found == tools.end() ? std::optional<Json>() : std::optional(toolJson(*found));
    };
    QStringList names;
    for (const ToolDefinition &tool : after + before)
        names.append(tool.name);
    names.removeDuplicates();
    QList<PartDifference> differences;
    for (const QString &name : std::as_const(names)) {
        const std::optional<Json> then = findTool(before, name);
        const std::optional<Json> now = findTool(after, name);
        const QList<ValueChange> values = then && now ? valueChanges(*then, *now) : QList<ValueChange>{{QString(), then, now}};
        if (!values.isEmpty())
            differences.append({PromptPart::Tool, name, std::nullopt, std::nullopt, values});
    }
    return differences;
}

QList<PartDifference> valueDifference(PromptPart part, const QString &name, const Json &before, const Json &after)
{
    const QList<ValueChange> values = valueChanges(before, after);
    return values.isEmpty() ? QList<PartDifference>() : QList<PartDifference>{{part, name, std::nullopt, std::nullopt, values}};
}

Json schemaJson(const std::optional<OutputSchema> &schema)
{
    Json json = schema ? Json{{"name", jsonString(schema->name)}, {"schema", schema->schema}} : Json::object();
    if (schema && schema->strict)
        json["strict"] = *schema->strict;
    return json;
}

Json paramsJson(const GenerationParams &params)
{
    Json json = Json::object();
    for (const GenerationParam &param : params.all())
        json[param.name.toStdString()] = param.value;
    return json;
}

Json settingsJson(const PromptBundle &bundle)
{
    return {{"agent", jsonStringOrNull(bundle.agentName)}, {"body_format", bundle.bodyFormat ? jsonString(bodyFormatName(*bundle.bodyFormat)) : Json()},
        {"reasoning_strategy", jsonString(bundle.reasoningStrategy)}, {"fewest_examples", bundle.minimumExamples}, {"most_examples", bundle.maximumExamples},
        {"hybrid", bundle.hybrid ? bundle.hybrid->metadata : Json()}};
}

NamedTexts singleText(const QString &name, const TracedText &text)
{
    return text.isEmpty() ? NamedTexts() : NamedTexts{{name, text.text()}};
}

} // namespace

QString promptPartName(PromptPart part)
{
    switch (part) {
    case PromptPart::Section:
        return QStringLiteral("section");
    case PromptPart::Order:
        return QStringLiteral("order");
    case PromptPart::Instructions:
        return QStringLiteral("output instructions");
    case PromptPart::Request:
        return QStringLiteral("request");
    case PromptPart::Example:
        return QStringLiteral("example");
    case PromptPart::Turn:
        return QStringLiteral("turn");
    case PromptPart::Tool:
        return QStringLiteral("tool");
    case PromptPart::Schema:
        return QStringLiteral("output schema");
    case PromptPart::Parameters:
        return QStringLiteral("parameters");
    case PromptPart::Setting:
        return QStringLiteral("settings");
    }
    return {};
}

QList<PartDifference> diffPrompts(const PromptBundle &before, const PromptBundle &after)
{
    const NamedTexts then = sectionTexts(before);
    const NamedTexts now = sectionTexts(after);
    return valueDifference(PromptPart::Setting, {}, settingsJson(before), settingsJson(after)) + toolDifferences(before.tools, after.tools)
        + textDifferences(PromptPart::Section, then, now) + orderDifference(then, now)
        + textDifferences(PromptPart::Example, exampleTexts(before), exampleTexts(after))
        + textDifferences(PromptPart::Instructions, singleText({}, before.outputInstructions), singleText({}, after.outputInstructions))
        + textDifferences(PromptPart::Turn, turnTexts(before), turnTexts(after))
        + textDifferences(PromptPart::Request, singleText({}, before.request), singleText({}, after.request))
        + valueDifference(PromptPart::Schema, {}, schemaJson(before.outputSchema), schemaJson(after.outputSchema))
        + valueDifference(PromptPart::Parameters, {}, paramsJson(before.params), paramsJson(after.params));
}

namespace {

bool isPartRemoved(const PartDifference &difference)
{
    const ValueChange whole = difference.values.value(0);
    return difference.isText() ? !difference.after : difference.values.size() == 1 && whole.pointer.isEmpty() && !whole.after;
}

bool isPartAdded(const PartDifference &difference)
{
    const ValueChange whole = difference.values.value(0);
    return difference.isText() ? !difference.before : difference.values.size() == 1 && whole.pointer.isEmpty() && !whole.before;
}

QString changeName(const PartDifference &difference)
{
    return isPartRemoved(difference) ? QStringLiteral("removed") : isPartAdded(difference) ? QStringLiteral("added") : QStringLiteral("changed");
}

/// Returns the heading of a difference: its argument is the part.
const MessageText &headingOf(const PartDifference &difference)
{
    return isPartRemoved(difference) ? promptdiffmessages::partRemoved : isPartAdded(difference) ? promptdiffmessages::partAdded : promptdiffmessages::partChanged;
}

QString promptPartText(PromptPart part)
{
    switch (part) {
    case PromptPart::Section:
        return promptdiffmessages::partSection();
    case PromptPart::Order:
        return promptdiffmessages::partOrder();
    case PromptPart::Instructions:
        return promptdiffmessages::partInstructions();
    case PromptPart::Request:
        return promptdiffmessages::partRequest();
    case PromptPart::Example:
        return promptdiffmessages::partExample();
    case PromptPart::Turn:
        return promptdiffmessages::partTurn();
    case PromptPart::Tool:
        return promptdiffmessages::partTool();
    case PromptPart::Schema:
        return promptdiffmessages::partSchema();
    case PromptPart::Parameters:
        return promptdiffmessages::partParameters();
    case PromptPart::Setting:
        return promptdiffmessages::partSetting();
    }
    Q_UNREACHABLE();
}

QString textDiff(const PartDifference &difference)
{
    const QString name = difference.name.isEmpty() ? promptPartName(difference.part) : difference.name;
    return toText(diffTexts(difference.before.value_or(QString()), difference.after.value_or(QString()),
        difference.before ? name : QStringLiteral("/dev/null"), difference.after ? name : QStringLiteral("/dev/null")));
}

QString valueText(const std::optional<Json> &value)
{
    return value ? QString::fromStdString(value->dump()) : promptdiffmessages::noValue();
}

Json valueJson(const ValueChange &change)
{
    Json json{{"place", jsonString(change.pointer)}};
    if (change.before)
        json["before"] = *change.before;
    if (change.after)
        json["after"] = *change.after;
    return json;
}

/// Returns the UTF-16 ranges of the differing words in both texts.
Json wordsJson(const QString &before, const QString &after)
{
    Json words = Json::array();
    for (const DiffHunk &hunk : diffLines(before, after).hunks) {
        for (const InnerDifference &innerDifference : diffWithinHunk(before, after, hunk))
            words.push_back({{"before", {innerDifference.beforeStart, innerDifference.beforeEnd}}, {"after", {innerDifference.afterStart, innerDifference.afterEnd}}});
    }
    return words;
}

Json partJson(const PartDifference &difference)
{
    Json json{{"part", jsonString(promptPartName(difference.part))}, {"name", jsonString(difference.name)},
        {"what", jsonString(changeName(difference))}};
    if (difference.isText()) {
        json["before"] = difference.before ? jsonString(*difference.before) : Json();
        json["after"] = difference.after ? jsonString(*difference.after) : Json();
        json["diff"] = jsonString(textDiff(difference));
        json["words"] = wordsJson(difference.before.value_or(QString()), difference.after.value_or(QString()));
        return json;
    }
    json["values"] = Json::array();
    for (const ValueChange &change : difference.values)
        json["values"].push_back(valueJson(change));
    return json;
}

/// Returns the lines of a diff with one name per line, so that moves are visible.
QStringList orderLines(const ValueChange &change)
{
    const auto joinNames = [](const std::optional<Json> &names) {
        QString text;
        for (const Json &name : names.value_or(Json::array()))
            text += qString(name) + u'\n';
        return text;
    };
    const QString name = QStringLiteral("sections");
    return toText(diffTexts(joinNames(change.before), joinNames(change.after), name, name)).split(u'\n', Qt::SkipEmptyParts);
}

QStringList bodyLines(const PartDifference &difference)
{
    if (difference.isText())
        return textDiff(difference).split(u'\n', Qt::SkipEmptyParts);
    if (difference.part == PromptPart::Order)
        return orderLines(difference.values.value(0));
    QStringList lines;
    for (const ValueChange &change : difference.values)
        lines.append(QStringLiteral("  ") + labeledText(change.pointer.isEmpty() ? promptdiffmessages::wholeValue() : change.pointer, QStringLiteral("%1 -> %2").arg(valueText(change.before), valueText(change.after))));
    return lines;
}

} // namespace

QStringList differenceLines(const QList<PartDifference> &differences)
{
    QStringList lines;
    for (const PartDifference &difference : differences) {
        const QString part = promptPartText(difference.part);
        lines.append(headingOf(difference)(difference.name.isEmpty() ? part : part + u' ' + difference.name));
        lines += bodyLines(difference);
    }
    return lines;
}

Json toJson(const QList<PartDifference> &differences)
{
    Json list = Json::array();
    for (const PartDifference &difference : differences)
        list.push_back(partJson(difference));
    return list;
}

} // namespace outcrop
