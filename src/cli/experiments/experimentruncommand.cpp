// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentruncommand.h"

#include "app/experiments/planexperiment.h"
#include "app/experiments/recordexperiment.h"
#include "app/queue/openqueue.h"
#include "app/queue/queuedexperiment.h"
#include "cli/base/baseoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/confirm.h"
#include "cli/base/failurecode.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/experiments/experimentreporttext.h"
#include "cli/experiments/experimentsoutput.h"
#include "cli/records/storerecorder.h"
#include "core/base/explainerror.h"
#include "core/experiments/numbertext.h"
#include "core/experiments/reportformats.h"

#include <algorithm>
#include <ostream>

#include <unistd.h>

namespace outcrop {
namespace {

const std::string runGroup = QT_TRANSLATE_NOOP("cli", "Run");

/// Returns a listener that updates a progress line; an empty listener without a terminal.
ExperimentListener listenerFor(const Console &console)
{
    if (!isTerminal(console) || ::isatty(STDERR_FILENO) == 0)
        return {};
    ExperimentListener listener;
    listener.progress = [&console](const ExperimentProgress &progress) {
        constexpr qint64 second = 1000;
        const QString done = countText(progress.done), planned = countText(progress.planned), failed = countText(progress.failed);
        const QString left = countText(progress.remainingTime.count() / second);
        const QString text = progress.stopState ? experimentsoutput::progressWithStopRule(done, planned, failed, left, pValueText(progress.stopState->p))
                                                : experimentsoutput::progress(done, planned, failed, left);
        write(console.errors, QStringLiteral("\r%1 \u001b[K").arg(text));
        if (progress.done >= progress.planned)
            write(console.errors, QStringLiteral("\n"));
        console.errors.flush();
    };
    return listener;
}

/// Returns Provider if every trial failed, Findings if some did, otherwise Done.
ExitCode codeOf(const RunRecord &record)
{
    const auto failed = std::count_if(record.results.begin(), record.results.end(), [](const TrialResult &one) { return one.isFailed(); });
    if (failed == 0)
        return ExitCode::Done;
    return failed == record.results.size() ? ExitCode::Provider : ExitCode::Findings;
}

/// Prints the outcome of a run and its results so far. Returns the exit code.
ExitCode printOutcome(const Invocation &invocation, const Result<ExperimentOutcome> &outcome)
{
    if (!outcome)
        return failExperiment(invocation, outcome.error());
    invocation.report(outcome->diagnostics);
    const ExperimentReport report = createReport(outcome->setup, outcome->record);
    if (outcome->abortReason)
        printMessage(invocation.console, outcome->abortReason->message);
    if (outcome->costLimitError)
        printMessage(invocation.console, *outcome->costLimitError);
    if (outcome->isInterrupted)
        printMessage(invocation.console, experimentsoutput::stopped(outcome->record.results.size(), outcome->record.planned));
    if (invocation.printsJson)
        invocation.print(toJson(report));
    else
        printReport(invocation.console, report);
    if (outcome->abortReason)
        return failureCode(*outcome->abortReason);
    if (outcome->costLimitError)
        return ExitCode::Findings;
    if (outcome->isInterrupted)
        return ExitCode::Interrupted;
    const ExitCode code = codeOf(outcome->record);
    return code == ExitCode::Done && report.assertions && !report.assertions->isMet() ? ExitCode::Findings : code;
}

ExitCode runAndPrintOutcome(const Invocation &invocation, const OpenedWorkspace &opened, const QString &name, RunSettings settings)
{
    settings.listener = listenerFor(invocation.console);
    std::optional<Result<ExperimentOutcome>> outcome;
    runInterruptibly([&](const std::stop_token &stop) { outcome = runExperiment(opened, name, settings, stop); });
    if (*outcome)
        StoreRecorder(invocation, storeLocation(opened)).record([&outcome](Store &store) { return storeExperiment(store, **outcome); });
    return printOutcome(invocation, *outcome);
}

} // namespace

CLI::App *ExperimentRunCommand::addTo(CLI::App &experiment)
{
    CLI::App *command = addCommand(experiment, "run", QT_TRANSLATE_NOOP("cli", "Run or continue an experiment; tokens, cost and time are shown first"),
                                   "outcrop-cli -C garden experiment run xml-or-text");
    addExperimentName(*command, m_name);
    CLI::Option *offlineOption = command->add_flag("--offline", m_isOffline, QT_TRANSLATE_NOOP("cli", "Make no API calls: use recorded responses and metrics that need no provider"))->group(runGroup);
    command->add_flag("--restart", m_restartsRun, QT_TRANSLATE_NOOP("cli", "Archive the recorded run and start a new one"))->group(runGroup);
    command->add_flag("--anew", m_restartsRun)->group(""); // former name of --restart
    command->add_flag("--force", m_isForced, QT_TRANSLATE_NOOP("cli", "Allow requests that exceed the context window, violate an agent requirement or guardrail, have no task, or are missing a required part"))->group(runGroup);
    CLI::Option *concurrency = command->add_option("--concurrency", m_concurrency, QT_TRANSLATE_NOOP("cli", "Maximum number of trials in parallel; 1 with a stopping rule [1]"))
        ->type_name("N")
        ->check(CLI::Range(1, maxConcurrency))
        ->group(runGroup);
    m_queue.addTo(*command, QT_TRANSLATE_NOOP("cli", "the trials"))->excludes(offlineOption)->excludes(concurrency);
    m_generation.addTo(*command, QT_TRANSLATE_NOOP("cli", "Response (defaults for the arms)"));
    m_requestOptions.addTo(*command, QT_TRANSLATE_NOOP("cli", "Sending"));
    return command;
}

ExitCode ExperimentRunCommand::run(const Invocation &invocation)
{
    return m_isOffline ? runWithRecordedResponses(invocation) : runWithModel(invocation);
}

ExitCode ExperimentRunCommand::runWithRecordedResponses(const Invocation &invocation) const
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    return runAndPrintOutcome(invocation, *opened, fromArgument(m_name), settings());
}

RunSettings ExperimentRunCommand::settings() const
{
    RunSettings settings;
    settings.limits = limits();
    settings.concurrency = m_concurrency;
    settings.startsNewRun = m_restartsRun;
    return settings;
}

TrialLimits ExperimentRunCommand::limits() const
{
    return {m_generation.params(), m_generation.maxCost(), m_isForced};
}

/// Shows the cost and asks for consent before sending requests.
ExitCode ExperimentRunCommand::runWithModel(const Invocation &invocation) const
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const Status usableStatus = m_queue.isQueued() ? checkQueueLocation(storeLocation(*opened)) : success(); !usableStatus)
        return invocation.fail(usableStatus.error());
    const Result<ExperimentPlan> plan =
        planExperiment(*opened, fromArgument(m_name), {limits(), m_requestOptions.callOptions(), m_concurrency, m_restartsRun});
    if (!plan)
        return failExperiment(invocation, plan.error());
    if (plan->resumeError)
        return failExperiment(invocation, *plan->resumeError);
    if (!plan->callsProviders())
        return runWithRecordedResponses(invocation);
    printPlan({invocation.console.errors, invocation.console.errors, invocation.console.input}, *plan);
    if (const std::optional<Error> refusal = runError(*plan, m_isForced)) {
        const bool canForce = !plan->unfitFindings.isEmpty() && !m_isForced;
        const QString reason = withAction(*refusal).message;
        printMessage(invocation.console, canForce ? experimentsoutput::notSent(reason) : reason);
        return ExitCode::Findings;
    }
    const SendConsent consent = SendConsent::ask(invocation, m_requestOptions, m_queue.isQueued() ? experimentsoutput::askQueue() : experimentsoutput::askRun());
    if (!consent.isGiven())
        return consent.refusalCode();
    if (m_queue.isQueued())
        return runQueued(invocation, *opened);
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    ProviderAccess access(consent, m_requestOptions, *keys);
    const std::unique_ptr<Provider> provider = access.of(opened->catalog, {.parallelCalls = plan->concurrency});
    RunSettings onlineSettings = settings();
    onlineSettings.provider = provider.get();
    return runAndPrintOutcome(invocation, *opened, fromArgument(m_name), onlineSettings);
}

/// Makes no API calls: workers send the requests, with their consent and their keys.
ExitCode ExperimentRunCommand::runQueued(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<std::unique_ptr<JobQueue>> queue = openQueue(storeLocation(opened), *keys);
    if (!queue)
        return invocation.fail(queue.error());
    QueuedRunSettings queued;
    queued.limits = limits();
    queued.startsNewRun = m_restartsRun;
    queued.waits = m_queue.waits();
    queued.requestsPerMinute = m_queue.requestsPerMinute();
    queued.listener = listenerFor(invocation.console);
    std::optional<Result<QueuedRunOutcome>> outcome;
    runInterruptibly([&](const std::stop_token &stop) { outcome = runQueuedExperiment(opened, fromArgument(m_name), **queue, queued, stop); });
    if (!*outcome)
        return failExperiment(invocation, outcome->error());
    const QueuedRunOutcome &queuedOutcome = **outcome;
    StoreRecorder(invocation, storeLocation(opened)).record([&queuedOutcome](Store &store) { return storeExperiment(store, queuedOutcome.run); });
    printQueueProgress(invocation.console, {queuedOutcome.queuedTrials, queuedOutcome.abandonedTrials, queuedOutcome.uncertainCost, {}, queuedOutcome.run.costLimitError}, baseoutput::queuedTrials);
    const ExitCode code = printOutcome(invocation, queuedOutcome.run);
    return !m_queue.waits() && code == ExitCode::Interrupted ? ExitCode::Done : code;
}

} // namespace outcrop
