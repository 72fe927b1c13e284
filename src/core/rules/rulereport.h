// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/suppressedfinding.h"
#include "core/rules/ruleset.h"

namespace outcrop {

/// What became of one rule on one text. Kept and Broken count; the others say why there is nothing to count.
enum class RuleOutcome {
    Kept,
    Broken,
    NotApplicable, ///< nothing in the text concerns it
    NotRun,        ///< it needs what is not there: a grammar, a coverage report, a provider; `reason` says which
    ToReview,      ///< only a person can tell: `reason` is what to look at, a line for each point
};

QString ruleOutcomeName(RuleOutcome outcome); ///< `kept`, `broken`, `not-applicable`, `not-run`, `to-review`

struct RuleResult {
    QString rule; ///< id
    RuleOutcome outcome = RuleOutcome::Kept;
    QString reason;       ///< one sentence; empty where it is kept
    Diagnostics findings; ///< with exact places; `code` is the rule's id
    QList<SuppressedFinding> suppressed;
};

struct TextReport {
    QString file;
    QList<RuleResult> results; ///< in the order of the report's rules
    Diagnostics remarks;       ///< on suppressions: without a reason, of unknown rules, for nothing
};

/// Texts against rules.
struct RuleReport {
    QList<Rule> rules;
    QList<TextReport> texts;
    Diagnostics unreadable; ///< files that could not be read: never left out silently

    int count(RuleOutcome outcome) const;
    qsizetype suppressedCount() const;
    /// Every finding that counts, by place.
    Diagnostics findings() const;
    bool hasViolations() const { return count(RuleOutcome::Broken) > 0; }
};

/// The severity of a rule's findings: critical and high are errors, medium is a warning, low a note.
Severity findingSeverity(RuleSeverity severity);

} // namespace outcrop
