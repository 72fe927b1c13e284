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

    bool isInside(qsizetype offset, qsizetype count) const { return offset >= 0 && count >= 0 && offset <= m_bytes.size() - count; }
    qsizetype size() const { return m_bytes.size(); }
    quint8 byte(qsizetype offset) const { return isInside(offset, 1) ? static_cast<quint8>(m_bytes.at(offset)) : 0; }
    quint16 bigEndian16(qsizetype offset) const { return isInside(offset, 2) ? qFromBigEndian<quint16>(m_bytes.data() + offset) : 0; }
    quint32 bigEndian32(qsizetype offset) const { return isInside(offset, 4) ? qFromBigEndian<quint32>(m_bytes.data() + offset) : 0; }
    quint16 littleEndian16(qsizetype offset) const { return isInside(offset, 2) ? qFromLittleEndian<quint16>(m_bytes.data() + offset) : 0; }
    quint32 littleEndian32(qsizetype offset) const { return isInside(offset, 4) ? qFromLittleEndian<quint32>(m_bytes.data() + offset) : 0; }
    /// Returns whether `text` is at a position.
    bool hasText(qsizetype offset, QByteArrayView text) const { return isInside(offset, text.size()) && m_bytes.sliced(offset, text.size()) == text; }

private:
    QByteArrayView m_bytes;
};

} // namespace outcrop
