// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/turncost.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_turncost {

class TurnCosts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesCostFromUsage_data();
    void computesCostFromUsage();
    void pricesLongPromptsSeparately();
};

namespace {

std::optional<Price> price(const char *dollars)
{
    return Price::fromDollarsPerMillion(QString::fromLatin1(dollars));
}

} // namespace

void TurnCosts::computesCostFromUsage_data()
{
    QTest::addColumn<Usage>("usage");
    QTest::addColumn<QString>("dollars");
    QTest::newRow("input and output") << Usage{1000, 100} << "0.006";
    QTest::newRow("read from the cache") << Usage{1000, 100, 800} << "0.00296";
    QTest::newRow("written to it") << Usage{1000, 100, 0, 800} << "0.0068";
    QTest::newRow("both") << Usage{1000, 100, 500, 300} << "0.0044";
    QTest::newRow("thinking is part of the output") << Usage{1000, 100, {}, {}, 90} << "0.006";
    QTest::newRow("nothing") << Usage{0, 0} << "0";
    QTest::newRow("unknown usage") << Usage{} << "";
    QTest::newRow("only one half") << Usage{1000, {}} << "";
}

void TurnCosts::computesCostFromUsage()
{
    QFETCH(Usage, usage);
    ModelPrice model;
    model.lists = {{0, price("4"), price("20"), price("5"), price("0.2")}};
    const std::optional<Cost> cost = costOfUsage(usage, model);
    QTEST(cost ? decimalText(*cost) : QString(), "dollars");
    QVERIFY(!costOfUsage(usage, {}));
}

void TurnCosts::pricesLongPromptsSeparately()
{
    ModelPrice model;
    model.lists = {{0, price("4"), price("20"), {}, {}}, {200'000, price("8"), price("30"), {}, {}}};
    QCOMPARE(decimalText(*costOfUsage({200'001, 0}, model)), QStringLiteral("1.600008"));
    QVERIFY(!costOfUsage({1000, 0, 500}, model)); // the price of a cache read is not published
}


OUTCROP_TEST(TurnCosts, NoApplication)

} // namespace tst_turncost

#include "tst_turncost.moc"
