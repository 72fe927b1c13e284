// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/reviewlimits.h"
#include "app/review/reviewrange.h"
#include "cli/base/command.h"
#include "cli/prompt/composeoptions.h"

#include <string>
#include <vector>

namespace outcrop {

/// `review`: prints how a range of commits changes the requests of providers and clients, as a comment for a pull request. Returns ExitCode::Findings if a
/// limit is violated.
class ReviewCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addLimits(CLI::App &command);
    QString usageError(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ReviewJob job(const Invocation &invocation, const RevisionRange &range, const Selection &selection) const;
    ReviewLimits limits() const;

    ComposeOptions m_composeOptions;
    std::string m_range;
    std::vector<std::string> m_providers;
    std::vector<std::string> m_clients;
    std::string m_model;
    std::string m_failOn = "error";
    std::optional<qint64> m_maxAddedTokens;
    std::string m_maxAddedCost;
    bool m_failsOnNewLosses = false;
};

} // namespace outcrop
