// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/findworkspace.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace outcrop;

namespace tst_findworkspace {

namespace {

/// A temporary folder tree.
class FolderTree
{
public:
    explicit FolderTree(const QStringList &files)
    {
        for (const QString &file : files)
            write(file.section(u'=', 0, 0), file.section(u'=', 1));
    }

    QString path(const QString &relative) const { return QDir::cleanPath(QDir(m_folder.path()).canonicalPath() + u'/' + relative); }

    void write(const QString &relative, const QString &text = {}) const
    {
        const bool isFolder = relative.endsWith(u'/');
        QDir().mkpath(isFolder ? path(relative) : QFileInfo(path(relative)).path());
        if (isFolder)
            return;
        QFile file(path(relative));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }

    /// Returns the workspace found from a folder, relative to the tree.
    QString found(const QString &start, const QString &home = QStringLiteral("nobody")) const
    {
        return QDir(path(QStringLiteral("."))).relativeFilePath(workspaceFolderOf(path(start), path(home)));
    }

private:
    QTemporaryDir m_folder;
};

const QString ours = QStringLiteral("[workspace]\nname = \"W\"\n");

} // namespace

class TestFindWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizesWorkspaceFolders_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("expected");
        const QString manifest = QStringLiteral("w/config.toml=") + ours;
        const auto row = [](const char *name, const QStringList &files, const char *start, const char *expected) {
            QTest::newRow(name) << files << QString::fromUtf8(start) << QString::fromUtf8(expected);
        };
        row("nothing", {"w/a/b/"}, "w/a/b", "w/a/b");
        row("itself", {manifest}, "w", "w");
        row("one below", {manifest, "w/layers/soul.md"}, "w/layers", "w");
        row("far below", {manifest, "w/a/b/c/d/"}, "w/a/b/c/d", "w");
        row("the nearest", {manifest, "w/in/config.toml=" + ours, "w/in/a/"}, "w/in/a", "w/in");
        row("a manifest before documents", {manifest, "w/skills/x/agents/a.md"}, "w/skills/x", "w");
        row("a manifest above a repository", {manifest, "w/r/.git/HEAD", "w/r/a/"}, "w/r/a", "w");
        row("one that is broken", {"w/config.toml=[prompt_layers\n", "w/a/"}, "w/a", "w");
        row("another program's", {"w/config.toml=baseURL = \"x\"\n[params]\na = 1\n", "w/a/"}, "w/a", "w/a");
        row("another program's above ours", {manifest, "w/site/config.toml=title = \"x\"\n", "w/site/a/"}, "w/site/a", "w");
        row("an empty one beside layers", {"w/config.toml=", "w/layers/soul.md", "w/a/"}, "w/a", "w");
        row("an empty one beside nothing", {"w/config.toml=", "w/a/"}, "w/a", "w/a");
        row("a folder of this name", {"w/config.toml/x", "w/a/"}, "w/a", "w/a");
        row("layers without a repository", {"w/layers/soul.md", "w/a/"}, "w/a", "w/a");
        row("a repository with layers", {"w/.git/HEAD", "w/layers/soul.md", "w/a/b/"}, "w/a/b", "w");
        row("in the layers of a repository", {"w/.git/HEAD", "w/layers/soul.md"}, "w/layers", "w");
        row("a repository with agents", {"w/.git/HEAD", "w/agents/a.md", "w/a/"}, "w/a", "w");
        row("a repository with agents of one client", {"w/.git/HEAD", "w/.claude/agents/a.md", "w/a/"}, "w/a", "w");
        row("a repository with skills", {"w/.git/HEAD", "w/skills/k8s/SKILL.md", "w/a/"}, "w/a", "w");
        row("a work tree", {"w/.git=gitdir: elsewhere\n", "w/layers/soul.md", "w/a/"}, "w/a", "w");
        row("a repository with nothing of it", {"w/.git/HEAD", "w/README.md", "w/a/"}, "w/a", "w/a");
        row("a repository with an empty folder", {"w/.git/HEAD", "w/layers/", "w/agents/README.md", "w/a/"}, "w/a", "w/a");
        row("the nearest repository alone", {"w/.git/HEAD", "w/layers/soul.md", "w/r/.git/HEAD", "w/r/a/"}, "w/r/a", "w/r/a");
        row("documents in the folder", {"w/.git/HEAD", "w/agents/a.md", "w/plugin/agents/b.md"}, "w/plugin", "w/plugin");
        row("code that is called agents", {"w/.git/HEAD", "w/agents/a.md", "w/src/agents/main.py"}, "w/src", "w");
    }

    void recognizesWorkspaceFolders()
    {
        QFETCH(QStringList, files);
        QFETCH(QString, start);
        const FolderTree tree(files);
        QTEST(tree.found(start), "expected");
    }

    /// Programs that a desktop starts often have the root folder as their working directory.
    void theRootFolderIsItsOwnWorkspace()
    {
        QCOMPARE(workspaceFolderOf(QStringLiteral("/"), QStringLiteral("/root")), QStringLiteral("/"));
        QCOMPARE(workspaceFolderOf(QStringLiteral("/usr"), QStringLiteral("/root")), QStringLiteral("/usr"));
        QVERIFY(projectFolderOf(QStringLiteral("/"), QStringLiteral("/root")).isEmpty());
    }

    /// The home folder is never found from a folder below it, and the search does not go above it.
    void doesNotFindTheHomeFolderFromBelow()
    {
        const FolderTree tree({"home/config.toml=" + ours, "home/.git/HEAD", "home/agents/a.md", "home/a/b/c/", "config.toml=" + ours});
        QCOMPARE(tree.found(QStringLiteral("home/a/b"), QStringLiteral("home")), QStringLiteral("home/a/b"));
        QCOMPARE(tree.found(QStringLiteral("home"), QStringLiteral("home")), QStringLiteral("home"));
        QCOMPARE(tree.found(QStringLiteral("home/a/b"), QStringLiteral("home/a/b/c")), QStringLiteral("home/a/b"));
        QCOMPARE(tree.found(QStringLiteral("home/a/b")), QStringLiteral("home"));
    }

    void resolvesLinks()
    {
        const FolderTree tree({"w/config.toml=" + ours, "w/a/", "other/"});
        QVERIFY(QFile::link(tree.path(QStringLiteral("w/a")), tree.path(QStringLiteral("other/link"))));
        QCOMPARE(tree.found(QStringLiteral("other/link")), QStringLiteral("w"));
        QVERIFY(QFile::link(tree.path(QStringLiteral("w")), tree.path(QStringLiteral("other/whole"))));
        // For a link to the workspace itself, the path that the user gave is kept.
        QCOMPARE(tree.found(QStringLiteral("other/whole")), QStringLiteral("other/whole"));
    }

    void returnsAMissingFolderUnchanged()
    {
        const FolderTree tree({"w/config.toml=" + ours});
        QCOMPARE(tree.found(QStringLiteral("w/nowhere/a")), QStringLiteral("w/nowhere/a"));
    }

    /// config.toml determines where prompts are sent, so a file in a parent folder is ignored if another user owns it.
    void ignoresParentManifestsOfOtherUsers()
    {
        if (::geteuid() != 0)
            QSKIP("only root can change the owner of files");
        constexpr uint somebody = 12345;
        const FolderTree tree({"theirs/config.toml=" + ours, "theirs/mine/", "shared/config.toml=" + ours, "shared/mine/", "all/config.toml=" + ours, "all/a/"});
        const auto give = [&tree](const char *path) { return ::chown(QFile::encodeName(tree.path(QLatin1String(path))).constData(), somebody, somebody) == 0; };
        QVERIFY(give("theirs"));
        QCOMPARE(tree.found(QStringLiteral("theirs/mine")), QStringLiteral("theirs/mine"));
        QVERIFY(give("shared/config.toml"));
        QCOMPARE(tree.found(QStringLiteral("shared/mine")), QStringLiteral("shared/mine"));
        // A user who works in another user's folder trusts that user's manifest.
        QVERIFY(give("all") && give("all/config.toml") && give("all/a"));
        QCOMPARE(tree.found(QStringLiteral("all/a")), QStringLiteral("all"));
    }
};

OUTCROP_TEST(TestFindWorkspace, NoApplication)

} // namespace tst_findworkspace

#include "tst_findworkspace.moc"
