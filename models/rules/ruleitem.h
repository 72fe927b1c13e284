// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleexamples.h"
#include "models/base/treemodel.h"

namespace outcrop {

/// What a rule's own examples say of it.
enum class ExampleVerdict {
    None,       ///< it has no example
    AsExpected, ///< the positive one keeps it, the negative one breaks it
    Wrong,      ///< one of them gives another result: fix the rule or the example
    NotTried,   ///< what it needs is not there, such as a model or a coverage report
};

/// A row of the rules: a domain, or a rule with what is known of it.
struct RuleItem {
    QString domain;
    std::optional<Rule> rule = {};         ///< nothing for a domain
    QList<ExampleResult> examples = {};    ///< of the rule
    std::optional<RuleResult> result = {}; ///< of the last check
    int rules = 0;                         ///< of a domain
    int wrong = 0;                         ///< of these, how many fail their own examples; for a rule 0 or 1
    int broken = 0;                        ///< how many the last check found broken; likewise
};

ExampleVerdict exampleVerdict(const QList<ExampleResult> &examples);

/// Every rule under its domain, in the file's order. `checked` is what a check of one text gave, null where nothing was checked.
QList<Branch<RuleItem>> rulesTree(const RuleSet &set, const QList<ExampleResult> &examples, const TextReport *checked = nullptr);

} // namespace outcrop
