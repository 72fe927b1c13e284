// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/parseresponse.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `parse`: what a model's answer holds, what had to be repaired to read it, and whether it is what was asked for.
class ParseCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void record(const Invocation &invocation, const OpenedWorkspace &opened, const ParsedResponse &response) const;
    QString fileName() const;
    Result<OpenedWorkspace> workspace(const Invocation &invocation) const;
    Result<ResponseContract> contract(const Invocation &invocation, const OpenedWorkspace &opened) const;
    Result<ParsedResponse> parse(const OpenedWorkspace &opened, const QByteArray &bytes, const ResponseContract &contract) const;

    std::string m_file = "-";
    std::string m_type;
    std::string m_schema;
    std::string m_provider;
};

} // namespace outcrop
