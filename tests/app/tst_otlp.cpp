// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the OTLP receiver with requests over TCP: both encodings, gzip, limits, rejections, and that an acknowledged span is stored.
#include "app/records/receivetelemetry.h"
#include "app/records/storelocation.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTcpSocket>
#include <QTest>

#include <atomic>
#include <optional>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_otlp {

namespace {

struct HttpReply {
    int status = 0;
    QByteArray body;
};

QByteArray chatSpan(const QByteArray &id, const QByteArray &text)
{
    return "{\"traceId\":\"0af7651916cd43dd8448eb211c80319c\",\"spanId\":\"" + id
        + "\",\"name\":\"chat\",\"startTimeUnixNano\":\"1795000000000000000\",\"endTimeUnixNano\":\"1795000001000000000\",\"attributes\":["
          "{\"key\":\"gen_ai.operation.name\",\"value\":{\"stringValue\":\"chat\"}},{\"key\":\"gen_ai.usage.input_tokens\",\"value\":{\"intValue\":\"12\"}},"
          "{\"key\":\"gen_ai.input.messages\",\"value\":{\"stringValue\":\"[{\\\"role\\\":\\\"user\\\",\\\"parts\\\":[{\\\"type\\\":\\\"text\\\",\\\"content\\\":\\\""
        + text + "\\\"}]}]\"}}]}";
}

QByteArray exportOf(const QByteArray &spans)
{
    return "{\"resourceSpans\":[{\"resource\":{\"attributes\":[{\"key\":\"service.name\",\"value\":{\"stringValue\":\"gate\"}}]},\"scopeSpans\":[{\"scope\":{},\"spans\":[" + spans + "]}]}]}";
}

// The wire format of protobuf, written independently of the library that reads it.
QByteArray varint(quint64 number)
{
    QByteArray bytes;
    for (; number >= 0x80; number >>= 7)
        bytes += char(number | 0x80);
    return bytes + char(number);
}

QByteArray field(int number, const QByteArray &bytes)
{
    return varint(quint64(number) << 3 | 2) + varint(quint64(bytes.size())) + bytes;
}

QByteArray fixed64(int number, quint64 value)
{
    QByteArray bytes = varint(quint64(number) << 3 | 1);
    for (int byte = 0; byte < 8; ++byte)
        bytes += char(value >> (8 * byte));
    return bytes;
}

QByteArray textAttribute(const QByteArray &key, const QByteArray &value)
{
    return field(9, field(1, key) + field(2, field(1, value)));
}

QByteArray protobufExport(const QByteArray &id, const QByteArray &text)
{
    const QByteArray tokens = field(9, field(1, "gen_ai.usage.input_tokens") + field(2, varint(3 << 3) + varint(12)));
    const QByteArray span = field(1, QByteArray::fromHex("0af7651916cd43dd8448eb211c80319c")) + field(2, QByteArray::fromHex(id)) + field(5, "chat")
        + fixed64(7, 1795000000000000000ULL) + fixed64(8, 1795000001000000000ULL) + textAttribute("gen_ai.operation.name", "chat") + tokens
        + textAttribute("gen_ai.prompt", text) + field(13, "a link that is skipped");
    return field(1, field(2, field(2, span)));
}

/// A receiver on a free port, with a workspace.
class ReceiverFixture
{
public:
    explicit ReceiverFixture(bool isStarted = true)
    {
        if (isStarted)
            start();
    }
    ~ReceiverFixture() { stop(); }

    void start()
    {
        m_stop = std::stop_source();
        port = 0;
        m_thread = std::thread([this] {
            const OpenedWorkspace opened = *openWorkspace(m_copy.folder());
            ReceiveListener listener;
            listener.listening = [this](quint16 chosen) { port = chosen; };
            m_result = receiveTelemetry(store(), {0}, InteractionPreprocessor(opened), opened.taxonomy.taxonomyOrDefault(), m_stop.get_token(), listener);
        });
        QTRY_VERIFY(port != 0);
    }

    Result<ReceiveReport> receiveOn(quint16 used)
    {
        const OpenedWorkspace opened = *openWorkspace(m_copy.folder());
        return receiveTelemetry(store(), {used}, InteractionPreprocessor(opened), opened.taxonomy.taxonomyOrDefault(), m_stop.get_token());
    }

    ReceiveReport stop()
    {
        m_stop.request_stop();
        if (m_thread.joinable())
            m_thread.join();
        return m_result && *m_result ? **m_result : ReceiveReport();
    }

    HttpReply post(const QByteArray &body, const QByteArray &headers = "Content-Type: application/json\r\n", const QByteArray &path = "/v1/traces") const
    {
        return send("POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port.load()) + "\r\n" + headers + "Content-Length: " + QByteArray::number(body.size())
            + "\r\nConnection: close\r\n\r\n" + body);
    }

    /// Sends bytes and reads until the receiver closes the connection.
    HttpReply send(const QByteArray &bytes) const
    {
        QTcpSocket socket;
        socket.connectToHost(QStringLiteral("127.0.0.1"), port);
        if (!socket.waitForConnected())
            return {};
        socket.write(bytes);
        QByteArray reply;
        while (socket.waitForReadyRead(20'000) || socket.bytesAvailable() > 0)
            reply += socket.readAll();
        const qsizetype body = reply.indexOf("\r\n\r\n");
        return {reply.mid(9, 3).toInt(), body < 0 ? QByteArray() : reply.mid(body + 4)};
    }

    QList<Interaction> all() { return *store().interactions().query(); }
    std::atomic<quint16> port = 0;

private:
    Store &store()
    {
        static std::mutex mutex;
        const std::scoped_lock lock(mutex);
        if (!m_opened)
            m_opened = openStore(storeLocation(*openWorkspace(m_copy.folder())), m_keys);
        return *(*m_opened)->store;
    }

    WorkspaceCopy m_copy{QStringLiteral("plain")};
    KeyRing m_keys{m_copy.siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
    std::optional<Result<OpenedStore>> m_opened;
    std::stop_source m_stop;
    std::thread m_thread;
    std::optional<Result<ReceiveReport>> m_result;
};

const QByteArray protobufType = "Content-Type: application/x-protobuf\r\n";

/// Compresses as gzip does. qCompress() writes the zlib format, which has the deflate data between a header and a checksum.
QByteArray gzipped(const QByteArray &bytes)
{
    quint32 crc = 0xffffffff;
    for (const char byte : bytes) {
        crc ^= uchar(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (0xedb88320 & (0 - (crc & 1)));
    }
    crc = ~crc;
    const QByteArray deflated = qCompress(bytes, 9).mid(6).chopped(4);
    QByteArray trailer;
    for (const quint32 number : {crc, quint32(bytes.size())}) {
        for (int byte = 0; byte < 4; ++byte)
            trailer += char(number >> (8 * byte));
    }
    return QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10) + deflated + trailer;
}

} // namespace

class TestOtlp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesRedactsAndClassifiesJsonSpans()
    {
        ReceiverFixture desk;
        const QByteArray other = "{\"traceId\":\"0af7651916cd43dd8448eb211c80319c\",\"spanId\":\"00000000000000ff\",\"name\":\"GET /\",\"startTimeUnixNano\":\"1795000000000000000\",\"attributes\":[]}";
        const HttpReply reply = desk.post(exportOf(chatSpan("b7ad6b7169203331", "list the pods of kubernetes for ada@example.org") + "," + other));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body, QByteArray("{}"));
        const QList<Interaction> stored = desk.all(); // the interactions were stored before the receiver answered
        QCOMPARE(stored.size(), 1);
        QCOMPARE(stored.first().request, QStringLiteral("list the pods of kubernetes for [e-mail address]"));
        QCOMPARE(stored.first().source, QStringLiteral("otlp"));
        QCOMPARE(*stored.first().usage.input, 12);
        QCOMPARE(*stored.first().durationMs, 1000);
        const ReceiveReport report = desk.stop();
        QCOMPARE(report.stored.otherSpans.size(), 1);
        QCOMPARE(report.classifiedCount, 1);
        desk.start();
        QCOMPARE(desk.stop().classifiedCount, 0); // the interactions were already classified
        QCOMPARE(desk.all().first().workload.section(u'/', 0, 0), QStringLiteral("platform"));
    }

    void readsProtobufLikeJson()
    {
        ReceiverFixture desk;
        QCOMPARE(desk.post(exportOf(chatSpan("b7ad6b7169203331", "pods"))).status, 200);
        const HttpReply reply = desk.post(protobufExport("b7ad6b7169203332", "pods"), protobufType);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body, QByteArray());
        const QList<Interaction> all = desk.all();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all.at(1).request, all.at(0).request);
        QCOMPARE(all.at(1).at, all.at(0).at);
        QCOMPARE(*all.at(1).usage.input, *all.at(0).usage.input);
        QCOMPARE(all.at(1).fingerprint, QString(all.at(0).fingerprint).replace(QStringLiteral("3331"), QStringLiteral("3332")));
        QCOMPARE(desk.post(protobufExport("b7ad6b7169203331", "pods"), protobufType).status, 200); // the same span was received as JSON
        QCOMPARE(desk.all().size(), 2);
    }

    void decompressesGzip()
    {
        ReceiverFixture desk;
        const QByteArray headers = "Content-Type: application/json\r\nContent-Encoding: gzip\r\n";
        const QByteArray body = gzipped(exportOf(chatSpan("b7ad6b7169203331", "pods")));
        QCOMPARE(desk.post(body, headers).status, 200);
        QCOMPARE(desk.all().size(), 1);
        QCOMPARE(desk.post(body.chopped(12), headers).status, 400);
        QCOMPARE(desk.post("not gzip", headers).status, 400);
        QCOMPARE(desk.post(gzipped(QByteArray(70 * 1024 * 1024, ' ')), headers).status, 413);
    }

    void countsLogRecords()
    {
        ReceiverFixture desk;
        QCOMPARE(desk.post("{\"resourceLogs\":[{\"scopeLogs\":[{\"logRecords\":[{\"timeUnixNano\":\"1795000000000000000\",\"body\":{\"stringValue\":\"started\"}}]}]}]}",
                         "Content-Type: application/json\r\n", "/v1/logs").status, 200);
        QCOMPARE(desk.all().size(), 0);
        QCOMPARE(desk.stop().stored.otherSpans.size(), 1);
    }

    void storesALogRecordOfAModelCall()
    {
        ReceiverFixture desk;
        const QByteArray record = "{\"timeUnixNano\":\"1795000000000000000\",\"traceId\":\"0af7651916cd43dd8448eb211c80319c\",\"spanId\":\"b7ad6b7169203331\",\"eventName\":"
                                  "\"gen_ai.client.inference.operation.details\",\"attributes\":[{\"key\":\"gen_ai.operation.name\",\"value\":{\"stringValue\":\"chat\"}},"
                                  "{\"key\":\"gen_ai.prompt\",\"value\":{\"stringValue\":\"pods\"}}]}";
        const QByteArray body = "{\"resourceLogs\":[{\"scopeLogs\":[{\"logRecords\":[" + record + "]}]}]}";
        QCOMPARE(desk.post(body, "Content-Type: application/json\r\n", "/v1/logs").status, 200);
        QCOMPARE(desk.all().size(), 1);
        QCOMPARE(desk.all().first().request, QStringLiteral("pods"));
    }

    void reportsASpanThatCannotBeStored()
    {
        ReceiverFixture desk;
        const QByteArray broken = chatSpan("b7ad6b7169203332", "pods").replace("\"startTimeUnixNano\":\"1795000000000000000\",", "");
        const HttpReply reply = desk.post(exportOf(chatSpan("b7ad6b7169203331", "pods") + "," + broken));
        QCOMPARE(reply.status, 200);
        const Json body = Json::parse(reply.body.toStdString(), nullptr, false);
        QCOMPARE(body["partialSuccess"]["rejectedSpans"], Json("1"));
        QVERIFY(qString(body["partialSuccess"]["errorMessage"]).contains(QStringLiteral("b7ad6b7169203332")));
        QCOMPARE(desk.all().size(), 1);
    }

    void rejectsInvalidRequests_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QByteArray &head, const QByteArray &body, int status) {
            QTest::newRow(name) << QByteArray(head + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body) << status;
        };
        const QByteArray start = "POST /v1/traces HTTP/1.1\r\nHost: localhost:PORT\r\n";
        const QByteArray type = "Content-Type: application/json\r\n";
        row("good", start + type + "Connection: close\r\n", "{}", 200);
        row("own origin", start + type + "Origin: http://127.0.0.1:PORT\r\nConnection: close\r\n", "{}", 200);
        row("foreign host", "POST /v1/traces HTTP/1.1\r\nHost: evil.example:PORT\r\n" + type, "{}", 403);
        row("no host", "POST /v1/traces HTTP/1.1\r\n" + type, "{}", 403);
        row("foreign origin", start + type + "Origin: https://evil.example\r\n", "{}", 403);
        row("null origin", start + type + "Origin: null\r\n", "{}", 403);
        row("path", "POST /v1/metrics HTTP/1.1\r\nHost: localhost:PORT\r\n" + type, "{}", 404);
        row("method", "GET /v1/traces HTTP/1.1\r\nHost: localhost:PORT\r\n" + type, "", 405);
        row("type", start + "Content-Type: text/plain\r\n", "{}", 415);
        row("encoding", start + type + "Content-Encoding: br\r\n", "{}", 415);
        row("not JSON", start + type + "Connection: close\r\n", "{\"resourceSpans\":[", 400);
        row("another list", start + type + "Connection: close\r\n", "{\"resourceLogs\":[]}", 400);
        row("deep", start + type + "Connection: close\r\n", QByteArray(100'000, '['), 400);
        row("not protobuf", start + protobufType + "Connection: close\r\n", "\x0a\xff\xff", 400);
        row("long head", start + "X-Long: " + QByteArray(64 * 1024, 'x') + "\r\n", "{}", 431);
        QTest::newRow("large body") << QByteArray(start + type + "Content-Length: 999999999999\r\n\r\n") << 413;
        QTest::newRow("not HTTP") << QByteArray("\x16\x03\x01 hello\r\n\r\n") << 400;
        QTest::newRow("two lengths") << QByteArray(start + type + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}") << 400;
        QTest::newRow("bad length") << QByteArray(start + type + "Content-Length: -1\r\n\r\n") << 400;
        QTest::newRow("chunks") << QByteArray(start + type + "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n") << 200;
        QTest::newRow("bad chunks") << QByteArray(start + type + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n") << 400;
    }

    void rejectsInvalidRequests()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        ReceiverFixture desk;
        const QByteArray bytes = request.replace("PORT", QByteArray::number(desk.port.load()));
        QCOMPARE(desk.send(bytes).status, status);
        QCOMPARE(desk.post(exportOf(chatSpan("b7ad6b7169203331", "pods"))).status, 200); // the receiver still serves other clients
    }

    void servesSeveralRequestsPerConnection()
    {
        ReceiverFixture desk;
        QByteArray requests;
        for (const char *id : {"b7ad6b7169203331", "b7ad6b7169203332", "b7ad6b7169203333"}) {
            const QByteArray body = exportOf(chatSpan(id, "pods"));
            requests += "POST /v1/traces HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size())
                + (qstrcmp(id, "b7ad6b7169203333") == 0 ? "\r\nConnection: close" : "") + "\r\n\r\n" + body;
        }
        QCOMPARE(desk.send(requests).status, 200);
        QCOMPARE(desk.all().size(), 3);
    }

    void stopsDespiteAnIdleConnection()
    {
        ReceiverFixture desk;
        QTcpSocket idle;
        idle.connectToHost(QStringLiteral("127.0.0.1"), desk.port);
        QVERIFY(idle.waitForConnected());
        idle.write("POST /v1/traces HTTP/1.1\r\n");
        QVERIFY(idle.waitForBytesWritten());
        desk.stop();
        QVERIFY(idle.state() != QAbstractSocket::ConnectedState || idle.waitForDisconnected());
    }

    void reportsAPortInUse()
    {
        ReceiverFixture desk;
        ReceiverFixture other(false);
        const Result<ReceiveReport> second = other.receiveOn(desk.port);
        QVERIFY(!second);
        QVERIFY2(second.error().message.contains(QString::number(desk.port)), qPrintable(second.error().message));
    }
};

OUTCROP_TEST(TestOtlp, CoreApplication)

} // namespace tst_otlp

#include "tst_otlp.moc"
