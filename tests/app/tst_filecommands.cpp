// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/filecommands.h"
#include "app/workspace/openworkspace.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;

namespace tst_filecommands {

using outcrop::testing::bytesOf;

namespace {

Workspace sampleWorkspace()
{
    return Workspace::fromFiles({QStringLiteral("some")},
        {
            {QStringLiteral("layers/soul.md"), "---\ntier: granite # deep\n---\nBe kind.\n"},
            {QStringLiteral("agents/reader.md"), "---\nname: reader # of books\n---\nRead.\n"},
            {QStringLiteral("skills/k8s/SKILL.md"), "---\nname: k8s\ndescription: Clusters.\n---\nLook.\n"},
            {QStringLiteral("skills/k8s/references/nodes.md"), "# Nodes\n"},
            {QStringLiteral("layers/odd.md"), "\xff\xfe\n"},
        });
}

QString textAt(const DocumentCopy &copy, const QString &path)
{
    for (const NewFile &file : copy.change.newFiles) {
        if (file.path == path)
            return file.text;
    }
    return {};
}

} // namespace

class TestFileCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesADocument()
    {
        const Result<DocumentCopy> copy =
            planDocumentCopy(sampleWorkspace(), QStringLiteral("layers/soul.md"), QStringLiteral("heart"));
        QVERIFY(copy.ok());
        QCOMPARE(copy->to, QStringLiteral("layers/heart.md"));
        QCOMPARE(textAt(*copy, copy->to), QStringLiteral("---\ntier: granite # deep\n---\nBe kind.\n"));
    }

    void renamesTheCopyInItsFrontMatter()
    {
        const Result<DocumentCopy> copy =
            planDocumentCopy(sampleWorkspace(), QStringLiteral("agents/reader.md"), QStringLiteral("writer"));
        QVERIFY(copy.ok());
        QCOMPARE(textAt(*copy, QStringLiteral("agents/writer.md")),
            QStringLiteral("---\nname: writer # of books\n---\nRead.\n"));
    }

    void copiesASkillWithItsFolder()
    {
        const Result<DocumentCopy> copy =
            planDocumentCopy(sampleWorkspace(), QStringLiteral("skills/k8s/SKILL.md"), QStringLiteral("kube"));
        QVERIFY(copy.ok());
        QVERIFY(textAt(*copy, QStringLiteral("skills/kube/SKILL.md")).contains(QStringLiteral("name: kube\n")));
        QCOMPARE(textAt(*copy, QStringLiteral("skills/kube/references/nodes.md")), QStringLiteral("# Nodes\n"));
    }

    /// A skill includes its whole folder only if the parent is a skills folder.
    void copiesASkillOutsideASkillsFolder_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("to");
        QTest::newRow("in a folder") << QStringLiteral("k8s/SKILL.md") << QStringLiteral("kube/SKILL.md");
        QTest::newRow("without a folder") << QStringLiteral("SKILL.md") << QStringLiteral("kube.md");
    }

    void copiesASkillOutsideASkillsFolder()
    {
        QFETCH(QString, path);
        const Workspace workspace = Workspace::fromFiles({QStringLiteral("some")}, {{path, "---\nname: k8s\ndescription: Clusters.\n---\nLook.\n"}});
        const Result<DocumentCopy> copy = planDocumentCopy(workspace, path, QStringLiteral("kube"));
        QVERIFY(copy.ok());
        QTEST(copy->to, "to");
        QCOMPARE(copy->change.newFiles.size(), 1);
        QVERIFY(textAt(*copy, copy->to).endsWith(QStringLiteral("Look.\n")));
    }

    void rejectsInvalidFileOperations()
    {
        const Workspace workspace = sampleWorkspace();
        const auto code = [&](const char *path, const char *name) {
            const Result<DocumentCopy> copy = planDocumentCopy(workspace, QLatin1String(path), QLatin1String(name));
            return copy ? ErrorCode::Interrupted : copy.error().code;
        };
        QCOMPARE(code("layers/nowhere.md", "a"), ErrorCode::NotFound);
        QCOMPARE(code("layers/soul.md", "odd"), ErrorCode::NotAllowed);
        QCOMPARE(code("layers/soul.md", "a/b"), ErrorCode::Invalid);
        QCOMPARE(code("layers/odd.md", "even"), ErrorCode::Invalid);
    }

    void returnsThePathOnDisk()
    {
        const Workspace workspace = sampleWorkspace();
        QCOMPARE(diskPathOf(*workspace.document(QStringLiteral("skills/k8s/SKILL.md"))), QStringLiteral("skills/k8s"));
        QCOMPARE(diskPathOf(*workspace.document(QStringLiteral("layers/soul.md"))), QStringLiteral("layers/soul.md"));
    }

    void movesOnlyWorkspaceFilesToTheTrash()
    {
        const QTemporaryDir state; // the trash needs a separate folder
        qputenv("XDG_DATA_HOME", state.path().toUtf8());
        const testing::WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("layers/gone.md"), "Gone.\n");
        QVERIFY(moveToTrash(copy.folder(), QStringLiteral("layers/gone.md")).ok());
        QVERIFY(!QFile::exists(copy.path(QStringLiteral("layers/gone.md"))));
        const auto rejected = [&](const QString &path) {
            const Status gone = moveToTrash(copy.folder(), path);
            return gone ? ErrorCode::Interrupted : gone.error().code;
        };
        QCOMPARE(rejected(QStringLiteral("layers/gone.md")), ErrorCode::NotFound);
        QCOMPARE(rejected(QStringLiteral("../siblingPath")), ErrorCode::NotAllowed);
        QCOMPARE(rejected(QStringLiteral(".")), ErrorCode::NotAllowed);
        QCOMPARE(rejected(copy.siblingPath(QStringLiteral("x"))), ErrorCode::NotAllowed);
    }
};

OUTCROP_TEST(TestFileCommands, CoreApplication)

} // namespace tst_filecommands

#include "tst_filecommands.moc"
