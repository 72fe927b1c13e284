// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/queue/workercommand.h"

#include "app/experiments/runexperiment.h"
#include "app/queue/openqueue.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/failurecode.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/queue/queueoutput.h"

#include <QCoreApplication>
#include <QSysInfo>

#include <limits>

namespace outcrop {
namespace {

Json toJson(const WorkerOutcome &outcome)
{
    return {{"done", outcome.done}, {"failed", outcome.failed}, {"retried", outcome.retriedJobs}, {"lost", outcome.lostJobs}, {"cost_usd", toJson(outcome.spentCost)},
        {"skipped", jsonStrings(outcome.skippedRuns)}};
}

QString summaryOf(const WorkerOutcome &outcome)
{
    const QString done = countText(outcome.done), failed = countText(outcome.failed), cost = toText(outcome.spentCost);
    if (outcome.retriedJobs > 0 && outcome.lostJobs > 0)
        return queueoutput::jobsDoneRetriedLost(outcome.done, done, failed, cost, countText(outcome.retriedJobs), countText(outcome.lostJobs));
    if (outcome.retriedJobs > 0)
        return queueoutput::jobsDoneRetried(outcome.done, done, failed, cost, countText(outcome.retriedJobs));
    if (outcome.lostJobs > 0)
        return queueoutput::jobsDoneLost(outcome.done, done, failed, cost, countText(outcome.lostJobs));
    return queueoutput::jobsDone(outcome.done, done, failed, cost);
}

ExitCode codeOf(const WorkerOutcome &outcome, bool isInterrupted)
{
    if (outcome.keyFailure)
        return failureCode(*outcome.keyFailure);
    if (outcome.costLimitError || !outcome.skippedRuns.isEmpty())
        return ExitCode::Findings;
    return isInterrupted ? ExitCode::Interrupted : ExitCode::Done;
}

ExitCode printOutcome(const Invocation &invocation, const WorkerOutcome &outcome, bool isInterrupted)
{
    if (outcome.costLimitError)
        printMessage(invocation.console, *outcome.costLimitError);
    if (invocation.printsJson)
        invocation.print(toJson(outcome));
    else
        writeSentence(invocation.console.out, summaryOf(outcome));
    return codeOf(outcome, isInterrupted);
}

} // namespace

CLI::App *WorkerCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "worker", QT_TRANSLATE_NOOP("cli", "Run queued jobs with the keys of this computer; several workers share one queue"),
        "outcrop-cli -C garden worker --max-cost 5 --until-empty");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Jobs");
    command->add_option("--concurrency", m_concurrency, QT_TRANSLATE_NOOP("cli", "Maximum number of jobs in parallel [1]"))->type_name("N")->check(CLI::Range(1, maxConcurrency))->group(group);
    command->add_option("--max-jobs", m_maxJobs, QT_TRANSLATE_NOOP("cli", "Exit after N jobs [unlimited]"))
        ->type_name("N")
        ->check(CLI::Range(qint64(1), std::numeric_limits<qint64>::max()))
        ->group(group);
    command->add_flag("--until-empty", m_stopsWhenEmpty, QT_TRANSLATE_NOOP("cli", "Exit when the queue has no more jobs for this worker"))->group(group);
    constexpr double shortest = 1;
    constexpr double longest = 24 * 60 * 60;
    command->add_option("--lease", m_leaseSeconds, QT_TRANSLATE_NOOP("cli", "Time in seconds after which other workers take over the jobs of a killed worker [60]"))
        ->type_name("SECONDS")
        ->check(CLI::Range(shortest, longest))
        ->group(group);
    m_generation.addMaxCostTo(*command, QT_TRANSLATE_NOOP("cli", "Sending"))->required();
    m_requests.addWithoutRetriesTo(*command, QT_TRANSLATE_NOOP("cli", "Sending"));
    return command;
}

WorkerSettings WorkerCommand::settings() const
{
    constexpr double millisecondsPerSecond = 1000;
    WorkerSettings settings;
    settings.name = QStringLiteral("%1/%2").arg(QSysInfo::machineHostName()).arg(QCoreApplication::applicationPid());
    settings.maxCost = m_generation.maxCost();
    settings.concurrency = m_concurrency;
    settings.maxJobs = m_maxJobs;
    settings.stopsWhenEmpty = m_stopsWhenEmpty;
    settings.lease = std::chrono::milliseconds(static_cast<qint64>(m_leaseSeconds * millisecondsPerSecond));
    return settings;
}

/// Asks for consent before the queue is opened, because the queue determines how many requests are sent.
ExitCode WorkerCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    WorkerSettings worker = settings();
    const SendConsent consent = SendConsent::ask(invocation, m_requests, queueoutput::askSend(toText(worker.maxCost)));
    if (!consent.isGiven())
        return consent.refusalCode();
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<std::unique_ptr<JobQueue>> queue = openQueue(storeLocation(*opened), *keys);
    if (!queue)
        return invocation.fail(queue.error());
    ProviderAccess access(consent, m_requests, *keys);
    const std::unique_ptr<Provider> provider = access.of(opened->catalog, {.parallelCalls = m_concurrency});
    worker.provider = provider.get();
    worker.providers = &access.providers();
    worker.keys = keys.get();
    worker.allowsOutside = invocation.allowsOutside;
    worker.listener.runSkipped = [&invocation](const QString &reason) { printMessage(invocation.console, reason); };
    std::optional<Result<WorkerOutcome>> outcome;
    bool isInterrupted = false;
    runInterruptibly([&](const std::stop_token &stop) {
        outcome = runWorker(*opened, **queue, worker, stop);
        isInterrupted = stop.stop_requested();
    });
    return *outcome ? printOutcome(invocation, **outcome, isInterrupted) : invocation.fail(outcome->error());
}

} // namespace outcrop
