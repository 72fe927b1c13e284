// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the outcome of a task in the store and its comparison with the estimate.
#include "app/records/storelocation.h"
#include "app/workspace/estimateoutcome.h"
#include "app/workspace/recordestimate.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_estimateoutcome {

namespace {

const QDateTime day(QDate(2026, 11, 1), QTime(12, 0), Qt::UTC);

Estimate predicted(double score, qint64 lines, qint64 files)
{
    Estimate estimate{0, day};
    estimate.task = QStringLiteral("Export orders");
    estimate.score = score;
    estimate.lines = lines;
    estimate.files = files;
    estimate.details = {{"raw_score", score}};
    return estimate;
}

} // namespace

class TestEstimateOutcome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        m_keys = std::make_unique<KeyRing>(m_copy->siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>()));
        Result<OpenedStore> opened = openStore(StoreLocation{m_copy->folder()}, *m_keys);
        QVERIFY(opened.ok());
        m_store = std::move(opened->store);
    }

    void storesTheOutcomeWithTheEstimate()
    {
        const Result<RecordId> first = appendEstimate(*m_store, predicted(40, 100, 4));
        const Result<RecordId> second = appendEstimate(*m_store, predicted(80, 50, 2));
        QVERIFY(first.ok() && second.ok());
        QVERIFY(recordOutcome(*m_store, *first, {.tokens = 900, .lines = 80, .files = 4}, day).ok());
        QVERIFY(recordOutcome(*m_store, *first, {.hours = 1.5, .note = QStringLiteral("smooth")}, day).ok()); // the second call keeps the other figures
        const Result<QList<Estimate>> stored = m_store->estimates().query();
        QVERIFY(stored.ok());
        const EstimateComparison comparison = compareWithOutcome(stored->first());
        QVERIFY(comparison.hasOutcome() && !compareWithOutcome(stored->last()).hasOutcome());
        QCOMPARE(comparison.figures.at(0).actualValue, 900.0); // the estimate has no tokens to compare with
        QVERIFY(!comparison.figures.at(0).accuracy());
        QCOMPARE(comparison.figures.at(1).accuracy(), 0.8);
        QCOMPARE(comparison.figures.at(2).accuracy(), 1.0);
        QCOMPARE(comparison.accuracy(), 0.9);
        QCOMPARE(comparison.note, QStringLiteral("smooth"));
        QCOMPARE(stored->first().details["raw_score"], Json(40.0));
    }

    /// A figure that the task does not specify is unknown, not 0.
    void doesNotCompareUnspecifiedFigures()
    {
        ComplexityEstimate unstated;
        unstated.heuristic.tokens = 0.0;
        unstated.heuristic.hours = 0.4;
        const Estimate record = recordOf(unstated, day);
        QVERIFY(!record.files && !record.lines && !record.tokens);
        QCOMPARE(record.hours, 0.4);
        QVERIFY(appendEstimate(*m_store, predicted(40, 100, 0)).ok()); // earlier versions stored an estimate without tokens
        const Result<Estimate> changed = recordOutcome(*m_store, 0, {.tokens = 5, .lines = 100, .files = 3}, day);
        QVERIFY(changed.ok());
        const EstimateComparison comparison = compareWithOutcome(*changed);
        QVERIFY(!comparison.figures.at(2).predictedValue && !comparison.figures.at(2).accuracy());
        QCOMPARE(comparison.figures.at(2).actualValue, 3.0);
        QCOMPARE(comparison.accuracy(), 1.0);
    }

    void zeroSelectsTheNewestEstimate()
    {
        QVERIFY(appendEstimate(*m_store, predicted(40, 100, 4)).ok() && appendEstimate(*m_store, predicted(80, 50, 2)).ok());
        const Result<Estimate> changed = recordOutcome(*m_store, 0, {.lines = 100}, day);
        QVERIFY(changed.ok());
        QCOMPARE(changed->score, 80.0);
        QCOMPARE(compareWithOutcome(*changed).accuracy(), 0.5);
    }

    void rejectsAnUnknownEstimate()
    {
        QVERIFY(recordOutcome(*m_store, 0, {.lines = 1}, day).error().code == ErrorCode::NotFound);
        QVERIFY(appendEstimate(*m_store, predicted(40, 100, 4)).ok());
        QVERIFY(recordOutcome(*m_store, 7, {.lines = 1}, day).error().code == ErrorCode::NotFound);
    }

    void meanCountsEachFigureOnce()
    {
        Estimate one = predicted(40, 100, 4);
        one.details["actual"] = {{"lines", 50}, {"files", 4}};
        Estimate other = predicted(40, 10, 1);
        other.details["actual"] = {{"lines", 10}};
        const QList<EstimateComparison> all{compareWithOutcome(one), compareWithOutcome(other), compareWithOutcome(predicted(1, 1, 1))};
        QCOMPARE(meanAccuracy(all), 2.5 / 3);
        QCOMPARE(meanAccuracy(all, QStringLiteral("lines")), 0.75);
        QVERIFY(!meanAccuracy(all, QStringLiteral("hours")));
        QVERIFY(toJson(all.last())["accuracy"].is_null());
    }

private:
    std::unique_ptr<WorkspaceCopy> m_copy;
    std::unique_ptr<KeyRing> m_keys;
    std::unique_ptr<Store> m_store;
};

OUTCROP_TEST(TestEstimateOutcome, CoreApplication)

} // namespace tst_estimateoutcome

#include "tst_estimateoutcome.moc"
