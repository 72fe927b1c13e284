// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the prices, caches and context windows of the built-in adapters.
#include "adapters/providers/builtinproviders.h"
#include "core/render/catalog.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_modelprices {

namespace {

QString priceText(const std::optional<Price> &price)
{
    return price ? price->perMillionText() : QStringLiteral("unknown");
}

} // namespace

class ModelPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPriceHasASourceAndADate();
    void hasExpectedPricesAndCacheMinimums_data();
    void hasExpectedPricesAndCacheMinimums();
    void budgetSharesMatchTheSeeds();
    void workspaceAdaptersOverrideBuiltInOnes();

private:
    const ProviderCatalog m_catalog = ProviderCatalog::read(builtInProviders(), {});
};

void ModelPrices::everyPriceHasASourceAndADate()
{
    for (const Adapter &adapter : m_catalog.adapters()) {
        for (const ModelInfo &model : adapter.models) {
            const QByteArray where = (adapter.name + u' ' + model.id).toUtf8();
            QVERIFY2(!model.price.isKnown() || (!model.price.source.isEmpty() && !model.price.checked.isEmpty()), where.constData());
            QVERIFY2(!model.caching.caches() || (!model.caching.source.isEmpty() && !model.caching.checked.isEmpty()), where.constData());
        }
    }
}

void ModelPrices::hasExpectedPricesAndCacheMinimums_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("model");
    QTest::addColumn<qint64>("prompt");
    QTest::addColumn<QString>("prices"); // prices of input, output, cache write and cache read
    QTest::addColumn<qint64>("minimum");
    const auto row = [](const char *provider, const char *model, qint64 prompt, const char *prices, qint64 minimum) {
        QTest::addRow("%s %lld", model, static_cast<long long>(prompt))
            << QString::fromLatin1(provider) << QString::fromLatin1(model) << prompt << QString::fromLatin1(prices) << minimum;
    };
    row("anthropic", "claude-opus-5-5", 1, "4 20 5 0.2", 512);
    row("anthropic", "claude-haiku-5-5", 100'000, "0.1 0.5 0.125 0.01", 512);
    row("anthropic", "claude-haiku-5-5", 100'001, "0.5 2.5 0.625 0.05", 512);
    row("anthropic", "claude-sonnet-4-5", 1, "3 15 3.75 0.3", 1024);
    row("openai", "gpt-6-sol", 272'000, "2 10 2.5 0.2", 1024);
    row("openai", "gpt-6-sol", 272'001, "4 15 5 0.4", 1024);
    row("openai", "gpt-4.1", 1, "2 8 2 0.5", 1024);
    row("openai", "gpt-5.4-mini", 1, "0.75 4.5 0.75 unknown", 1024);
    row("google", "gemini-3.8-flash", 1, "0.75 3.75 0.75 0.075", 4096);
    row("google", "gemini-2.5-flash", 1, "0.3 2.5 0.3 0.03", 2048);
    row("open-source", "mistral-large", 1, "0 0 unknown unknown", 0);
    row("manual", "any", 1, "unknown unknown unknown unknown", 0);
}

void ModelPrices::hasExpectedPricesAndCacheMinimums()
{
    QFETCH(QString, provider);
    QFETCH(QString, model);
    QFETCH(qint64, prompt);
    const ModelInfo *info = m_catalog.adapter(provider)->model(model);
    QVERIFY(info);
    const PriceList list = info->price.pricesForPrompt(prompt);
    QTEST(QStringList({priceText(list.input), priceText(list.output), priceText(list.cacheWrite), priceText(list.cacheRead)}).join(u' '), "prices");
    QTEST(info->caching.minimum, "minimum");
}

void ModelPrices::budgetSharesMatchTheSeeds()
{
    const auto share = [this](const char *provider, BudgetArea area) { return m_catalog.adapter(QLatin1String(provider))->shares.percentOf(area); };
    QCOMPARE(share("anthropic", BudgetArea::Output), 20);
    QCOMPARE(share("anthropic", BudgetArea::System), 15);
    QCOMPARE(share("anthropic", BudgetArea::Tools), 10);
    QCOMPARE(share("anthropic", BudgetArea::History), 55);
    QCOMPARE(share("openai", BudgetArea::Output), 20);
    QCOMPARE(share("google", BudgetArea::Output), 20);
    QCOMPARE(share("open-source", BudgetArea::Output), 30);
    QCOMPARE(share("open-source", BudgetArea::System), 10);
    QVERIFY(!share("manual", BudgetArea::Output));
}

void ModelPrices::workspaceAdaptersOverrideBuiltInOnes()
{
    const Workspace workspace = Workspace::fromFiles({QStringLiteral("own")}, {{QStringLiteral("portability/providers/anthropic.yaml"), R"(
provider:
  name: anthropic
  api_format: anthropic-messages
  caching: {kind: explicit, breakpoints: 2, after: [system], minimum: 100, lifetimes: {5m: 1.25}}
  models:
    - {id: claude-opus-5-5, cost: {input: 1, output: 2}, tokenizer: cl100k_base}
rendering:
  context_window: {shares: {output: 50}, system_over: truncate, truncation: [context], wrapping: {turn: [1, 2, 3]}}
)"}});
    const ProviderCatalog catalog = m_catalog.with(workspace);
    for (const Diagnostic &diagnostic : catalog.diagnostics())
        QFAIL(qPrintable(toString(diagnostic)));
    const Adapter *adapter = catalog.adapter(QStringLiteral("anthropic"));
    const ModelInfo &model = adapter->models.first();
    QCOMPARE(model.caching.breakpoints, 2);
    QCOMPARE(priceText(model.price.pricesForPrompt(1).cacheWrite), QStringLiteral("1.25"));
    QCOMPARE(model.tokenizer, QStringLiteral("cl100k_base"));
    QVERIFY(adapter->shares.truncatesSystem);
    QCOMPARE(adapter->truncation, QStringList(QStringLiteral("context")));
    QCOMPARE(adapter->tokenOverhead.turn.likelyTokens, 2);
}

OUTCROP_TEST(ModelPrices, NoApplication)

} // namespace tst_modelprices

#include "tst_modelprices.moc"
