// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/agents/schemafieldscommand.h"
#include "cli/agents/schemalowercommand.h"

namespace outcrop {

/// `schema`: what has to do with schemas, in subcommands.
class SchemaCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    SchemaFieldsCommand m_fields;
    SchemaLowerCommand m_lower;
    const CLI::App *m_fieldsWords = nullptr;
};

} // namespace outcrop
