// SPDX-License-Identifier: GPL-3.0-or-later
// Tests complexity scores, their confidence, and the limits that they exceed.
#include "tests/support/testregistry.h"

#include "estimates.h"

#include <QRandomGenerator>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_complexityscore {

namespace {

QString exceededThresholds(const ComplexityEstimate &estimate)
{
    QStringList names;
    for (const ExceededLimit &exceeded : estimate.exceededLimits)
        names.append(exceeded.threshold);
    return names.join(u' ');
}

/// Recomputes the score from its steps.
double recomputeScore(const HeuristicScore &score)
{
    double value = 0;
    for (const Contribution &step : score.contributions)
        value = step.operation == Contribution::Operation::Add ? value + step.value : value * step.value;
    return value;
}

template<typename T>
T randomItem(QRandomGenerator &random, const QList<T> &list)
{
    return list.at(random.bounded(int(list.size())));
}

/// Returns a random task document.
QByteArray randomTask(QRandomGenerator &random)
{
    QByteArray yaml = "description: d\n";
    const auto maybe = [&](const QByteArray &line) { yaml += random.bounded(2) ? line + '\n' : QByteArray(); };
    maybe("type: " + randomItem<QByteArray>(random, {"bug_fix", "testing", "unknown"}));
    maybe("produces: {part: " + QByteArray::number(random.bounded(9)) + ", whole: 1}");
    maybe("files: [" + randomItem<QByteArray>(random, {"", "a", "a, b", "a, b, c, d, e"}) + "]");
    maybe("dependencies: " + QByteArray::number(random.bounded(7)));
    maybe("concepts: " + randomItem<QByteArray>(random, {"[]", "[hard]", "[hard, security_critical]"}));
    maybe("circumstances: [late]");
    maybe("tested: false");
    maybe("similar_tasks: 2");
    return yaml;
}

} // namespace

class TestComplexityScore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scoresMatchManualCalculation_data()
    {
        // The score is half a point per line, so 200 lines give 100 points.
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<double>("score");
        QTest::newRow("nothing stated") << QByteArray() << 0.0;
        QTest::newRow("lines") << QByteArray("lines: 80") << 40.0;
        QTest::newRow("outputs") << QByteArray("produces: {part: 2, whole: 1}") << 35.0;
        QTest::newRow("stated lines override outputs") << QByteArray("lines: 10\nproduces: {whole: 9}") << 5.0;
        QTest::newRow("unknown things count for nothing") << QByteArray("produces: {part: 2, odd: 9}") << 10.0;
        QTest::newRow("depth adds") << QByteArray("lines: 80\ndependencies: [a]") << 45.0;
        QTest::newRow("depth beyond the table") << QByteArray("lines: 80\ndependencies: 9") << 60.0;
        QTest::newRow("one file") << QByteArray("lines: 80\nfiles: [a]") << 40.0;
        QTest::newRow("three files") << QByteArray("lines: 80\nfiles: [a, b, c]") << 80.0;
        QTest::newRow("a file twice") << QByteArray("lines: 80\nfiles: [a, ./a]") << 40.0;
        QTest::newRow("no files") << QByteArray("lines: 80\nfiles: []") << 40.0;
        QTest::newRow("the type") << QByteArray("lines: 80\ntype: bug_fix") << 20.0;
        QTest::newRow("an unknown type") << QByteArray("lines: 80\ntype: odd") << 40.0;
        QTest::newRow("concepts multiply") << QByteArray("lines: 80\nconcepts: [hard, security_critical]") << 120.0;
        QTest::newRow("a concept twice") << QByteArray("lines: 80\nconcepts: [hard, hard]") << 80.0;
        QTest::newRow("circumstance") << QByteArray("lines: 80\ncircumstances: [late]") << 60.0;
        QTest::newRow("all of it") << QByteArray("lines: 80\ndependencies: [a]\nfiles: [a, b]\ntype: bug_fix\nconcepts: [hard]\ncircumstances: [late]") << 135.0;
        QTest::newRow("the sum of the subtasks") << QByteArray("subtasks: [{description: d, lines: 30, files: [a]}, {description: d, produces: {part: 1}, files: [b]}]") << 40.0;
    }

    void scoresMatchManualCalculation()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(double, score);
        QCOMPARE(estimateOf("description: d\n" + yaml).heuristic.value, score);
    }

    void explainsEveryStep()
    {
        const HeuristicScore score = estimateOf("{description: d, produces: {part: 2}, dependencies: {a: [b]}, type: bug_fix}").heuristic;
        QCOMPARE(score.contributions.size(), 3);
        QCOMPARE(score.contributions[0].reason, QStringLiteral("2 × part of about 10 lines"));
        QCOMPARE(score.contributions[0].threshold, QStringLiteral("complexity_heuristics.loc_estimation.part"));
        QCOMPARE(score.contributions[1].reason, QStringLiteral("dependency depth 2: a → b"));
        QCOMPARE(score.contributions[2].reason, QStringLiteral("task type: bug_fix"));
        QCOMPARE(toString(score.contributions[2].location), QStringLiteral("config/complexity_thresholds.yaml:10:54"));
        QCOMPARE(score.contributions[2].result, score.value);
    }

    void stepsReproduceTheScore()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 500; ++round) {
            const ComplexityEstimate estimate = estimateOf(randomTask(random));
            QCOMPARE(recomputeScore(estimate.heuristic), estimate.heuristic.value);
            QVERIFY(estimate.confidence.value >= 0 && estimate.confidence.value <= 1);
            QVERIFY(!estimate.confidence.reasons.isEmpty());
        }
    }

    void computesConfidenceFromStatedInputs_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<double>("confidence");
        const QByteArray whole = "type: testing\nlines: 5\nfiles: [a]\ndependencies: []\nconcepts: []\ncircumstances: []\n";
        QTest::newRow("nothing") << QByteArray() << 0.0;
        QTest::newRow("half of it") << QByteArray("type: testing\nlines: 5\nfiles: []") << 0.5;
        QTest::newRow("all of it") << whole << 1.0;
        QTest::newRow("without tests") << whole + "tested: false" << 0.85;
        QTest::newRow("with tests") << whole + "tested: true" << 1.0;
        QTest::newRow("unchanged, at most 1") << whole + "similar_tasks: 1" << 1.0;
        QTest::newRow("unchanged, without tests") << whole + "tested: false\nsimilar_tasks: 1" << 0.95;
        QTest::newRow("never negative") << QByteArray("tested: false") << 0.0;
        QTest::newRow("by subtasks") << QByteArray("subtasks: [{description: d, lines: 5, files: []}, {description: d, lines: 5}]") << 1.0 / 6;
    }

    void computesConfidenceFromStatedInputs()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(double, confidence);
        QCOMPARE(estimateOf("description: d\n" + yaml).confidence.value, confidence);
    }

    void reportsExceededLimits_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("expected");
        QTest::newRow("none") << QByteArray("lines: 10\ntokens: 1000\nhours: 4\nfiles: [a, b, c]\ndependencies: 2") << QString();
        QTest::newRow("tokens") << QByteArray("tokens: 1001") << QStringLiteral("max_tokens");
        QTest::newRow("files") << QByteArray("files: [a, b, c, d]") << QStringLiteral("max_files");
        QTest::newRow("depth") << QByteArray("dependencies: 3") << QStringLiteral("max_dependencies");
        QTest::newRow("hours") << QByteArray("hours: 4.5") << QStringLiteral("max_duration_hours");
        QTest::newRow("hours of the subtasks") << QByteArray("subtasks: [{description: d, hours: 3}, {description: d, hours: 2}]") << QStringLiteral("max_duration_hours");
        QTest::newRow("the score reaches") << QByteArray("lines: 120") << QStringLiteral("suggestion_threshold");
        QTest::newRow("the score just not") << QByteArray("lines: 119") << QString();
        QTest::newRow("lines and score") << QByteArray("lines: 201") << QStringLiteral("max_loc_estimate max_complexity_score suggestion_threshold");
    }

    void reportsExceededLimits()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, expected);
        const ComplexityEstimate estimate = estimateOf("description: d\n" + yaml);
        QCOMPARE(exceededThresholds(estimate), expected);
        QCOMPARE(estimate.suggestsSplit(), !expected.isEmpty());
    }

    void usesTheOlderThresholdAsFallback()
    {
        const ComplexityThresholds older = thresholdsFrom("decomposition_thresholds: {decompose_threshold: 70}");
        QCOMPARE(exceededThresholds(estimateOf("{description: d, lines: 70}", older)), QStringLiteral("decompose_threshold"));
        QCOMPARE(exceededThresholds(estimateOf("{description: d, lines: 69}", older)), QString());
    }
};

OUTCROP_TEST(TestComplexityScore, NoApplication)

} // namespace tst_complexityscore

#include "tst_complexityscore.moc"
