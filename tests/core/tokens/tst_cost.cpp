// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlreader.h"
#include "core/tokens/modelprice.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <cmath>

using namespace outcrop;

namespace tst_cost {

namespace {

DataNode yaml(const QString &text)
{
    return readYaml(text, QStringLiteral("test.yaml")).root;
}

Cost dollars(double amount)
{
    return Cost::fromPico(std::llround(amount * 1e12));
}

} // namespace

class Costs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatsAmounts_data();
    void formatsAmounts();
    void formatsChanges_data();
    void formatsChanges();
    void usesThePatternOfALocale_data();
    void usesThePatternOfALocale();
    void columnsHaveEqualDecimals();
    void readsMeasuredAmounts();
    void keepsEveryDigit();
    void sumsDoNotOverflow();
    void unknownCostStaysUnknown();
    void parsesExactPrices_data();
    void parsesExactPrices();
    void factorsFillMissingPrices();
    void publishedPricesOverrideFactors();
    void longPromptsHaveASeparatePriceList();
    void modelPoliciesOverrideProviderPolicies();
};

void Costs::formatsAmounts_data()
{
    QTest::addColumn<double>("amount");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << 0.0 << QStringLiteral("$0.0000");
    QTest::newRow("dollars") << 12.345 << QStringLiteral("$12.35");
    QTest::newRow("thousands") << 1234567.0 << QStringLiteral("$1,234,567.00");
    QTest::newRow("one cent") << 0.01 << QStringLiteral("$0.0100");
    QTest::newRow("four decimals") << 0.0521375 << QStringLiteral("$0.0521");
    QTest::newRow("half of the last decimal") << 0.00005 << QStringLiteral("$0.0001");
    QTest::newRow("very little") << 0.00004521 << QStringLiteral("<$0.0001");
    QTest::newRow("very little, negative") << -0.00004521 << QStringLiteral(">-$0.0001");
    QTest::newRow("just below a dollar") << 0.99999 << QStringLiteral("$1.00");
    QTest::newRow("negative value") << -0.5 << QStringLiteral("-$0.5000");
}

void Costs::formatsAmounts()
{
    QFETCH(double, amount);
    QTEST(toText(dollars(amount)), "text");
}

void Costs::formatsChanges_data()
{
    QTest::addColumn<double>("amount");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << QStringLiteral("$0.0000");
    QTest::newRow("more") << 0.0003 << QStringLiteral("+$0.0003");
    QTest::newRow("less") << -12.345 << QStringLiteral("−$12.35");
    QTest::newRow("very little more") << 0.00004 << QStringLiteral("<$0.0001");
    QTest::newRow("very little less") << -0.00004 << QStringLiteral(">−$0.0001");
}

void Costs::formatsChanges()
{
    QFETCH(double, amount);
    QTEST(toChangeText(dollars(amount)), "text");
}

void Costs::usesThePatternOfALocale_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("texts");
    QTest::newRow("C") << "C" << "$0.0521 | $1,234,567.50 | <$0.0001 | $12.300 | -$0.5000 | −$0.5000 | +$0.0003 | over $9,223,372";
    QTest::newRow("English") << "en_US" << "$0.0521 | $1,234,567.50 | <$0.0001 | $12.300 | -$0.5000 | −$0.5000 | +$0.0003 | over $9,223,372";
    QTest::newRow("English, another dollar") << "en_AU" << "$0.0521 | $1,234,567.50 | <$0.0001 | $12.300 | -$0.5000 | −$0.5000 | +$0.0003 | over $9,223,372";
    QTest::newRow("German") << "de_DE" << "0,0521_$ | 1.234.567,50_$ | <0,0001_$ | 12,300_$ | -0,5000_$ | −0,5000_$ | +0,0003_$ | >9.223.372_$";
    QTest::newRow("French") << "fr_FR" << "0,0521_$ | 1_234_567,50_$ | <0,0001_$ | 12,300_$ | -0,5000_$ | −0,5000_$ | +0,0003_$ | >9_223_372_$";
    QTest::newRow("Spanish") << "es_ES" << "0,0521_$ | 1.234.567,50_$ | <0,0001_$ | 12,300_$ | -0,5000_$ | −0,5000_$ | +0,0003_$ | >9.223.372_$";
    QTest::newRow("Mexico, another dollar sign") << "es_MX" << "US$0.0521 | US$1,234,567.50 | <US$0.0001 | US$12.300 | -US$0.5000 | −US$0.5000 | +US$0.0003 | >US$9,223,372";
    QTest::newRow("Brazil") << "pt_BR" << "US$_0,0521 | US$_1.234.567,50 | <US$_0,0001 | US$_12,300 | -US$_0,5000 | −US$_0,5000 | +US$_0,0003 | >US$_9.223.372";
    QTest::newRow("Japanese") << "ja_JP" << "$0.0521 | $1,234,567.50 | <$0.0001 | $12.300 | -$0.5000 | −$0.5000 | +$0.0003 | >$9,223,372";
    QTest::newRow("Chinese") << "zh_CN" << "$0.0521 | $1,234,567.50 | <$0.0001 | $12.300 | -$0.5000 | −$0.5000 | +$0.0003 | >$9,223,372";
    QTest::newRow("Arabic with Latin digits") << "ar_AE" << "$0.0521 | $1,234,567.50 | <$0.0001 | $12.300 | -$0.5000 | −$0.5000 | +$0.0003 | >$9,223,372";
}

void Costs::usesThePatternOfALocale()
{
    QFETCH(const QString, locale);
    const QLocale used(locale);
    const QStringList texts{toText(dollars(0.0521375), used), toText(dollars(1234567.5), used), toText(dollars(0.00001), used), toText(dollars(12.3), 3, used),
        toText(std::optional(dollars(-0.5)), used), toChangeText(dollars(-0.5), used), toChangeText(dollars(0.0003), used), toText(Cost::maximum(), used)};
    // No-break spaces become underscores, so that the table shows them.
    QTEST(texts.join(QStringLiteral(" | ")).replace(QChar(0x00A0), u'_').replace(QChar(0x202F), u'_'), "texts");
    QCOMPARE(decimalText(dollars(1234.5)), QStringLiteral("1234.5"));
}

void Costs::columnsHaveEqualDecimals()
{
    QCOMPARE(toText(dollars(0.0521375), 4), QStringLiteral("$0.0521"));
    QCOMPARE(toText(dollars(0.0012), 5), QStringLiteral("$0.00120"));
    QCOMPARE(toText(dollars(-0.5), 3), QStringLiteral("-$0.500"));
    QCOMPARE(toText(dollars(2.5), 0), QStringLiteral("$3"));
    QCOMPARE(toText(dollars(0.004), 2), QStringLiteral("<$0.01"));
    QVERIFY(!toText(Cost::maximum(), 2).contains(u'-'));
    QCOMPARE(decimalsOf(dollars(0.0521375)), 4);
    QCOMPARE(decimalsOf(dollars(0.99999)), 2);
    QCOMPARE(decimalsOf(dollars(12.345)), 2);
}

void Costs::readsMeasuredAmounts()
{
    QCOMPARE(Cost::fromDollars(0.25), Cost::fromPico(250'000'000'000));
    QCOMPARE(Cost::fromDollars(-0.25), Cost::fromPico(-250'000'000'000));
    QCOMPARE(Cost::fromDollars(1e300), Cost::fromDollars(9e6));
    QVERIFY(Cost::fromDollars(std::nan("")).isZero());
}

void Costs::keepsEveryDigit()
{
    const Cost cost = Price::fromDollarsPerMillion(QStringLiteral("0.0125"))->costFor(3);
    QCOMPARE(decimalText(cost), QStringLiteral("0.0000000375"));
    QCOMPARE(toJson(std::optional(cost)).dump(), std::string("3.75e-08"));
    QCOMPARE(decimalText(dollars(1234.5)), QStringLiteral("1234.5"));
}

void Costs::sumsDoNotOverflow()
{
    const Cost much = Price::fromDollarsPerMillion(QStringLiteral("100"))->costFor(std::numeric_limits<qint64>::max() / 2);
    QCOMPARE(much, Cost::maximum());
    QCOMPARE(much + much, Cost::maximum());
    QCOMPARE(toText(much), QStringLiteral("over $9,223,372"));
}

void Costs::unknownCostStaysUnknown()
{
    const std::optional<Cost> known = dollars(1);
    QVERIFY(!(known + std::nullopt));
    QVERIFY(!(std::optional<Cost>() * 3));
    QCOMPARE(toText(std::optional<Cost>()), QStringLiteral("unknown"));
    QVERIFY(toJson(std::optional<Cost>()).is_null());
}

void Costs::parsesExactPrices_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << QStringLiteral("4") << QStringLiteral("4");
    QTest::newRow("decimals") << QStringLiteral("0.125") << QStringLiteral("0.125");
    QTest::newRow("zeros") << QStringLiteral("2.50") << QStringLiteral("2.5");
    QTest::newRow("free") << QStringLiteral("0") << QStringLiteral("0");
    QTest::newRow("below zero") << QStringLiteral("-1") << QString();
    QTest::newRow("words") << QStringLiteral("cheap") << QString();
    QTest::newRow("more precise than the unit") << QStringLiteral("0.1234567") << QString();
}

void Costs::parsesExactPrices()
{
    QFETCH(QString, written);
    const auto price = Price::fromDollarsPerMillion(written);
    QTEST(price ? price->perMillionText() : QString(), "text");
}

void Costs::factorsFillMissingPrices()
{
    const CachePolicy policy = readCachePolicy(yaml(QStringLiteral("{kind: explicit, lifetimes: {5m: 1.25, 1h: 2}, read: 0.1}")), {}, QStringLiteral("1h"));
    const PriceList prices = readModelPrice(yaml(QStringLiteral("{input: 3, output: 15}")), policy).pricesForPrompt(10);
    QCOMPARE(prices.cacheWrite, Price::fromDollarsPerMillion(QStringLiteral("6")));
    QCOMPARE(prices.cacheRead, Price::fromDollarsPerMillion(QStringLiteral("0.3")));
}

void Costs::publishedPricesOverrideFactors()
{
    const DataNode caching = yaml(QStringLiteral("{kind: explicit, lifetimes: {5m: 1.25, 1h: 2}, read: 0.1}"));
    const DataNode cost = yaml(QStringLiteral("{input: 10, cache_read: 0.25, cache_write: {5m: 12, 1h: 21}}"));
    QCOMPARE(readModelPrice(cost, readCachePolicy(caching, {})).pricesForPrompt(1).cacheWrite, Price::fromDollarsPerMillion(QStringLiteral("12")));
    QCOMPARE(
        readModelPrice(cost, readCachePolicy(caching, {}, QStringLiteral("1h"))).pricesForPrompt(1).cacheWrite, Price::fromDollarsPerMillion(QStringLiteral("21")));
    QCOMPARE(readModelPrice(cost, readCachePolicy(caching, {})).pricesForPrompt(1).cacheRead, Price::fromDollarsPerMillion(QStringLiteral("0.25")));
    // A single price applies only to the default lifetime.
    const DataNode single = yaml(QStringLiteral("{input: 10, cache_write: 12}"));
    QCOMPARE(
        readModelPrice(single, readCachePolicy(caching, {}, QStringLiteral("1h"))).pricesForPrompt(1).cacheWrite, Price::fromDollarsPerMillion(QStringLiteral("20")));
}

void Costs::longPromptsHaveASeparatePriceList()
{
    const ModelPrice price =
        readModelPrice(yaml(QStringLiteral("{input: 2, output: 10, tiers: [{above: 272000, input: 4}], source: the maker, checked: today}")), {});
    QCOMPARE(price.pricesForPrompt(272'000).input, Price::fromDollarsPerMillion(QStringLiteral("2")));
    QCOMPARE(price.pricesForPrompt(272'001).input, Price::fromDollarsPerMillion(QStringLiteral("4")));
    QVERIFY(!price.pricesForPrompt(272'001).output); // the price for long prompts is not published, so it is unknown
    QCOMPARE(price.source, QStringLiteral("the maker"));
    QVERIFY(!readModelPrice({}, {}).isKnown());
}

void Costs::modelPoliciesOverrideProviderPolicies()
{
    const DataNode provider = yaml(QStringLiteral("{kind: explicit, breakpoints: 4, after: [tools, system, history], minimum: 512, lifetimes: {5m: 1.25}}"));
    const CachePolicy policy = readCachePolicy(provider, yaml(QStringLiteral("{minimum: 4096}")));
    QCOMPARE(policy.kind, CacheKind::Explicit);
    QCOMPARE(policy.minimum, 4096);
    QCOMPARE(policy.breakpoints, 4);
    QCOMPARE(policy.lifetime, QStringLiteral("5m"));
    QCOMPARE(policy.write, 1'250'000);
    QVERIFY(policy.allowsBreakpoint(CachePosition::Tools));
    QVERIFY(!readCachePolicy(provider, yaml(QStringLiteral("{kind: none}"))).caches());
}

OUTCROP_TEST(Costs, NoApplication)

} // namespace tst_cost

#include "tst_cost.moc"
