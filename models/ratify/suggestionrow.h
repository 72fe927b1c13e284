// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ratify/evidence.h"

namespace outcrop {

enum class SuggestionGroup { Open, Accepted, Rejected };

/// A suggestion and its decisions, oldest first.
struct SuggestionRow {
    Suggestion suggestion;
    QList<Decision> decisions;

    SuggestionGroup group() const;
};

/// Returns the group by the last decision that accepted or rejected the suggestion; Open if there is none. A partly accepted suggestion counts as accepted.
SuggestionGroup suggestionGroup(const QList<Decision> &decisions);
/// Returns the last decision that accepted or rejected the suggestion, or null if there is none or if the acceptance was undone.
const Decision *lastDecision(const QList<Decision> &decisions);
/// Returns the number of open suggestions.
int openSuggestionCount(const QList<SuggestionRow> &rows);
/// Returns `Promotion`, `Routing`, …; an unknown kind is returned unchanged.
QString kindTitle(const QString &kind);
/// Returns `open`, `accepted` or `rejected`.
QString groupTitle(SuggestionGroup group);
/// Returns the title of a stored verdict, such as `accepted in part` for `partly`; an unknown verdict is returned unchanged.
QString verdictTitle(const QString &verdict);
/// Returns the most important value in one line: `71% of 312 turns (95%: 66 to 76%)`; the first line of the reason if there are no values.
QString evidenceLine(const Suggestion &suggestion);

/// Returns all decisions, newest first: time, suggestion, decision, hunks, reason, author, commit.
ValueTable decisionTable(const QList<SuggestionRow> &rows);

} // namespace outcrop
