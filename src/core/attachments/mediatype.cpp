// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attachments/mediatype.h"

#include "core/attachments/bytereader.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Bytes at the beginning of a file, and bytes at a later position if the first ones are ambiguous.
struct Signature {
    QByteArrayView prefix;
    qsizetype laterOffset;
    QByteArrayView laterBytes;
    const char *mediaType;
};

constexpr Signature signatures[] = {
    {"\x89PNG\r\n\x1a\n", 0, {}, "image/png"},
    {"\xff\xd8\xff", 0, {}, "image/jpeg"},
    {"GIF87a", 0, {}, "image/gif"},
    {"GIF89a", 0, {}, "image/gif"},
    {"RIFF", 8, "WEBP", "image/webp"},
    {"RIFF", 8, "WAVE", "audio/wav"},
    {"%PDF-", 0, {}, "application/pdf"},
    {"ID3", 0, {}, "audio/mpeg"},
    {"fLaC", 0, {}, "audio/flac"},
};

/// Returns whether bytes begin with a frame of MPEG audio, layer III.
bool isMp3Frame(const ByteReader &bytes)
{
    const quint16 head = bytes.bigEndian16(0);
    return (head & 0xffe0) == 0xffe0 && (head & 0x0006) == 0x0002 && (bytes.byte(2) & 0xf0) != 0xf0;
}

bool isPlainText(QByteArrayView bytes)
{
    const auto isControl = [](char c) { return static_cast<uchar>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f'; };
    return firstInvalidUtf8(bytes) < 0 && std::none_of(bytes.begin(), bytes.end(), isControl);
}

} // namespace

QString mediaTypeOf(QByteArrayView bytes)
{
    const ByteReader reader(bytes);
    for (const Signature &signature : signatures) {
        if (reader.hasText(0, signature.prefix) && reader.hasText(signature.laterOffset, signature.laterBytes))
            return QString::fromLatin1(signature.mediaType);
    }
    if (isMp3Frame(reader))
        return QStringLiteral("audio/mpeg");
    return !bytes.isEmpty() && isPlainText(bytes) ? QStringLiteral("text/plain") : QString();
}

} // namespace outcrop
