// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/parseresponse.h"
#include "cli/base/command.h"

#include <string>
#include <vector>

namespace outcrop {

/// `parse`: parses a model's response and shows its data, repairs, findings and verdict.
class ParseCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool isAllowedWith(const Permissions &) const override { return true; }

private:
    ExitCode readFile(const Invocation &invocation, const OpenedWorkspace &opened, const ResponseContract &contract) const;
    ExitCode readFiles(const Invocation &invocation, const OpenedWorkspace &opened, const ResponseContract &contract) const;
    void record(const Invocation &invocation, const OpenedWorkspace &opened, const QList<ParsedResponse> &responses) const;
    Result<OpenedWorkspace> workspace(const Invocation &invocation) const;
    Result<ResponseContract> contract(const Invocation &invocation, const OpenedWorkspace &opened) const;
    Result<ParsedResponse> parse(const Invocation &invocation, const OpenedWorkspace &opened, const QString &name, const ResponseContract &contract) const;

    std::vector<std::string> m_files;
    std::string m_type;
    std::string m_schema;
    std::string m_provider;
};

} // namespace outcrop
