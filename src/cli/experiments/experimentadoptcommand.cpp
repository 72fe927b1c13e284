// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentadoptcommand.h"

#include "app/experiments/adoptarm.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "cli/experiments/experimentreporttext.h"

namespace outcrop {

CLI::App *ExperimentAdoptCommand::addTo(CLI::App &experiment)
{
    CLI::App *command =
        addCommand(experiment, "adopt", QT_TRANSLATE_NOOP("cli", "Switch a prompt type to the mode of an arm, or restore its previous mode"),
            "outcrop-cli -C garden experiment adopt structured-or-not structured --dry-run");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Change");
    addExperimentName(*command, m_name);
    command->add_option("ARM", m_arm, QT_TRANSLATE_NOOP("cli", "Arm with the mode to adopt"))->type_name("ARM")->required()->group(group);
    command->add_flag("--revert", m_revertsAdoption, QT_TRANSLATE_NOOP("cli", "Restore the previous mode"))->group(group);
    command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the change without writing it"))->group(group);
    return command;
}

ExitCode ExperimentAdoptCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const Result<WorkspaceChange> change = m_revertsAdoption ? planArmAdoptionRevert(*opened, fromArgument(m_name), fromArgument(m_arm))
                                                    : planArmAdoption(*opened, fromArgument(m_name), fromArgument(m_arm));
    if (!change)
        return failExperiment(invocation, change.error());
    return m_isDryRun ? showChange(invocation, *opened, *change) : writeChange(invocation, *opened, *change, true);
}

} // namespace outcrop
