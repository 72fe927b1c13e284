// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/openqueue.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `queue`: lists the queued runs with their kind, progress and cost, and removes them.
class QueueCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode list(const Invocation &invocation, JobQueue &queue) const;
    ExitCode cancel(const Invocation &invocation, const OpenedWorkspace &opened, JobQueue &queue) const;

    const CLI::App *m_cancelCommand = nullptr;
    std::string m_name;
    bool m_isConfirmed = false;
};

} // namespace outcrop
