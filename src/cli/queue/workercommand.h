// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/runworker.h"
#include "cli/base/command.h"
#include "cli/base/generationoptions.h"
#include "cli/base/provideraccess.h"

#include <optional>

namespace outcrop {

/// `worker`: runs queued jobs after confirmation, with the keys of this computer.
class WorkerCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool writesForPrograms() const override { return true; } // the results are stored for other people

private:
    WorkerSettings settings() const;

    int m_concurrency = 1;
    std::optional<qint64> m_maxJobs;
    bool m_stopsWhenEmpty = false;
    double m_leaseSeconds = 60;
    GenerationOptions m_generation;
    RequestOptions m_requests;
};

} // namespace outcrop
