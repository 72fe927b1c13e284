// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleset.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_ruleset {

namespace {

RuleSet rulesOf(const QByteArray &yaml)
{
    return readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"), yaml));
}

/// Returns a rules file with one domain and these rules.
QByteArray domain(const QByteArray &rules)
{
    return "rules:\n  shelves:\n" + rules;
}

const QByteArray whole = "    - id: A1\n      name: DUSTED\n      description: |\n        Dust it.\n        Twice.\n      validation_type: regex\n"
                         "      validation_pattern: dust\n      severity: high\n      examples:\n        positive: clean\n        negative: grey\n"
                         "      enforcement: Dust it again.\n";

QByteArray rule(const QByteArray &id, const QByteArray &severity)
{
    return "    - {id: " + id + ", name: N, description: d, validation_type: regex, severity: " + severity + "}\n";
}

QStringList idsOf(const QList<const Rule *> &rules)
{
    QStringList ids;
    for (const Rule *one : rules)
        ids.append(one->id);
    return ids;
}

} // namespace

class Rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAllFieldsOfARule()
    {
        const RuleSet set = rulesOf("version: \"2.1\"\n" + domain(whole));
        QVERIFY2(set.diagnostics.isEmpty(), qPrintable(findings(set.diagnostics)));
        QCOMPARE(set.version, QStringLiteral("2.1"));
        QCOMPARE(set.domains, QStringList{QStringLiteral("shelves")});
        QCOMPARE(set.rules.size(), 1);
        const Rule &one = set.rules.first();
        QCOMPARE(one.domain, QStringLiteral("shelves"));
        QCOMPARE(one.name, QStringLiteral("DUSTED"));
        QCOMPARE(one.description, QStringLiteral("Dust it.\nTwice."));
        QCOMPARE(one.severity, RuleSeverity::High);
        QCOMPARE(one.validation, RuleValidation::Regex);
        QCOMPARE(one.positiveExample, QStringLiteral("clean"));
        QCOMPARE(one.negativeExample, QStringLiteral("grey"));
        QCOMPARE(one.enforcement, QStringLiteral("Dust it again."));
        QCOMPARE(one.data[u"validation_pattern"].text(), QStringLiteral("dust"));
        QCOMPARE(one.location.range.start.line, 4);
        QCOMPARE(set.find(QStringLiteral("A1")), &one);
        QVERIFY(!set.find(QStringLiteral("A2")));
    }

    void roundTripsSeveritiesAndValidations()
    {
        for (const char *word : {"critical", "high", "medium", "low"}) {
            const RuleSet set = rulesOf(domain(rule("A", word)));
            QVERIFY(set.diagnostics.isEmpty());
            QCOMPARE(ruleSeverityName(set.rules.first().severity), QLatin1String(word));
        }
        for (const char *word : {"ast_check", "regex", "manual_review", "llm_check", "coverage_check", "format_check", "schema_check"}) {
            const RuleSet set = rulesOf(domain(rule("A", "low").replace("regex", word)));
            QVERIFY(set.diagnostics.isEmpty());
            QCOMPARE(ruleValidationName(set.rules.first().validation), QLatin1String(word));
        }
    }

    void findingsHaveALocation_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("expected");
        QTest::newRow("an id twice") << domain(rule("A", "low") + rule("B", "low") + rule("A", "high")) << "5:12 rule-id-taken";
        QTest::newRow("an unknown severity") << domain(rule("A", "grave")) << "3:74 schema-not-allowed";
        QTest::newRow("no description") << domain("    - {id: A, name: N, validation_type: regex, severity: low}\n") << "3:7 schema-missing-key";
        QTest::newRow("an unknown key") << domain("    - {id: A, name: N, description: d, validation_type: regex, severity: low, colour: red}\n")
                                        << "3:79 schema-unknown-key";
        QTest::newRow("no rules") << QByteArray("version: \"1\"\n") << "1:1 schema-missing-key";
        QTest::newRow("no YAML") << QByteArray("rules: [\n") << "1:8 yaml-bracket";
    }

    void findingsHaveALocation()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, expected);
        QCOMPARE(findings(rulesOf(yaml).diagnostics), expected);
    }

    void keepsRulesWithFindings()
    {
        const RuleSet set = rulesOf(domain(rule("A", "grave") + "    - {name: N, colour: red}\n"));
        QCOMPARE(set.rules.size(), 2);
        QCOMPARE(set.rules.first().severity, RuleSeverity::Low);
        QCOMPARE(set.rules.last().data[u"colour"].text(), QStringLiteral("red"));
    }

    void sortsRulesBySeverity()
    {
        const RuleSet set = rulesOf(domain(rule("A", "low") + rule("B", "critical")) + "  doors:\n" + rule("C", "medium") + rule("D", "critical")
            + "  roof:\n" + rule("E", "critical"));
        const QStringList both{QStringLiteral("doors"), QStringLiteral("shelves"), QStringLiteral("cellar")};
        QCOMPARE(idsOf(set.rulesInDomains(both)).join(u' '), QStringLiteral("B D C A"));
        QVERIFY(set.rulesInDomains({}).isEmpty());
    }

    void missingDocumentHasNoRules()
    {
        const RuleSet set = readRuleSet(nullptr);
        QVERIFY(set.rules.isEmpty() && set.diagnostics.isEmpty());
    }
};

OUTCROP_TEST(Rules, NoApplication)

} // namespace tst_ruleset

#include "tst_ruleset.moc"
