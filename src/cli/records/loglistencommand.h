// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `log listen`: receives OpenTelemetry exports on this computer until interrupted.
class LogListenCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &log) override;
    ExitCode run(const Invocation &invocation) override;

private:
    int m_port = 4318;
    std::string m_source = "otlp";
};

} // namespace outcrop
