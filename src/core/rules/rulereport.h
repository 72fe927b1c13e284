// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/rules/ruleset.h"

namespace outcrop {

/// Maximum number of findings per rule and text. If more are found, a note follows.
constexpr int maxFindings = 1000;

/// The outcome of one rule on one text. Only Kept and Broken count toward the proportion of kept rules.
enum class RuleOutcome {
    Kept,
    Broken,
    NotApplicable, ///< the rule does not apply to this text
    NotRun,        ///< the rule could not be checked, for example without a grammar, coverage report, model or readable source; see `reason`
    ToReview,      ///< needs a human reviewer; `reason` is the checklist, one item per line
};

QString ruleOutcomeName(RuleOutcome outcome); ///< `kept`, `broken`, `not-applicable`, `not-run`, `to-review`
QString ruleOutcomeText(RuleOutcome outcome); ///< for display

/// The result of one rule on one text.
struct RuleResult {
    QString rule; ///< rule ID
    RuleOutcome outcome = RuleOutcome::Kept;
    QString reason;       ///< reason for the outcome, the rule's `enforcement` if Broken (empty for llm_check), or the checklist if ToReview; empty if Kept
    Diagnostics findings; ///< `code` is the rule ID
    QList<SuppressedFinding> suppressedFindings;
    QString unreadReason = {};///< reason why part of the text could not be checked, which prevents Kept; empty if the whole text was checked
    bool failsIfNotRun = false;///< whether NotRun counts as a failed check; false if, for example, no coverage report or model was provided

    bool hasFailed() const { return failsIfNotRun && outcome == RuleOutcome::NotRun; }
};

/// The results of all rules on one text.
struct CheckedTextReport {
    QString file;
    QList<RuleResult> results; ///< in the same order as the report's `rules`
    Diagnostics remarks;       ///< findings about suppressions (missing reason, unknown rule, unused) and about unreadable source
};

/// The code of a finding about a rule that could not run.
inline const QString ruleNotRun = QStringLiteral("rule-not-run");

/// Returns one finding for each reason why rules failed to run on this text, with the IDs of those rules.
Diagnostics failuresOf(const CheckedTextReport &text);

/// The code of a remark about source that the grammar cannot parse.
inline const QString sourceUnreadable = QStringLiteral("source-unreadable");

/// The results of all rules on all texts.
struct RuleReport {
    QList<Rule> rules;
    QList<CheckedTextReport> texts;
    Diagnostics unreadable; ///< files that could not be read

    int count(RuleOutcome outcome) const;
    qsizetype suppressedCount() const;
    /// Returns all findings, remarks and failures of the texts, sorted by location. Does not include `unreadable`.
    Diagnostics findings() const;
    bool hasViolations() const { return count(RuleOutcome::Broken) > 0; }
    /// Returns whether the check itself failed: a rule that should have run did not, or source was unreadable and no rule was Kept or Broken.
    /// Independent of other findings.
    bool hasFailures() const;
};

/// Returns the severity of a rule's findings: Error for critical and high, Warning for medium, Note for low.
Severity findingSeverity(RuleSeverity severity);

} // namespace outcrop
