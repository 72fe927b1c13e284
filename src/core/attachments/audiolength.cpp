// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attachments/audiolength.h"

#include "core/attachments/bytereader.h"

#include <array>

namespace outcrop {
namespace {

/// Returns the length of a WAV file, from the chunks up to the samples. Returns nullopt if the file is shorter than its headers state or a chunk is missing.
std::optional<AudioLength> wavLength(const ByteReader &bytes)
{
    quint32 bytesPerSecond = 0;
    for (qsizetype at = 12; bytes.isInside(at, 8);) {
        const qsizetype length = bytes.littleEndian32(at + 4);
        if (bytes.hasText(at, "fmt "))
            bytesPerSecond = bytes.littleEndian32(at + 16);
        if (!bytes.isInside(at, 8 + length))
            return std::nullopt;
        if (bytes.hasText(at, "data"))
            return bytesPerSecond > 0 ? std::optional(AudioLength{length * 1000 / bytesPerSecond, false}) : std::nullopt;
        at += 8 + length + length % 2;
    }
    return std::nullopt;
}

std::optional<AudioLength> flacLength(const ByteReader &bytes)
{
    if ((bytes.byte(4) & 0x7f) != 0 || bytes.size() < 42)
        return std::nullopt;
    const qint64 rate = bytes.bigEndian32(18) >> 12;
    const qint64 samples = static_cast<qint64>(bytes.byte(21) & 0x0f) << 32 | bytes.bigEndian32(22);
    return rate > 0 && samples > 0 ? std::optional(AudioLength{samples * 1000 / rate, false}) : std::nullopt;
}

/// Returns the size of the ID3 tag before the first frame, including its header; 0 if there is none. The tag stores it with seven bits per byte.
qsizetype id3TagSize(const ByteReader &bytes)
{
    if (!bytes.hasText(0, "ID3"))
        return 0;
    qsizetype size = 0;
    for (qsizetype i = 6; i < 10; ++i)
        size = size << 7 | (bytes.byte(i) & 0x7f);
    return 10 + size;
}

/// Returns the bit rate of a layer III frame in kilobits per second; 0 for the indexes `free` and `bad`. `version` is 3 for MPEG-1.
int bitRate(quint8 version, quint8 index)
{
    static constexpr std::array<int, 16> first{0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0};
    static constexpr std::array<int, 16> second{0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0};
    return version == 3 ? first[index] : second[index];
}

std::optional<AudioLength> mp3Length(const ByteReader &bytes)
{
    const qsizetype start = id3TagSize(bytes);
    if ((bytes.bigEndian16(start) & 0xffe0) != 0xffe0)
        return std::nullopt;
    const int rate = bitRate(bytes.byte(start + 1) >> 3 & 3, bytes.byte(start + 2) >> 4);
    return rate > 0 ? std::optional(AudioLength{(bytes.size() - start) * 8 / rate, true}) : std::nullopt;
}

} // namespace

std::optional<AudioLength> audioLength(QByteArrayView bytes, const QString &mediaType)
{
    const ByteReader reader(bytes);
    if (mediaType == u"audio/wav")
        return wavLength(reader);
    if (mediaType == u"audio/flac")
        return flacLength(reader);
    return mediaType == u"audio/mpeg" ? mp3Length(reader) : std::nullopt;
}

} // namespace outcrop
