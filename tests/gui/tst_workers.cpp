// SPDX-License-Identifier: GPL-3.0-or-later
// Long work and painting do not wait for each other.
#include "gui/work/workers.h"

#include <QImage>
#include <QPainter>
#include <QSemaphore>
#include <QTest>

using namespace outcrop;

class TestWorkers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paintingDoesNotWaitForLongWork()
    {
        QSemaphore go;
        for (int i = 0; i < workers()->maxThreadCount(); ++i)
            workers()->start([&go] { go.tryAcquire(1, 20'000); });
        QImage large(3000, 3000, QImage::Format_ARGB32_Premultiplied); // large enough for Qt to paint it in several threads
        large.fill(Qt::white);
        QPainter(&large).fillRect(large.rect(), QColor(0, 0, 0, 128));
        const int busy = workers()->activeThreadCount();
        go.release(workers()->maxThreadCount());
        workers()->waitForDone();
        QCOMPARE(busy, workers()->maxThreadCount());
        QVERIFY(large.pixelColor(1500, 1500) != QColor(Qt::white));
    }
};

QTEST_MAIN(TestWorkers)
#include "tst_workers.moc"
