// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleengine.h"

namespace outcrop {

/// A rule tested on one of its examples: the positive one must keep it, the negative one must break it.
struct ExampleResult {
    QString rule;
    bool positive = false;
    RuleResult result;
    Location location; ///< of the example in the rules file

    /// Nothing where the rule could not be tried, which `result` explains.
    std::optional<bool> asExpected() const;
};

/// Every example of every rule. An example is named by a first line such as `# src/shop.py`; otherwise it is taken for the language that the rule names as
/// `validation_language`, or for Python, in which rules files are usually written.
QList<ExampleResult> tryExamples(const QList<Rule> &rules, const RuleMeans &means = {});

/// What is wrong with rules by their own examples, at the example: an error where it turns out otherwise than it must.
Diagnostics exampleFindings(const QList<ExampleResult> &results);

} // namespace outcrop
