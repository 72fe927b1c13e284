// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/ruleexamples.h"

#include <iosfwd>

namespace outcrop {

/// Returns the rules with their check methods, and the languages with and without a grammar.
Json rulesJson(const QList<Rule> &rules);
void writeRules(std::ostream &out, const QList<Rule> &rules);

/// Returns the results of the examples of each rule.
Json examplesJson(const QList<ExampleResult> &results);
void writeExamples(std::ostream &out, const QList<ExampleResult> &results);

} // namespace outcrop
