// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/providers/calling.h"
#include "tests/adapters/providers/faults.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_streamcuts {
namespace {

/// A complete stream of one API, split into its events.
struct Stream {
    const char *provider;
    const char *contentType;
    QList<QByteArray> events; ///< all events; without the last `trailing` events, the stream is complete
    int trailing = 0;         ///< number of events after the event that completes the stream

    QByteArray bytes(qsizetype count) const { return events.first(count).join(); }
    QByteArray bytes() const { return events.join(); }
    qsizetype completionOffset() const { return bytes(events.size() - trailing).size(); }
};

QList<QByteArray> textEvents(const QByteArray &before, const QByteArray &after)
{
    QList<QByteArray> events;
    for (const char *text : {"Stone ", "upon ", "stone, ", "and \\u00e9tage ", "after \\ud83e\\udea8 \xc3\xa9tage."})
        events.append(before + text + after);
    return events;
}

QList<QByteArray> split(const QByteArray &events)
{
    QList<QByteArray> all;
    for (qsizetype at = 0; at < events.size();) {
        const qsizetype end = events.indexOf("\n\n", at) + 2;
        all.append(events.mid(at, end - at));
        at = end;
    }
    return all;
}

Stream anthropic()
{
    QList<QByteArray> events = split(streamBegin());
    for (const QByteArray &text : textEvents({}, {}))
        events.append(streamText(text));
    return {"anthropic", "text/event-stream", events + split(streamEnd())};
}

Stream responses()
{
    QList<QByteArray> events = split(responseBegin());
    events += textEvents("event: response.output_text.delta\n"
                         "data: {\"type\":\"response.output_text.delta\",\"item_id\":\"i\",\"output_index\":0,\"content_index\":0,\"delta\":\"",
                         "\"}\n\n");
    events += event("response.completed", R"({"type":"response.completed","response":{"id":"r","status":"completed","model":"m","output":[{"type":"message","role":"assistant",)"
                                          R"("content":[{"type":"output_text","text":"Stone upon stone, and \u00e9tage after \ud83e\udea8 \u00e9tage.","annotations":[]}]}],)"
                                          R"("usage":{"input_tokens":3,"output_tokens":9,"total_tokens":12}}})");
    return {"openai", "text/event-stream", events};
}

Stream chat()
{
    const QByteArray head = R"(data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{)";
    QList<QByteArray> events = textEvents(head + "\"content\":\"", "\"},\"finish_reason\":null}]}\n\n");
    events += head + "},\"finish_reason\":\"stop\"}]}\n\n";
    return {"chat", "text/event-stream", events + QList<QByteArray>{"data: [DONE]\n\n"}, 1};
}

Stream google()
{
    const QByteArray head = R"(data: {"candidates":[{"index":0,"content":{"role":"model","parts":[{"text":")";
    QList<QByteArray> events = textEvents(head, "\"}]}}]}\n\n");
    events += head + "\"}]},\"finishReason\":\"STOP\"}],\"usageMetadata\":{\"promptTokenCount\":3}}\n\n";
    return {"google", "text/event-stream", events};
}

Stream ollama()
{
    QList<QByteArray> events = textEvents(R"({"model":"m","message":{"role":"assistant","content":")", "\"},\"done\":false}\n");
    events += "{\"model\":\"m\",\"message\":{\"role\":\"assistant\",\"content\":\"\"},\"done\":true,\"done_reason\":\"stop\",\"eval_count\":9}\n";
    return {"open-source", "application/x-ndjson", events};
}

/// Returns offsets before the end of the event that completes the stream: 0, the offset after each event, and random ones.
QSet<qsizetype> truncationOffsets(const Stream &stream, int randomCount)
{
    QSet<qsizetype> all{0};
    for (qsizetype count = 1; count < stream.events.size(); ++count)
        all.insert(stream.bytes(count).size());
    QRandomGenerator random(14);
    while (all.size() < stream.events.size() + randomCount)
        all.insert(random.bounded(int(stream.bytes().size())));
    all.removeIf([&stream](qsizetype offset) { return offset >= stream.completionOffset() - 2; }); // the final line break may be missing
    return all;
}

} // namespace
} // namespace tst_streamcuts

/// Tests that a response that ends at any position is marked as truncated, and that its partial text is kept.
class StreamCuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void detectsEveryTruncation_data();
    void detectsEveryTruncation();

private:
    const QList<tst_streamcuts::Stream> m_streams{
        tst_streamcuts::anthropic(), tst_streamcuts::responses(), tst_streamcuts::chat(), tst_streamcuts::google(), tst_streamcuts::ollama()};
    const QString m_text = QStringLiteral("Stone upon stone, and \u00e9tage after \U0001faa8 \u00e9tage.");
};

void StreamCuts::detectsEveryTruncation_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("announced");
    for (int row = 0; row < m_streams.size(); ++row) {
        QTest::addRow("%s, closed", m_streams[row].provider) << row << false;
        QTest::addRow("%s, closed inside a chunk", m_streams[row].provider) << row << true;
    }
}

void StreamCuts::detectsEveryTruncation()
{
    QFETCH(int, row);
    QFETCH(bool, announced);
    const tst_streamcuts::Stream &stream = m_streams[row];
    const QString provider = QString::fromLatin1(stream.provider);
    std::atomic<qsizetype> size = stream.bytes().size();
    FaultServer server([&](ClientConnection &connection) {
        if (!connection.readRequest())
            return;
        const QByteArray type = stream.contentType;
        const QByteArray head = announced ? QByteArray(streamHeaders(type) + "ffff\r\n") : QByteArray("HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\n\r\n");
        connection.write(head + stream.bytes().left(size));
    });
    ProviderClient client = clientFor(provider, keyFor(server.url()), quickCallSettings());
    const RenderedRequest request = requestForEndpoint(provider, server.url());
    QString shown;
    const auto ask = [&](qsizetype bytes) {
        size = bytes;
        shown.clear();
        return client.call(request, {}, [&shown](const ResponseChunk &chunk) { shown += chunk.text; });
    };
    const ProviderCall whole = ask(stream.bytes().size());
    QVERIFY2(!whole.failure, qPrintable(whole.failure ? whole.failure->message : QString()));
    QCOMPARE(whole.response.text, m_text);

    const QSet<qsizetype> cuts = tst_streamcuts::truncationOffsets(stream, 200);
    for (const qsizetype offset : cuts) {
        const ProviderCall call = ask(offset);
        QVERIFY2(call.failure.has_value(), qPrintable(QString::number(offset)));
        QVERIFY(call.failure->kind == FailureKind::Truncated || call.failure->kind == FailureKind::Lost);
        QCOMPARE(stopReasonName(call.response.stop), stopReasonName(StopReason::Incomplete));
        QVERIFY(m_text.startsWith(call.response.text));
        QVERIFY(call.response.text.startsWith(shown)); // an unterminated last line is parsed only when the stream has ended
        QCOMPARE(call.attempts.size(), 1);
    }
    QCOMPARE(server.requests().size(), 1 + cuts.size());
}

OUTCROP_TEST(StreamCuts, CoreApplication)

#include "tst_streamcuts.moc"
