// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rules/ruleitem.h"

namespace outcrop {

/// Returns the severity of a rule, translated.
QString ruleSeverityTitle(RuleSeverity severity);
/// Returns the name of a validation method: `syntax tree`, `pattern`, …
QString ruleValidationTitle(RuleValidation validation);
/// Returns `passed`, `3 findings`, `not applicable`, …
QString ruleResultTitle(const RuleResult &result);
/// Returns `as expected`, `1 of 2 failed` or `not tested`; empty if there are no examples.
QString examplesTitle(const QList<ExampleResult> &examples);
/// Returns the result of an example: `✓ Violates the rule, as expected.`
QString exampleSentence(const ExampleResult &example);
/// Returns a rule as rich text: ID and name, severity, check method, domain, description, last check, action on violation, and examples with their results. Returns an
/// empty string for a domain.
QString ruleDetail(const RuleItem &item);
/// Returns the result of a check: `2 rules violated, 5 passed, 1 to review`.
QString checkSummary(const CheckedTextReport &report);

} // namespace outcrop
