// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

#include <algorithm>
#include <cstring>

namespace outcrop {

/// A request body that can be read only once. It cannot be rewound because Qt resends a request after a broken connection if it can, and a
/// billed request must not be sent twice. The constructor opens it unbuffered.
class OneShotDevice : public QIODevice
{
public:
    explicit OneShotDevice(const QByteArray &bytes) : m_bytes(bytes)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    /// Returns whether reading has begun. Qt reads the body once it is connected and has sent the headers.
    bool isStarted() const { return m_read > 0; }
    bool isSequential() const override { return true; }
    /// Returns false without the warning that the base class prints.
    bool seek(qint64) override { return false; }
    qint64 size() const override { return m_bytes.size(); }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_read; }
    bool atEnd() const override { return bytesAvailable() == 0; }

protected:
    qint64 readData(char *to, qint64 maxSize) override
    {
        if (atEnd())
            return -1;
        const qint64 size = std::min(maxSize, bytesAvailable());
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
