// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/queueoptions.h"

#include "cli/base/confirm.h"
#include "cli/base/table.h"

#include <ostream>

#include <unistd.h>

namespace outcrop {

CLI::Option *QueueOptions::addTo(CLI::App &command, const std::string &what, bool sendsRequests)
{
    const std::string group = "Queue";
    CLI::Option *queue = command.add_flag("--queue", m_isQueued, "Queue " + what + " for `worker`, which can run on other computers, and collect the results; a store on PostgreSQL is required")->group(group);
    command.add_flag("--no-wait", m_skipsWait, "Exit after queuing; to collect the results, run the command again")->needs(queue)->group(group);
    if (!sendsRequests)
        return queue;
    constexpr double mostPerMinute = 1'000'000;
    command.add_option("--rate", m_rate, "Maximum number of requests per minute to each provider, for all workers together [the previous rate, initially unlimited]")
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
        const qint64 open = state.waiting + state.leased;
        write(console.err, QStringLiteral("\r%1 waiting, %2 in progress, %3 done, %4 \u001b[K")
                               .arg(countText(state.waiting), countText(state.leased), countText(state.done + state.collected), toText(spentOf(state))));
        if (open == 0)
            write(console.err, QStringLiteral("\n"));
        console.err.flush();
    };
    return settings;
}

ExitCode QueueOptions::exitCode(const QueueProgress &progress) const
{
    if (progress.costLimitError || progress.abandoned > 0)
        return ExitCode::Findings;
    return progress.isComplete() || m_skipsWait ? ExitCode::Done : ExitCode::Interrupted;
}

ExitCode QueueOptions::reportOpenRun(const Invocation &invocation, const QueueProgress &progress, const QString &noun) const
{
    printQueueProgress(invocation.console, progress, noun);
    if (progress.costLimitError)
        printMessage(invocation.console, *progress.costLimitError);
    if (invocation.printsJson)
        invocation.print({{"queue", toJson(progress)}});
    return exitCode(progress);
}

Json toJson(const QueueProgress &progress)
{
    return {{"open", progress.open}, {"given_up", progress.abandoned}, {"cost_usd", toJson(progress.spent)}, {"uncertain_cost_usd", toJson(std::optional(progress.uncertain))},
        {"at_cost_limit", progress.costLimitError.has_value()}};
}

void printQueueProgress(const Console &console, const QueueProgress &progress, const QString &noun)
{
    if (progress.open > 0 && !progress.costLimitError)
        printMessage(console, QStringLiteral("%1 in the queue. Process the queue with `outcrop-cli worker`, then run this command again to collect the results").arg(countText(progress.open, noun)));
    if (progress.abandoned > 0)
        printMessage(console, QStringLiteral("%1 abandoned after %2 attempts whose workers ended without a result; run the same command to try again")
                                  .arg(countText(progress.abandoned, noun), countText(maxJobAttempts)));
    if (!progress.uncertain.isZero())
        printMessage(console, QStringLiteral("requests of killed workers may have cost up to %1, in addition to the cost of the results").arg(toText(progress.uncertain)));
}

} // namespace outcrop
