// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/workflow/runtext.h"

#include "cli/base/historytext.h"
#include "cli/base/table.h"

namespace outcrop {
namespace {

QString endText(const WorkflowState &state)
{
    return state.status == WorkflowStatus::Complete ? QStringLiteral("complete") : QStringLiteral("canceled");
}

QString waitingText(const WorkflowState &state, const WorkflowStep &step)
{
    switch (step.kind) {
    case WorkflowStep::Kind::ApprovePrompt:
        return QStringLiteral("the prompt is waiting for approval");
    case WorkflowStep::Kind::Send:
        return QStringLiteral("the prompt has not been sent");
    case WorkflowStep::Kind::AwaitResponse:
        return QStringLiteral("waiting for the response");
    case WorkflowStep::Kind::ApproveResponse:
        return QStringLiteral("the response is waiting for approval");
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
    const QString run = QStringLiteral("outcrop-cli run ");
    switch (step.kind) {
    case WorkflowStep::Kind::ApprovePrompt:
        return QStringLiteral("edit the request if necessary, then run `%1approve %2`").arg(run, state.id);
    case WorkflowStep::Kind::Send:
        return QStringLiteral("`%1resume %2`").arg(run, state.id);
    case WorkflowStep::Kind::AwaitResponse:
        return QStringLiteral("save the response, then run `%1approve %2`").arg(run, state.id);
    case WorkflowStep::Kind::ApproveResponse:
        return QStringLiteral("`%1approve %2`, or `%1reject %2 --reason TEXT`").arg(run, state.id);
    case WorkflowStep::Kind::Ended:
        return state.artifacts.isEmpty() ? QString() : QStringLiteral("`%1files %2 --write` copies the files to their targets").arg(run, state.id);
    }
    Q_UNREACHABLE();
}

/// Returns the request to edit, otherwise the prompt and the response of the step, with their titles.
QList<QPair<QString, QString>> stepFiles(const WorkflowStep &step)
{
    if (!step.requestPath.isEmpty())
        return {{QStringLiteral("request"), step.requestPath}};
    if (step.location.session.isEmpty())
        return {};
    return {{QStringLiteral("prompt"), step.location.promptPath()}, {QStringLiteral("response"), step.location.responsePath()}};
}

QString fileStateText(const WorkflowFile &file)
{
    if (!file.problem.isEmpty())
        return QStringLiteral("not written: ") + file.problem;
    if (file.isUnchanged())
        return QStringLiteral("unchanged");
    qsizetype added = 0;
    qsizetype removed = 0;
    for (const UnifiedHunk &hunk : file.diff.hunks) {
        added += hunk.addedCount();
        removed += hunk.removedCount();
    }
    const QString counts = QStringLiteral("+%1 -%2").arg(added).arg(removed);
    return file.present.isEmpty() ? QStringLiteral("new, ") + counts : QStringLiteral("changed, ") + counts;
}

void writeField(const Console &console, const QString &title, const QString &value)
{
    constexpr int width = 10;
    if (!value.isEmpty())
        writeSentence(console.out, title.leftJustified(width) + value);
}

void writeIssues(const Console &console, const QList<ReviewIssue> &issues)
{
    Table table({{QStringLiteral("rule")}, {QStringLiteral("severity")}, {QStringLiteral("finding")}, {QStringLiteral("location")}});
    for (const ReviewIssue &issue : issues)
        table.addRow({issue.rule, issue.severity, issue.description, issue.location});
    writeTable(console.out, table);
}

QString profileText(const WorkflowState &state)
{
    QStringList parts{state.profile};
    if (const QString scope = qString(state.context.value("scope", Json())); !scope.isEmpty())
        parts.append(QStringLiteral("scope ") + scope);
    if (!state.conventions.isEmpty())
        parts.append(QStringLiteral("conventions ") + state.conventions);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
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
    writeField(console, QStringLiteral("workflow"), state.id);
    writeField(console, QStringLiteral("profile"), profileText(state));
    const QString position = state.isOpen() ? workflowPhaseName(state.phase) : endText(state);
    writeField(console, QStringLiteral("phase"),
        state.isOpen() ? QStringLiteral("%1, iteration %2: %3").arg(position).arg(state.iteration).arg(waitingText(state, step)) : position);
    for (const auto &[title, path] : stepFiles(step))
        writeField(console, title, path);
    if (step.review) {
        writeField(console, QStringLiteral("verdict"), step.review->text());
        writeIssues(console, step.review->issues);
    }
    if (files.iteration > 0 && step.kind != WorkflowStep::Kind::AwaitResponse)
        writeWorkflowFileList(console, files, false);
    writeField(console, QStringLiteral("next"), nextStepText(state, step));
}

Json workflowJson(const WorkflowState &state, const WorkflowStep &step, const WorkflowFiles &files)
{
    Json json = toJson(state);
    json["next"] = jsonString(stepName(step));
    for (const auto &[title, path] : stepFiles(step))
        json[title.toStdString()] = jsonString(path);
    json["review"] = step.review ? reviewJson(*step.review) : Json();
    json["files"] = workflowFilesJson(files);
    return json;
}

void writeWorkflows(const Console &console, const QList<WorkflowState> &workflows)
{
    Table table({{QStringLiteral("workflow")}, {QStringLiteral("profile")}, {QStringLiteral("phase")}, {QStringLiteral("stage")},
        {QStringLiteral("iteration"), Table::Align::Right}, {QStringLiteral("changed")}});
    for (const WorkflowState &state : workflows)
        table.addRow({state.id, state.profile, state.isOpen() ? workflowPhaseName(state.phase) : endText(state),
            state.isOpen() ? workflowStageName(state.stage) : QString(), QString::number(state.iteration), timeText(state.updated)});
    writeTable(console.out, table);
    writeLine(console.out, countText(workflows.size(), QStringLiteral("workflow")));
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
    Table table({{QStringLiteral("file")}, {QStringLiteral("target")}, {QStringLiteral("state")}});
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
