// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleexamples.h"
#include "models/base/treemodel.h"

namespace outcrop {

/// The result of testing a rule on its examples.
enum class ExampleVerdict {
    None,       ///< there are no examples
    AsExpected, ///< at least one example was tested, and all tested ones passed or violated the rule as expected
    Failed,     ///< an example has another result: fix the rule or the example
    NotTested,  ///< no example was tested, for example because a model or a coverage report is missing
};

/// A row of the rules tree: a domain, or a rule and its results.
struct RuleItem {
    QString domain;
    std::optional<Rule> rule = {};         ///< nullopt for a domain
    QList<ExampleResult> examples = {};
    std::optional<RuleResult> result = {}; ///< result of the last check
    int ruleCount = 0;                     ///< number of rules in a domain
    int failedRuleCount = 0;               ///< number of rules whose examples fail; for a rule, 0 or 1
    int violatedRuleCount = 0;             ///< number of rules violated in the last check; for a rule, 0 or 1
};

ExampleVerdict exampleVerdict(const QList<ExampleResult> &examples);

/// Returns the rules by domain, in file order. `checked` is the report of a check, or null.
QList<Branch<RuleItem>> rulesTree(
    const RuleSet &set, const QList<ExampleResult> &examples, const CheckedTextReport *checkedTextReport = nullptr);

} // namespace outcrop
