// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/initworkspace.h"
#include "app/workspace/openworkspace.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_initworkspace {

class TestInitWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newWorkspaceHasNoFindings_data()
    {
        QTest::addColumn<bool>("sample");
        QTest::newRow("plain") << false;
        QTest::newRow("sample") << true;
    }

    void newWorkspaceHasNoFindings()
    {
        QFETCH(bool, sample);
        const QTemporaryDir room;
        const QString folder = room.filePath(QStringLiteral("deep/inside"));
        const Result<QStringList> files = initWorkspace(folder, sample);
        QVERIFY(files.ok());
        for (const QString &file : *files)
            QVERIFY2(QFileInfo(folder + u'/' + file).isWritable(), qPrintable(file));
        const Result<OpenedWorkspace> opened = openWorkspace(folder);
        QVERIFY(opened.ok());
        QVERIFY2(opened->diagnostics().isEmpty(), qPrintable(toString(opened->diagnostics().value(0))));
        QVERIFY(!opened->library.stack.layers.isEmpty());
    }

    void copiesTheSampleUnchanged()
    {
        const QTemporaryDir room;
        const Result<QStringList> files = initWorkspace(room.filePath(QStringLiteral("s")), true);
        for (const QString &path : *files) {
            QFile made(room.filePath(QStringLiteral("s/")) + path);
            QFile source(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/") + path);
            QVERIFY2(made.open(QIODevice::ReadOnly) && source.open(QIODevice::ReadOnly), qPrintable(path));
            QCOMPARE(made.readAll(), source.readAll());
        }
    }

    void rejectsFoldersThatAreNotEmpty_data()
    {
        QTest::addColumn<QString>("present");
        QTest::newRow("file") << "notes.txt";
        QTest::newRow("hidden file") << ".hidden";
        QTest::newRow("folder") << "layers/";
    }

    void rejectsFoldersThatAreNotEmpty()
    {
        QFETCH(QString, present);
        const QTemporaryDir room;
        const QString path = room.filePath(present);
        if (present.endsWith(u'/')) {
            QVERIFY(QDir().mkpath(path));
        } else {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const Result<QStringList> files = initWorkspace(room.path(), false);
        QVERIFY(!files.ok());
        QCOMPARE(files.error().code, ErrorCode::NotAllowed);
        QVERIFY(files.error().message.contains(present.section(u'/', 0, 0)));
        QCOMPARE(QDir(room.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
    }

    void acceptsAnEmptyRepository()
    {
        const QTemporaryDir room;
        QVERIFY(QDir(room.path()).mkdir(QStringLiteral(".git")));
        QVERIFY(initWorkspace(room.path(), false).ok());
    }

    void rejectsAFileAsFolder()
    {
        const QTemporaryDir room;
        QFile file(room.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!initWorkspace(file.fileName(), false).ok());
        QVERIFY(!initWorkspace(file.fileName() + QStringLiteral("/below"), false).ok());
    }
};

OUTCROP_TEST(TestInitWorkspace, NoApplication)

} // namespace tst_initworkspace

#include "tst_initworkspace.moc"
