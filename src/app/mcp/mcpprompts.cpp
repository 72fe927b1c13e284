// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mcp/mcpprompts.h"

#include "app/mcp/mcppromptmessages.h"
#include "app/workspace/namedagents.h"
#include "core/base/joinedtext.h"
#include "core/layers/hybridenvelope.h"
#include "core/layers/prompttemplaterenderer.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maxValueSize = 100'000;

QStringList workloadsOf(const OpenedWorkspace &opened)
{
    QStringList workloads;
    for (const Skill &skill : opened.library.stack.skills)
        workloads += skill.workloads;
    workloads.sort();
    workloads.removeDuplicates();
    return workloads;
}

/// Returns the arguments of every prompt, the request first.
QList<McpPromptArgument> commonArguments(const OpenedWorkspace &opened)
{
    return {{QStringLiteral("request"), mcppromptmessages::request(), true, {}},
            {QStringLiteral("agent"), mcppromptmessages::agent(), false, QStringLiteral("--agent="), agentNames(opened)},
            {QStringLiteral("workload"), mcppromptmessages::workload(), false, QStringLiteral("--workload="), workloadsOf(opened)}};
}

/// Adds an argument, unless there is one with this name.
void addArgument(McpPrompt &prompt, const McpPromptArgument &argument)
{
    const bool isKnown = std::any_of(prompt.arguments.begin(), prompt.arguments.end(), [&argument](const McpPromptArgument &one) { return one.name == argument.name; });
    if (!isKnown)
        prompt.arguments.append(argument);
}

/// Adds the inputs of templates. None is required here, because not every prompt uses every template.
void addInputs(McpPrompt &prompt, const OpenedWorkspace &opened)
{
    for (const InputDeclaration &input : declaredInputs(opened.library).inputs) {
        const QString description = input.description.isEmpty() ? mcppromptmessages::input() : input.description;
        addArgument(prompt, {input.name, description, false, QStringLiteral("--var=%1=").arg(input.name), input.choices});
    }
}

McpPrompt promptOf(const Profile &profile, const OpenedWorkspace &opened)
{
    const QString title = mcppromptmessages::promptOfProfile(profile.name);
    McpPrompt prompt{QStringLiteral("profile-") + profile.name, title, profile.description.isEmpty() ? title : profile.description,
        {QStringLiteral("--profile=") + profile.name}, commonArguments(opened)};
    if (!profile.phases.isEmpty())
        addArgument(prompt, {QStringLiteral("phase"), mcppromptmessages::phase(), false, QStringLiteral("--phase="), profile.phases});
    if (!profile.scopes.isEmpty())
        addArgument(prompt, {QStringLiteral("scope"), mcppromptmessages::scope(), false, QStringLiteral("--scope="), profile.scopes});
    addInputs(prompt, opened);
    return prompt;
}

McpPrompt promptOf(const HybridTemplate &type, const OpenedWorkspace &opened)
{
    const QString title = mcppromptmessages::promptOfType(type.type);
    McpPrompt prompt{QStringLiteral("template-") + type.type, title, type.description.isEmpty() ? title : type.description,
        {QStringLiteral("--type=") + type.type}, commonArguments(opened)};
    for (const QString &field : type.isStructured ? promptFieldNames(type) : QStringList())
        addArgument(prompt, {field, mcppromptmessages::field(), false, QStringLiteral("--field=%1=").arg(field)});
    addInputs(prompt, opened);
    return prompt;
}

QStringList namesOf(const QList<McpPromptArgument> &arguments)
{
    QStringList names;
    for (const McpPromptArgument &argument : arguments)
        names.append(argument.name);
    return names;
}

std::optional<Error> argumentsError(const McpPrompt &prompt, const Json &arguments)
{
    const QStringList names = namesOf(prompt.arguments);
    for (const auto &[key, value] : arguments.items()) {
        const QString name = QString::fromStdString(key);
        if (!names.contains(name))
            return Error{ErrorCode::Invalid, mcppromptmessages::unknownArgument(name, names.join(listSeparator()))};
        if (!value.is_string())
            return Error{ErrorCode::Invalid, mcppromptmessages::argumentNotText(name)};
    }
    return std::nullopt;
}

} // namespace

QList<McpPrompt> mcpPrompts(const OpenedWorkspace &opened)
{
    QList<McpPrompt> prompts;
    for (const Profile &profile : opened.library.profiles)
        prompts.append(promptOf(profile, opened));
    for (const HybridTemplate &type : opened.library.configuration.templates->templates)
        prompts.append(promptOf(type, opened));
    return prompts;
}

Json mcpPromptJson(const McpPrompt &prompt)
{
    Json arguments = Json::array();
    for (const McpPromptArgument &argument : prompt.arguments)
        arguments.push_back({{"name", jsonString(argument.name)}, {"description", jsonString(argument.description)}, {"required", argument.isRequired}});
    return {{"name", jsonString(prompt.name)}, {"title", jsonString(prompt.title)}, {"description", jsonString(prompt.description)}, {"arguments", arguments}};
}

Result<McpPromptCommand> mcpPromptCommand(const McpPrompt &prompt, const Json &arguments)
{
    if (const std::optional<Error> error = argumentsError(prompt, arguments))
        return *error;
    McpPromptCommand command{QStringList{QStringLiteral("render"), QStringLiteral("--provider=manual"), QStringLiteral("--as=display"), QStringLiteral("--request-file=-")} + prompt.words, {}};
    for (const McpPromptArgument &argument : prompt.arguments) {
        const auto given = arguments.find(argument.name.toStdString());
        const QString value = given == arguments.end() ? QString() : qString(*given);
        if (value.isEmpty() && argument.isRequired)
            return Error{ErrorCode::Invalid, mcppromptmessages::missingArgument(argument.name)};
        if (argument.optionPrefix.isEmpty()) {
            command.input = value.toUtf8();
        } else if (value.contains(QChar(0)) || value.toUtf8().size() > maxValueSize) {
            return Error{ErrorCode::Invalid, mcppromptmessages::badArgument(argument.name)};
        } else if (!value.isEmpty()) {
            command.words.append(argument.optionPrefix + value);
        }
    }
    command.words.append(QStringLiteral("--json"));
    return command;
}

} // namespace outcrop
