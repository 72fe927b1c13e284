// SPDX-License-Identifier: GPL-3.0-or-later
// Tests token counts of each kind (exact, estimated, from a provider): sums, texts, JSON.
#include "core/tokens/tokencount.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_tokencount {

namespace {

const TokenCount exact = TokenCount::exact(100, QStringLiteral("o200k_base"));
const TokenCount estimate{200, 180, 240, CountKind::Estimate, QStringLiteral("estimate for Llama 3")};
const TokenCount counted{50, 50, 50, CountKind::Provider, QStringLiteral("anthropic")};

} // namespace

class TestTokenCount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumHasTheLeastCertainKind()
    {
        const TokenCount sum = exact + estimate;
        QCOMPARE(sum.tokens, 300);
        QCOMPARE(sum.low, 280);
        QCOMPARE(sum.high, 340);
        QVERIFY(sum.kind == CountKind::Estimate);
        QCOMPARE(sum.counter, QStringLiteral("o200k_base and estimate for Llama 3"));
        QVERIFY((exact + counted).kind == CountKind::Provider);
        QVERIFY((estimate + counted).kind == CountKind::Estimate);
    }

    void addingAnEmptyCountChangesNothing()
    {
        QVERIFY(TokenCount() + estimate == estimate);
        QVERIFY(estimate + TokenCount() == estimate);
    }

    void namesEachCounterOnce()
    {
        QCOMPARE((exact + exact).counter, QStringLiteral("o200k_base"));
        QCOMPARE((exact + estimate + exact).counter, QStringLiteral("o200k_base and estimate for Llama 3"));
        const TokenCount later{7, 5, 9, CountKind::Estimate, QStringLiteral("estimate for Claude 4.7 and later")};
        QCOMPARE((later + exact + later).counter, QStringLiteral("estimate for Claude 4.7 and later and o200k_base"));
        QCOMPARE((exact + later + later + exact).counter, QStringLiteral("o200k_base and estimate for Claude 4.7 and later"));
    }

    void titlesAreInTheUsersLanguage_data()
    {
        QTest::addColumn<QString>("counter");
        QTest::addColumn<QString>("title");
        QTest::newRow("tokenizer") << "o200k_base" << "o200k_base";
        QTest::newRow("estimate") << "estimate for Claude 4.7 and later" << "⟦estimate for ⟦Claude 4.7 and later⟧⟧";
        QTest::newRow("overhead") << "unpublished overhead" << "⟦unpublished overhead⟧";
        QTest::newRow("overhead first") << "unpublished overhead and o200k_base" << "⟦⟦unpublished overhead⟧ and o200k_base⟧";
        QTest::newRow("overhead last") << "estimate for Claude 4.7 and later and unpublished overhead" << "⟦⟦estimate for ⟦Claude 4.7 and later⟧⟧ and ⟦unpublished overhead⟧⟧";
        QTest::newRow("calibrated") << "Claude 4.7 and later, calibrated on 40 samples" << "⟦⟦Claude 4.7 and later⟧, calibrated on 40 samples⟧";
    }
    void titlesAreInTheUsersLanguage()
    {
        QFETCH(const QString, counter);
        const MarkedTexts texts;
        QTEST(counterTitle(counter), "title");
    }

    void formatsCountsWithTheirKind_data()
    {
        QTest::addColumn<TokenCount>("count");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kind");
        QTest::newRow("exact") << exact << "100" << "exact";
        QTest::newRow("estimate") << estimate << "≈ 200 (180 to 240)" << "estimate, -10% to +20%";
        QTest::newRow("provider") << counted << "50" << "counted by the provider";
        QTest::newRow("nothing") << TokenCount{0, 0, 1, CountKind::Estimate, {}} << "≈ 0 (0 to 1)" << "estimate";
    }

    void formatsCountsWithTheirKind()
    {
        QFETCH(TokenCount, count);
        QFETCH(QString, text);
        QFETCH(QString, kind);
        QCOMPARE(toText(count), text);
        QCOMPARE(kindText(count), kind);
    }

    void jsonHasFiveFields()
    {
        QCOMPARE(QString::fromStdString(toJson(estimate).dump()),
                 QStringLiteral("{\"tokens\":200,\"low\":180,\"high\":240,\"kind\":\"estimate\",\"by\":\"estimate for Llama 3\"}"));
    }
};

OUTCROP_TEST(TestTokenCount, CoreApplication)

} // namespace tst_tokencount

#include "tst_tokencount.moc"
