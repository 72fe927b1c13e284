// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evolution/evolutionfigures.h"
#include "models/evolution/evolutionwords.h"

#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

struct UseLine {
    QString path;
    qint64 used = 0;
    QMap<QString, ShareFigure> cells = {}; ///< by workload
};

QList<UseLine> linesOf(const QList<UseRow> &use)
{
    QMap<QString, UseLine> byPath;
    for (const UseRow &row : use) {
        UseLine &line = byPath[row.path];
        line.path = row.path;
        line.used += row.used.count;
        line.cells.insert(row.workload, row.used);
    }
    QList<UseLine> lines = byPath.values();
    std::stable_sort(lines.begin(), lines.end(), [](const UseLine &left, const UseLine &right) { return left.used > right.used; });
    return lines;
}

QStringList workloadsOf(const QList<UseRow> &use)
{
    QStringList names;
    for (const UseRow &row : use)
        names += row.workload;
    names.sort();
    names.removeDuplicates();
    return names;
}

} // namespace

FigureTable useTable(const QList<UseRow> &use)
{
    const QStringList workloads = workloadsOf(use);
    //: a column: the layer or skill that was used
    FigureTable table{{EvolutionWords::tr("Document")}, {}};
    for (const QString &workload : workloads)
        //: turns that belong to no workload
        table.headers += workload.isEmpty() ? EvolutionWords::tr("without") : workload;
    for (const UseLine &line : linesOf(use)) {
        FigureRow row{line.path, line.path, {Figure::word(line.path)}};
        for (const QString &workload : workloads)
            row.cells += shareCell(line.cells.value(workload));
        table.rows += row;
    }
    return table;
}

FigureTable workloadTable(const QList<WorkloadRow> &workloads)
{
    //: columns: how much of the work a workload is, in the first two thirds and in the last third of a window, and how often its turns get stuck
    FigureTable table{{EvolutionWords::tr("Workload"), EvolutionWords::tr("Turns"), EvolutionWords::tr("Earlier"), EvolutionWords::tr("Lately"), EvolutionWords::tr("Stuck turns")}, {}};
    for (const WorkloadRow &row : workloads) {
        const QString name = row.workload.isEmpty() ? EvolutionWords::tr("without") : row.workload;
        table.rows += FigureRow{row.workload, {}, {Figure::word(name), Figure::of(row.turns()), shareCell(row.earlier), shareCell(row.later), shareCell(row.stuck)}};
    }
    return table;
}

QString runText(const EvolutionRun &run)
{
    const QLocale locale;
    const auto day = [&](const QDateTime &time) { return locale.toString(time.toLocalTime().date(), QLocale::ShortFormat); };
    //: %1 is "%n turn(s)", %2 and %3 are days, %4 is "%n suggestion(s)"
    QString text = EvolutionWords::tr("%1 from %2 to %3, %4")
                       .arg(EvolutionWords::tr("%n turn(s)", nullptr, static_cast<int>(run.turns)), day(run.from), day(run.until), EvolutionWords::tr("%n suggestion(s)", nullptr, static_cast<int>(run.proposals.size())));
    if (run.turns > run.recordedUse)
        //: %1 a number of turns
        text += EvolutionWords::tr("; what was used is recorded for %1 of them, for the others it is told by words").arg(locale.toString(run.recordedUse));
    return text;
}

} // namespace outcrop
