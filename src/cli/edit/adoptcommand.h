// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/adoptworkspace.h"
#include "cli/base/command.h"

#include <string>
#include <vector>

namespace outcrop {

/// `adopt`: proposes config.toml for the prompt files of an existing repository, and writes it if accepted.
class AdoptCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    AdoptionChoice choice(const Invocation &folderInvocation) const;
    ExitCode show(const Invocation &invocation, const AdoptionProposal &proposal) const;

    std::string m_folder;
    std::vector<std::string> m_include;
    std::vector<std::string> m_exclude;
    bool m_writesFiles = false;
    bool m_isForced = false;
};

} // namespace outcrop
