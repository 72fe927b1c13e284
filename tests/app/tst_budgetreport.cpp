// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/renderprompt.h"
#include "core/render/budgetreport.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_budgetreport {

/// Tests the reports of the budget command and the Budget dock, for the sample workspace and every provider.
class BudgetReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void figuresAddUp_data();
    void figuresAddUp();
    void jsonMatchesTheReport();
    void pricesAnEditByItsRewrittenTokens();
    void returnsNoReportWithoutFigures();

private:
    RenderedRequest renderFor(const QString &provider) const;
    std::optional<OpenedWorkspace> m_opened;
};

void BudgetReports::initTestCase()
{
    const auto opened = openWorkspace(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
    QVERIFY(opened.ok());
    m_opened = *opened;
}

RenderedRequest BudgetReports::renderFor(const QString &provider) const
{
    Selection selection;
    selection.request = QStringLiteral("Plan the release.");
    return renderPrompt(*m_opened, {selection, provider, {}, {}, false})->request;
}

void BudgetReports::figuresAddUp_data()
{
    QTest::addColumn<QString>("provider");
    for (const QString &provider : m_opened->providers())
        QTest::newRow(qPrintable(provider)) << provider;
}

void BudgetReports::figuresAddUp()
{
    QFETCH(QString, provider);
    const BudgetReport report = *budgetReport(renderFor(provider), {4, 300, 100});
    QCOMPARE(report.provider, provider);
    QVERIFY(!report.counter.isEmpty());
    QCOMPARE(report.plan.total, report.tokens.total.tokens);
    QCOMPARE(report.budget.input.tokens, report.tokens.total.tokens);
    QCOMPARE(report.session.turns.size(), 4);
    QCOMPARE(report.session.turns.first().input(), report.plan.total);
    qint64 tiers = 0;
    for (const Tier tier : allTiers)
        tiers += report.tokens.sum(tier).tokens;
    QCOMPARE(tiers, report.tokens.system().tokens);
    if (report.session.total)
        QCOMPARE(*report.session.month, *report.session.total * 100);
}

void BudgetReports::jsonMatchesTheReport()
{
    const BudgetReport report = *budgetReport(renderFor(QStringLiteral("anthropic")), {2, 300, 0});
    const Json json = toJson(report);
    QCOMPARE(json["tokens"]["tokens"].get<qint64>(), report.tokens.total.tokens);
    QCOMPARE(json["parts"].size(), static_cast<std::size_t>(report.tokens.parts.size()));
    QCOMPARE(json["cost"]["first"].dump(), toJson(report.plan.firstCost).dump());
    QCOMPARE(json["prices_per_million"]["input"].get<double>(), 4.0);
    QVERIFY(json["session"]["cost_per_month"].is_null());
    QCOMPARE(json["session"]["turns"].size(), std::size_t(2));
}

void BudgetReports::pricesAnEditByItsRewrittenTokens()
{
    const BudgetReport report = *budgetReport(renderFor(QStringLiteral("anthropic")));
    qint64 before = report.plan.cachedTokens;
    for (const PlannedBlock &block : report.plan.blocks) {
        if (!block.isCached)
            continue;
        QVERIFY(block.rewrittenTokens <= before); // an edit of a later layer does not rewrite more tokens
        before = block.rewrittenTokens;
        QCOMPARE(*block.edit,
            Price::fromDollarsPerMillion(QStringLiteral("4.8"))
                ->costFor(block.rewrittenTokens)); // writing costs 5, and the replaced read would cost 0.2
    }
}

void BudgetReports::returnsNoReportWithoutFigures()
{
    RenderedRequest request = renderFor(QStringLiteral("openai"));
    request.figures = nullptr;
    QVERIFY(!budgetReport(request));
}

OUTCROP_TEST(BudgetReports, NoApplication)

} // namespace tst_budgetreport

#include "tst_budgetreport.moc"
