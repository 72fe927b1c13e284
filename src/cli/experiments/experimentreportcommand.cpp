// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentreportcommand.h"

#include "app/experiments/runexperiment.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/experiments/experimentreporttext.h"
#include "cli/experiments/experimentsoutput.h"
#include "core/experiments/reportformats.h"

namespace outcrop {
namespace {

const QStringList reportForms{QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("markdown"), QStringLiteral("html"), QStringLiteral("csv"), QStringLiteral("trials")};

ExitCode printTrials(const Invocation &invocation, const QString &name)
{
    const Result<std::optional<RunRecord>> record = loadRecordedRun(invocation.folder, name);
    if (!record)
        return invocation.fail(record.error());
    write(invocation.console.out, csvTrials(record->value_or(RunRecord())));
    return ExitCode::Done;
}

} // namespace

CLI::App *ExperimentReportCommand::addTo(CLI::App &experiment)
{
    CLI::App *command = addCommand(experiment, "report", QT_TRANSLATE_NOOP("cli", "Show the results of an experiment with tests, confidence intervals and conclusions"),
                                   "outcrop-cli -C garden experiment report xml-or-text --report markdown");
    addExperimentName(*command, m_name);
    command->add_option("--report", m_form, QT_TRANSLATE_NOOP("cli", "Report format: text, json, markdown, html, csv (one row per comparison) or trials (CSV, one row per trial) [text]"))
        ->type_name("FORMAT")
        ->check(oneOf(experimentsoutput::report(), reportForms))
        ->group(QT_TRANSLATE_NOOP("cli", "Output"));
    return command;
}

ExitCode ExperimentReportCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const Result<ExperimentReport> report = reportOnRecordedRun(*opened, fromArgument(m_name));
    if (!report)
        return failExperiment(invocation, report.error());
    const QString form = fromArgument(m_form);
    if (form == u"json" || invocation.printsJson)
        return invocation.print(toJson(*report));
    if (form == u"trials")
        return printTrials(invocation, fromArgument(m_name));
    if (form == u"text")
        printReport(invocation.console, *report);
    else
        write(invocation.console.out, form == u"markdown" ? markdownReport(*report) : form == u"html" ? htmlReport(*report) : csvReport(*report));
    return ExitCode::Done;
}

} // namespace outcrop
