// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"
#include "core/ports/store.h"

namespace outcrop {

/// A turn as store records: the interaction and the violations in its response.
struct RecordedTurn {
    Interaction interaction;
    QList<Violation> violations = {}; ///< storeTurn() sets their interaction
};

/// Returns the record of a finished turn, from its outcome and the session's files. Thread-safe.
RecordedTurn recordOf(const OpenedWorkspace &opened, const SendOutcome &outcome);

/// Converts a parsed response to its record in the log. `rules` are the workspace's rules.
RecordedTurn recordOf(const ParsedResponse &response, const RuleSet &rules, const QString &provider, const QDateTime &now);

/// Stores the interaction and its violations in one transaction.
Status storeTurn(Store &store, const RecordedTurn &turn);

} // namespace outcrop
