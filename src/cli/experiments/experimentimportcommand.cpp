// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentimportcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/experiments/experimenttext.h"

namespace outcrop {

CLI::App *ExperimentImportCommand::addTo(CLI::App &experiment)
{
    CLI::App *command = addCommand(experiment, "import", QT_TRANSLATE_NOOP("cli", "Recompute a recorded A/B test from its rows, and list claims that the rows contradict"),
                                   "outcrop-cli experiment import ab_test.json");
    command->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "Recorded test in JSON: two lists whose keys end in _metrics, one row per case; - for standard input"))
        ->type_name("FILE")
        ->required()
        ->group(QT_TRANSLATE_NOOP("cli", "Input"));
    return command;
}

ExitCode ExperimentImportCommand::run(const Invocation &invocation)
{
    const QString file = fromArgument(m_file);
    const Result<QByteArray> bytes = readInput(invocation, file);
    if (!bytes)
        return invocation.fail(bytes.error());
    const Result<QString> text = decodeText(*bytes, file);
    if (!text)
        return invocation.fail(text.error());
    const Result<RecordedResult> record = readRecordedResult(*text, file);
    if (!record)
        return invocation.fail(record.error());
    const RecordedReport report = createReport(*record);
    if (invocation.printsJson)
        invocation.print(toJson(report));
    else
        printReport(invocation.console, report);
    return report.claimsWithOutcome(ClaimOutcome::Disagrees).isEmpty() ? ExitCode::Done : ExitCode::Findings;
}

} // namespace outcrop
