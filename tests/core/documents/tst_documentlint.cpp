// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the lint findings in agents in both formats, their governance files, and skills.
#include "core/documents/document.h"
#include "core/documents/workspace.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_documentlint {

namespace {

const QString skillPath = QStringLiteral("skills/watering/SKILL.md");
const QString claudePath = QStringLiteral(".claude/agents/gardener.md");
const QString agentPath = QStringLiteral("agents/gardener.md");

Diagnostics lint(const QString &path, const QString &text)
{
    return readDocument(path, text.toUtf8())->diagnostics;
}

QString skill(const QString &frontMatter, const QString &body = QStringLiteral("Water.\n"))
{
    return QStringLiteral("---\n") + frontMatter + QStringLiteral("---\n") + body;
}

} // namespace

class DocumentLint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsFindings_data();
    void reportsFindings();
    void appliesFixes_data();
    void appliesFixes();
    void notesLongBodies();
    void reportsNoErrorsForRenderableDocuments();
    void corporaOpenWithoutErrors_data();
    void corporaOpenWithoutErrors();
};

void DocumentLint::reportsFindings_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const QString named = QStringLiteral("name: watering\ndescription: When to water.\n");

    QTest::newRow("a skill") << skillPath
                             << skill(named + "license: MIT\nmetadata: {workloads: 'garden'}\nallowed-tools: Read\n")
                             << "";
    QTest::newRow("a skill without front matter") << skillPath << "Water.\n"
                                                  << "1:1 skill-missing-name\n1:1 skill-missing-description";
    QTest::newRow("front matter that cannot be read") << skillPath << skill("name: &a [*a]\n")
                                                      << "2:11 yaml-circular-alias";
    QTest::newRow("capitals") << skillPath << skill("name: Watering\ndescription: d\n")
                              << "2:7 skill-form\n2:7 skill-name-folder";
    QTest::newRow("hyphen first") << "skills/-a/SKILL.md" << skill("name: -a\ndescription: d\n") << "2:7 skill-form";
    QTest::newRow("hyphen last") << "skills/a-/SKILL.md" << skill("name: a-\ndescription: d\n") << "2:7 skill-form";
    QTest::newRow("two hyphens") << "skills/a--b/SKILL.md" << skill("name: a--b\ndescription: d\n") << "2:7 skill-form";
    QTest::newRow("64 letters") << "skills/" + QString(64, 'a') + "/SKILL.md"
                                << skill("name: " + QString(64, 'a') + "\ndescription: d\n") << "";
    QTest::newRow("65 letters") << "skills/" + QString(65, 'a') + "/SKILL.md"
                                << skill("name: " + QString(65, 'a') + "\ndescription: d\n") << "2:7 skill-too-long";
    QTest::newRow("another folder") << skillPath << skill("name: mulching\ndescription: d\n")
                                    << "2:7 skill-name-folder";
    QTest::newRow("no folder") << "SKILL.md" << skill("name: mulching\ndescription: d\n") << "";
    QTest::newRow("no description") << skillPath << skill("name: watering\n") << "2:1 skill-missing-description";
    QTest::newRow("empty description") << skillPath << skill("name: watering\ndescription: ''\n")
                                       << "3:1 skill-missing-description";
    QTest::newRow("1024 characters") << skillPath << skill("name: watering\ndescription: " + QString(1024, 'a') + '\n')
                                     << "";
    QTest::newRow("1025 characters") << skillPath << skill("name: watering\ndescription: " + QString(1025, 'a') + '\n')
                                     << "3:14 skill-too-long";
    QTest::newRow("long compatibility") << skillPath << skill(named + "compatibility: " + QString(501, 'a') + '\n')
                                        << "4:16 skill-too-long";
    QTest::newRow("empty compatibility") << skillPath << skill(named + "compatibility: ''\n") << "4:16 skill-empty";
    QTest::newRow("metadata that is not text") << skillPath << skill(named + "metadata: {version: 1.0, tags: [a]}\n")
                                              << "4:21 skill-wrong-type\n4:32 skill-wrong-type";
    QTest::newRow("an agent's key") << skillPath << skill(named + "tools: Read\n") << "4:1 skill-other-key";
    QTest::newRow("an unknown key") << skillPath << skill(named + "xyzzy: 1\n") << "4:1 skill-unknown-key";

    QTest::newRow("Claude's agent")
        << claudePath
        << skill("name: gardener\ndescription: d\ntools: Read, Grep\nmodel: sonnet\npermissionMode: plan\nmaxTurns: 3\n"
                 "skills: [watering]\nmemory: project\ncolor: green\nisolation: worktree\n")
        << "";
    QTest::newRow("a full model name") << claudePath
                                       << skill("name: gardener\ndescription: d\nmodel: claude-opus-4-6\n") << "";
    QTest::newRow("Claude's agent, name")
        << claudePath << skill("name: The Gardener\ndescription: d\n") << "2:7 claude-agent-form";
    QTest::newRow("Claude's agent, unknown values")
        << claudePath << skill("name: g\ndescription: d\npermissionMode: all\nmemory: all\nmaxTurns: all\n")
        << "4:17 claude-agent-unknown-value\n5:9 claude-agent-unknown-value\n6:11 claude-agent-wrong-type";
    QTest::newRow("Claude's agent, a skill's key")
        << claudePath << skill("name: g\ndescription: d\nallowed-tools: Read\n") << "4:1 claude-agent-other-key";
    QTest::newRow("Claude's agent, its own key")
        << claudePath << skill("name: g\ndescription: d\nseason: spring\n") << "4:1 claude-agent-unknown-key";

    QTest::newRow("agent") << agentPath << skill("name: gardener\nidentity: {role: Gardener}\nown: {anything: [1]}\n")
                           << "";
    QTest::newRow("agent without front matter") << agentPath << "Water.\n"
                                                << "";
    QTest::newRow("agent, a slip") << agentPath << skill("identity: {role: Gardener}\nportabilty: {enabled: true}\n")
                                   << "3:1 agent-unknown-key";
    QTest::newRow("agent, unusual values")
        << agentPath << skill("identity: {cognitive_mode: dreamy}\nguardrails: {fallback_behavior: shrug}\n")
        << "2:28 agent-unknown-value\n3:33 agent-unknown-value";
    QTest::newRow("governance") << "agents/gardener.governance.yaml"
                                << "guardrails: {output_filtering: no}\n"
                                << "1:32 agent-wrong-type";
    QTest::newRow("other documents have separate readers") << "layers/soul.md" << skill("xyzzy: 1\n") << "";
}

void DocumentLint::reportsFindings()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QTEST(findings(lint(path, text)), "expected");
}

void DocumentLint::appliesFixes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fixed");

    QTest::newRow("another folder") << skillPath << skill("name: mulching\ndescription: d\n")
                                    << skill("name: watering\ndescription: d\n");
    QTest::newRow("a name is missing") << skillPath << skill("description: d\n")
                                       << skill("description: d\nname: watering\n");
    QTest::newRow("as lines end") << skillPath << "---\r\ndescription: d\r\n---\r\nW.\r\n"
                                  << "---\r\ndescription: d\r\nname: watering\r\n---\r\nW.\r\n";
    QTest::newRow("a number in the metadata")
        << skillPath << skill("name: watering\ndescription: d\nmetadata:\n  version: 1.0\n")
        << skill("name: watering\ndescription: d\nmetadata:\n  version: \"1.0\"\n");
    QTest::newRow("an agent's key in a skill") << skillPath << skill("name: watering\ndescription: d\ntools: Read\n")
                                               << skill("name: watering\ndescription: d\nallowed-tools: Read\n");
    QTest::newRow("a skill's key in an agent")
        << claudePath << skill("name: g\ndescription: d\nallowed-tools: Read Grep # both\n")
        << skill("name: g\ndescription: d\ntools: Read, Grep # both\n");
    QTest::newRow("a name with capitals") << claudePath << skill("name: \"The Gardener\"\ndescription: d\n")
                                          << skill("name: the-gardener\ndescription: d\n");
}

void DocumentLint::appliesFixes()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QTEST(withFixes(text, lint(path, text)), "fixed");
}

void DocumentLint::notesLongBodies()
{
    const QString front = QStringLiteral("name: watering\ndescription: d\n");
    QVERIFY(lint(skillPath, skill(front, QStringLiteral("Line.\n").repeated(500))).isEmpty());
    const Diagnostics found = lint(skillPath, skill(front, QStringLiteral("Line.\n").repeated(501)));
    QCOMPARE(findings(found), QStringLiteral("505:1 skill-body-long"));
    QVERIFY(found.first().severity == Severity::Note);
}

/// Errors prevent rendering, so only an invalid body format or output schema is an error.
void DocumentLint::reportsNoErrorsForRenderableDocuments()
{
    QVERIFY(!hasErrors(lint(skillPath, skill("name: 'A B'\nmetadata: [1]\n"))));
    QVERIFY(!hasErrors(lint(claudePath, skill("model: 5\ntools: {a: b}\n"))));
    QVERIFY(!hasErrors(lint(agentPath, skill("identity: 5\noutput: {levels: {L0: a}}\n"))));
    QVERIFY(hasErrors(lint(agentPath, skill("portability: {enabled: true, body_format: html}\n"))));
    QVERIFY(hasErrors(lint(agentPath, skill("output: {schema: [1]}\n"))));
}

void DocumentLint::corporaOpenWithoutErrors_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("documents");
    QTest::addColumn<int>("warnings");
    QTest::addColumn<int>("notes");

    QTest::newRow("the ten agents of eng-team") << "jerry/eng-team" << 10 << 0 << 0;
    QTest::newRow("twelve older agents") << "jerry/existing" << 12 << 15 << 0;
    QTest::newRow("forty-one skills") << "joelclaw/skills" << 41 << 0 << 1;
}

void DocumentLint::corporaOpenWithoutErrors()
{
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
    QFETCH(QString, folder);
    const Workspace workspace = workspaceAt(corpora + u'/' + folder);
    const Diagnostics found = workspace.diagnostics();
    const auto count = [&found](Severity severity) {
        return int(std::count_if(
            found.begin(), found.end(), [severity](const Diagnostic &one) { return one.severity == severity; }));
    };
    QTEST(int(workspace.documents(DocumentKind::Agent).size() + workspace.documents(DocumentKind::Skill).size()),
        "documents");
    QCOMPARE(count(Severity::Error), 0);
    QTEST(count(Severity::Warning), "warnings");
    QTEST(count(Severity::Note), "notes");
}

OUTCROP_TEST(DocumentLint, NoApplication)

} // namespace tst_documentlint

#include "tst_documentlint.moc"
