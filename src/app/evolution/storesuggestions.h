// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/suggestionlist.h"

namespace outcrop {

/// A suggestion that was not stored because it repeats an earlier one.
struct RepeatedSuggestion {
    Suggestion suggestion;
    RecordId earlierId = 0; ///< ID of the earlier suggestion with the same fingerprint
    QString reason;
};

/// The result of storeNewSuggestions().
struct StoredSuggestions {
    QList<Suggestion> stored; ///< with their IDs
    QList<RepeatedSuggestion> repeatedSuggestions;
};

/// Stores the suggestions in one transaction, except repetitions of a known suggestion (same `fingerprint`). A suggestion repeats an open one, and one that was accepted
/// for the same version of the file. It also repeats a rejected one, unless at least twice as many interactions support it.
Result<StoredSuggestions> storeNewSuggestions(Store &store, const QList<Suggestion> &suggestions);

} // namespace outcrop
