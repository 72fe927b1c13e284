// SPDX-License-Identifier: GPL-3.0-or-later
// Tests behavior specific to store files: permissions, other files at the same path, damage, and a newer version.
#include "adapters/sqlite/sqlitebackup.h"
#include "adapters/sqlite/sqlitesalvage.h"
#include "adapters/sqlite/sqlitestore.h"
#include "tests/support/samplerecords.h"
#include "tests/support/sqlitehandle.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <random>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_sqlitestore {

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void runSql(const QString &path, const char *sql)
{
    QVERIFY(executeSql(path, sql));
}

bool isPrivate(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 && (found.st_mode & 0777) == 0600;
}

/// Redirects this process's open descriptors of a database and its write-ahead log to /dev/null, as if the disk had been removed.
void simulateRemovedDisk(const QString &path)
{
    for (const QString &name : QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::Files | QDir::System)) {
        const QString leadsTo = QFile::symLinkTarget(QStringLiteral("/proc/self/fd/") + name);
        if (leadsTo != path && leadsTo != path + QStringLiteral("-wal"))
            continue;
        const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
        QVERIFY(::dup2(nothing, name.toInt()) >= 0);
        ::close(nothing);
    }
}

QStringList codesOf(const OpenedStore &opened)
{
    QStringList codes;
    for (const Diagnostic &finding : opened.findings)
        codes += finding.code;
    return codes;
}

QList<Interaction> turns(int count)
{
    return QList<Interaction>(count, fullInteraction());
}

} // namespace

class TestSqliteStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral(".outcrop/outcrop.db"));
    }

    void restrictsFileAccessToTheUser()
    {
        const OpenedStore opened = open();
        QVERIFY(opened.store->interactions().append(turns(1)));
        QVERIFY(isPrivate(m_path) && isPrivate(m_path + QStringLiteral("-wal")) && isPrivate(m_path + QStringLiteral("-shm")));
        const Result<QString> backup = migrateSqlite(m_path, sqliteStoreVersion());
        QVERIFY(backup && isPrivate(*backup));
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*.part")}, QDir::Files), QStringList());
    }

    /// Opening a snapshot does not write to the folder.
    void aSnapshotWritesNoFiles()
    {
        const Result<OpenedStore> missing = openSqliteSnapshot(m_path);
        QVERIFY(!missing && missing.error().code == ErrorCode::NotFound && !QFile::exists(m_path));
        OpenedStore opened = open();
        QVERIFY(opened.store->interactions().append(turns(2)));
        close(std::move(opened));
        const QDir folder = QFileInfo(m_path).dir();
        const auto files = [&folder] { return folder.entryList(QDir::Files | QDir::Hidden, QDir::Name); };
        const QStringList filesBefore = files();
        const QByteArray bytesBefore = bytesOf(m_path);
        const QFile::Permissions shared = QFile::permissions(m_path) | QFile::ReadOther;
        QVERIFY(QFile::setPermissions(m_path, shared));
        {
            const Result<OpenedStore> snapshot = openSqliteSnapshot(m_path);
            QVERIFY2(snapshot, snapshot ? "" : qPrintable(snapshot.error().message));
            QCOMPARE(*snapshot->store->interactions().count(), 2);
            QVERIFY(!snapshot->store->interactions().append(turns(1)));
            QCOMPARE(files(), filesBefore);
        }
        QCOMPARE(files(), filesBefore);
        QCOMPARE(bytesOf(m_path), bytesBefore);
        QCOMPARE(QFile::permissions(m_path), shared);
        runSql(m_path, "PRAGMA user_version = 9999");
        const Result<OpenedStore> other = openSqliteSnapshot(m_path);
        QVERIFY(!other && other.error().code == ErrorCode::Unreadable);
    }

    /// After the disk is removed, the open store reports I/O errors. The records are available again when the file is reopened.
    void reopeningRestoresAccessAfterDiskLoss()
    {
        OpenedStore opened = open();
        QVERIFY(opened.store->interactions().append(turns(1)));
        simulateRemovedDisk(QFileInfo(m_path).canonicalFilePath());
        const Result<QList<RecordId>> rejected = opened.store->interactions().append(turns(1));
        QVERIFY(!rejected);
        QCOMPARE(rejected.error().code, ErrorCode::Unreadable);
        QVERIFY2(rejected.error().message.contains(QLatin1String("I/O")), qPrintable(rejected.error().message));
        close(std::move(opened));
        QCOMPARE(*open().store->interactions().count(), 1);
    }

    void rejectsLinksPipesAndFolders_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QString>("kind");
        QTest::newRow("link") << "" << "link";
        QTest::newRow("pipe") << "" << "pipe";
        QTest::newRow("folder") << "" << "folder";
        QTest::newRow("link as the log") << "-wal" << "link";
        QTest::newRow("pipe as the journal") << "-journal" << "pipe";
    }
    void rejectsLinksPipesAndFolders()
    {
        QFETCH(QString, suffix);
        QFETCH(QString, kind);
        const QString place = m_path + suffix;
        const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere"));
        QVERIFY(QDir().mkpath(QFileInfo(place).path()));
        write(elsewhere, "mine");
        if (kind == QLatin1String("link"))
            QVERIFY(QFile::link(elsewhere, place));
        else if (kind == QLatin1String("pipe"))
            QCOMPARE(::mkfifo(QFile::encodeName(place).constData(), 0600), 0);
        else
            QVERIFY(QDir().mkpath(place));
        const Result<OpenedStore> opened = openSqliteStore(m_path);
        QVERIFY(!opened && opened.error().code == ErrorCode::NotAllowed);
        QCOMPARE(bytesOf(elsewhere), QByteArray("mine"));
    }

    void doesNotChangeAnotherProgramsFile_data()
    {
        QTest::addColumn<bool>("isDatabase");
        QTest::newRow("database") << true;
        QTest::newRow("text") << false;
    }
    void doesNotChangeAnotherProgramsFile()
    {
        QFETCH(bool, isDatabase);
        QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
        if (isDatabase)
            runSql(m_path, "CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)");
        else
            write(m_path, QByteArray(20'000, 'x'));
        const QByteArray before = bytesOf(m_path);
        QVERIFY(!openSqliteStore(m_path));
        QCOMPARE(bytesOf(m_path), before);
    }

    void doesNotRunPlantedTriggers()
    {
        close(open());
        runSql(m_path, "CREATE TRIGGER planted AFTER INSERT ON interactions BEGIN DELETE FROM interactions; END");
        const OpenedStore opened = open();
        QVERIFY(opened.store->interactions().append(turns(3)));
        QCOMPARE(*opened.store->interactions().count(), 3);
    }

    void opensANewerDatabaseReadOnly()
    {
        {
            const OpenedStore first = open();
            QVERIFY(first.store->interactions().append(turns(2)));
        }
        runSql(m_path, "ALTER TABLE interactions ADD COLUMN invented TEXT; PRAGMA user_version = 99");
        const OpenedStore opened = open();
        QCOMPARE(codesOf(opened), QStringList{"store-newer"});
        QCOMPARE(opened.store->interactions().query()->size(), 2);
        const Result<QList<RecordId>> rejected = opened.store->interactions().append(turns(1));
        QVERIFY(!rejected && rejected.error().code == ErrorCode::Unwritable && rejected.error().message.contains(QLatin1String("newer")));
        QVERIFY(!migrateSqlite(m_path, 1));
    }

    void opensADamagedDatabaseReadOnly()
    {
        constexpr int rows = 20'000;
        constexpr qsizetype pageSize = 16384;
        {
            const OpenedStore first = open();
            QVERIFY(first.store->interactions().append(turns(rows)));
        }
        QByteArray bytes = bytesOf(m_path);
        std::mt19937 random(7);
        for (int i = 0; i < 100; ++i) {
            const qsizetype page = 1 + qsizetype(random() % (size_t(bytes.size() / pageSize) - 1));
            for (int at = 0; at < 512; ++at)
                bytes[page * pageSize + at] = char(random());
        }
        write(m_path, bytes);
        const OpenedStore opened = open();
        QCOMPARE(codesOf(opened), QStringList{"store-damaged"});
        QVERIFY(!opened.store->interactions().append(turns(1)));
        static_cast<void>(opened.store->interactions().query()); // the query may fail, but it must not crash
        const Result<Salvage> salvage = salvageSqlite(m_path, m_folder->filePath(QStringLiteral("rescued")));
        QVERIFY2(salvage, qPrintable(salvage ? QString() : salvage.error().message));
        qInfo("%lld of %d records of a database with 100 damaged pages of %lld were read", salvage->records, rows, bytes.size() / pageSize);
        QVERIFY(salvage->records > 0 && !salvage->losses.isEmpty());
        QCOMPARE(bytesOf(m_path), bytes);
    }

    void exportsEveryRecord()
    {
        const OpenedStore opened = open();
        QVERIFY(opened.store->interactions().append(turns(50)));
        const Result<Salvage> salvage = salvageSqlite(m_path, m_folder->filePath(QStringLiteral("export")));
        QVERIFY(salvage && salvage->records == 50 && salvage->losses.isEmpty() && salvage->files.size() == 8);
        const QByteArray lines = bytesOf(m_folder->filePath(QStringLiteral("export/interactions.jsonl")));
        QCOMPARE(lines.count('\n'), 50);
        QVERIFY(isPrivate(m_folder->filePath(QStringLiteral("export/interactions.jsonl"))));
    }

    void reportsAMissingLog()
    {
        close(open());
        write(m_path + QStringLiteral("-shm"), QByteArray(32768, '\0'));
        QCOMPARE(codesOf(open()), QStringList{"store-log-missing"});
        QCOMPARE(codesOf(open()), QStringList());
    }

    void restoresABackup()
    {
        const OpenedStore opened = open();
        QVERIFY(opened.store->interactions().append(turns(5)));
        const Result<QString> backup = migrateSqlite(m_path, sqliteStoreVersion());
        QVERIFY(backup);
        QVERIFY(opened.store->interactions().append(turns(5)));
        QVERIFY(restoreSqlite(*backup, m_path));
        QCOMPARE(*opened.store->interactions().count(), 5); // other operations on the open store must still work
        QVERIFY(opened.store->interactions().append(turns(1)));

        QByteArray broken = bytesOf(*backup);
        broken.replace(16384, 2000, QByteArray(2000, 'x'));
        write(*backup, broken);
        const Status restored = restoreSqlite(*backup, m_path);
        QVERIFY(!restored);
        QVERIFY2(restored.error().message.endsWith(QStringLiteral("Restore another backup.")), qPrintable(restored.error().message));
        QCOMPARE(*opened.store->interactions().count(), 6);
    }

    void timesOutOnALockedDatabase()
    {
        close(open());
        const Result<OpenedStore> opened = openSqliteStore(m_path, {.timeout = std::chrono::milliseconds(50)});
        QVERIFY(opened);
        const SqliteHandle handle = openDatabase(m_path);
        sqlite3 *other = handle.get();
        QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
        QVERIFY(opened->store->interactions().query()); // reading must still work
        const Result<QList<RecordId>> rejected = opened->store->interactions().append(turns(1));
        QVERIFY(!rejected && rejected.error().code == ErrorCode::Unwritable && !rejected.error().message.contains(QLatin1String("locked")));
        QCOMPARE(sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
        QVERIFY(opened->store->interactions().append(turns(1)));
    }

private:
    OpenedStore open() const
    {
        Result<OpenedStore> opened = openSqliteStore(m_path);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        return std::move(*opened);
    }
    static void close(OpenedStore &&opened) { opened.store.reset(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

OUTCROP_TEST(TestSqliteStore, CoreApplication)

} // namespace tst_sqlitestore

#include "tst_sqlitestore.moc"
