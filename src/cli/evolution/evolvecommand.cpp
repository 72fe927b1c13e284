// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/evolvecommand.h"

#include "app/evolution/evolutiontimer.h"
#include "app/evolution/evolvenotices.h"
#include "app/queue/openqueue.h"
#include "app/records/storelocation.h"
#include "cli/base/baseoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/evolution/evolutionoutput.h"
#include "cli/records/logstore.h"
#include "core/evolution/evidencelines.h"
#include "core/ports/storedjson.h"

namespace outcrop {
namespace {

const QStringList schedulers{QStringLiteral("cron"), QStringLiteral("systemd")};

/// Returns the error in the period, or an empty string. An invalid time means that its option was not given.
QString periodUsageError(const QDateTime &since, const QDateTime &until, const QDateTime &now)
{
    if (since.isValid() && until.isValid() && since >= until)
        return evolutionoutput::emptyPeriod();
    return since.isValid() && since > now ? evolutionoutput::startInFuture() : QString();
}

Json outcomeJson(const EvolveOutcome &outcome)
{
    const EvolutionRun &run = outcome.report.run;
    Json suggestions = Json::array();
    for (const Suggestion &suggestion : outcome.report.suggestions)
        suggestions.push_back(recordJson(suggestion));
    return {{"from", jsonString(run.from.toString(Qt::ISODateWithMs))}, {"until", jsonString(run.until.toString(Qt::ISODateWithMs))}, {"turns", run.turns},
        {"recorded_use", run.recordedUse}, {"tests", run.tests}, {"has_history", run.hasHistory}, {"suggestions", suggestions}, {"repeated", outcome.report.repeatedCount},
        {"report", jsonStringOrNull(outcome.path)}};
}

} // namespace

CLI::App *EvolveCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "evolve", QT_TRANSLATE_NOOP("cli", "Suggest prompt changes based on recorded interactions; no layer is changed"),
                                   "outcrop-cli -C garden evolve --since 2026-11-01");
    const std::string periodGroup = QT_TRANSLATE_NOOP("cli", "Period");
    command->add_option("--since", m_sinceDate, QT_TRANSLATE_NOOP("cli", "Start of the period, in UTC [30 days ago]"))->type_name("TIME")->group(periodGroup);
    command->add_option("--until", m_untilDate, QT_TRANSLATE_NOOP("cli", "End of the period, in UTC; used as the current time [now]"))->type_name("TIME")->group(periodGroup);
    const std::string outputGroup = QT_TRANSLATE_NOOP("cli", "Output");
    CLI::Option *dryRun = command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Print the report without writing files or records"))->group(outputGroup);
    command->add_flag("--notify", m_sendsNotices, QT_TRANSLATE_NOOP("cli", "Send notifications to notify_channel in config.toml: new suggestions, the first analysis, weekly summaries and failures"))->group(outputGroup);
    command->add_option("--print-schedule", m_schedule, QT_TRANSLATE_NOOP("cli", "Print the [evolution] schedule for cron or systemd, and exit"))
        ->type_name("cron|systemd")
        ->check(oneOf(evolutionoutput::scheduler(), schedulers))
        ->group(QT_TRANSLATE_NOOP("cli", "Schedule"));
    m_queue.addTo(*command, QT_TRANSLATE_NOOP("cli", "the run"), false)->excludes(dryRun);
    return command;
}

ExitCode EvolveCommand::run(const Invocation &invocation)
{
    const Result<QDateTime> since = parseTime(m_sinceDate);
    const Result<QDateTime> until = parseTime(m_untilDate);
    if (!since || !until)
        return invocation.failUsage((since ? until : since).error());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (const QString error = periodUsageError(*since, *until, now); !error.isEmpty())
        return invocation.failUsage(error);
    const Result<OpenedWorkspace> opened = openWorkspaceForTagging(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const EvolutionSettings settings = readEvolutionSettings(opened->workspace().manifest());
    if (const std::optional<Error> refused = evolutionSettingsError(settings))
        return invocation.fail(*refused);
    invocation.report(settings.diagnostics);
    if (!m_schedule.empty())
        return printSchedule(invocation, settings);
    if (m_queue.isQueued())
        return evolveInQueue(invocation, *opened, {*since, *until});
    return evolveNow(invocation, *opened, {until->isValid() ? *until : now, *since, !m_isDryRun});
}

ExitCode EvolveCommand::printSchedule(const Invocation &invocation, const EvolutionSettings &settings) const
{
    if (settings.schedule.hours.isEmpty())
        return invocation.fail({ErrorCode::NotFound, evolutionoutput::noSchedule(), {}});
    const Result<QString> lines = m_schedule == "cron" ? cronLine(settings.schedule, invocation.folder) : systemdCalendar(settings.schedule);
    if (!lines)
        return invocation.fail(lines.error());
    if (invocation.printsJson)
        return invocation.print({{"hours", Json(std::vector<int>(settings.schedule.hours.begin(), settings.schedule.hours.end()))},
            {"time_zone", jsonString(QString::fromUtf8(settings.schedule.zone.id()))}, {"lines", jsonString(*lines)}});
    write(invocation.console.out, lines->toUtf8());
    return ExitCode::Done;
}

ExitCode EvolveCommand::evolveNow(const Invocation &invocation, const OpenedWorkspace &opened, EvolveOptions options) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    std::optional<Result<EvolveOutcome>> outcome;
    runInterruptibly([&](const std::stop_token &stop) {
        options.stop = stop;
        outcome = runEvolution(opened, *keys, options);
    });
    if (!*outcome)
        return failRun(invocation, opened, *keys, outcome->error());
    return showOutcome(invocation, opened, *keys, **outcome);
}

/// Queues the analysis of the turns for a worker, then stores the suggestions and writes the report.
ExitCode EvolveCommand::evolveInQueue(const Invocation &invocation, const OpenedWorkspace &opened, const EvolutionPeriod &period) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<std::unique_ptr<JobQueue>> queue = openQueue(storeLocation(opened), *keys);
    if (!queue)
        return invocation.fail(queue.error());
    std::optional<Result<QueuedEvolution>> queued;
    runInterruptibly([&](const std::stop_token &stop) { queued = runQueuedEvolution(opened, *keys, period, **queue, m_queue.settings(invocation.console), stop); });
    if (!*queued)
        return failRun(invocation, opened, *keys, queued->error());
    if (!(*queued)->outcome)
        return m_queue.reportOpenRun(invocation, (*queued)->progress, baseoutput::queuedEvolutionRuns);
    return showOutcome(invocation, opened, *keys, *(*queued)->outcome);
}

/// Prints the outcome of a run, and sends the notifications that are due.
ExitCode EvolveCommand::showOutcome(const Invocation &invocation, const OpenedWorkspace &opened, KeyRing &keys, const EvolveOutcome &outcome) const
{
    invocation.report(outcome.findings);
    if (outcome.historyError)
        printMessage(invocation.console, *outcome.historyError);
    if (const Status sentStatus = m_sendsNotices && !m_isDryRun ? sendDueNotices(outcome, opened, keys) : success(); !sentStatus)
        printMessage(invocation.console, sentStatus.error()); // the suggestions are in the report, so the command continues
    return show(invocation, outcome);
}

/// Prints the error, and sends a notification if requested. A run that the user stopped is not a failure.
ExitCode EvolveCommand::failRun(const Invocation &invocation, const OpenedWorkspace &opened, KeyRing &keys, const Error &error) const
{
    const bool isSent = m_sendsNotices && !m_isDryRun && error.code != ErrorCode::Interrupted;
    if (const Status sentStatus = isSent ? sendFailureNotice(error, opened, keys) : success(); !sentStatus)
        printMessage(invocation.console, sentStatus.error());
    return invocation.fail(error);
}

ExitCode EvolveCommand::show(const Invocation &invocation, const EvolveOutcome &outcome) const
{
    if (invocation.printsJson)
        return invocation.print(outcomeJson(outcome));
    if (m_isDryRun) {
        write(invocation.console.out, outcome.text.toUtf8());
        return ExitCode::Done;
    }
    const QList<Suggestion> &suggestions = outcome.report.suggestions;
    if (outcome.path.isEmpty()) {
        writeSentence(invocation.console.out, evolutionoutput::noNewSuggestions());
        return ExitCode::Done;
    }
    Table table({{evolutionoutput::numberColumn(), Table::Align::Right}, {evolutionoutput::kindColumn()}, {evolutionoutput::suggestionColumn()}, {evolutionoutput::confidenceColumn(), Table::Align::Right}});
    for (const Suggestion &suggestion : suggestions)
        table.addRow({QString::number(suggestion.id), suggestion.kind, suggestion.title, suggestion.confidence ? confidenceText(*suggestion.confidence) : QStringLiteral("-")});
    if (!suggestions.isEmpty())
        writeTable(invocation.console.out, table);
    const qint64 turns = outcome.report.run.turns;
    const qint64 repeatedCount = outcome.report.repeatedCount;
    writeSentence(invocation.console.out, evolutionoutput::evolved(evolutionoutput::newSuggestions(suggestions.size(), countText(suggestions.size())),
                                              evolutionoutput::turns(turns, countText(turns)), evolutionoutput::repeatedChanges(repeatedCount, countText(repeatedCount)), outcome.path));
    return ExitCode::Done;
}

} // namespace outcrop
