// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/mcp/commandprocess.h"
#include "core/mcp/mcpresults.h"

#include <mutex>

namespace outcrop {

/// The features of the server, and the functions that it uses to run commands.
struct McpHost {
    QString folder;        ///< the workspace, absolute; fixed while the server runs
    bool canWrite = false; ///< whether tools may change files in the workspace
    McpServerInfo server;
    McpTools tools;
    OptionDescriber describe;
    CommandRunner run;
};

/// The methods of the protocol that read the workspace or the table of tools. Thread-safe.
class McpMethods
{
public:
    explicit McpMethods(const McpHost &host);

    /// Returns the result of a request, or an error.
    RpcResult<Json> call(const RpcMessage &request, const McpCaller &caller, const StopCheck &stopReason);

    /// Returns whether a method responds from memory, without waiting for other requests.
    static bool isImmediate(const QString &method);

private:
    RpcResult<Json> dispatchRequest(const RpcMessage &request, const McpCaller &caller, const StopCheck &stopReason);
    RpcResult<Json> callTool(const Json &params, const StopCheck &stopReason) const;
    RpcResult<Json> listPrompts(const Json &params);
    RpcResult<Json> getPrompt(const Json &params, const StopCheck &stopReason);
    RpcResult<Json> listResources(const Json &params);
    RpcResult<Json> readResource(const Json &params, const McpCaller &caller, const StopCheck &stopReason);
    Result<OpenedWorkspace> open();

    const McpHost &m_host;
    Json m_toolList = Json::array();
    std::mutex m_mutex;
    OpenedWorkspace m_opened; ///< the last state, from which unchanged documents are reused
};

} // namespace outcrop
