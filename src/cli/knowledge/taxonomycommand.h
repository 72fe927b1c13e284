// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/knowledge/taxonomyedits.h"
#include "core/interactions/tagproposal.h"

#include <string>
#include <vector>

namespace CLI {
class Option;
}

namespace outcrop {

/// `taxonomy`: lists the concepts of the taxonomy. `check` reports errors and unknown tags, `propose` suggests tags and concepts, and other subcommands
/// edit the file.
class TaxonomyCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode list(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode show(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode check(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode propose(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode accept(const Invocation &invocation, const OpenedWorkspace &opened, const QList<TagProposal> &tags) const;

    const CLI::App *m_showCommand = nullptr;
    const CLI::App *m_checkCommand = nullptr;
    const CLI::App *m_proposeCommand = nullptr;
    std::string m_concept;
    const CLI::Option *m_acceptOption = nullptr;
    std::vector<std::string> m_accept;
    int m_minTexts = 5;
    int m_maxProposals = 10;
    TaxonomyEdits m_edits;
};

} // namespace outcrop
