// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/evolvenotices.h"

#include "adapters/files/writefile.h"
#include "app/evolution/noticemessages.h"
#include "app/evolution/suggestionlist.h"
#include "app/keys/notifiers.h"
#include "app/records/storeaccess.h"
#include "app/records/storelocation.h"
#include "core/base/explainerror.h"

#include <QFile>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int daysBetweenSummaries = 7;
const QString noticeFile = QStringLiteral(".outcrop/notices.json");

/// Returns whether this run wrote the workspace's first report.
bool isFirstRun(const EvolveOutcome &outcome, const OpenedWorkspace &opened)
{
    return !outcome.path.isEmpty() && opened.workspace().documents(DocumentKind::Evolution).isEmpty();
}

/// Returns the time of the last summary; invalid if there was none. An unreadable file counts as none, so that a week later there is a summary again.
QDateTime readLastSummaryTime(const QString &folder)
{
    QFile file(folder + u'/' + noticeFile);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const Json json = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    const Json at = json.is_object() ? json.value("last_summary", Json()) : Json();
    return at.is_string() ? QDateTime::fromString(qString(at), Qt::ISODate) : QDateTime();
}

Status writeLastSummaryTime(const QString &folder, const QDateTime &at)
{
    if (const Status preparedStatus = prepareStoreFolder({folder}); !preparedStatus)
        return preparedStatus;
    return writeInside(folder, noticeFile, jsonText(Json{{"last_summary", jsonString(at.toUTC().toString(Qt::ISODate))}}));
}

qsizetype countVerdicts(const QList<Decision> &decisions, const QStringList &verdicts)
{
    return std::count_if(decisions.begin(), decisions.end(), [&verdicts](const Decision &decision) { return verdicts.contains(decision.verdict); });
}

/// Returns the summary of the time from `from` to `until`, with the number of suggestions that are open now.
Result<QString> composeSummary(Store &store, const QDateTime &from, const QDateTime &until)
{
    const RecordFilter week{.from = from, .until = until};
    const Result<qint64> turns = store.interactions().count(week);
    const Result<qint64> suggestionCount = store.suggestions().count(week);
    const Result<QList<Decision>> decisions = store.decisions().query(week);
    const Result<QList<ListedSuggestion>> all = listSuggestions(store);
    for (const std::optional<Error> &error : {turns ? std::nullopt : std::optional(turns.error()), suggestionCount ? std::nullopt : std::optional(suggestionCount.error()),
             decisions ? std::nullopt : std::optional(decisions.error()), all ? std::nullopt : std::optional(all.error())}) {
        if (error)
            return *error;
    }
    const auto open = std::count_if(all->begin(), all->end(), [](const ListedSuggestion &listedSuggestion) { return listedSuggestion.state() == SuggestionState::Open; });
    const QStringList accepted{QStringLiteral("accepted"), QStringLiteral("partly"), QStringLiteral("edited")};
    return noticemessages::summary(*turns, *suggestionCount, countVerdicts(*decisions, accepted), countVerdicts(*decisions, {QStringLiteral("rejected")}), open);
}

/// Sends the summary of the time since the last one if a week has passed. The first week begins with the first run.
Status sendSummary(const EvolveOutcome &outcome, const OpenedWorkspace &opened, Store &store, Notifier &notifier)
{
    const QDateTime now = outcome.report.time;
    const QDateTime lastTime = readLastSummaryTime(opened.folder);
    if (!lastTime.isValid())
        return writeLastSummaryTime(opened.folder, now);
    if (lastTime.addDays(daysBetweenSummaries) > now)
        return success();
    const Result<QString> text = composeSummary(store, lastTime, now);
    if (!text)
        return text.error();
    const Status sentStatus = notifier.send({noticemessages::summaryTitle(workspaceTitle(opened), lastTime.toUTC().toString(QStringLiteral("yyyy-MM-dd"))), *text});
    return sentStatus ? writeLastSummaryTime(opened.folder, now) : sentStatus;
}

} // namespace

Status sendDueNotices(const EvolveOutcome &outcome, const OpenedWorkspace &opened, Store &store, Notifier &notifier)
{
    if (outcome.path.isEmpty())
        return success();
    if (isFirstRun(outcome, opened)) {
        const Status sentStatus = notifier.send({noticemessages::firstRunTitle(workspaceTitle(opened)), noticemessages::firstRun(outcome.report.run.turns, outcome.report.suggestions.size(), outcome.path)});
        if (!sentStatus)
            return sentStatus;
    }
    const Status suggestions = sendNotification(outcome, opened, notifier);
    return suggestions ? sendSummary(outcome, opened, store, notifier) : suggestions;
}

Status sendFailureNotice(const Error &error, const OpenedWorkspace &opened, Notifier &notifier)
{
    return notifier.send({noticemessages::failureTitle(workspaceTitle(opened)), toString(withAction(error))});
}

Status sendDueNotices(const EvolveOutcome &outcome, const OpenedWorkspace &opened, KeyRing &keys)
{
    const std::unique_ptr<Notifier> notifier = openNotifier(readEvolutionSettings(opened.workspace().manifest()), keys);
    if (!notifier)
        return success();
    const Result<OpenedStore> store = openStoreToRead(storeLocation(opened), keys);
    return store ? sendDueNotices(outcome, opened, *store->store, *notifier) : store.error();
}

Status sendFailureNotice(const Error &error, const OpenedWorkspace &opened, KeyRing &keys)
{
    const std::unique_ptr<Notifier> notifier = openNotifier(readEvolutionSettings(opened.workspace().manifest()), keys);
    return notifier ? sendFailureNotice(error, opened, *notifier) : success();
}

} // namespace outcrop
