// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the stored trials of behavioral tests: their lines, their comparison over time, and the calibration of thresholds.
#include "core/portability/trialhistory.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_trialhistory {

namespace {

QDateTime day(int number)
{
    return QDateTime(QDate(2026, 11, number), QTime(12, 0), Qt::UTC);
}

BehaviorTrial trial(int when, const QString &provider, Outcome outcome, std::optional<double> score = {})
{
    return {day(when), QStringLiteral("gardener"), QStringLiteral("PV-015"), provider, QStringLiteral("m"), outcome, score, score ? std::optional(0.85) : std::nullopt,
        outcome == Outcome::Passed ? QString() : QStringLiteral("Too “short”.")};
}

const QString local = QStringLiteral("local");
const QString remote = QStringLiteral("anthropic");

} // namespace

class TestTrialHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTripsTrials()
    {
        const QList<BehaviorTrial> trials{trial(1, local, Outcome::Passed, 0.9), trial(1, remote, Outcome::Failed), trial(2, remote, Outcome::NotRun)};
        Diagnostics findings;
        QCOMPARE(readTrials(QString::fromUtf8(trialLines(trials)), trialHistoryPath, findings), trials);
        QVERIFY(findings.isEmpty());
    }

    void locatesDamagedLines()
    {
        const QString good = QString::fromUtf8(trialLines({trial(1, local, Outcome::Passed)}));
        Diagnostics findings;
        const QString text = good + QStringLiteral("{\"time\": 3}\n\nnot JSON\n") + good;
        QCOMPARE(readTrials(text, trialHistoryPath, findings).size(), 2);
        QCOMPARE(findings.size(), 2);
        QCOMPARE(toString(findings.at(0).location), trialHistoryPath + QStringLiteral(":2:1"));
        QCOMPARE(toString(findings.at(1).location), trialHistoryPath + QStringLiteral(":4:1"));
        QCOMPARE(findings.at(1).location.range.start.offset, text.indexOf(QStringLiteral("not JSON")));
    }

    void comparesProvidersAndRuns()
    {
        const QList<TrialSummary> all = summarizeTrials({trial(1, remote, Outcome::Passed, 0.9), trial(1, remote, Outcome::Failed, 0.7), trial(2, remote, Outcome::Passed, 0.95),
            trial(2, local, Outcome::Failed, 0.5), trial(2, local, Outcome::NotRun)});
        QCOMPARE(all.size(), 2);
        QCOMPARE(all.at(0).provider, remote);
        QCOMPARE(all.at(0).runs, 2);
        QCOMPARE(all.at(0).trials, 3);
        QCOMPARE(all.at(0).passedCount, 2);
        QCOMPARE(all.at(0).lastTime, day(2));
        QCOMPARE(all.at(0).lastShare, 1.0);
        QCOMPARE(*all.at(0).previousShare, 0.5);
        QCOMPARE(*all.at(0).medianScore, 0.9);
        QCOMPARE(*all.at(0).lowestScore, 0.7);
        QCOMPARE(*all.at(0).threshold, 0.85);
        QCOMPARE(all.at(1).trials, 1); // the trial that was not run is not counted
        QVERIFY(!all.at(1).previousShare);
        QVERIFY(summarizeTrials({}).isEmpty());
    }

    /// With 40 scores from 0.60 to 0.99, two (5%) may be below the threshold.
    void calibratesAThresholdFromEnoughScores()
    {
        QList<BehaviorTrial> trials;
        for (int i = 0; i < TrialSummary::minimumScores - 1; ++i)
            trials += trial(1, local, Outcome::Passed, 0.99 - 0.01 * i);
        QVERIFY(!summarizeTrials(trials).constFirst().calibratedThreshold);
        for (int i = TrialSummary::minimumScores - 1; i < 40; ++i)
            trials += trial(2, local, Outcome::Failed, 0.99 - 0.01 * i);
        const TrialSummary summary = summarizeTrials(trials).constFirst();
        QCOMPARE(summary.scores, 40);
        QVERIFY(summary.calibratedThreshold.has_value());
        QCOMPARE(*summary.calibratedThreshold, 0.99 - 0.01 * 37);
        const auto below = std::count_if(trials.begin(), trials.end(), [&](const BehaviorTrial &one) { return *one.score < *summary.calibratedThreshold; });
        QCOMPARE(below, 2);
    }
};

OUTCROP_TEST(TestTrialHistory, NoApplication)

} // namespace tst_trialhistory

#include "tst_trialhistory.moc"
