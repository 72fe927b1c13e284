// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleinjection.h"
#include "core/tokens/tokencount.h"
#include "models/budget/figuretable.h"

#include <optional>

namespace outcrop {

/// A rule of a template's domains, and whether it goes into the prompt.
struct ShownRule {
    QString id;
    QString name;
    QString domain;
    RuleSeverity severity = RuleSeverity::Low;
    bool sent = false;
    qsizetype characters = 0; ///< as the budget counts: compact JSON
    TokenCount tokens = {};   ///< of the same
    Location location = {};
};

/// What the prompts of a template say of rules, and what that costs in each of them.
struct ShownInjection {
    QString type;
    bool structured = false;        ///< otherwise nothing of it is sent while the template's mode stays
    std::optional<qint64> characterBudget = {};
    std::optional<qint64> tokenBudget = {};
    QList<ShownRule> rules = {}; ///< the gravest first, as they are sent

    qsizetype sentCount() const;
    qsizetype characters() const; ///< of those that are sent
    TokenCount tokens() const;    ///< likewise
};

/// One row a rule, the sum of those that are sent in the last. The key of a row is the rule's id.
FigureTable injectionTable(const ShownInjection &injection);
/// `4 of 6 rules are sent: 1,204 tokens (exact, o200k_base), 3,900 of 6,000 characters`
QString injectionText(const ShownInjection &injection);

} // namespace outcrop
