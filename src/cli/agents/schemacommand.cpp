// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/schemacommand.h"

#include "cli/base/commandbuilder.h"

namespace outcrop {

CLI::App *SchemaCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "schema", QT_TRANSLATE_NOOP("cli", "Print the schema or fields of a file format, or adapt a JSON Schema to a provider"),
                                   "outcrop-cli schema lower answer.json --provider openai");
    m_fieldsSubcommand = m_fields.addTo(*command);
    m_lowerCommand.addTo(*command);
    m_printSubcommand = m_print.addTo(*command);
    command->require_subcommand(1);
    return command;
}

ExitCode SchemaCommand::run(const Invocation &invocation)
{
    if (m_fieldsSubcommand->parsed())
        return m_fields.run(invocation);
    return m_printSubcommand->parsed() ? m_print.run(invocation) : m_lowerCommand.run(invocation);
}

} // namespace outcrop
