// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentlistcommand.h"

#include "app/experiments/experimentfiles.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/table.h"
#include "cli/experiments/experimentsoutput.h"
#include "core/base/joinedtext.h"

namespace outcrop {
namespace {

/// An experiment with its setup and its run, or the errors from reading them.
struct ListedExperiment {
    QString name;
    Result<LoadedExperiment> loadedExperiment;
    Result<std::optional<RunRecord>> run;
};

QStringList armNames(const ExperimentSetup &setup)
{
    QStringList names;
    for (const ExperimentArm &arm : setup.arms)
        names.append(arm.name);
    return names;
}

QStringList metricNames(const ExperimentSetup &setup)
{
    QStringList names;
    for (const RequestedMetric &wanted : setup.metrics)
        names.append(infoOf(wanted.metric).name);
    return names;
}

/// Returns `12 of 48 trials`, `not run` or `unreadable`.
QString runText(const Result<std::optional<RunRecord>> &run)
{
    if (!run)
        return experimentsoutput::unreadable();
    if (!*run)
        return experimentsoutput::notRun();
    return experimentsoutput::runProgress((*run)->planned, countText((*run)->results.size()), countText((*run)->planned));
}

Json toJson(const ListedExperiment &one)
{
    Json json{{"name", jsonString(one.name)}, {"error", one.loadedExperiment ? Json() : jsonString(toString(one.loadedExperiment.error()))}, {"arms", Json::array()},
        {"cases", Json()}, {"metrics", Json::array()}, {"trials", Json()}, {"planned", Json()}};
    if (one.loadedExperiment) {
        json["arms"] = jsonStrings(armNames(one.loadedExperiment->setup));
        json["cases"] = one.loadedExperiment->cases.size();
        json["metrics"] = jsonStrings(metricNames(one.loadedExperiment->setup));
    }
    if (one.run && *one.run) {
        json["trials"] = (*one.run)->results.size();
        json["planned"] = (*one.run)->planned;
    }
    return json;
}

void print(const Console &console, const QList<ListedExperiment> &experiments)
{
    Table table({{experimentsoutput::nameColumn()}, {experimentsoutput::armsColumn()}, {experimentsoutput::casesColumn(), Table::Align::Right}, {experimentsoutput::metricsColumn()}, {experimentsoutput::runColumn()}});
    for (const ListedExperiment &one : experiments) {
        if (one.loadedExperiment)
            table.addRow({one.name, armNames(one.loadedExperiment->setup).join(listSeparator()), countText(one.loadedExperiment->cases.size()),
                          metricNames(one.loadedExperiment->setup).join(listSeparator()), runText(one.run)});
        else
            table.addRow({one.name, QStringLiteral("-"), QStringLiteral("-"), QStringLiteral("-"), experimentsoutput::unreadable()});
    }
    if (table.isEmpty())
        writeSentence(console.out, experimentsoutput::noExperiments());
    else
        writeTable(console.out, table);
}

} // namespace

CLI::App *ExperimentListCommand::addTo(CLI::App &experiment)
{
    return addCommand(experiment, "list", QT_TRANSLATE_NOOP("cli", "List the experiments with their arms and progress"), "outcrop-cli -C garden experiment list");
}

ExitCode ExperimentListCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    QList<ListedExperiment> experiments;
    for (const QString &name : experimentNames(opened->workspace()))
        experiments.append({name, loadExperiment(*opened, name), loadRecordedRun(opened->folder, name)});
    Json list = Json::array();
    for (const ListedExperiment &one : experiments) {
        list.push_back(toJson(one));
        if (!one.loadedExperiment && !invocation.printsJson)
            printMessage(invocation.console, one.loadedExperiment.error());
    }
    if (invocation.printsJson)
        return invocation.print({{"experiments", list}});
    print(invocation.console, experiments);
    return ExitCode::Done;
}

} // namespace outcrop
