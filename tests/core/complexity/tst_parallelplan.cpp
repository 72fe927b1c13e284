// SPDX-License-Identifier: GPL-3.0-or-later
// Tests groups of parallel subtasks: known cases, and properties of thousands of generated cases.
#include "core/complexity/parallelrules.h"
#include "core/complexity/taskcheck.h"
#include "estimates.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QSet>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_parallelplan {

namespace {

/// The fields that a subtask must declare at least, so that its scope is known.
const QByteArray knownScope = "functions: [], calls: [], state: [], exclusive: []";

QByteArray task(const QByteArrayList &pieces)
{
    QByteArray yaml = "description: d\nsubtasks:\n";
    for (qsizetype index = 0; index < pieces.size(); ++index)
        yaml += "  - {id: p" + QByteArray::number(index) + ", description: d, " + pieces[index] + "}\n";
    return yaml;
}

ParallelPlan planOf(const QByteArrayList &pieces, const ComplexityThresholds &thresholds = someThresholds())
{
    return planParallelGroups(taskFrom(task(pieces), thresholds).task.subtasks, thresholds);
}

/// Returns the test thresholds in which `line` replaces the parallelization rules.
ComplexityThresholds thresholdsWith(const QByteArray &rules)
{
    const QByteArray line = "parallelization_rules: {" + rules + "}";
    return thresholdsFrom(QByteArray(thresholdsYaml()).replace("parallelization_rules: {min_subtasks_for_parallel: 3, max_concurrent_agents: 4}", line));
}

QByteArray randomField(QRandomGenerator &random, const char *key, int kinds)
{
    QByteArrayList words;
    for (int kind = 0; kind < kinds; ++kind) {
        if (random.bounded(6) == 0)
            words.append("w" + QByteArray::number(kind));
    }
    return random.bounded(3) == 0 ? QByteArray() : ", " + QByteArray(key) + ": [" + words.join(", ") + "]";
}

/// Returns subtasks in any order. Their scopes and dependencies are random, and there are no cycles.
QByteArrayList randomSubtasks(QRandomGenerator &random)
{
    const int count = random.bounded(1, 9);
    const bool isBackward = random.bounded(2) == 0;
    QByteArrayList pieces;
    for (int piece = 0; piece < count; ++piece) {
        QByteArrayList after;
        for (int other = 0; other < count; ++other) {
            if (other != piece && (other < piece) != isBackward && random.bounded(4) == 0)
                after.append("p" + QByteArray::number(other));
        }
        pieces.append("after: [" + after.join(", ") + "]" + randomField(random, "files", 5) + randomField(random, "functions", 4) + randomField(random, "calls", 4)
            + randomField(random, "state", 3) + randomField(random, "exclusive", 3) + (random.bounded(8) == 0 ? QByteArray(", concepts: [security_critical]") : QByteArray()));
    }
    return pieces;
}

bool hasConflict(const ParallelPlan &plan, int one, int other)
{
    return std::any_of(plan.conflicts.begin(), plan.conflicts.end(),
        [&](const Conflict &found) { return found.first == qMin(one, other) && found.second == qMax(one, other); });
}

} // namespace

class TestParallelPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsSubtasks_data()
    {
        QTest::addColumn<QByteArrayList>("pieces");
        QTest::addColumn<QString>("groups");
        QTest::newRow("independent") << QByteArrayList{knownScope, knownScope, knownScope} << QStringLiteral("0 1 2");
        QTest::newRow("two are too few") << QByteArrayList{knownScope, knownScope} << QStringLiteral("0 | 1");
        QTest::newRow("two in an order that is written backwards") << QByteArrayList{"after: [p1]", knownScope} << QStringLiteral("1 | 0");
        QTest::newRow("a chain") << QByteArrayList{knownScope, "after: [p0]", "after: [p1]"} << QStringLiteral("0 | 1 | 2");
        QTest::newRow("a diamond") << QByteArrayList{knownScope, "after: [p0]", "after: [p0]", "after: [p1, p2]"} << QStringLiteral("0 | 1 2 | 3");
        QTest::newRow("a file in common") << QByteArrayList{"files: [x]", "files: [x]", "files: [y]"} << QStringLiteral("0 2 | 1");
        QTest::newRow("no more than there are agents")
            << QByteArrayList{knownScope, knownScope, knownScope, knownScope, knownScope, knownScope} << QStringLiteral("0 1 2 3 | 4 5");
        QTest::newRow("high risk by itself") << QByteArrayList{knownScope, "concepts: [security_critical]", knownScope} << QStringLiteral("0 2 | 1");
        QTest::newRow("more than are compared") << QByteArrayList(9, knownScope) << QStringLiteral("0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8");
        QTest::newRow("a circle") << QByteArrayList{"after: [p1]", "after: [p0]", knownScope} << QStringLiteral("0 | 1 | 2");
        QTest::newRow("ids that are nowhere") << QByteArrayList{"after: [p7]", knownScope, knownScope} << QStringLiteral("0 1 2");
    }

    void groupsSubtasks()
    {
        QFETCH(QByteArrayList, pieces);
        QFETCH(QString, groups);
        QCOMPARE(groupsText(planOf(pieces)), groups);
    }

    void unknownPropertiesRequireReview()
    {
        const ParallelPlan known = planOf({knownScope + ", files: [a]", knownScope + ", files: [b]", knownScope + ", files: []"});
        QVERIFY(known.isParallel() && !known.groups.first().needsReview && known.groups.first().confidence == 1);
        const ParallelPlan guessed = planOf({"files: [a]", "files: [b]", "files: [c]"});
        QVERIFY(guessed.isParallel() && guessed.groups.first().needsReview);
        QCOMPARE(guessed.groups.first().confidence, 0.4);
        const ParallelPlan oneUnknown = planOf({knownScope + ", files: [a]", knownScope + ", files: [b]", "files: [c]"});
        QCOMPARE(oneUnknown.groups.first().confidence, 0.4);
    }

    void allowsConflictsIfConfigured()
    {
        const ParallelPlan plan = planOf({"files: [x]", "files: [x]", "after: [p0]"}, thresholdsWith("conflict_detection: {fail_safe_sequential: false}"));
        QCOMPARE(groupsText(plan), QStringLiteral("0 1 | 2"));
        QVERIFY(plan.groups.first().needsReview);
        QCOMPARE(plan.conflicts.size(), 2);
    }

    void makesNoPlanWithoutASequentialFallback()
    {
        const QByteArray yaml = QByteArray(thresholdsYaml()).replace("safety_limits: {", "safety_limits: {fallback_to_sequential_on_error: false, ");
        const ParallelPlan plan = planOf({"after: [p1]", "after: [p0]", knownScope}, thresholdsFrom(yaml));
        QVERIFY(plan.groups.isEmpty() && plan.notes.size() == 1);
    }

    void sumsTheLongestHoursPerGroup()
    {
        QCOMPARE(planOf({"hours: 1", "hours: 3", "hours: 2", "after: [p0], hours: 2"}).hours, 5.0);
        QVERIFY(!planOf({"hours: 1", knownScope, knownScope}).hours);
        const QByteArray yaml = QByteArray(thresholdsYaml()).replace("safety_limits: {", "safety_limits: {max_total_orchestration_time_hours: 4, ");
        QCOMPARE(planOf({"hours: 1", "hours: 3", "after: [p1], hours: 2"}, thresholdsFrom(yaml)).notes.size(), 1);
    }

    void emptyTaskListHasNoPlan()
    {
        const ParallelPlan plan = planParallelGroups({}, someThresholds());
        QVERIFY(plan.groups.isEmpty() && plan.notes.isEmpty() && !plan.isParallel() && !plan.hours);
    }

    void plansRespectDependenciesAndConflicts()
    {
        const ComplexityThresholds thresholds = someThresholds();
        QRandomGenerator random(17);
        for (int round = 0; round < 3000; ++round) {
            const QByteArray yaml = task(randomSubtasks(random));
            const QList<Task> pieces = taskFrom(yaml, thresholds).task.subtasks;
            const ParallelPlan plan = planParallelGroups(pieces, thresholds);
            const Digraph order = dependencyGraph(pieces);
            QSet<int> done;
            for (const ParallelGroup &group : plan.groups) {
                QVERIFY2(!group.subtasks.isEmpty() && group.subtasks.size() <= 4, yaml.constData());
                QVERIFY(group.confidence >= 0 && group.confidence <= 1);
                for (const int one : group.subtasks) {
                    for (const int needed : order[one])
                        QVERIFY2(done.contains(needed), yaml.constData());
                    for (const int other : group.subtasks)
                        QVERIFY2(
                            one == other || (!hasConflict(plan, one, other) && canRunInParallel(pieces[one], pieces[other], thresholds)), yaml.constData());
                }
                for (const int one : group.subtasks) {
                    QVERIFY2(!done.contains(one), yaml.constData()); // every subtask is in exactly one group
                    done.insert(one);
                }
            }
            QCOMPARE(done.size(), pieces.size());
            QCOMPARE(groupsText(planParallelGroups(pieces, thresholds)), groupsText(plan));
        }
    }

    void plansManySubtasks()
    {
        const ComplexityThresholds open = thresholdsFrom("safety_limits: {max_total_subtasks: 1000}");
        QByteArrayList pieces;
        for (int piece = 0; piece < 300; ++piece)
            pieces.append("files: [f" + QByteArray::number(piece % 100) + "], after: [p" + QByteArray::number(piece / 2) + "]");
        pieces.first() = "files: [f0]";
        const ParallelPlan plan = planOf(pieces, open);
        QVERIFY(plan.groups.size() >= 9 && plan.groups.size() < 30);
    }
};

OUTCROP_TEST(TestParallelPlan, NoApplication)

} // namespace tst_parallelplan

#include "tst_parallelplan.moc"
