// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"
#include "core/ports/store.h"

namespace outcrop {

/// A turn as a store keeps it: the interaction, and what was found wrong with its answer.
struct RecordedTurn {
    Interaction interaction;
    QList<Violation> violations = {}; ///< their interaction is filled in when they are stored
};

/// A turn that has ended, from its outcome and the session's files; safe on any thread.
RecordedTurn recordOf(const OpenedWorkspace &opened, const SendOutcome &outcome);

/// An answer that was only read, by `parse`; `rules` are those of the workspace.
RecordedTurn recordOf(const ParsedResponse &response, const RuleSet &rules, const QString &provider, const QDateTime &now);

/// Both tables or none.
Status storeTurn(Store &store, const RecordedTurn &turn);

} // namespace outcrop
