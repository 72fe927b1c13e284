// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "cli/base/command.h"
#include "cli/base/generationoptions.h"
#include "cli/base/provideraccess.h"
#include "cli/base/queueoptions.h"

#include <string>

namespace outcrop {

/// `experiment run`: runs the remaining trials after confirmation, or queues them for workers. It can be interrupted and continued at any time.
class ExperimentRunCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &experiment) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode runWithRecordedResponses(const Invocation &invocation) const;
    ExitCode runWithModel(const Invocation &invocation) const;
    ExitCode runQueued(const Invocation &invocation, const OpenedWorkspace &opened) const;
    RunSettings settings() const;
    TrialLimits limits() const;

    std::string m_name;
    bool m_isOffline = false;
    bool m_restartsRun = false;
    bool m_isForced = false;
    int m_concurrency = 1;
    QueueOptions m_queue;
    GenerationOptions m_generation;
    RequestOptions m_requestOptions;
};

} // namespace outcrop
