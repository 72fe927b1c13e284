// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QtEndian>

namespace outcrop {

/// Reads numbers from the bytes of a file. Numbers beyond the end are 0, so callers need isInside() only if 0 is valid.
class ByteReader
{
public:
    explicit ByteReader(QByteArrayView bytes) : m_bytes(bytes) { }

    bool isInside(qsizetype at, qsizetype count) const { return at >= 0 && count >= 0 && at <= m_bytes.size() - count; }
    qsizetype size() const { return m_bytes.size(); }
    quint8 byte(qsizetype at) const { return isInside(at, 1) ? static_cast<quint8>(m_bytes.at(at)) : 0; }
    quint16 big16(qsizetype at) const { return isInside(at, 2) ? qFromBigEndian<quint16>(m_bytes.data() + at) : 0; }
    quint32 big32(qsizetype at) const { return isInside(at, 4) ? qFromBigEndian<quint32>(m_bytes.data() + at) : 0; }
    quint16 little16(qsizetype at) const { return isInside(at, 2) ? qFromLittleEndian<quint16>(m_bytes.data() + at) : 0; }
    quint32 little32(qsizetype at) const { return isInside(at, 4) ? qFromLittleEndian<quint32>(m_bytes.data() + at) : 0; }
    /// Returns whether `text` is at a position.
    bool hasText(qsizetype at, QByteArrayView text) const { return isInside(at, text.size()) && m_bytes.sliced(at, text.size()) == text; }

private:
    QByteArrayView m_bytes;
};

} // namespace outcrop
