// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mcp/mcpcompletion.h"

#include "app/mcp/mcpprompts.h"
#include "app/mcp/mcpresources.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maxValues = 100; ///< the protocol allows at most 100 values

QString member(const Json &object, const char *first, const char *second)
{
    const auto outer = object.find(first);
    if (outer == object.end() || !outer->is_object())
        return {};
    return qString(outer->value(second, Json()));
}

QStringList promptValues(const OpenedWorkspace &opened, const QString &name, const QString &argument)
{
    for (const McpPrompt &prompt : mcpPrompts(opened)) {
        for (const McpPromptArgument &one : prompt.name == name ? prompt.arguments : QList<McpPromptArgument>()) {
            if (one.name == argument)
                return one.values;
        }
    }
    return {};
}

/// Returns the names of the resources of a template such as `outcrop://skill/{name}`.
QStringList resourceValues(const OpenedWorkspace &opened, const QString &uriTemplate)
{
    const QString start = uriTemplate.section(u'{', 0, 0);
    QStringList names;
    for (const McpResource &resource : mcpResources(opened)) {
        if (uriTemplate.contains(u'{') && resource.uri.startsWith(start))
            names.append(resource.name);
    }
    return names;
}

} // namespace

Json mcpCompletion(const OpenedWorkspace &opened, const Json &params)
{
    const QString argument = member(params, "argument", "name");
    const QString typed = member(params, "argument", "value");
    QStringList values = member(params, "ref", "type") == u"ref/prompt" ? promptValues(opened, member(params, "ref", "name"), argument)
                                                                       : resourceValues(opened, member(params, "ref", "uri"));
    values.removeIf([&typed](const QString &value) { return !value.startsWith(typed, Qt::CaseInsensitive); });
    return {{"completion", {{"values", jsonStrings(values.mid(0, maxValues))}, {"total", values.size()}, {"hasMore", values.size() > maxValues}}}};
}

} // namespace outcrop
