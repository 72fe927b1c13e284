// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the data of the built-in criteria, and a workspace's changes to it.
#include "core/portability/validation.h"
#include "tests/support/agentgenerator.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_criteria {

namespace {

const QString testsPath = QStringLiteral("portability/validation/portability-tests.yaml");

PortabilityTestsPtr testsWith(const QString &yaml)
{
    return readPortabilityTests(readDocument(testsPath, yaml.toUtf8()));
}

QString cleanText()
{
    return AgentGenerator(1).agent(QStringLiteral("probe"), {true, true, true, 15});
}

/// Returns the result of a criterion for an agent, with a workspace's tests.
CriterionResult evaluateCriterion(const QString &criterion, const QString &text, const PortabilityTestsPtr &tests)
{
    Diagnostics unused;
    const Agent agent = readAgent(readDocument(QStringLiteral("agents/probe.md"), text.toUtf8()), nullptr, unused);
    return validateAgent(agent, {tests, {criterion}, {}}).results.value(0);
}

CriterionResult evaluateLine(const QString &criterion, const QString &line, const QString &yaml)
{
    QString text = cleanText();
    text.replace(QStringLiteral("\n## Context\n"), QStringLiteral("\n## Context\n\n%1\n").arg(line));
    return evaluateCriterion(criterion, text, testsWith(yaml));
}

} // namespace

class TestCriteria : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasEighteenBuiltInCriteria();
    void workspaceAddsTokensAndPhrases();
    void workspaceExcludesBuiltInTokens();
    void workspaceChangesCriteria();
    void workspaceAddsFeatures();
    void locatesInvalidEntries_data();
    void locatesInvalidEntries();
    void doesNotRunUnknownChecks();
    void readsTheGovernanceFile();
    void treatsKeysWithoutValuesAsAbsent();
    void brokenFilesNeverPass();
};

void TestCriteria::hasEighteenBuiltInCriteria()
{
    const PortabilityTestsPtr tests = builtInPortabilityTests();
    QCOMPARE(tests->diagnostics.size(), 0);
    QCOMPARE(tests->criteria.size(), 18);
    for (qsizetype i = 0; i < tests->criteria.size(); ++i) {
        const Criterion &criterion = tests->criteria.at(i);
        QCOMPARE(criterion.id, QStringLiteral("PV-%1").arg(i + 1, 3, 10, QLatin1Char('0')));
        QVERIFY(!criterion.title.isEmpty() && criterion.passCondition.endsWith(u'.'));
        QCOMPARE(criterion.kind,
            i < 10       ? CriterionKind::Static
                : i < 16 ? CriterionKind::Behavioral
                         : CriterionKind::Regression);
    }
    // The built-in file is valid in the form required of workspaces.
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/portability/portability-tests.yaml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const DocumentPtr own = readDocument(testsPath, file.readAll());
    const PortabilityTestsPtr again = readPortabilityTests(own);
    for (const Diagnostic &found : again->diagnostics)
        QFAIL(qPrintable(toString(found)));
}

void TestCriteria::workspaceAddsTokensAndPhrases()
{
    QCOMPARE(evaluateLine(QStringLiteral("PV-004"), QStringLiteral("a {{ours}} b"),
                 QStringLiteral("chat_template_tokens:\n  tokens: [{family: Ours, tokens: [\"{{ours}}\"]}]\n"))
                 .outcome,
        Outcome::Failed);
    QCOMPARE(evaluateLine(QStringLiteral("PV-005"), QStringLiteral("Ponder, then write."),
                 QStringLiteral("reasoning_phrases: {phrases: [ponder]}\n"))
                 .outcome,
        Outcome::Failed);
    const auto tests = testsWith(QStringLiteral("api_parameters:\n  words: [{names: [cognitive_mode], api: Ours}]\n"));
    const CriterionResult result = evaluateCriterion(QStringLiteral("PV-001"), cleanText(), tests);
    QCOMPARE(result.outcome, Outcome::Failed);
    QVERIFY(result.findings.first().message.contains(u"Ours"));
}

void TestCriteria::workspaceExcludesBuiltInTokens()
{
    QCOMPARE(evaluateLine(QStringLiteral("PV-004"), QStringLiteral("<think>"),
                 QStringLiteral("chat_template_tokens: {except: [\"<think>\"]}\n"))
                 .outcome,
        Outcome::Passed);
    QCOMPARE(evaluateLine(QStringLiteral("PV-004"), QStringLiteral("<|end|>"),
                 QStringLiteral("chat_template_tokens: {except: [\"<|end|>\"]}\n"))
                 .outcome,
        Outcome::Passed);
    QCOMPARE(evaluateLine(QStringLiteral("PV-005"), QStringLiteral("Think hard."),
                 QStringLiteral("reasoning_phrases: {except: [think hard]}\n"))
                 .outcome,
        Outcome::Passed);
    const QString text = cleanText().replace(QStringLiteral("persona:\n"), QStringLiteral("effort: high\npersona:\n"));
    QCOMPARE(evaluateCriterion(QStringLiteral("PV-001"), text, testsWith(QStringLiteral("api_parameters: {except: [effort]}\n")))
                 .outcome,
        Outcome::Passed);
    QCOMPARE(evaluateCriterion(QStringLiteral("PV-001"), text, testsWith(QStringLiteral("api_parameters: {exempt: [effort]}\n")))
                 .outcome,
        Outcome::Passed);
}

void TestCriteria::workspaceChangesCriteria()
{
    const auto tests =
        testsWith(QStringLiteral("criteria:\n  - {id: PV-004, title: No tokens}\n  - {id: PV-010, enabled: false}\n"));
    QCOMPARE(tests->criteria.size(), 17);
    QCOMPARE(tests->criterion(QStringLiteral("PV-004"))->title, QStringLiteral("No tokens"));
    QVERIFY(!tests->criterion(QStringLiteral("PV-004"))->passCondition.isEmpty());
    QVERIFY(!tests->criterion(QStringLiteral("PV-010")));
}

void TestCriteria::workspaceAddsFeatures()
{
    const auto tests = testsWith(QStringLiteral("features:\n  - {name: web_search, tools: [WebSearch]}\n"));
    const CriterionResult result = evaluateCriterion(QStringLiteral("PV-007"), cleanText(), tests);
    QCOMPARE(result.findings.size(), 1);
    QVERIFY(result.findings.first().message.contains(u"web_search"));
}

void TestCriteria::locatesInvalidEntries_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<int>("line");
    QTest::newRow("an unknown key") << "\nword: 1\n" << 2;
    QTest::newRow("a wrong kind") << "criteria:\n  - id: PV-001\n    kind: dynamic\n" << 3;
    QTest::newRow("an invalid pattern") << "chat_template_tokens:\n  forms:\n    - '[a-'\n" << 3;
    QTest::newRow("a feature's pattern") << "features:\n  - name: x\n    body: '('\n" << 3;
    QTest::newRow("broken YAML") << "criteria:\n  - {id: PV-001\n" << 2;
}

void TestCriteria::locatesInvalidEntries()
{
    QFETCH(QString, yaml);
    QFETCH(int, line);
    const PortabilityTestsPtr tests = testsWith(yaml);
    QVERIFY(!tests->diagnostics.isEmpty());
    QCOMPARE(tests->diagnostics.first().location.range.start.line, line);
    QCOMPARE(tests->diagnostics.first().location.file, testsPath);
    QCOMPARE(tests->criteria.size(), 18); // invalid tests do not change the number of built-in criteria
}

void TestCriteria::doesNotRunUnknownChecks()
{
    const CriterionResult result = evaluateCriterion(QStringLiteral("XY-001"), cleanText(),
        testsWith(QStringLiteral("criteria:\n  - {id: XY-001, kind: static, title: Ours, pass: It holds.}\n")));
    QCOMPARE(result.outcome, Outcome::NotRun);
    QVERIFY(!result.reason.isEmpty());
}

/// The governance file is read, and findings and fixes are located in it.
void TestCriteria::readsTheGovernanceFile()
{
    Diagnostics unused;
    const auto body = readDocument(QStringLiteral("agents/a.md"), "---\nname: a\n---\nDo it.\n");
    const auto governance = readDocument(QStringLiteral("agents/a.governance.yaml"),
        "portability:\n  enabled: true\n  minimum_context_window: 8k\n  tool_choice: auto\n");
    const AgentReport report = validateAgent(readAgent(body, governance, unused), {});
    const Diagnostic parameter = report.results.at(0).findings.value(0);
    QCOMPARE(toString(parameter.location), QStringLiteral("agents/a.governance.yaml:4:3"));
    QVERIFY(parameter.fix);
    const CriterionResult window = report.results.at(7);
    QCOMPARE(toString(window.findings.value(0).location), QStringLiteral("agents/a.governance.yaml:3:27"));
    QCOMPARE(window.findings.value(0).fix->edits.value(0).replacement, QStringLiteral("8000"));
    QCOMPARE(report.results.at(9).outcome, Outcome::Passed);
}

void TestCriteria::treatsKeysWithoutValuesAsAbsent()
{
    const QString text = QStringLiteral("---\nname: a\ntools:\n  - name: t\n    parameters:\noutput:\n  schema:\nportability:\n---\n");
    for (const char *criterion : {"PV-002", "PV-003"})
        QCOMPARE(evaluateCriterion(QLatin1String(criterion), text, builtInPortabilityTests()).outcome, Outcome::Passed);
    QCOMPARE(evaluateCriterion(QStringLiteral("PV-010"), text, builtInPortabilityTests()).outcome, Outcome::NotOptedIn);
}

void TestCriteria::brokenFilesNeverPass()
{
    const Workspace workspace = Workspace::fromFiles(
        {QStringLiteral("test")}, {{QStringLiteral("agents/a.md"), "---\nname: a\n---\nDo \xff it.\n"}});
    const PortabilityReport report = validate(PromptLibrary::read(workspace).agents, {});
    QCOMPARE(report.count(Outcome::NotRun), 10);
    QCOMPARE(report.unreadable.size(), 1);
    QVERIFY(report.hasFailures());
}

OUTCROP_TEST(TestCriteria, CoreApplication)

} // namespace tst_criteria

#include "tst_criteria.moc"
