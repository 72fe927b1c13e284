// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/mcp/commandprocess.h"

#include "core/mcp/mcpmessages.h"

#include <QProcess>

#include <csignal>
#include <sys/prctl.h>

namespace outcrop {
namespace {

constexpr int lookMilliseconds = 25;
constexpr qsizetype maxMessages = 64 * 1024;
constexpr qsizetype megabyte = 1024 * 1024;

McpCommandResult stopProcess(QProcess &process, const QString &reason)
{
    process.kill();
    process.waitForFinished();
    return {-1, {}, {}, reason};
}

} // namespace

CommandProcess::CommandProcess(const QString &folder, bool canWrite, qsizetype maxResult, const QString &program)
    : m_program(program)
    , m_folder(folder)
    , m_permissions{QStringLiteral("--confined")}
    , m_maxResult(maxResult)
{
    if (!canWrite)
        m_permissions.append(QStringLiteral("--read-only"));
}

McpCommandResult CommandProcess::operator()(const QStringList &words, const QByteArray &input, const StopCheck &stopReason) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder);
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    process.start(m_program, QStringList{QStringLiteral("-C"), m_folder} + m_permissions + words);
    if (!process.waitForStarted())
        return {-1, {}, {}, mcpmessages::notRun(process.errorString())};
    process.write(input);
    process.closeWriteChannel();
    McpCommandResult result;
    for (bool ends = false; !ends;) {
        ends = process.waitForFinished(lookMilliseconds) || process.state() == QProcess::NotRunning;
        result.out += process.readAllStandardOutput();
        result.err += process.readAllStandardError();
        result.err.truncate(maxMessages);
        if (result.out.size() > m_maxResult)
            return stopProcess(process, mcpmessages::tooLarge(m_maxResult / megabyte));
        if (const QString reason = ends ? QString() : stopReason(); !reason.isEmpty())
            return stopProcess(process, reason);
    }
    if (process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, {}, mcpmessages::notRun(process.errorString())};
    result.exitCode = process.exitCode();
    return result;
}

} // namespace outcrop
