// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/evolutionwork.h"

#include "app/evolution/decide.h"
#include "app/history/openhistory.h"
#include "app/records/storelocation.h"
#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

struct EvolutionWords {
    Q_DECLARE_TR_FUNCTIONS(EvolutionWork)
};

/// Returns `2026-11-20 13:00` for `2026-11-20-13.md`; for a name of another length, the name without `.md`.
QString reportName(const QString &path)
{
    const QString name = path.section(u'/', -1).chopped(3);
    return name.size() == 13 ? name.left(10) + u' ' + name.right(2) + QStringLiteral(":00") : name;
}

QList<EvolutionRunRow> readReports(const OpenedWorkspace &opened)
{
    QList<EvolutionRunRow> rows;
    for (const DocumentPtr &document : opened.workspace().documents()) {
        if (document->path.startsWith(QLatin1String("evolution/")) && document->path.endsWith(QLatin1String(".md")))
            rows += EvolutionRunRow{document->path, reportName(document->path)};
    }
    std::sort(rows.begin(), rows.end(), [](const EvolutionRunRow &left, const EvolutionRunRow &right) { return left.path > right.path; });
    return rows;
}

QString scheduleText(const OpenedWorkspace &opened, const QDateTime &now)
{
    const EvolutionSettings settings = readEvolutionSettings(opened.workspace().manifest());
    if (const std::optional<Error> refusal = evolutionSettingsError(settings))
        return explainErrorAt(*refusal);
    const QDateTime next = settings.isEnabled ? settings.schedule.next(now) : QDateTime();
    if (!next.isValid())
        return EvolutionWords::tr("No analysis is scheduled. In the [evolution] section of config.toml, set “enabled” to true and “schedule” to a list of hours.");
    //: Line in the Evolution panel; %1 is a date and time, %2 the schedule
    return EvolutionWords::tr("Next analysis: %1 (%2)").arg(QLocale().toString(next.toLocalTime(), QLocale::ShortFormat), settings.schedule.text());
}

QList<SuggestionRow> rowsOf(const QList<ListedSuggestion> &listedSuggestions)
{
    QList<SuggestionRow> rows;
    for (const ListedSuggestion &one : listedSuggestions)
        rows += SuggestionRow{one.suggestion, one.decisions};
    return rows;
}

} // namespace

Result<QList<SuggestionRow>> readSuggestions(const OpenedWorkspace &opened, KeyRing &keys)
{
    const StoreLocation place = storeLocation(opened);
    if (!hasStore(place))
        return QList<SuggestionRow>();
    const Result<OpenedStore> store = openStore(place, keys);
    if (!store)
        return store.error();
    const HistoryLookup history = findHistory(opened.folder);
    const Result<QList<ListedSuggestion>> listedSuggestions = settleAndListSuggestions(*store->store, opened.folder, history.history.get());
    if (!listedSuggestions)
        return listedSuggestions.error();
    return rowsOf(*listedSuggestions);
}

int readOpenSuggestionCount(const OpenedWorkspace &opened)
{
    const Result<OpenedStore> store = openStoreSnapshot(storeLocation(opened));
    const Result<QList<ListedSuggestion>> listedSuggestions = store ? listSuggestions(*store->store) : Result<QList<ListedSuggestion>>(store.error());
    return listedSuggestions ? openSuggestionCount(rowsOf(*listedSuggestions)) : 0;
}

QString outcomeText(const EvolveOutcome &outcome)
{
    const int suggestionCount = static_cast<int>(outcome.report.suggestions.size());
    const QString turns = EvolutionWords::tr("%n turn(s)", nullptr, static_cast<int>(outcome.report.run.turns));
    //: Result of an analysis; %1 is "%n new suggestion(s)", %2 is "%n turn(s)"
    QString text = EvolutionWords::tr("%1 from %2").arg(EvolutionWords::tr("%n new suggestion(s)", nullptr, suggestionCount), turns);
    if (outcome.report.repeatedCount > 0)
        text += clauseSeparator() + EvolutionWords::tr("%n change(s) already suggested", nullptr, static_cast<int>(outcome.report.repeatedCount));
    return text;
}

Result<EvolutionFindings> readEvolutionFindings(
    const OpenedWorkspace &opened, KeyRing &keys, const EvolveOptions &options)
{
    EvolutionFindings found{{}, {}, readReports(opened), scheduleText(opened, options.now), opened.taxonomy};
    if (!hasStore(storeLocation(opened)))
        return found;
    const Result<EvolveOutcome> outcome = runEvolution(opened, keys, options);
    if (!outcome)
        return outcome.error();
    found.run = outcome->report.run;
    const Result<QList<SuggestionRow>> rows = readSuggestions(opened, keys);
    if (!rows)
        return rows.error();
    found.suggestions = *rows;
    return found;
}

} // namespace outcrop
