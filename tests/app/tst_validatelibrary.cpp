// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/validatelibrary.h"
#include "tests/support/agentgenerator.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_validatelibrary {

namespace {

const QStringList staticCriteria{QStringLiteral("PV-001"), QStringLiteral("PV-004"), QStringLiteral("PV-010")};

QByteArray cleanAgent(const QString &name)
{
    return AgentGenerator(1).agent(name, {true, true, true, 10}).toUtf8();
}

QStringList filesOf(const PortabilityReport &report)
{
    QStringList files;
    for (const AgentReport &agent : report.agents)
        files.append(agent.file);
    return files;
}

PortabilityReport validateFolder(const QString &folder, const ValidationJob &job = {})
{
    const Result<ValidatedLibrary> library = validateLibrary(folder, job);
    return library ? library->report : PortabilityReport();
}

Outcome outcomeOf(const PortabilityReport &report, const QString &criterion)
{
    for (const CriterionResult &result : report.agents.value(0).results) {
        if (result.criterion == criterion)
            return result.outcome;
    }
    return Outcome::NotRun;
}

} // namespace

class TestValidateLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sampleHasNoFailures();
    void validatesFilesAndFoldersAnywhere();
    void recognizesAgentsByLocationAndContent();
    void readsAnAgentsGovernanceFile();
    void appliesTheWorkspacesCriteria();
    void runsTheRequestedCriteria();
    void keepsTheCriteriaOrder();
    void rejectsAMissingPath();
    void reportsUnreadableFiles();
    void reportsATooDeeplyNestedFolder();
    void warnsAboutSkippedAgents_data();
    void warnsAboutSkippedAgents();
    void fixesSuggestModelsOfTheWorkspace();
};

void TestValidateLibrary::sampleHasNoFailures()
{
    const PortabilityReport report = validateFolder(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
    QCOMPARE(report.agents.size(), 10);
    QCOMPARE(report.criteria.size(), 12);
    QVERIFY(!report.hasFailures());
    for (const AgentReport &agent : report.agents)
        QCOMPARE(agent.results.size(), report.criteria.size());
}

void TestValidateLibrary::validatesFilesAndFoldersAnywhere()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const QString outside = copy.siblingPath(QStringLiteral("elsewhere"));
    QDir().mkpath(outside + QStringLiteral("/deep"));
    for (const QString &name : {QStringLiteral("/one.md"), QStringLiteral("/deep/two.md")}) {
        QFile file(outside + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(cleanAgent(QStringLiteral("x")));
    }
    const QString inside = copy.path(QStringLiteral("agents/inside.md"));
    copy.write(QStringLiteral("agents/inside.md"), cleanAgent(QStringLiteral("inside")));
    const PortabilityReport report =
        validateFolder(copy.folder(), {{inside, outside, outside + QStringLiteral("/one.md")}, staticCriteria, false});
    QCOMPARE(filesOf(report),
        (QStringList{outside + QStringLiteral("/deep/two.md"), outside + QStringLiteral("/one.md"),
            QStringLiteral("agents/inside.md")}));
    QVERIFY(!report.hasFailures());
}

void TestValidateLibrary::recognizesAgentsByLocationAndContent()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("mixed/agents/bare.md"), "Do it.\n");
    copy.write(QStringLiteral("mixed/team/by-content.md"), "---\nname: a\ndescription: b\nmodel: c\n---\nDo it.\n");
    copy.write(QStringLiteral("mixed/notes.md"), "---\ntitle: a note\n---\nNothing.\n");
    copy.write(QStringLiteral("mixed/README.md"), "---\nname: a\ndescription: b\nmodel: c\n---\n");
    copy.write(QStringLiteral("mixed/skills/x/SKILL.md"), "---\nname: x\ndescription: y\ntools: z\n---\n");
    const PortabilityReport report =
        validateFolder(copy.folder(), {{copy.path(QStringLiteral("mixed"))}, staticCriteria, false});
    QCOMPARE(filesOf(report),
        (QStringList{QStringLiteral("mixed/agents/bare.md"), QStringLiteral("mixed/team/by-content.md")}));
}

void TestValidateLibrary::readsAnAgentsGovernanceFile()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("agents/split.md"), "---\nname: split\ndescription: b\n---\nDo it.\n");
    copy.write(QStringLiteral("agents/split.governance.yaml"), "portability: {enabled: true}\ntool_choice: any\n");
    for (const QString &path : {copy.path(QStringLiteral("agents/split.md")), copy.path(QStringLiteral("agents"))}) {
        const PortabilityReport report = validateFolder(copy.folder(), {{path}, staticCriteria, false});
        const auto agent = std::find_if(
            report.agents.begin(), report.agents.end(), [](const AgentReport &one) { return one.agent == u"split"; });
        QVERIFY(agent != report.agents.end());
        QCOMPARE(agent->results.at(0).findings.value(0).location.file, QStringLiteral("agents/split.governance.yaml"));
        QCOMPARE(agent->results.at(2).outcome, Outcome::Passed);
    }
}

void TestValidateLibrary::appliesTheWorkspacesCriteria()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("agents/a.md"), cleanAgent(QStringLiteral("a")));
    copy.write(QStringLiteral("portability/validation/portability-tests.yaml"),
        "criteria: [{id: PV-009, enabled: false}]\napi_parameters: {words: [{names: [tone], api: Ours}]}\n");
    const PortabilityReport report = validateFolder(copy.folder(), {{copy.path(QStringLiteral("agents/a.md"))}, {}, false});
    QCOMPARE(outcomeOf(report, QStringLiteral("PV-001")), Outcome::Failed);
    QCOMPARE(report.criteria.size(), 11);
}

void TestValidateLibrary::runsTheRequestedCriteria()
{
    const QString sample = QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample");
    QCOMPARE(validateFolder(sample, {{}, {QStringLiteral("PV-017")}, false}).agents.value(0).results.size(), 1);
    QCOMPARE(validateFolder(sample, {{}, staticCriteria, false}).agents.value(0).results.size(), 3);
    QCOMPARE(criteriaOf({{}, {}, true}, *builtInPortabilityTests()).size(), 18);
    QCOMPARE(criteriaOf({{}, {QStringLiteral("PV-012")}, false}, *builtInPortabilityTests()).size(), 1);
}

/// Each agent has a result for every criterion, in the order of the criteria, even without recorded responses.
void TestValidateLibrary::keepsTheCriteriaOrder()
{
    const PortabilityReport report = validateFolder(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"), {{}, {}, true});
    QCOMPARE(report.criteria.size(), 18);
    for (const AgentReport &agent : report.agents) {
        QCOMPARE(agent.results.size(), 18);
        for (qsizetype i = 0; i < 18; ++i)
            QCOMPARE(agent.results.at(i).criterion, report.criteria.at(i).id);
    }
}

void TestValidateLibrary::rejectsAMissingPath()
{
    const auto library = validateLibrary(
        QStringLiteral(OUTCROP_SOURCE_DIR), {{QStringLiteral("/nowhere/at/all")}, staticCriteria, false});
    QVERIFY(!library.ok());
    QCOMPARE(library.error().code, ErrorCode::NotFound);
}

void TestValidateLibrary::reportsUnreadableFiles()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("b/agents/bytes.md"), "---\nname: a\n---\n\xff\n");
    copy.write(QStringLiteral("b/agents/fixable.md"), "---\nname: a\ndescription: b: c\n---\nDo it.\n");
    copy.write(QStringLiteral("b/plain.md"), "No front matter.\n");
    copy.write(QStringLiteral("b/rule.mdc"), "---\nglobs: '*.ts'\n---\nBe brief.\n");
    copy.write(QStringLiteral(".codex/agents/r.toml"), "name = \"r\"\n");
    const auto library = validateLibrary(copy.folder(),
        {{copy.path(QStringLiteral("b/agents")), copy.path(QStringLiteral("b/plain.md")), copy.path(QStringLiteral("b/rule.mdc"))}, staticCriteria, false});
    QVERIFY(library.ok());
    QCOMPARE(library->report.unreadable.size(), 4);
    QCOMPARE(library->report.unreadable.at(3).code, QStringLiteral("agent-other-file"));
    const auto native = validateLibrary(copy.folder(), {{copy.path(QStringLiteral(".codex/agents/r.toml"))}, staticCriteria, false});
    QVERIFY(native.ok());
    QCOMPARE(native->report.unreadable.size(), 1);
    QVERIFY2(native->report.unreadable.first().message.startsWith(QStringLiteral("This is an agent in the Codex format")), qPrintable(native->report.unreadable.first().message));
    QCOMPARE(library->report.unreadable.at(0).code, QStringLiteral("utf8-invalid"));
    QCOMPARE(library->report.unreadable.at(1).code, QStringLiteral("frontmatter-colon"));
    QCOMPARE(library->report.unreadable.at(1).location.file, QStringLiteral("b/agents/fixable.md"));
    QVERIFY(library->report.unreadable.at(1).severity == Severity::Error && library->report.unreadable.at(1).fix);
    QCOMPARE(library->report.unreadable.at(2).code, QStringLiteral("agent-no-front-matter"));
}

/// A folder that is nested too deeply is reported as unreadable.
void TestValidateLibrary::reportsATooDeeplyNestedFolder()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const QString deep = QStringList(40, QStringLiteral("d")).join(u'/');
    copy.write(deep + QStringLiteral("/agents/a.md"), "---\nname: a\n---\nx\n");
    const auto library = validateLibrary(copy.folder(), {{copy.folder()}, staticCriteria, false});
    QVERIFY(library.ok());
    QVERIFY(!library->report.agents.isEmpty());
    QCOMPARE(library->report.unreadable.size(), 1);
    QCOMPARE(library->report.unreadable.first().code, QStringLiteral("file-unreadable"));
    QVERIFY(library->report.unreadable.first().location.file.startsWith(u"d/d/d"));
}

void TestValidateLibrary::warnsAboutSkippedAgents_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("why"); // reason why the file is not an agent; empty if the file is not meant to be an agent
    const QByteArray head = "name: a\ndescription: b\nmodel: c\n";
    QTest::newRow("the first fence") << QByteArray("--\n" + head + "---\nDo it.\n") << "does not begin with a `---` line";
    QTest::newRow("no fence at all") << QByteArray(head + "\nDo it.\n") << "does not begin with a `---` line";
    QTest::newRow("a blank line before it") << QByteArray("\n---\n" + head + "---\nDo it.\n") << "does not begin with a `---` line";
    QTest::newRow("a byte before it") << QByteArray("\xff---\n" + head + "---\nDo it.\n") << "does not begin with a `---` line";
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe-\0-\0-\0\n\0", 10) << "UTF-16";
    QTest::newRow("empty") << QByteArray() << "it is empty";
    QTest::newRow("only blanks") << QByteArray(" \n\n") << "it is empty";
    QTest::newRow("empty front matter") << QByteArray("---\n---\nDo it.\n") << "has no readable key";
    QTest::newRow("front matter with invalid bytes") << QByteArray("---\n\xff\xfe\xfd\n---\nDo it.\n") << "cannot be read";
    QTest::newRow("incomplete front matter") << QByteArray("---\nname: a\ndescr[iption: [b\n---\nDo it.\n") << "has syntax errors";
    QTest::newRow("a note") << QByteArray("---\ntitle: b: c\n---\nDo it.\n") << "";
    QTest::newRow("a plain text") << QByteArray("# What is here\n\nname: a\ndescription: b\n") << "";
    QTest::newRow("a text with an example") << QByteArray("So:\n\n```yaml\nname: a\ndescription: b\n```\n") << "";
    QTest::newRow("another encoding") << QByteArray("Gr\xfc\xdf" "e\n") << "";
    QTest::newRow("an agent") << QByteArray("---\n" + head + "---\nDo it.\n") << "";
}

void TestValidateLibrary::warnsAboutSkippedAgents()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, why);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("team/one.md"), text);
    const auto library = validateLibrary(copy.folder(), {{copy.path(QStringLiteral("team"))}, staticCriteria, false});
    QVERIFY(library.ok());
    QCOMPARE(library->skipped.size(), why.isEmpty() ? 0 : 1);
    if (why.isEmpty())
        return;
    const Diagnostic &skipped = library->skipped.first();
    QVERIFY2(skipped.message.contains(why), qPrintable(skipped.message));
    QVERIFY(skipped.severity == Severity::Warning);
    QCOMPARE(skipped.location.file, QStringLiteral("team/one.md"));
    QVERIFY(skipped.location.range.start.line >= 1);
    QVERIFY(library->report.agents.isEmpty());
    QVERIFY(validateLibrary(copy.folder(), {{}, staticCriteria, false})->skipped.isEmpty());
}

void TestValidateLibrary::fixesSuggestModelsOfTheWorkspace()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    QByteArray text = cleanAgent(QStringLiteral("a"));
    text.replace("\"anthropic/claude-opus-5-5\"", "grey");
    copy.write(QStringLiteral("agents/a.md"), text);
    copy.write(QStringLiteral("portability/providers/parrot.yaml"),
        "provider:\n  name: parrot\n  api_format: manual\n  models:\n    - id: grey\nrendering: {}\n");
    const PortabilityReport report =
        validateFolder(copy.folder(), {{copy.path(QStringLiteral("agents/a.md"))}, {QStringLiteral("PV-006")}, false});
    const Diagnostics findings = report.agents.value(0).results.value(0).findings;
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.at(0).fix->title, QStringLiteral("Change to parrot/grey"));
}

OUTCROP_TEST(TestValidateLibrary, CoreApplication)

} // namespace tst_validatelibrary

#include "tst_validatelibrary.moc"
