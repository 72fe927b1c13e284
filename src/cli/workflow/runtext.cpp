// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/workflow/runtext.h"

#include "cli/base/historytext.h"
#include "cli/base/table.h"
#include "cli/workflow/workflowoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/textwidth.h"

#include <algorithm>

namespace outcrop {
namespace {

QString endText(const WorkflowState &state)
{
    return state.status == WorkflowStatus::Complete ? workflowoutput::complete() : workflowoutput::canceled();
}

QString waitingText(const WorkflowState &state, const WorkflowStep &step)
{
    switch (step.kind) {
    case WorkflowStep::Kind::ApprovePrompt:
        return workflowoutput::promptWaiting();
    case WorkflowStep::Kind::Send:
        return workflowoutput::promptNotSent();
    case WorkflowStep::Kind::AwaitResponse:
        return workflowoutput::waitingForResponse();
    case WorkflowStep::Kind::ApproveResponse:
        return workflowoutput::responseWaiting();
    case WorkflowStep::Kind::Ended:
        return endText(state);
    }
    Q_UNREACHABLE();
}

/// Returns the name of the step in JSON output.
QString stepName(const WorkflowStep &step)
{
    static const QStringList names{QStringLiteral("approve-prompt"), QStringLiteral("send"), QStringLiteral("await-response"), QStringLiteral("approve-response"),
        QStringLiteral("ended")};
    return names.at(static_cast<qsizetype>(step.kind));
}

QString nextStepText(const WorkflowState &state, const WorkflowStep &step)
{
    switch (step.kind) {
    case WorkflowStep::Kind::ApprovePrompt:
        return workflowoutput::nextApprovePrompt(state.id);
    case WorkflowStep::Kind::Send:
        return QStringLiteral("`outcrop-cli run resume %1`").arg(state.id);
    case WorkflowStep::Kind::AwaitResponse:
        return workflowoutput::nextSaveResponse(state.id);
    case WorkflowStep::Kind::ApproveResponse:
        return workflowoutput::nextApproveResponse(state.id);
    case WorkflowStep::Kind::Ended:
        return state.artifacts.isEmpty() ? QString() : workflowoutput::nextWriteFiles(state.id);
    }
    Q_UNREACHABLE();
}

/// A file of a step, with its key in the JSON output and its label.
struct StepFile {
    const char *key;
    const MessageText &label;
    QString path;
};

/// Returns the request to edit, otherwise the prompt and the response of the step.
QList<StepFile> stepFiles(const WorkflowStep &step)
{
    if (!step.requestPath.isEmpty())
        return {{"request", workflowoutput::labelRequest, step.requestPath}};
    if (step.location.session.isEmpty())
        return {};
    return {{"prompt", workflowoutput::labelPrompt, step.location.promptPath()}, {"response", workflowoutput::labelResponse, step.location.responsePath()}};
}

QString fileStateText(const WorkflowFile &file)
{
    if (!file.problem.isEmpty())
        return workflowoutput::notWritten(file.problem);
    if (file.isUnchanged())
        return workflowoutput::unchanged();
    qsizetype added = 0;
    qsizetype removed = 0;
    for (const UnifiedHunk &hunk : file.diff.hunks) {
        added += hunk.addedCount();
        removed += hunk.removedCount();
    }
    const QString counts = QStringLiteral("+%1 -%2").arg(added).arg(removed);
    return file.present.isEmpty() ? workflowoutput::newFile(counts) : workflowoutput::changedFile(counts);
}

/// Writes the label, padded to the widest label with two spaces between, and the value, unless the value is empty.
void writeField(const Console &console, const MessageText &label, const QString &value)
{
    if (value.isEmpty())
        return;
    qsizetype widestName = 0;
    for (const MessageText &one : {workflowoutput::labelWorkflow, workflowoutput::labelProfile, workflowoutput::labelPhase, workflowoutput::labelRequest,
             workflowoutput::labelPrompt, workflowoutput::labelResponse, workflowoutput::labelVerdict, workflowoutput::labelNext})
        widestName = std::max(widestName, textWidth(one()));
    writeSentence(console.out, padToWidth(label(), widestName + 2) + value);
}

void writeIssues(const Console &console, const QList<ReviewIssue> &issues)
{
    Table table({{workflowoutput::columnRule()}, {workflowoutput::columnSeverity()}, {workflowoutput::columnFinding()}, {workflowoutput::columnLocation()}});
    for (const ReviewIssue &issue : issues)
        table.addRow({issue.rule, issue.severity, issue.description, issue.location});
    writeTable(console.out, table);
}

QString profileText(const WorkflowState &state)
{
    QStringList parts{state.profile};
    if (const QString scope = qString(state.context.value("scope", Json())); !scope.isEmpty())
        parts.append(workflowoutput::scope(scope));
    if (!state.conventions.isEmpty())
        parts.append(workflowoutput::conventions(state.conventions));
    parts.removeAll(QString());
    return parts.join(listSeparator());
}

Json reviewJson(const ReviewMetadata &review)
{
    Json json{{"verdict", jsonString(reviewVerdictName(review.verdict))}};
    for (const auto &[name, count] : review.counts)
        json[name.toStdString()] = count;
    json["issues"] = Json::array();
    for (const ReviewIssue &issue : review.issues)
        json["issues"].push_back({{"rule", jsonString(issue.rule)}, {"severity", jsonString(issue.severity)}, {"description", jsonString(issue.description)},
            {"location", jsonString(issue.location)}});
    return json;
}

} // namespace

void writeWorkflow(const Console &console, const WorkflowState &state, const WorkflowStep &step, const WorkflowFiles &files)
{
    writeField(console, workflowoutput::labelWorkflow, state.id);
    writeField(console, workflowoutput::labelProfile, profileText(state));
    const QString position = state.isOpen() ? workflowPhaseText(state.phase) : endText(state);
    writeField(console, workflowoutput::labelPhase, state.isOpen() ? workflowoutput::phaseAndState(position, state.iteration, waitingText(state, step)) : position);
    for (const StepFile &file : stepFiles(step))
        writeField(console, file.label, file.path);
    if (step.review) {
        writeField(console, workflowoutput::labelVerdict, step.review->text());
        writeIssues(console, step.review->issues);
    }
    if (files.iteration > 0 && step.kind != WorkflowStep::Kind::AwaitResponse)
        writeWorkflowFileList(console, files, false);
    writeField(console, workflowoutput::labelNext, nextStepText(state, step));
}

Json workflowJson(const WorkflowState &state, const WorkflowStep &step, const WorkflowFiles &files)
{
    Json json = toJson(state);
    json["next"] = jsonString(stepName(step));
    for (const StepFile &file : stepFiles(step))
        json[file.key] = jsonString(file.path);
    json["review"] = step.review ? reviewJson(*step.review) : Json();
    json["files"] = workflowFilesJson(files);
    return json;
}

void writeWorkflows(const Console &console, const QList<WorkflowState> &workflows)
{
    Table table({{workflowoutput::columnWorkflow()}, {workflowoutput::columnProfile()}, {workflowoutput::columnPhase()}, {workflowoutput::columnStage()},
        {workflowoutput::columnIteration(), Table::Align::Right}, {workflowoutput::columnChanged()}});
    for (const WorkflowState &state : workflows)
        table.addRow({state.id, state.profile, state.isOpen() ? workflowPhaseText(state.phase) : endText(state),
            state.isOpen() ? workflowStageText(state.stage) : QString(), QString::number(state.iteration), timeText(state.updateTime)});
    writeTable(console.out, table);
    writeLine(console.out, workflowoutput::workflows(workflows.size(), countText(workflows.size())));
}

Json workflowsJson(const QList<WorkflowState> &workflows)
{
    Json list = Json::array();
    for (const WorkflowState &state : workflows)
        list.push_back(toJson(state));
    return {{"workflows", list}};
}

void writeWorkflowFileList(const Console &console, const WorkflowFiles &files, bool showsDiff)
{
    Table table({{workflowoutput::columnFile()}, {workflowoutput::columnTarget()}, {workflowoutput::columnState()}});
    for (const WorkflowFile &file : files.files)
        table.addRow({file.artifact, file.target, fileStateText(file)});
    writeTable(console.out, table);
    if (!showsDiff)
        return;
    for (const WorkflowFile &file : files.files) {
        for (const QString &line : toText(file.diff).split(u'\n', Qt::SkipEmptyParts))
            writeLine(console.out, line);
    }
}

Json workflowFilesJson(const WorkflowFiles &files)
{
    Json list = Json::array();
    for (const WorkflowFile &file : files.files) {
        list.push_back({{"file", jsonString(file.artifact)}, {"target", jsonString(file.target)}, {"problem", jsonStringOrNull(file.problem)},
            {"exists", !file.present.isEmpty()}, {"diff", jsonString(toText(file.diff))}});
    }
    return {{"iteration", files.iteration}, {"approved", files.areApproved}, {"files", list}};
}

} // namespace outcrop
