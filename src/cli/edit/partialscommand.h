// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

class Workspace;
struct OpenedWorkspace;

/// `partials`: `find` lists passages that occur in several documents, and `extract` moves one to a partial that these documents include.
class PartialsCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode find(const Invocation &invocation, const Workspace &workspace) const;
    ExitCode extract(const Invocation &invocation, const OpenedWorkspace &opened) const;

    const CLI::App *m_extractCommand = nullptr;
    std::string m_location;
    std::string m_name;
    qint64 m_minLength = 0;
    bool m_isDryRun = false;
    bool m_isForced = false;
};

} // namespace outcrop
