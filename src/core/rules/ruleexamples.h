// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleengine.h"

namespace outcrop {

/// The result of a rule on one of its examples. The positive example must keep the rule, the negative example must break it.
struct ExampleResult {
    QString rule;
    bool isPositive = false;
    RuleResult result;
    Location location; ///< location of the example in the rules file

    /// Returns whether the positive example keeps the rule or the negative example breaks it. Returns nullopt if the rule could not be applied, for the reason in
    /// `result`.
    std::optional<bool> isAsExpected() const;
};

/// Checks every example of every rule. The file name of a code example is taken from a first line such as `# src/shop.py`. Without one, its language is the
/// rule's `validation_language`, or Python, the most common language in rules files.
QList<ExampleResult> runExamples(const QList<Rule> &rules, const RuleServices &services = {});

/// Returns an error for each example with an unexpected result, located at the example.
Diagnostics exampleFindings(const QList<ExampleResult> &results);

} // namespace outcrop
