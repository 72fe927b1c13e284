// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/suggestionlist.h"

namespace outcrop {

/// A suggestion that was not raised again, and why, in words.
struct HeldSuggestion {
    Suggestion suggestion;
    RecordId earlier = 0; ///< the one that says the same
    QString reason;
};

struct RaisedSuggestions {
    QList<Suggestion> raised; ///< as stored, with their ids
    QList<HeldSuggestion> held;
};

/// Stores suggestions, but none that says what a known one says (equal `fingerprint`): one that is still open, one that was accepted from the same
/// version of the file, and one that was rejected, unless at least twice as many interactions speak for it now as did then. All or none are stored.
Result<RaisedSuggestions> raiseSuggestions(Store &store, const QList<Suggestion> &suggestions);

} // namespace outcrop
