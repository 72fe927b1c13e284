// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/diff/hunkapply.h"
#include "core/ports/store.h"

namespace outcrop {

/// The state of a suggestion, from its last effective decision.
enum class SuggestionState {
    Open,
    Accepting, ///< being accepted, or interrupted; settleAcceptances() resolves it
    Accepted,
    Partly,    ///< only some hunks were accepted
    Edited,    ///< accepted with the user's changes
    Rejected,
};

/// Verdict of an entry that makes an accepted suggestion open again, because its change was undone.
inline const QString undoneVerdict = QStringLiteral("undone");

/// A suggestion with its decisions, oldest first.
struct ListedSuggestion {
    Suggestion suggestion;
    QList<Decision> decisions = {};

    SuggestionState state() const;
    /// Returns the numbers of the hunks whose acceptance is in effect, from 1, for a diff with `count` hunks. Returns an empty list if none is accepted, and nullopt if
    /// the user accepted an edited text, which has no hunks.
    HunkChoice acceptedHunks(qsizetype count) const;
    /// Returns whether the suggestion can be accepted: it is open or was rejected.
    bool canBeAccepted() const;
};

/// Returns the name of the state, such as `open` or `accepted`. Except for `open`, it is also the verdict of a decision.
QString suggestionStateName(SuggestionState state);

/// Returns the number of interactions that support the suggestion, from `interactions` in its evidence; 0 if it is missing.
qint64 supportingInteractionCount(const Suggestion &suggestion);

/// Returns all suggestions: open ones first, by descending confidence, then the others, newest first. Reads the disk: call on a worker thread.
Result<QList<ListedSuggestion>> listSuggestions(Store &store);
/// Returns the suggestion with this ID. NotFound if there is none.
Result<ListedSuggestion> findSuggestion(Store &store, RecordId id);

} // namespace outcrop
