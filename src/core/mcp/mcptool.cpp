// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mcp/mcptool.h"

#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/datanode.h"

#include <algorithm>

namespace outcrop {
namespace {

McpArgument::Type typeFromName(const QString &name)
{
    static const QStringList names{QStringLiteral("text"), QStringLiteral("flag"), QStringLiteral("integer"), QStringLiteral("number"), QStringLiteral("list"), QStringLiteral("values")};
    return McpArgument::Type(std::max<qsizetype>(0, names.indexOf(name)));
}

McpArgument readArgument(const DataNode::Member &member)
{
    const DataNode &data = member.value;
    McpArgument argument{member.key, typeFromName(data[u"type"].text())};
    if (const DataNode::Member *position = data.member(u"position")) {
        argument.place = McpArgument::Place::Position;
        argument.option = position->value.text();
    } else if (const DataNode::Member *input = data.member(u"input")) {
        argument.place = McpArgument::Place::Input;
        argument.option = input->value.text();
    } else {
        argument.option = data[u"option"].text();
    }
    argument.isPath = data[u"path"].toBool().value_or(false);
    argument.isRequired = data[u"required"].toBool().value_or(false);
    argument.choices = data[u"choices"].toStrings();
    argument.pattern = data[u"pattern"].text();
    argument.description = data[u"description"].text();
    return argument;
}

McpTool readTool(const DataNode &data, const DataNode &groups)
{
    McpTool tool{data[u"name"].text(), data[u"title"].text(), data[u"description"].text(), data[u"command"].toStrings(), {}};
    for (const DataNode::Member &member : data[u"arguments"].members())
        tool.arguments.append(readArgument(member));
    for (const QString &group : data[u"groups"].toStrings()) {
        for (const DataNode::Member &member : groups[group].members())
            tool.arguments.append(readArgument(member));
    }
    tool.alternatives = data[u"alternatives"].toStrings();
    tool.readOnlyWords = data[u"read_only"].toStrings();
    if (const DataNode &write = data[u"write"]; write.isMapping()) {
        tool.writeArgument = McpArgument{write[u"argument"].text(), McpArgument::Type::Flag};
        tool.writeArgument->description = write[u"description"].text();
        tool.writeWords = write[u"words"].toStrings();
    }
    tool.listKey = data[u"list"].text();
    tool.result = data[u"result"].toJson();
    return tool;
}

/// Returns a schema with one type. A list of types would be shorter, but clients with a strict schema compiler warn about it.
Json schemaOfType(const char *type)
{
    return Json{{"type", type}};
}

Json typeSchema(const McpArgument &argument)
{
    switch (argument.type) {
    case McpArgument::Type::Text:
        break;
    case McpArgument::Type::Flag:
        return {{"type", "boolean"}};
    case McpArgument::Type::Integer:
        return {{"type", "integer"}};
    case McpArgument::Type::Number:
        return {{"type", "number"}};
    case McpArgument::Type::List:
        return {{"type", "array"}, {"items", {{"type", "string"}}}};
    case McpArgument::Type::Object:
        return {{"type", "object"}, {"additionalProperties", {{"anyOf", Json::array({schemaOfType("string"), schemaOfType("number"), schemaOfType("boolean")})}}}};
    }
    return {{"type", "string"}};
}

Json argumentSchema(const McpArgument &argument, const QString &description)
{
    Json schema = typeSchema(argument);
    Json &texts = argument.type == McpArgument::Type::List ? schema["items"] : schema;
    if (!argument.choices.isEmpty())
        texts["enum"] = jsonStrings(argument.choices);
    if (!argument.pattern.isEmpty())
        texts["pattern"] = jsonString(argument.pattern);
    if (!description.isEmpty())
        schema["description"] = jsonString(description);
    return schema;
}

/// Returns the hints that clients use to decide whether to ask the user before a tool runs.
Json annotationsOf(const McpTool &tool, bool canWrite)
{
    const bool writes = canWrite && tool.writeArgument;
    return {{"title", jsonString(tool.title)}, {"readOnlyHint", !writes}, {"destructiveHint", writes}, {"idempotentHint", true}, {"openWorldHint", false}};
}

} // namespace

McpTools McpTools::builtIn()
{
    const DataNode data = bundledData(QStringLiteral("mcp/tools.yaml"));
    McpTools table{data[u"instructions"].text().trimmed(), {}};
    for (const DataNode &tool : data[u"tools"].items())
        table.tools.append(readTool(tool, data[u"groups"]));
    return table;
}

const McpTool *McpTools::find(const QString &name) const
{
    const auto found = std::find_if(tools.begin(), tools.end(), [&name](const McpTool &tool) { return tool.name == name; });
    return found == tools.end() ? nullptr : &*found;
}

Json mcpInputSchema(const McpTool &tool, bool canWrite, const OptionDescriber &describe)
{
    Json properties = Json::object();
    Json requiredJson = Json::array();
    for (const McpArgument &argument : tool.arguments) {
        const QString description = argument.description.isEmpty() ? describe(tool.command, argument.option) : argument.description;
        properties[argument.name.toStdString()] = argumentSchema(argument, description);
        if (argument.isRequired)
            requiredJson.push_back(jsonString(argument.name));
    }
    if (canWrite && tool.writeArgument)
        properties[tool.writeArgument->name.toStdString()] = argumentSchema(*tool.writeArgument, tool.writeArgument->description);
    Json schema{{"type", "object"}, {"properties", properties}};
    if (!requiredJson.empty())
        schema["required"] = requiredJson;
    schema["additionalProperties"] = false;
    return schema;
}

Json mcpToolJson(const McpTool &tool, bool canWrite, const OptionDescriber &describe)
{
    return {{"name", jsonString(tool.name)},
            {"title", jsonString(tool.title)},
            {"description", jsonString(tool.description)},
            {"inputSchema", mcpInputSchema(tool, canWrite, describe)},
            {"outputSchema", tool.result},
            {"annotations", annotationsOf(tool, canWrite)}};
}

} // namespace outcrop
