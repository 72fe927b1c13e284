// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/ruleset.h"

#include <functional>
#include <optional>

namespace outcrop {

/// The tokens of a text. The rules know no tokenizer.
using CountTokens = std::function<qint64(QStringView)>;

/// Which rules go into a prompt: those of some domains that matter enough, as many as the budgets hold.
struct RuleChoice {
    QStringList domains;
    RuleSeverity least = RuleSeverity::Low; ///< this and what is graver
    std::optional<qint64> characters = {};  ///< of all rules as compact JSON
    std::optional<qint64> tokens = {};      ///< likewise; no limit if tokens are not counted
};

/// A rule as a prompt says it.
struct InjectedRule {
    const Rule *rule = nullptr; ///< of the set that was chosen from
    Json json;
};

struct InjectedRules {
    QList<InjectedRule> sent;     ///< the gravest first, then in the file's order
    QList<const Rule *> leftOut;  ///< the first that a budget does not hold, and all behind it: a lesser rule never takes the place of a graver one
    QString budget;               ///< which one it was, in words: `500 tokens`; empty where nothing is left out
};

/// `fields`: what a rule says of itself, such as `id` and `description`; without any, those that ADR-006 shows.
InjectedRules injectRules(const RuleSet &set, const RuleChoice &choice, const QStringList &fields, const CountTokens &countTokens);

} // namespace outcrop
