// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/rules/ruleset.h"

namespace outcrop {

/// Of one rule in one text no more findings than this are listed.
constexpr int mostFindings = 1000;

/// What became of one rule on one text. Kept and Broken count; the others say why there is nothing to count.
enum class RuleOutcome {
    Kept,
    Broken,
    NotApplicable, ///< nothing in the text concerns it
    NotRun,        ///< it needs what is not there: a grammar, a coverage report, a provider, source that can be read; `reason` says which
    ToReview,      ///< only a person can tell: `reason` is what to look at, a line for each point
};

QString ruleOutcomeName(RuleOutcome outcome); ///< `kept`, `broken`, `not-applicable`, `not-run`, `to-review`

struct RuleResult {
    QString rule; ///< id
    RuleOutcome outcome = RuleOutcome::Kept;
    QString reason;       ///< one sentence; empty where it is kept
    Diagnostics findings; ///< with exact places; `code` is the rule's id
    QList<SuppressedFinding> suppressed;
    QString unread = {};  ///< why a part of the text could not be looked at, which then is not kept even if nothing was found; mostly empty
    bool fails = false;   ///< where it is NotRun: whether the check has failed. It has not where a coverage report or a model was not given to it.

    bool hasFailed() const { return fails && outcome == RuleOutcome::NotRun; }
};

struct TextReport {
    QString file;
    QList<RuleResult> results; ///< in the order of the report's rules
    Diagnostics remarks;       ///< on suppressions: without a reason, of unknown rules, for nothing; and on source that cannot be read
};

/// The code of a finding on a rule that could not be run.
inline const QString ruleNotRun = QStringLiteral("rule-not-run");

/// Why the rules of a text that failed could not be run: one finding for each reason, with the rules' ids.
Diagnostics failuresOf(const TextReport &text);

/// The code of a remark on source that the grammar of its language cannot read.
inline const QString sourceUnreadable = QStringLiteral("source-unreadable");

/// Texts against rules.
struct RuleReport {
    QList<Rule> rules;
    QList<TextReport> texts;
    Diagnostics unreadable; ///< files that could not be read: never left out silently

    int count(RuleOutcome outcome) const;
    qsizetype suppressedCount() const;
    /// Every finding that counts, and rules that could not be run, by place.
    Diagnostics findings() const;
    bool hasViolations() const { return count(RuleOutcome::Broken) > 0; }
    /// Whether a rule could not be run that should have been, or source could not be read and nothing else was there to be checked. The check has failed
    /// then, regardless of other findings.
    bool hasFailures() const;
};

/// The severity of a rule's findings: critical and high are errors, medium is a warning, low a note.
Severity findingSeverity(RuleSeverity severity);

} // namespace outcrop
