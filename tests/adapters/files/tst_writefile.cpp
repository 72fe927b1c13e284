// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/writefile.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_writefile {

class WriteFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTheWholeFileAndNoOthers();
    void writesThroughALink();
    void keepsTheOldContentOnFailure();
    void createsMissingFolders();
    void writesSeveralFilesInAFolder();
    void rejectsPathsOutsideTheFolder_data();
    void rejectsPathsOutsideTheFolder();
};

void WriteFile::writesTheWholeFileAndNoOthers()
{
    FaultFolder folder;
    const QByteArray bytes = QByteArray(3'000'000, 'x') + '\0' + "\r\n\xFF";
    QVERIFY(writeFile(folder.path("a.md"), "old"));
    QVERIFY(writeFile(folder.path("a.md"), bytes));
    QCOMPARE(folder.read("a.md"), bytes);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"a.md"});
}

void WriteFile::writesThroughALink()
{
    FaultFolder folder;
    folder.write("real.md", "old");
    folder.link("link.md", "real.md");
    QVERIFY(writeFile(folder.path("link.md"), "new"));
    QVERIFY(QFileInfo(folder.path("link.md")).isSymLink());
    QCOMPARE(folder.read("real.md"), QByteArray("new"));
}

void WriteFile::keepsTheOldContentOnFailure()
{
    FaultFolder folder;
    folder.write("locked/a.md", "old");
    ::chmod(folder.name("..").constData(), 0755);
    ::chmod(folder.name("locked").constData(), 0555);
    {
        const UnprivilegedUser nobody;
        const Status status = writeFile(folder.path("locked/a.md"), "new");
        QVERIFY(!status && status.error().code == ErrorCode::Unwritable);
        QVERIFY(toString(status.error()).contains("locked/a.md"));
        QVERIFY2(status.error().message.contains("denied", Qt::CaseInsensitive), qPrintable(status.error().message));
    }
    ::chmod(folder.name("locked").constData(), 0755);
    QCOMPARE(folder.read("locked/a.md"), QByteArray("old"));
    QCOMPARE(QDir(folder.path("locked")).entryList(QDir::Files | QDir::Hidden), QStringList{"a.md"});
    QVERIFY(!writeFile(folder.path("gone/a.md"), "x"));
    QVERIFY(!writeFile(folder.path(), "x"));
}

void WriteFile::createsMissingFolders()
{
    FaultFolder folder;
    QVERIFY(writeInside(folder.path("new"), "openai/deep/request.json", "{}"));
    QCOMPARE(folder.read("new/openai/deep/request.json"), QByteArray("{}"));
    QVERIFY(writeInside(folder.path("new"), "prompt.md", "text"));
    QCOMPARE(folder.read("new/prompt.md"), QByteArray("text"));
}

void WriteFile::writesSeveralFilesInAFolder()
{
    FaultFolder folder;
    QVERIFY(writeFilesInside(folder.path("new"), {{QStringLiteral("a/b.json"), "{}"}, {QStringLiteral("c.json"), "[]"}}));
    QCOMPARE(folder.read("new/a/b.json"), QByteArray("{}"));
    QCOMPARE(folder.read("new/c.json"), QByteArray("[]"));
    ::chmod(folder.name("new/c.json").constData(), 0444);
    QVERIFY(::mkfifo(folder.name("new/pipe.json").constData(), 0600) == 0);
    for (const char *name : {"c.json", "pipe.json"}) {
        const Status status = writeFilesInside(folder.path("new"), {{QString::fromLatin1(name), "other"}});
        QVERIFY2(!status && status.error().location.file.endsWith(QLatin1String(name)), name);
    }
    QCOMPARE(folder.read("new/c.json"), QByteArray("[]"));
}

void WriteFile::rejectsPathsOutsideTheFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("up") << "../outside/new.md";
    QTest::newRow("up from below") << "a/../../outside/new.md";
    QTest::newRow("absolute") << "/tmp/new.md";
    QTest::newRow("through a folder's link") << "out/new.md";
    QTest::newRow("through a file's link") << "out.md";
    QTest::newRow("nothing") << "";
}

void WriteFile::rejectsPathsOutsideTheFolder()
{
    FaultFolder folder;
    folder.link("out", "../outside");
    folder.link("out.md", "../outside/secret.md");
    QFETCH(QString, path);
    const Status status = writeInside(folder.path(), path, "new");
    QVERIFY(!status && status.error().code == ErrorCode::NotAllowed);
    QCOMPARE(folder.read("../outside/secret.md"), QByteArray("secret"));
    QVERIFY(!QFileInfo::exists(folder.path("../outside/new.md")));
}

OUTCROP_TEST(WriteFile, CoreApplication)

} // namespace tst_writefile

#include "tst_writefile.moc"
