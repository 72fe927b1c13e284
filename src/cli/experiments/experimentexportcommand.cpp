// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentexportcommand.h"

#include "app/experiments/experimentbatch.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/experiments/experimentreporttext.h"
#include "cli/experiments/experimentsoutput.h"

namespace outcrop {
namespace {

const QStringList forms{QStringLiteral("all"), QStringLiteral("openai-batch"), QStringLiteral("anthropic-batch")};

std::optional<BatchFormat> formOf(const QString &word)
{
    if (word == forms.at(0))
        return std::nullopt;
    return word == forms.at(1) ? BatchFormat::OpenAi : BatchFormat::Anthropic;
}

} // namespace

CLI::App *ExperimentExportCommand::addTo(CLI::App &experiment)
{
    CLI::App *command = addCommand(experiment, "export", QT_TRANSLATE_NOOP("cli", "Export the remaining trials as batch files for OpenAI and Anthropic"),
                                   "outcrop-cli -C garden experiment export xml-or-text --to batches");
    addExperimentName(*command, m_name);
    command->add_option("--to", m_folder, QT_TRANSLATE_NOOP("cli", "Output folder, created if missing; one file per provider and model"))
        ->type_name("DIR")
        ->required()
        ->check(nonEmpty(experimentsoutput::folder()))
        ->group(QT_TRANSLATE_NOOP("cli", "Output"));
    command->add_option("--as", m_form, QT_TRANSLATE_NOOP("cli", "Batch format: all, openai-batch (JSON Lines) or anthropic-batch (Message Batches) [all]"))
        ->type_name("FORMAT")
        ->check(oneOf(experimentsoutput::form(), forms))
        ->group(QT_TRANSLATE_NOOP("cli", "Output"));
    command->add_flag("--force", m_isForced, QT_TRANSLATE_NOOP("cli", "Allow requests that exceed the context window, violate an agent requirement or guardrail, have no task, or are missing a required part"))->group(QT_TRANSLATE_NOOP("cli", "Output"));
    return command;
}

ExitCode ExperimentExportCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const Result<BatchExport> batch = exportBatch(*opened, fromArgument(m_name), formOf(fromArgument(m_form)));
    if (!batch)
        return failExperiment(invocation, batch.error());
    if (!batch->unfitFindings.isEmpty() && !m_isForced) {
        printMessage(invocation.console, experimentsoutput::notExported(batch->unfitFindings.first().message));
        return ExitCode::Findings;
    }
    const QString folder = invocation.absolutePath(fromArgument(m_folder));
    const Result<QStringList> written = writeBatches(folder, *batch);
    if (!written)
        return invocation.fail(written.error());
    for (const QString &note : batch->unsupportedProviderNotes)
        printMessage(invocation.console, note);
    if (invocation.printsJson)
        return invocation.print({{"requests", batch->requests}, {"written", jsonStrings(*written)}, {"notes", jsonStrings(batch->unsupportedProviderNotes)}});
    for (const QString &file : *written)
        writeLine(invocation.console.out, file);
    writeLine(invocation.console.out, experimentsoutput::requests(batch->requests, countText(batch->requests)));
    return ExitCode::Done;
}

} // namespace outcrop
