// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `formats`: lists the file formats of prompts and what each of them holds.
class FormatsCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_format;
};

} // namespace outcrop
