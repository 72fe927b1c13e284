// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleinjection.h"
#include "core/tokens/tokencount.h"
#include "models/budget/valuetable.h"

#include <optional>

namespace outcrop {

/// A rule in the domains of a template, and whether it is sent.
struct ShownRule {
    QString id;
    QString name;
    QString domain;
    RuleSeverity severity = RuleSeverity::Low;
    bool isSent = false;
    qsizetype characters = 0; ///< number of characters as compact JSON, as the budget counts
    TokenCount tokens = {};   ///< tokens of the same text
    Location location = {};
};

/// The rules in the prompts of a template, and their cost.
struct ShownInjection {
    QString type;
    bool isStructured = false; ///< whether the template is structured; if not, no rules are sent
    std::optional<qint64> characterBudget = {};
    std::optional<qint64> tokenBudget = {};
    QList<ShownRule> rules = {}; ///< most severe first, as sent

    qsizetype sentCount() const;
    qsizetype characters() const; ///< Returns the number of characters in the rules that are sent.
    TokenCount tokens() const;    ///< Returns the number of tokens in the rules that are sent.
};

/// Returns one row per rule, and then, if there are rules, the total of those that are sent. The key of a row is the rule ID; that of the total is `all`.
ValueTable injectionTable(const ShownInjection &injection);
/// Returns a summary: `4 of 6 rules, 1,204 tokens per prompt (exact, o200k_base); 3,900 of 6,000 characters`. If there are no rules, returns a sentence that
/// reports this.
QString injectionText(const ShownInjection &injection);

} // namespace outcrop
