// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/knowledge/taxonomyedits.h"

namespace outcrop {

/// `taxonomy`: lists the concepts that tag a workspace. `check` reports errors and unknown tags, `propose` suggests concepts, and other subcommands edit the
/// file.
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

    const CLI::App *m_show = nullptr;
    const CLI::App *m_check = nullptr;
    const CLI::App *m_propose = nullptr;
    std::string m_concept;
    int m_smallest = 5;
    int m_most = 10;
    TaxonomyEdits m_edits;
};

} // namespace outcrop
