// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testregistry.h"

#include "estimates.h"

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_thresholds {

class TestThresholds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRangesFromKeys_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("expected");
        QTest::newRow("one file") << QStringLiteral("1_file") << QStringLiteral("1-1");
        QTest::newRow("some files") << QStringLiteral("2_3_files") << QStringLiteral("2-3");
        QTest::newRow("many files") << QStringLiteral("11_plus_files") << QStringLiteral("11-2147483647");
        QTest::newRow("a depth") << QStringLiteral("depth_4") << QStringLiteral("4-4");
        QTest::newRow("deep") << QStringLiteral("depth_5_plus") << QStringLiteral("5-2147483647");
        QTest::newRow("a bare number") << QStringLiteral("7") << QStringLiteral("7-7");
        QTest::newRow("reversed") << QStringLiteral("9_3_files") << QString();
        QTest::newRow("no number") << QStringLiteral("many_files") << QString();
        QTest::newRow("a sign") << QStringLiteral("-1_files") << QString();
        QTest::newRow("a number too large") << QStringLiteral("99999999_files") << QString();
    }

    void readsRangesFromKeys()
    {
        QFETCH(QString, key);
        QFETCH(QString, expected);
        const std::optional<CountRange> range = countRange(key);
        QCOMPARE(range ? QStringLiteral("%1-%2").arg(range->from).arg(range->to) : QString(), expected);
    }

    void readsEveryGroup()
    {
        const ComplexityThresholds thresholds = someThresholds();
        QVERIFY2(thresholds.diagnostics.isEmpty(), qPrintable(findings(thresholds.diagnostics)));
        QCOMPARE(factorNames(thresholds.linesPerOutput).join(u' '), QStringLiteral("part whole"));
        QCOMPARE(findFactor(thresholds.concepts, QStringLiteral("hard"))->value, 2.0);
        QCOMPARE(findFactor(thresholds.circumstances, QStringLiteral("late"))->value, 1.5);
        QCOMPARE(findFactor(thresholds.taskTypes, QStringLiteral("bug_fix"))->location.range.start.line, 10);
        QCOMPARE(findFactor(thresholds.fileWeights, 3)->value, 2.0);
        QCOMPARE(findFactor(thresholds.depthPoints, 1000)->value, 20.0);
        QVERIFY(!findFactor(thresholds.fileWeights, 0));
        QCOMPARE(thresholds.limit("decomposition_thresholds.max_files")->value, 3.0);
        QVERIFY(!thresholds.limit("decomposition_thresholds.decompose_threshold"));
        QVERIFY(thresholds.isEnabled("parallelization_rules.strategy.high_risk_sequential"));
    }

    void findingsHaveALocation_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("expected");
        QTest::newRow("an unknown group") << QByteArray("decomposition_treshholds: {}\n") << "1:1 schema-unknown-key";
        QTest::newRow("an unknown limit") << QByteArray("decomposition_thresholds: {max_file: 3}\n") << "1:28 schema-unknown-key";
        QTest::newRow("an unknown criterion") << QByteArray("parallelization_rules:\n  independence_criteria: {no_shared_tables: true}\n") << "2:27 schema-unknown-key";
        QTest::newRow("an unknown safety limit") << QByteArray("safety_limits: {max_depth: 3}\n") << "1:17 schema-unknown-key";
        QTest::newRow("no number") << QByteArray("task_type_multipliers: {bug_fix: low}\n") << "1:34 schema-wrong-type";
        QTest::newRow("negative number") << QByteArray("task_type_multipliers: {bug_fix: -1}\n") << "1:34 schema-value";
        QTest::newRow("confidence above the maximum") << QByteArray("confidence_scoring: {min_parallel_confidence: 80}\n") << "1:47 schema-value";
        QTest::newRow("no range") << QByteArray("complexity_heuristics: {file_count_weights: {few_files: 1}}\n") << "1:46 threshold-range";
        QTest::newRow("ranges that overlap") << QByteArray("complexity_heuristics: {file_count_weights: {1_3_files: 1, 3_plus_files: 2}}\n") << "1:60 threshold-range";
        QTest::newRow("a key twice") << QByteArray("safety_limits: {min_subtask_loc: 1, min_subtask_loc: 2}\n") << "1:37 yaml-duplicate-key";
        QTest::newRow("no YAML") << QByteArray("safety_limits: {\n") << "1:16 yaml-bracket";
    }

    void findingsHaveALocation()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, expected);
        QCOMPARE(findings(thresholdsFrom(yaml).diagnostics), expected);
    }

    void suggestsASimilarKey()
    {
        const QByteArray yaml = "decomposition_thresholds: {max_filess: 3}\n";
        QCOMPARE(withFixes(QString::fromUtf8(yaml), thresholdsFrom(yaml).diagnostics), QStringLiteral("decomposition_thresholds: {max_files: 3}\n"));
    }

    void missingFileSetsNoLimits()
    {
        const ComplexityThresholds none = readComplexityThresholds(nullptr);
        QVERIFY(none.diagnostics.isEmpty());
        const ComplexityEstimate estimate = estimateOf("{description: d, lines: 5000, files: [a, b, c, d, e, f]}", none);
        QCOMPARE(estimate.combinedScore.score, 5000.0);
        QVERIFY(!estimate.suggestsSplit());
    }
};

OUTCROP_TEST(TestThresholds, NoApplication)

} // namespace tst_thresholds

#include "tst_thresholds.moc"
