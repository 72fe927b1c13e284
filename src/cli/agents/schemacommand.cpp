// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/schemacommand.h"

#include "cli/base/commandbuilder.h"

namespace outcrop {

CLI::App *SchemaCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "schema", "List the fields of a format, or show what a provider takes of a JSON Schema",
                                   "outcrop-cli schema lower answer.json --provider openai");
    m_fieldsWords = m_fields.addTo(*command);
    m_lower.addTo(*command);
    command->require_subcommand(1);
    return command;
}

ExitCode SchemaCommand::run(const Invocation &invocation)
{
    return m_fieldsWords->parsed() ? m_fields.run(invocation) : m_lower.run(invocation);
}

} // namespace outcrop
