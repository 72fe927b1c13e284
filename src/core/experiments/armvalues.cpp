// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/armvalues.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// Collects the mean value of each case in one arm for one metric.
class CaseMeans
{
public:
    CaseMeans(const RunRecord &record, const QString &arm, Metric metric)
    {
        for (const TrialResult &result : record.results) {
            if (!result.isWarmUp && result.arm == arm)
                add(result.item, result.values.constFind(metric), result.values.constEnd());
        }
    }

    ArmValues values(const QString &arm) const
    {
        ArmValues found{arm, {}, {}, {}, 0};
        for (const QString &item : m_items) {
            const Sum sum = m_sums.value(item);
            if (sum.count == 0) {
                ++found.missing;
                continue;
            }
            found.items.append(item);
            found.values.append(sum.total / sum.count);
        }
        found.description = describe(found.values);
        return found;
    }

private:
    struct Sum {
        double total = 0;
        int count = 0;
    };

    void add(const QString &item, QMap<Metric, double>::const_iterator value, QMap<Metric, double>::const_iterator none)
    {
        if (!m_sums.contains(item))
            m_items.append(item);
        Sum &sum = m_sums[item];
        if (value == none)
            return;
        sum.total += *value;
        ++sum.count;
    }

    QStringList m_items; ///< in the order of arrival
    QHash<QString, Sum> m_sums;
};

ComparedValues pairedValues(const ArmValues &first, const ArmValues &second)
{
    QHash<QString, double> others;
    for (qsizetype i = 0; i < second.items.size(); ++i)
        others.insert(second.items.at(i), second.values.at(i));
    ComparedValues sides;
    for (qsizetype i = 0; i < first.items.size(); ++i) {
        const auto other = others.constFind(first.items.at(i));
        if (other == others.constEnd())
            continue;
        sides.first.append(first.values.at(i));
        sides.second.append(*other);
    }
    const qsizetype triedCount = std::max(first.items.size() + first.missing, second.items.size() + second.missing);
    sides.omittedCases = triedCount - sides.first.size();
    return sides;
}

/// Counts the values of a yes/no metric as paired outcomes.
PairedOutcomes outcomesOf(const ComparedValues &sides)
{
    PairedOutcomes outcomes;
    for (qsizetype i = 0; i < std::min(sides.first.size(), sides.second.size()); ++i) {
        const bool isFirst = sides.first.at(i) != 0;
        const bool isSecondTrue = sides.second.at(i) != 0;
        outcomes.both += isFirst && isSecondTrue;
        outcomes.onlyFirstCount += isFirst && !isSecondTrue;
        outcomes.onlySecondCount += isSecondTrue && !isFirst;
        outcomes.neitherCount += !isFirst && !isSecondTrue;
    }
    return outcomes;
}

StoppingRule ruleOf(const ExperimentSetup &setup)
{
    StoppingRule rule;
    rule.alpha = setup.goal.alpha;
    rule.effect = setup.effect;
    rule.minimumPairs = setup.stop->minimumPairs;
    for (const RequestedMetric &wanted : setup.metrics) {
        if (wanted.metric == setup.stop->metric)
            rule.relevantDifference = wanted.relevantDifference;
    }
    return rule;
}

} // namespace

ArmValues armValues(const RunRecord &record, const QString &arm, Metric metric)
{
    return CaseMeans(record, arm, metric).values(arm);
}

ComparedValues comparedValues(const ExperimentSetup &setup, const ArmValues &first, const ArmValues &second)
{
    return setup.design == ExperimentDesign::Paired ? pairedValues(first, second) : ComparedValues{first.values, second.values, 0};
}

InterimResult evaluateStoppingRule(const ExperimentSetup &setup, const RunRecord &record)
{
    if (!setup.stop || setup.comparisons().size() != 1)
        return {};
    const auto [first, second] = setup.comparisons().first();
    const Metric metric = setup.stop->metric;
    const ComparedValues sides = comparedValues(setup, armValues(record, setup.arms.at(first).name, metric), armValues(record, setup.arms.at(second).name, metric));
    const StoppingRule rule = ruleOf(setup);
    const QList<double> pairDifferences = differences(sides.first, sides.second);
    const InterimVerdict verdict = infoOf(metric).isShare && setup.design == ExperimentDesign::Paired
        ? interimVerdict(outcomesOf(sides), rule)
        : interimVerdict(pairDifferences, rule);
    return {verdict, anytimeState(pairDifferences, rule.alpha, rule.effect)};
}

} // namespace outcrop
