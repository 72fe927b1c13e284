// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/startworkflow.h"
#include "cli/base/command.h"
#include "cli/send/sendoptions.h"
#include "core/workflow/workflowtransition.h"

#include <string>
#include <vector>

namespace outcrop {

/// `run`: starts a workflow of a profile: plan, generate, review, revise. `resume`, `approve`, `reject` and `cancel` continue it. `status`, `list` and `files` show it,
/// and `files --write` copies its files into the workspace.
class RunCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addStart(CLI::App &command);
    void addSteps(CLI::App &command);
    void addDecisions(CLI::App &command);
    void addFiles(CLI::App &command);
    CLI::App *addStep(CLI::App &command, const std::string &name, const std::string &description, const std::string &example);

    ExitCode start(const Invocation &invocation) const;
    ExitCode list(const Invocation &invocation) const;
    ExitCode files(const Invocation &invocation) const;
    Result<WorkflowStart> readStart(const Invocation &invocation, const OpenedWorkspace &opened) const;
    Result<QList<InputValue>> readValues(const Invocation &invocation, const OpenedWorkspace &opened) const;
    QMap<QString, QString> providersByRole() const;
    QString usageError() const;
    WorkflowDecision approval() const;

    const CLI::App *m_resumeCommand = nullptr;
    const CLI::App *m_approveCommand = nullptr;
    const CLI::App *m_rejectCommand = nullptr;
    const CLI::App *m_cancelCommand = nullptr;
    const CLI::App *m_status = nullptr;
    const CLI::App *m_listCommand = nullptr;
    const CLI::App *m_files = nullptr;
    std::string m_profile;
    std::string m_scope;
    std::string m_conventions;
    std::string m_request;
    std::string m_session;
    std::string m_approval;
    std::string m_id;
    std::string m_reason;
    std::vector<std::string> m_inputs;
    std::vector<std::string> m_inputFiles;
    std::vector<std::string> m_providers;
    int m_maxIterations = 5;
    bool m_completesWorkflow = false;
    bool m_revisesStep = false;
    bool m_writesFiles = false;
    bool m_isConfirmed = false;
    bool m_showsDiff = false;
    SendOptions m_options;
};

} // namespace outcrop
