// SPDX-License-Identifier: GPL-3.0-or-later
// Inserts defects into agents without defects. Each defect is found at its location, and its fix removes it. Agents without defects have no findings.
#include "core/portability/validation.h"
#include "core/text/textchange.h"
#include "defects.h"
#include "tests/support/agentgenerator.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_mutations {

namespace {

const QString mark = QStringLiteral("@@");
const QString defectFile = QStringLiteral("agents/probe.md");

StaticContext context()
{
    StaticContext context;
    context.models = QStringList{QStringLiteral("anthropic/claude-opus-5-5"),
        QStringLiteral("anthropic/claude-sonnet-5-5"), QStringLiteral("anthropic/claude-haiku-5-5"),
        QStringLiteral("google/gemini-3.8-flash"), QStringLiteral("openai/gpt-6-sol")};
    return context;
}

AgentReport reportOf(const QString &text)
{
    Diagnostics unused;
    return validateAgent(readAgent(readDocument(defectFile, text.toUtf8()), nullptr, unused), context());
}

CriterionResult resultOf(const AgentReport &report, const QString &criterion)
{
    const auto found = std::find_if(report.results.begin(), report.results.end(),
        [&](const CriterionResult &result) { return result.criterion == criterion; });
    return found == report.results.end() ? CriterionResult() : *found;
}

/// Returns the finding that begins at an offset, or null.
const Diagnostic *findingAt(const CriterionResult &result, qsizetype offset)
{
    const auto found = std::find_if(result.findings.begin(), result.findings.end(),
        [offset](const Diagnostic &finding) { return finding.location.range.start.offset == offset; });
    return found == result.findings.end() ? nullptr : &*found;
}

QString findingsText(const AgentReport &report)
{
    QString text;
    for (const CriterionResult &result : report.results) {
        for (const Diagnostic &finding : result.findings)
            text += toString(finding) + u'\n';
    }
    return text;
}

/// Returns the findings about a workspace's agents and unreadable files, as text.
QString failuresIn(const Workspace &workspace)
{
    const PortabilityReport report = validate(PromptLibrary::read(workspace).agents, context());
    QString text;
    for (const AgentReport &agent : report.agents)
        text += findingsText(agent);
    for (const Diagnostic &finding : report.unreadable)
        text += toString(finding) + u'\n';
    return text;
}

/// Returns an agent without defects that contains every defect's anchor: one context window, tools, a schema.
QString cleanAgent(quint32 seed)
{
    QString text = AgentGenerator(seed).agent(QStringLiteral("probe"), {true, true, true, 20});
    for (const char *window : {"100000", "128000"})
        text.replace(QStringLiteral("minimum_context_window: ") + QLatin1String(window),
            QStringLiteral("minimum_context_window: 64000"));
    return text;
}

} // namespace

class TestMutations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCriterionHasAtLeast20Defects();
    void locatesDefects_data();
    void locatesDefects();
    void fixesRemoveFindings_data() { locatesDefects_data(); }
    void fixesRemoveFindings();
    void generatedAgentsPass();
    void sampleAgentsPass();
    void descriptionsAreNotInstructions_data();
    void descriptionsAreNotInstructions();
    void corpusAgentsPass();
};

void TestMutations::everyCriterionHasAtLeast20Defects()
{
    QHash<QString, int> counts;
    for (const Defect &defect : staticDefects())
        ++counts[defect.criterion];
    for (const Criterion &criterion : chosenCriteria(context()))
        QVERIFY2(counts.value(criterion.id) >= 20,
            qPrintable(QStringLiteral("%1: %2").arg(criterion.id).arg(counts.value(criterion.id))));
}

void TestMutations::locatesDefects_data()
{
    QTest::addColumn<QString>("criterion");
    QTest::addColumn<QString>("anchor");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    int number = 0;
    for (const Defect &defect : staticDefects())
        QTest::addRow("%03d %s %s", ++number, qPrintable(defect.criterion), qPrintable(defect.name))
            << defect.criterion << defect.anchor << defect.text << defect.place;
}

/// Inserts each defect into three different agents that have no other defect.
void TestMutations::locatesDefects()
{
    QFETCH(QString, criterion);
    QFETCH(QString, anchor);
    QFETCH(QString, text);
    QFETCH(QString, place);
    for (const quint32 seed : {1U, 2U, 3U}) {
        QString broken = cleanAgent(seed);
        const qsizetype at = broken.indexOf(anchor);
        QVERIFY(at >= 0);
        broken.replace(at, anchor.size(), text);
        const qsizetype expected = broken.indexOf(place.isEmpty() ? mark : place);
        QVERIFY(expected >= 0);
        broken.remove(mark);
        const AgentReport report = reportOf(broken);
        const CriterionResult result = resultOf(report, criterion);
        QVERIFY2(result.outcome == Outcome::Failed, qPrintable(result.reason + findingsText(report)));
        QVERIFY2(findingAt(result, expected), qPrintable(findingsText(report)));
        for (const Diagnostic &finding : result.findings)
            QCOMPARE(finding.code, criterion);
        const Range found = result.findings.first().location.range;
        QCOMPARE(found.start, positionAt(broken, found.start.offset));
        QCOMPARE(found.end, positionAt(broken, found.end.offset));
    }
}

void TestMutations::fixesRemoveFindings()
{
    QFETCH(QString, criterion);
    QFETCH(QString, anchor);
    QFETCH(QString, text);
    QString broken = cleanAgent(1);
    broken.replace(broken.indexOf(anchor), anchor.size(), text);
    broken.remove(mark);
    const CriterionResult result = resultOf(reportOf(broken), criterion);
    for (const Diagnostic &finding : result.findings) {
        if (!finding.fix)
            continue;
        const AgentReport fixed = reportOf(applyEdits(broken, finding.fix->edits));
        const qsizetype left = resultOf(fixed, criterion).findings.size();
        QVERIFY2(left < result.findings.size() && resultOf(fixed, criterion).outcome != Outcome::NotRun,
            qPrintable(finding.message + u'\n' + finding.fix->title + u'\n' + findingsText(fixed)));
    }
}

void TestMutations::generatedAgentsPass()
{
    QList<QPair<QString, QString>> files;
    AgentGenerator generator(7);
    for (int i = 0; i < 300; ++i)
        files.append({QStringLiteral("agents/a%1.md").arg(i), generator.any(QStringLiteral("a%1").arg(i))});
    QCOMPARE(failuresIn(workspaceOf(files)), QString());
}

void TestMutations::sampleAgentsPass()
{
    const QString failures = failuresIn(workspaceAt(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample")));
    QCOMPARE(failures, QString());
}

void TestMutations::descriptionsAreNotInstructions_data()
{
    QTest::addColumn<QString>("body");
    for (const char *text : {"Write step-by-step runbooks for each threat.", "Step-by-step guides with commands",
             "a step-by-step\nprocedure for the shelf", "Follow the template's Execution Protocol section (loaded in Step 1) step-by-step:",
             "Read the guide and follow it step by step.", "Each step by its own step.", "I think the throughput is low.",
             "The next step.\n\nBy step two we are done.", "Rethink through-put.", "A food chain of thoughtful people.",
             "<s>struck out</s> text", "a <| b |> c", "[inst] and [ INST ]", "```sh\nrun [ARGS]\n```"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestMutations::descriptionsAreNotInstructions()
{
    QFETCH(QString, body);
    QString text = cleanAgent(1);
    text.replace(QStringLiteral("\n## Context\n"), QStringLiteral("\n## Context\n\n%1\n").arg(body));
    QCOMPARE(findingsText(reportOf(text)), QString());
}

/// All portable agents pass with 100 of 100. Agents without a portability section have no failures, because undeclared criteria do not apply.
void TestMutations::corpusAgentsPass()
{
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set");
    const PortabilityReport portable =
        validate(PromptLibrary::read(workspaceAt(corpora + QStringLiteral("/jerry/eng-team"))).agents, context());
    QCOMPARE(portable.count(Outcome::Passed), 100);
    QCOMPARE(portable.agents.size(), 10);
    const PortabilityReport older =
        validate(PromptLibrary::read(workspaceAt(corpora + QStringLiteral("/jerry/existing"))).agents, context());
    QCOMPARE(older.agents.size(), 12);
    QVERIFY(!older.hasFailures());
    for (const AgentReport &agent : older.agents) {
        for (const char *criterion : {"PV-008", "PV-009", "PV-010"})
            QCOMPARE(resultOf(agent, QLatin1String(criterion)).outcome, Outcome::NotOptedIn);
    }
}

OUTCROP_TEST(TestMutations, CoreApplication)

} // namespace tst_mutations

#include "tst_mutations.moc"
