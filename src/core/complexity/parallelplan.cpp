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
class Grouping
{
public:
    Grouping(const QList<Task> &pieces, const QList<Conflict> &conflicts, const ComplexityThresholds &thresholds)
        : m_pieces(pieces)
        , m_thresholds(thresholds)
        , m_order(dependencyGraph(pieces))
        , m_conflicting(pieces.size())
        , m_isDone(pieces.size(), false)
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
        for (qsizetype left = m_pieces.size(); left > 0; left -= groups.last().pieces.size()) {
            groups.append(nextGroup());
            for (const int piece : std::as_const(groups.last().pieces))
                m_isDone[piece] = true;
        }
        return groups;
    }

private:
    ParallelGroup nextGroup() const
    {
        ParallelGroup group;
        for (int piece = 0; piece < m_pieces.size() && group.pieces.size() < m_maximumGroupSize; ++piece) {
            if (!m_isDone[piece] && isReady(piece) && fits(piece, group.pieces))
                group.pieces.append(piece);
        }
        judge(group);
        return group;
    }

    bool isReady(int piece) const
    {
        const QList<int> &before = m_order[piece];
        return std::all_of(before.begin(), before.end(), [this](int one) { return m_isDone[one]; });
    }

    bool fits(int piece, const QList<int> &group) const
    {
        return std::all_of(group.begin(), group.end(), [this, piece](int other) {
            return canRunInParallel(m_pieces[piece], m_pieces[other], m_thresholds) && !(m_isSequential && m_conflicting[piece].contains(other));
        });
    }

    /// Sets the group's confidence to that of the pair with the least known independence, and whether the group needs a review.
    void judge(ParallelGroup &group) const
    {
        for (const int one : std::as_const(group.pieces)) {
            for (const int other : std::as_const(group.pieces)) {
                if (one >= other)
                    continue;
                group.confidence = qMin(group.confidence, statedShare(m_pieces[one], m_pieces[other], m_thresholds));
                group.needsReview = group.needsReview || m_conflicting[one].contains(other);
            }
        }
        group.needsReview = group.needsReview || group.confidence < m_thresholds.number("confidence_scoring.min_parallel_confidence", 0);
    }

    const QList<Task> &m_pieces;
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
    for (const int piece : order)
        groups.append(ParallelGroup{{piece}});
    return groups;
}

QList<int> originalOrder(qsizetype count)
{
    QList<int> order;
    for (int piece = 0; piece < count; ++piece)
        order.append(piece);
    return order;
}

/// Returns the total duration; nullopt if a duration is unknown or there are no groups. The duration of a group is that of its longest subtask.
std::optional<double> hoursOf(const QList<ParallelGroup> &groups, const QList<Task> &pieces)
{
    double hours = 0;
    for (const ParallelGroup &group : groups) {
        double longest = 0;
        for (const int piece : group.pieces) {
            if (!pieces[piece].hours)
                return std::nullopt;
            longest = qMax(longest, *pieces[piece].hours);
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
    return std::any_of(groups.begin(), groups.end(), [](const ParallelGroup &group) { return group.pieces.size() > 1; });
}

ParallelPlan planParallel(const QList<Task> &pieces, const ComplexityThresholds &thresholds)
{
    if (pieces.size() > thresholds.number("safety_limits.max_total_subtasks", 1000))
        return unorderedPlan(pieces.size(), complexitymessages::tooManyPieces(), thresholds);
    const QList<int> order = topologicalOrder(dependencyGraph(pieces));
    if (order.size() != pieces.size())
        return unorderedPlan(pieces.size(), complexitymessages::planCycle(), thresholds);
    ParallelPlan plan;
    plan.conflicts = conflictsBetween(pieces, thresholds);
    if (pieces.size() >= thresholds.number("parallelization_rules.min_subtasks_for_parallel", 2)) {
        plan.groups = Grouping(pieces, plan.conflicts, thresholds).run();
    } else if (!pieces.isEmpty()) {
        plan.groups = singleTaskGroups(order);
        plan.notes.append(complexitymessages::fewPieces());
    }
    plan.hours = hoursOf(plan.groups, pieces);
    addDurationNote(plan, thresholds);
    return plan;
}

} // namespace outcrop
