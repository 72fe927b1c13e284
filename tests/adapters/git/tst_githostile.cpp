// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/githistory.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace outcrop;

namespace tst_githostile {

/// A repository from an untrusted source: its configuration must not run programs, and reading its files must not block.
class TestGitHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("HOME", m_home.path().toUtf8()); }

    void runsNoHooksOrFilters()
    {
        GitFolder folder;
        folder.write("a.md", "a\n");
        folder.commit("Begin");
        const QByteArray script = "#!/bin/sh\ntouch " + folder.path("RAN").toUtf8() + "\ncat\n";
        for (const char *hook : {"pre-commit", "commit-msg", "prepare-commit-msg", "post-commit", "post-index-change", "reference-transaction", "fsmonitor", "filter"}) {
            folder.write(QStringLiteral(".git/hooks/") + QLatin1String(hook), script);
            QFile(folder.path(QStringLiteral(".git/hooks/") + QLatin1String(hook))).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        const QString run = folder.path(".git/hooks/filter");
        folder.write(".gitattributes", "b.md filter=bad diff=bad merge=bad\n");
        folder.write("b.md", "b\n");
        for (const QStringList &setting : QList<QStringList>{{"core.fsmonitor", run}, {"filter.bad.clean", run}, {"filter.bad.smudge", run}, {"filter.bad.process", run},
                 {"diff.bad.textconv", run}, {"diff.external", run}, {"core.pager", run}, {"core.editor", run}, {"gpg.program", run}, {"commit.gpgsign", "true"},
                 {"core.sshCommand", run}, {"credential.helper", run}, {"core.hooksPath", folder.path(".git/hooks")}, {"alias.log", "!" + run}})
            folder.write(".git/config", folder.read(".git/config") + "[" + setting.first().section(u'.', 0, 0).toUtf8()
                    + (setting.first().count(u'.') > 1 ? " \"" + setting.first().section(u'.', 1, 1).toUtf8() + "\"" : QByteArray()) + "]\n\t"
                    + setting.first().section(u'.', -1).toUtf8() + " = " + setting.last().toUtf8() + "\n");
        folder.write("a.md", "aa\n");
        QVERIFY(!QFile::exists(folder.path("RAN")));
        const auto history = openGitHistory(folder.folder());
        QVERIFY2(history.ok(), history.ok() ? "" : qPrintable(history.error().message));
        QCOMPARE((*history)->versions("a.md")->size(), 1);
        QVERIFY((*history)->changes({}).ok() && (*history)->blame("a.md", "aa\n").ok() && (*history)->filesAt("HEAD").ok());
        QVERIFY((*history)->commit({"a.md"}, "Go on").ok());
        QVERIFY(!(*history)->commit({"b.md"}, "Filtered").ok());
        QVERIFY2(!QFile::exists(folder.path("RAN")), "a program of the repository was run");
    }

    void rejectsPipesWithoutBlocking_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"HEAD", "config", "index", "packed-refs", "refs/heads/main", "info/exclude", "commondir", "objects/info/alternates"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void rejectsPipesWithoutBlocking()
    {
        QFETCH(QString, file);
        GitFolder folder;
        folder.write("a.md", "a\n");
        folder.commit("Begin");
        const QString path = folder.path(".git/" + file);
        QFile::remove(path);
        QCOMPARE(::mkfifo(path.toUtf8().constData(), 0600), 0);
        const auto history = openGitHistory(folder.folder());
        QVERIFY(!history.ok());
        QVERIFY2(history.error().message.contains("neither a file nor a folder"), qPrintable(history.error().message));
    }

    void rejectsFoldersThatAreTooDeep()
    {
        GitFolder folder;
        folder.write("a.md", "a\n");
        folder.commit("Begin");
        folder.write(".git/x" + QString("/x").repeated(50) + "/file", "");
        const auto history = openGitHistory(folder.folder());
        QVERIFY(!history.ok());
        QVERIFY2(history.error().message.contains("more than 5,000,000 entries or more than 40 levels of folders"), qPrintable(history.error().message));
    }

    void doesNotReadOtherUsersRepositories()
    {
        if (::geteuid() != 0)
            QSKIP("only root can change the owner of files");
        GitFolder folder;
        folder.write("a.md", "a\n");
        folder.commit("Begin");
        constexpr uid_t nobody = 65534;
        for (const QString &path : {folder.folder(), folder.path(".git")})
            QCOMPARE(::chown(path.toUtf8().constData(), nobody, nobody), 0);
        const auto history = openGitHistory(folder.folder());
        QVERIFY(!history.ok());
        QVERIFY2(history.error().message.contains("safe.directory"), qPrintable(history.error().message));
    }

private:
    QTemporaryDir m_home;
};

OUTCROP_TEST(TestGitHostile, CoreApplication)

} // namespace tst_githostile

#include "tst_githostile.moc"
