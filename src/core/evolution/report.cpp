// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/report.h"

#include "core/base/json.h"
#include "core/evolution/candidate.h"
#include "core/evolution/evidencelines.h"

#include <QLocale>

namespace outcrop {
namespace {

QDateTime localTime(const EvolutionReport &report)
{
    return report.at.toTimeZone(report.zone);
}

QString counted(qsizetype count, const QString &what)
{
    return QStringLiteral("%1 %2%3").arg(count).arg(what, count == 1 ? QString() : QStringLiteral("s"));
}

QString frontMatter(const EvolutionReport &report)
{
    const double days = double(report.run.from.msecsTo(report.run.until)) / 86'400'000.0;
    return QStringLiteral("---\nrun: %1\ninteractions: %2\nevidence_days: %3\nsuggestions: %4\nnotified: %5\nauto_apply: false\n---\n")
        .arg(localTime(report).toString(Qt::ISODate))
        .arg(report.run.turns)
        .arg(days, 0, 'g', 4)
        .arg(report.suggestions.size())
        .arg(report.notified);
}

QString introduction(const EvolutionReport &report)
{
    const EvolutionRun &run = report.run;
    QString text = QStringLiteral("# Evolution, %1\n\n").arg(QLocale::c().toString(localTime(report), QStringLiteral("d MMMM yyyy, HH:mm")));
    text += QStringLiteral("%1 since %2. ").arg(counted(run.turns, QStringLiteral("turn")),
        run.from.toTimeZone(report.zone).toString(QStringLiteral("yyyy-MM-dd HH:mm")));
    text += QStringLiteral("%1; nothing has been changed: accept, edit or reject each of them.\n\n").arg(counted(report.suggestions.size(), QStringLiteral("suggestion")));
    text += QStringLiteral("Intervals hold the true value in 95 of 100 cases: shares after Wilson, changes after Garwood. %1 were made; all together they raise a false alarm in "
                           "fewer than 1 of 100 runs (Holm), as far as turns do not depend on each other. Confidence is that the figures are not chance, not that the change helps.\n")
                .arg(counted(run.tests, QStringLiteral("test")));
    if (run.recordedUse < run.turns)
        text += QStringLiteral("\nUse is recorded for %1 of %2 turns; for the others it is told by words of a layer in the answer, which misses some of it.\n")
                    .arg(run.recordedUse)
                    .arg(run.turns);
    if (!run.hasHistory)
        text += QStringLiteral("\nThere is no history of the documents, so nothing is said about how often they change.\n");
    if (report.repeated > 0)
        text += QStringLiteral("\n%1 from before found again: still open, or refused and without new evidence.\n").arg(counted(report.repeated, QStringLiteral("suggestion")));
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
        return suggestion.diff.isEmpty() ? QStringLiteral("none") : QStringLiteral("not counted");
    return QStringLiteral("%1 → %2").arg((*tokens)["before"].get<qint64>()).arg((*tokens)["after"].get<qint64>());
}

QString table(const EvolutionReport &report)
{
    QString text = QStringLiteral("\n| no. | kind | what | confidence | tokens of a turn |\n|---|---|---|---|---|\n");
    for (qsizetype i = 0; i < report.suggestions.size(); ++i) {
        const Suggestion &suggestion = report.suggestions.at(i);
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 |\n")
                    .arg(numberOf(suggestion, i), suggestion.kind, QString(suggestion.title).replace(u'|', QStringLiteral("\\|")),
                        suggestion.confidence ? confidenceText(*suggestion.confidence) : QStringLiteral("none"), tokensText(suggestion));
    }
    return report.suggestions.isEmpty() ? QString() : text;
}

QString section(const Suggestion &suggestion, qsizetype place)
{
    QString text = QStringLiteral("\n## %1 %2: %3\n\n%4\n").arg(numberOf(suggestion, place), suggestion.kind, suggestion.title, suggestion.reason);
    const QStringList evidence = evidenceLines(suggestion.evidence);
    if (!evidence.isEmpty())
        text += QStringLiteral("\n- %1\n").arg(evidence.join(QStringLiteral("\n- ")));
    if (suggestion.diff.isEmpty())
        return text + QStringLiteral("\nNo diff: what to write is for a person to say.\n");
    const QString fence = suggestion.diff.contains(QStringLiteral("```")) ? QStringLiteral("~~~~") : QStringLiteral("```");
    return text + QStringLiteral("\nAgainst %1, %2.\n\n%3diff\n%4%3\n").arg(suggestion.target, suggestion.baseVersion.left(19), fence, suggestion.diff);
}

QString percentOf(const ShareFigure &figure)
{
    return figure.of == 0 ? QStringLiteral("unknown") : shareInWords(figure.share());
}

QString workTable(const QList<WorkloadRow> &rows)
{
    QString text = QStringLiteral("\n## The work\n\n| workload | turns | share before | share in the last third | stuck |\n|---|---|---|---|---|\n");
    for (const WorkloadRow &row : rows) {
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 |\n")
                    .arg(row.workload.isEmpty() ? QStringLiteral("(none)") : row.workload, QString::number(row.turns()), percentOf(row.earlier),
                        percentOf(row.later), percentOf(row.stuck));
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
    QString text = frontMatter(report) + introduction(report) + table(report);
    for (qsizetype i = 0; i < report.suggestions.size(); ++i)
        text += section(report.suggestions.at(i), i);
    return text + workTable(report.run.workloads);
}

QString noticeText(const QList<Suggestion> &suggestions, qsizetype most)
{
    QStringList lines;
    for (qsizetype i = 0; i < std::min(most, suggestions.size()); ++i)
        lines.append(QStringLiteral("%1 %2: %3").arg(numberOf(suggestions.at(i), i), suggestions.at(i).kind, suggestions.at(i).title));
    if (suggestions.size() > most)
        lines.append(QStringLiteral("and %1 more").arg(suggestions.size() - most));
    return lines.join(u'\n');
}

} // namespace outcrop
