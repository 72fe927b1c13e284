// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ratify/evidence.h"

namespace outcrop {

enum class SuggestionGroup { Open, Accepted, Rejected };

/// A suggestion with what was decided about it, the oldest decision first.
struct SuggestionRow {
    Suggestion suggestion;
    QList<Decision> decisions;

    SuggestionGroup group() const;
};

/// What the newest decision says; a suggestion that was taken in part counts as accepted.
SuggestionGroup suggestionGroup(const QList<Decision> &decisions);
/// The last one that decided something; null for none.
const Decision *lastDecision(const QList<Decision> &decisions);
/// `Promote`, `Routing`, …; a kind that is not known stays as it is.
QString kindTitle(const QString &kind);
/// `open`, `accepted`, `rejected`.
QString groupTitle(SuggestionGroup group);
/// `accepted`, `accepted in part`, `accepted after an edit`, `rejected`.
QString verdictTitle(const QString &verdict);
/// The strongest figure in a line: `71 % of 312 turns (95 %: 66 to 76 %)`; the reason where there are no figures.
QString evidenceLine(const Suggestion &suggestion);

/// Every decision, the newest first: when, about what, the verdict, hunks, reason, who, commit.
FigureTable decisionTable(const QList<SuggestionRow> &rows);

} // namespace outcrop
