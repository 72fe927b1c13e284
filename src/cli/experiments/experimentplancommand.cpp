// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentplancommand.h"

#include "app/experiments/planexperiment.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/experiments/experimentreporttext.h"

namespace outcrop {

CLI::App *ExperimentPlanCommand::addTo(CLI::App &experiment)
{
    CLI::App *command = addCommand(experiment, "plan", QT_TRANSLATE_NOOP("cli", "Show the cost and the statistical power of an experiment before it runs"),
                                   "outcrop-cli -C garden experiment plan xml-or-text");
    addExperimentName(*command, m_name);
    return command;
}

ExitCode ExperimentPlanCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const Result<ExperimentPlan> plan = planExperiment(*opened, fromArgument(m_name));
    if (!plan)
        return failExperiment(invocation, plan.error());
    invocation.report(plan->loadedExperiment.diagnostics + plan->diagnostics);
    if (invocation.printsJson)
        return invocation.print(toJson(*plan));
    printPlan(invocation.console, *plan);
    return ExitCode::Done;
}

} // namespace outcrop
