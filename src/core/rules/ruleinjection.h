// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/ruleset.h"

#include <functional>
#include <optional>

namespace outcrop {

/// Returns the number of tokens in a string. Passed in, because core/rules has no tokenizer.
using TextTokenCounter = std::function<qint64(QStringView)>;

/// The selection of rules for a prompt: domains, minimum severity and budgets.
struct RuleChoice {
    QStringList domains;
    RuleSeverity minimumSeverity = RuleSeverity::Low; ///< less severe rules are not selected
    std::optional<qint64> characters = {};  ///< maximum size of all rules as compact JSON, in characters
    std::optional<qint64> tokens = {};      ///< maximum size of all rules as compact JSON, in tokens; ignored if tokens cannot be counted
};

/// A rule as it appears in a prompt.
struct InjectedRule {
    const Rule *rule = nullptr; ///< points into the RuleSet passed to injectRules()
    Json json;
};

/// The rules that a prompt contains, and those that exceed a budget.
struct InjectedRules {
    QList<InjectedRule> sent;     ///< most severe first, then in file order
    QList<const Rule *> omittedRules;  ///< the first rule that exceeds a budget and all rules after it: a less severe rule never replaces a more severe one
    QString budget;               ///< the exceeded budget for display, such as `500 tokens`; empty if no rule is omitted
};

/// Selects rules and converts them to JSON. `fields` lists the rule keys to include, such as `id` and `description`; if empty, `id`, `name`,
/// `severity` and `description`.
InjectedRules injectRules(const RuleSet &set, const RuleChoice &choice, const QStringList &fields, const TextTokenCounter &countTokens);

} // namespace outcrop
