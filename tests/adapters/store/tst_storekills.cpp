// SPDX-License-Identifier: GPL-3.0-or-later
// Tests processes that are killed while they write or migrate, and several parallel processes, for every store. OUTCROP_KILLS and OUTCROP_SECONDS set the
// number of kills and the duration; the defaults are small.
#include "tests/adapters/store/storefixture.h"
#include "tests/support/childprocess.h"
#include "tests/support/samplerecords.h"
#include "tests/support/sqlitehandle.h"
#include "tests/support/testregistry.h"

#include "adapters/sqlite/sqlitecheck.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_storekills {

namespace {

constexpr int batch = 20;

int environmentValue(const char *name, int defaultValue)
{
    bool isSet = false;
    const int value = qEnvironmentVariableIntValue(name, &isSet);
    return isSet ? value : defaultValue;
}

/// Appends a batch of interactions and their violations: one transaction over two tables.
Status appendTurns(Store &store)
{
    return store.transaction([&]() -> Status {
        const Result<QList<RecordId>> ids = store.interactions().append(QList<Interaction>(batch, fullInteraction()));
        if (!ids)
            return ids.error();
        QList<Violation> violations;
        for (const RecordId id : *ids)
            violations += fullViolation(id);
        const Result<QList<RecordId>> kept = store.violations().append(violations);
        return kept ? success() : Status(kept.error());
    });
}

/// Appends batches and reports their number until the process is killed.
void appendUntilKilled(const StoreFixture &fixture, const ChildProcess::Report &report)
{
    const Result<OpenedStore> opened = fixture.open();
    for (qint64 done = 1; opened && appendTurns(*opened->store); ++done)
        report(done);
}

/// Writes, reads and aggregates for the given number of seconds; reports 0 after each success and 1 after each error.
void workForSeconds(const StoreFixture &fixture, int seconds, const ChildProcess::Report &report)
{
    const Result<OpenedStore> opened = fixture.open();
    if (!opened || !opened->store->readOnlyReason().isEmpty())
        return report(1);
    QElapsedTimer clock;
    clock.start();
    do {
        report(appendTurns(*opened->store) ? 0 : 1);
        report(opened->store->interactions().query({.limit = 50, .isNewestFirst = true}) ? 0 : 1);
        report(opened->store->interactions().aggregate({}) ? 0 : 1);
    } while (clock.elapsed() < seconds * 1000);
}

/// Returns the result of SQLite's integrity check, on a separate connection without our settings.
QString integrityOf(const QString &path)
{
    return firstText(path, "PRAGMA integrity_check");
}

} // namespace

class TestStoreKills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_server = std::make_unique<PostgresServer>(); }
    void initTestCase_data() { addDatabases(); }
    void init()
    {
        QFETCH_GLOBAL(QString, database);
        m_fixture = makeStoreFixture(database, *m_server);
        m_sqlite = dynamic_cast<SqliteStoreFixture *>(m_fixture.get());
        if (!m_fixture)
            QSKIP(skipText(*m_server).constData());
    }

    void noCommittedRecordIsLost()
    {
        const int kills = environmentValue("OUTCROP_KILLS", 10);
        std::mt19937 random(1);
        qint64 acknowledged = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const qint64 before = countBatches();
            ChildProcess run([this](const ChildProcess::Report &report) { appendUntilKilled(*m_fixture, report); });
            qint64 reported = run.next();
            for (auto i = random() % 20; i > 0; --i)
                reported = run.next();
            run.next(std::chrono::milliseconds(random() % 4)); // the random delay ensures that the kill does not always follow a commit
            reported = std::max(reported, run.kill());
            QVERIFY(reported > 0);
            acknowledged += reported;
            if (m_sqlite)
                QCOMPARE(integrityOf(m_sqlite->path()), QStringLiteral("ok"));
            const qint64 now = countBatches();
            QVERIFY2(now - before >= reported, qPrintable(QStringLiteral("%1 batches were acknowledged, %2 are stored").arg(reported).arg(now - before)));
        }
        qInfo("%d kills, %lld batches of %d acknowledged: none lost, none stored in part", kills, acknowledged, batch);
    }

    void killedMigrationsAreAtomic()
    {
        const int kills = environmentValue("OUTCROP_KILLS", 10);
        fillOldTables();
        const qint64 whole = microsecondsToOpen();
        int unfinished = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QVERIFY(m_fixture->migrate(1));
            {
                ChildProcess run([this](const ChildProcess::Report &report) { report(m_fixture->open() ? 1 : 0); });
                if (run.next(std::chrono::milliseconds(3 * whole * (kill + 1) / (2 * kills) / 1000)) < 0)
                    ++unfinished;
            }
            if (m_sqlite)
                QCOMPARE(integrityOf(m_sqlite->path()), QStringLiteral("ok"));
            const Result<OpenedStore> opened = m_fixture->open();
            QVERIFY2(opened && opened->store->readOnlyReason().isEmpty(), qPrintable(opened ? opened->store->readOnlyReason() : opened.error().message));
            QCOMPARE(*opened->store->interactions().count(), 2000);
            QCOMPARE(*opened->store->decisions().count(), 0);
            removeBackups();
        }
        qInfo("%d kills of a migration of %lld ms, %d before its end: old or new each time", kills, whole / 1000, unfinished);
    }

    void supportsParallelProcesses()
    {
        const int seconds = environmentValue("OUTCROP_SECONDS", 2);
        const auto work = [&](const ChildProcess::Report &report) { workForSeconds(*m_fixture, seconds, report); };
        ChildProcess window(work);
        ChildProcess commandLine(work);
        qint64 done = 0;
        for (ChildProcess *run : {&window, &commandLine}) {
            for (qint64 reported = run->next(); reported != -1; reported = run->next(), ++done)
                QCOMPARE(reported, 0);
        }
        qInfo("two processes, %d s: %lld steps, no error", seconds, done);
        QVERIFY(countBatches() > 0);
    }

    void severalProcessesCanCreateTheStore()
    {
        for (int round = 0; round < 5; ++round) {
            init();
            const auto begin = [&](const ChildProcess::Report &report) {
                const Result<OpenedStore> opened = m_fixture->open();
                report(opened && opened->store->readOnlyReason().isEmpty() && appendTurns(*opened->store) ? 0 : 1);
            };
            ChildProcess first(begin), second(begin), third(begin);
            for (ChildProcess *run : {&first, &second, &third})
                QCOMPARE(run->next(), 0);
            QCOMPARE(countBatches(), 3);
        }
    }

private:
    /// Returns the number of batches, or a negative number if the store cannot be opened, the tables disagree or a batch is incomplete.
    qint64 countBatches() const
    {
        const Result<OpenedStore> opened = m_fixture->open();
        const qint64 turns = opened ? *opened->store->interactions().count() : -1;
        const qint64 violations = opened ? *opened->store->violations().count() : -1;
        return turns == violations && turns % batch == 0 ? turns / batch : -1'000'000;
    }

    void fillOldTables() const
    {
        QList<Interaction> turns(2000, fullInteraction());
        for (qsizetype i = 0; i < turns.size(); ++i)
            turns[i].at = turns.at(i).at.addDays(i / 20); // the turns are distributed over several months
        const Result<OpenedStore> opened = m_fixture->open();
        QVERIFY(opened && opened->store->interactions().append(turns));
    }

    qint64 microsecondsToOpen() const
    {
        if (!m_fixture->migrate(1))
            return 0;
        QElapsedTimer clock;
        clock.start();
        static_cast<void>(m_fixture->open());
        return clock.nsecsElapsed() / 1000;
    }

    /// Checks that every backup is complete and that no unfinished one remains. Removes the backups to free disk space.
    void removeBackups() const
    {
        if (!m_sqlite)
            return;
        const QDir folder(QFileInfo(m_sqlite->path()).path());
        const QFileInfoList backups = folder.entryInfoList({QStringLiteral("*.backup")});
        for (const QFileInfo &backup : backups) {
            QCOMPARE(integrityOf(backup.filePath()), QStringLiteral("ok"));
            QVERIFY(QFile::remove(backup.filePath()));
        }
        QCOMPARE(folder.entryList({QStringLiteral("*.part*")}), QStringList());
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<StoreFixture> m_fixture;
    SqliteStoreFixture *m_sqlite = nullptr;
};

OUTCROP_TEST(TestStoreKills, CoreApplication)

} // namespace tst_storekills

#include "tst_storekills.moc"
