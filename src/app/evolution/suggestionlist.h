// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ports/store.h"

namespace outcrop {

/// How far a suggestion is: what the last decision about it says.
enum class SuggestionState {
    Open,
    Accepting, ///< being accepted just now, or by a run that was killed: settleAcceptances() says what became of it
    Accepted,
    Partly,    ///< some of its hunks were
    Edited,    ///< accepted as a person changed it
    Rejected,
};

/// A suggestion with what was decided about it, in order.
struct ListedSuggestion {
    Suggestion suggestion;
    QList<Decision> decisions = {};

    SuggestionState state() const;
    /// Whether somebody can still accept it: it is open or was rejected.
    bool canBeAccepted() const;
};

/// `open`, `accepted` and so on, as decisions say it.
QString suggestionStateName(SuggestionState state);

/// How many interactions a suggestion rests on, as its evidence says in `interactions`; 0 where it does not.
qint64 interactionsBehind(const Suggestion &suggestion);

/// All of a store: those open first, the surest first among them, then the newest. Reads the disk: call on a worker thread.
Result<QList<ListedSuggestion>> listSuggestions(Store &store);
/// One by its id. NotFound where there is none.
Result<ListedSuggestion> findSuggestion(Store &store, RecordId id);

} // namespace outcrop
