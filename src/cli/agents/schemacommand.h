// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/agents/schemafieldscommand.h"
#include "cli/agents/schemalowercommand.h"
#include "cli/agents/schemaprintcommand.h"

namespace outcrop {

/// `schema`: commands for the schemas of file formats and responses.
class SchemaCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    SchemaFieldsCommand m_fields;
    SchemaLowerCommand m_lowerCommand;
    SchemaPrintCommand m_print;
    const CLI::App *m_fieldsSubcommand = nullptr;
    const CLI::App *m_printSubcommand = nullptr;
};

} // namespace outcrop
