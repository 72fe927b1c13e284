// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleexamples.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_ruleexamples {

namespace {

RuleSet rulesOf(const QByteArray &yaml)
{
    return readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"), yaml));
}

QByteArray rule(const QByteArray &positive, const QByteArray &negative)
{
    return "rules:\n  code:\n    - id: R1\n      name: NO_STUBS\n      description: d\n      validation_type: ast_check\n      severity: high\n"
           "      validation_code: check_stubs\n      examples:\n        positive: |\n" + positive + "        negative: |\n" + negative;
}

/// Returns a line such as `CODE_001 positive: kept`.
QString lineOf(const ExampleResult &one)
{
    const std::optional<bool> expected = one.isAsExpected();
    return QStringLiteral("%1 %2: %3%4").arg(one.rule, one.isPositive ? QStringLiteral("positive") : QStringLiteral("negative"), ruleOutcomeName(one.result.outcome),
        expected ? (*expected ? QString() : QStringLiteral(" (NOT AS EXPECTED)")) : QStringLiteral(": ") + one.result.reason.section(u'\n', 0, 0));
}

} // namespace

class RuleExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsRulesOnTheirExamples()
    {
        const QByteArray good = "          def f(x):\n              return x\n";
        const QByteArray bad = "          def f(x):\n              pass\n";
        const QList<ExampleResult> right = runExamples(rulesOf(rule(good, bad)).rules);
        QCOMPARE(right.size(), 2);
        if (right.first().result.outcome == RuleOutcome::NotRun)
            QSKIP("the grammar of Python was not built in");
        QVERIFY(exampleFindings(right).isEmpty());
        const Diagnostics wrong = exampleFindings(runExamples(rulesOf(rule(bad, good)).rules));
        QCOMPARE(wrong.size(), 2);
        QCOMPARE(wrong.first().code, QStringLiteral("rule-example"));
        QCOMPARE(wrong.first().location.range.start.line, 10);
    }

    void sampleExamplesHaveTheExpectedResult()
    {
        QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/config/prompt_rules.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Diagnostics wrong = exampleFindings(runExamples(rulesOf(file.readAll()).rules));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.isEmpty() ? QString() : toString(wrong.first())));
    }

    /// The seed has 38 rules. An example with an unexpected result fails the test. Examples that cannot be checked are printed.
    void seedExamplesHaveTheExpectedResult()
    {
        QFile file(qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/obra/prompt_rules.yaml"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("OUTCROP_CORPORA does not name the corpora");
        const RuleSet set = rulesOf(file.readAll());
        QCOMPARE(set.rules.size(), 38);
        QStringList wrong;
        for (const ExampleResult &one : runExamples(set.rules)) {
            qInfo().noquote() << lineOf(one);
            if (!one.isAsExpected().value_or(true))
                wrong.append(lineOf(one));
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }
};

OUTCROP_TEST(RuleExamples, CoreApplication)

} // namespace tst_ruleexamples

#include "tst_ruleexamples.moc"
