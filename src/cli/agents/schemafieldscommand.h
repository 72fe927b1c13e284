// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `schema fields`: lists the fields of a format with their types and portability classes, and the number of fields per class.
class SchemaFieldsCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &schema) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_kind = "agent";
};

} // namespace outcrop
