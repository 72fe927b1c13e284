// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiments/experimentsmodel.h"

#include "core/base/diagnostic.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "models/base/roles.h"

#include <QLocale>

namespace outcrop {

QVariant ExperimentsModel::cell(const ExperimentRow &row, ExperimentColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return row.problem.isEmpty() ? row.description.trimmed() : row.problem;
    case Qt::AccessibleTextRole:
        //: %1 is the name of an experiment, %2 its state, %3 the number of cases and the arms
        return column == ExperimentColumn::Name ? QVariant(tr("%1, %2, %3").arg(row.name, experimentStateText(row), contents(row))) : QVariant();
    case SeverityRole:
        return row.state == ExperimentState::Unreadable ? QVariant(static_cast<int>(Severity::Error)) : QVariant();
    case PathRole:
        return row.file;
    default:
        return {};
    }
}

/// Returns the number of cases if there are any, and the arms; or the reason why the experiment cannot be read.
QString ExperimentsModel::contents(const ExperimentRow &row) const
{
    if (!row.problem.isEmpty())
        return row.problem;
    const QString arms = row.arms.join(listSeparator());
    //: %1 are the names of the arms of an experiment
    return row.cases == 0 ? arms : tr("%n case(s) · %1", nullptr, static_cast<int>(row.cases)).arg(arms);
}

QString ExperimentsModel::text(const ExperimentRow &row, ExperimentColumn column) const
{
    switch (column) {
    case ExperimentColumn::Name:
        return row.name;
    case ExperimentColumn::State:
        return experimentStateText(row);
    case ExperimentColumn::Contents:
        return contents(row);
    }
    return {};
}

QString ExperimentsModel::header(ExperimentColumn column) const
{
    switch (column) {
    case ExperimentColumn::Name:
        return tr("Experiment");
    case ExperimentColumn::State:
        //: Column heading: state of an experiment
        return tr("State");
    case ExperimentColumn::Contents:
        //: Column heading: the cases and the arms of an experiment
        return tr("Contents");
    }
    return {};
}

QString experimentStateText(const ExperimentRow &row)
{
    const QLocale locale;
    switch (row.state) {
    case ExperimentState::NotRun:
        return ExperimentsModel::tr("not run");
    case ExperimentState::Running:
        //: State of a running experiment; %1 and %2 are numbers of trials
        return ExperimentsModel::tr("running, %1 of %2 trials").arg(groupedNumber(row.completedTrials, locale), groupedNumber(row.planned, locale));
    case ExperimentState::Stopped:
        //: State of an experiment that can be resumed; %1 and %2 are numbers of trials
        return ExperimentsModel::tr("stopped, %1 of %2 trials").arg(groupedNumber(row.completedTrials, locale), groupedNumber(row.planned, locale));
    case ExperimentState::Done:
        //: State of an experiment that is finished
        return ExperimentsModel::tr("done");
    case ExperimentState::RuleStopped:
        //: State of an experiment whose stopping rule ended the run early; %1 and %2 are numbers of trials
        return ExperimentsModel::tr("stopped early, %1 of %2 trials").arg(groupedNumber(row.completedTrials, locale), groupedNumber(row.planned, locale));
    case ExperimentState::Changed:
        //: State of an experiment that changed, or whose cases changed, after the run; %1 and %2 are numbers of trials
        return ExperimentsModel::tr("changed since its run, %1 of %2 trials").arg(groupedNumber(row.completedTrials, locale), groupedNumber(row.planned, locale));
    case ExperimentState::Unreadable:
        return ExperimentsModel::tr("unreadable");
    }
    return {};
}

} // namespace outcrop
