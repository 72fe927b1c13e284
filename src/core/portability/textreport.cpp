// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/textreport.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/textwidth.h"
#include "core/portability/portabilitymessages.h"
#include "core/portability/reportparts.h"

#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns a short text for a narrow column. Failures are in capitals for emphasis.
QString cellText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Passed:
        return portabilitymessages::cellPassed();
    case Outcome::Failed:
        return portabilitymessages::cellFailed();
    case Outcome::NotOptedIn:
        return portabilitymessages::cellNotOptedIn();
    case Outcome::NotApplicable:
        return portabilitymessages::cellNotApplicable();
    case Outcome::NotRun:
        return QStringLiteral("?");
    }
    Q_UNREACHABLE();
}

/// Returns the findings of unreadable files, then those of failed criteria, grouped by agent.
QStringList findingLines(const PortabilityReport &report)
{
    QStringList lines;
    const auto append = [&lines](Diagnostics findings) {
        sortByLocation(findings);
        for (const Diagnostic &finding : findings)
            lines.append(toString(finding));
    };
    append(report.unreadable);
    for (const AgentReport &agent : report.agents) {
        Diagnostics findings;
        for (const CriterionResult &result : agent.results) {
            if (result.outcome == Outcome::Failed)
                findings += findingsOf(result, agent);
        }
        append(findings);
    }
    return lines;
}

/// Returns whether an agent passed all applicable criteria.
bool hasPassedAll(const AgentReport &agent)
{
    return countOf(agent, Outcome::Passed) + countOf(agent, Outcome::NotApplicable) == agent.results.size();
}

/// Returns a short title for narrow columns: `004` for `PV-004`.
QString columnTitle(const Criterion &criterion)
{
    return criterion.id.section(u'-', -1);
}

constexpr qsizetype columnGap = 2; ///< spaces between two columns

/// Returns the width of the widest result, which is the width of each column after the first one.
qsizetype cellWidth()
{
    qsizetype widestTitle = 0;
    for (const Outcome outcome : {Outcome::Passed, Outcome::Failed, Outcome::NotOptedIn, Outcome::NotApplicable, Outcome::NotRun})
        widestTitle = std::max(widestTitle, textWidth(cellText(outcome)));
    return widestTitle;
}

QString row(const QString &first, qsizetype firstWidth, const QStringList &cells)
{
    QString line = padToWidth(first, firstWidth + columnGap);
    const qsizetype width = cellWidth() + columnGap;
    for (const QString &cell : cells)
        line += padToWidth(cell, width);
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

QStringList cellsOf(const AgentReport &agent)
{
    QStringList cells;
    for (const CriterionResult &result : agent.results)
        cells.append(cellText(result.outcome));
    return cells;
}

QString legend(const QList<AgentReport> &agents)
{
    QStringList words;
    for (const Outcome outcome : {Outcome::NotOptedIn, Outcome::NotApplicable, Outcome::NotRun}) {
        const bool isUsed = std::any_of(agents.begin(), agents.end(),
            [outcome](const AgentReport &agent) { return countOf(agent, outcome) > 0; });
        if (isUsed)
            words.append(outcome == Outcome::NotOptedIn ? portabilitymessages::legendNotOptedIn(cellText(outcome))
                                                        : portabilitymessages::legendEntry(cellText(outcome), outcomeText(outcome)));
    }
    return words.join(listSeparator());
}

/// Returns the legend of the columns, one line for each criterion.
QStringList criteriaLines(const QList<Criterion> &criteria)
{
    QStringList lines;
    for (const Criterion &criterion : criteria)
        lines.append(labeledText(columnTitle(criterion), dataText(criterion.title)));
    return lines;
}

/// Returns the number of criteria that fit in a row next to the name; all if `width` is 0.
qsizetype criteriaPerRow(qsizetype all, qsizetype nameWidth, qsizetype width)
{
    const qsizetype cell = cellWidth();
    return width == 0 ? all : std::clamp<qsizetype>((width - nameWidth - columnGap - cell) / (cell + columnGap) + 1, 1, std::max<qsizetype>(all, 1));
}

/// Returns a table of the agents that did not pass all applicable criteria, and its legend; empty if all passed.
QStringList matrixLines(const PortabilityReport &report, qsizetype width)
{
    QList<AgentReport> shown = report.agents;
    shown.removeIf(hasPassedAll);
    if (shown.isEmpty())
        return {};
    QStringList titles;
    for (const Criterion &criterion : report.criteria)
        titles.append(columnTitle(criterion));
    const QString title = portabilitymessages::agentColumn();
    qsizetype nameWidth = textWidth(title);
    for (const AgentReport &agent : shown)
        nameWidth = std::max(nameWidth, textWidth(agent.agent));
    const qsizetype count = std::max<qsizetype>(1, criteriaPerRow(titles.size(), nameWidth, width));
    QStringList lines;
    for (qsizetype from = 0; from == 0 || from < titles.size(); from += count) {
        lines.append(row(title, nameWidth, titles.mid(from, count)));
        for (const AgentReport &agent : shown)
            lines.append(row(agent.agent, nameWidth, cellsOf(agent).mid(from, count)));
    }
    lines.append(legend(shown));
    lines.removeAll(QString());
    return lines + criteriaLines(report.criteria);
}

/// The criteria and files affected by one reason.
struct NotRunGroup {
    QStringList criteria;
    QStringList files;
};

QMap<QString, NotRunGroup> groupNotRunByReason(const PortabilityReport &report)
{
    QMap<QString, NotRunGroup> reasons;
    for (const AgentReport &agent : report.agents) {
        for (const CriterionResult &result : agent.results) {
            if (result.outcome != Outcome::NotRun)
                continue;
            NotRunGroup &notRunGroup = reasons[result.reason];
            if (!notRunGroup.criteria.contains(result.criterion))
                notRunGroup.criteria.append(result.criterion);
            if (notRunGroup.files.isEmpty() || notRunGroup.files.last() != agent.file)
                notRunGroup.files.append(agent.file);
        }
    }
    return reasons;
}

/// Returns the reasons why tests were not run. Each reason is listed once, with its criteria and the number of affected files.
QStringList notRunLines(const PortabilityReport &report)
{
    const QMap<QString, NotRunGroup> reasons = groupNotRunByReason(report);
    QStringList lines;
    for (auto notRunGroup = reasons.cbegin(); notRunGroup != reasons.cend(); ++notRunGroup)
        lines.append(portabilitymessages::notRunFor(portabilitymessages::agents(notRunGroup->files.size()), notRunGroup->criteria.join(listSeparator()), notRunGroup.key()));
    return lines;
}

/// Returns the number of errors in the files themselves. It comes before the number of passed tests, which does not include them.
QString fileErrorsText(const PortabilityReport &report)
{
    const FaultyFiles faulty = faultyFiles(report);
    const qsizetype files = faulty.untestedFiles.size() + faulty.testedFiles.size();
    return files == 0 ? QString() : QString(portabilitymessages::errorsInFiles(report.unreadable.size(), portabilitymessages::files(files)) + clauseSeparator());
}

QString untestedFilesText(const PortabilityReport &report)
{
    const FaultyFiles faulty = faultyFiles(report);
    return faulty.untestedFiles.isEmpty() ? QString() : QString(clauseSeparator() + portabilitymessages::unreadableFiles(portabilitymessages::files(faulty.untestedFiles.size())));
}

QString uncountedOutcomesText(const PortabilityReport &report)
{
    QStringList words;
    const auto addCount = [&report, &words](Outcome outcome, const CountText &text) {
        if (const int count = report.count(outcome); count > 0)
            words.append(text(count));
    };
    addCount(Outcome::NotOptedIn, portabilitymessages::countNotOptedIn);
    addCount(Outcome::NotApplicable, portabilitymessages::countNotApplicable);
    addCount(Outcome::NotRun, portabilitymessages::countNotRun);
    return words.isEmpty() ? QString() : QString(clauseSeparator() + portabilitymessages::notCounted(words.join(listSeparator())));
}

QString summaryLine(const PortabilityReport &report)
{
    const int passedCount = report.count(Outcome::Passed);
    const int judgedCount = passedCount + report.count(Outcome::Failed);
    const QString line = fileErrorsText(report) + portabilitymessages::passedOf(judgedCount, passedCount);
    const QStringList testedCounts{portabilitymessages::agents(report.agents.size()), portabilitymessages::criteria(report.criteria.size())};
    return detailedText(line, testedCounts.join(listSeparator())) + uncountedOutcomesText(report) + untestedFilesText(report);
}

/// Joins groups of lines, separated by empty lines.
QStringList joinGroups(const QList<QStringList> &groups)
{
    QStringList lines;
    for (const QStringList &group : groups) {
        if (!lines.isEmpty() && !group.isEmpty())
            lines.append(QString());
        lines += group;
    }
    return lines;
}

} // namespace

QStringList textReport(const PortabilityReport &report, qsizetype width)
{
    return joinGroups({findingLines(report), matrixLines(report, width), notRunLines(report), {summaryLine(report)}});
}

} // namespace outcrop
