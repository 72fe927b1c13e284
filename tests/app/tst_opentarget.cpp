// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command-line arguments of the window: folders, files with a line, links, and their errors.
#include "app/workspace/opentarget.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_opentarget {

class TestOpenTarget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("layers")));
        for (const QString &name : {QStringLiteral("layers/soul.md"), QStringLiteral("layers/odd:3"), QStringLiteral("layers/a b.md"), QStringLiteral("config.toml")}) {
            QFile file(m_folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(name == u"config.toml" ? "[workspace]\nname = \"Test\"\n" : "one\ntwo\r\nthree") > 0);
        }
    }

    void opensFoldersFilesAndLinks_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const QString root = m_folder.path();
        QTest::newRow("folder") << root << QString() << 0 << 0;
        QTest::newRow("folder inside") << QStringLiteral("layers") << QString() << 0 << 0;
        QTest::newRow("file") << QStringLiteral("layers/soul.md") << QStringLiteral("layers/soul.md") << 0 << 0;
        QTest::newRow("absolute file") << root + QStringLiteral("/layers/soul.md:2") << QStringLiteral("layers/soul.md") << 2 << 0;
        QTest::newRow("line and column") << QStringLiteral("layers/soul.md:2:3") << QStringLiteral("layers/soul.md") << 2 << 3;
        QTest::newRow("a finding, with its colon") << QStringLiteral("layers/soul.md:2:3:") << QStringLiteral("layers/soul.md") << 2 << 3;
        QTest::newRow("a name that ends in a number") << QStringLiteral("layers/odd:3") << QStringLiteral("layers/odd:3") << 0 << 0;
        QTest::newRow("its line") << QStringLiteral("layers/odd:3:2") << QStringLiteral("layers/odd:3") << 2 << 0;
        QTest::newRow("link") << QStringLiteral("outcrop://open?file=%1/layers/a%20b.md&line=3&column=2").arg(root) << QStringLiteral("layers/a b.md") << 3 << 2;
        QTest::newRow("file URL") << QStringLiteral("file://%1/layers/a%20b.md").arg(root) << QStringLiteral("layers/a b.md") << 0 << 0;
    }

    void opensFoldersFilesAndLinks()
    {
        QFETCH(const QString, argument);
        const Result<OpenTarget> target = readOpenTarget(argument, m_folder.path());
        QVERIFY2(target.ok(), target.ok() ? "" : qPrintable(target.error().message));
        QCOMPARE(QDir(target->folder).canonicalPath(), QDir(m_folder.path()).canonicalPath());
        QTEST(target->path, "path");
        QTEST(target->line, "line");
        QTEST(target->column, "column");
    }

    /// Without a manifest, the working directory determines the workspace.
    void prefersTheWorkspaceOfTheCurrentFolder()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("layers")));
        QFile file(folder.filePath(QStringLiteral("layers/a.md")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Result<OpenTarget> target = readOpenTarget(QStringLiteral("layers/a.md:1"), folder.path());
        QVERIFY(target.ok());
        QCOMPARE(target->path, QStringLiteral("layers/a.md"));
    }

    /// A file manager starts the program in the home folder or in the root folder, which the user did not choose.
    void doesNotOpenTheHomeFolder()
    {
        const QByteArray previous = qgetenv("HOME");
        const auto restore = qScopeGuard([&previous] { qputenv("HOME", previous); });
        const QTemporaryDir home;
        qputenv("HOME", home.path().toUtf8());
        QCOMPARE(openedFolder(home, {"notes/AGENTS.md", "agents/a.md"}, "notes/AGENTS.md", home.path()), home.filePath(QStringLiteral("notes")));
        QCOMPARE(openedFolder(home, {"notes/AGENTS.md"}, "notes/AGENTS.md", QDir::rootPath()), home.filePath(QStringLiteral("notes")));
    }

    void opensTheRepositoryOfAFile()
    {
        const QTemporaryDir folder;
        const QStringList files{"one/.git/HEAD", "one/web/AGENTS.md", "two/.git/HEAD", "two/AGENTS.md"};
        const QString one = folder.filePath(QStringLiteral("one"));
        for (const char *base : {"", "one", "one/web", "two"}) // the folder of several repositories is not a workspace
            QCOMPARE(openedFolder(folder, files, "one/web/AGENTS.md", folder.filePath(QLatin1String(base))), one);
    }

    void opensFilesBelowSymbolicLinks()
    {
        const QTemporaryDir folder;
        openedFolder(folder, {"one/.git/HEAD", "one/web/AGENTS.md"}, "one/web/AGENTS.md", folder.path());
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("one/web")), folder.filePath(QStringLiteral("link"))));
        const Result<OpenTarget> target = readOpenTarget(QStringLiteral("AGENTS.md"), folder.filePath(QStringLiteral("link")));
        QVERIFY(target.ok());
        QCOMPARE(target->folder, QFileInfo(folder.filePath(QStringLiteral("one"))).canonicalFilePath());
        QCOMPARE(target->path, QStringLiteral("web/AGENTS.md"));
    }

    void rejectsInvalidTargets_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<int>("code");
        QTest::newRow("no such file") << QStringLiteral("layers/none.md:3") << int(ErrorCode::NotFound);
        QTest::newRow("another action") << QStringLiteral("outcrop://send?file=/etc/hosts") << int(ErrorCode::Invalid);
        QTest::newRow("relative link") << QStringLiteral("outcrop://open?file=layers/soul.md") << int(ErrorCode::Invalid);
        QTest::newRow("link without a file") << QStringLiteral("outcrop://open") << int(ErrorCode::Invalid);
    }

    void rejectsInvalidTargets()
    {
        QFETCH(const QString, argument);
        const Result<OpenTarget> target = readOpenTarget(argument, m_folder.path());
        QVERIFY(!target.ok());
        QTEST(int(target.error().code), "code");
    }

    void convertsLinesToOffsets()
    {
        const QString text = QStringLiteral("one\ntwo\r\nthree");
        QCOMPARE(offsetOf({QStringLiteral("/"), {}, 2, 3}, text), 6);
        QCOMPARE(offsetOf({QStringLiteral("/"), {}, 2, 99}, text), 7);
        QCOMPARE(offsetOf({QStringLiteral("/"), {}, 99, 0}, text), 9);
        QCOMPARE(offsetOf({QStringLiteral("/"), {}, 1, 1}, QString()), 0);
    }

private:
    /// Writes empty files into the folder and returns the folder that the program opens for one of them.
    static QString openedFolder(const QTemporaryDir &folder, const QStringList &files, const char *file, const QString &base)
    {
        for (const QString &name : files) {
            QFile written(folder.filePath(name));
            QDir().mkpath(QFileInfo(written.fileName()).path());
            if (!written.open(QIODevice::WriteOnly))
                return {};
        }
        const Result<OpenTarget> target = readOpenTarget(folder.filePath(QLatin1String(file)), base);
        return target ? target->folder : QString();
    }

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/outcrop-target-XXXXXX")};
};

OUTCROP_TEST(TestOpenTarget, CoreApplication)

} // namespace tst_opentarget

#include "tst_opentarget.moc"
