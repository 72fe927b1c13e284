// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

namespace outcrop::testing {

inline QByteArray bigEndian32(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

inline QByteArray littleEndian32(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

/// Returns a PNG file with a header of this size and without image data.
inline QByteArray makePng(quint32 width, quint32 height)
{
    return QByteArray("\x89PNG\r\n\x1a\n", 8) + bigEndian32(13) + "IHDR" + bigEndian32(width) + bigEndian32(height) + QByteArray("\x08\x02\0\0\0", 5)
        + bigEndian32(0) + bigEndian32(0) + "IEND" + bigEndian32(0);
}

/// Returns a silent WAV file with one channel and 8,000 one-byte samples per second.
inline QByteArray wavOf(quint32 seconds)
{
    const quint32 samples = seconds * 8000;
    const QByteArray format = QByteArray("\x01\0\x01\0", 4) + littleEndian32(8000) + littleEndian32(8000) + QByteArray("\x01\0\x08\0", 4);
    return "RIFF" + littleEndian32(36 + samples) + "WAVEfmt " + littleEndian32(16) + format + "data" + littleEndian32(samples) + QByteArray(samples, '\x7f');
}

/// Returns a PDF file with this number of page objects.
inline QByteArray pdfOf(int pages)
{
    QByteArray bytes("%PDF-1.7\n1 0 obj <</Type /Pages>> endobj\n");
    for (int i = 0; i < pages; ++i)
        bytes += "2 0 obj <</Type /Page /Parent 1 0 R>> endobj\n";
    return bytes + "%%EOF\n";
}

} // namespace outcrop::testing
