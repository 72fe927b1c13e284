// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/mcp/mcpmethods.h"

#include "app/files/confinedpath.h"
#include "app/mcp/mcpcompletion.h"
#include "app/mcp/mcpprompts.h"
#include "app/mcp/mcpresources.h"
#include "core/base/explainerror.h"
#include "core/mcp/mcpmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

RpcError failureOf(const Error &error)
{
    return {error.code == ErrorCode::Invalid ? RpcCode::InvalidParams : RpcCode::InternalError, toString(withAction(error))};
}

/// Returns an object in the parameters, such as `arguments`. Returns an empty object if it is missing or null, and an error for a value of another type.
RpcResult<Json> objectIn(const Json &params, const char *key)
{
    const auto found = params.find(key);
    if (found == params.end() || found->is_null())
        return Json::object();
    if (!found->is_object())
        return RpcError(RpcCode::InvalidParams, mcpmessages::noObject(QString::fromLatin1(key)));
    return *found;
}

McpReuse reuseOf(const QString &method)
{
    if (method == u"tools/list" || method == u"resources/templates/list" || method == u"server/discover")
        return McpReuse::Session;
    const bool isList = method == u"prompts/list" || method == u"resources/list" || method == u"resources/read";
    return isList ? McpReuse::Never : McpReuse::None;
}

/// Returns the error for a command that printed no result.
RpcError commandFailure(const McpCommandResult &result)
{
    const QString messages = mcpMessages(result);
    const bool isUsage = result.problem.isEmpty() && result.exitCode == 2; // an unknown name in the arguments
    return {isUsage ? RpcCode::InvalidParams : RpcCode::InternalError, !result.problem.isEmpty() ? result.problem : messages.isEmpty() ? mcpmessages::notJson() : messages};
}

Json promptResult(const McpPrompt &prompt, const QString &text)
{
    return {{"description", jsonString(prompt.description)},
            {"messages", Json::array({{{"role", "user"}, {"content", {{"type", "text"}, {"text", jsonString(text)}}}}})}};
}

} // namespace

McpMethods::McpMethods(const McpHost &host) : m_host(host)
{
    for (const McpTool &tool : host.tools.tools)
        m_toolList.push_back(mcpToolJson(tool, host.canWrite, host.describe));
}

bool McpMethods::isImmediate(const QString &method)
{
    return method == u"ping" || method == u"tools/list" || method == u"resources/templates/list" || method == u"server/discover";
}

RpcResult<Json> McpMethods::call(const RpcMessage &request, const McpCaller &caller, const StopCheck &stopReason)
{
    RpcResult<Json> result = dispatchRequest(request, caller, stopReason);
    if (Json *json = std::get_if<Json>(&result))
        return mcpResult(std::move(*json), caller, m_host.server, reuseOf(request.method));
    return result;
}

RpcResult<Json> McpMethods::dispatchRequest(const RpcMessage &request, const McpCaller &caller, const StopCheck &stopReason)
{
    const QString &method = request.method;
    if (method == u"tools/call")
        return callTool(request.params, stopReason);
    if (method == u"tools/list")
        return mcpPage("tools", m_toolList, request.params);
    if (method == u"prompts/list")
        return listPrompts(request.params);
    if (method == u"prompts/get")
        return getPrompt(request.params, stopReason);
    if (method == u"resources/list")
        return listResources(request.params);
    if (method == u"resources/read")
        return readResource(request.params, caller, stopReason);
    if (method == u"resources/templates/list")
        return mcpPage("resourceTemplates", mcpResourceTemplates(), request.params);
    if (method == u"server/discover")
        return mcpDiscoverResult(m_host.server);
    if (method == u"ping" && caller.era == McpEra::Session)
        return Json::object();
    if (method == u"completion/complete") {
        const Result<OpenedWorkspace> opened = open();
        return opened ? RpcResult<Json>(mcpCompletion(*opened, request.params)) : failureOf(opened.error());
    }
    return RpcError(RpcCode::MethodNotFound, mcpmessages::unknownMethod(method));
}

/// Returns the result of a tool, or an error if the request is invalid. Invalid arguments cause a result and not an error, so that the model can correct them.
RpcResult<Json> McpMethods::callTool(const Json &params, const StopCheck &stopReason) const
{
    const RpcResult<QString> name = requiredMcpString(params, "name");
    if (const RpcError *failure = std::get_if<RpcError>(&name))
        return *failure;
    const McpTool *tool = m_host.tools.find(std::get<QString>(name));
    if (!tool)
        return RpcError(RpcCode::InvalidParams, mcpmessages::unknownTool(std::get<QString>(name)));
    const RpcResult<Json> arguments = objectIn(params, "arguments");
    if (const RpcError *failure = std::get_if<RpcError>(&arguments))
        return *failure;
    const McpPathCheck inside = [this](const QString &path) -> Result<QString> {
        const Result<QString> checked = confinedPath(m_host.folder, path);
        return checked && *checked == u"-" ? QStringLiteral("./-") : checked; // `-` is standard input
    };
    const Result<McpCommandLine> line = mcpCommandLine(*tool, std::get<Json>(arguments), m_host.canWrite, inside);
    if (!line)
        return mcpToolError(withAction(line.error()).message);
    return mcpToolResult(*tool, m_host.run(line->words, line->input, stopReason));
}

RpcResult<Json> McpMethods::listPrompts(const Json &params)
{
    const Result<OpenedWorkspace> opened = open();
    if (!opened)
        return failureOf(opened.error());
    Json prompts = Json::array();
    for (const McpPrompt &prompt : mcpPrompts(*opened))
        prompts.push_back(mcpPromptJson(prompt));
    return mcpPage("prompts", prompts, params);
}

RpcResult<Json> McpMethods::getPrompt(const Json &params, const StopCheck &stopReason)
{
    const RpcResult<QString> name = requiredMcpString(params, "name");
    const RpcResult<Json> arguments = objectIn(params, "arguments");
    if (const RpcError *failure = std::get_if<RpcError>(&name))
        return *failure;
    if (const RpcError *failure = std::get_if<RpcError>(&arguments))
        return *failure;
    const Result<OpenedWorkspace> opened = open();
    if (!opened)
        return failureOf(opened.error());
    const QList<McpPrompt> prompts = mcpPrompts(*opened);
    const auto prompt = std::find_if(prompts.begin(), prompts.end(), [&name](const McpPrompt &one) { return one.name == std::get<QString>(name); });
    if (prompt == prompts.end())
        return RpcError(RpcCode::InvalidParams, mcpmessages::unknownPrompt(std::get<QString>(name)));
    const Result<McpPromptCommand> command = mcpPromptCommand(*prompt, std::get<Json>(arguments));
    if (!command)
        return failureOf(command.error());
    const McpCommandResult result = m_host.run(command->words, command->input, stopReason);
    Json document;
    if (!parseMcpResult(result, document) || !document.is_object())
        return commandFailure(result);
    return promptResult(*prompt, qString(document["display"]));
}

RpcResult<Json> McpMethods::listResources(const Json &params)
{
    const Result<OpenedWorkspace> opened = open();
    if (!opened)
        return failureOf(opened.error());
    Json resources = Json::array();
    for (const McpResource &resource : mcpResources(*opened))
        resources.push_back(mcpResourceJson(resource));
    return mcpPage("resources", resources, params);
}

RpcResult<Json> McpMethods::readResource(const Json &params, const McpCaller &caller, const StopCheck &stopReason)
{
    const RpcResult<QString> uri = requiredMcpString(params, "uri");
    if (const RpcError *failure = std::get_if<RpcError>(&uri))
        return *failure;
    const Result<OpenedWorkspace> opened = open();
    if (!opened)
        return failureOf(opened.error());
    const std::optional<McpResource> resource = mcpResource(*opened, std::get<QString>(uri));
    if (!resource)
        return makeUnknownResourceError(std::get<QString>(uri), caller.era);
    QString text = resource->text;
    if (!resource->provider.isEmpty()) {
        const QStringList words{QStringLiteral("render"), QStringLiteral("--provider=") + resource->provider, QStringLiteral("--as=losses"), QStringLiteral("--json")};
        const McpCommandResult result = m_host.run(words, {}, stopReason);
        Json losses;
        if (!parseMcpResult(result, losses))
            return commandFailure(result);
        text = QString::fromUtf8(result.out);
    }
    return Json{{"contents", Json::array({{{"uri", jsonString(resource->uri)}, {"mimeType", jsonString(resource->mimeType)}, {"text", jsonString(text)}}})}};
}

Result<OpenedWorkspace> McpMethods::open()
{
    const std::lock_guard lock(m_mutex);
    Result<OpenedWorkspace> opened = openWorkspace(m_host.folder, {}, m_opened);
    if (opened)
        m_opened = *opened;
    return opened;
}

} // namespace outcrop
