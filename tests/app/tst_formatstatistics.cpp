// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the statistics of prompt formats and the fallback to plain prompts when errors increase.
#include "app/records/formatstatistics.h"
#include "app/records/storelocation.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_formatstatistics {

namespace {

Interaction turn(const char *format, const char *verdict, qint64 input, int calls = 0, int valid = 0)
{
    Interaction turn{0, QDateTime(QDate(2026, 11, 1), QTime(12, 0), Qt::UTC)};
    turn.source = QStringLiteral("outcrop");
    turn.outcome = QLatin1String(verdict) == u"failed" ? QStringLiteral("failed") : QStringLiteral("done");
    turn.usage.input = input;
    turn.details = {{"format", format}, {"tool_calls", calls}, {"tool_calls_valid", valid}};
    if (turn.outcome != u"failed")
        turn.details["verdict"] = verdict;
    return turn;
}

FormatStatistics statisticsOf(const char *format, qint64 turns, qint64 failed)
{
    FormatStatistics one{QLatin1String(format)};
    one.turns = turns;
    one.failed = failed;
    return one;
}

} // namespace

class TestFormatStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesStatisticsPerFormat()
    {
        WorkspaceCopy copy(QStringLiteral("plain"));
        KeyRing keys(copy.siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>()));
        const Result<OpenedStore> opened = openStore(StoreLocation{copy.folder()}, keys);
        QVERIFY(opened.ok());
        QList<Interaction> turns{turn("prompt-xml", "valid", 120, 2, 2), turn("prompt-xml", "repaired", 130, 2, 1), turn("prompt-xml", "rejected", 110), turn("xml", "failed", 200)};
        for (int i = 0; i < 700; ++i) // more than a page of turns
            turns.append(turn("markdown", "valid", 100));
        QVERIFY(opened->store->interactions().append(turns).ok());
        const Result<QList<FormatStatistics>> all = formatStatistics(*opened->store);
        QVERIFY(all.ok());
        QCOMPARE(all->size(), 3);
        QCOMPARE(all->first().format, QStringLiteral("markdown"));
        QCOMPARE(all->first().turns, 700);
        const FormatStatistics &xml = all->at(1);
        QCOMPARE(xml.parseSuccess(), 2.0 / 3);
        QCOMPARE(xml.errorRate(), 1.0 / 3);
        QCOMPARE(xml.toolAccuracy(), 0.75);
        QCOMPARE(xml.meanInput(), 120.0);
        QCOMPARE(sumPlainFormats(*all).failed, 1);
        QVERIFY(*tokenDifference(xml, sumPlainFormats(*all)) > 0.19);
        QCOMPARE(toJson(*all)[1]["tool_accuracy"], Json(0.75));
    }

    void suspendsXmlIfErrorsIncreaseTooMuch()
    {
        const QList<FormatStatistics> all{statisticsOf("markdown", 100, 2), statisticsOf("prompt-xml", 50, 3)};
        QVERIFY(xmlSuspensionReason(all, 0.05).isEmpty()); // the error rates are 6% and 2%
        QVERIFY(!xmlSuspensionReason(all, 0.02).isEmpty());
        QVERIFY(xmlSuspensionReason({statisticsOf("markdown", 100, 0), statisticsOf("prompt-xml", 19, 19)}, 0.02).isEmpty()); // the format has too few turns
        QVERIFY(xmlSuspensionReason({statisticsOf("prompt-xml", 100, 50)}, 0.02).isEmpty());
        QVERIFY(!xmlSuspensionReason({statisticsOf("xml", 10, 0), statisticsOf("rccf", 10, 0), statisticsOf("prompt-xml", 20, 1)}, 0.02).isEmpty());
    }
};

OUTCROP_TEST(TestFormatStatistics, CoreApplication)

} // namespace tst_formatstatistics

#include "tst_formatstatistics.moc"
