// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/ruleexamples.h"

#include <iosfwd>

namespace outcrop {

/// The rules with the way each is checked, and the languages whose syntax trees this program can build.
Json rulesJson(const QList<Rule> &rules);
void writeRules(std::ostream &out, const QList<Rule> &rules);

/// Each rule's examples, and what became of them.
Json examplesJson(const QList<ExampleResult> &results);
void writeExamples(std::ostream &out, const QList<ExampleResult> &results);

} // namespace outcrop
