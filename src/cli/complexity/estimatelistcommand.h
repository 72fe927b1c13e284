// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/records/logstore.h"

namespace outcrop {

/// `estimate list`: shows the recorded estimates with predicted and actual figures, and their accuracy.
class EstimateListCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &estimate) override;
    ExitCode run(const Invocation &invocation) override;

private:
    LogFilterOptions m_filter;
    qint64 m_limit = 20;
};

} // namespace outcrop
