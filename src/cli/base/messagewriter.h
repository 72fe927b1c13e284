// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <atomic>
#include <iosfwd>
#include <mutex>

namespace outcrop {

/// Writes the messages of a server in the encoding of its protocol, such as rpcLine() or rpcFrame(). Stops writing when the client has closed its end or a
/// message could not be written; the stream has then failed. Thread-safe.
class MessageWriter
{
public:
    using Encoding = QByteArray (*)(const Json &message);

    MessageWriter(std::ostream &out, Encoding encoding);
    ~MessageWriter();
    Q_DISABLE_COPY_MOVE(MessageWriter)

    void write(const Json &message);
    /// Blocks until there is input, the input has ended, or writing has stopped. Returns false if writing has stopped. Streams other than standard input and
    /// output are read without waiting.
    bool waitForInput(std::istream &in);
    /// Returns whether the client has closed the connection.
    bool isClosed() const { return m_isClosed; }

private:
    void close();

    std::ostream &m_out;
    const Encoding m_encoding;
    std::mutex m_mutex;
    std::atomic<bool> m_isClosed = false;
    const int m_closeEvent; ///< event descriptor that wakes waitForInput()
};

} // namespace outcrop
