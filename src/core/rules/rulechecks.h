// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/coverage.h"
#include "core/rules/rulecheck.h"
#include "core/rules/rulereport.h"
#include "core/rules/textfacts.h"

namespace outcrop {

/// A rule and its check.
struct PreparedRule {
    Rule rule;
    RuleCheck check;
};

/// Each of these functions returns the result of one rule on one text, for one validation type.
RuleResult checkByTree(const PreparedRule &preparedRule, TextFacts &text);
RuleResult checkByPattern(const PreparedRule &preparedRule, TextFacts &text);
RuleResult checkFormat(const PreparedRule &preparedRule, TextFacts &text);
RuleResult checkDataAgainstSchema(const PreparedRule &preparedRule, TextFacts &text);
RuleResult checkCoverage(const PreparedRule &preparedRule, const TextFacts &text, const CoverageReport &coverage);
/// Compares the coverage of the whole report with the rule's threshold. A finding is located in `file`.
RuleResult checkWholeCoverage(const PreparedRule &preparedRule, const CoverageReport &coverage, const QString &file);

/// Returns the review checklist of a rule: the numbered requirements of its description, or the whole description as
/// one item.
QStringList checklistOf(const Rule &rule);

/// Returns the syntax checks and roles that these rules need.
SyntaxSelection syntaxSelectionFor(const QList<PreparedRule> &rules);
/// Returns the role of the names that a pattern is matched against, or nullopt if it is matched against the text.
std::optional<QString> roleOf(PatternTarget target);

/// Returns a result without findings.
RuleResult resultWithoutFindings(const PreparedRule &preparedRule, RuleOutcome outcome, const QString &reason);
/// Returns NotRun with `failsIfNotRun` set, for a rule that was expected to run.
RuleResult failedResult(const PreparedRule &preparedRule, const QString &reason);

/// The reason why a part of a text could not be checked.
struct UnreadReason {
    QString reason; ///< empty if the whole text was checked
    bool isFailure = true;///< true if the rule's outcome is then unknown; false if the cause is a known limitation of the grammar
};

/// Returns the reason for a text with more than `maxFindings` findings.
UnreadReason truncationReason();
/// Appends a note, located at the last finding, that further findings were omitted. Does nothing if there are no
/// findings.
void addTruncationNote(const PreparedRule &preparedRule, Diagnostics &findings);
/// Returns Broken if there are findings, of which at most `maxFindings` are kept. Without findings, returns Kept, or NotRun if part of the text could not
/// be checked.
RuleResult resultOf(const PreparedRule &preparedRule, const Diagnostics &findings, const UnreadReason &unread = {});
/// Returns the reason why a part could not be checked completely; empty if it was. `question` is the check or role that was requested.
UnreadReason unreadReason(const SyntaxReport &syntax, const Grammar &grammar, const QString &question);
Diagnostic violation(const PreparedRule &preparedRule, const QString &message, const Location &location);

} // namespace outcrop
