// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that `sync` writes only permitted files, and only if no file changed after planning.
#include "app/sync/foldersync.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_foldersync {

namespace {

/// A repository on disk.
class SyncFolder
{
public:
    SyncFolder() { write("repo/.git/HEAD", "ref: refs/heads/main\n"); }

    QString folder() const { return QDir(m_folder.path()).canonicalPath() + QStringLiteral("/repo"); }
    QString path(const char *name) const { return folder() + u'/' + QString::fromLatin1(name); }

    void write(const char *relative, const QByteArray &bytes) const
    {
        const QString place = m_folder.filePath(QString::fromLatin1(relative));
        QDir().mkpath(QFileInfo(place).path());
        QFile file(place);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QByteArray read(const char *name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    SyncChoice choice(const QStringList &to) const { return {folder(), QStringLiteral("claude"), to, m_folder.filePath(QStringLiteral("home")), {}}; }

private:
    QTemporaryDir m_folder;
};

const QStringList codex{QStringLiteral("codex")};

} // namespace

class TestFolderSync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesFilesAndFindsNoDrift()
    {
        const SyncFolder project;
        project.write("repo/CLAUDE.md", "Use pnpm.\n");
        project.write("repo/.claude/skills/s/SKILL.md", "---\nname: s\ndescription: d\n---\nText.\n");
        project.write("repo/.claude/skills/s/run.sh", "#!/bin/sh\n");
        QFile::setPermissions(project.path(".claude/skills/s/run.sh"), QFile::permissions(project.path(".claude/skills/s/run.sh")) | QFile::ExeOwner);
        const Result<SyncPreview> preview = planFolderSync(project.choice(codex));
        QVERIFY(preview.ok());
        const AppliedSync applied = applySync(preview->plan);
        QVERIFY2(!applied.error, applied.error ? qPrintable(toString(*applied.error)) : "");
        QCOMPARE(applied.written.size(), 4);
        QVERIFY(project.read("AGENTS.md").endsWith("\n\nUse pnpm.\n"));
        QVERIFY(QFile::permissions(project.path(".agents/skills/s/run.sh")) & QFile::ExeOwner);
        const Result<SyncPreview> again = planFolderSync(project.choice(codex));
        QVERIFY(again.ok() && !again->plan.hasDrift());
        QVERIFY(applySync(again->plan).written.isEmpty());
    }

    void keepsAFileCreatedAfterPlanning()
    {
        const SyncFolder project;
        project.write("repo/CLAUDE.md", "Use pnpm.\n");
        const Result<SyncPreview> preview = planFolderSync(project.choice(codex));
        project.write("repo/AGENTS.md", "Mine.\n");
        const AppliedSync applied = applySync(preview->plan);
        QVERIFY(applied.error && applied.written.isEmpty());
        QCOMPARE(project.read("AGENTS.md"), QByteArray("Mine.\n"));
    }

    void acceptsLinksToTheSource()
    {
        const SyncFolder project;
        project.write("repo/CLAUDE.md", "Use pnpm.\n");
        project.write("repo/.claude/skills/s/SKILL.md", "---\nname: s\ndescription: d\n---\nText.\n");
        QDir().mkpath(project.path(".agents"));
        QVERIFY(QFile::link(QStringLiteral("CLAUDE.md"), project.path("AGENTS.md")));
        QVERIFY(QFile::link(QStringLiteral("../.claude/skills"), project.path(".agents/skills")));
        const Result<SyncPreview> preview = planFolderSync(project.choice(codex));
        QVERIFY(preview.ok());
        QVERIFY2(preview->plan.files.isEmpty(), preview->plan.files.isEmpty() ? "" : qPrintable(preview->plan.files[0].path));
    }

    void writesNoFilesOutsideTheRepository()
    {
        const SyncFolder project;
        project.write("repo/CLAUDE.md", "Use pnpm.\n");
        project.write("repo/.claude/agents/a.md", "---\nname: ../../../escape\ndescription: d\n---\nText.\n");
        project.write("other/AGENTS.md", "Theirs.\n");
        QVERIFY(QFile::link(QStringLiteral("../other/AGENTS.md"), project.path("AGENTS.md")));
        const Result<SyncPreview> preview = planFolderSync(project.choice(codex));
        QVERIFY(preview.ok());
        applySync(preview->plan);
        QCOMPARE(project.read("../other/AGENTS.md"), QByteArray("Theirs.\n"));
        for (const SyncFile &file : preview->plan.files)
            QVERIFY2(!file.path.contains(QStringLiteral("..")), qPrintable(file.path));
    }

    void rejectsUnknownNamesAndEmptySources()
    {
        const SyncFolder project;
        QCOMPARE(planFolderSync(project.choice(codex)).error().code, ErrorCode::Invalid);
        project.write("repo/CLAUDE.md", "Use pnpm.\n");
        QCOMPARE(planFolderSync(project.choice({QStringLiteral("aider")})).error().code, ErrorCode::NotFound);
        QCOMPARE(planFolderSync(project.choice({QStringLiteral("claude")})).error().code, ErrorCode::Invalid);
        SyncChoice choice = project.choice(codex);
        choice.from = QStringLiteral("nothing");
        QCOMPARE(planFolderSync(choice).error().code, ErrorCode::NotFound);
    }

    void syncsFromAWorkspace()
    {
        const WorkspaceCopy workspace(QStringLiteral("plain"));
        workspace.write(QStringLiteral("layers/soul.md"), "---\ntier: granite\nwhen: phase == plan\n---\nBe kind to plants.\n");
        const SyncChoice choice{workspace.folder(), QStringLiteral("workspace"), {QStringLiteral("codex")}, workspace.siblingPath(QStringLiteral("home")), {}};
        const Result<SyncPreview> preview = planFolderSync(choice);
        QVERIFY(preview.ok());
        QVERIFY(!applySync(preview->plan).error);
        QFile agents(workspace.path(QStringLiteral("AGENTS.md")));
        QVERIFY(agents.open(QIODevice::ReadOnly) && agents.readAll().contains("Be kind to plants."));
        QVERIFY(std::any_of(preview->plan.ledger.begin(), preview->plan.ledger.end(), [](const LedgerEntry &entry) { return entry.part == u"layers/soul.md: when"; }));
        QVERIFY(!planFolderSync(choice)->plan.hasDrift());
    }
};

OUTCROP_TEST(TestFolderSync, NoApplication)

} // namespace tst_foldersync

#include "tst_foldersync.moc"
