// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `formats`: lists the prompt file formats and the parts of a prompt that each of them keeps.
class FormatsCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_format;
};

} // namespace outcrop
