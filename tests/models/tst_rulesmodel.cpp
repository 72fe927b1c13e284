// SPDX-License-Identifier: GPL-3.0-or-later
// Tests rules as rows: domains with their rules, the results of examples and checks, and the rules in a prompt.
#include "core/documents/document.h"
#include "models/base/roles.h"
#include "models/rules/injectiontable.h"
#include "models/rules/rulesmodel.h"
#include "models/rules/ruletext.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_rulesmodel {

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

const QByteArray rulesText = R"(version: "1.0"
rules:
  code_generation:
    - id: CODE_001
      name: NO_STUBS
      description: No empty bodies.
      validation_type: ast_check
      severity: critical
      examples:
        positive: "def f(): return 1"
        negative: "def f(): pass"
      enforcement: Return partly done.
    - id: CODE_002
      name: NAMED_NUMBERS
      description: A number has a name.
      validation_type: regex
      severity: low
  prose:
    - id: PROSE_001
      name: BE_KIND
      description: Nobody is blamed.
      validation_type: manual_review
      severity: medium
)";

RuleSet someRules()
{
    return readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"), rulesText));
}

ExampleResult example(const QString &rule, bool isPositive, RuleOutcome outcome)
{
    RuleResult result{rule, outcome, {}, {}, {}};
    if (outcome == RuleOutcome::Broken)
        result.findings = {{Severity::Error, rule, QStringLiteral("A stub."), {}}};
    return {rule, isPositive, result, {}};
}

QList<ExampleResult> passingExamples()
{
    return {example(QStringLiteral("CODE_001"), true, RuleOutcome::Kept), example(QStringLiteral("CODE_001"), false, RuleOutcome::Broken)};
}

CheckedTextReport brokenReport()
{
    const Diagnostic finding{Severity::Error, QStringLiteral("CODE_001"), QStringLiteral("A stub."), {QStringLiteral("src/a.py"), {{0, 3, 1}, {4, 3, 5}}}};
    return {QStringLiteral("src/a.py"),
        {{QStringLiteral("CODE_001"), RuleOutcome::Broken, QStringLiteral("It has a stub."), {finding, finding}, {}},
            {QStringLiteral("CODE_002"), RuleOutcome::Kept, {}, {}, {}},
            {QStringLiteral("PROSE_001"), RuleOutcome::ToReview, QStringLiteral("Is nobody blamed?\nIs it kind?"), {}, {}}},
        {}};
}

ShownRule injectedRule(const char *id, bool isSent, qint64 tokens)
{
    ShownRule rule;
    rule.id = QString::fromLatin1(id);
    rule.name = QStringLiteral("NAME");
    rule.domain = QStringLiteral("prose");
    rule.isSent = isSent;
    rule.characters = tokens * 4;
    rule.tokens = TokenCount::exact(tokens, QStringLiteral("o200k_base"));
    return rule;
}

} // namespace

class TestRulesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsDomainsAndRules()
    {
        RulesModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setTree(rulesTree(someRules(), passingExamples()));
        QCOMPARE(dump(model),
            QStringLiteral("# Rule | Severity | Check method | Examples | Last check\n"
                           "code_generation (2) |  |  |  |\n"
                           "  CODE_001 NO_STUBS | critical | syntax tree | as expected |\n"
                           "  CODE_002 NAMED_NUMBERS | low | pattern |  |\n"
                           "prose (1) |  |  |  |\n"
                           "  PROSE_001 BE_KIND | medium | manual review |  |\n"));
        QVERIFY(rejectsOutOfRange(model));
        model.setTree({});
        QCOMPARE(model.rowCount(), 0);
    }

    void keepsRowsWhenCheckResultsArrive()
    {
        RulesModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setTree(rulesTree(someRules(), passingExamples()));
        const QPersistentModelIndex chosen = model.indexOf(QStringLiteral("CODE_001"));
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        const CheckedTextReport report = brokenReport();
        model.setTree(rulesTree(someRules(), passingExamples(), &report));
        QVERIFY(chosen.isValid());
        QCOMPARE(removed.size(), 0);
        QCOMPARE(chosen.sibling(chosen.row(), 4).data().toString(), QStringLiteral("2 finding(s)"));
        QCOMPARE(chosen.data(SeverityRole).toInt(), static_cast<int>(Severity::Error));
        QCOMPARE(model.indexOf(QStringLiteral("CODE_002")).siblingAtColumn(4).data().toString(), QStringLiteral("passed"));
        QCOMPARE(chosen.data(Qt::AccessibleTextRole).toString(), QStringLiteral("CODE_001 NO_STUBS, critical, syntax tree, examples: as expected, 2 finding(s)"));
        QVERIFY(!model.indexOf(QStringLiteral("NONE")).isValid());
    }

    void marksRulesWhoseExamplesFail()
    {
        RulesModel model;
        model.setTree(rulesTree(someRules(), {example(QStringLiteral("CODE_001"), true, RuleOutcome::Broken), example(QStringLiteral("CODE_001"), false, RuleOutcome::Broken)}));
        const QModelIndex rule = model.indexOf(QStringLiteral("CODE_001"));
        QCOMPARE(rule.siblingAtColumn(3).data().toString(), QStringLiteral("1 of 2 failed"));
        QCOMPARE(rule.data(SeverityRole).toInt(), static_cast<int>(Severity::Warning));
        QVERIFY(!model.indexOf(QStringLiteral("CODE_002")).data(SeverityRole).isValid());
        QCOMPARE(rule.parent().siblingAtColumn(3).data().toString(), QStringLiteral("examples fail for 1 rule(s)"));
    }

    void filtersRules()
    {
        RulesModel model;
        RulesProxy proxy;
        proxy.setSourceModel(&model);
        const QAbstractItemModelTester tester(&proxy, Mode::QtTest);
        const CheckedTextReport report = brokenReport();
        model.setTree(rulesTree(someRules(), passingExamples(), &report));
        proxy.setFilterText(QStringLiteral("number name"));
        QCOMPARE(proxy.rowCount(), 1);
        QCOMPARE(proxy.rowCount(proxy.index(0, 0)), 1);
        proxy.setFilterText({});
        proxy.setShowsOnlyProblems(true);
        QCOMPARE(proxy.rowCount(), 1);
        QCOMPARE(proxy.index(0, 0, proxy.index(0, 0)).data().toString(), QStringLiteral("CODE_001 NO_STUBS"));
        proxy.setFilterText(QStringLiteral("kind"));
        QCOMPARE(proxy.rowCount(), 0);
    }

    void showsAllRuleDetails()
    {
        RulesModel model;
        const CheckedTextReport report = brokenReport();
        model.setTree(rulesTree(someRules(), passingExamples(), &report));
        const QString detail = ruleDetail(*model.itemAt(model.indexOf(QStringLiteral("CODE_001"))));
        for (const char *part : {"CODE_001 NO_STUBS", "critical", "No empty bodies.", "Return partly done.", "def f(): pass", "as expected", "It has a stub."})
            QVERIFY2(detail.contains(QLatin1String(part)), part);
        const QString review = ruleDetail(*model.itemAt(model.indexOf(QStringLiteral("PROSE_001"))));
        QVERIFY(review.contains(QLatin1String("<li>Is nobody blamed?</li><li>Is it kind?</li>")));
        QCOMPARE(checkSummary(report), QStringLiteral("1 rule(s) violated, 1 passed, 1 to review"));
        QVERIFY(ruleDetail({QStringLiteral("prose")}).isEmpty());
    }

    void addsUpInjectedTokens()
    {
        ShownInjection injection{
            QStringLiteral("validation"), true, 500, {}, {injectedRule("A", true, 100), injectedRule("B", true, 20), injectedRule("C", false, 30)}};
        ValueTableModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setTable(injectionTable(injection));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.index(2, 4).data().toString(), QStringLiteral("omitted"));
        QCOMPARE(model.index(3, 5).data().toString(), QStringLiteral("120"));
        QCOMPARE(injectionText(injection), QStringLiteral("2 of 3 rules, 120 tokens per prompt (exact, o200k_base); 480 of 500 characters"));
        injection.isStructured = false;
        QVERIFY(injectionText(injection).contains(QStringLiteral("unstructured")));
        injection.rules.clear();
        QCOMPARE(injectionText(injection), QStringLiteral("The template validation includes no rules"));
        QVERIFY(injectionTable(injection).rows.isEmpty());
    }
};

OUTCROP_TEST(TestRulesModel, GuiApplication)

} // namespace tst_rulesmodel

#include "tst_rulesmodel.moc"
