// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/prompt/requestcommand.h"

namespace outcrop {

/// `render`: prints the request for one provider as its body, text, a curl command or headers, or prints its losses.
class RenderCommand : public RequestCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;

protected:
    RenderedRequest displayedRequest(const OpenedWorkspace &opened, const RenderedRequest &request) const override;
    bool showsRejectedRequest() const override;
    ExitCode show(const Invocation &invocation, const RenderedRequest &request, const QList<UnsentLayer> &unsent) const override;

private:
    std::string m_outputFormat = "request";
    bool m_isStreaming = false;
};

} // namespace outcrop
