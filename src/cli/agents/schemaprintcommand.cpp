// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/schemaprintcommand.h"

#include "app/help/formatpage.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "core/documents/formatschema.h"

namespace outcrop {

CLI::App *SchemaPrintCommand::addTo(CLI::App &schema)
{
    CLI::App *command = addCommand(schema, "print", "Print the JSON Schema of a file format", "outcrop-cli schema print layer >layer.schema.json");
    command->add_option("KIND", m_kind, formatNames().join(QStringLiteral(", ")).toStdString())
        ->type_name("KIND")
        ->required()
        ->check(oneOf(QStringLiteral("kind"), formatNames()))
        ->group("Output");
    return command;
}

ExitCode SchemaPrintCommand::run(const Invocation &invocation)
{
    return invocation.print(formatSource(fromArgument(m_kind)));
}

} // namespace outcrop
