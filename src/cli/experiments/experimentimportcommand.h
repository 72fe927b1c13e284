// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `experiment import`: recomputes the results of a recorded A/B test from its rows and lists claims that disagree.
class ExperimentImportCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &experiment) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_file;
};

} // namespace outcrop
