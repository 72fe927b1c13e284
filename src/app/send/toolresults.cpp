// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/toolresults.h"

#include "adapters/files/foldersource.h"
#include "app/prompt/renderprompt.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace outcrop {

Result<ToolReplies> readToolRepliesFile(const OpenedWorkspace &opened, const QString &path)
{
    const Result<QByteArray> bytes = FolderSource(opened.folder).read(path);
    return bytes ? readToolReplies(decodeUtf8(*bytes), path) : Result<ToolReplies>(bytes.error());
}

bool awaitsToolResults(const ProviderResponse &response, const ResponseContract &contract)
{
    const auto isData = [&contract](const ToolCall &call) { return call.name == contract.toolName; };
    return !response.toolCalls.isEmpty() && std::none_of(response.toolCalls.begin(), response.toolCalls.end(), isData);
}

QString responseText(const ProviderResponse &response)
{
    if (!response.text.isEmpty() || response.toolCalls.isEmpty())
        return response.text;
    Json calls = Json::array();
    for (const ToolCall &call : response.toolCalls)
        calls.push_back({{"name", jsonString(call.name)}, {"arguments", call.arguments}});
    return QStringLiteral("```json\n") + QString::fromUtf8(jsonText(calls)) + QStringLiteral("```\n");
}

QString toolModelPrompt(const ToolModel &toolModel, const ToolDefinition &tool, const ToolCall &call)
{
    QStringList parts;
    if (!toolModel.instructions.trimmed().isEmpty())
        parts.append(toolModel.instructions.trimmed());
    parts.append(QStringLiteral("Play the tool `%1`. Answer the call below with the result that the tool would return, and nothing else.").arg(tool.name));
    if (!tool.description.trimmed().isEmpty())
        parts.append(QStringLiteral("Description of the tool: ") + tool.description.trimmed());
    parts.append(QStringLiteral("Parameters of the tool, as JSON Schema:\n") + decodeUtf8(tool.parameters.dump()));
    parts.append(QStringLiteral("Arguments of the call:\n") + decodeUtf8(call.arguments.dump()));
    return parts.join(QStringLiteral("\n\n"));
}

Error toolModelError(const Error &error, const ToolModel &toolModel)
{
    return error.location.file.isEmpty() ? Error{error.code, error.message, toolModel.location} : error;
}

Result<RenderedRequest> toolModelRequest(const OpenedWorkspace &opened, const ToolModel &toolModel, const ToolDefinition &tool, const ToolCall &call)
{
    Result<RenderTarget> target = chooseTarget(opened.catalog, toolModel.provider, toolModel.model, opened.workspace().manifest());
    if (!target)
        return toolModelError(target.error(), toolModel);
    target->counter = counterFor(opened, *target);
    return render(PromptBundle::fromText(toolModelPrompt(toolModel, tool, call)), *target, {}, false);
}

int maxToolModelCalls(const ToolReplies &replies, const QList<ToolDefinition> &tools, int rounds)
{
    return replies.model ? rounds * static_cast<int>(tools.size()) : 0;
}

const ToolDefinition &longestTool(const ToolModel &toolModel, const QList<ToolDefinition> &tools)
{
    const auto length = [&toolModel](const ToolDefinition &tool) { return toolModelPrompt(toolModel, tool, {{}, tool.name, Json::object()}).size(); };
    return *std::max_element(tools.begin(), tools.end(), [&length](const ToolDefinition &a, const ToolDefinition &b) { return length(a) < length(b); });
}

const ToolDefinition *findTool(const QList<ToolDefinition> &tools, const QString &name)
{
    const auto found = std::find_if(tools.begin(), tools.end(), [&name](const ToolDefinition &tool) { return tool.name == name; });
    return found == tools.end() ? nullptr : &*found;
}

} // namespace outcrop
