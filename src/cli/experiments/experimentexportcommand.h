// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `experiment export`: writes the remaining trials as files for batch APIs.
class ExperimentExportCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &experiment) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_name;
    std::string m_folder;
    bool m_isForced = false;
    std::string m_form = "all";
};

} // namespace outcrop
