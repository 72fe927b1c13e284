// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mcp/mcpsession.h"

namespace outcrop {

/// The description of the server for clients.
struct McpServerInfo {
    QString version;
    QString instructions; ///< text for the model that describes the server's purpose
};

/// The time for which a client may reuse a result.
enum class McpReuse {
    None,    ///< results of this kind cannot be reused, such as tool results
    Never,   ///< the result depends on files, which may change
    Session, ///< the result does not change while the server runs
};

Json mcpInitializeResult(const QString &version, const McpServerInfo &server);
Json mcpDiscoverResult(const McpServerInfo &server);

/// Returns a result with the members that the caller's version requires: since 2026-07-28 its type, the server, and how long it may be reused.
Json mcpResult(Json result, const McpCaller &caller, const McpServerInfo &server, McpReuse reuse);

/// Returns the page of a list that `params.cursor` selects: `{key: [...], "nextCursor": ...}`. Returns InvalidParams for an unknown cursor.
RpcResult<Json> mcpPage(const std::string &key, const Json &items, const Json &params, qsizetype pageSize = 100);

/// Returns a required string member of an object, or InvalidParams.
RpcResult<QString> requiredMcpString(const Json &params, const std::string &key);

/// Returns the failure for an unknown resource. Its code depends on the protocol version.
RpcError makeUnknownResourceError(const QString &uri, McpEra era);

} // namespace outcrop
