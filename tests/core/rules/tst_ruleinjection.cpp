// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleinjection.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_ruleinjection {

namespace {

RuleSet rules()
{
    return readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"),
        "rules:\n  shelf:\n    - {id: A, name: N, description: low, validation_type: manual_review, severity: low}\n"
        "    - {id: B, name: N, description: high, validation_type: manual_review, severity: high}\n"
        "  floor:\n    - {id: C, name: N, description: critical, validation_type: manual_review, severity: critical}\n"
        "    - {id: D, name: N, description: medium, validation_type: manual_review, severity: medium}\n"));
}

/// Counts commas instead of tokens.
qint64 commas(QStringView text)
{
    return text.count(u',');
}

QStringList sent(const InjectedRules &injected)
{
    QStringList ids;
    for (const InjectedRule &one : injected.sent)
        ids.append(one.rule->id);
    return ids;
}

const QStringList both{QStringLiteral("shelf"), QStringLiteral("floor")};

} // namespace

class RuleInjection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsTheMostSevereRulesFirst()
    {
        const RuleSet set = rules();
        QCOMPARE(sent(injectRules(set, {both}, {}, {})), (QStringList{QStringLiteral("C"), QStringLiteral("B"), QStringLiteral("D"), QStringLiteral("A")}));
        QCOMPARE(sent(injectRules(set, {{QStringLiteral("floor")}}, {}, {})), (QStringList{QStringLiteral("C"), QStringLiteral("D")}));
        QVERIFY(injectRules(set, {}, {}, {}).sent.isEmpty());
    }

    void omitsRulesBelowTheMinimumSeverity()
    {
        const RuleSet set = rules();
        const InjectedRules injected = injectRules(set, {both, RuleSeverity::High}, {}, {});
        QCOMPARE(sent(injected), (QStringList{QStringLiteral("C"), QStringLiteral("B")}));
        QVERIFY(injected.omittedRules.isEmpty()); // rules below the minimum severity do not count as omitted
    }

    /// The four fields of a rule contain three commas, and one more comma separates rules.
    void staysWithinTheTokenBudget_data()
    {
        QTest::addColumn<qint64>("tokens");
        QTest::addColumn<int>("count");
        QTest::newRow("none") << qint64(0) << 0;
        QTest::newRow("not quite one") << qint64(3) << 0;
        QTest::newRow("one") << qint64(4) << 1;
        QTest::newRow("two") << qint64(11) << 2;
        QTest::newRow("all") << qint64(16) << 4;
    }
    void staysWithinTheTokenBudget()
    {
        QFETCH(qint64, tokens);
        QFETCH(int, count);
        const RuleSet set = rules();
        const InjectedRules injected = injectRules(set, {both, RuleSeverity::Low, {}, tokens}, {}, commas);
        QCOMPARE(injected.sent.size(), count);
        QCOMPARE(injected.omittedRules.size(), 4 - count);
        QCOMPARE(injected.budget, count == 4 ? QString() : QStringLiteral("%1 tokens").arg(tokens));
    }

    void appliesTheSmallerBudget()
    {
        const RuleSet set = rules();
        QCOMPARE(injectRules(set, {both, RuleSeverity::Low, 0, 100}, {}, commas).budget, QStringLiteral("0 characters"));
        QCOMPARE(injectRules(set, {both, RuleSeverity::Low, 10000, 4}, {}, commas).sent.size(), 1);
    }

    void returnsTheRequestedFields()
    {
        const RuleSet set = rules();
        const Json rule = injectRules(set, {both}, {QStringLiteral("id"), QStringLiteral("none")}, {}).sent.first().json;
        QCOMPARE(QByteArray::fromStdString(rule.dump()), QByteArray(R"({"id":"C"})"));
    }
};

OUTCROP_TEST(RuleInjection, CoreApplication)

} // namespace tst_ruleinjection

#include "tst_ruleinjection.moc"
