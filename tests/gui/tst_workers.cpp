// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that long tasks do not block painting or each other.
#include "gui/tasks/latestonlytask.h"
#include "gui/tasks/workers.h"
#include "tests/support/testregistry.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <latch>

using namespace outcrop;

namespace tst_workers {

namespace {

/// Starts work and destroys the application, like a program that exits. Returns 0 if the work was then finished.
int exitWhileWorking()
{
    static std::atomic<bool> isFinished = false;
    {
        int count = 1;
        char name[] = "test";
        char *words[] = {name, nullptr};
        const QCoreApplication application(count, words);
        workers()->start([] {
            QSemaphore().tryAcquire(1, 100); // the wait simulates work
            isFinished = true;
        });
    }
    return isFinished ? 0 : 1;
}

const testing::ModeRegistration atExit("exit-while-working", &exitWhileWorking);

} // namespace

class TestWorkers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paintingDoesNotWaitForLongWork()
    {
        QSemaphore go;
        for (int i = 0; i < workers()->maxThreadCount(); ++i)
            workers()->start([&go] { go.tryAcquire(1, 20'000); });
        QImage large(3000, 3000, QImage::Format_ARGB32_Premultiplied); // the image is large enough for Qt to paint it in several threads
        large.fill(Qt::white);
        QPainter(&large).fillRect(large.rect(), QColor(0, 0, 0, 128));
        const int busy = workers()->activeThreadCount();
        go.release(workers()->maxThreadCount());
        workers()->waitForDone();
        QCOMPARE(busy, workers()->maxThreadCount());
        QVERIFY(large.pixelColor(1500, 1500) != QColor(Qt::white));
    }

    void runsEachIndexOnce_data()
    {
        QTest::addColumn<qsizetype>("count");
        for (const qsizetype count : {0, 1, 2, 5, 1000})
            QTest::addRow("%lld", count) << count;
    }
    void runsEachIndexOnce()
    {
        QFETCH(qsizetype, count);
        QList<int> turns(count);
        int *const all = turns.data();
        forEachOnWorkers(count, [all](qsizetype i) { ++all[i]; });
        QCOMPARE(turns, QList<int>(count, 1));
    }

    void deliversProgressBeforeTheResult()
    {
        QObject owner;
        QList<int> reported;
        int found = 0;
        LatestOnlyTask<int> task(&owner);
        task.run(
            [](const Report<int> &report) {
                for (int i = 1; i < 5; ++i)
                    report(i);
                return 5;
            },
            [&](const int &soFar) {
                QVERIFY(task.isRunning() && found == 0);
                reported += soFar;
            },
            [&](const int &whole) { found = whole; });
        QTRY_COMPARE(found, 5);
        QCOMPARE(reported, QList<int>({1, 2, 3, 4}));
        QVERIFY(!task.isRunning());
    }

    /// Neither progress nor the result of a run is delivered after it was canceled or replaced.
    void canceledRunsDeliverNoResult()
    {
        QObject owner;
        QList<int> received;
        const auto note = [&received](const int &value) { received += value; };
        const auto work = [](int value) {
            return [value](const Report<int> &report) {
                report(value);
                return value + 1;
            };
        };
        LatestOnlyTask<int> task(&owner);
        task.run(work(1), note, note);
        task.discard();
        task.run(work(10), note, note);
        task.run(work(20), note, note);
        QTRY_VERIFY(!task.isRunning());
        workers()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(received, QList<int>({20, 21}));
    }

    /// All threads of the pool run work that also uses the pool. No thread waits for another thread.
    void nestedWorkDoesNotDeadlock()
    {
        const int threads = workers()->maxThreadCount();
        std::latch all(threads);
        std::atomic<int> turns = 0;
        for (int i = 0; i < threads; ++i) {
            workers()->start([&] {
                all.arrive_and_wait();
                forEachOnWorkers(8, [&turns](qsizetype) { ++turns; });
            });
        }
        QVERIFY(workers()->waitForDone(20'000));
        QCOMPARE(turns.load(), 8 * threads);
    }

    /// Work may read static data, which is destroyed after the application.
    void workEndsBeforeTheApplication()
    {
        QCOMPARE(QProcess::execute(QCoreApplication::applicationFilePath(), {QStringLiteral("exit-while-working")}), 0);
    }
};

OUTCROP_TEST(TestWorkers, GuiApplication)

} // namespace tst_workers

#include "tst_workers.moc"
