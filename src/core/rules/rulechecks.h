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

/// Parts of the above.
RuleResult resultWithout(const PreparedRule &prepared, RuleOutcome outcome, const QString &reason);
/// `unread`: why a part of the text could not be looked at: without findings the rule is not run then, and not kept.
RuleResult resultOf(const PreparedRule &prepared, const Diagnostics &findings, const QString &unread = {});
/// Why the syntax of a part could not be looked at completely, or an empty text.
QString unreadReason(const SyntaxFacts &syntax);
Diagnostic violation(const PreparedRule &prepared, const QString &message, const Location &location);

} // namespace outcrop
