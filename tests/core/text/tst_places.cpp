// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"
#include "core/documents/document.h"
#include "core/text/linetable.h"
#include "tests/support/testregistry.h"

#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <latch>
#include <vector>

using namespace outcrop;

namespace tst_places {

class Places : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsLines_data();
    void splitsLines();
    void convertsOffsetsToPositions_data();
    void convertsOffsetsToPositions();
    void addsTheStartPosition();
    void matchesTheLineTable();
    void callsEveryIndexOnce();
    void nestedWorkDoesNotWaitForThreads();
};

void Places::splitsLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("lines");

    QTest::newRow("nothing") << QString() << QStringList{};
    QTest::newRow("no end") << "a" << QStringList{"a"};
    QTest::newRow("LF") << "a\nb\n" << QStringList{"a", "b"};
    QTest::newRow("CRLF") << "a\r\nb\r\n" << QStringList{"a", "b"};
    QTest::newRow("CR") << "a\rb\r" << QStringList{"a", "b"};
    QTest::newRow("mixed, empty lines") << "\n\r\n\r\ra" << QStringList{"", "", "", "", "a"};
}

void Places::splitsLines()
{
    QFETCH(QString, text);
    QStringList found;
    for (const TextLine &line : splitLines(text))
        found.append(text.mid(line.start, line.end - line.start));
    QTEST(found, "lines");
}

void Places::convertsOffsetsToPositions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QString>("place");

    QTest::newRow("start") << "ab" << 0 << "1:1";
    QTest::newRow("end") << "ab" << 2 << "1:3";
    QTest::newRow("beyond the end") << "ab" << 9 << "1:3";
    QTest::newRow("after LF") << "a\nb" << 2 << "2:1";
    QTest::newRow("after CRLF") << "a\r\nb" << 3 << "2:1";
    QTest::newRow("between CR and LF") << "a\r\nb" << 2 << "1:3";
    QTest::newRow("after CR") << "a\rb" << 2 << "2:1";
    QTest::newRow("a character outside the first plane takes two columns")
        << QString::fromUtf8("\xF0\x9F\x8C\xB1x") << 2 << "1:3";
}

void Places::convertsOffsetsToPositions()
{
    QFETCH(QString, text);
    QFETCH(int, offset);
    const Position place = LineTable(text).at(offset);
    QTEST(QStringLiteral("%1:%2").arg(place.line).arg(place.column), "place");
}

void Places::addsTheStartPosition()
{
    const LineTable table(u"b\nc", {10, 3, 5});
    QCOMPARE(table.at(0), (Position{10, 3, 5}));
    QCOMPARE(table.at(1), (Position{11, 3, 6}));
    QCOMPARE(table.at(2), (Position{12, 4, 1}));
}

void Places::matchesTheLineTable()
{
    const QString text = QStringLiteral("one\r\ntwo\rthree\n\nfive");
    const LineTable table(text);
    for (qsizetype offset = 0; offset <= text.size(); ++offset)
        QCOMPARE(positionAt(text, offset), table.at(offset));
}

void Places::callsEveryIndexOnce()
{
    std::vector<int> calls(10'000);
    forEachParallel(qsizetype(calls.size()), [&calls](qsizetype i) { ++calls[size_t(i)]; });
    QCOMPARE(calls, std::vector<int>(10'000, 1));
    forEachParallel(0, [](qsizetype) { QFAIL("there is nothing to do"); });
    std::vector<int> single(5);
    forEachParallel(qsizetype(single.size()), [&single](qsizetype i) { ++single[size_t(i)]; }, {.batchSize = 1});
    QCOMPARE(single, std::vector<int>(5, 1));
}

/// All threads in the pool run tasks that also use the pool. No task waits for another thread.
void Places::nestedWorkDoesNotWaitForThreads()
{
    QThreadPool pool;
    const int threads = pool.maxThreadCount();
    std::latch all(threads);
    std::atomic<int> turns = 0;
    for (int i = 0; i < threads; ++i) {
        pool.start([&] {
            all.arrive_and_wait();
            forEachParallel(8, [&turns](qsizetype) { ++turns; }, {.batchSize = 1, .pool = &pool});
        });
    }
    QVERIFY(pool.waitForDone(20'000));
    QCOMPARE(turns.load(), 8 * threads);
}

OUTCROP_TEST(Places, NoApplication)

} // namespace tst_places

#include "tst_places.moc"
