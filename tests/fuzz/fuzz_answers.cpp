// SPDX-License-Identifier: GPL-3.0-or-later
// Parses arbitrary bytes as providers' streams and complete responses. The first byte selects the wire format, the second byte how the stream is split.
// Invariant: the result does not depend on the split.
#include "tests/support/recordedstreams.h"

#include <cstdio>
#include <cstdlib>

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
    QString pieces;
    std::string end;
};

void add(const QList<ResponseChunk> &pieces, Reading &reading)
{
    for (const ResponseChunk &piece : pieces)
        reading.pieces += QString::number(int(piece.kind)) + QString::number(piece.index) + piece.tool + piece.text;
}

Reading readInPortions(const ResponseFormat &format, QByteArrayView bytes, qsizetype portion)
{
    ProviderResponseStream stream(format);
    Reading reading;
    for (qsizetype at = 0; at < bytes.size(); at += portion)
        add(stream.feed(bytes.sliced(at, qMin(portion, bytes.size() - at))), reading);
    add(stream.close(), reading);
    const ResponseOutcome outcome = stream.finish();
    reading.end = summary(outcome).dump() + outcome.response.rawJson.dump();
    return reading;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const QList<ResponseFormat> known = formats();
    if (size < 2 || size > 20'000)
        return 0;
    const ResponseFormat &format = known.at(data[0] % known.size());
    const QByteArrayView bytes(data + 2, qsizetype(size - 2));
    const Reading whole = readInPortions(format, bytes, qMax<qsizetype>(bytes.size(), 1));
    const Reading pieces = readInPortions(format, bytes, 1 + data[1] % 64);
    require(whole.end == pieces.end, "the result in pieces differs");
    require(whole.pieces == pieces.pieces, "the stream events in pieces differ");
    readResponse(format, {data[1] < 200 ? 200 : 400 + data[1] % 150, {}}, bytes.toByteArray());
    return 0;
}
