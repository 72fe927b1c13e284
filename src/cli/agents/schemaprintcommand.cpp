// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/schemaprintcommand.h"

#include "app/help/formatpage.h"
#include "app/help/outputschema.h"
#include "cli/agents/agentsoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "core/base/joinedtext.h"
#include "core/documents/formatschema.h"

namespace outcrop {
namespace {

const QString outputPrefix = QStringLiteral("output/");

QStringList printableKinds()
{
    QStringList names = formatNames();
    for (const QString &name : outputSchemaNames())
        names.append(outputPrefix + name);
    return names;
}

/// Returns the description of the argument: all file formats, but only examples of outputs, because every command has one.
QString kindDescription()
{
    return agentsoutput::printableKinds(formatNames().join(listSeparator()));
}

} // namespace

CLI::App *SchemaPrintCommand::addTo(CLI::App &schema)
{
    CLI::App *command = addCommand(schema, "print", QT_TRANSLATE_NOOP("cli", "Print the JSON Schema of a file format, or of the output of a command with --json"), "outcrop-cli schema print layer >layer.schema.json");
    command->add_option("KIND", m_kind, kindDescription().toStdString())
        ->type_name("KIND")
        ->required()
        ->check(oneOf(agentsoutput::nounKind(), printableKinds()))
        ->group(QT_TRANSLATE_NOOP("cli", "Output"));
    return command;
}

ExitCode SchemaPrintCommand::run(const Invocation &invocation)
{
    const QString kind = fromArgument(m_kind);
    const Json schema = kind.startsWith(outputPrefix) ? outputSchema(kind.mid(outputPrefix.size())) : formatSchemaJson(kind);
    if (invocation.printsJson)
        return invocation.print({{"kind", jsonString(kind)}, {"schema", schema}});
    write(invocation.console.out, jsonText(schema));
    return ExitCode::Done;
}

} // namespace outcrop
