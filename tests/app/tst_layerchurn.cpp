// SPDX-License-Identifier: GPL-3.0-or-later
// Tests when a layer is reported to change more often than it declares.
#include "app/history/layerchurn.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_layerchurn {

class TestLayerChurn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsLayersThatChangeTooOften_data()
    {
        QTest::addColumn<qint64>("changes");
        QTest::addColumn<double>("days");
        QTest::addColumn<Cadence>("declared");
        QTest::addColumn<bool>("erodes");
        QTest::newRow("just made") << qint64(1) << 0.01 << Cadence::Daily << false;
        QTest::newRow("made and corrected this morning") << qint64(3) << 0.2 << Cadence::Daily << false;
        QTest::newRow("made two days ago") << qint64(1) << 2.0 << Cadence::Quarterly << false;
        QTest::newRow("twice in a month") << qint64(2) << 28.0 << Cadence::Quarterly << false;
        QTest::newRow("twelve times in a month") << qint64(12) << 28.0 << Cadence::Quarterly << true;
        QTest::newRow("the same, declared daily") << qint64(12) << 28.0 << Cadence::Daily << false;
        QTest::newRow("each turn") << qint64(500) << 28.0 << Cadence::PerTurn << false;
    }
    void reportsLayersThatChangeTooOften()
    {
        QFETCH(qint64, changes);
        QFETCH(double, days);
        QFETCH(Cadence, declared);
        const LayerChurn churn{{}, rateEstimate(changes, days), changesPerDay(declared)};
        QTEST(churn.changesTooOften(), "erodes");
    }
};

OUTCROP_TEST(TestLayerChurn, NoApplication)

} // namespace tst_layerchurn

#include "tst_layerchurn.moc"
