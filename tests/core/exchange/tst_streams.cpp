// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/jsonlines.h"
#include "core/exchange/serversentevents.h"
#include "tests/support/recordedstreams.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <random>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_streams {

namespace {

/// The result of a reader: the joined chunks and the outcome.
struct StreamResult {
    Json summary;
    Json raw;
    QString text;
    QString reasoning;
    QMap<int, QString> calls;
};

void addChunks(const QList<ResponseChunk> &chunks, StreamResult &reading)
{
    for (const ResponseChunk &chunk : chunks) {
        if (chunk.kind == ResponseChunk::Kind::ToolCall)
            reading.calls[chunk.index] += chunk.text;
        else
            (chunk.kind == ResponseChunk::Kind::Text ? reading.text : reading.reasoning) += chunk.text;
    }
}

/// Reads bytes in chunks. `next` returns the size of the next chunk.
template<typename Next>
StreamResult readChunked(const ResponseFormat &format, const QByteArray &bytes, Next next)
{
    ProviderResponseStream stream(format);
    StreamResult reading;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype size = qMin<qsizetype>(next(), bytes.size() - at);
        addChunks(stream.feed(QByteArrayView(bytes).sliced(at, size)), reading);
        at += size;
    }
    addChunks(stream.close(), reading);
    const ResponseOutcome outcome = stream.finish();
    reading.summary = summary(outcome);
    reading.raw = outcome.response.rawJson;
    return reading;
}

StreamResult readWhole(const ResponseFormat &format, const QByteArray &bytes)
{
    return readChunked(format, bytes, [&bytes] { return qMax<qsizetype>(bytes.size(), 1); });
}

/// Returns whether a stream is short enough to test all its splits, whose cost is quadratic.
bool isShort(const RecordedStream &recorded)
{
    return recorded.bytes.size() <= 1600;
}

/// Returns the offsets at which to split: after every line, and 200 random offsets.
QList<qsizetype> splitOffsets(const QByteArray &bytes)
{
    QList<qsizetype> offsets;
    for (qsizetype at = 0; at + 1 < bytes.size(); ++at) {
        if (bytes.at(at) == '\n' || bytes.at(at) == '\r')
            offsets.append(at + 1);
    }
    std::mt19937 random(unsigned(bytes.size()));
    for (int i = 0; i < 200; ++i)
        offsets.append(qsizetype(random() % size_t(bytes.size())));
    return offsets;
}

QList<StreamEvent> eventsOf(const RecordedStream &recorded, qsizetype split)
{
    const auto framing = [&recorded]() -> std::unique_ptr<StreamFraming> {
        if (recorded.wire == u"ollama-chat")
            return std::make_unique<JsonLines>();
        return std::make_unique<ServerSentEvents>();
    }();
    QList<StreamEvent> events = framing->add(QByteArrayView(recorded.bytes).first(split));
    events += framing->add(QByteArrayView(recorded.bytes).sliced(split));
    return events + framing->end();
}

/// Returns JSON as text with sorted keys.
QString sortedDump(const Json &json)
{
    return QString::fromStdString(nlohmann::json::parse(json.dump()).dump());
}

} // namespace

/// Reads streams of every wire format whole and in chunks of many sizes.
class Streams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = sourceCatalog(); }
    void hasEnoughRecordedStreams();
    void readsStreams_data() { addRows(); }
    void readsStreams();
    void chunkSizesDoNotChangeTheResult_data() { addRows(); }
    void chunkSizesDoNotChangeTheResult();
    void everySplitGivesTheSameEvents_data() { addRows(); }
    void everySplitGivesTheSameEvents();
    void detectsTruncatedStreams_data() { addRows(); }
    void detectsTruncatedStreams();
    void matchesTheNonStreamedResult_data() { addRows(); }
    void matchesTheNonStreamedResult();

private:
    static void addRows()
    {
        QTest::addColumn<int>("index");
        const QList<RecordedStream> streams = recordedStreams();
        for (int i = 0; i < streams.size(); ++i)
            QTest::newRow(qPrintable(streams.at(i).name)) << i;
    }

    const RecordedStream &currentStream() const
    {
        static const QList<RecordedStream> streams = recordedStreams();
        return streams.at(*static_cast<const int *>(QTest::qData("index", QMetaType::Int)));
    }

    ResponseFormat format() const { return responseFormat(m_catalog, currentStream().wire); }

    ProviderCatalog m_catalog;
};

void Streams::hasEnoughRecordedStreams()
{
    const QList<RecordedStream> streams = recordedStreams();
    QVERIFY(streams.size() >= 113);
    QVERIFY(std::count_if(streams.begin(), streams.end(), isShort) >= 50);
}

void Streams::readsStreams()
{
    const StreamResult reading = readWhole(format(), currentStream().bytes);
    QVERIFY2(containsExpected(currentStream().expected, reading.summary), reading.summary.dump().c_str());
    QCOMPARE(reading.summary.contains("failure"), currentStream().expected.contains("failure"));
    QCOMPARE(reading.text, qString(reading.summary["text"]));
    QCOMPARE(reading.reasoning, qString(reading.summary["reasoning"]));
}

void Streams::chunkSizesDoNotChangeTheResult()
{
    std::mt19937 random(unsigned(currentStream().bytes.size()));
    const StreamResult whole = readWhole(format(), currentStream().bytes);
    const auto same = [&](const StreamResult &other) {
        return other.summary == whole.summary && other.raw == whole.raw && other.text == whole.text && other.calls == whole.calls;
    };
    QVERIFY(same(readChunked(format(), currentStream().bytes, [] { return 1; })));
    QVERIFY(same(readChunked(format(), currentStream().bytes, [] { return 7; })));
    QVERIFY(same(readChunked(format(), currentStream().bytes, [&random] { return 1 + qsizetype(random() % 50); })));
}

void Streams::everySplitGivesTheSameEvents()
{
    if (!isShort(currentStream()))
        return;
    const QList<StreamEvent> whole = eventsOf(currentStream(), 0);
    QVERIFY(!whole.isEmpty());
    for (qsizetype split = 1; split <= currentStream().bytes.size(); ++split)
        QVERIFY2(eventsOf(currentStream(), split) == whole, qPrintable(QString::number(split)));
}

/// A stream that is truncated before its end marker is not reported as complete, and its partial text is kept.
void Streams::detectsTruncatedStreams()
{
    const RecordedStream &recorded = currentStream();
    if (recorded.expected.contains("failure"))
        return;
    qsizetype end = recorded.bytes.size();
    const auto isWhole = [&](qsizetype size) { return !readWhole(format(), recorded.bytes.first(size)).summary.contains("failure"); };
    while (end > 0 && isWhole(end - 1))
        --end;
    for (const qsizetype size : splitOffsets(recorded.bytes.first(end))) {
        const StreamResult reading = readWhole(format(), recorded.bytes.first(size));
        QCOMPARE(qString(reading.summary["failure"]), QStringLiteral("cut"));
        QCOMPARE(qString(reading.summary["stop"]), QStringLiteral("incomplete"));
        QCOMPARE(reading.text, qString(reading.summary["text"]));
    }
}

/// The events of a stream give the same result as a response without streaming.
void Streams::matchesTheNonStreamedResult()
{
    const StreamResult reading = readWhole(format(), currentStream().bytes);
    if (currentStream().expected.contains("failure"))
        return;
    const ResponseOutcome outcome = readResponse(format(), {}, QByteArray::fromStdString(reading.raw.dump()));
    QCOMPARE(sortedDump(summary(outcome)), sortedDump(reading.summary));
}

OUTCROP_TEST(Streams, NoApplication)

} // namespace tst_streams

#include "tst_streams.moc"
