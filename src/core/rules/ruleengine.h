// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulechecks.h"
#include "core/rules/ruleopinion.h"

#include <stop_token>

namespace outcrop {

/// The optional inputs of rules. A rule whose input is missing is NotRun, never Kept.
struct RuleServices {
    std::optional<CoverageReport> coverage;
    QString coverageFile; ///< path of the coverage report, for findings about the total coverage
    ModelQuery queryModel;         ///< may be called from several threads in parallel
    SyntaxParser readSyntax = readSyntaxIfSafe; ///< may be called from several threads in parallel
    std::stop_token stop = {}; ///< interrupts the check of several texts; the remaining ones then have no results
};

/// Applies rules to texts. Deterministic apart from the callbacks in `services`. Thread-safe.
class RuleEngine
{
public:
    explicit RuleEngine(const QList<Rule> &rules, const RuleServices &services = {});

    /// Checks one text against every rule and applies its suppressions.
    CheckedTextReport check(const CheckedText &text) const;
    /// Checks all texts in parallel. If there is a coverage report, the result for its total is last.
    RuleReport check(const QList<CheckedText> &texts) const;
    /// Checks an example of a rule, regardless of the rule's file patterns and of suppressions.
    RuleResult checkExample(const Rule &rule, const CheckedText &text) const;

private:
    RuleResult checkRule(const PreparedRule &preparedRule, TextFacts &text) const;
    RuleResult askModel(const PreparedRule &preparedRule, const TextFacts &text) const;
    CheckedTextReport wholeCoverage() const;

    QList<PreparedRule> m_rules;
    SyntaxSelection m_selection;
    QStringList m_ids;
    RuleServices m_services;
};

} // namespace outcrop
