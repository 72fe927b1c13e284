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

/// The program that workers run, and how long one source may take them.
struct SyntaxWorkerSettings {
    QByteArray program = "/proc/self/exe"; ///< this one: its main function calls runSyntaxWorker() when it sees the word
    QByteArrayList arguments = {syntaxWorkerWord};
    std::chrono::milliseconds patience = std::chrono::seconds(10);
};

/// Reads sources in separate processes, started when they are needed and kept for the next source: one for each thread that asks at the same time.
/// What ends or stalls one of them is a failure of that source and of nothing else. Safe to use from several threads; ends its processes with itself.
class SyntaxPool
{
public:
    explicit SyntaxPool(const SyntaxWorkerSettings &settings = {});
    ~SyntaxPool();
    Q_DISABLE_COPY_MOVE(SyntaxPool)

    SyntaxReport read(const QString &text, const Grammar &grammar, const SyntaxQuestions &questions);

private:
    class Process;

    std::unique_ptr<Process> idleOrNew();

    SyntaxWorkerSettings m_settings;
    QMutex m_mutex;
    std::vector<std::unique_ptr<Process>> m_idle;
};

} // namespace outcrop
