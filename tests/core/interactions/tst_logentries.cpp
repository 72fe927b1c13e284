// SPDX-License-Identifier: GPL-3.0-or-later
// Logs are read value by value, and what cannot be read is told with its place.
#include "core/interactions/logrecord.h"

#include <QBuffer>
#include <QTest>

using namespace outcrop;

namespace {

/// Each value of a text: `line:json`, or `line:column` of what is wrong.
QStringList readAll(QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    LogEntries entries(buffer, QStringLiteral("log"));
    QStringList all;
    while (const auto entry = entries.next()) {
        if (*entry)
            all += QStringLiteral("%1:%2").arg((*entry)->line).arg(QString::fromStdString((*entry)->json.dump()));
        else
            all += toString(entry->error()).section(u' ', 0, 0);
    }
    return all;
}

Result<LogRecords> recordsOf(const QByteArray &line)
{
    return readLogRecords({Json::parse(line.begin(), line.end()), line, 7}, QStringLiteral("log"));
}

} // namespace

class TestLogEntries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("nothing") << QByteArray() << QStringList();
        QTest::newRow("blank lines") << QByteArray("\n  \n") << QStringList();
        QTest::newRow("lines") << QByteArray("{\"a\":1}\n\n{\"a\":2}\r\n") << QStringList{"1:{\"a\":1}", "3:{\"a\":2}"};
        QTest::newRow("no end of line") << QByteArray("{\"a\":1}\n{\"a\":2}") << QStringList{"1:{\"a\":1}", "2:{\"a\":2}"};
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBF{\"a\":1}\n") << QStringList{"1:{\"a\":1}"};
        QTest::newRow("a bad line among good ones") << QByteArray("{\"a\":1}\n{\"a\" 2}\n{\"a\":3}\n") << QStringList{"1:{\"a\":1}", "log:2:6:", "3:{\"a\":3}"};
        QTest::newRow("torn at the end") << QByteArray("{\"a\":1}\n{\"a\":") << QStringList{"1:{\"a\":1}", "log:2:6:"};
        QTest::newRow("columns are UTF-16") << QByteArray("{}\n{\"\xC3\xA4\xF0\x9F\x98\x80\" 2}\n") << QStringList{"1:{}", "log:2:8:"};
        QTest::newRow("no UTF-8") << QByteArray("{}\n{\"a\":\"\xff\"}\n{}\n") << QStringList{"1:{}", "log:2:7:", "3:{}"};
        QTest::newRow("document") << QByteArray("{\n  \"a\": [\n    1\n  ]\n}\n") << QStringList{"1:{\"a\":[1]}"};
        QTest::newRow("list over lines") << QByteArray("[\n  {\"a\": 1},\n  {\"a\": 2}\n]\n") << QStringList{"1:{\"a\":1}", "1:{\"a\":2}"};
        QTest::newRow("list in a line") << QByteArray("[{\"a\": 1}, {\"a\": 2}]") << QStringList{"1:{\"a\":1}", "1:{\"a\":2}"};
        QTest::newRow("broken document") << QByteArray("{\n  \"a\": 1,\n  \"b\" 2\n}\n") << QStringList{"log:3:7:"};
        QTest::newRow("bad first line") << QByteArray("hello\n{\"a\":1}\n") << QStringList{"log:1:1:", "2:{\"a\":1}"};
    }
    void values()
    {
        QFETCH(QByteArray, text);
        QTEST(readAll(text), "values");
    }

    void aPlainRecordIsTakenAsItIs()
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

    void aFingerprintIsOfTheContent()
    {
        const QString print = recordsOf(R"({"at":"2026-06-01T08:00:00Z","request":"q"})")->interactions.first().fingerprint;
        QVERIFY(print.startsWith(u"record:"));
        QCOMPARE(recordsOf(R"({"request": "q",  "at":"2026-06-01T08:00:00Z", "id": 12})")->interactions.first().fingerprint, print);
        QVERIFY(recordsOf(R"({"at":"2026-06-01T08:00:00Z","request":"r"})")->interactions.first().fingerprint != print);
    }

    void wrongRecords_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("place");
        QTest::newRow("no time") << QByteArray(R"({"request":"q"})") << "log:7:1:";
        QTest::newRow("no time of a clock") << QByteArray(R"({"request":"q","at":"yesterday"})") << "log:7:16:";
        QTest::newRow("a local time") << QByteArray(R"({"at":"2026-06-01T08:00:00"})") << "log:7:2:";
        QTest::newRow("wrong type") << QByteArray(R"({"at":"2026-06-01T08:00:00Z","input_tokens":"many"})") << "log:7:30:";
        QTest::newRow("no object") << QByteArray("[1]") << "log:7:1:";
    }
    void wrongRecords()
    {
        QFETCH(QByteArray, line);
        const Result<LogRecords> records = recordsOf(line);
        QVERIFY(!records);
        QCOMPARE(records.error().code, ErrorCode::Invalid);
        QTEST(toString(records.error()).section(u' ', 0, 0), "place");
    }
};

QTEST_GUILESS_MAIN(TestLogEntries)
#include "tst_logentries.moc"
