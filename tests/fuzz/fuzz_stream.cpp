// SPDX-License-Identifier: GPL-3.0-or-later
// Parses arbitrary bytes as provider streams. The first byte selects the wire format. The second byte selects how the bytes are split into chunks of all
// sizes, as in a network. Invariants: the split makes no difference, and a complete stream gives the same result as the equivalent response without
// streaming.
#include "tests/support/recordedstreams.h"

#include <cstdio>
#include <cstdlib>
#include <random>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

void require(bool isTrue, const char *what)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

QList<ResponseFormat> formats()
{
    static const ProviderCatalog catalog = sourceCatalog();
    QList<ResponseFormat> formats;
    for (const WireFormat &wire : catalog.wireFormats()) {
        if (ResponseFormat format = ResponseFormat::read(wire); format.canStream())
            formats.append(format);
    }
    return formats;
}

struct Reading {
    QByteArray pieces;
    ResponseOutcome outcome;

    bool isSame(const Reading &other) const
    {
        return pieces == other.pieces && summary(outcome) == summary(other.outcome) && outcome.response.rawJson == other.outcome.response.rawJson;
    }
};

void add(const QList<ResponseChunk> &pieces, Reading &reading)
{
    for (const ResponseChunk &piece : pieces)
        reading.pieces += QByteArray::number(int(piece.kind)) + QByteArray::number(piece.index) + piece.tool.toUtf8() + ':' + piece.text.toUtf8();
}

template<typename Next>
Reading readInChunks(const ResponseFormat &format, QByteArrayView bytes, Next next)
{
    ProviderResponseStream stream(format);
    Reading reading;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype size = qMin<qsizetype>(next(), bytes.size() - at);
        add(stream.feed(bytes.sliced(at, size)), reading);
        at += size;
    }
    add(stream.close(), reading);
    reading.outcome = stream.finish();
    return reading;
}

/// Returns the value with sorted keys, so that their order does not matter.
nlohmann::json unordered(const Json &json)
{
    return nlohmann::json::parse(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const QList<ResponseFormat> known = formats();
    if (size < 2 || size > 64'000)
        return 0;
    const ResponseFormat &format = known.at(data[0] % known.size());
    const QByteArrayView bytes(data + 2, qsizetype(size - 2));
    const Reading whole = readInChunks(format, bytes, [&bytes] { return bytes.size(); });
    std::mt19937 random(data[1]);
    require(readInChunks(format, bytes, [&random] { return qsizetype(1) << (random() % 10); }).isSame(whole), "the result in pieces differs");
    require(readInChunks(format, bytes, [&random] { return qsizetype(1 + random() % 3); }).isSame(whole), "the result in small pieces differs");
    if (whole.outcome.failure)
        return 0;
    const ResponseOutcome again = readResponse(format, {}, QByteArray::fromStdString(whole.outcome.response.rawJson.dump(-1, ' ', false, Json::error_handler_t::replace)));
    Json streamed = summary(whole.outcome);
    Json read = summary(again);
    if (read["text"] == "") // some servers omit the events that contain the text
        streamed["text"] = "";
    if (read["stop_detail"] == "") // a stream with an end marker is complete, even if no event contains the stop reason
        streamed["stop"] = read["stop"];
    require(unordered(read) == unordered(streamed), "the collected document is read differently");
    return 0;
}
