// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mcp/mcpsession.h"

#include "core/base/joinedtext.h"
#include "core/mcp/mcpmessages.h"

namespace outcrop {
namespace {

const char *const versionKey = "io.modelcontextprotocol/protocolVersion";
const char *const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";

/// Returns `params._meta`, or an empty object.
Json metaOf(const RpcMessage &request)
{
    const auto meta = request.params.find("_meta");
    return meta != request.params.end() && meta->is_object() ? *meta : Json::object();
}

RpcResult<McpCaller> statelessCaller(const Json &meta, const Json &token)
{
    const QString version = qString(meta[versionKey]);
    const QStringList supportedVersions = mcpVersions(McpEra::Stateless);
    if (!supportedVersions.contains(version))
        return RpcError(mcpUnsupportedVersion, mcpmessages::unsupportedVersion(version, supportedVersions.join(listSeparator())),
            {{"supported", jsonStrings(supportedVersions)}, {"requested", meta[versionKey]}});
    if (!meta.contains(capabilitiesKey) || !meta[capabilitiesKey].is_object())
        return RpcError(RpcCode::InvalidParams, mcpmessages::noCapabilities());
    return McpCaller{McpEra::Stateless, version, token};
}

} // namespace

QStringList mcpVersions(McpEra era)
{
    if (era == McpEra::Stateless)
        return {QStringLiteral("2026-07-28")};
    return {QStringLiteral("2025-11-25"), QStringLiteral("2025-06-18"), QStringLiteral("2025-03-26"), QStringLiteral("2024-11-05")};
}

RpcResult<McpCaller> McpSession::callerOf(const RpcMessage &request) const
{
    const Json meta = metaOf(request);
    const Json token = meta.value("progressToken", Json());
    const Json progressToken = isRpcId(token) ? token : Json();
    if (meta.contains(versionKey))
        return statelessCaller(meta, progressToken);
    if (!hasBegun() && request.method != u"ping")
        return RpcError(RpcCode::InvalidRequest, mcpmessages::notInitialized());
    return McpCaller{McpEra::Session, m_version, progressToken};
}

RpcResult<QString> McpSession::initialize(const RpcMessage &request)
{
    if (hasBegun())
        return RpcError(RpcCode::InvalidRequest, mcpmessages::initializedTwice());
    const QStringList supportedVersions = mcpVersions(McpEra::Session);
    const auto requestedVersion = request.params.find("protocolVersion");
    if (requestedVersion == request.params.end() || !requestedVersion->is_string())
        return RpcError(RpcCode::InvalidParams, mcpmessages::noVersion(supportedVersions.first()));
    m_version = supportedVersions.contains(qString(*requestedVersion)) ? qString(*requestedVersion) : supportedVersions.first();
    return m_version;
}

} // namespace outcrop
