// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/ruleitem.h"

#include <algorithm>

namespace outcrop {

namespace {

QList<ExampleResult> examplesOf(const QString &rule, const QList<ExampleResult> &all)
{
    QList<ExampleResult> results;
    std::copy_if(all.begin(), all.end(), std::back_inserter(results), [&](const ExampleResult &example) { return example.rule == rule; });
    return results;
}

std::optional<RuleResult> resultOf(const QString &rule, const CheckedTextReport *checkedTextReport)
{
    if (!checkedTextReport)
        return std::nullopt;
    const auto found = std::find_if(checkedTextReport->results.begin(), checkedTextReport->results.end(), [&](const RuleResult &result) { return result.rule == rule; });
    return found == checkedTextReport->results.end() ? std::nullopt : std::optional(*found);
}

RuleItem itemOf(const Rule &rule, const QList<ExampleResult> &examples, const CheckedTextReport *checkedTextReport)
{
    RuleItem item{rule.domain, rule, examplesOf(rule.id, examples), resultOf(rule.id, checkedTextReport)};
    item.failedRuleCount = exampleVerdict(item.examples) == ExampleVerdict::Failed ? 1 : 0;
    item.violatedRuleCount = item.result && item.result->outcome == RuleOutcome::Broken ? 1 : 0;
    return item;
}

} // namespace

ExampleVerdict exampleVerdict(const QList<ExampleResult> &examples)
{
    if (examples.isEmpty())
        return ExampleVerdict::None;
    bool isTried = false;
    for (const ExampleResult &example : examples) {
        const std::optional<bool> isAsExpected = example.isAsExpected();
        if (isAsExpected == false)
            return ExampleVerdict::Failed;
        isTried |= isAsExpected.has_value();
    }
    return isTried ? ExampleVerdict::AsExpected : ExampleVerdict::NotTested;
}

QList<Branch<RuleItem>> rulesTree(
    const RuleSet &set, const QList<ExampleResult> &examples, const CheckedTextReport *checkedTextReport)
{
    QList<Branch<RuleItem>> tree;
    for (const QString &domain : set.domains)
        tree += Branch<RuleItem>{{domain}};
    for (const Rule &rule : set.rules) {
        const auto heading = std::find_if(tree.begin(), tree.end(), [&](const Branch<RuleItem> &branch) { return branch.item.domain == rule.domain; });
        if (heading == tree.end())
            continue;
        const RuleItem item = itemOf(rule, examples, checkedTextReport);
        heading->children += Branch<RuleItem>{item};
        heading->item.ruleCount += 1;
        heading->item.failedRuleCount += item.failedRuleCount;
        heading->item.violatedRuleCount += item.violatedRuleCount;
    }
    return tree;
}

} // namespace outcrop
