// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/prompt/composeoptions.h"
#include "core/ports/history.h"

#include <string>

namespace outcrop {

/// `label`: lists the names of versions, such as `production`. `set` creates or moves one, and `diff` compares the prompt of a label with another state or with
/// a file exported by Langfuse.
class LabelCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addDiff(CLI::App &command);
    ExitCode list(const Invocation &invocation, const History &history) const;
    ExitCode set(const Invocation &invocation, History &history) const;
    ExitCode diff(const Invocation &invocation, const History &history) const;
    ExitCode diffStates(const Invocation &invocation, const History &history, const OpenedWorkspace &opened, const Selection &selection) const;
    ExitCode diffLangfuse(const Invocation &invocation, const History &history, const OpenedWorkspace &opened, const Selection &selection) const;

    const CLI::App *m_setCommand = nullptr;
    const CLI::App *m_diffCommand = nullptr;
    ComposeOptions m_compose;
    std::string m_label;
    std::string m_revision;
    std::string m_otherLabel;
    std::string m_langfuse;
    bool m_failsOnDifference = false;
};

} // namespace outcrop
