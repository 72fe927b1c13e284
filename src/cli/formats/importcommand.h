// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/importprompts.h"
#include "app/workspace/openworkspace.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `import`: converts a prompt file or folder from another tool to workspace files. Shows the conversion, and writes after confirmation or with --yes.
class ImportCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    Result<PreparedPromptImport> prepare(const Invocation &invocation, const Workspace &workspace) const;
    Json details(const PreparedPromptImport &preparedPromptImport) const;
    void show(const Invocation &invocation, const PreparedPromptImport &preparedPromptImport) const;
    ExitCode write(const Invocation &invocation, const PreparedPromptImport &preparedPromptImport) const;

    std::string m_file;
    std::string m_format;
    std::string m_folder;
    bool m_skipsConfirmation = false;
    bool m_isStrict = false;
    bool m_isForced = false;
};

} // namespace outcrop
