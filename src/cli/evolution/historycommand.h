// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/prompt/composeoptions.h"
#include "core/ports/history.h"

#include <string>

namespace outcrop {

/// `history`: lists the versions of a file, or all changed files. `show` prints a version, `blame` shows the version of each line, and `restore` restores a version.
/// `diff` compares the whole prompt between two states of the workspace.
class HistoryCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool isAllowedWith(const Permissions &) const override;

private:
    void addFile(CLI::App &command, bool hasVersion);
    ExitCode list(const Invocation &invocation, const History &history) const;
    ExitCode show(const Invocation &invocation, const History &history) const;
    ExitCode blame(const Invocation &invocation, const History &history, const OpenedWorkspace &opened) const;
    ExitCode restore(const Invocation &invocation, const History &history, const OpenedWorkspace &opened) const;
    ExitCode diff(const Invocation &invocation, const History &history, OpenedWorkspace &opened) const;

    const CLI::App *m_showCommand = nullptr;
    const CLI::App *m_blameCommand = nullptr;
    const CLI::App *m_restoreCommand = nullptr;
    const CLI::App *m_diffCommand = nullptr;
    ComposeOptions m_compose;
    std::string m_file;
    std::string m_version;
    std::string m_before;
    std::string m_after = "now";
    int m_limit = 0;
    bool m_failsOnDifference = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
