// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/coverage.h"
#include "core/rules/rulecheck.h"
#include "core/rules/rulereport.h"
#include "core/rules/textfacts.h"

namespace outcrop {

/// A rule and the way it is checked.
struct PreparedRule {
    Rule rule;
    RuleCheck check;
};

/// One function for each way of checking. Each answers for one rule and one text.
RuleResult checkByTree(const PreparedRule &prepared, TextFacts &text);
RuleResult checkByPattern(const PreparedRule &prepared, TextFacts &text);
RuleResult checkFormat(const PreparedRule &prepared, TextFacts &text);
RuleResult checkSchemaOfData(const PreparedRule &prepared, TextFacts &text);
RuleResult checkCoverage(const PreparedRule &prepared, const TextFacts &text, const CoverageReport &coverage);
/// The whole report against the rule, found in this file.
RuleResult checkWholeCoverage(const PreparedRule &prepared, const CoverageReport &coverage, const QString &file);

/// What a person goes through: the numbered requirements of the description, or the description as one point.
QStringList checklistOf(const Rule &rule);

/// What the rules ask of the syntax of a source.
SyntaxQuestions questionsOf(const QList<PreparedRule> &rules);
/// The role of the names that a pattern is held against; nothing where it is held against the text.
std::optional<QString> roleOf(PatternTarget target);

/// Parts of the above.
RuleResult resultWithout(const PreparedRule &prepared, RuleOutcome outcome, const QString &reason);
/// Of a rule that should have been run.
RuleResult failedResult(const PreparedRule &prepared, const QString &reason);

/// Why a part of a text could not be looked at.
struct Unread {
    QString reason; ///< empty: all of it could be
    bool fails = true;  ///< then the rule's outcome is unknown; false if only a grammar has its limits
};

/// What is said where a text gives more findings than are listed.
Unread cutReason();
/// Ends findings that were cut with a note at the last of them.
void addCutNote(const PreparedRule &prepared, Diagnostics &findings);
/// With something unread and no findings the rule is not run, and not kept.
RuleResult resultOf(const PreparedRule &prepared, const Diagnostics &findings, const Unread &unread = {});
/// Why the syntax of a part could not be looked at completely. `question` is the check or the role that was asked for.
Unread unreadOf(const SyntaxReport &syntax, const Grammar &grammar, const QString &question);
Diagnostic violation(const PreparedRule &prepared, const QString &message, const Location &location);

} // namespace outcrop
