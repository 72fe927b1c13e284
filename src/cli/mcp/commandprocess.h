// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mcp/mcptoolcall.h"

#include <functional>

namespace outcrop {

/// Returns the reason why a command must stop, or an empty string. Called repeatedly while the command runs.
using StopCheck = std::function<QString()>;

/// Runs a command line with an input until it ends or must stop, and returns its result. Blocks. Called on several threads.
using CommandRunner = std::function<McpCommandResult(const QStringList &words, const QByteArray &input, const StopCheck &stopReason)>;

/// Runs this program's commands in separate processes, so that a command can be stopped at any time, and cannot crash or block the server. A process has only
/// the permissions of tools, and ends with the server. Thread-safe.
class CommandProcess
{
public:
    /// `folder` is the workspace, absolute. `maxResult` is the maximum size of the output in bytes.
    CommandProcess(const QString &folder, bool canWrite, qsizetype maxResult, const QString &program = QStringLiteral("/proc/self/exe"));

    McpCommandResult operator()(const QStringList &words, const QByteArray &input, const StopCheck &stopReason) const;

private:
    QString m_program;
    QString m_folder;
    QStringList m_permissions;
    qsizetype m_maxResult;
};

} // namespace outcrop
