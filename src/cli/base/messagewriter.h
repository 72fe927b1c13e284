// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <atomic>
#include <iosfwd>
#include <mutex>

namespace outcrop {

/// Writes the messages of a server in the encoding of its protocol, such as rpcLine() or rpcFrame(). Thread-safe. After the client closes its end, nothing more
/// is written.
class MessageWriter
{
public:
    using Encoding = QByteArray (*)(const Json &message);

    MessageWriter(std::ostream &out, Encoding encoding) : m_out(out), m_encoding(encoding) { }

    void write(const Json &message);
    /// Returns whether the client has closed the connection.
    bool isClosed() const { return m_isClosed; }

private:
    std::ostream &m_out;
    const Encoding m_encoding;
    std::mutex m_mutex;
    std::atomic<bool> m_isClosed = false;
};

} // namespace outcrop
