// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/adaptercatalog.h"
#include "app/workspace/extractadapters.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `adapters`: lists the adapters that can be added to a workspace, and adds one. `extract` lists the adapters and wire formats in a Markdown document,
/// and writes them to files in a workspace.
class AdaptersCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode list(const Invocation &invocation) const;
    ExitCode add(const Invocation &invocation) const;
    ExitCode extract(const Invocation &invocation) const;
    ExitCode print(const Invocation &invocation, const QList<FencedAdapter> &adapters, const ExtractedAdapters &extractedAdapters) const;

    const CLI::App *m_listCommand = nullptr;
    const CLI::App *m_addCommand = nullptr;
    std::string m_name;
    std::string m_file;
    std::string m_targetFolder;
};

} // namespace outcrop
