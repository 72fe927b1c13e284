// SPDX-License-Identifier: GPL-3.0-or-later
// Parses arbitrary bytes as a log. The first byte sets the number of bytes that the device returns for each read. Invariants: the read size makes no
// difference. Line numbers never decrease. A valid record at the end is read after any input.
#include "core/interactions/logrecord.h"

#include <QBuffer>

#include <cstdio>
#include <cstdlib>

using namespace outcrop;

namespace {

void require(bool isTrue, const char *what)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

/// Returns only a few bytes for each read, as a pipe may.
class TrickleDevice : public QIODevice
{
public:
    TrickleDevice(QByteArrayView bytes, qint64 most) : m_bytes(bytes), m_maxBytes(most) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_at >= m_bytes.size(); }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 count = std::min({most, m_maxBytes, qint64(m_bytes.size() - m_at)});
        std::copy_n(m_bytes.data() + m_at, count, data);
        m_at += count;
        return count > 0 ? count : -1;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArrayView m_bytes;
    qint64 m_maxBytes;
    qint64 m_at = 0;
};

struct Reading {
    QByteArray content;  ///< all entries and errors, concatenated
    QByteArray last;     ///< request of the last interaction
};

void add(const Result<LogEntry> &entry, Reading &reading, int &line)
{
    const Location &wrong = entry ? Location() : entry.error().location;
    const int at = entry ? entry->line : wrong.range.start.line;
    require(at >= line, "lines are counted backwards");
    line = at;
    reading.content += QByteArray::number(at) + (entry ? QByteArray::fromStdString(entry->json.dump(-1, ' ', false, Json::error_handler_t::replace)) : entry.error().message.toUtf8());
    const Result<LogRecords> records = entry ? readLogRecords(*entry, QStringLiteral("log")) : Result<LogRecords>(entry.error());
    reading.last = records && !records->interactions.isEmpty() ? records->interactions.last().request.toUtf8() : QByteArray();
    reading.content += records ? QByteArray::number(records->interactions.size()) : records.error().message.toUtf8();
}

Reading readAll(QIODevice &device)
{
    LogEntryReader entries(device, QStringLiteral("log"));
    Reading reading;
    int line = 0;
    while (const auto entry = entries.next())
        add(*entry, reading, line);
    return reading;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1 || size > 64'000)
        return 0;
    QByteArray bytes(reinterpret_cast<const char *>(data + 1), qsizetype(size - 1));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const Reading whole = readAll(buffer);
    TrickleDevice trickle(bytes, 1 + data[0] % 80);
    require(readAll(trickle).content == whole.content, "the log read in pieces differs");
    QByteArray among = "{}\n" + bytes + "\n{\"at\":\"2026-11-20T10:00:00Z\",\"request\":\"the last one\"}\n";
    QBuffer more(&among);
    more.open(QIODevice::ReadOnly);
    require(readAll(more).last == "the last one", "a record after others was lost");
    return 0;
}
