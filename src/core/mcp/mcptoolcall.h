// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/mcp/mcptool.h"

#include <functional>

namespace outcrop {

/// A command line for a call of a tool.
struct McpCommandLine {
    QStringList words;
    QByteArray input; ///< standard input
};

/// The result of a command line.
struct McpCommandResult {
    int exitCode = 0;
    QByteArray out;
    QByteArray err;
    QString problem = {}; ///< reason why the command was stopped, such as the time limit; empty if it ended normally
};

/// Returns the absolute path of a file in the workspace, or an error if it must not be used.
using McpPathCheck = std::function<Result<QString>(const QString &path)>;

/// Returns the command line for a call, in which values cannot be mistaken for options. Errors: Invalid, with a message for the model, for arguments that do
/// not match the tool's schema or are too long, and for paths outside the workspace.
Result<McpCommandLine> mcpCommandLine(const McpTool &tool, const Json &arguments, bool canWrite, const McpPathCheck &checkPath);

/// Returns the result of `tools/call`: the JSON document that the command printed, as text and structured, and its messages. The call failed if the command
/// printed no result.
Json mcpToolResult(const McpTool &tool, const McpCommandResult &result);
/// Returns the result of a call that was rejected.
Json mcpToolError(const QString &reason);

/// Returns the lines of standard error, without empty lines and without the prefix `outcrop-cli: `. If the command failed, they contain the reason.
QString mcpMessages(const McpCommandResult &result);

/// Parses the output into `document` and returns whether it is a result. A result is the JSON of a command that ended normally with exit code 0 or 1. The error document
/// of a command that fails with `--json` is not a result.
bool parseMcpResult(const McpCommandResult &result, Json &document);

} // namespace outcrop
