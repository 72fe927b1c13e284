// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiments/experimentswork.h"

#include "core/base/englishthread.h"
#include "core/base/explainerror.h"
#include "core/experiments/reportformats.h"

namespace outcrop {

namespace {

ExperimentState stateOf(const RunRecord &run)
{
    switch (run.end) {
    case RunEnd::Open:
        return ExperimentState::Stopped;
    case RunEnd::Done:
        return ExperimentState::Done;
    case RunEnd::RuleStopped:
        return ExperimentState::RuleStopped;
    }
    return ExperimentState::NotRun;
}

ExperimentRow unreadableRow(ExperimentRow row, const Error &error)
{
    row.state = ExperimentState::Unreadable;
    row.problem = explainErrorAt(error);
    return row;
}

ExperimentRow rowOf(const OpenedWorkspace &opened, const QString &name)
{
    ExperimentRow row{name, QStringLiteral("experiments/%1.yaml").arg(name)};
    const Result<LoadedExperiment> loadedExperiment = loadExperiment(opened, name);
    if (!loadedExperiment)
        return unreadableRow(row, loadedExperiment.error());
    row.file = loadedExperiment->setup.file;
    row.description = loadedExperiment->setup.description;
    for (const ExperimentArm &arm : loadedExperiment->setup.arms)
        row.arms += arm.name;
    row.cases = loadedExperiment->cases.size();
    const Result<std::optional<RunRecord>> run = loadRecordedRun(opened.folder, name);
    if (!run)
        return unreadableRow(row, run.error());
    if (!*run)
        return row;
    row.state = checkRecordedVersion(**run, name, loadedExperiment->setup.checksum, loadedExperiment->dataChecksum) ? stateOf(**run) : ExperimentState::Changed;
    row.completedTrials = (*run)->results.size();
    row.planned = (*run)->planned;
    return row;
}

} // namespace

QList<ExperimentRow> readExperimentRows(const OpenedWorkspace &opened)
{
    QList<ExperimentRow> rows;
    const QStringList names = experimentNames(opened.workspace());
    for (const QString &name : names)
        rows += rowOf(opened, name);
    return rows;
}

ExperimentDetails readExperimentDetails(const OpenedWorkspace &opened, const QString &name, const std::stop_token &stop)
{
    if (name.isEmpty())
        return {};
    ExperimentDetails details;
    const Result<ExperimentPlan> plan = planExperiment(opened, name, {}, stop);
    if (plan)
        details.plan = *plan;
    else
        details.planError = explainErrorAt(plan.error());
    const bool isNew = plan && !plan->resumeError && plan->remainingTrials == plan->trials;
    if (const auto restart = isNew ? plan : planExperiment(opened, name, {.ignoresRecordedRun = true}, stop))
        details.restartPlan = *restart;
    return withLatestReport(opened, name, details);
}

ExperimentDetails withLatestReport(const OpenedWorkspace &opened, const QString &name, ExperimentDetails details)
{
    const Result<ExperimentReport> report = reportOnRecordedRun(opened, name);
    details.reportError = report || report.error().code == ErrorCode::NotFound ? QString() : explainErrorAt(report.error());
    details.report = report ? std::optional(*report) : std::nullopt;
    details.figures = report ? metricFigures(*report) : QList<MetricFigures>();
    return details;
}

namespace {

QByteArray reportBytes(const ExperimentReport &report, ExperimentFormat format)
{
    switch (format) {
    case ExperimentFormat::Markdown:
        return markdownReport(report).toUtf8();
    case ExperimentFormat::Html:
        return htmlReport(report).toUtf8();
    case ExperimentFormat::Csv:
        return csvReport(report).toUtf8();
    case ExperimentFormat::JsonText:
        return jsonText(toJson(report));
    }
    return {};
}

} // namespace

QByteArray englishReport(const OpenedWorkspace &opened, const QString &name, const ExperimentReport &shown, ExperimentFormat format)
{
    const EnglishThread english;
    const Result<ExperimentReport> report = reportOnRecordedRun(opened, name);
    return reportBytes(report ? *report : shown, format);
}

QString reportFileName(const QString &experiment, ExperimentFormat format)
{
    const QStringList ends{QStringLiteral("md"), QStringLiteral("html"), QStringLiteral("csv"), QStringLiteral("json")};
    return QStringLiteral("%1.%2").arg(experiment, ends.at(static_cast<int>(format)));
}

} // namespace outcrop
