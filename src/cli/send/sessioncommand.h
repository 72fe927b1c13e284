// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/prompt/retrieveoptions.h"
#include "cli/send/sendoptions.h"

#include <string>
#include <vector>

namespace outcrop {

/// `session`: lists sessions; `show` shows one, `resume` continues it, `receive` adds a manual response, and `replay` sends its requests to another
/// provider.
class SessionCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addShow(CLI::App &command);
    void addResume(CLI::App &command);
    void addReceive(CLI::App &command);
    void addReplay(CLI::App &command);
    void addId(CLI::App &command);

    ExitCode show(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode resume(const Invocation &invocation, const OpenedWorkspace &opened) const;
    Status attach(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const;
    ExitCode receive(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode replay(const Invocation &invocation, const OpenedWorkspace &opened) const;

    const CLI::App *m_showCommand = nullptr;
    const CLI::App *m_resumeCommand = nullptr;
    const CLI::App *m_receiveCommand = nullptr;
    const CLI::App *m_replayCommand = nullptr;
    std::string m_id;
    std::string m_request;
    std::string m_requestFile;
    std::vector<std::string> m_attachments;
    std::string m_provider;
    std::string m_model;
    std::string m_file = "-";
    SendOptions m_resumeOptions;
    RetrieveOptions m_retrieve;
    GenerationOptions m_generation;
    RequestOptions m_requestOptions;
    bool m_showsCacheUse = false;
    bool m_isForced = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
