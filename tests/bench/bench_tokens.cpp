// SPDX-License-Identifier: GPL-3.0-or-later
// Run by tokens.sh; each call is a new process.
//   bench_tokens ids ENCODING TEXTS      the IDs of each document in binary form: their number and the IDs, four bytes each
//   bench_tokens count ENCODING TEXTS    the duration of counting, cold
//   bench_tokens long ENCODING KIND SIZE the same for one text that is slow to encode: letter, space, ideographs
//   bench_tokens edits ENCODING TEXTS    random edits in a 1 MB document
#include "measure.h"

#include "core/tokens/incrementalcount.h"

#include <ctime>
#include <random>

using namespace outcrop;

namespace {

/// Returns the documents in a file of texts.js. Each is stored as its size in four bytes, little-endian, and its bytes.
QList<QByteArrayView> documentsIn(const QByteArray &file)
{
    QList<QByteArrayView> documents;
    for (qsizetype at = 0; at < file.size();) {
        const auto byte = [&](qsizetype i) { return quint32(quint8(file[at + i])); };
        const qsizetype size = byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24;
        documents.append(QByteArrayView(file).sliced(at + 4, size));
        at += 4 + size;
    }
    return documents;
}

void printIds(Tokenizer tokenizer, const QString &path)
{
    const QByteArray file = bench::bytesOf(path);
    for (const QByteArrayView document : documentsIn(file)) {
        const QList<TokenId> ids = tokenizer.encode(document);
        // If count() and encode() disagree, writes a number of IDs that differs from that of every peer.
        const auto count = quint32(tokenizer.count(document) == ids.size() ? ids.size() : 0xffffffff);
        std::fwrite(&count, sizeof count, 1, stdout);
        std::fwrite(ids.data(), sizeof(TokenId), size_t(ids.size()), stdout);
    }
}

/// Returns the CPU time of `work` in milliseconds, so that other load on the machine does not count.
template<typename Work>
double processorMilliseconds(Work work)
{
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC;
}

void count(Tokenizer tokenizer, const QList<QByteArrayView> &documents)
{
    qint64 bytes = 0;
    qint64 tokens = 0;
    double taken = 0;
    const double busy = processorMilliseconds([&] {
        taken = bench::milliseconds([&] {
            for (const QByteArrayView document : documents) {
                tokens += tokenizer.count(document);
                bytes += document.size();
            }
        });
    });
    bench::print({{"count", bench::measure({taken})}, {"processor", bench::measure({busy})}}, {{"bytes", bytes}, {"tokens", tokens}});
}

QByteArray longText(const QString &kind, qsizetype size)
{
    if (kind == QLatin1String("letter"))
        return QByteArray(size, 'a');
    if (kind == QLatin1String("space"))
        return QByteArray(size, ' ');
    std::mt19937 random(1);
    QString text;
    while (text.size() * 3 < size)
        text += QChar(char16_t(0x4e00 + random() % 0x5200));
    return text.toUtf8();
}

/// Measures insertions, deletions and replacements at random offsets, with different kinds of characters.
void edits(const Encoding &encoding, QString text)
{
    const QStringList typed = {QStringLiteral("a"), QStringLiteral(" "), QStringLiteral("\n"), QStringLiteral("\r\n"), QStringLiteral("/"), QStringLiteral("'s"),
        QStringLiteral("7"), QStringLiteral("\u6f22"), QStringLiteral("\U0001f600"), QStringLiteral("\u0301"), QStringLiteral("\u2028"), QStringLiteral("  \n")};
    std::mt19937 random(1);
    const auto below = [&random](qsizetype limit) { return qsizetype(random() % quint32(limit)); };
    Tokenizer whole(encoding);
    IncrementalCount count(encoding);
    count.reset(text);
    QList<double> times;
    int wrong = 0;
    for (int i = 0; i < 3000; ++i) {
        const qsizetype position = below(text.size());
        const qsizetype removed = i % 3 == 0 ? qMin(below(20), text.size() - position) : 0;
        const QString inserted = i % 4 == 0 ? QString() : typed[below(typed.size())];
        text.replace(position, removed, inserted);
        times.append(processorMilliseconds([&] { count.edit(position, removed, inserted.size(), QStringView(text)); }));
        wrong += i % 10 == 0 && count.total() != whole.count(text);
    }
    bench::print({{"edit", bench::measure(times)}}, {{"checks", 300}, {"wrong", wrong}});
}

QString megabyteOf(const QList<QByteArrayView> &documents)
{
    QString text;
    while (text.size() < 1000000) {
        for (const QByteArrayView document : documents)
            text += QString::fromUtf8(document);
    }
    return text.first(1000000);
}

} // namespace

int main(int argc, char *argv[])
{
    const QString what = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    const auto encoding = Encoding::fromName(QString::fromLocal8Bit(argc > 2 ? argv[2] : ""));
    if (!encoding || argc < 4)
        return bench::failed(QStringLiteral("bench_tokens ids|count|long|edits ENCODING TEXTS|KIND [SIZE]"));
    const QString texts = QString::fromLocal8Bit(argv[3]);
    if (what == QLatin1String("ids")) {
        printIds(Tokenizer(*encoding), texts);
    } else if (what == QLatin1String("long")) {
        const QByteArray text = longText(texts, argc > 4 ? std::atoi(argv[4]) : 0);
        count(Tokenizer(*encoding), {QByteArrayView(text)});
    } else {
        const QByteArray file = bench::bytesOf(texts);
        if (what == QLatin1String("count"))
            count(Tokenizer(*encoding), documentsIn(file));
        else
            edits(*encoding, megabyteOf(documentsIn(file)));
    }
}
