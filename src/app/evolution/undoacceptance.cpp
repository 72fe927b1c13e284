// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/undoacceptance.h"

#include "app/evolution/ratifymessages.h"

namespace outcrop {
namespace {

bool isAccepted(SuggestionState state)
{
    return state == SuggestionState::Accepted || state == SuggestionState::Partly || state == SuggestionState::Edited;
}

/// Logs an entry if the suggestion is accepted, or else open. Call it in a transaction.
Status logIf(Store &store, bool mustBeAccepted, Decision &entry)
{
    const Result<ListedSuggestion> listed = lockSuggestion(store, entry.suggestion);
    if (!listed)
        return listed.error();
    if (mustBeAccepted && !isAccepted(listed->state()))
        return Error{ErrorCode::NotAllowed, ratifymessages::notAccepted(entry.suggestion), {}};
    if (!mustBeAccepted && listed->state() != SuggestionState::Open)
        return alreadyDecidedError(*listed);
    const Result<QList<RecordId>> ids = store.decisions().append({entry});
    if (!ids)
        return ids.error();
    entry.id = ids->first();
    return success();
}

} // namespace

Result<Decision> undoAcceptance(Store &store, RecordId suggestion, const Decider &decider)
{
    Decision entry{.at = decider.time, .suggestion = suggestion, .verdict = undoneVerdict};
    entry.person = decider.person;
    const Status logged = store.transaction([&] { return logIf(store, true, entry); });
    return logged ? Result<Decision>(entry) : logged.error();
}

Result<Decision> redoAcceptance(Store &store, const Decision &undone, const Decider &decider)
{
    Decision entry = undone;
    entry.id = 0;
    entry.at = decider.time;
    entry.person = decider.person;
    const Status logged = store.transaction([&] { return logIf(store, false, entry); });
    return logged ? Result<Decision>(entry) : logged.error();
}

} // namespace outcrop
