// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/jsonlines.h"
#include "core/exchange/serversentevents.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

Q_DECLARE_METATYPE(outcrop::StreamEvent)

namespace tst_serversentevents {

namespace {

using Events = QList<StreamEvent>;

StreamEvent message(const QByteArray &data, const QString &name = QStringLiteral("message"), const QString &id = {})
{
    return {name, data, id};
}

Events parseEvents(StreamFraming &framing, const QByteArray &bytes, qsizetype chunkSize)
{
    Events events;
    for (qsizetype at = 0; at < bytes.size(); at += chunkSize)
        events += framing.add(QByteArrayView(bytes).sliced(at, qMin(chunkSize, bytes.size() - at)));
    return events + framing.end();
}

} // namespace

/// Tests reading JSON lines and Server-Sent Events. The events follow the HTML standard, with cases from the web platform tests.
class EventFraming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheStandard_data();
    void followsTheStandard();
    void readsRetry_data();
    void readsRetry();
    void limitsEventSizes();
    void readsJsonLines_data();
    void readsJsonLines();
};

void EventFraming::followsTheStandard_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Events>("events");
    const auto row = [](const char *name, const QByteArray &bytes, const Events &events) { QTest::newRow(name) << bytes << events; };
    const QByteArray mark = "\xEF\xBB\xBF";

    row("one event", "data: a\n\n", {message("a")});
    row("several lines of data", "data: a\ndata: b\n\n", {message("a\nb")});
    row("carriage returns", "data: a\rdata: b\r\r", {message("a\nb")});
    row("both", "data: a\r\ndata: b\r\n\r\n", {message("a\nb")});
    row("mixed line ends", "data: a\rdata: b\n\r\ndata: c\n\r", {message("a\nb"), message("c")});
    row("a line feed alone after a carriage return is not a second line", "data: a\r\n\r\ndata: b\r\n\r\n", {message("a"), message("b")});
    row("byte order mark", mark + "data: a\n\n", {message("a")});
    row("two byte order marks: the second is part of a name", mark + mark + "data: a\n\ndata: b\n\n", {message("b")});
    row("byte order mark before an event that is not on the first line", "data: a\n\n" + mark + "data: b\n\n", {message("a")});
    row("comment", ": hello\n\ndata: a\n:\n: data: b\n\n", {message("a")});
    row("comment of a colon alone", ":\n\ndata: a\n\n", {message("a")});
    row("data after a comment of 4 KB", ":" + QByteArray(4096, 'x') + "\ndata: a\n\n", {message("a")});
    row("no space", "data:a\n\n", {message("a")});
    row("one leading space goes", "data:  a\n\n", {message(" a")});
    row("a tab stays", "data:\ta\n\n", {message("\ta")});
    row("trailing blanks stay", "data: a \n\n", {message("a ")});
    row("only a line feed of data", "data\ndata\n\n", {message("\n")});
    row("empty data", "data\n\ndata:\n\ndata: \n\n", {message(""), message(""), message("")});
    row("no data, no event", "event: x\n\nid: 1\n\n\n\n", {});
    row("the last event is not ended", "data: a\n\ndata: b", {message("a")});
    row("nor by one line end", "data: a\n\ndata: b\n", {message("a")});
    row("name", "event: test\ndata: a\n\ndata: b\n\n", {message("a", QStringLiteral("test")), message("b")});
    row("empty name", "event: \ndata: a\n\n", {message("a")});
    row("the last name counts", "event: a\nevent: b\ndata: x\n\n", {message("x", QStringLiteral("b"))});
    row("an event without data discards the name", "event: a\n\ndata: x\n\n", {message("x")});
    row("id stays", "id: 1\ndata: a\n\ndata: b\n\n", {message("a", QStringLiteral("message"), QStringLiteral("1")), message("b", QStringLiteral("message"), QStringLiteral("1"))});
    row("empty id", "id: 1\ndata: a\n\nid\ndata: b\n\n", {message("a", QStringLiteral("message"), QStringLiteral("1")), message("b")});
    row("id with NUL is ignored", QByteArray("id: a\0b\ndata: x\n\n", 17), {message("x")});
    row("id of several characters", "id: ü-7\ndata: x\n\n", {message("x", QStringLiteral("message"), QStringLiteral("ü-7"))});
    row("unknown fields", "data: a\nfoo: b\nbar\nData: c\n data: d\n\n", {message("a")});
    row("names of fields are exact", "dataa: x\nDATA: y\ndata : z\n\n", {});
    row("a colon in the value", "data: a:b: c\n\n", {message("a:b: c")});
    row("NUL in data", QByteArray("data: a\0b\n\n", 11), {message(QByteArray("a\0b", 3))});
    row("UTF-8", "data: \xE6\x9D\xB1\xF0\x9F\x8C\x8B\n\n", {message("\xE6\x9D\xB1\xF0\x9F\x8C\x8B")});
    row("no UTF-8", "data: a\xFF\x62\n\n", {message("a\xEF\xBF\xBD\x62")});
    row("Unicode line separators do not end a line", "data: a\xE2\x80\xA8" "b\xC2\x85" "c\n\n", {message("a\xE2\x80\xA8" "b\xC2\x85" "c")});
    row("a form feed does not end a line", "data: a\fb\vc\n\n", {message("a\fb\vc")});
    row("nothing", "", {});
    row("only line ends", "\r\n\n\r\r\n", {});
    row("the standard's stock ticker", "data: YHOO\ndata: +2\ndata: 10\n\n", {message("YHOO\n+2\n10")});
    row("the standard's four blocks", ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event",
        {message("first event", QStringLiteral("message"), QStringLiteral("1")), message("second event")});
    row("the standard's two empty ones", "data\n\ndata\ndata\n\ndata:", {message(""), message("\n")});
    row("the standard's equal ones", "data:test\n\ndata: test\n\n", {message("test"), message("test")});
}

void EventFraming::followsTheStandard()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Events, events);
    for (qsizetype chunkSize : {qMax<qsizetype>(bytes.size(), 1), qsizetype(1), qsizetype(2), qsizetype(3), qsizetype(7)}) {
        ServerSentEvents framing;
        QVERIFY2(parseEvents(framing, bytes, chunkSize) == events, qPrintable(QStringLiteral("in portions of %1").arg(chunkSize)));
    }
}

void EventFraming::readsRetry_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("milliseconds");
    QTest::newRow("a number") << QByteArray("retry: 3000\n") << qint64(3000);
    QTest::newRow("the last") << QByteArray("retry: 3000\nretry:10\n") << qint64(10);
    QTest::newRow("a sign") << QByteArray("retry: 3000\nretry: -1\n") << qint64(3000);
    QTest::newRow("letters") << QByteArray("retry: 1000x\n") << qint64(-1);
    QTest::newRow("empty") << QByteArray("retry\nretry:\n") << qint64(-1);
    QTest::newRow("blanks around") << QByteArray("retry:  5\n") << qint64(-1);
}

void EventFraming::readsRetry()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const qint64, milliseconds);
    ServerSentEvents framing;
    framing.add(bytes);
    QCOMPARE(framing.retry().value_or(std::chrono::milliseconds(-1)).count(), milliseconds);
}

/// Neither one long line nor many short lines may exhaust the memory.
void EventFraming::limitsEventSizes()
{
    ServerSentEvents line(1000);
    line.add(QByteArray("data: ").append(QByteArray(2000, 'x')));
    QVERIFY(line.isTooLarge());
    ServerSentEvents lines(1000);
    for (int i = 0; i < 2000; ++i)
        lines.add("data: x\n");
    QVERIFY(lines.isTooLarge());
    ServerSentEvents many(1000);
    for (int i = 0; i < 2000; ++i)
        many.add("data: x\n\n");
    QVERIFY(!many.isTooLarge());
    JsonLines json(1000);
    json.add(QByteArray("{\"a\": \"").append(QByteArray(2000, 'x')));
    QVERIFY(json.isTooLarge());
}

void EventFraming::readsJsonLines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Events>("events");
    const auto row = [](const char *name, const QByteArray &bytes, const Events &events) { QTest::newRow(name) << bytes << events; };
    row("lines", "{}\n{\"a\":1}\n", {message("{}"), message("{\"a\":1}")});
    row("carriage returns before the line feed", "{}\r\n[]\r\n", {message("{}"), message("[]")});
    row("empty lines", "\n{}\n\n \n[]\n", {message("{}"), message("[]")});
    row("the last has no end", "{}\n{\"a\"", {message("{}"), {QStringLiteral("message"), "{\"a\"", {}, false}});
    row("byte order mark", "\xEF\xBB\xBF{}\n", {message("{}")});
    row("nothing", "", {});
}

void EventFraming::readsJsonLines()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Events, events);
    for (qsizetype chunkSize : {qMax<qsizetype>(bytes.size(), 1), qsizetype(1), qsizetype(2), qsizetype(5)}) {
        JsonLines framing;
        QVERIFY(parseEvents(framing, bytes, chunkSize) == events);
    }
}

OUTCROP_TEST(EventFraming, NoApplication)

} // namespace tst_serversentevents

#include "tst_serversentevents.moc"
