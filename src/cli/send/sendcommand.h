// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/prompt/promptcommand.h"
#include "cli/prompt/renderoptions.h"
#include "cli/send/sendoptions.h"

namespace outcrop {

/// `send`: sends a prompt to its provider, or writes it to a file for manual use, and stores the session.
class SendCommand : public PromptCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;

protected:
    QString usageError(const OpenedWorkspace &opened) const override;
    PromptScope scope(const Selection &selection) const override;
    ExitCode execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) override;

private:
    void addTarget(CLI::App &command);
    void addSession(CLI::App &command);
    static void fallBackToPlainPrompt(const Invocation &invocation, const OpenedWorkspace &opened, RenderJob &job);

    std::string m_provider;
    std::string m_model;
    std::string m_session;
    FormatOption m_format;
    SendOptions m_options;
    bool m_continuesConversation = false;
};

} // namespace outcrop
