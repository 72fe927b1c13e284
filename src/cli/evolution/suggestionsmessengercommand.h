// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "core/evolution/schedule.h"
#include "core/ports/history.h"
#include "core/ports/store.h"

namespace outcrop {

class KeyRing;
struct MessengerRound;

/// `suggestions messenger`: shows open suggestions in the configured messenger and applies the decisions of one person. Polls the messenger, so no port is
/// open.
class SuggestionsMessengerCommand
{
public:
    CLI::App *addTo(CLI::App &suggestions);
    ExitCode run(const Invocation &invocation) const;

private:
    ExitCode poll(const Invocation &invocation, const EvolutionSettings &settings, Store &store, KeyRing &keys) const;
    ExitCode report(const Invocation &invocation, const Result<MessengerRound> &total) const;

    bool m_runsOnce = false;
};

} // namespace outcrop
