// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/syntax/syntaxworker.h"
#include "core/rules/syntaxreport.h"

#include <QByteArrayList>
#include <QMutex>

#include <chrono>
#include <memory>
#include <vector>

namespace outcrop {

/// The program that workers run, and the time limit per source.
struct SyntaxWorkerSettings {
    QByteArray program =
        "/proc/self/exe"; ///< this program; its main function calls runSyntaxWorker() for the argument syntaxWorkerArgument
    QByteArrayList arguments = {syntaxWorkerArgument};
    std::chrono::milliseconds timeout = std::chrono::seconds(10);
};

/// Parses sources in worker processes. A worker is started on demand and reused; there are as many as threads that parse at the same time. A crash or
/// timeout of a worker fails only the current source. Thread-safe. The destructor ends the workers.
class SyntaxPool
{
public:
    explicit SyntaxPool(const SyntaxWorkerSettings &settings = {});
    ~SyntaxPool();
    Q_DISABLE_COPY_MOVE(SyntaxPool)

    /// Returns the report on a source. If the worker crashes, exceeds the time limit or cannot be started, the report contains only the failure.
    SyntaxReport parse(const QString &text, const Grammar &grammar, const SyntaxSelection &selection);

private:
    class Process;

    std::unique_ptr<Process> acquireProcess();

    SyntaxWorkerSettings m_settings;
    QMutex m_mutex;
    std::vector<std::unique_ptr<Process>> m_idleProcesses;
};

} // namespace outcrop
