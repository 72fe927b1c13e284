// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/suggestionlist.h"

#include "app/evolution/ratifymessages.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <numeric>

namespace outcrop {
namespace {

constexpr std::array<std::pair<SuggestionState, const char *>, 6> names{{
    {SuggestionState::Open, "open"},
    {SuggestionState::Accepting, "accepting"},
    {SuggestionState::Accepted, "accepted"},
    {SuggestionState::Partly, "partly"},
    {SuggestionState::Edited, "edited"},
    {SuggestionState::Rejected, "rejected"},
}};

/// Returns the state after a decision; Open for verdicts that are not decisions, such as `abandoned`, `unclear` and `later`.
SuggestionState stateOf(const Decision &decision)
{
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto &name) { return decision.verdict == QLatin1String(name.second); });
    return found == names.end() ? SuggestionState::Open : found->first;
}

bool comesBefore(const ListedSuggestion &a, const ListedSuggestion &b)
{
    const bool isOpen = a.state() == SuggestionState::Open;
    if (isOpen != (b.state() == SuggestionState::Open))
        return isOpen;
    const double leftConfidence = a.suggestion.confidence.value_or(0);
    const double other = b.suggestion.confidence.value_or(0);
    return isOpen && leftConfidence != other ? leftConfidence > other : a.suggestion.id > b.suggestion.id;
}

Result<QList<Decision>> readDecisions(Store &store, RecordId suggestion)
{
    return store.decisions().query({.where = {{QStringLiteral("suggestion"), {QString::number(suggestion)}}}});
}

} // namespace

/// Returns the last decision that is in effect; null if the suggestion is open.
static const Decision *effectiveDecision(const QList<Decision> &decisions)
{
    for (auto decision = decisions.rbegin(); decision != decisions.rend(); ++decision) {
        if (decision->verdict == undoneVerdict)
            return nullptr;
        if (stateOf(*decision) != SuggestionState::Open)
            return &*decision;
    }
    return nullptr;
}

SuggestionState ListedSuggestion::state() const
{
    const Decision *decision = effectiveDecision(decisions);
    return decision ? stateOf(*decision) : SuggestionState::Open;
}

HunkChoice ListedSuggestion::acceptedHunks(qsizetype count) const
{
    const Decision *decision = effectiveDecision(decisions);
    const SuggestionState state = decision ? stateOf(*decision) : SuggestionState::Open;
    if (state == SuggestionState::Edited)
        return std::nullopt;
    if (state != SuggestionState::Accepted && state != SuggestionState::Partly)
        return QList<int>();
    if (const Result<QList<int>> listed = readHunkChoice(decision->hunks, count))
        return *listed;
    QList<int> all(state == SuggestionState::Accepted ? count : 0);
    std::iota(all.begin(), all.end(), 1);
    return all;
}

bool ListedSuggestion::canBeAccepted() const
{
    return state() == SuggestionState::Open || state() == SuggestionState::Rejected;
}

QString suggestionStateName(SuggestionState state)
{
    return QLatin1String(names[static_cast<size_t>(state)].second);
}

qint64 supportingInteractionCount(const Suggestion &suggestion)
{
    const auto found = suggestion.evidence.is_object() ? suggestion.evidence.find("interactions") : suggestion.evidence.end();
    return found != suggestion.evidence.end() && found->is_number_integer() ? found->get<qint64>() : 0;
}

Result<QList<ListedSuggestion>> listSuggestions(Store &store)
{
    const Result<QList<Suggestion>> suggestions = store.suggestions().query();
    if (!suggestions)
        return suggestions.error();
    const Result<QList<Decision>> decisions = store.decisions().query();
    if (!decisions)
        return decisions.error();
    QList<ListedSuggestion> list;
    QHash<RecordId, qsizetype> places;
    for (const Suggestion &suggestion : *suggestions) {
        places.insert(suggestion.id, list.size());
        list += ListedSuggestion{suggestion};
    }
    for (const Decision &decision : *decisions) {
        if (const auto place = places.constFind(decision.suggestion); place != places.cend())
            list[*place].decisions += decision;
    }
    std::sort(list.begin(), list.end(), comesBefore);
    return list;
}

Result<ListedSuggestion> findSuggestion(Store &store, RecordId id)
{
    const Result<QList<Suggestion>> found = store.suggestions().query({.after = id - 1, .limit = 1});
    if (!found)
        return found.error();
    if (found->isEmpty() || found->first().id != id)
        return Error{ErrorCode::NotFound, ratifymessages::noSuggestion(id), {}};
    const Result<QList<Decision>> decisions = readDecisions(store, id);
    return decisions ? Result<ListedSuggestion>(ListedSuggestion{found->first(), *decisions}) : decisions.error();
}

} // namespace outcrop
