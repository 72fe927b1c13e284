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
        const Result<OpenTarget> target = openTarget(argument, m_folder.path());
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
        const Result<OpenTarget> target = openTarget(QStringLiteral("layers/a.md:1"), folder.path());
        QVERIFY(target.ok());
        QCOMPARE(target->path, QStringLiteral("layers/a.md"));
    }

    /// A file manager starts the program in the home folder or in the root folder.
    void doesNotOpenTheHomeFolder()
    {
        const QString file = m_folder.filePath(QStringLiteral("layers/soul.md"));
        for (const QString &base : {QDir::homePath(), QDir::rootPath()}) {
            const Result<OpenTarget> target = openTarget(file, base);
            QVERIFY(target.ok());
            QCOMPARE(target->folder, m_folder.path());
        }
    }

    void opensOnlyTheFolderOfAFileBelowTheHomeFolder()
    {
        const QTemporaryDir home;
        const QByteArray previous = qgetenv("HOME");
        const auto restore = qScopeGuard([&previous] { qputenv("HOME", previous); });
        qputenv("HOME", home.path().toUtf8());
        QVERIFY(QDir(home.path()).mkpath(QStringLiteral("notes")));
        QFile note(home.filePath(QStringLiteral("notes/AGENTS.md")));
        QVERIFY(note.open(QIODevice::WriteOnly));
        const Result<OpenTarget> target = openTarget(note.fileName(), home.path());
        QVERIFY(target.ok());
        QCOMPARE(target->folder, home.filePath(QStringLiteral("notes")));
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
        const Result<OpenTarget> target = openTarget(argument, m_folder.path());
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
    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/outcrop-target-XXXXXX")};
};

OUTCROP_TEST(TestOpenTarget, CoreApplication)

} // namespace tst_opentarget

#include "tst_opentarget.moc"
