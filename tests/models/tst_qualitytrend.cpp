// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the weekly quality of responses as rows and as text.
#include "models/quality/trendtable.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace outcrop;

namespace tst_qualitytrend {

namespace {

QualityTrend someTrend(double step)
{
    QualityTrend trend{QStringLiteral("validation"), {}};
    for (int week = 0; week < 4; ++week) {
        const double mean = 80 + step * week;
        trend.weeks += QualityWeek{QDate(2026, 3, 2).addDays(7 * week), 12, 10, mean, mean - 20, mean + 10, week};
    }
    return trend;
}

} // namespace

class TestQualityTrend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsARowPerWeek()
    {
        ValueTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(trendTable(someTrend(5), {}));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.index(3, 1).data().toString(), QStringLiteral("95.0"));
        QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("fair"));
        QCOMPARE(model.index(3, 2).data().toString(), QStringLiteral("good"));
        QCOMPARE(model.table().rows.first().key, QStringLiteral("2026-03-02"));
        QVERIFY(toCsv(model.table()).contains("2026-03-23,95.000,good"));
        model.setTable(trendTable({}, {}));
        QCOMPARE(model.rowCount(), 0);
    }

    void describesTheTrend()
    {
        QCOMPARE(trendText(someTrend(5), {}), QStringLiteral("87.5 out of 100 (fair), mean of 40 responses; up 5.0 points per week"));
        QVERIFY(trendText(someTrend(-5), {}).endsWith(QStringLiteral("down 5.0 points per week")));
        QVERIFY(trendText(someTrend(0), {}).endsWith(QStringLiteral("no weekly change")));
        QualityTrend young = someTrend(5);
        young.weeks.remove(2, 2);
        QVERIFY(trendText(young, {}).endsWith(QStringLiteral("too few weeks for a trend")));
        QCOMPARE(trendText({}, {}), QStringLiteral("No rated responses yet"));
        QCOMPARE(trendTitle({}), QStringLiteral("no prompt type"));
    }

    /// A week without judged responses has no quality, which differs from a quality of 0.
    void showsNoQualityForUnratedWeeks()
    {
        QualityTrend trend{QStringLiteral("planning"), {QualityWeek{QDate(2026, 3, 2), 3, 0, 0, 0, 0, 2}}};
        const ValueTable table = trendTable(trend, {});
        QCOMPARE(table.rows.first().cells.at(1).text, QStringLiteral("–"));
        QVERIFY(table.rows.first().cells.at(2).text.isEmpty());
        QCOMPARE(table.rows.first().cells.at(7).exportText, QStringLiteral("2"));
    }

    void levelsFollowTheThresholds()
    {
        QualityScale scale;
        scale.good = 0.8;
        scale.fair = 0.5;
        QCOMPARE(qualityLevel(80, scale), QualityLevel::Good);
        QCOMPARE(qualityLevel(79.9, scale), QualityLevel::Fair);
        QCOMPARE(qualityLevel(49, scale), QualityLevel::Poor);
    }
};

OUTCROP_TEST(TestQualityTrend, GuiApplication)

} // namespace tst_qualitytrend

#include "tst_qualitytrend.moc"
