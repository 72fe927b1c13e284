// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlreader.h"
#include "core/tokens/budget.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_budget {

namespace {

BudgetShares shares(const QString &text)
{
    return readBudgetShares(readYaml(text, QStringLiteral("test.yaml")).root);
}

TokenCount exact(qint64 tokens)
{
    return TokenCount::exact(tokens, QStringLiteral("test"));
}

} // namespace

class Budgets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesReserveAndInputLimit_data();
    void computesReserveAndInputLimit();
    void unknownContextWindowSetsNoLimit();
    void comparesAreasWithTheirShares();
    void usesTheWindowThatTheServerReads();
};

void Budgets::computesReserveAndInputLimit_data()
{
    QTest::addColumn<QString>("share");
    QTest::addColumn<int>("maxOutput");
    QTest::addColumn<int>("wantedOutput");
    QTest::addColumn<int>("wantedInput");
    QTest::addColumn<int>("maxInput");
    QTest::addColumn<qint64>("reserve");
    QTest::addColumn<qint64>("limit");
    const QString fifth = QStringLiteral("shares: {output: 20}");
    QTest::newRow("a share of the window") << fifth << 0 << 0 << 0 << 0 << qint64(40'000) << qint64(160'000);
    QTest::newRow("no more than the model gives") << fifth << 8'000 << 0 << 0 << 0 << qint64(8'000) << qint64(192'000);
    QTest::newRow("as the profile requests") << fifth << 64'000 << 2'000 << 0 << 0 << qint64(2'000) << qint64(198'000);
    QTest::newRow("more than the model gives") << fifth << 8'000 << 9'000 << 0 << 0 << qint64(8'000) << qint64(192'000);
    QTest::newRow("the profile's input") << fifth << 0 << 0 << 50'000 << 0 << qint64(40'000) << qint64(50'000);
    QTest::newRow("the model's input") << fifth << 0 << 0 << 150'000 << 140'000 << qint64(40'000) << qint64(140'000);
    QTest::newRow("no share") << QString() << 64'000 << 0 << 0 << 0 << qint64(0) << qint64(200'000);
}

void Budgets::computesReserveAndInputLimit()
{
    QFETCH(QString, share);
    QFETCH(int, maxOutput);
    QFETCH(int, wantedOutput);
    QFETCH(int, wantedInput);
    QFETCH(int, maxInput);
    const auto given = [](int tokens) { return tokens ? std::optional<qint64>(tokens) : std::nullopt; };
    const Budget budget = inputBudget({200'000, given(maxOutput), given(maxInput), given(wantedOutput), given(wantedInput)}, shares(share));
    QTEST(budget.reserve, "reserve");
    QTEST(budget.inputLimit.value_or(-1), "limit");
}

void Budgets::unknownContextWindowSetsNoLimit()
{
    const Budget budget = inputBudget({}, shares(QStringLiteral("shares: {output: 20, system: 10}")));
    QVERIFY(!budget.inputLimit);
    QVERIFY(!budget.remaining());
    const Budget filled = budgetWithUsage(
        budget, shares(QStringLiteral("shares: {system: 10}")), exact(900), exact(500), exact(0), exact(0));
    QVERIFY(!filled.isOver());
    QVERIFY(!filled.lines.at(1).share);
}

void Budgets::comparesAreasWithTheirShares()
{
    const BudgetShares open = shares(QStringLiteral("{shares: {output: 30, system: 10}, system_over: truncate}"));
    QVERIFY(open.truncatesSystem);
    const Budget budget = budgetWithUsage(
        inputBudget({8'192, {}, {}, {}, {}}, open), open, exact(2'000), exact(900), exact(100), exact(0));
    QCOMPARE(budget.reserve, 2'457); // 8192 × 30 / 100, rounded down
    QCOMPARE(budget.lines.size(), 4);
    QCOMPARE(budget.lines.at(1).share, 819);
    QVERIFY(budget.lines.at(1).isOver());
    QVERIFY(!budget.lines.at(2).isOver()); // a part without a share has no limit
    QCOMPARE(budget.remaining(), 8'192 - 2'457 - 2'000);
}

/// Free tokens are the unused tokens that the server reads, even if the model has a larger context window.
void Budgets::usesTheWindowThatTheServerReads()
{
    Budget budget;
    budget.limits.window = 128'000;
    budget.inputLimit = 89'600;
    budget.input = exact(3'000);
    QCOMPARE(budget.remaining(), 86'600);
    budget.limits.serverWindow = 4'096;
    QCOMPARE(budget.usedWindow(), 4'096);
    QCOMPARE(budget.readableInput(), 4'096);
    QCOMPARE(budget.remaining(), 1'096);
    budget.input = exact(8'233);
    QCOMPARE(budget.remaining(), 4'096 - 8'233);
    QCOMPARE(budget.droppedByServer(), 8'233 - 4'096);
    QCOMPARE(budget.excess(), 0); // the model has enough room
    budget.inputLimit = 8'000;
    QCOMPARE(budget.excess(), 233);
    budget.limits.serverWindow = 256'000; // this window is larger than the window of the model
    QCOMPARE(budget.usedWindow(), 128'000);
    QCOMPARE(budget.remaining(), -233);
}

OUTCROP_TEST(Budgets, NoApplication)

} // namespace tst_budget

#include "tst_budget.moc"
