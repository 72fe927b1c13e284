// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the reasons why two subtasks are dependent, and the share of the checked properties that both specify.
#include "core/complexity/filescope.h"
#include "core/complexity/parallelrules.h"
#include "estimates.h"
#include "tests/support/testregistry.h"

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_independence {

namespace {

QList<Task> subtasksOf(const QByteArray &first, const QByteArray &second)
{
    return taskFrom("description: d\nsubtasks:\n  - {id: a, description: d, " + first + "}\n  - {id: b, description: d, " + second + "}\n").task.subtasks;
}

QString conflictsText(const QList<Conflict> &conflicts)
{
    QStringList texts;
    for (const Conflict &conflict : conflicts)
        texts.append(QStringLiteral("%1-%2 %3: %4").arg(conflict.first).arg(conflict.second).arg(conflict.criterion, conflict.shared.join(QStringLiteral(", "))));
    return texts.join(u'\n');
}

/// Returns thresholds that have only these rules.
ComplexityThresholds thresholdsWith(const QByteArray &rules)
{
    return thresholdsFrom("parallelization_rules:\n" + rules);
}

} // namespace

class TestIndependence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void detectsOverlappingFilePatterns_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char *one, const char *other, bool expected) {
            QTest::newRow(qPrintable(QStringLiteral("%1 and %2").arg(QLatin1String(one), QLatin1String(other)))) << QString::fromLatin1(one) << QString::fromLatin1(other) << expected;
        };
        row("src/a.cpp", "src/a.cpp", true);
        row("src/a.cpp", "./src//a.cpp", true);
        row("src/a.cpp", "src/b.cpp", false);
        row("src/a.cpp", "src/a.cpp.orig", false);
        row("src/", "src/a.cpp", true);
        row("src", "src/a.cpp", true);
        row("src/", "srcs/a.cpp", false);
        row("src/x/..", "src/a.cpp", true);
        row(".", "src/a.cpp", true);
        row("src/*.cpp", "src/a.cpp", true);
        row("src/*.cpp", "src/a.h", false);
        row("src/*.cpp", "lib/a.cpp", false);
        row("src/*.cpp", "src/", true);
        row("src/**/x.cpp", "src/sub/", true);
        row("*.md", "docs/a.md", true);
        row("src/*.cpp", "src/*.h", false);
        row("src/*.cpp", "src/a*.cpp", true);
        row("src/*.cpp", "lib/*.cpp", false);
        row("src/[ab].cpp", "src/a.cpp", true);
    }

    void detectsOverlappingFilePatterns()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, expected);
        QCOMPARE(mayOverlap(one, other), expected);
        QCOMPARE(mayOverlap(other, one), expected);
    }

    void findsConflicts_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *first, const char *second, const char *expected) {
            QTest::newRow(name) << QByteArray(first) << QByteArray(second) << QString::fromUtf8(expected);
        };
        row("none", "files: [x]", "files: [y]", "");
        row("a file", "files: [x, z]", "files: [y, x]", "0-1 no_shared_files: x");
        row("a folder", "files: [lib/x]", "files: [lib/]", "0-1 no_shared_files: lib/x");
        row("both change a function", "functions: [f]", "functions: [f]", "0-1 no_shared_functions: f");
        row("one calls a function that the other changes", "calls: [f]", "functions: [f]", "0-1 no_shared_functions: f");
        row("both only call it", "calls: [f]", "calls: [f]", "");
        row("an order", "files: []", "after: [a]", "0-1 no_sequential_dependencies: a");
        row("an order that is written backwards", "after: [b]", "files: []", "0-1 no_sequential_dependencies: b");
        row("state", "state: [table]", "state: [table]", "0-1 no_shared_global_state: table");
        row("a lock", "exclusive: [port 80]", "exclusive: [port 80]", "0-1 no_shared_exclusive_resources: port 80");
        row("imports in a circle", "imports: {a.py: [b.py]}", "imports: {b.py: [a.py]}", "0-1 check_import_cycles: a.py → b.py, b.py → a.py");
        row("imports without a circle", "imports: {a.py: [b.py]}", "imports: {c.py: [a.py]}", "");
        row("several", "files: [x], state: [s]", "files: [x], state: [s]", "0-1 no_shared_files: x\n0-1 no_shared_global_state: s");
        row("files of a part", "subtasks: [{description: d, files: [x]}]", "files: [x]", "0-1 no_shared_files: x");
    }

    void findsConflicts()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(QString, expected);
        QCOMPARE(conflictsText(findConflicts(subtasksOf(first, second), someThresholds())), expected);
    }

    void findsOnlyCompleteImportCycles()
    {
        const QByteArray three = "description: d\nsubtasks:\n  - {description: d, imports: {a: [b]}}\n  - {description: d, imports: {b: [c]}}\n  - {description: d, imports: {c: [a]}}\n";
        QCOMPARE(findConflicts(taskFrom(three).task.subtasks, someThresholds()).size(), 3);
        QCOMPARE(findConflicts(taskFrom(three).task.subtasks.mid(0, 2), someThresholds()).size(), 0);
    }

    void settingsDisableConflictChecks_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("same");
        QTest::addColumn<bool>("conflict");
        const auto row = [](const char *rules, const char *same, bool conflict) { QTest::newRow(rules) << QByteArray(rules) << QByteArray(same) << conflict; };
        row("  independence_criteria: {no_shared_files: false}", "files: [x]", false);
        row("  conflict_detection: {check_file_overlap: false}", "files: [x]", false);
        row("  independence_criteria: {no_shared_functions: false}", "functions: [f]", false);
        row("  conflict_detection: {check_function_calls: false}", "functions: [f]", false);
        row("  independence_criteria: {no_shared_global_state: false}", "state: [s]", false);
        row("  conflict_detection: {check_shared_state: false}", "state: [s]", false);
        row("  independence_criteria: {no_shared_exclusive_resources: false}", "exclusive: [l]", false);
        row("  conflict_detection: {check_import_cycles: false}", "imports: {a: [a]}", false);
        row("  independence_criteria: {no_shared_files: true}", "files: [x]", true);
        row("  independence_criteria: {}", "files: [x]", true);
    }

    void settingsDisableConflictChecks()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, same);
        QFETCH(bool, conflict);
        QCOMPARE(!findConflicts(subtasksOf(same, same), thresholdsWith(rules)).isEmpty(), conflict);
    }

    void orderConflictsCannotBeDisabled()
    {
        const ComplexityThresholds off = thresholdsWith("  independence_criteria: {no_sequential_dependencies: false}");
        QCOMPARE(findConflicts(subtasksOf("files: []", "after: [a]"), off).size(), 1);
    }

    void countsSpecifiedProperties_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<double>("share");
        QTest::newRow("nothing but the order") << QByteArray("title: t") << 0.2;
        QTest::newRow("files") << QByteArray("files: []") << 0.4;
        QTest::newRow("functions without calls") << QByteArray("functions: []") << 0.2;
        QTest::newRow("functions") << QByteArray("functions: [], calls: []") << 0.4;
        QTest::newRow("all but resources") << QByteArray("files: [], functions: [], calls: [], state: []") << 0.8;
        QTest::newRow("everything") << QByteArray("files: [], functions: [], calls: [], state: [], exclusive: []") << 1.0;
    }

    void countsSpecifiedProperties()
    {
        QFETCH(QByteArray, said);
        QFETCH(double, share);
        const QList<Task> pieces = subtasksOf(said, said);
        QCOMPARE(statedShare(pieces[0], pieces[1], someThresholds()), share);
        const QList<Task> half = subtasksOf(said, "title: t");
        QCOMPARE(statedShare(half[0], half[1], someThresholds()), 0.2);
    }

    void ignoresDisabledChecks()
    {
        const QList<Task> pieces = subtasksOf("files: []", "files: []");
        QCOMPARE(statedShare(pieces[0], pieces[1], thresholdsWith("  conflict_detection: {check_file_overlap: false}")), 0.2);
        QCOMPARE(statedShare(pieces[0], pieces[1], thresholdsWith("  independence_criteria: {no_shared_functions: false, no_shared_global_state: false, no_shared_exclusive_resources: false}")), 1.0);
    }

    void settingsLimitParallelTaskTypes_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<bool>("together");
        const auto row = [](const char *name, const char *first, const char *second, const char *rules, bool together) {
            QTest::newRow(name) << QByteArray(first) << QByteArray(second) << QByteArray(rules) << together;
        };
        row("features", "type: feature_implementation", "type: feature_implementation", "  strategy: {}", true);
        row("features one by one", "type: feature_implementation", "type: feature_implementation", "  strategy: {independent_features_parallel: false}", false);
        row("a feature and tests", "type: feature_implementation", "type: testing", "  strategy: {independent_features_parallel: false}", true);
        row("tests one by one", "type: testing", "type: testing", "  strategy: {test_writing_parallel: false}", false);
        row("documentation one by one", "type: documentation", "type: documentation", "  strategy: {documentation_parallel: false}", false);
        row("security", "concepts: [security_critical]", "type: testing", "  strategy: {}", false);
        row("security, allowed by the setting", "concepts: [security_critical]", "type: testing", "  strategy: {high_risk_sequential: false}", true);
        row("security in a part", "subtasks: [{description: d, concepts: [security_critical]}]", "type: testing", "  strategy: {}", false);
    }

    void settingsLimitParallelTaskTypes()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(QByteArray, rules);
        QFETCH(bool, together);
        const QList<Task> pieces = subtasksOf(first, second);
        QCOMPARE(canRunInParallel(pieces[0], pieces[1], thresholdsWith(rules)), together);
        QCOMPARE(canRunInParallel(pieces[1], pieces[0], thresholdsWith(rules)), together);
    }
};

OUTCROP_TEST(TestIndependence, NoApplication)

} // namespace tst_independence

#include "tst_independence.moc"
