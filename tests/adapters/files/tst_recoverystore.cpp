// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates runs that end without saving: a child process writes and is killed.
#include "adapters/files/recoverystore.h"
#include "adapters/files/savefile.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/testregistry.h"

#include <QDirIterator>
#include <QTest>

#include <sys/wait.h>

#include <csignal>
#include <functional>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_recoverystore {

namespace {

/// Runs `work` in a child process, and then kills the process.
void runInKilledProcess(const std::function<void()> &work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::raise(SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
}

struct RecoveryFixture {
    FaultFolder folder;
    QString workspace = folder.path();
    QString state = QDir::cleanPath(folder.path("../state"));

    void leaveSnapshot(const QString &path, const QByteArray &bytes) const
    {
        runInKilledProcess([&] { static_cast<void>(RecoveryStore(workspace, state).write({path, {}, path, {}, 0, bytes})); });
    }
    QStringList files() const
    {
        QStringList found;
        QDirIterator it(state, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext())
            found.append(it.next());
        return found;
    }
};

/// Returns paths and texts, for comparison.
QStringList summaryOf(const RecoveryFindings &findings)
{
    QStringList lines;
    for (const RecoverySnapshot &snapshot : findings.snapshots)
        lines.append(snapshot.path + '=' + QString::fromUtf8(snapshot.bytes));
    lines.sort();
    return lines;
}

} // namespace

class RecoveryStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isEmptyBeforeTheFirstSnapshot();
    void roundTripsEveryField();
    void roundTripsBytes_data();
    void roundTripsBytes();
    void findsOnlySnapshotsOfEndedProcesses();
    void findsOnlySnapshotsOfThisWorkspace();
    void findsTheLatestSnapshotOfEachDocument();
    void removesASnapshotAfterSaving();
    void discardsOnlySnapshots();
    void restrictsAccessToTheUser();
    void keepsAndReportsDamagedSnapshots_data();
    void keepsAndReportsDamagedSnapshots();
    void failsWithoutAStateFolder();
};

void RecoveryStoreTest::isEmptyBeforeTheFirstSnapshot()
{
    RecoveryFixture place;
    {
        RecoveryStore store(place.workspace, place.state);
        QVERIFY(store.findOrphans().snapshots.isEmpty());
        QVERIFY(store.remove("a.md"));
    }
    QVERIFY(!QFileInfo::exists(place.state));
}

void RecoveryStoreTest::roundTripsEveryField()
{
    RecoveryFixture place;
    const RecoverySnapshot written{"layers/grün.md", checksumOf("old"), "Grün \"x\"\n", {}, 42, "text"};
    const QDateTime before = QDateTime::currentDateTimeUtc().addMSecs(-1);
    runInKilledProcess([&] { static_cast<void>(RecoveryStore(place.workspace, place.state).write(written)); });
    const RecoveryFindings findings = RecoveryStore(place.workspace, place.state).findOrphans();
    QCOMPARE(findings.snapshots.size(), 1);
    const RecoverySnapshot read = findings.snapshots.first();
    QCOMPARE(read.path, written.path);
    QCOMPARE(read.base, written.base);
    QCOMPARE(read.title, written.title);
    QCOMPARE(read.cursor, written.cursor);
    QCOMPARE(read.bytes, written.bytes);
    QVERIFY(read.time >= before && read.time <= QDateTime::currentDateTimeUtc());
}

void RecoveryStoreTest::roundTripsBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("line endings") << QByteArray("\r\n\n\r\n");
    QTest::newRow("NUL") << QByteArray("a\0b", 3);
    QTest::newRow("not UTF-8") << QByteArray("\xFF\xFE{}\n");
    QTest::newRow("large") << QByteArray(2'000'000, 'x');
}

void RecoveryStoreTest::roundTripsBytes()
{
    RecoveryFixture place;
    QFETCH(QByteArray, bytes);
    place.leaveSnapshot("untitled:1", bytes);
    const RecoveryFindings findings = RecoveryStore(place.workspace, place.state).findOrphans();
    QCOMPARE(findings.snapshots.size(), 1);
    QCOMPARE(findings.snapshots.first().bytes, bytes);
    QVERIFY(findings.snapshots.first().base.isEmpty());
}

void RecoveryStoreTest::findsOnlySnapshotsOfEndedProcesses()
{
    RecoveryFixture place;
    RecoveryStore alive(place.workspace, place.state);
    QVERIFY(alive.write({"a.md", {}, {}, {}, 0, "mine"}));
    place.leaveSnapshot("b.md", "left");
    QCOMPARE(summaryOf(alive.findOrphans()), QStringList{"b.md=left"});
    QCOMPARE(summaryOf(RecoveryStore(place.workspace, place.state).findOrphans()), QStringList{"b.md=left"});
}

void RecoveryStoreTest::findsOnlySnapshotsOfThisWorkspace()
{
    RecoveryFixture place;
    place.leaveSnapshot("a.md", "left");
    place.folder.link("../other name", place.workspace.toUtf8());
    QVERIFY(RecoveryStore(place.folder.path("../outside"), place.state).findOrphans().snapshots.isEmpty());
    QVERIFY(RecoveryStore({}, place.state).findOrphans().snapshots.isEmpty());
    QCOMPARE(RecoveryStore(place.folder.path("../other name"), place.state).findOrphans().snapshots.size(), 1);
}

void RecoveryStoreTest::findsTheLatestSnapshotOfEachDocument()
{
    RecoveryFixture place;
    runInKilledProcess([&] {
        RecoveryStore store(place.workspace, place.state);
        for (const char *text : {"1", "2", "3"})
            static_cast<void>(store.write({"a.md", {}, {}, {}, 0, text}));
        static_cast<void>(store.write({"b.md", {}, {}, {}, 0, "x"}));
    });
    QCOMPARE(summaryOf(RecoveryStore(place.workspace, place.state).findOrphans()), (QStringList{"a.md=3", "b.md=x"}));
}

void RecoveryStoreTest::removesASnapshotAfterSaving()
{
    RecoveryFixture place;
    {
        RecoveryStore store(place.workspace, place.state);
        QVERIFY(store.write({"a.md", {}, {}, {}, 0, "x"}));
        QVERIFY(store.write({"b.md", {}, {}, {}, 0, "y"}));
        QVERIFY(store.remove("a.md"));
        QVERIFY(store.remove("a.md"));
    }
    QCOMPARE(summaryOf(RecoveryStore(place.workspace, place.state).findOrphans()), QStringList{"b.md=y"});
    {
        RecoveryStore store(place.workspace, place.state);
        QVERIFY(store.write({"a.md", {}, {}, {}, 0, "x"}));
        QVERIFY(store.remove("a.md"));
        QVERIFY(store.discard(store.findOrphans().snapshots.first()));
    }
    QCOMPARE(place.files(), QStringList());
}

void RecoveryStoreTest::discardsOnlySnapshots()
{
    RecoveryFixture place;
    place.leaveSnapshot("a.md", "1");
    place.leaveSnapshot("b.md", "2");
    RecoveryStore store(place.workspace, place.state);
    const RecoveryFindings findings = store.findOrphans();
    QVERIFY(store.discard(findings.snapshots.first()));
    QVERIFY(store.discard(findings.snapshots.first()));
    QCOMPARE(store.findOrphans().snapshots.size(), 1);
    RecoverySnapshot elsewhere;
    elsewhere.file = place.folder.path("../outside/secret.md");
    QVERIFY(store.discard(elsewhere));
    QCOMPARE(place.folder.read("../outside/secret.md"), QByteArray("secret"));
}

void RecoveryStoreTest::restrictsAccessToTheUser()
{
    RecoveryFixture place;
    place.leaveSnapshot("a.md", "1");
    for (const QString &file : place.files()) {
        struct stat status = {};
        QCOMPARE(::stat(QFile::encodeName(file).constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777, 0600u);
        QCOMPARE(::stat(QFile::encodeName(QFileInfo(file).path()).constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777, 0700u);
    }
    QVERIFY(!place.files().isEmpty());
}

void RecoveryStoreTest::keepsAndReportsDamagedSnapshots_data()
{
    QTest::addColumn<std::function<QByteArray(QByteArray)>>("damage");
    using Damage = std::function<QByteArray(QByteArray)>;
    QTest::newRow("empty") << Damage([](const QByteArray &) { return QByteArray(); });
    QTest::newRow("truncated in the text") << Damage([](QByteArray bytes) { return bytes.chopped(1); });
    QTest::newRow("truncated in the first line") << Damage([](QByteArray bytes) { return bytes.first(20); });
    QTest::newRow("another byte") << Damage([](QByteArray bytes) { return bytes.replace("left", "lift"); });
    QTest::newRow("not JSON") << Damage([](const QByteArray &bytes) -> QByteArray { return "x" + bytes; });
    QTest::newRow("other JSON") << Damage([](const QByteArray &) { return QByteArray("{\"path\": 1}\nleft"); });
}

void RecoveryStoreTest::keepsAndReportsDamagedSnapshots()
{
    RecoveryFixture place;
    place.leaveSnapshot("a.md", "left");
    const QString name = place.files().filter(".recovery").first();
    QFETCH(std::function<QByteArray(QByteArray)>, damage);
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray damaged = damage(file.readAll());
    file.close();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(damaged) == damaged.size());
    file.close();
    RecoveryStore store(place.workspace, place.state);
    const RecoveryFindings findings = store.findOrphans();
    QVERIFY(findings.snapshots.isEmpty());
    QCOMPARE(findings.diagnostics.size(), 1);
    QCOMPARE(findings.diagnostics.first().location.file, name);
    QVERIFY(store.write({"a.md", {}, {}, {}, 0, "new"}));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), damaged);
}

void RecoveryStoreTest::failsWithoutAStateFolder()
{
    RecoveryFixture place;
    place.folder.write("../state", "a file");
    RecoveryStore store(place.workspace, place.state);
    QVERIFY(!store.write({"a.md", {}, {}, {}, 0, "x"}));
    QVERIFY(store.findOrphans().snapshots.isEmpty());
}

OUTCROP_TEST(RecoveryStoreTest, CoreApplication)

} // namespace tst_recoverystore

#include "tst_recoverystore.moc"
