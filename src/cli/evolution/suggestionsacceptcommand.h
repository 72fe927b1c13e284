// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/decide.h"
#include "app/evolution/ratifyreplay.h"
#include "cli/base/command.h"
#include "cli/base/provideraccess.h"

#include <string>

namespace outcrop {

/// `suggestions accept`: applies a suggestion, some of its hunks or an edited version. Commits the file in a git repository, and logs the decision.
class SuggestionsAcceptCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &suggestions) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode accept(const Invocation &invocation, Store &store, KeyRing &keys);
    Result<AcceptChoice> choice(const Invocation &invocation, const Suggestion &suggestion) const;
    /// Shows the effect on the prompt and, with --replay, on recorded interactions that are not examples of the suggestion. Errors: those of the replay.
    Status showEffects(const Invocation &invocation, Store &store, ProviderAccess *access,
        const OpenedWorkspace &opened, const PreparedAcceptance &preparedAcceptance, Json &details) const;
    Result<ReplayReport> replay(Store &store, ProviderAccess *access, const OpenedWorkspace &opened, const AcceptPlan &plan) const;
    ExitCode acceptAndPrint(const Invocation &invocation, Store &store, const OpenedWorkspace &opened, History *history, const PreparedAcceptance &preparedAcceptance, Json &details) const;
    ExitCode reportConflict(const Invocation &invocation, const AcceptPlan &plan) const;

    RecordId m_id = 0;
    std::string m_hunks;
    std::string m_editedFile;
    bool m_allowsGrowth = false;
    bool m_isDryRun = false;
    bool m_replaysTurns = false;
    std::string m_provider;
    std::string m_model;
    RequestOptions m_requestOptions;
};

} // namespace outcrop
