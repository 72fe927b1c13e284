// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/leftovers.h"
#include "adapters/files/savefile.h"
#include "adapters/files/temporaryfiles.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_leftovers {

namespace {

QString temporary()
{
    static const QString name = QString::fromLatin1(temporaryName("a.md", checksumOf("old"), checksumOf("new")));
    return name;
}

QStringList names(const FaultFolder &folder, const QString &inside)
{
    return QDir(folder.path(inside)).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

class Leftovers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsFilesInFoldersWithoutSaves();
    void removesLeftoversFromFoldersWithSaves();
    void keepsUnownedTemporaryFiles();
    void doesNotCleanFoldersOutsideTheWorkspace();
    void worksWithoutAStateFolder();

private:
    QString state() const { return m_directory->filePath("state"); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void Leftovers::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", state().toUtf8());
}

/// Another program created files with names like those of Outcrop. Outcrop never saved a file in this folder, so it removes and reports none of them.
void Leftovers::keepsFilesInFoldersWithoutSaves()
{
    FaultFolder folder;
    folder.write("d/" + temporary(), "old");
    folder.write("d/" + temporary() + ".part", "x");
    QVERIFY(removeLeftoverTemporaryFiles(folder.path()).isEmpty());
    QCOMPARE(names(folder, "d").size(), 2);
    QVERIFY(!QFileInfo::exists(state()));
}

void Leftovers::removesLeftoversFromFoldersWithSaves()
{
    FaultFolder folder;
    for (const char *inside : {"d/", "e/", ""})
        folder.write(inside + temporary(), "new");
    folder.write("d/a.md", "new");
    recordPendingSaves(folder.path(), {"d/a.md"});
    recordPendingSaves(folder.path(), {"d/a.md"});
    QVERIFY(removeLeftoverTemporaryFiles(folder.path()).isEmpty());
    QCOMPARE(names(folder, "d"), QStringList{"a.md"});
    QCOMPARE(names(folder, "e").size(), 1); // no file was ever saved in this folder
    recordPendingSaves(folder.path(), {"a.md"});
    QVERIFY(removeLeftoverTemporaryFiles(folder.path()).isEmpty());
    QCOMPARE(names(folder, "").size(), 0);
    QDir(folder.path("d")).removeRecursively();
    QVERIFY(removeLeftoverTemporaryFiles(folder.path()).isEmpty());
}

void Leftovers::keepsUnownedTemporaryFiles()
{
    FaultFolder folder;
    folder.write("d/" + temporary(), "theirs");
    recordPendingSaves(folder.path(), {"d/a.md"});
    const Diagnostics kept = removeLeftoverTemporaryFiles(folder.path());
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().location.file, "d/" + temporary());
    QCOMPARE(folder.read("d/" + temporary()), QByteArray("theirs"));
}

/// Only the folder that the path resolves to is cleaned, and never a folder outside the workspace.
void Leftovers::doesNotCleanFoldersOutsideTheWorkspace()
{
    FaultFolder folder;
    folder.write("real/" + temporary(), "old");
    folder.write("../outside/" + temporary(), "old");
    folder.link("linked", "real");
    folder.link("out", "../outside");
    recordPendingSaves(folder.path(), {"linked/a.md"});
    recordPendingSaves(folder.path(), {"out/a.md"});
    QVERIFY(removeLeftoverTemporaryFiles(folder.path()).isEmpty());
    QCOMPARE(names(folder, "real").size(), 0);
    QCOMPARE(names(folder, "../outside").size(), 2);
    folder.write("../outside/" + temporary(), "old");
    folder.write("real/a.md", "");
    QDir(folder.path("real")).removeRecursively();
    folder.link("real", "../outside");
    QVERIFY(removeLeftoverTemporaryFiles(folder.path()).isEmpty());
    QCOMPARE(names(folder, "../outside").size(), 2);
}

void Leftovers::worksWithoutAStateFolder()
{
    FaultFolder folder;
    folder.write("../state", "a file");
    qputenv("XDG_STATE_HOME", QDir::cleanPath(folder.path("../state")).toUtf8());
    recordPendingSaves(folder.path(), {"a.md"});
    QVERIFY(removeLeftoverTemporaryFiles(folder.path()).isEmpty());
    QCOMPARE(folder.read("../state"), QByteArray("a file"));
}

OUTCROP_TEST(Leftovers, CoreApplication)

} // namespace tst_leftovers

#include "tst_leftovers.moc"
