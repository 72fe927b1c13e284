// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that logs are read value by value, and that unreadable values are reported with their location.
#include "core/interactions/logrecord.h"
#include "tests/support/testregistry.h"

#include <QBuffer>
#include <QTest>

using namespace outcrop;

namespace tst_logentryreader {

namespace {

/// Returns each value in a text as `line:json`, or the location of its error as `line:column`.
QStringList readAll(QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    LogEntryReader entries(buffer, QStringLiteral("log"));
    QStringList all;
    while (const auto entry = entries.next()) {
        if (*entry)
            all += QStringLiteral("%1:%2").arg((*entry)->line).arg(QString::fromStdString((*entry)->json.dump()));
        else
            all += toString(entry->error()).section(u' ', 0, 0);
    }
    return all;
}

/// A device that fails at an offset on every read and never reports its end.
class FailingDevice : public QIODevice
{
public:
    FailingDevice(const QByteArray &bytes, qint64 good) : m_bytes(bytes), m_readableBytes(good) { }
    qint64 size() const override { return m_bytes.size(); }

protected:
    qint64 readData(char *data, qint64 maxSize) override
    {
        const qint64 count = std::min(maxSize, m_readableBytes - pos());
        std::copy_n(m_bytes.constData() + pos(), std::max(count, qint64(0)), data);
        return count > 0 ? count : -1;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qint64 m_readableBytes;
};

/// Counts the read calls.
class CountingDevice : public QIODevice
{
public:
    explicit CountingDevice(const QByteArray &bytes) : m_bytes(bytes) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    qint64 size() const override { return m_bytes.size(); }
    int readCalls = 0;

protected:
    qint64 readData(char *data, qint64 maxSize) override
    {
        ++readCalls;
        const qint64 count = std::min(maxSize, m_bytes.size() - pos());
        std::copy_n(m_bytes.constData() + pos(), count, data);
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
};

/// Returns the errors among the entries. Aborts if the entries do not end after twenty.
QList<ErrorCode> failuresOf(LogEntryReader &entries)
{
    QList<ErrorCode> failures;
    for (int i = 0; i < 20; ++i) {
        const auto entry = entries.next();
        if (!entry)
            return failures;
        if (!*entry)
            failures += entry->error().code;
    }
    qFatal("the log has no end");
}

Result<LogRecords> recordsOf(const QByteArray &line)
{
    return readLogRecords({Json::parse(line.begin(), line.end()), line, 7}, QStringLiteral("log"));
}

} // namespace

class TestLogEntryReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEntries_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("nothing") << QByteArray() << QStringList();
        QTest::newRow("blank lines") << QByteArray("\n  \n") << QStringList();
        QTest::newRow("lines") << QByteArray("{\"a\":1}\n\n{\"a\":2}\r\n") << QStringList{"1:{\"a\":1}", "3:{\"a\":2}"};
        QTest::newRow("no end of line") << QByteArray("{\"a\":1}\n{\"a\":2}") << QStringList{"1:{\"a\":1}", "2:{\"a\":2}"};
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBF{\"a\":1}\n") << QStringList{"1:{\"a\":1}"};
        QTest::newRow("a bad line among good ones") << QByteArray("{\"a\":1}\n{\"a\" 2}\n{\"a\":3}\n") << QStringList{"1:{\"a\":1}", "log:2:6:", "3:{\"a\":3}"};
        QTest::newRow("truncated at the end") << QByteArray("{\"a\":1}\n{\"a\":") << QStringList{"1:{\"a\":1}", "log:2:6:"};
        QTest::newRow("columns are UTF-16") << QByteArray("{}\n{\"\xC3\xA4\xF0\x9F\x98\x80\" 2}\n") << QStringList{"1:{}", "log:2:8:"};
        QTest::newRow("no UTF-8") << QByteArray("{}\n{\"a\":\"\xff\"}\n{}\n") << QStringList{"1:{}", "log:2:7:", "3:{}"};
        QTest::newRow("document") << QByteArray("{\n  \"a\": [\n    1\n  ]\n}\n") << QStringList{"1:{\"a\":[1]}"};
        QTest::newRow("list over lines") << QByteArray("[\n  {\"a\": 1},\n  {\"a\": 2}\n]\n") << QStringList{"1:{\"a\":1}", "1:{\"a\":2}"};
        QTest::newRow("list in a line") << QByteArray("[{\"a\": 1}, {\"a\": 2}]") << QStringList{"1:{\"a\":1}", "1:{\"a\":2}"};
        QTest::newRow("broken document") << QByteArray("{\n  \"a\": 1,\n  \"b\" 2\n}\n") << QStringList{"log:3:7:"};
        QTest::newRow("lists as lines") << QByteArray("[{\"a\":1},{\"a\":2}]\n[{\"a\":3}]\n\n[]\n{\"a\":4}\n[{\"a\":5}]")
                                        << QStringList{"1:{\"a\":1}", "1:{\"a\":2}", "2:{\"a\":3}", "5:{\"a\":4}", "6:{\"a\":5}"};
        QTest::newRow("an empty list first") << QByteArray("[]\n{\"a\":1}\n") << QStringList{"2:{\"a\":1}"};
        QTest::newRow("deep") << QByteArray(512, '[') + QByteArray(512, ']') << QStringList{"1:" + QString(511, u'[') + QString(511, u']')};
        QTest::newRow("too deep") << QByteArray("{}\n") + QByteArray(513, '[') + QByteArray(513, ']') + "\n{}\n" << QStringList{"1:{}", "log:2:513:", "3:{}"};
        QTest::newRow("too deep immediately") << QByteArray("{\"a\":") + QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']') + "}\n{}\n" << QStringList{"log:1:517:", "2:{}"};
        QTest::newRow("too deep and truncated") << QByteArray("{}\n") + QByteArray(1'000'000, '[') << QStringList{"1:{}", "log:2:513:"};
        QTest::newRow("too deep document") << QByteArray("{\n\"a\":\n") + QByteArray(600, '[') + QByteArray(600, ']') + "\n}\n" << QStringList{"log:3:512:"};
        QTest::newRow("brackets in texts") << QByteArray("{\"a\":\"\\\"") + QByteArray(600, '[') + "\"}" << QStringList{"1:{\"a\":\"\\\"" + QString(600, u'[') + "\"}"};
        QTest::newRow("a number out of range") << QByteArray("{\"a\":1}\n{\"a\":1e999}\n{\"a\":[-1e400,2]}\n{\"a\":4}\n")
                                               << QStringList{"1:{\"a\":1}", "log:2:6:", "log:3:7:", "4:{\"a\":4}"};
        QTest::newRow("a number out of range in a list") << QByteArray("[{\"a\":1e999}]\n[{\"a\":2}]\n") << QStringList{"log:1:7:", "2:{\"a\":2}"};
        QTest::newRow("a number out of range in a document") << QByteArray("{\n  \"a\": 1,\n  \"b\": 1e999\n}\n") << QStringList{"log:3:8:"};
        QTest::newRow("a number out of range that fills a line") << QByteArray("1e999\n{}\n") << QStringList{"log:1:1:", "2:{}"};
        QTest::newRow("many digits") << QByteArray("{\"a\":") + QByteArray(400, '9') + "}\n{}\n" << QStringList{"log:1:6:", "2:{}"};
        QTest::newRow("lines longer than one read") << QByteArray("{\"a\":\"") + QByteArray(200'000, 'x') + "\"}\n{\"a\":2}\n"
                                                                << QStringList{"1:{\"a\":\"" + QString(200'000, u'x') + "\"}", "2:{\"a\":2}"};
        QTest::newRow("bad first line") << QByteArray("hello\n{\"a\":1}\n") << QStringList{"log:1:1:", "2:{\"a\":1}"};
    }
    void readsEntries()
    {
        QFETCH(QByteArray, text);
        QTEST(readAll(text), "values");
    }

    void stopsAtAReadError_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("good");
        QTest::newRow("immediately") << QByteArray("{}\n{}\n") << 0;
        QTest::newRow("behind a line") << QByteArray("{}\n{}\n") << 3;
        QTest::newRow("within a line") << QByteArray("{}\n{}\n") << 4;
        QTest::newRow("within a document") << QByteArray("{\n\"a\":\n1}\n") << 5;
    }
    void stopsAtAReadError()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, good);
        FailingDevice disk(text, good);
        disk.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
        LogEntryReader entries(disk, QStringLiteral("log"));
        QCOMPARE(failuresOf(entries), QList<ErrorCode>{ErrorCode::Unreadable});
    }

    void stopsAtATooLargeEntry_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("line") << QByteArray("{}\n{\"a\":\"" + QByteArray(200'000, 'x') + "\"}\n{}\nno\n");
        QTest::newRow("document") << QByteArray("{\n\"a\":1,\n" + QByteArray("\"b\":2,\n").repeated(30'000) + "\"c\":3}\n");
    }
    void stopsAtATooLargeEntry()
    {
        QFETCH(QByteArray, text);
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        LogEntryReader entries(buffer, QStringLiteral("log"), 100'000);
        QCOMPARE(failuresOf(entries), QList<ErrorCode>{ErrorCode::TooLarge});
    }

    /// Reading lines one by one from a device is much slower than reading blocks, because memory is allocated for each line.
    void readsLinesInBlocks()
    {
        CountingDevice device(QByteArray(1024 * 1024, '\n') + QByteArray("{}\n").repeated(1000));
        LogEntryReader entries(device, QStringLiteral("log"));
        int count = 0;
        for (auto entry = entries.next(); entry; entry = entries.next())
            ++count;
        QCOMPARE(count, 1000);
        QVERIFY2(device.readCalls < 30, QByteArray::number(device.readCalls).constData());
    }

    void countsEveryByteOnce()
    {
        QByteArray text("{\n\"a\":1\n}\n");
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        LogEntryReader entries(buffer, QStringLiteral("log"));
        while (entries.next()) { }
        QCOMPARE(entries.bytesRead(), text.size());
    }

    void readsPlainRecords()
    {
        const Result<LogRecords> records = recordsOf(R"({"at":"2026-06-01T08:00:00+02:00","session":"s","request":"q","input_tokens":12,"layers":["a"],"mood":"good","details":{"x":1}})");
        QVERIFY(records);
        const Interaction &one = records->interactions.first();
        QCOMPARE(one.at, QDateTime(QDate(2026, 6, 1), QTime(6, 0), Qt::UTC));
        QCOMPARE(one.session, QStringLiteral("s"));
        QCOMPARE(*one.usage.input, 12);
        QCOMPARE(one.layers, QStringList{QStringLiteral("a")});
        QCOMPARE(records->unknownFields, QStringList{QStringLiteral("mood")});
        QCOMPARE(one.details.dump(), std::string(R"({"x":1,"mood":"good"})"));
    }

    void fingerprintsDependOnTheContent()
    {
        const QString print = recordsOf(R"({"at":"2026-06-01T08:00:00Z","request":"q"})")->interactions.first().fingerprint;
        QVERIFY(print.startsWith(u"record:"));
        QCOMPARE(recordsOf(R"({"request": "q",  "at":"2026-06-01T08:00:00Z", "id": 12})")->interactions.first().fingerprint, print);
        QVERIFY(recordsOf(R"({"at":"2026-06-01T08:00:00Z","request":"r"})")->interactions.first().fingerprint != print);
    }

    void rejectsInvalidRecords_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("place");
        QTest::newRow("no time") << QByteArray(R"({"request":"q"})") << "log:7:1:";
        QTest::newRow("no time of a clock") << QByteArray(R"({"request":"q","at":"yesterday"})") << "log:7:16:";
        QTest::newRow("a local time") << QByteArray(R"({"at":"2026-06-01T08:00:00"})") << "log:7:2:";
        QTest::newRow("wrong type") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","input_tokens":"many"})") << "log:7:30:";
        QTest::newRow("friction above the maximum") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","friction":7})") << "log:7:30:";
        QTest::newRow("negative quality") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","quality":-1})") << "log:7:30:";
        QTest::newRow("negative tokens") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","output_tokens":-5})") << "log:7:30:";
        QTest::newRow("an answer before its question") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","duration_ms":-1})") << "log:7:30:";
        QTest::newRow("a first word before its question") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","first_token_ms":-1})") << "log:7:30:";
        QTest::newRow("a price that is paid back") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","cost":-0.5})") << "log:7:30:";
        QTest::newRow("an iteration before the first") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","iteration":-4})") << "log:7:30:";
        QTest::newRow("before weeks are counted") << QByteArray(R"({"request":"q","at":"1970-01-04T23:59:59Z"})") << "log:7:16:";
        QTest::newRow("span before weeks are counted")
            << QByteArray(R"({"traceId":"a","startTimeUnixNano":"1000000","attributes":{"gen_ai.operation.name":"chat"}})") << "log:7:16:";
        QTest::newRow("no object") << QByteArray("[1]") << "log:7:1:";
    }
    void rejectsInvalidRecords()
    {
        QFETCH(QByteArray, line);
        const Result<LogRecords> records = recordsOf(line);
        QVERIFY(!records);
        QCOMPARE(records.error().code, ErrorCode::Invalid);
        QTEST(toString(records.error()).section(u' ', 0, 0), "place");
    }

    void explainsRecordsOfOtherTools_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("meant");
        QTest::newRow("Langfuse") << QByteArray(R"({"id":"o1","traceId":"t1","type":"GENERATION","startTime":"2026-11-20T10:00:00Z","model":"m","input":"q","output":"a"})")
                                  << "If `startTime` is the time, rename it to `at`.";
        QTest::newRow("Claude Code") << QByteArray(R"({"type":"user","uuid":"u1","timestamp":"2026-11-20T10:00:00Z","message":{"role":"user","content":"q"}})")
                                     << "If `timestamp` is the time, rename it to `at`.";
        QTest::newRow("Chat Completions") << QByteArray(R"({"id":"c1","created":1795000000,"choices":[],"model":"m"})") << "If `created` is the time, rename it to `at`.";
        QTest::newRow("nothing") << QByteArray("{}") << "Fields of the record: none.";
    }
    void explainsRecordsOfOtherTools()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, meant);
        const Result<LogRecords> records = recordsOf(line);
        QVERIFY(!records);
        const QString message = toString(records.error());
        QVERIFY2(message.contains(u"no `at` field") && message.contains(meant) && message.contains(u"OpenTelemetry"), qPrintable(message));
    }

    void rejectsTimesOutOfRange()
    {
        for (const char *time : {"[9223372036854775807,0]", "[9223372036854775,9223372036854775807]", "[-9223372036854775808,-1]"}) {
            const QByteArray line = QByteArray(R"({"traceId":"a","startTime":)") + time + R"(,"attributes":{"gen_ai.operation.name":"chat"}})";
            QVERIFY(!recordsOf(line));
        }
    }
};

OUTCROP_TEST(TestLogEntryReader, CoreApplication)

} // namespace tst_logentryreader

#include "tst_logentryreader.moc"
