// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which findings of a workspace a prompt command shows, and how it reports the others.
#include "app/prompt/promptfindings.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_promptfindings {

namespace {

QStringList filesOf(const Diagnostics &findings)
{
    QStringList files;
    for (const Diagnostic &found : findings)
        files.append(found.location.file);
    files.removeDuplicates();
    return files;
}

Selection withAgent(const QString &agent)
{
    Selection selection;
    selection.agent = agent;
    return selection;
}

/// Returns a workspace in which these files could not be read.
OpenedWorkspace unreadable(const QStringList &paths)
{
    QList<SourceFile> files{{QStringLiteral("agents/clerk.md"), "---\nname: clerk\n---\nHelp.\n"}};
    for (const QString &path : paths)
        files.append({path, {}, 0, Error{ErrorCode::Unreadable, QStringLiteral("no rights"), {}}});
    return {QStringLiteral("/w"), PromptLibrary::read(Workspace::fromFiles({QStringLiteral("w")}, files)), {}};
}

} // namespace

class TestPromptFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsOnlyFindingsInPromptFiles()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        for (const char *name : {"a", "b", "c"})
            copy.write(QStringLiteral("agents/%1.md").arg(QLatin1String(name)), "---\nname: Not A Name\ntools: Raed\n---\nText.\n");
        copy.write(QStringLiteral("agents/clerk.md"), "---\nname: clerk\ntools: Raed\n---\nText.\n");
        const OpenedWorkspace workspace = *openWorkspace(copy.folder());
        const PromptFindings findings = findingsOf(workspace, {withAgent(QStringLiteral("clerk"))});
        QCOMPARE(filesOf(findings.shown), QStringList(QStringLiteral("agents/clerk.md")));
        QCOMPARE(findings.otherFiles, 3);
        QCOMPARE(findings.shown.size() + findings.otherFindingCount, workspace.diagnostics().size());
        QCOMPARE(findings.otherFilesLine(),
            QStringLiteral("%1 findings in 3 other files: run `outcrop-cli check`").arg(findings.otherFindingCount));
        const PromptFindings none = findingsOf(workspace, {withAgent(QString())});
        QVERIFY(none.shown.isEmpty());
        QCOMPARE(none.otherFiles, 4);
    }

    /// A backup or an example of a configuration must not become part of a prompt, regardless of the order of their paths.
    void ignoresConfigurationInOtherFolders()
    {
        const auto rules = [](const char *id) -> QByteArray {
            return QByteArray("rules:\n  text:\n    - {id: ") + id + ", name: N, description: D., validation_type: manual_review, severity: high, examples: {positive: a, negative: b}}\n";
        };
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("backup/prompt_rules.yaml"), rules("OLD_1"));
        copy.write(QStringLiteral("backup/config/response_schemas.yaml"), "nothing: 1\n");
        const OpenedWorkspace without = *openWorkspace(copy.folder());
        QVERIFY(without.library.configuration.rules->rules.isEmpty());
        QVERIFY(!without.library.configuration.responses->document);
        copy.write(QStringLiteral("config/prompt_rules.yaml"), rules("NEW_1"));
        const OpenedWorkspace with = *openWorkspace(copy.folder());
        QCOMPARE(with.library.configuration.rules->rules.size(), 1);
        QCOMPARE(with.library.configuration.rules->rules.first().id, QStringLiteral("NEW_1"));
        QStringList notes;
        QString replaced;
        QString elsewhere;
        for (const Diagnostic &found : with.diagnostics()) {
            if (found.code != u"configuration-elsewhere")
                continue;
            notes.append(found.location.file);
            (found.location.file == u"backup/prompt_rules.yaml" ? replaced : elsewhere) = found.message;
        }
        QVERIFY2(replaced.contains(QStringLiteral("reads config/prompt_rules.yaml instead")), qPrintable(replaced)); // the message must not suggest moving the file
        QVERIFY2(elsewhere.contains(QStringLiteral("reads config/response_schemas.yaml in the workspace folder")), qPrintable(elsewhere));
        QCOMPARE(notes, QStringList({QStringLiteral("backup/config/response_schemas.yaml"), QStringLiteral("backup/prompt_rules.yaml")}));
    }

    void usesSingularAndPlural()
    {
        PromptFindings findings;
        QCOMPARE(findings.otherFilesLine(), QString());
        findings.otherFindingCount = 1;
        findings.otherFiles = 1;
        QCOMPARE(findings.otherFilesLine(), QStringLiteral("1 finding in 1 other file: run `outcrop-cli check`"));
        findings.otherFindingCount = 12;
        findings.otherFiles = 5;
        QCOMPARE(findings.otherFilesLine(), QStringLiteral("12 findings in 5 other files: run `outcrop-cli check`"));
    }

    /// The location of an unreadable file determines whether it is part of a prompt.
    void locationDecidesIfAnUnreadableFileBlocks_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("workload");
        QTest::addColumn<bool>("shown");
        QTest::addColumn<bool>("blocks");
        QTest::newRow("a layer") << "layers/a.md" << QString() << true << true;
        QTest::newRow("all layers") << "layers" << QString() << true << true;
        QTest::newRow("a layer whose name cannot be read") << "layers/\uFFFD.md" << QString() << true << true;
        QTest::newRow("files beyond the limit") << "." << QString() << true << true;
        QTest::newRow("the manifest") << "config.toml" << QString() << true << true;
        QTest::newRow("a skill") << "skills/k8s/SKILL.md" << QString() << false << false;
        QTest::newRow("a skill, with a workload") << "skills/k8s/SKILL.md" << "platform" << true << false;
        QTest::newRow("all skills, with a workload") << "skills" << "platform" << true << false;
        QTest::newRow("the agent's governance") << "agents/clerk.governance.yaml" << QString() << true << true;
        QTest::newRow("another agent") << "agents/other.md" << QString() << false << false;
        QTest::newRow("a text") << "notes.md" << QString() << false << false;
        QTest::newRow("another profile") << "profiles/x/config.yml" << QString() << false << false;
    }

    void locationDecidesIfAnUnreadableFileBlocks()
    {
        QFETCH(QString, path);
        QFETCH(QString, workload);
        Selection selection = withAgent(QStringLiteral("clerk"));
        selection.workload = workload;
        const PromptFindings findings = findingsOf(unreadable({path}), {selection});
        QTEST(!findings.shown.isEmpty(), "shown");
        QTEST(!findings.blockingFindings.isEmpty(), "blocks");
        QCOMPARE(findings.otherFindingCount, findings.shown.isEmpty() ? 1 : 0);
    }

    void showsAMissingAgentsUnreadableFile()
    {
        const PromptFindings findings = findingsOf(unreadable({QStringLiteral("agents/writer.md")}), {withAgent(QStringLiteral("writer"))});
        QCOMPARE(filesOf(findings.shown), QStringList(QStringLiteral("agents/writer.md")));
    }

    void bareRequestsIgnoreLayers()
    {
        PromptScope scope{Selection()};
        scope.isBare = true;
        const PromptFindings findings = findingsOf(unreadable({QStringLiteral("layers/a.md"), QStringLiteral("agents/b.md")}), scope);
        QVERIFY(findings.shown.isEmpty() && findings.blockingFindings.isEmpty());
        QCOMPARE(findings.otherFindingCount, 2);
        QVERIFY(!findingsOf(unreadable({QStringLiteral("config.toml")}), scope).blockingFindings.isEmpty()); // config.toml determines where prompts are sent
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.append(QStringLiteral("config.toml"), "gone = \"layers/gone.md\"\n");
        QVERIFY(findingsOf(*openWorkspace(copy.folder()), scope).blockingFindings.isEmpty());
    }

    void examplesBelongToTheirAgent()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("agents/shown.md"), "---\nname: shown\ndescription: d\nidentity: {role: r}\n"
                                                      "portability: {enabled: true, few_shot: {enabled: true, examples_ref: ../examples/shown.md}}\n---\nText.\n");
        copy.write(QStringLiteral("examples/shown.md"), "not UTF-8: \xff");
        const OpenedWorkspace workspace = *openWorkspace(copy.folder());
        QCOMPARE(filesOf(findingsOf(workspace, {withAgent(QStringLiteral("shown"))}).blockingFindings), QStringList(QStringLiteral("examples/shown.md")));
        QVERIFY(findingsOf(workspace, {withAgent(QStringLiteral("clerk"))}).blockingFindings.isEmpty());
    }

    void includesUnsentLayersInAListOfAllLayers()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("layers/extra.md"), "---\ntier: gold\nwhen: phase == never\n---\nx\n");
        const OpenedWorkspace workspace = *openWorkspace(copy.folder());
        PromptScope scope{withAgent(QString())};
        QVERIFY(findingsOf(workspace, scope).blockingFindings.isEmpty());
        scope.includesAllLayers = true;
        QCOMPARE(filesOf(findingsOf(workspace, scope).blockingFindings), QStringList(QStringLiteral("layers/extra.md")));
    }

    void showsTheNoteAboutMisplacedLayers()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("docs/pricing.md"), "---\ntier: gold\n---\nx\n");
        const PromptFindings findings = findingsOf(*openWorkspace(copy.folder()), {withAgent(QString())});
        QCOMPARE(filesOf(findings.shown), QStringList(QStringLiteral("docs/pricing.md")));
        QVERIFY(findings.blockingFindings.isEmpty());
        QCOMPARE(findings.otherFindingCount, 0);
    }
};

OUTCROP_TEST(TestPromptFindings, NoApplication)

} // namespace tst_promptfindings

#include "tst_promptfindings.moc"
