// SPDX-License-Identifier: GPL-3.0-or-later
// Compares intervals with R 4.2: prop.test(…, correct = FALSE) computes Wilson's interval, poisson.test() computes Garwood's.
#include "core/evolution/rates.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_rates {

namespace {

bool isNear(double value, double wanted)
{
    return qAbs(value - wanted) <= 1e-8;
}

} // namespace

class TestRates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void estimatesShares_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<qint64>("of");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("most") << qint64(41) << qint64(57) << 0.5916980132 << 0.8192060066;
        QTest::newRow("few") << qint64(4) << qint64(331) << 0.004709223476 << 0.030655151241;
        QTest::newRow("none") << qint64(0) << qint64(100) << 0.0 << 0.03699349821;
        QTest::newRow("all") << qint64(10) << qint64(10) << 0.7224672001 << 1.0;
        QTest::newRow("nothing was counted") << qint64(0) << qint64(0) << 0.0 << 1.0;
    }
    void estimatesShares()
    {
        QFETCH(const qint64, count);
        QFETCH(const qint64, of);
        QFETCH(const double, low);
        QFETCH(const double, high);
        const ShareEstimate figure = shareEstimate(count, of);
        QVERIFY2(isNear(figure.interval.low, low) && isNear(figure.interval.high, high),
            qPrintable(QStringLiteral("%1 to %2").arg(figure.interval.low, 0, 'g', 12).arg(figure.interval.high, 0, 'g', 12)));
    }

    void estimatesRates()
    {
        const RateEstimate four = rateEstimate(4, 7);
        QVERIFY(isNear(four.interval.low, 0.1556950534) && isNear(four.interval.high, 1.4630840965));
        const RateEstimate none = rateEstimate(0, 10);
        QVERIFY(isNear(none.interval.low, 0) && isNear(none.interval.high, 0.3688879454));
    }

    void computesTailProbabilities()
    {
        QVERIFY(isNear(probabilityOfAtLeastSuccesses(41, 57, 0.5), 0.0006317797362));
        QVERIFY(isNear(probabilityOfAtMostSuccesses(4, 331, 0.05), 0.0002036111428));
        QVERIFY(isNear(probabilityOfAtLeastEvents(4, 1), 0.01898815688));
        QCOMPARE(probabilityOfAtLeastSuccesses(0, 57, 0.5), 1.0);
        QCOMPARE(probabilityOfAtMostSuccesses(57, 57, 0.05), 1.0);
        QCOMPARE(probabilityOfAtLeastEvents(0, 3), 1.0);
    }

    /// The p value is 0.5 for equal shares, small for an increase far above the margin, and large for an increase below the margin.
    void testsForAnIncrease()
    {
        const ShareEstimate before = shareEstimate(200, 1000);
        QVERIFY(isNear(pValueOfIncrease(before, before, 0), 0.5));
        QVERIFY(pValueOfIncrease(before, shareEstimate(300, 1000), 0.05) < 0.01);
        QVERIFY(pValueOfIncrease(before, shareEstimate(230, 1000), 0.05) > 0.5);
    }
};

OUTCROP_TEST(TestRates, NoApplication)

} // namespace tst_rates

#include "tst_rates.moc"
