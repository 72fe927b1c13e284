// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `experiment collect`: imports the results of a batch.
class ExperimentCollectCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &experiment) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_name;
    std::string m_file;
};

} // namespace outcrop
