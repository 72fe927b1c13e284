// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/movefile.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_movefile {

class MoveFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesFilesAndFolders();
    void movesALinkNotItsTarget();
    void doesNotOverwriteFilesOrFolders();
    void rejectsPathsOutsideTheFolder_data();
    void rejectsPathsOutsideTheFolder();
};

void MoveFile::movesFilesAndFolders()
{
    FaultFolder folder;
    folder.write("a/x.md", "x");
    QVERIFY(moveInside(folder.path(), "a/x.md", "b/c/y.md"));
    QCOMPARE(folder.read("b/c/y.md"), QByteArray("x"));
    QVERIFY(!QFileInfo::exists(folder.path("a/x.md")));
    QVERIFY(moveInside(folder.path(), "b", "d"));
    QCOMPARE(folder.read("d/c/y.md"), QByteArray("x"));
    QVERIFY(moveInside(folder.path(), "d/c/y.md", "d/c/Y.md"));
    QCOMPARE(folder.read("d/c/Y.md"), QByteArray("x"));
}

void MoveFile::movesALinkNotItsTarget()
{
    FaultFolder folder;
    folder.write("a.md", "x");
    folder.link("link.md", "a.md");
    QVERIFY(moveInside(folder.path(), "link.md", "other.md"));
    QVERIFY(QFileInfo(folder.path("other.md")).isSymLink());
    QCOMPARE(folder.read("a.md"), QByteArray("x"));
}

void MoveFile::doesNotOverwriteFilesOrFolders()
{
    FaultFolder folder;
    folder.write("a.md", "a");
    folder.write("b/b.md", "b");
    folder.link("nowhere.md", "gone.md");
    for (const char *to : {"b/b.md", "b", "nowhere.md", "a.md"}) {
        const Status moved = moveInside(folder.path(), "a.md", to);
        QVERIFY(!moved && moved.error().code == ErrorCode::NotAllowed);
        QCOMPARE(moved.error().location.file, QString(to));
    }
    QCOMPARE(folder.read("a.md"), QByteArray("a"));
    QCOMPARE(folder.read("b/b.md"), QByteArray("b"));
    QVERIFY(!moveInside(folder.path(), "b", "b/inside"));
    QVERIFY(moveInside(folder.path(), "gone.md", "c.md").error().code == ErrorCode::NotFound);
}

void MoveFile::rejectsPathsOutsideTheFolder_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("to above") << "a.md" << "../outside/a.md";
    QTest::newRow("to a link's folder") << "a.md" << "out/a.md";
    QTest::newRow("to an absolute path") << "a.md" << "/tmp/a.md";
    QTest::newRow("from above") << "../outside/secret.md" << "b.md";
    QTest::newRow("from a link's folder") << "out/secret.md" << "b.md";
    QTest::newRow("nothing") << "" << "b.md";
    QTest::newRow("to nothing") << "a.md" << "";
}

void MoveFile::rejectsPathsOutsideTheFolder()
{
    FaultFolder folder;
    folder.write("a.md", "a");
    folder.link("out", "../outside");
    QFETCH(QString, from);
    QFETCH(QString, to);
    const Status moved = moveInside(folder.path(), from, to);
    QVERIFY(!moved && moved.error().code == ErrorCode::NotAllowed);
    QCOMPARE(folder.read("a.md"), QByteArray("a"));
    QCOMPARE(folder.read("../outside/secret.md"), QByteArray("secret"));
}

OUTCROP_TEST(MoveFile, CoreApplication)

} // namespace tst_movefile

#include "tst_movefile.moc"
