// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentcommand.h"

#include "cli/base/commandbuilder.h"

namespace outcrop {

CLI::App *ExperimentCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "experiment", "Compare ways of putting a prompt: plan, run and report, with honest statistics",
                                   "outcrop-cli -C garden experiment plan xml-or-text");
    for (Command *one : std::initializer_list<Command *>{&m_plan, &m_run, &m_report, &m_adopt, &m_export, &m_collect, &m_import})
        m_words.emplace_back(one->addTo(*command), one);
    command->require_subcommand(1);
    return command;
}

ExitCode ExperimentCommand::run(const Invocation &invocation)
{
    for (const auto &[words, command] : m_words) {
        if (words->parsed())
            return command->run(invocation);
    }
    return ExitCode::Usage;
}

} // namespace outcrop
