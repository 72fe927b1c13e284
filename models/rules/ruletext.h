// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rules/ruleitem.h"

namespace outcrop {

/// The words for rules, in the user's language.
QString ruleSeverityTitle(RuleSeverity severity);
/// How it is found out whether a rule is kept: `syntax tree`, `pattern`, …
QString ruleValidationTitle(RuleValidation validation);
/// `kept`, `3 findings`, `not applicable`, …
QString ruleResultTitle(const RuleResult &result);
/// `as expected`, `1 of 2 wrong`, `not tried`; empty where there is none.
QString examplesTitle(const QList<ExampleResult> &examples);
/// What became of one example: `It breaks the rule, as it should.`
QString exampleSentence(const ExampleResult &example);
/// Everything about a rule as rich text with headings: description, what to do, examples with what became of them, and the last check.
QString ruleDetail(const RuleItem &item);
/// What a check found: `2 rules broken, 5 kept, 1 to review by hand`.
QString checkSummary(const TextReport &report);

} // namespace outcrop
