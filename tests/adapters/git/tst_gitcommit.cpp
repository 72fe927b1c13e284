// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/githistory.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_gitcommit {

namespace {

Result<QString> commit(const GitFolder &folder, const QStringList &paths, const QString &below = {})
{
    auto history = openGitHistory(below.isEmpty() ? folder.folder() : folder.path(below));
    if (!history)
        return history.error();
    return (*history)->commit(paths, QStringLiteral("Take suggestion 12\n\nBecause of the evidence."));
}

/// Commits three files, makes one uncommitted change of each kind, and changes `a.md`.
void createMixedChanges(GitFolder &folder)
{
    folder.write("a.md", "a\n");
    folder.write("b.md", "b\n");
    folder.write("c.md", "c\n");
    folder.commit("Begin");
    folder.write("b.md", "staged\n");
    folder.git({"add", "b.md"});
    folder.write("b.md", "staged, then changed again\n");
    folder.write("c.md", "unstaged\n");
    folder.write("d.md", "untracked\n");
    folder.write("e.md", "new and staged\n");
    folder.git({"add", "e.md"});
    folder.write("a.md", "aa\n");
}

const QByteArray othersLeftAlone = "MM b.md\n M c.md\nA  e.md\n?? d.md\n";

} // namespace

class TestGitCommit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("HOME", m_home.path().toUtf8()); }

    void commitsOnlyTheGivenFiles()
    {
        GitFolder folder;
        createMixedChanges(folder);
        const auto id = commit(folder, {"a.md"});
        QVERIFY2(id.ok(), id.ok() ? "" : qPrintable(id.error().message));
        QCOMPARE(folder.git({"rev-parse", "main"}).trimmed(), id->toLatin1());
        QCOMPARE(folder.git({"show", "--format=%an|%ae|%B", "--name-only"}), QByteArray("Ada|ada@example.com|Take suggestion 12\n\nBecause of the evidence.\n\n\na.md\n"));
        QCOMPARE(folder.git({"status", "--porcelain"}), othersLeftAlone);
        QCOMPARE(folder.git({"diff", "--cached", "--name-only"}), QByteArray("b.md\ne.md\n"));
        QCOMPARE(folder.read("b.md"), QByteArray("staged, then changed again\n"));
        folder.git({"fsck", "--strict"});
        QCOMPARE(folder.git({"reflog", "-1", "--format=%gs"}).trimmed(), QByteArray("commit: Take suggestion 12"));
    }

    void commitsNewAndRemovedFiles()
    {
        GitFolder folder;
        createMixedChanges(folder);
        QVERIFY(QFile::remove(folder.path("a.md")));
        folder.write("layers/new.md", "new\n");
        QFile(folder.path("layers/new.md")).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(commit(folder, {"a.md", "layers/new.md"}).ok());
        QCOMPARE(folder.git({"show", "--format=", "--name-status"}), QByteArray("D\ta.md\nA\tlayers/new.md\n"));
        QCOMPARE(folder.git({"ls-tree", "HEAD", "layers/new.md"}).left(6), QByteArray("100755"));
        QCOMPARE(folder.git({"status", "--porcelain"}), othersLeftAlone);
    }

    /// An open history has already read the index. Later changes by git to the index are kept.
    void keepsFilesStagedByGit()
    {
        GitFolder folder;
        folder.write("layers/a.md", "a\n");
        folder.commit("Begin");
        const auto history = openGitHistory(folder.folder());
        QVERIFY(history.ok());
        QCOMPARE((*history)->versions(QStringLiteral("layers/a.md"), 1)->size(), qsizetype(1));
        folder.write("meanwhile.md", "committed with git\n");
        folder.commit("Meanwhile");
        folder.write("new.md", "staged with git\n");
        folder.git({"add", "new.md"});
        folder.write("layers/a.md", "aa\n");
        QVERIFY((*history)->commit({QStringLiteral("layers/a.md")}, QStringLiteral("Take suggestion 12")).ok());
        QCOMPARE(folder.git({"status", "--porcelain"}), QByteArray("A  new.md\n"));
        QCOMPARE(folder.git({"show", "--format=", "--name-only"}), QByteArray("layers/a.md\n"));
    }

    void createsTheFirstCommit()
    {
        GitFolder folder;
        folder.write("a.md", "a\n");
        folder.write("b.md", "b\n");
        QVERIFY(commit(folder, {"a.md"}).ok());
        QCOMPARE(folder.git({"status", "--porcelain"}), QByteArray("?? b.md\n"));
        QCOMPARE(folder.git({"log", "--oneline"}).count('\n'), 1);
    }

    void commitsInDetachedHeadsWorktreesAndSubfolders_data()
    {
        QTest::addColumn<QString>("place");
        for (const char *place : {"detached", "worktree", "below"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    void commitsInDetachedHeadsWorktreesAndSubfolders()
    {
        QFETCH(QString, place);
        GitFolder folder;
        folder.write("below/a.md", "a\n");
        folder.write("a.md", "a\n");
        folder.commit("Begin");
        QString where;
        if (place == u"detached")
            folder.git({"checkout", "-q", "--detach"});
        else if (place == u"worktree")
            folder.git({"worktree", "add", "-q", "below2", "-b", "side"});
        where = place == u"worktree" ? QStringLiteral("below2") : place == u"below" ? place : QString();
        folder.write((where.isEmpty() ? QString() : where + u'/') + QStringLiteral("a.md"), "changed\n");
        const auto id = commit(folder, {"a.md"}, where);
        QVERIFY2(id.ok(), id.ok() ? "" : qPrintable(id.error().message));
        QCOMPARE(folder.git({"rev-parse", "HEAD"}, false, where).trimmed(), id->toLatin1());
        QCOMPARE(folder.git({"show", "--format=", "--name-only"}, false, where), place == u"below" ? QByteArray("below/a.md\n") : QByteArray("a.md\n"));
        QCOMPARE(folder.git({"status", "--porcelain", "-uno"}, false, where), QByteArray());
        QCOMPARE(folder.git({"rev-parse", "main"}).trimmed() == id->toLatin1(), place == u"below");
    }

    void appliesGitLineEndingRules()
    {
        GitFolder folder;
        folder.git({"config", "core.autocrlf", "true"});
        folder.write("a.md", "a\r\n");
        QVERIFY(commit(folder, {"a.md"}).ok());
        QCOMPARE(folder.git({"cat-file", "blob", "HEAD:a.md"}), QByteArray("a\n"));
        QCOMPARE(folder.git({"status", "--porcelain"}), QByteArray());
    }

    void reportsWhyACommitFails_data()
    {
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("words");
        QTest::newRow("merging") << "merging" << "in progress";
        QTest::newRow("no user") << "nobody" << "user.name";
        QTest::newRow("filtered") << "filtered" << "filter `lfs`";
        QTest::newRow("ignored") << "ignored" << "ignore";
        QTest::newRow("nothing") << "nothing" << "not changed since";
        QTest::newRow("outside") << "outside" << "outside the workspace";
        QTest::newRow("locked") << "locked" << "No commit was made";
    }
    void reportsWhyACommitFails()
    {
        QFETCH(QString, why);
        QFETCH(QString, words);
        GitFolder folder;
        folder.write("a.md", "a\n");
        folder.commit("Begin");
        folder.write("a.md", "aa\n");
        QString path = QStringLiteral("a.md");
        if (why == u"merging")
            folder.write(".git/MERGE_HEAD", folder.git({"rev-parse", "HEAD"}));
        else if (why == u"nobody")
            folder.git({"config", "--unset", "user.name"});
        else if (why == u"filtered")
            folder.write(".gitattributes", "*.md filter=lfs\n");
        else if (why == u"ignored")
            folder.write(".gitignore", "b.md\n"), folder.write("b.md", "b\n"), path = QStringLiteral("b.md");
        else if (why == u"nothing")
            folder.write("a.md", "a\n");
        else if (why == u"outside")
            path = QStringLiteral("../a.md");
        else
            folder.write(".git/index.lock", "");
        const QByteArray head = folder.git({"rev-parse", "HEAD"});
        const auto id = commit(folder, {path});
        QVERIFY(!id.ok());
        QVERIFY2(id.error().message.contains(words), qPrintable(id.error().message));
        QCOMPARE(folder.git({"rev-parse", "HEAD"}), head);
        QCOMPARE(folder.git({"diff", "--cached", "--name-only"}), QByteArray());
    }

private:
    QTemporaryDir m_home;
};

OUTCROP_TEST(TestGitCommit, CoreApplication)

} // namespace tst_gitcommit

#include "tst_gitcommit.moc"
