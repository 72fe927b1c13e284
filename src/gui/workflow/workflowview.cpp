// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workflow/workflowview.h"

#include "app/workflow/workflowfiles.h"
#include "app/workflow/workflowprogress.h"
#include "models/workflow/workflowsmodel.h"
#include "models/workflow/workflowstepsmodel.h"

#include <QCoreApplication>

#include <algorithm>

namespace outcrop {

namespace {

struct WorkflowWords {
    Q_DECLARE_TR_FUNCTIONS(WorkflowView)
};

WorkflowFileRow fileRow(const WorkflowFile &file)
{
    WorkflowFileRow row{file.artifact, file.target, file.problem, file.present.isEmpty(), file.isUnchanged()};
    for (const UnifiedHunk &hunk : file.diff.hunks) {
        row.added += hunk.addedCount();
        row.removed += hunk.removedCount();
    }
    return row;
}

/// Returns the difference of a file from its target. A target that cannot be read counts as empty.
ShownDiff diffOf(const QString &folder, const WorkflowFile &file)
{
    const Result<QString> present = file.present.isEmpty() ? Result<QString>(QString()) : readWorkflowText(folder, file.target);
    const QString before = file.present.isEmpty() ? WorkflowWords::tr("(new file)") : file.target;
    return shownDiff(before, present ? *present : QString(), file.artifact, QString::fromUtf8(file.bytes));
}

} // namespace

Result<WorkflowView> readWorkflowView(const OpenedWorkspace &opened, const QString &id)
{
    const Result<WorkflowProgress> progress = viewWorkflow(opened, id);
    if (!progress)
        return progress.error();
    WorkflowView view{progress->workflow.state, progress->step, {}, {}, {}};
    view.steps = workflowStepRows(view.state, sessionOf(opened.workspace(), view.state.id), stepStateOf(view.step.kind));
    const WorkflowFiles files = workflowFiles(progress->workspace, progress->workflow);
    view.areApproved = files.areApproved;
    view.step.diagnostics += files.areApproved ? files.diagnostics : Diagnostics(); // before the approval, the step already contains the findings of the files
    for (const WorkflowFile &file : files.files) {
        view.files += fileRow(file);
        view.diffs += diffOf(opened.folder, file);
    }
    return view;
}

WorkflowStepState stepStateOf(WorkflowStep::Kind kind)
{
    switch (kind) {
    case WorkflowStep::Kind::ApprovePrompt:
        return WorkflowStepState::PromptReview;
    case WorkflowStep::Kind::Send:
        return WorkflowStepState::NotSent;
    case WorkflowStep::Kind::AwaitResponse:
        return WorkflowStepState::AwaitingResponse;
    case WorkflowStep::Kind::ApproveResponse:
        return WorkflowStepState::ResponseReview;
    case WorkflowStep::Kind::Ended:
        return WorkflowStepState::Done;
    }
    Q_UNREACHABLE();
}

QString workflowStatusText(const WorkflowView &view)
{
    if (!view.state.isOpen())
        return view.state.status == WorkflowStatus::Complete ? WorkflowWords::tr("The workflow is complete") : WorkflowWords::tr("The workflow was canceled");
    //: Line about a workflow; %1 is a phase, %2 the number of an iteration, %3 the state of the current step
    const QString text = WorkflowWords::tr("%1, iteration %2: %3")
                             .arg(workflowPhaseTitle(view.state.phase)).arg(view.state.iteration).arg(workflowStepStateTitle(stepStateOf(view.step.kind)));
    return view.step.review ? text + QStringLiteral(" · ") + view.step.review->text() : text;
}

QString workflowFindingsText(const WorkflowView &view)
{
    Diagnostics findings = view.step.diagnostics;
    findings.removeIf([](const Diagnostic &one) { return one.severity == Severity::Note; });
    std::stable_sort(findings.begin(), findings.end(), [](const Diagnostic &a, const Diagnostic &b) { return a.severity == Severity::Error && b.severity != Severity::Error; });
    QStringList lines;
    for (const Diagnostic &one : findings)
        lines += toString(one);
    return lines.join(u'\n');
}

} // namespace outcrop
