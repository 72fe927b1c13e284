// SPDX-License-Identifier: GPL-3.0-or-later
// Tests background writing: callers do not wait, the order is kept, the queue is flushed at the end, and repeated failures are reported once.
#include "app/records/recordwriter.h"
#include "app/records/storekinds.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <future>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_storequeue {

namespace {

/// A folder, the keys of a test, and the codes of the reported findings.
struct QueueFixture {
    QTemporaryDir folder;
    KeyRing keys{folder.filePath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
    std::mutex mutex;
    QStringList findingCodes;

    StoreLocation place() const { return {folder.filePath(QStringLiteral("workspace"))}; }
    StoreQueue::Listener listener()
    {
        return [this](const Diagnostic &finding) {
            const std::scoped_lock lock(mutex);
            findingCodes += finding.code;
        };
    }
    StoreQueue::Opener opener()
    {
        return [this] { return openStore(place(), keys); };
    }
    QStringList tasks()
    {
        const Result<OpenedStore> opened = openStore(place(), keys);
        QStringList names;
        for (const Estimate &estimate : opened ? *opened->store->estimates().query() : QList<Estimate>())
            names += estimate.task;
        return names;
    }
};

StoreQueue::Work workNamed(const QString &task)
{
    return [task](Store &store) -> Status {
        Estimate estimate = fullEstimate();
        estimate.task = task;
        const Result<QList<RecordId>> ids = store.estimates().append({estimate});
        return ids ? success() : Status(ids.error());
    };
}

} // namespace

class TestStoreQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addDoesNotBlockAndKeepsTheOrder()
    {
        QueueFixture room;
        std::promise<void> held;
        StoreQueue queue(room.opener(), room.listener());
        queue.add([&held](Store &) {
            held.get_future().wait();
            return success();
        });
        QStringList given;
        for (int i = 0; i < 50; ++i) { // add() does not wait for the first task
            given += QString::number(i);
            queue.add(workNamed(given.last()));
        }
        held.set_value();
        queue.flush();
        QCOMPARE(room.tasks(), given);
        QCOMPARE(room.findingCodes, QStringList());
    }

    void writesPendingTasksOnDestruction()
    {
        QueueFixture room;
        {
            StoreQueue queue(room.opener(), room.listener());
            for (int i = 0; i < 20; ++i)
                queue.add(workNamed(QString::number(i)));
        }
        QCOMPARE(room.tasks().size(), 20);
    }

    void emptyQueueCreatesNoFiles()
    {
        QueueFixture room;
        {
            StoreQueue queue(room.opener(), room.listener());
            queue.flush();
        }
        QVERIFY(!QFile::exists(room.place().folder));
    }

    void reportsAnErrorOnceAndContinues()
    {
        QueueFixture room;
        StoreQueue queue(room.opener(), room.listener());
        const StoreQueue::Work wrong = [](Store &store) -> Status {
            const Result<QList<RecordId>> rejected = store.measurements().append({fullMeasurement(99)});
            return rejected ? success() : Status(rejected.error());
        };
        for (const StoreQueue::Work &work : {wrong, wrong, workNamed(QStringLiteral("a")), wrong, workNamed(QStringLiteral("b"))})
            queue.add(work);
        queue.flush();
        QCOMPARE(room.findingCodes, (QStringList{QStringLiteral("store-not-written"), QStringLiteral("store-not-written")}));
        QCOMPARE(room.tasks(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    }

    void doesNotReopenAMissingStoreForEveryRecord()
    {
        QueueFixture room;
        int asked = 0;
        StoreQueue queue([&asked]() -> Result<OpenedStore> {
            ++asked;
            return Error{ErrorCode::Unreadable, QStringLiteral("nobody answers")};
        }, room.listener());
        for (int i = 0; i < 100; ++i)
            queue.add(workNamed(QString::number(i)));
        queue.flush();
        QCOMPARE(asked, 1);
        QCOMPARE(room.findingCodes, QStringList{QStringLiteral("store-not-written")});
    }

    void reportsAndKeepsAnotherProgramsDatabase()
    {
        QueueFixture room;
        QVERIFY(QDir().mkpath(QFileInfo(room.place().file()).path()));
        QFile file(room.place().file());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(9000, 'x')) == 9000);
        file.close();
        {
            StoreQueue queue(room.opener(), room.listener());
            queue.add(workNamed(QStringLiteral("a")));
        }
        QCOMPARE(room.findingCodes, QStringList{QStringLiteral("store-not-written")});
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(9000, 'x'));
    }

    void writerHasAQueueForEachWorkspace()
    {
        QueueFixture room;
        const StoreLocation other{room.folder.filePath(QStringLiteral("other"))};
        {
            RecordWriter keeper(room.keys, room.listener());
            keeper.write(room.place(), workNamed(QStringLiteral("here")));
            keeper.write(other, workNamed(QStringLiteral("there")));
            keeper.flush();
        }
        QCOMPARE(room.tasks(), QStringList{QStringLiteral("here")});
        QVERIFY(QFile::exists(other.file()));
    }

    void doesNotCallARemovedListener()
    {
        QueueFixture room;
        RecordWriter keeper(room.keys, room.listener());
        keeper.setListener({});
        keeper.write(room.place(), [](Store &) { return Status(Error{ErrorCode::Invalid, QStringLiteral("no")}); });
        keeper.flush();
        QCOMPARE(room.findingCodes, QStringList());
    }

    void twoWritersShareAStore()
    {
        QueueFixture room;
        {
            RecordWriter one(room.keys, room.listener());
            RecordWriter two(room.keys, room.listener());
            for (int i = 0; i < 40; ++i)
                (i % 2 ? one : two).write(room.place(), workNamed(QString::number(i)));
        }
        QCOMPARE(room.findingCodes.join(u'\n'), QString());
        QCOMPARE(room.tasks().size(), 40);
    }
};

OUTCROP_TEST(TestStoreQueue, CoreApplication)

} // namespace tst_storequeue

#include "tst_storequeue.moc"
