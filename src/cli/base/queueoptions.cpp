// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/queueoptions.h"

#include "cli/base/baseoutput.h"
#include "cli/base/confirm.h"
#include "cli/base/table.h"

#include <QCoreApplication>

#include <ostream>

#include <unistd.h>

namespace outcrop {

CLI::Option *QueueOptions::addTo(CLI::App &command, const std::string &workName, bool sendsRequests)
{
    const QString work = QCoreApplication::translate("cli", workName.c_str());
    const std::string group = QT_TRANSLATE_NOOP("cli", "Queue");
    CLI::Option *queue = command.add_flag("--queue", m_isQueued, baseoutput::queueOption(work).toStdString())->group(group);
    command.add_flag("--no-wait", m_skipsWait, QT_TRANSLATE_NOOP("cli", "Exit after queuing; to collect the results, run the command again"))->needs(queue)->group(group);
    if (!sendsRequests)
        return queue;
    constexpr double mostPerMinute = 1'000'000;
    command.add_option("--rate", m_rate, QT_TRANSLATE_NOOP("cli", "Maximum number of requests per minute to each provider, for all workers together [the previous rate, initially unlimited]"))
        ->type_name("N")
        ->check(CLI::Range(0.01, mostPerMinute))
        ->needs(queue)
        ->group(group);
    return queue;
}

QueueSettings QueueOptions::settings(const Console &console, const std::optional<Cost> &maxCost) const
{
    QueueSettings settings;
    settings.maxCost = maxCost;
    settings.waits = waits();
    settings.requestsPerMinute = m_rate;
    if (!isTerminal(console) || ::isatty(STDERR_FILENO) == 0)
        return settings;
    settings.progress = [&console](const QueueState &state) {
        const qint64 open = state.waiting + state.leasedJobs;
        write(console.errors, u'\r' + baseoutput::queueProgress(countText(state.waiting), countText(state.leasedJobs), countText(state.done + state.collectedJobs), toText(costOfFinishedCalls(state)))
                               + QStringLiteral(" \u001b[K"));
        if (open == 0)
            write(console.errors, QStringLiteral("\n"));
        console.errors.flush();
    };
    return settings;
}

ExitCode QueueOptions::exitCode(const QueueProgress &progress) const
{
    if (progress.costLimitError || progress.abandonedJobs > 0)
        return ExitCode::Findings;
    return progress.isComplete() || m_skipsWait ? ExitCode::Done : ExitCode::Interrupted;
}

ExitCode QueueOptions::reportOpenRun(const Invocation &invocation, const QueueProgress &progress, const CountText &jobs) const
{
    printQueueProgress(invocation.console, progress, jobs);
    if (progress.costLimitError)
        printMessage(invocation.console, *progress.costLimitError);
    if (invocation.printsJson)
        invocation.print({{"queue", toJson(progress)}});
    return exitCode(progress);
}

Json toJson(const QueueProgress &progress)
{
    return {{"open", progress.open}, {"given_up", progress.abandonedJobs}, {"cost_usd", toJson(progress.spentCost)}, {"uncertain_cost_usd", toJson(std::optional(progress.uncertainCost))},
        {"at_cost_limit", progress.costLimitError.has_value()}};
}

void printQueueProgress(const Console &console, const QueueProgress &progress, const CountText &jobs)
{
    if (progress.open > 0 && !progress.costLimitError)
        printMessage(console, baseoutput::inQueue(countText(progress.open, jobs)));
    if (progress.abandonedJobs > 0)
        printMessage(console, baseoutput::abandoned(countText(progress.abandonedJobs, jobs), countText(maxJobAttempts)));
    if (!progress.uncertainCost.isZero())
        printMessage(console, baseoutput::uncertainCost(toText(progress.uncertainCost)));
}

} // namespace outcrop
