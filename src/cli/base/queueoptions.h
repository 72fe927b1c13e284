// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/queuedrun.h"
#include "cli/base/invocation.h"
#include "core/base/messagetext.h"

#include <CLI/CLI.hpp>

#include <optional>

namespace outcrop {

/// The options of every command that can queue its work: `--queue`, `--no-wait` and `--rate`.
class QueueOptions
{
public:
    /// Adds the options. `what` names the queued work, such as `QT_TRANSLATE_NOOP("cli", "the trials")`. --rate is only added if the work sends requests. Returns --queue.
    CLI::Option *addTo(CLI::App &command, const std::string &what, bool sendsRequests = true);

    bool isQueued() const { return m_isQueued; }
    bool waits() const { return !m_skipsWait; }
    std::optional<double> requestsPerMinute() const { return m_rate; }
    /// Returns Findings at a cost limit or if jobs were abandoned, Done if all jobs have a result or --no-wait was given, otherwise Interrupted.
    ExitCode exitCode(const QueueProgress &progress) const;
    /// Returns the queue settings. On a terminal, they include a progress line.
    QueueSettings settings(const Console &console, const std::optional<Cost> &maxCost = {}) const;
    /// Prints the progress of a run that has no result yet, and returns exitCode(). `jobs` counts jobs, such as baseoutput::queuedTrials.
    ExitCode reportOpenRun(const Invocation &invocation, const QueueProgress &progress, const CountText &jobs) const;

private:
    bool m_isQueued = false;
    bool m_skipsWait = false;
    std::optional<double> m_rate; ///< requests per minute
};

/// Returns the progress as in the output of commands: `{"open": 3, …}`.
Json toJson(const QueueProgress &progress);

/// Prints the jobs of a queued run without a result, and the cost of interrupted requests. `jobs` counts jobs, such as baseoutput::queuedTrials.
void printQueueProgress(const Console &console, const QueueProgress &progress, const CountText &jobs);

} // namespace outcrop
