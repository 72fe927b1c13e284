// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a model's opinion: the question, parsing the response, and combining two scores.
#include "tests/support/testregistry.h"

#include "estimates.h"

#include <QRandomGenerator>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_opinion {

namespace {

ComplexityOpinion opinion(double score, double confidence)
{
    ComplexityOpinion said;
    said.score = score;
    said.confidence = confidence;
    said.source = QStringLiteral("somebody");
    return said;
}

Json response()
{
    return Json::parse(R"({"score": 80, "confidence": 0.7, "reasons": ["It is wide."],
        "subtasks": [{"id": "a", "title": "First", "files": ["x.py"], "after": []}, {"id": "b", "title": "Second", "files": [], "after": ["a"]}]})");
}

bool isClose(double one, double other)
{
    return qAbs(one - other) < 1e-9;
}

} // namespace

class TestOpinion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnOpinion()
    {
        const Result<ComplexityOpinion> read = readOpinion(response(), QStringLiteral("answer.json"));
        QVERIFY(read.ok());
        QCOMPARE(read->score, 80.0);
        QCOMPARE(read->confidence, 0.7);
        QCOMPARE(read->reasons.first(), QStringLiteral("It is wide."));
        QCOMPARE(read->subtasks.size(), 2);
        QCOMPARE(read->subtasks.last().after.first(), QStringLiteral("a"));
    }

    void rejectsUnknownFieldsInAnOpinion_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::newRow("no score") << QByteArray(R"({"score": null})");
        QTest::newRow("a score as a text") << QByteArray(R"({"score": "80"})");
        QTest::newRow("negative score") << QByteArray(R"({"score": -1})");
        QTest::newRow("confidence above the maximum") << QByteArray(R"({"confidence": 70})");
        QTest::newRow("something else") << QByteArray(R"({"decision": "cut it"})");
        QTest::newRow("an id twice") << QByteArray(R"({"subtasks": [{"id": "a", "title": "t", "files": [], "after": []}, {"id": "a", "title": "t", "files": [], "after": []}]})");
        QTest::newRow("a reference to an unknown ID") << QByteArray(R"({"subtasks": [{"id": "a", "title": "t", "files": [], "after": ["b"]}]})");
        QTest::newRow("after itself") << QByteArray(R"({"subtasks": [{"id": "a", "title": "t", "files": [], "after": ["a"]}]})");
        QTest::newRow("a circle") << QByteArray(R"({"subtasks": [{"id": "a", "title": "t", "files": [], "after": ["b"]}, {"id": "b", "title": "t", "files": [], "after": ["a"]}]})");
    }

    void rejectsUnknownFieldsInAnOpinion()
    {
        QFETCH(QByteArray, patch);
        Json changed = response();
        changed.merge_patch(Json::parse(patch.begin(), patch.end()));
        const Result<ComplexityOpinion> read = readOpinion(changed, QStringLiteral("answer.json"));
        QVERIFY(!read.ok());
        QVERIFY(read.error().message.contains(QStringLiteral("answer.json")));
    }

    void promptContainsTheTaskWithoutTheScore()
    {
        const QByteArray yaml = "{description: 'Say %1 and ``` twice', lines: 37}";
        const QString question = opinionPrompt(taskFrom(yaml).task, someThresholds());
        QVERIFY(question.contains(QStringLiteral("\"description\": \"Say %1 and ``` twice\"")));
        QVERIFY(question.contains(QStringLiteral("100 for the highest complexity")) && question.contains(QStringLiteral("At 60 or more")));
        QVERIFY(!question.contains(QStringLiteral("18.5")));
    }

    void keepsTheScoreWithoutAnOpinion()
    {
        const CombinedScore combined = combineScores(42, 0.6, {});
        QVERIFY(combined.score == 42 && combined.confidence == 0.6 && combined.disagreement == 0);
    }

    void combinesScoresByConfidence_data()
    {
        QTest::addColumn<double>("score");
        QTest::addColumn<double>("confidence");
        QTest::addColumn<double>("otherScore");
        QTest::addColumn<double>("otherConfidence");
        QTest::addColumn<double>("expectedScore");
        QTest::addColumn<double>("expectedConfidence");
        QTest::newRow("they agree") << 50.0 << 0.8 << 50.0 << 0.8 << 50.0 << 0.8;
        QTest::newRow("equally sure, half apart") << 100.0 << 0.8 << 50.0 << 0.8 << 75.0 << 0.4;
        QTest::newRow("no confidence") << 10.0 << 0.0 << 30.0 << 0.0 << 20.0 << 0.0;
        QTest::newRow("an opinion without confidence") << 10.0 << 0.5 << 90.0 << 0.0 << 10.0 << 0.5;
        QTest::newRow("three times as sure") << 40.0 << 0.3 << 80.0 << 0.9 << 70.0 << 0.75 * (1 - 0.5 * 0.5);
        QTest::newRow("both scores are zero") << 0.0 << 0.5 << 0.0 << 0.5 << 0.0 << 0.5;
    }

    void combinesScoresByConfidence()
    {
        QFETCH(double, score);
        QFETCH(double, confidence);
        QFETCH(double, otherScore);
        QFETCH(double, otherConfidence);
        QFETCH(double, expectedScore);
        QFETCH(double, expectedConfidence);
        const CombinedScore combined = combineScores(score, confidence, opinion(otherScore, otherConfidence));
        QVERIFY(isClose(combined.score, expectedScore));
        QVERIFY(isClose(combined.confidence, expectedConfidence));
    }

    void combiningIsBoundedAndSymmetric()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < 20'000; ++round) {
            const double s1 = random.generateDouble() * 200, s2 = random.generateDouble() * 200;
            const double c1 = random.generateDouble(), c2 = random.generateDouble();
            const CombinedScore one = combineScores(s1, c1, opinion(s2, c2));
            const CombinedScore other = combineScores(s2, c2, opinion(s1, c1));
            QVERIFY(one.score >= qMin(s1, s2) - 1e-9 && one.score <= qMax(s1, s2) + 1e-9);
            QVERIFY(one.confidence >= 0 && one.confidence <= qMax(c1, c2) + 1e-9);
            QVERIFY(isClose(one.score, other.score) && isClose(one.confidence, other.confidence));
            QVERIFY(one.disagreement >= 0 && one.disagreement <= 1);
        }
    }

    void notesDisagreementAboveTheLimit()
    {
        const Task task = taskFrom("{description: d, type: testing, lines: 200}").task;
        // Without a limit, the distance is not reported.
        QVERIFY(estimateTask(task, someThresholds(), opinion(10, 0.9)).notes.filter(QStringLiteral("apart")).isEmpty());
        const ComplexityThresholds strict = thresholdsFrom(thresholdsYaml() + "estimation_calibration: {max_acceptable_error_percent: 30}\n");
        QCOMPARE(estimateTask(task, strict, opinion(10, 0.9)).notes.filter(QStringLiteral("differ by 83%")).size(), 1);
        QVERIFY(estimateTask(task, strict, opinion(59, 0.9)).notes.filter(QStringLiteral("apart")).isEmpty());
    }

    void notesAMissingRequiredOpinion()
    {
        const QByteArray yaml = QByteArray(thresholdsYaml()).replace("confidence_scoring: {", "confidence_scoring: {require_llm_validation: true, ");
        const Task task = taskFrom("{description: d, lines: 20}").task;
        QCOMPARE(estimateTask(task, thresholdsFrom(yaml)).notes.filter(QStringLiteral("ask a model for an estimate")).size(), 1);
        QVERIFY(estimateTask(task, thresholdsFrom(yaml), opinion(10, 0.9))
                    .notes.filter(QStringLiteral("ask a model for an estimate"))
                    .isEmpty());
    }
};

OUTCROP_TEST(TestOpinion, NoApplication)

} // namespace tst_opinion

#include "tst_opinion.moc"
