// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/workflow/workflowrunner.h"

#include "cli/base/configuredworkspace.h"
#include "cli/records/storerecorder.h"
#include "cli/workflow/runtext.h"

#include <algorithm>
#include <sstream>

namespace outcrop {

Result<WorkflowProgress> WorkflowRunner::read(const QString &id) const
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(m_invocation);
    return opened ? openWorkflow(*opened, id) : opened.error();
}

ExitCode WorkflowRunner::start(const WorkflowWorkspace &workspace, const WorkflowStart &start)
{
    const Result<StartedWorkflow> startedWorkflow = startWorkflow(workspace, start, QDateTime::currentDateTimeUtc());
    if (!startedWorkflow) // NotFound: a name on the command line is invalid
        return startedWorkflow.error().code == ErrorCode::NotFound ? fail(startedWorkflow.error()) : m_invocation.fail(startedWorkflow.error());
    report(startedWorkflow->diagnostics);
    return startedWorkflow->workflow ? resume(startedWorkflow->workflow->state.id) : ExitCode::Input;
}

ExitCode WorkflowRunner::resume(const QString &id)
{
    for (QString wanted = id;;) {
        Result<WorkflowProgress> current = read(wanted);
        if (!current)
            return fail(current.error());
        wanted = current->workflow.state.id;
        report(current->step.diagnostics);
        if (const std::optional<ExitCode> code = performStep(*current))
            return *code;
    }
}

std::optional<ExitCode> WorkflowRunner::performStep(WorkflowProgress &current)
{
    switch (current.step.kind) {
    case WorkflowStep::Kind::Ended:
        return finish(current, ExitCode::Done);
    case WorkflowStep::Kind::Send: {
        if (hasErrors(current.step.diagnostics))
            return ExitCode::Input;
        const ExitCode code = send(current);
        return code == ExitCode::Done ? std::nullopt : std::optional(code);
    }
    case WorkflowStep::Kind::AwaitResponse: {
        const Result<bool> received = receive(current);
        if (!received)
            return fail(received.error());
        return *received ? std::nullopt : std::optional(finish(current, ExitCode::Done));
    }
    case WorkflowStep::Kind::ApprovePrompt:
        return finish(current, hasErrors(current.step.diagnostics) ? ExitCode::Input : ExitCode::Done);
    case WorkflowStep::Kind::ApproveResponse:
        if (current.step.needsApproval)
            return finish(current, hasErrors(current.step.diagnostics) ? ExitCode::Findings : ExitCode::Done);
        if (const Status decisionStatus = applyDecision(current.workspace, current.workflow, current.step, {.time = QDateTime::currentDateTimeUtc()}); !decisionStatus)
            return fail(decisionStatus.error());
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

ExitCode WorkflowRunner::decideAndResume(const QString &id, const WorkflowDecision &decision)
{
    Result<WorkflowProgress> current = read(id);
    if (!current)
        return fail(current.error());
    const QString chosen = current->workflow.state.id;
    if (current->step.kind == WorkflowStep::Kind::AwaitResponse && decision.command != WorkflowCommand::Cancel) {
        const Result<bool> received = receive(*current);
        if (!received)
            return fail(received.error());
        if (*received)
            current = read(chosen);
        if (!current)
            return fail(current.error());
    }
    report(current->step.diagnostics);
    WorkflowDecision timedDecision = decision;
    timedDecision.time = QDateTime::currentDateTimeUtc();
    if (const Status decisionStatus = applyDecision(current->workspace, current->workflow, current->step, timedDecision); !decisionStatus)
        return fail(decisionStatus.error());
    return resume(chosen);
}

ExitCode WorkflowRunner::printStatus(const QString &id)
{
    const Result<WorkflowProgress> current = read(id);
    if (!current)
        return fail(current.error());
    report(current->step.diagnostics);
    return finish(*current, ExitCode::Done);
}

Result<bool> WorkflowRunner::receive(const WorkflowProgress &current) const
{
    return receiveSavedResponse(current, QDateTime::currentDateTimeUtc(), [this](const OpenedWorkspace &opened, const SendOutcome &outcome) {
        StoreRecorder(m_invocation, storeLocation(opened)).writeTurn(opened, outcome);
    });
}

/// Sends the request of the step, with the preview and the consent of `send`. Prints the response only if it is streamed, because it is also stored in a file.
ExitCode WorkflowRunner::send(const WorkflowProgress &current) const
{
    std::ostringstream discardedOutput;
    const Console quiet{m_options.isStreaming() && !m_invocation.printsJson ? m_invocation.console.out : discardedOutput, m_invocation.console.errors, m_invocation.console.input,
        m_invocation.console.failure};
    const Invocation inner{quiet, m_invocation.folder, false, m_invocation.allowsOutside, m_invocation.start};
    return runSend(inner, current.workspace.opened, *current.step.job, m_options);
}

ExitCode WorkflowRunner::fail(const Error &error) const
{
    const bool isName = error.code == ErrorCode::NotFound && error.location.file.isEmpty();
    if (isName)
        return m_invocation.failUsage(error);
    if (error.code != ErrorCode::NotAllowed)
        return m_invocation.fail(error);
    m_invocation.fail(error);
    return ExitCode::Findings;
}

ExitCode WorkflowRunner::finish(const WorkflowProgress &current, ExitCode code) const
{
    const WorkflowFiles files = workflowFiles(current.workspace, current.workflow);
    if (m_invocation.printsJson)
        m_invocation.print(workflowJson(current.workflow.state, current.step, files));
    else
        writeWorkflow(m_invocation.console, current.workflow.state, current.step, files);
    return code;
}

/// Reports findings that were not reported before.
void WorkflowRunner::report(const Diagnostics &diagnostics)
{
    Diagnostics freshFindings = diagnostics;
    freshFindings.removeIf([this](const Diagnostic &one) { return std::any_of(m_reportedFindings.begin(), m_reportedFindings.end(), [&one](const Diagnostic &known) { return isSameFinding(one, known); }); });
    m_reportedFindings += freshFindings;
    m_invocation.report(freshFindings);
}

} // namespace outcrop
