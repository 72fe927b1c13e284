// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlreader.h"
#include "core/tokens/cacheplan.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_cacheplan {

namespace {

/// Providers with all types of caching and pricing. Published prices are used if available.
const char *const catalogue = R"(
opus: &opus
  caching: {kind: explicit, breakpoints: 4, after: [tools, system, history], minimum: 512, lifetimes: {5m: 1.25, 1h: 2}}
  cost: {input: 4, output: 20, cache_read: 0.2}
opus1h:
  caching: {kind: explicit, breakpoints: 4, after: [tools, system, history], minimum: 512, lifetimes: {5m: 1.25, 1h: 2}, lifetime: 1h}
  cost: {input: 4, output: 20, cache_read: 0.2}
two:
  caching: {kind: explicit, breakpoints: 2, after: [tools, system, history], minimum: 512, lifetimes: {5m: 1.25}}
  cost: {input: 4, output: 20, cache_read: 0.2}
sonnet45:
  caching: {kind: explicit, breakpoints: 4, after: [tools, system, history], minimum: 1024, lifetimes: {5m: 1.25, 1h: 2}, read: 0.1}
  cost: {input: 3, output: 15}
sonnet451h:
  caching: {kind: explicit, breakpoints: 4, after: [tools, system, history], minimum: 1024, lifetimes: {5m: 1.25, 1h: 2}, lifetime: 1h, read: 0.1}
  cost: {input: 3, output: 15, cache_write: {5m: 3.75, 1h: 6}}
haiku:
  caching: {kind: explicit, breakpoints: 4, after: [tools, system, history], minimum: 512, lifetimes: {5m: 1.25, 1h: 2}, read: 0.1}
  cost: {input: 0.1, output: 0.5, tiers: [{above: 100000, input: 0.5, output: 2.5}]}
gpt6:
  caching: {kind: explicit, breakpoints: 4, after: [system], through_request: true, minimum: 1024, lifetimes: {30m: 1.25}, read: 0.1}
  cost: {input: 2, output: 10, tiers: [{above: 272000, input: 4, output: 15}]}
gpt41:
  caching: {kind: automatic, minimum: 1024, step: 128}
  cost: {input: 2, output: 8, cache_read: 0.5}
gemini:
  caching: {kind: automatic, minimum: 4096}
  cost: {input: 0.75, output: 3.75, cache_read: 0.075}
noread:
  caching: {kind: automatic, minimum: 1024, step: 128}
  cost: {input: 0.75, output: 4.5}
unpriced:
  caching: {kind: explicit, breakpoints: 4, after: [tools, system, history], minimum: 512, lifetimes: {5m: 1.25}, read: 0.1}
ollama:
  caching: {kind: none}
)";

struct Model {
    CachePolicy policy;
    ModelPrice price;
};

Model model(const QString &name)
{
    static const DataNode data = readYaml(QString::fromUtf8(catalogue), QStringLiteral("catalogue.yaml")).root;
    const CachePolicy policy = readCachePolicy({}, data[name][u"caching"]);
    return {policy, readModelPrice(data[name][u"cost"], policy)};
}

/// Parses blocks such as `tools/monthly/900 granite/quarterly/1000`: name, change frequency, tokens. Adjacent blocks with one name form a group.
CacheInput inputOf(const QString &stack, qint64 history, qint64 request)
{
    CacheInput input;
    for (const QString &word : stack.split(u' ', Qt::SkipEmptyParts)) {
        const QStringList parts = word.split(u'/');
        const bool joins = !input.blocks.isEmpty() && input.blocks.last().title == parts.at(0);
        const int group = input.blocks.isEmpty() ? 0 : input.blocks.last().group + (joins ? 0 : 1);
        const CachePosition place =
            parts.at(0) == QLatin1String("tools") ? CachePosition::Tools : CachePosition::System;
        input.blocks.append({QStringLiteral("%1#%2").arg(parts.at(0)).arg(input.blocks.size()), parts.at(0), place, group,
                             *cadenceFromName(parts.at(1)), parts.at(2).toLongLong()});
    }
    input.history = history;
    input.request = request;
    return input;
}

QString exactText(const std::optional<Cost> &cost)
{
    return cost ? decimalText(*cost) : QStringLiteral("unknown");
}

QString marksOf(const CachePlan &plan)
{
    QStringList marks;
    for (const int group : plan.breakpoints)
        marks.append(QString::number(group));
    if (plan.hasHistoryBreakpoint)
        marks.append(QStringLiteral("history"));
    return marks.join(u' ');
}

/// The expected plan. Prices are exact amounts in dollars.
struct ExpectedPlan {
    const char *marks;  ///< groups that end with a breakpoint; `history` if the conversation is cached as well
    qint64 cached;
    const char *first;
    const char *again;
    qint64 rewritten;    ///< tokens rewritten after an edit of the block that the row names
    const char *edit;
    const char *session; ///< price of three turns with responses of 200 tokens
};

void stack(const char *name, const char *model, const char *blocks, qint64 history, qint64 request, int edited, const ExpectedPlan &right)
{
    QTest::newRow(name) << QString::fromLatin1(model) << QString::fromLatin1(blocks) << history << request << edited
                        << QString::fromLatin1(right.marks) << right.cached << QString::fromLatin1(right.first)
                        << QString::fromLatin1(right.again) << right.rewritten << QString::fromLatin1(right.edit)
                        << QString::fromLatin1(right.session);
}

} // namespace

class CachePlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plansBreakpointsAndPrices_data();
    void plansBreakpointsAndPrices();
    void marksGroupsAtTheirEnd();
    void pricesPerTurnBlocksBeforeStableOnes();
    void pricesFrequentlyChangedBlocksBeforeStableOnes();
    void wellOrderedBlocksHaveNoFindings();
    void aTurnReadsTheCacheOfThePreviousTurn();
    void sessionEndsWhenTheContextWindowIsFull();
    void pricesVolatileLayersAfterTheConversation();
    void pricesAMonthOnlyIfSessionsPerMonthAreSet();
};

/// Expected values from replaying the requests against a prefix cache. The comment above each row shows the arithmetic in millionths of a dollar:
/// `saved` is the weight in cacheplan.h (changes per quarter × tokens before the breakpoint above), `first` the first request, `again` a repeated
/// one, and `edit` the extra cost after an edit.
void CachePlans::plansBreakpointsAndPrices_data()
{
    QTest::addColumn<QString>("modelName");
    QTest::addColumn<QString>("blocks");
    QTest::addColumn<qint64>("history");
    QTest::addColumn<qint64>("request");
    QTest::addColumn<int>("edited");
    QTest::addColumn<QString>("marks");
    QTest::addColumn<qint64>("cached");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("again");
    QTest::addColumn<qint64>("rewritten");
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QString>("session");

    // first: 611 × 4; again: 611 × 4
    stack("shorter than the minimum", "opus", "granite/quarterly/300 topsoil/daily/211", 0, 100, 0,
          {"", 0, "0.002444", "0.002444", 0, "0", "0.0209612"});
    // first: 512 × 5 + 100 × 4; again: 512 × 0.2 + 100 × 4; edit: 512 × (5 - 0.2)
    stack("exactly the minimum", "opus", "granite/quarterly/300 topsoil/daily/212", 0, 100, 0,
          {"1", 512, "0.00296", "0.0005024", 512, "0.0024576", "0.0190248"});
    // first: 2000 × 5 + 50 × 4; again: 2000 × 0.2 + 50 × 4; edit: 2000 × (5 - 0.2)
    stack("one tier", "opus", "granite/quarterly/2000", 0, 50, 0,
          {"0", 2000, "0.0102", "0.0006", 2000, "0.0096", "0.02595"});
    // saved: 90 × 2000; first: 3000 × 5 + 50 × 4; again: 3000 × 0.2 + 50 × 4; edit: 1000 × (5 - 0.2)
    stack("two tiers", "opus", "granite/quarterly/2000 topsoil/daily/1000", 0, 50, 1,
          {"0 1", 3000, "0.0152", "0.0008", 1000, "0.0048", "0.03135"});
    // first: 1500 × 3.75 + 80 × 3; again: 1500 × 0.3 + 80 × 3; edit: 1500 × (3.75 - 0.3)
    stack("only the last tier reaches the minimum", "sonnet45", "granite/quarterly/500 bedrock/weekly/400 topsoil/daily/600", 0, 80, 1,
          {"2", 1500, "0.005865", "0.00069", 1500, "0.005175", "0.018429"});
    // saved: 13 × 1000 + 3 × 1000 + 90 × 2400 + 90 × 2800; first: 3100 × 5 + 100 × 4; again: 3100 × 0.2 + 100 × 4; edit: 2100 × (5
    // - 0.2)
    stack("five stable tiers", "opus", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400 weather/daily/300", 0, 100, 2,
          {"0 2 3 4", 3100, "0.0159", "0.00102", 2100, "0.01008", "0.033"});
    // saved: 13 × 1900 + 3 × 1900 + 90 × 3300 + 90 × 3700; first: 4000 × 5 + 100 × 4; again: 4000 × 0.2 + 100 × 4; edit: 4000 × (5
    // - 0.2)
    stack("five stable tiers and tools: six candidates", "opus", "tools/monthly/900 granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400 weather/daily/300", 0, 100, 0,
          {"1 3 4 5", 4000, "0.0204", "0.0012", 4000, "0.0192", "0.03786"});
    // saved: 1 × 1500 + 13 × 2200 + 3 × 2200 + 90 × 3300; first: 3700 × 5 + 100 × 4; again: 3700 × 0.2 + 100 × 4; edit: 3700 × (5
    // - 0.2)
    stack("tools changed", "opus", "tools/monthly/1500 granite/quarterly/700 bedrock/weekly/500 sandstone/monthly/600 topsoil/daily/400", 0, 100, 0,
          {"0 1 3 4", 3700, "0.0189", "0.00114", 3700, "0.01776", "0.03624"});
    // saved: 1 × 1500 + 13 × 2200 + 3 × 2200 + 90 × 3300; first: 3700 × 5 + 100 × 4; again: 3700 × 0.2 + 100 × 4; edit: 400 × (5 -
    // 0.2)
    stack("the topsoil changed", "opus", "tools/monthly/1500 granite/quarterly/700 bedrock/weekly/500 sandstone/monthly/600 topsoil/daily/400", 0, 100, 4,
          {"0 1 3 4", 3700, "0.0189", "0.00114", 400, "0.00192", "0.03624"});
    // saved: 1 × 1500 + 3 × 2200; first: 2800 × 5 + 100 × 4; again: 2800 × 0.2 + 100 × 4; edit: 2800 × (5 - 0.2)
    stack("tools that are changed daily", "opus", "tools/daily/1500 granite/quarterly/700 sandstone/monthly/600", 0, 100, 0,
          {"0 1 2", 2800, "0.0144", "0.00096", 2800, "0.01344", "0.03138"});
    // first: 3650 × 4; again: 3650 × 4
    stack("volatile first", "opus", "granite/per-turn/50 bedrock/weekly/3000 topsoil/daily/500", 0, 100, 1,
          {"", 0, "0.0146", "0.0146", 0, "0", "0.0594"});
    // first: 1200 × 5 + 2200 × 4; again: 1200 × 0.2 + 2200 × 4; edit: 1200 × (5 - 0.2)
    stack("volatile in the middle", "opus", "granite/quarterly/1200 bedrock/per-turn/100 topsoil/daily/2000", 0, 100, 0,
          {"0", 1200, "0.0148", "0.00904", 1200, "0.00576", "0.04848"});
    // saved: 13 × 1000 + 3 × 1800 + 90 × 2400; first: 2800 × 5 + 450 × 4; again: 2800 × 0.2 + 450 × 4; edit: 400 × (5 - 0.2)
    stack("volatile last", "opus", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400 weather/per-turn/350", 0, 100, 3,
          {"0 1 2 3", 2800, "0.0158", "0.00236", 400, "0.00192", "0.03612"});
    // saved: 13 × 1000 + 3 × 1800 + 90 × 2400; first: 2800 × 5 + 4450 × 4; again: 2800 × 0.2 + 4450 × 4; edit: 400 × (5 - 0.2)
    stack("weather before a conversation", "opus", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400 weather/per-turn/350", 4000, 100, 3,
          {"0 1 2 3", 2800, "0.0318", "0.01836", 400, "0.00192", "0.08412"});
    // saved: 13 × 1000 + 3 × 1000 + 90 × 2400; first: 6800 × 5 + 100 × 4; again: 6800 × 0.2 + 100 × 4; edit: 5800 × (5 - 0.2)
    stack("a conversation", "opus", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 4000, 100, 1,
          {"0 2 3 history", 6800, "0.0344", "0.00176", 5800, "0.02784", "0.05298"});
    // first: 1400 × 3.75 + 100 × 3; again: 1400 × 0.3 + 100 × 3; edit: 1400 × (3.75 - 0.3)
    stack("a conversation that reaches the minimum by itself", "sonnet45", "granite/quarterly/500", 900, 100, 0,
          {"history", 1400, "0.00555", "0.00072", 1400, "0.00483", "0.01833"});
    // saved: 13 × 1000 + 3 × 1800 + 90 × 2400; first: 2800 × 8 + 100 × 4; again: 2800 × 0.2 + 100 × 4; edit: 1000 × (8 - 0.2)
    stack("an hour", "opus1h", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 2,
          {"0 1 2 3", 2800, "0.0228", "0.00096", 1000, "0.0078", "0.04158"});
    // saved: 90 × 1500; first: 4500 × 6 + 120 × 3; again: 4500 × 0.3 + 120 × 3; edit: 3000 × (6 - 0.3)
    stack("an hour of conversation", "sonnet451h", "granite/quarterly/1500 topsoil/daily/500", 2500, 120, 1,
          {"0 1 history", 4500, "0.02736", "0.00171", 3000, "0.0171", "0.043716"});
    // saved: 90 × 1500; first: 4500 × 3.75 + 120 × 3; again: 4500 × 0.3 + 120 × 3; edit: 3000 × (3.75 - 0.3)
    stack("five minutes, another model", "sonnet45", "granite/quarterly/1500 topsoil/daily/500", 2500, 120, 1,
          {"0 1 history", 4500, "0.017235", "0.00171", 3000, "0.01035", "0.032151"});
    // saved: 90 × 3300; first: 3700 × 5 + 100 × 4; again: 3700 × 0.2 + 100 × 4; edit: 3700 × (5 - 0.2)
    stack("a provider with two breakpoints", "two", "tools/monthly/900 granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 3,
          {"3 4", 3700, "0.0189", "0.00114", 3700, "0.01776", "0.03624"});
    // first: 3300 × 5 + 100 × 4; again: 3300 × 0.2 + 100 × 4; edit: 3300 × (5 - 0.2)
    stack("two breakpoints and a conversation", "two", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 500, 100, 3,
          {"3 history", 3300, "0.0169", "0.00106", 3300, "0.01584", "0.03408"});
    // saved: 90 × 90000; first: 99900 × 0.125 + 100 × 0.1; again: 99900 × 0.01 + 100 × 0.1; edit: 9900 × (0.125 - 0.01)
    stack("a low price up to a hundred thousand", "haiku", "granite/quarterly/90000 topsoil/daily/9900", 0, 100, 1,
          {"0 1", 99900, "0.0124975", "0.001009", 9900, "0.0011385", "0.0240775"});
    // saved: 90 × 90000; first: 99901 × 0.625 + 100 × 0.5; again: 99901 × 0.05 + 100 × 0.5; edit: 9901 × (0.625 - 0.05)
    stack("another price above it", "haiku", "granite/quarterly/90000 topsoil/daily/9901", 0, 100, 1,
          {"0 1", 99901, "0.062488125", "0.00504505", 9901, "0.005693075", "0.074468225"});
    // saved: 13 × 1900 + 3 × 2700 + 90 × 3300; first: 3700 × 2.5 + 100 × 2; again: 3700 × 0.2 + 100 × 2; edit: 3700 × (2.5 - 0.2)
    stack("marks in the content alone", "gpt6", "tools/monthly/900 granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 0,
          {"1 2 3 4", 3700, "0.00945", "0.00094", 3700, "0.00851", "0.01876"});
    // saved: 3 × 1800 + 90 × 2400; first: 4100 × 2.5; again: 4100 × 0.2; edit: 4100 × (2.5 - 0.2)
    stack("a conversation that the provider marks", "gpt6", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 1200, 100, 1,
          {"1 2 3 history", 4100, "0.01025", "0.00082", 4100, "0.00943", "0.01945"});
    // saved: 90 × 200000; first: 280000 × 5 + 1000 × 4; again: 280000 × 0.4 + 1000 × 4; edit: 80000 × (5 - 0.4)
    stack("long prompts cost twice", "gpt6", "granite/quarterly/200000 topsoil/daily/80000", 0, 1000, 1,
          {"0 1", 280000, "1.404", "0.116", 80000, "0.368", "1.65488"});
    // first: 2816 × 2 + 84 × 2; again: 2816 × 0.5 + 84 × 2; edit: 2816 × (2 - 0.5)
    stack("automatic", "gpt41", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 1,
          {"", 2816, "0.0058", "0.001576", 2816, "0.004224", "0.014976"});
    // first: 1000 × 2; again: 1000 × 2
    stack("automatic, too short", "gpt41", "granite/quarterly/900", 0, 100, 0,
          {"", 0, "0.002", "0.002", 0, "0", "0.01068"});
    // first: 2688 × 2 + 1362 × 2; again: 2688 × 0.5 + 1362 × 2; edit: 896 × (2 - 0.5)
    stack("automatic with something fleeting", "gpt41", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400 weather/per-turn/350", 800, 100, 2,
          {"", 2688, "0.0081", "0.004068", 896, "0.001344", "0.022836"});
    // first: 4900 × 0.75; again: 4900 × 0.075; edit: 4900 × (0.75 - 0.075)
    stack("automatic with a high minimum", "gemini", "granite/quarterly/2000 bedrock/weekly/1800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 1,
          {"", 4900, "0.003675", "0.0003675", 4900, "0.0033075", "0.0071325"});
    // first: 2900 × 0.75; again: 2900 × 0.75
    stack("automatic below the high minimum", "gemini", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 1,
          {"", 0, "0.002175", "0.002175", 0, "0", "0.00945"});
    // saved: 13 × 1000 + 3 × 1800 + 90 × 2400
    stack("prices unknown", "unpriced", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 1,
          {"0 1 2 3", 2800, "unknown", "unknown", 1800, "unknown", "unknown"});
    // first: 2816 × 0.75 + 84 × 0.75
    stack("the price of reading unknown", "noread", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 1,
          {"", 2816, "0.002175", "unknown", 2816, "unknown", "unknown"});
    stack("no cache", "ollama", "granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600 topsoil/daily/400", 0, 100, 1,
          {"", 0, "unknown", "unknown", 0, "0", "unknown"});
}

void CachePlans::plansBreakpointsAndPrices()
{
    QFETCH(QString, modelName);
    QFETCH(QString, blocks);
    QFETCH(qint64, history);
    QFETCH(qint64, request);
    QFETCH(int, edited);
    const Model chosen = model(modelName);
    const CacheInput input = inputOf(blocks, history, request);
    const CachePlan plan = planCache(input, chosen.policy, chosen.price);
    QTEST(marksOf(plan), "marks");
    QTEST(plan.cachedTokens, "cached");
    QTEST(exactText(plan.firstCost), "first");
    QTEST(exactText(plan.nextCost), "again");
    QTEST(plan.blocks.at(edited).rewrittenTokens, "rewritten");
    QTEST(exactText(plan.blocks.at(edited).edit), "edit");
    QTEST(exactText(priceSession(input, chosen.policy, chosen.price, {3, 200, 0}).total), "session");
}

void CachePlans::marksGroupsAtTheirEnd()
{
    const Model opus = model(QStringLiteral("opus"));
    const CachePlan plan = planCache(inputOf(QStringLiteral("granite/quarterly/400 granite/daily/400 topsoil/daily/100"), 0, 10), opus.policy, opus.price);
    QCOMPARE(plan.breakpoints, QList<int>({0, 1}));
    QVERIFY(!plan.blocks.at(0).hasBreakpointAfter);
    QVERIFY(plan.blocks.at(1).hasBreakpointAfter);
    QCOMPARE(plan.blocks.at(0).rewrittenTokens, 900); // a group is sent as one block, so an edit rewrites all of it
    QCOMPARE(exactText(plan.blocks.at(0).read), QStringLiteral("0.00008"));
    QCOMPARE(exactText(plan.blocks.at(0).write), QStringLiteral("0.002"));
    QCOMPARE(exactText(plan.blocks.at(0).input), QStringLiteral("0.0016"));
}

void CachePlans::pricesPerTurnBlocksBeforeStableOnes()
{
    const Model opus = model(QStringLiteral("opus"));
    const CachePlan plan = planCache(inputOf(QStringLiteral("granite/per-turn/50 bedrock/weekly/3000 topsoil/daily/500"), 1000, 100), opus.policy, opus.price);
    QCOMPARE(plan.findings.size(), 1);
    QCOMPARE(plan.findings.first().block, QStringLiteral("granite#0"));
    QVERIFY(plan.findings.first().changesEveryTurn);
    QCOMPARE(plan.findings.first().tokens, 4500); // the sum of 3000, 500 and 1000 tokens of the conversation
    QCOMPARE(exactText(plan.findings.first().cost), QStringLiteral("0.0171")); // the cost is 4500 × (4 - 0.2) millionths of a dollar
    QCOMPARE(plan.findings.first().message,
        QStringLiteral(
            "granite changes every turn, so the 4,500 stable tokens after it are never read from the cache. Move granite below them, or into the request."));
}

void CachePlans::pricesFrequentlyChangedBlocksBeforeStableOnes()
{
    const Model opus = model(QStringLiteral("opus"));
    const CachePlan plan = planCache(inputOf(QStringLiteral("granite/quarterly/1000 bedrock/weekly/800 sandstone/monthly/600"), 0, 100), opus.policy, opus.price);
    QCOMPARE(plan.findings.size(), 1);
    QCOMPARE(plan.findings.first().block, QStringLiteral("bedrock#1"));
    QVERIFY(!plan.findings.first().changesEveryTurn);
    QCOMPARE(plan.findings.first().tokens, 600);
    QCOMPARE(exactText(plan.findings.first().cost), QStringLiteral("0.00288")); // the cost is 600 × (5 - 0.2) millionths of a dollar
    QCOMPARE(plan.findings.first().message,
        QStringLiteral("bedrock changes more often (weekly) than the 600 cached tokens after it. Each change writes these tokens to the cache again. Move bedrock below them, or into the request."));
}

void CachePlans::wellOrderedBlocksHaveNoFindings()
{
    const Model opus = model(QStringLiteral("opus"));
    const QString good = QStringLiteral("granite/quarterly/1000 sandstone/monthly/800 topsoil/daily/600 weather/per-turn/100");
    QVERIFY(planCache(inputOf(good, 0, 100), opus.policy, opus.price).findings.isEmpty());
    const QString bad = QStringLiteral("granite/per-turn/1000 sandstone/monthly/800");
    QVERIFY(planCache(inputOf(bad, 0, 100), CachePolicy(), {}).findings.isEmpty()); // without a cache, no tokens have to be rewritten
}

void CachePlans::aTurnReadsTheCacheOfThePreviousTurn()
{
    const Model opus = model(QStringLiteral("opus"));
    const SessionCost session = priceSession(inputOf(QStringLiteral("granite/quarterly/2000"), 0, 50), opus.policy, opus.price, {3, 200, 0});
    QCOMPARE(session.turns.size(), 3);
    QCOMPARE(session.turns.at(0).written, 2000);
    QCOMPARE(session.turns.at(0).fresh, 50);
    QCOMPARE(session.turns.at(1).read, 2000);
    QCOMPARE(session.turns.at(1).written, 250); // the conversation includes the first request and its response
    QCOMPARE(session.turns.at(1).fresh, 50);
    QCOMPARE(session.turns.at(2).read, 2250);
    QCOMPARE(session.turns.at(2).input(), 2550);
    // The total is 2000 × 5 + 50 × 4, 2000 × 0.2 + 250 × 5 + 50 × 4, 2250 × 0.2 + 250 × 5 + 50 × 4, and 600 × 20 for the responses, in millionths of
    // a dollar.
    QCOMPARE(exactText(session.total), QStringLiteral("0.02595"));
    QCOMPARE(exactText(session.uncachedCost), QStringLiteral("0.0396")); // (2050 + 2300 + 2550) × 4 + 600 × 20 millionths of a dollar
}

/// Requests that exceed the context window are not priced.
void CachePlans::sessionEndsWhenTheContextWindowIsFull()
{
    const Model opus = model(QStringLiteral("opus"));
    const CacheInput input = inputOf(QStringLiteral("granite/quarterly/2000"), 0, 50);
    const SessionCost whole = priceSession(input, opus.policy, opus.price, {3, 200, 400}, 2550); // the limit is exactly the size of the third turn
    QVERIFY(!whole.overLimitTurn);
    QCOMPARE(exactText(whole.total), QStringLiteral("0.02595"));
    const SessionCost cut = priceSession(input, opus.policy, opus.price, {10, 200, 400}, 2550);
    QVERIFY(cut.overLimitTurn);
    QCOMPARE(cut.overLimitTurn->turn, 4);
    QCOMPARE(cut.overLimitTurn->input, 2800);
    QCOMPARE(cut.overLimitTurn->limit, 2550);
    QCOMPARE(cut.turns.size(), 3);
    QCOMPARE(exactText(cut.total), QStringLiteral("0.02595"));
    for (const TurnCost &turn : cut.turns)
        QVERIFY(turn.input() <= 2550);
    const SessionCost none = priceSession(input, opus.policy, opus.price, {10, 200, 400}, 2000);
    QCOMPARE(none.overLimitTurn->turn, 1);
    QVERIFY(none.turns.isEmpty() && !none.total && !none.uncachedCost && !none.month);
}

void CachePlans::pricesVolatileLayersAfterTheConversation()
{
    const Model opus = model(QStringLiteral("opus"));
    const CacheInput input = inputOf(QStringLiteral("granite/quarterly/2000 weather/per-turn/100"), 0, 50);
    // The total of aTurnReadsTheCacheOfThePreviousTurn() plus 3 × 100 × 4 for the WEATHER layer, in millionths of a dollar.
    QCOMPARE(exactText(priceSession(input, opus.policy, opus.price, {3, 200, 0}).totalWithVolatileLast), QStringLiteral("0.02715"));
    QVERIFY(!priceSession(inputOf(QStringLiteral("granite/quarterly/2000"), 0, 50), opus.policy, opus.price, {3, 200, 0}).totalWithVolatileLast);
}

void CachePlans::pricesAMonthOnlyIfSessionsPerMonthAreSet()
{
    const Model opus = model(QStringLiteral("opus"));
    const CacheInput input = inputOf(QStringLiteral("granite/quarterly/2000"), 0, 50);
    QVERIFY(!priceSession(input, opus.policy, opus.price, {3, 200, 0}).month);
    QCOMPARE(exactText(priceSession(input, opus.policy, opus.price, {3, 200, 400}).month), QStringLiteral("10.38"));
    QVERIFY(!priceSession(input, opus.policy, ModelPrice(), {3, 200, 400}).month);
}

OUTCROP_TEST(CachePlans, NoApplication)

} // namespace tst_cacheplan

#include "tst_cacheplan.moc"
