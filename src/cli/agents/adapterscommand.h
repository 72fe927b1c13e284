// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/extractadapters.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `adapters extract`: lists the adapters and wire formats that a Markdown document prints, and writes them as files of a workspace.
class AdaptersCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode print(const Invocation &invocation, const QList<PrintedAdapter> &adapters, const ExtractedAdapters &extracted) const;

    std::string m_file;
    std::string m_to;
};

} // namespace outcrop
