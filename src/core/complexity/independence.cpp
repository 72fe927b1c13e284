// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/independence.h"

#include "core/complexity/filescope.h"
#include "core/complexity/heuristicscore.h"
#include "core/complexity/importcycles.h"

#include <algorithm>

namespace outcrop {
namespace {

QStringList commonItems(const QStringList &one, const QStringList &other)
{
    QStringList found;
    for (const QString &word : one) {
        if (other.contains(word) && !found.contains(word))
            found.append(word);
    }
    return found;
}

QStringList sharedFiles(const Task &one, const Task &other)
{
    return overlappingFiles(filesOf(one), filesOf(other));
}

/// Returns the functions that one subtask changes and the other calls or changes. Both may call the same function.
QStringList sharedFunctions(const Task &one, const Task &other)
{
    QStringList sharedItems = commonItems(one.functions, other.functions) + commonItems(one.functions, other.calls) + commonItems(one.calls, other.functions);
    sharedItems.removeDuplicates();
    return sharedItems;
}

QStringList order(const Task &one, const Task &other)
{
    QStringList neededItems;
    if (!other.id.isEmpty() && one.after.contains(other.id))
        neededItems.append(other.id);
    if (!one.id.isEmpty() && other.after.contains(one.id))
        neededItems.append(one.id);
    return neededItems;
}

QStringList sharedState(const Task &one, const Task &other)
{
    return commonItems(one.state, other.state);
}

QStringList sharedResources(const Task &one, const Task &other)
{
    return commonItems(one.exclusiveResources, other.exclusiveResources);
}

bool statesFiles(const Task &task)
{
    return task.isStated(QStringLiteral("files")) || !filesOf(task).isEmpty();
}

bool statesFunctions(const Task &task)
{
    return task.isStated(QStringLiteral("functions")) && task.isStated(QStringLiteral("calls"));
}

/// Returns whether the order of the subtask is known. Subtasks written by an author have a known order: without `after`, they depend on no other subtask.
/// Subtasks that were formed from files have none.
bool statesOrder(const Task &task)
{
    return task.data.isMapping() || task.isStated(QStringLiteral("after"));
}

bool statesSharedState(const Task &task)
{
    return task.isStated(QStringLiteral("state"));
}

bool statesResources(const Task &task)
{
    return task.isStated(QStringLiteral("exclusive"));
}

/// An independence criterion: its name, its check, and whether a task states the data it needs.
struct Criterion {
    const char *name;
    const char *check; ///< the switch in conflict_detection; null if there is none
    QStringList (*shared)(const Task &, const Task &);
    bool (*isStated)(const Task &);
    bool isAlwaysChecked = false; ///< true if a conflict counts even if the criterion is disabled
};

constexpr Criterion criteria[] = {
    {"no_shared_files", "check_file_overlap", sharedFiles, statesFiles},
    {"no_shared_functions", "check_function_calls", sharedFunctions, statesFunctions},
    {"no_sequential_dependencies", nullptr, order, statesOrder, true},
    {"no_shared_global_state", "check_shared_state", sharedState, statesSharedState},
    {"no_shared_exclusive_resources", nullptr, sharedResources, statesResources},
};

bool isEnabled(const ComplexityThresholds &thresholds, const char *group, const char *name)
{
    return thresholds.isEnabled(QByteArray(group).append(name).constData());
}

bool isCriterionEnabled(const Criterion &criterion, const ComplexityThresholds &thresholds)
{
    return isEnabled(thresholds, "parallelization_rules.independence_criteria.", criterion.name);
}

bool isConflictChecked(const Criterion &criterion, const ComplexityThresholds &thresholds)
{
    return !criterion.check || isEnabled(thresholds, "parallelization_rules.conflict_detection.", criterion.check);
}

/// Returns the criteria to check for conflicts.
QList<const Criterion *> checkedCriteria(const ComplexityThresholds &thresholds)
{
    QList<const Criterion *> checked;
    for (const Criterion &criterion : criteria) {
        if (criterion.isAlwaysChecked || (isCriterionEnabled(criterion, thresholds) && isConflictChecked(criterion, thresholds)))
            checked.append(&criterion);
    }
    return checked;
}

} // namespace

QList<Conflict> findConflicts(const QList<Task> &subtasks, const ComplexityThresholds &thresholds)
{
    const QList<const Criterion *> checked = checkedCriteria(thresholds);
    QList<Conflict> found;
    for (int first = 0; first < subtasks.size(); ++first) {
        for (int second = first + 1; second < subtasks.size(); ++second) {
            for (const Criterion *criterion : checked) {
                const QStringList sharedItems = criterion->shared(subtasks[first], subtasks[second]);
                if (!sharedItems.isEmpty())
                    found.append({QString::fromLatin1(criterion->name), first, second, sharedItems});
            }
        }
    }
    if (isEnabled(thresholds, "parallelization_rules.conflict_detection.", "check_import_cycles"))
        found += importCycleConflicts(subtasks);
    std::stable_sort(found.begin(), found.end(),
        [](const Conflict &a, const Conflict &b) { return std::pair(a.first, a.second) < std::pair(b.first, b.second); });
    return found;
}

double statedShare(const Task &one, const Task &other, const ComplexityThresholds &thresholds)
{
    int activeConditions = 0;
    int known = 0;
    for (const Criterion &criterion : criteria) {
        if (!isCriterionEnabled(criterion, thresholds))
            continue;
        ++activeConditions;
        if (isConflictChecked(criterion, thresholds) && criterion.isStated(one) && criterion.isStated(other))
            ++known;
    }
    return activeConditions == 0 ? 1 : double(known) / activeConditions;
}

} // namespace outcrop
