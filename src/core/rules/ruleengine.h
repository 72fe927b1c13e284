// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulechecks.h"
#include "core/rules/ruleopinion.h"

namespace outcrop {

/// What some rules need besides the text. What is missing makes them NotRun, never silently kept.
struct RuleMeans {
    std::optional<CoverageReport> coverage;
    QString coverageFile; ///< for findings on the whole of it
    AskModel ask;         ///< may be called from several threads in parallel
    ReadSyntax readSyntax = readHarmlessSyntax; ///< likewise
};

/// Applies rules to texts. Pure but for what `means` does: the same texts give the same report. Safe to use from several threads.
class RuleEngine
{
public:
    explicit RuleEngine(const QList<Rule> &rules, const RuleMeans &means = {});

    /// One text against every rule, suppressions taken into account.
    TextReport check(const CheckedText &text) const;
    /// All of them, on all cores; with a coverage report, its file comes last.
    RuleReport check(const QList<CheckedText> &texts) const;
    /// One rule on a text to which it applies regardless of the name: its examples.
    RuleResult checkExample(const Rule &rule, const CheckedText &text) const;

private:
    RuleResult result(const PreparedRule &prepared, TextFacts &text) const;
    RuleResult opinion(const PreparedRule &prepared, const TextFacts &text) const;
    TextReport wholeCoverage() const;

    QList<PreparedRule> m_rules;
    SyntaxQuestions m_questions;
    QStringList m_ids;
    RuleMeans m_means;
};

} // namespace outcrop
