// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/storesuggestions.h"

#include "app/evolution/ratifymessages.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

/// A rejected suggestion is raised again only if the supporting interactions have grown by this factor.
constexpr qint64 evidenceFactor = 2;

/// Returns why a suggestion repeats an earlier one, or an empty string if it may be raised.
QString repetitionReason(const ListedSuggestion &earlier, const Suggestion &suggestion)
{
    const Suggestion &known = earlier.suggestion;
    switch (earlier.state()) {
    case SuggestionState::Open:
    case SuggestionState::Accepting:
        return ratifymessages::identicalOpen(known.id);
    case SuggestionState::Accepted:
    case SuggestionState::Partly:
    case SuggestionState::Edited:
        return known.baseVersion == suggestion.baseVersion ? ratifymessages::identicalAccepted(known.id) : QString();
    case SuggestionState::Rejected:
        break;
    }
    const qint64 neededCount = std::max<qint64>(1, evidenceFactor * supportingInteractionCount(known));
    if (supportingInteractionCount(suggestion) >= neededCount)
        return {};
    return ratifymessages::identicalRejected(QString::number(known.id), earlier.decisions.last().reason,
        QString::number(neededCount), QString::number(supportingInteractionCount(suggestion)));
}

/// The newest suggestion for each fingerprint.
using KnownSuggestions = QHash<QString, ListedSuggestion>;

Result<KnownSuggestions> readKnownSuggestions(Store &store)
{
    Result<QList<ListedSuggestion>> all = listSuggestions(store);
    if (!all)
        return all.error();
    KnownSuggestions known;
    for (const ListedSuggestion &listedSuggestion : *all) {
        const auto place = known.constFind(listedSuggestion.suggestion.fingerprint);
        if (!listedSuggestion.suggestion.fingerprint.isEmpty()
            && (place == known.cend() || place->suggestion.id < listedSuggestion.suggestion.id))
            known.insert(listedSuggestion.suggestion.fingerprint, listedSuggestion);
    }
    return known;
}

Status storeUnlessRepeated(Store &store, const QList<Suggestion> &suggestions, StoredSuggestions &result)
{
    Result<KnownSuggestions> known = readKnownSuggestions(store);
    if (!known)
        return known.error();
    for (const Suggestion &suggestion : suggestions) {
        const auto earlier = known->constFind(suggestion.fingerprint);
        const QString reason = earlier == known->cend() ? QString() : repetitionReason(*earlier, suggestion);
        if (!reason.isEmpty()) {
            result.repeatedSuggestions += RepeatedSuggestion{suggestion, earlier->suggestion.id, reason};
            continue;
        }
        result.stored += suggestion;
        const Result<QList<RecordId>> ids = store.suggestions().append({suggestion});
        if (!ids)
            return ids.error();
        result.stored.last().id = ids->first();
        if (!suggestion.fingerprint.isEmpty())
            known->insert(suggestion.fingerprint, ListedSuggestion{result.stored.last()});
    }
    return success();
}

} // namespace

Result<StoredSuggestions> storeNewSuggestions(Store &store, const QList<Suggestion> &suggestions)
{
    StoredSuggestions result;
    const Status doneStatus = store.transaction([&] { return storeUnlessRepeated(store, suggestions, result); });
    return doneStatus ? Result<StoredSuggestions>(result) : doneStatus.error();
}

} // namespace outcrop
