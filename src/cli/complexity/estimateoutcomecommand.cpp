// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/complexity/estimateoutcomecommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/complexity/complexityoutput.h"
#include "cli/complexity/estimatetext.h"
#include "cli/records/logstore.h"

#include <limits>

namespace outcrop {

CLI::App *EstimateOutcomeCommand::addTo(CLI::App &estimate)
{
    CLI::App *command = addCommand(estimate, "outcome", QT_TRANSLATE_NOOP("cli", "Record the outcome of a task, to compare it with the estimate"),
        "outcrop-cli -C garden estimate outcome 3 --lines 210 --files 4 --hours 2.5");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Outcome");
    const CLI::Range count(qint64(0), std::numeric_limits<qint64>::max(), "COUNT");
    command->add_option("ID", m_id, QT_TRANSLATE_NOOP("cli", "ID of the estimate, as printed by `estimate list` [the newest]"))->type_name("ID")->check(CLI::Range(qint64(1), std::numeric_limits<qint64>::max() - 1, "ID"))->group(group);
    command->add_option("--tokens", m_tokens, QT_TRANSLATE_NOOP("cli", "Tokens used"))->type_name("N")->check(count)->group(group);
    command->add_option("--lines", m_lines, QT_TRANSLATE_NOOP("cli", "Lines of code changed"))->type_name("N")->check(count)->group(group);
    command->add_option("--files", m_files, QT_TRANSLATE_NOOP("cli", "Files changed"))->type_name("N")->check(count)->group(group);
    command->add_option("--hours", m_hours, QT_TRANSLATE_NOOP("cli", "Hours of work"))->type_name("N")->check(CLI::Range(0.0, 1e6, "HOURS"))->group(group);
    command->add_option("--note", m_note, QT_TRANSLATE_NOOP("cli", "Note about the outcome"))->type_name("TEXT")->group(group);
    return command;
}

ExitCode EstimateOutcomeCommand::run(const Invocation &invocation)
{
    const TaskOutcome outcome{m_tokens, m_lines, m_files, m_hours, fromArgument(m_note).trimmed()};
    if (outcome.isEmpty())
        return invocation.failUsage(complexityoutput::noOutcome());
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> opened = openStore(logLocation(invocation), *keys);
    if (!opened)
        return invocation.fail(opened.error());
    invocation.report(opened->findings);
    const Result<Estimate> recordedEstimate = recordOutcome(*opened->store, m_id, outcome, QDateTime::currentDateTimeUtc());
    if (!recordedEstimate)
        return recordedEstimate.error().code == ErrorCode::NotFound ? invocation.failUsage(recordedEstimate.error()) : invocation.fail(recordedEstimate.error());
    const EstimateComparison comparison = compareWithOutcome(*recordedEstimate);
    if (invocation.printsJson)
        return invocation.print(toJson(comparison));
    printComparisons(invocation.console, {comparison});
    return ExitCode::Done;
}

} // namespace outcrop
