// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `schema print`: prints the JSON Schema of a file format, for editors, or of the output of a command, for scripts.
class SchemaPrintCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &schema) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_kind;
};

} // namespace outcrop
