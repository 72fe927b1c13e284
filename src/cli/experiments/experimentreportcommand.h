// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `experiment report`: shows the results of the recorded run.
class ExperimentReportCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &experiment) override;
    ExitCode run(const Invocation &invocation) override;
    bool writesForPrograms() const override { return m_form != "text"; }

private:
    std::string m_name;
    std::string m_form = "text";
};

} // namespace outcrop
