// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/exchange/providerresponse.h"
#include "core/render/renderer.h"
#include "core/responses/responsecontract.h"
#include "core/sessions/toolreplies.h"

namespace outcrop {

/// Reads a file of tool replies in the workspace. Errors: those of FolderSource and readToolReplies(), with the location.
Result<ToolReplies> readToolRepliesFile(const OpenedWorkspace &opened, const QString &path);

/// Returns whether the response calls tools whose results the model needs. A call that contains the requested data is the response itself.
bool awaitsToolResults(const ProviderResponse &response, const ResponseContract &contract);

/// Returns the text of a response, or its tool calls as JSON in a fenced block if it has no text.
QString responseText(const ProviderResponse &response);

/// Returns the request for a simulated tool result: the model's instructions, the tool with its parameters, and the call.
QString toolModelPrompt(const ToolModel &toolModel, const ToolDefinition &tool, const ToolCall &call);

/// Adds the location of the model's name to an error without a location.
Error toolModelError(const Error &error, const ToolModel &toolModel);

/// Returns the request for a simulated tool result, without layers. Errors: those of chooseTarget(), with a location.
Result<RenderedRequest> toolModelRequest(const OpenedWorkspace &opened, const ToolModel &toolModel, const ToolDefinition &tool, const ToolCall &call);

/// Returns the maximum number of calls that a model answers: one call of each tool per round.
int maxToolModelCalls(const ToolReplies &replies, const QList<ToolDefinition> &tools, int rounds);

/// Returns the tool with the longest request to the model, for an estimate. There must be a tool.
const ToolDefinition &longestTool(const ToolModel &toolModel, const QList<ToolDefinition> &tools);

/// Returns the tool with this name, or null.
const ToolDefinition *findTool(const QList<ToolDefinition> &tools, const QString &name);

} // namespace outcrop
