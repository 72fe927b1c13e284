// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mcp/mcpresults.h"

#include "core/mcp/mcpmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int resourceNotFound = -32002; ///< in protocol versions up to 2025-11-25
constexpr int sessionMilliseconds = 3'600'000;
const QString cursorMark = QStringLiteral("from:");

Json capabilities()
{
    return {{"tools", Json::object()}, {"prompts", Json::object()}, {"resources", Json::object()}, {"completions", Json::object()}};
}

Json serverJson(const McpServerInfo &server)
{
    return {{"name", "outcrop"}, {"title", "Outcrop"}, {"version", jsonString(server.version)}};
}

/// Returns the list index that a cursor encodes. Returns nullopt if this server did not issue the cursor or the index is past the end of the list.
std::optional<qsizetype> positionOf(const QString &cursor, qsizetype size)
{
    bool isNumber = false;
    const qlonglong position = cursor.mid(cursorMark.size()).toLongLong(&isNumber);
    return cursor.startsWith(cursorMark) && isNumber && position > 0 && position <= size ? std::optional(qsizetype(position)) : std::nullopt;
}

} // namespace

Json mcpInitializeResult(const QString &version, const McpServerInfo &server)
{
    Json known = capabilities();
    if (version < u"2025-03-26")
        known.erase("completions"); // not part of this version
    return {{"protocolVersion", jsonString(version)}, {"capabilities", known}, {"serverInfo", serverJson(server)}, {"instructions", jsonString(server.instructions)}};
}

Json mcpDiscoverResult(const McpServerInfo &server)
{
    return {{"supportedVersions", jsonStrings(mcpVersions(McpEra::Stateless))}, {"capabilities", capabilities()}, {"instructions", jsonString(server.instructions)}};
}

Json mcpResult(Json result, const McpCaller &caller, const McpServerInfo &server, McpReuse reuse)
{
    if (caller.era == McpEra::Session)
        return result;
    result["resultType"] = "complete";
    result["_meta"]["io.modelcontextprotocol/serverInfo"] = serverJson(server);
    if (reuse == McpReuse::None)
        return result;
    result["ttlMs"] = reuse == McpReuse::Session ? sessionMilliseconds : 0;
    result["cacheScope"] = "private";
    return result;
}

RpcResult<Json> mcpPage(const std::string &key, const Json &items, const Json &params, qsizetype pageSize)
{
    const auto cursor = params.find("cursor");
    const auto size = qsizetype(items.size());
    qsizetype start = 0;
    if (cursor != params.end() && !cursor->is_null()) {
        const std::optional<qsizetype> position = positionOf(qString(*cursor), size);
        if (!position)
            return RpcError(RpcCode::InvalidParams, mcpmessages::unknownCursor());
        start = *position;
    }
    const qsizetype end = std::min(size, start + pageSize);
    Json page = Json::array();
    for (qsizetype i = start; i < end; ++i)
        page.push_back(items[size_t(i)]);
    Json result = Json::object();
    result[key] = std::move(page);
    if (end < size)
        result["nextCursor"] = jsonString(QString(cursorMark + QString::number(end)));
    return result;
}

RpcResult<QString> requiredMcpString(const Json &params, const std::string &key)
{
    const auto found = params.find(key);
    if (found == params.end() || !found->is_string())
        return RpcError(RpcCode::InvalidParams, mcpmessages::noText(QString::fromStdString(key)));
    return qString(*found);
}

RpcError makeUnknownResourceError(const QString &uri, McpEra era)
{
    const int code = era == McpEra::Session ? resourceNotFound : int(RpcCode::InvalidParams);
    return {code, mcpmessages::unknownResource(uri), {{"uri", jsonString(uri)}}};
}

} // namespace outcrop
