// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/portability/convertagents.h"
#include "app/workspace/openworkspace.h"
#include "cli/base/command.h"

#include <string>
#include <vector>

namespace outcrop {

/// `convert`: writes an agent's body in another format, or agents in other forms: one file, two files, or the files of coding agents.
class ConvertCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool isAllowedWith(const Permissions &permissions) const override { return permissions.canWrite || m_isDryRun || m_checksOnly; }

private:
    QString usageError() const;
    QStringList forms() const;
    bool changesBody() const;
    const Agent *agent(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode runBody(const Invocation &invocation) const;
    ExitCode convert(const Invocation &invocation, const OpenedWorkspace &opened, const Agent &agent) const;
    Result<AgentConversionJob> job(const Invocation &invocation, QString &unknownAgent) const;
    ExitCode runForms(const Invocation &invocation) const;
    ExitCode show(const Invocation &invocation, const ConversionPlan &plan) const;
    ExitCode write(const Invocation &invocation, const ConversionPlan &plan) const;
    ExitCode print(const Invocation &invocation, const ConversionPlan &plan, const ConversionOutcome &outcome) const;

    std::string m_agent;
    std::vector<std::string> m_targets;
    std::string m_targetFolder;
    bool m_isForced = false;
    bool m_isDryRun = false;
    bool m_checksOnly = false;
    bool m_overwritesFiles = false;
    bool m_listsLosses = false;
};

} // namespace outcrop
