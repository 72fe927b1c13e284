// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rpc/rpcmessage.h"

#include <QStringList>

namespace outcrop {

/// The two eras of the protocol. Until 2025-11-25, a client opens a session with `initialize`. Since 2026-07-28, there are no sessions, and each request has
/// its version in `_meta`.
enum class McpEra { Session, Stateless };

/// The error code for a version that is not supported.
inline constexpr int mcpUnsupportedVersion = -32022;

/// Returns the supported versions of an era, newest first.
QStringList mcpVersions(McpEra era);

/// The protocol details of the client that sent a request.
struct McpCaller {
    McpEra era = McpEra::Session;
    QString version;
    Json progressToken = {}; ///< a string or an integer if the client wants progress notifications, otherwise null
};

/// The state of one connection, which accepts requests of both eras.
class McpSession
{
public:
    /// Returns the caller of a request. Failures: the session has not started (only `ping` may precede it), or `_meta` is incomplete or names an unsupported
    /// version.
    RpcResult<McpCaller> callerOf(const RpcMessage &request) const;

    /// Starts the session and returns its version: the requested one if it is supported, otherwise the newest. Failures: the session has already started,
    /// or `protocolVersion` is missing or not a string.
    RpcResult<QString> initialize(const RpcMessage &request);

    bool hasBegun() const { return !m_version.isEmpty(); }

private:
    QString m_version; ///< empty before `initialize`
};

} // namespace outcrop
