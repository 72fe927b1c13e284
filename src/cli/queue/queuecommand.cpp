// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/queue/queuecommand.h"

#include "app/queue/queuedrun.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/queue/queueoutput.h"

namespace outcrop {
namespace {

Json toJson(const QueueState &state)
{
    return {{"kind", jsonString(state.run.kind)}, {"name", jsonString(state.run.name)}, {"started", jsonString(state.run.startTime)}, {"waiting", state.waiting}, {"leased", state.leasedJobs},
        {"done", state.done + state.collectedJobs}, {"collected", state.collectedJobs}, {"given_up", state.abandonedJobs}, {"cost_usd", toJson(costOfFinishedCalls(state))},
        {"uncertain_cost_usd", toJson(std::optional(state.uncertainCost))}, {"max_cost_usd", toJson(state.run.maxCost)}, {"at_cost_limit", state.isAtCostLimit}};
}

QString limitText(const QueueState &state)
{
    if (!state.run.maxCost)
        return QStringLiteral("-");
    return state.isAtCostLimit ? queueoutput::limitReached(toText(*state.run.maxCost)) : toText(*state.run.maxCost);
}

void print(const Console &console, const QList<QueueState> &states)
{
    using Align = Table::Align;
    Table table({{queueoutput::kindColumn()}, {queueoutput::runColumn()}, {queueoutput::startedColumn()}, {queueoutput::waitingColumn(), Align::Right}, {queueoutput::leasedColumn(), Align::Right}, {queueoutput::doneColumn(), Align::Right},
        {queueoutput::abandonedColumn(), Align::Right}, {queueoutput::costColumn(), Align::Right}, {queueoutput::uncertainColumn(), Align::Right}, {queueoutput::limitColumn(), Align::Right}});
    for (const QueueState &state : states)
        table.addRow({state.run.kind, state.run.name, state.run.startTime, countText(state.waiting), countText(state.leasedJobs), countText(state.done + state.collectedJobs), countText(state.abandonedJobs),
            toText(costOfFinishedCalls(state)), toText(state.uncertainCost), limitText(state)});
    if (table.isEmpty())
        writeSentence(console.out, queueoutput::queueIsEmpty());
    else
        writeTable(console.out, table);
}

} // namespace

CLI::App *QueueCommand::addTo(CLI::App &program)
{
    CLI::App *queue = addCommand(program, "queue", QT_TRANSLATE_NOOP("cli", "List and cancel queued runs of experiments, validations, indexes and evolution"), "outcrop-cli -C garden queue list");
    addCommand(*queue, "list", QT_TRANSLATE_NOOP("cli", "List the queued runs with their jobs and cost (default)"), "outcrop-cli -C garden queue list");
    CLI::App *cancel = addCommand(*queue, "cancel", QT_TRANSLATE_NOOP("cli", "Cancel the queued runs with a name; results that were not collected are lost"),
        "outcrop-cli -C garden queue cancel xml-or-text");
    cancel->add_option("NAME", m_name, QT_TRANSLATE_NOOP("cli", "Name of the run: an experiment, validate, index or evolve"))->type_name("NAME")->required()->group(QT_TRANSLATE_NOOP("cli", "Run"));
    cancel->add_flag("--yes", m_isConfirmed, QT_TRANSLATE_NOOP("cli", "Cancel without confirmation; required without a terminal"))->group(QT_TRANSLATE_NOOP("cli", "Confirmation"));
    m_cancelCommand = cancel;
    return queue;
}

ExitCode QueueCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<std::unique_ptr<JobQueue>> queue = openQueue(storeLocation(*opened), *keys);
    if (!queue)
        return invocation.fail(queue.error());
    return m_cancelCommand->parsed() ? cancel(invocation, *opened, **queue) : list(invocation, **queue);
}

ExitCode QueueCommand::list(const Invocation &invocation, JobQueue &queue) const
{
    const Result<QList<QueueState>> states = queue.states();
    if (!states)
        return invocation.fail(states.error());
    if (!invocation.printsJson) {
        print(invocation.console, *states);
        return ExitCode::Done;
    }
    Json runs = Json::array();
    for (const QueueState &state : *states)
        runs.push_back(toJson(state));
    return invocation.print({{"runs", runs}});
}

ExitCode QueueCommand::cancel(const Invocation &invocation, const OpenedWorkspace &opened, JobQueue &queue) const
{
    const QString name = fromArgument(m_name);
    if (!m_isConfirmed && !isTerminal(invocation.console))
        return invocation.failUsage(queueoutput::cancelNeedsYes(name));
    if (!m_isConfirmed && !askConfirmation(invocation.console, queueoutput::askCancel(name)))
        return ExitCode::Interrupted;
    const Result<qsizetype> removed = cancelQueuedRuns(opened, queue, name);
    if (!removed)
        return invocation.fail(removed.error());
    if (invocation.printsJson)
        return invocation.print({{"removed", *removed}});
    writeSentence(invocation.console.out, queueoutput::canceled(*removed, countText(*removed), name));
    return ExitCode::Done;
}

} // namespace outcrop
