// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/parallelplan.h"

#include "core/complexity/complexitymessages.h"
#include "core/complexity/parallelrules.h"
#include "core/complexity/taskcheck.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// Forms groups until all subtasks are assigned.
class GroupPlanner
{
public:
    GroupPlanner(const QList<Task> &subtasks, const QList<Conflict> &conflicts, const ComplexityThresholds &thresholds)
        : m_subtasks(subtasks)
        , m_thresholds(thresholds)
        , m_order(dependencyGraph(subtasks))
        , m_conflicting(subtasks.size())
        , m_isDone(subtasks.size(), false)
        , m_isSequential(thresholds.isEnabled("parallelization_rules.conflict_detection.fail_safe_sequential"))
        , m_maximumGroupSize(qMax(1, int(qMin(thresholds.number("parallelization_rules.max_concurrent_agents", 1e6), 1e6))))
    {
        for (const Conflict &conflict : conflicts) {
            m_conflicting[conflict.first].insert(conflict.second);
            m_conflicting[conflict.second].insert(conflict.first);
        }
    }

    QList<ParallelGroup> run()
    {
        QList<ParallelGroup> groups;
        for (qsizetype left = m_subtasks.size(); left > 0; left -= groups.last().subtasks.size()) {
            groups.append(nextGroup());
            for (const int subtask : std::as_const(groups.last().subtasks))
                m_isDone[subtask] = true;
        }
        return groups;
    }

private:
    ParallelGroup nextGroup() const
    {
        ParallelGroup group;
        for (int subtask = 0; subtask < m_subtasks.size() && group.subtasks.size() < m_maximumGroupSize; ++subtask) {
            if (!m_isDone[subtask] && isReady(subtask) && fitsGroup(subtask, group.subtasks))
                group.subtasks.append(subtask);
        }
        rateGroup(group);
        return group;
    }

    bool isReady(int subtask) const
    {
        const QList<int> &before = m_order[subtask];
        return std::all_of(before.begin(), before.end(), [this](int one) { return m_isDone[one]; });
    }

    bool fitsGroup(int subtask, const QList<int> &group) const
    {
        return std::all_of(group.begin(), group.end(), [this, subtask](int other) {
            return canRunInParallel(m_subtasks[subtask], m_subtasks[other], m_thresholds) && !(m_isSequential && m_conflicting[subtask].contains(other));
        });
    }

    /// Sets the group's confidence to that of the pair with the least known independence, and whether the group needs a review.
    void rateGroup(ParallelGroup &group) const
    {
        for (const int one : std::as_const(group.subtasks)) {
            for (const int other : std::as_const(group.subtasks)) {
                if (one >= other)
                    continue;
                group.confidence = qMin(group.confidence, statedShare(m_subtasks[one], m_subtasks[other], m_thresholds));
                group.needsReview = group.needsReview || m_conflicting[one].contains(other);
            }
        }
        group.needsReview = group.needsReview || group.confidence < m_thresholds.number("confidence_scoring.min_parallel_confidence", 0);
    }

    const QList<Task> &m_subtasks;
    const ComplexityThresholds &m_thresholds;
    Digraph m_order;
    QList<QSet<int>> m_conflicting;
    QList<bool> m_isDone;
    bool m_isSequential;
    int m_maximumGroupSize;
};

QList<ParallelGroup> singleTaskGroups(const QList<int> &order)
{
    QList<ParallelGroup> groups;
    for (const int subtask : order)
        groups.append(ParallelGroup{{subtask}});
    return groups;
}

QList<int> originalOrder(qsizetype count)
{
    QList<int> order;
    for (int subtask = 0; subtask < count; ++subtask)
        order.append(subtask);
    return order;
}

/// Returns the total duration; nullopt if a duration is unknown or there are no groups. The duration of a group is that of its longest subtask.
std::optional<double> hoursOf(const QList<ParallelGroup> &groups, const QList<Task> &subtasks)
{
    double hours = 0;
    for (const ParallelGroup &group : groups) {
        double longest = 0;
        for (const int subtask : group.subtasks) {
            if (!subtasks[subtask].hours)
                return std::nullopt;
            longest = qMax(longest, *subtasks[subtask].hours);
        }
        hours += longest;
    }
    return groups.isEmpty() ? std::nullopt : std::optional(hours);
}

void addDurationNote(ParallelPlan &plan, const ComplexityThresholds &thresholds)
{
    const std::optional<Factor> most = thresholds.limit("safety_limits.max_total_orchestration_time_hours");
    if (most && plan.hours && *plan.hours > most->value)
        plan.notes.append(complexitymessages::tooManyHours(*plan.hours, most->value));
}

ParallelPlan unorderedPlan(qsizetype count, const QString &reason, const ComplexityThresholds &thresholds)
{
    ParallelPlan plan;
    if (thresholds.isEnabled("safety_limits.fallback_to_sequential_on_error"))
        plan.groups = singleTaskGroups(originalOrder(count));
    plan.notes.append(reason);
    return plan;
}

} // namespace

bool ParallelPlan::isParallel() const
{
    return std::any_of(groups.begin(), groups.end(), [](const ParallelGroup &group) { return group.subtasks.size() > 1; });
}

ParallelPlan planParallelGroups(const QList<Task> &subtasks, const ComplexityThresholds &thresholds)
{
    if (subtasks.size() > thresholds.number("safety_limits.max_total_subtasks", 1000))
        return unorderedPlan(subtasks.size(), complexitymessages::tooManySubtasksToCompare(), thresholds);
    const QList<int> order = topologicalOrder(dependencyGraph(subtasks));
    if (order.size() != subtasks.size())
        return unorderedPlan(subtasks.size(), complexitymessages::planCycle(), thresholds);
    ParallelPlan plan;
    plan.conflicts = findConflicts(subtasks, thresholds);
    if (subtasks.size() >= thresholds.number("parallelization_rules.min_subtasks_for_parallel", 2)) {
        plan.groups = GroupPlanner(subtasks, plan.conflicts, thresholds).run();
    } else if (!subtasks.isEmpty()) {
        plan.groups = singleTaskGroups(order);
        plan.notes.append(complexitymessages::fewSubtasks());
    }
    plan.hours = hoursOf(plan.groups, subtasks);
    addDurationNote(plan, thresholds);
    return plan;
}

} // namespace outcrop
