// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

#include <algorithm>
#include <cstring>

namespace outcrop {

/// The body of a request, to be read once. It cannot be rewound, and that is the point: when a connection breaks, Qt sends a request again by
/// itself if it can, and a paid request must not be sent twice. Open it unbuffered.
class OnceDevice : public QIODevice
{
public:
    explicit OnceDevice(const QByteArray &bytes) : m_bytes(bytes) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }

    /// Whether it was read at all: Qt does so when the connection is established and the headers are sent.
    bool isTaken() const { return m_read > 0; }
    bool isSequential() const override { return true; }
    /// Refuses without a word; the base class would print one.
    bool seek(qint64) override { return false; }
    qint64 size() const override { return m_bytes.size(); }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_read; }
    bool atEnd() const override { return bytesAvailable() == 0; }

protected:
    qint64 readData(char *to, qint64 most) override
    {
        if (atEnd())
            return -1;
        const qint64 size = std::min(most, bytesAvailable());
        std::memcpy(to, m_bytes.constData() + m_read, size_t(size));
        m_read += size;
        return size;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray m_bytes;
    qint64 m_read = 0;
};

} // namespace outcrop
