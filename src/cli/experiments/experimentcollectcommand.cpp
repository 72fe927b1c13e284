// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentcollectcommand.h"

#include "app/experiments/experimentbatch.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/experiments/experimentreporttext.h"
#include "cli/experiments/experimentsoutput.h"

namespace outcrop {

CLI::App *ExperimentCollectCommand::addTo(CLI::App &experiment)
{
    CLI::App *command = addCommand(experiment, "collect", QT_TRANSLATE_NOOP("cli", "Import the results of a batch; then run the experiment with --offline"),
                                   "outcrop-cli -C garden experiment collect xml-or-text batch_results.jsonl");
    addExperimentName(*command, m_name);
    command->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "Batch results as JSON Lines; - for standard input"))->type_name("FILE")->required()->group(QT_TRANSLATE_NOOP("cli", "Input"));
    return command;
}

ExitCode ExperimentCollectCommand::run(const Invocation &invocation)
{
    constexpr qint64 largestBatch = qint64(512) * 1024 * 1024;
    const QString file = fromArgument(m_file);
    const Result<QByteArray> bytes = readInput(invocation, file, largestBatch);
    if (!bytes)
        return invocation.fail(bytes.error());
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const Result<BatchImport> batch = importBatch(*opened, fromArgument(m_name), *bytes, file);
    if (!batch)
        return failExperiment(invocation, batch.error());
    invocation.report(batch->problems);
    if (invocation.printsJson)
        invocation.print({{"taken", batch->importedCount}, {"known", batch->known}, {"failed", batch->failed}, {"problems", batch->problems.size()}});
    else
        writeSentence(invocation.console.out, experimentsoutput::collected(batch->importedCount, countText(batch->importedCount), countText(batch->known), countText(batch->failed)));
    return batch->problems.isEmpty() && batch->failed == 0 ? ExitCode::Done : ExitCode::Findings;
}

} // namespace outcrop
