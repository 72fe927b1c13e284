// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/estimateoutcome.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `estimate outcome`: stores the actual effort of a task with its estimate, and shows the accuracy of the estimate.
class EstimateOutcomeCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &estimate) override;
    ExitCode run(const Invocation &invocation) override;

private:
    qint64 m_id = 0;
    std::optional<qint64> m_tokens;
    std::optional<qint64> m_lines;
    std::optional<qint64> m_files;
    std::optional<double> m_hours;
    std::string m_note;
};

} // namespace outcrop
