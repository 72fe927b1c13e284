// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/startworkflow.h"
#include "app/workflow/workflowprogress.h"
#include "cli/send/sendoptions.h"

namespace outcrop {

/// Performs the steps of a workflow until a person, a response file or consent is needed, and prints its status.
class WorkflowRunner
{
public:
    WorkflowRunner(const Invocation &invocation, const SendOptions &options) : m_invocation(invocation), m_options(options) { }

    /// Starts a workflow and performs its first steps. Returns the exit code.
    ExitCode start(const WorkflowWorkspace &workspace, const WorkflowStart &start);
    /// Continues a workflow; an empty ID selects the most recently changed workflow.
    ExitCode resume(const QString &id);
    /// Applies a decision, then continues.
    ExitCode decideAndResume(const QString &id, const WorkflowDecision &decision);
    /// Prints the status without performing a step.
    ExitCode printStatus(const QString &id);

private:
    Result<WorkflowProgress> read(const QString &id) const;
    /// Stores the response file of a manual prompt, if it is complete. Returns false if there is none yet.
    Result<bool> receive(const WorkflowProgress &current) const;
    ExitCode send(const WorkflowProgress &current) const;
    /// Performs one step. Returns nullopt if the next step can follow, otherwise the exit code.
    std::optional<ExitCode> performStep(WorkflowProgress &current);
    ExitCode fail(const Error &error) const;
    ExitCode finish(const WorkflowProgress &current, ExitCode code) const;
    void report(const Diagnostics &diagnostics);

    const Invocation &m_invocation;
    const SendOptions &m_options;
    Diagnostics m_reportedFindings;
};

} // namespace outcrop
