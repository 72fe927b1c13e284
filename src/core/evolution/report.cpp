// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/report.h"

#include "core/base/json.h"
#include "core/evolution/candidate.h"
#include "core/evolution/evidencelines.h"
#include "core/evolution/evolutionmessages.h"

#include <QLocale>

namespace outcrop {
namespace {

QDateTime localTime(const EvolutionReport &report)
{
    return report.time.toTimeZone(report.zone);
}

QString frontMatter(const EvolutionReport &report)
{
    const double days = double(report.run.from.msecsTo(report.run.until)) / 86'400'000.0;
    return QStringLiteral("---\nrun: %1\ninteractions: %2\nevidence_days: %3\nsuggestions: %4\nnotified: %5\nauto_apply: false\n---\n")
        .arg(localTime(report).toString(Qt::ISODate))
        .arg(report.run.turns)
        .arg(days, 0, 'g', 4)
        .arg(report.suggestions.size())
        .arg(report.notifiedCount);
}

QString reportIntroduction(const EvolutionReport &report)
{
    const EvolutionRun &run = report.run;
    QString text = evolutionmessages::reportTitle(QLocale::c().toString(localTime(report), QStringLiteral("d MMMM yyyy, HH:mm"))) + QStringLiteral("\n\n");
    text += evolutionmessages::turnsSince(evolutionmessages::turns(run.turns), run.from.toTimeZone(report.zone).toString(QStringLiteral("yyyy-MM-dd HH:mm"))) + u' ';
    text += evolutionmessages::suggestionsOpen(report.suggestions.size()) + QStringLiteral("\n\n") + evolutionmessages::intervals(run.tests) + u'\n';
    if (run.recordedUse < run.turns)
        text += u'\n' + evolutionmessages::recordedUse(run.recordedUse, run.turns) + u'\n';
    if (!run.hasHistory)
        text += u'\n' + evolutionmessages::noHistory() + u'\n';
    if (report.repeatedCount > 0)
        text += u'\n' + evolutionmessages::repeated(report.repeatedCount) + u'\n';
    return text;
}

QString numberOf(const Suggestion &suggestion, qsizetype place)
{
    return QString::number(suggestion.id != 0 ? suggestion.id : place + 1);
}

QString tokensText(const Suggestion &suggestion)
{
    const auto tokens = suggestion.evidence.find("tokens");
    if (tokens == suggestion.evidence.end())
        return suggestion.diff.isEmpty() ? evolutionmessages::noTokens() : evolutionmessages::notCounted();
    return QStringLiteral("%1 → %2").arg((*tokens)["before"].get<qint64>()).arg((*tokens)["after"].get<qint64>());
}

QString suggestionTable(const EvolutionReport &report)
{
    QString text = u'\n' + evolutionmessages::suggestionColumns() + QStringLiteral("\n|---|---|---|---|---|\n");
    for (qsizetype i = 0; i < report.suggestions.size(); ++i) {
        const Suggestion &suggestion = report.suggestions.at(i);
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 |\n")
                    .arg(numberOf(suggestion, i), suggestion.kind, QString(suggestion.title).replace(u'|', QStringLiteral("\\|")),
                        suggestion.confidence ? confidenceText(*suggestion.confidence) : evolutionmessages::noTokens(), tokensText(suggestion));
    }
    return report.suggestions.isEmpty() ? QString() : text;
}

QString suggestionSection(const Suggestion &suggestion, qsizetype place)
{
    QString text = QStringLiteral("\n## %1 %2: %3\n\n%4\n").arg(numberOf(suggestion, place), suggestion.kind, suggestion.title, suggestion.reason);
    const QStringList evidence = evidenceLines(suggestion.evidence);
    if (!evidence.isEmpty())
        text += QStringLiteral("\n- %1\n").arg(evidence.join(QStringLiteral("\n- ")));
    if (suggestion.diff.isEmpty())
        return text + u'\n' + evolutionmessages::noDiff() + u'\n';
    const QString fence = suggestion.diff.contains(QStringLiteral("```")) ? QStringLiteral("~~~~") : QStringLiteral("```");
    return text + u'\n' + evolutionmessages::basedOnVersion(suggestion.target, suggestion.baseVersion.left(19)) + QStringLiteral("\n\n%1diff\n%2%1\n").arg(fence, suggestion.diff);
}

QString percentOf(const ShareEstimate &figure)
{
    return figure.total == 0 ? evolutionmessages::unknownShare() : shareDescription(figure.share());
}

QString workTable(const QList<WorkloadRow> &rows)
{
    QString text = u'\n' + evolutionmessages::workHeading() + QStringLiteral("\n\n") + evolutionmessages::workColumns() + QStringLiteral("\n|---|---|---|---|---|\n");
    for (const WorkloadRow &row : rows) {
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 |\n")
                    .arg(row.workload.isEmpty() ? evolutionmessages::noWorkload() : row.workload, QString::number(row.turns()), percentOf(row.earlier),
                        percentOf(row.later), percentOf(row.stuckShare));
    }
    return rows.isEmpty() ? QString() : text;
}

} // namespace

QString reportPath(const EvolutionReport &report)
{
    return QStringLiteral("evolution/%1.md").arg(localTime(report).toString(QStringLiteral("yyyy-MM-dd-HH")));
}

QString reportText(const EvolutionReport &report)
{
    QString text = frontMatter(report) + reportIntroduction(report) + suggestionTable(report);
    for (qsizetype i = 0; i < report.suggestions.size(); ++i)
        text += suggestionSection(report.suggestions.at(i), i);
    return text + workTable(report.run.workloads);
}

QString notificationText(const QList<Suggestion> &suggestions, qsizetype limit)
{
    QStringList lines;
    for (qsizetype i = 0; i < std::min(limit, suggestions.size()); ++i)
        lines.append(QStringLiteral("%1 %2: %3").arg(numberOf(suggestions.at(i), i), suggestions.at(i).kind, suggestions.at(i).title));
    if (suggestions.size() > limit)
        lines.append(evolutionmessages::andMore(suggestions.size() - limit));
    return lines.join(u'\n');
}

} // namespace outcrop
