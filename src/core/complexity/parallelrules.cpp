// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/parallelrules.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a word is a high-risk category of the thresholds file: security, concurrency, data or schema migration.
bool isRiskyWord(const QString &word)
{
    static const QStringList words{QStringLiteral("security_critical"), QStringLiteral("concurrency_handling"), QStringLiteral("data_migration"),
        QStringLiteral("security_enhancement"), QStringLiteral("schema_migration")};
    return words.contains(word);
}

struct ParallelSwitch {
    const char *taskType;
    const char *switchKey; ///< the switch that allows two such tasks in parallel
};

constexpr ParallelSwitch parallelSwitches[] = {
    {"feature_implementation", "parallelization_rules.strategy.independent_features_parallel"},
    {"testing", "parallelization_rules.strategy.test_writing_parallel"},
    {"documentation", "parallelization_rules.strategy.documentation_parallel"},
};

bool bothHaveType(const ParallelSwitch &parallelSwitch, const Task &one, const Task &other)
{
    return one.type == QLatin1StringView(parallelSwitch.taskType) && other.type == one.type;
}

} // namespace

bool isHighRisk(const Task &task)
{
    return isRiskyWord(task.type) || std::any_of(task.concepts.begin(), task.concepts.end(), isRiskyWord)
        || std::any_of(task.subtasks.begin(), task.subtasks.end(), isHighRisk);
}

bool canRunInParallel(const Task &one, const Task &other, const ComplexityThresholds &thresholds)
{
    if (thresholds.isEnabled("parallelization_rules.strategy.high_risk_sequential")
        && (isHighRisk(one) || isHighRisk(other)))
        return false;
    return std::all_of(
        std::begin(parallelSwitches), std::end(parallelSwitches), [&](const ParallelSwitch &parallelSwitch) {
            return !bothHaveType(parallelSwitch, one, other) || thresholds.isEnabled(parallelSwitch.switchKey);
        });
}

} // namespace outcrop
