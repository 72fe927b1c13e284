// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/command.h"
#include "core/documents/workspacechange.h"

#include <string>

namespace outcrop {

/// `new`: creates a document from a template, in the folder for its kind. For a layer, it also shows the costs.
class NewCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode write(const Invocation &invocation, const OpenedWorkspace &opened, const WorkspaceChange &change, const Json &details) const;
    ExitCode createLayer(const Invocation &invocation, const OpenedWorkspace &opened) const;

    std::string m_kind;
    std::string m_name;
    std::string m_whenCondition;
    bool m_isForced = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
