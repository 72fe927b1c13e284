// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/renderprompt.h"
#include "cli/promptcommand.h"
#include "cli/renderoptions.h"

namespace outcrop {

/// `render`: what one provider is sent, and what was lost on the way there.
class RenderCommand : public PromptCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;

protected:
    QString mistake(const OpenedWorkspace &opened) const override;
    ExitCode work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) override;

private:
    RenderJob job(const Selection &selection) const;
    ExitCode print(const Invocation &invocation, const RenderedRequest &request) const;

    std::string m_provider;
    std::string m_model;
    std::string m_as = "request";
    FormatOption m_format;
};

} // namespace outcrop
