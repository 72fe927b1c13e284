// SPDX-License-Identifier: GPL-3.0-or-later
// Run by json.sh; each call is a new process.
//   bench_json read FILE      parses tolerant JSON, from bytes to a value
//   bench_json strict FILE    the same with the strict parser, if the text is valid JSON
//   bench_json stream FILE    parses the whole text, and chunks of 4 KB with the value read after each
//   bench_json answer FILE    the same text as the METADATA of a response with prose: compares ResponseStream with parseResponse()
#include "measure.h"

#include "core/responses/jsonstream.h"
#include "core/responses/responseparser.h"
#include "core/responses/responsestream.h"

using namespace outcrop;

namespace {

constexpr int repetitions = 5;
constexpr qsizetype pieceSize = 4096;

template<typename Work>
QList<double> sampleTimes(Work work)
{
    QList<double> samples;
    for (int i = 0; i < repetitions; ++i)
        samples.append(bench::milliseconds(work));
    return samples;
}

void read(const QByteArray &bytes)
{
    TolerantJson json;
    const QList<double> samples = sampleTimes([&] { json = readTolerantJson(QString::fromUtf8(bytes)); });
    bench::print({{"parse", bench::measure(samples)}}, {{"size", json.value.size()}, {"repairs", json.repairs.size()}});
}

void strict(const QByteArray &bytes)
{
    Json json;
    const QList<double> samples = sampleTimes([&] { json = Json::parse(bytes.begin(), bytes.end(), nullptr, false); });
    bench::print({{"parse", bench::measure(samples)}}, {{"size", json.is_discarded() ? 0 : json.size()}, {"repairs", 0}});
}

void stream(const QString &text)
{
    Json last;
    const QList<double> whole = sampleTimes([&] { last = readTolerantJson(text).value; });
    bool isEqual = true;
    const QList<double> pieces = sampleTimes([&] {
        JsonStream json;
        size_t seen = 0;
        for (qsizetype at = 0; at < text.size(); at += pieceSize) {
            json.add(QStringView(text).sliced(at, qMin(pieceSize, text.size() - at)));
            seen += json.value().size();
        }
        json.finish();
        isEqual &= seen > 0 && json.value() == last;
    });
    bench::print({{"whole", bench::measure(whole)}, {"pieces", bench::measure(pieces)}}, {{"equal", isEqual}});
}

/// Returns a valid response, a tenth of which is prose.
QString answerAround(const QString &data)
{
    const QString sentence = QStringLiteral("The rows above say what was found, and where. ");
    return QStringLiteral("<METADATA>\n%1\n</METADATA>\n\n<CONTENT>\n%2\n</CONTENT>\n").arg(data, sentence.repeated(data.size() / 10 / sentence.size()));
}

void answer(const QString &text)
{
    ParsedResponse parsed;
    const QList<double> whole = sampleTimes([&] { parsed = parseResponse(text); });
    bool isEqual = true;
    const QList<double> pieces = sampleTimes([&] {
        ResponseStream stream;
        qsizetype seen = 0;
        for (qsizetype at = 0; at < text.size(); at += pieceSize) {
            stream.add(QStringView(text).sliced(at, qMin(pieceSize, text.size() - at)));
            seen += qsizetype(stream.data().size()) + stream.content().size();
        }
        isEqual &= seen > 0 && stream.data() == parsed.data && stream.content().trimmed() == parsed.content;
    });
    bench::print({{"whole", bench::measure(whole)}, {"pieces", bench::measure(pieces)}}, {{"equal", isEqual}});
}

} // namespace

int main(int argc, char *argv[])
{
    const QString what = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    if (argc < 3)
        return bench::failed(QStringLiteral("bench_json read|strict|stream|answer FILE"));
    const QByteArray bytes = bench::bytesOf(QString::fromLocal8Bit(argv[2]));
    if (what == QLatin1String("stream"))
        stream(QString::fromUtf8(bytes));
    else if (what == QLatin1String("answer"))
        answer(answerAround(QString::fromUtf8(bytes)));
    else if (what == QLatin1String("strict"))
        strict(bytes);
    else
        read(bytes);
}
