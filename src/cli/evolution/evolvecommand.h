// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/evolve.h"
#include "app/keys/keys.h"
#include "app/queue/queuedevolution.h"
#include "cli/base/command.h"
#include "cli/base/queueoptions.h"

#include <string>

namespace outcrop {

/// `evolve`: analyzes recorded interactions, stores suggestions and writes a report. Never changes other documents.
class EvolveCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode printSchedule(const Invocation &invocation, const EvolutionSettings &settings) const;
    ExitCode evolveNow(const Invocation &invocation, const OpenedWorkspace &opened, EvolveOptions options) const;
    ExitCode evolveInQueue(const Invocation &invocation, const OpenedWorkspace &opened, const EvolutionPeriod &period) const;
    ExitCode showOutcome(const Invocation &invocation, const OpenedWorkspace &opened, KeyRing &keys, const EvolveOutcome &outcome) const;
    ExitCode failRun(const Invocation &invocation, const OpenedWorkspace &opened, KeyRing &keys, const Error &error) const;
    ExitCode show(const Invocation &invocation, const EvolveOutcome &outcome) const;

    std::string m_sinceDate;
    std::string m_untilDate;
    bool m_isDryRun = false;
    bool m_sendsNotices = false;
    QueueOptions m_queue;
    std::string m_schedule;
};

} // namespace outcrop
