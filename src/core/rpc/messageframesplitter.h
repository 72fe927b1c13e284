// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <optional>

namespace outcrop {

/// A message in a stream where a header contains the size of each message, as in the Language Server Protocol.
struct MessageFrame {
    enum class State {
        Complete,
        TooLong,      ///< larger than the limit; skipped
        NoLength,     ///< the header has no valid Content-Length; only the header was skipped
        HeaderTooLong ///< no end of the header was found; the bytes were dropped
    };

    State state = State::Complete;
    QByteArray text = {}; ///< the message; empty unless complete
};

/// Splits a stream of bytes into messages: `Content-Length: N`, further header fields, an empty line, and N bytes. Skips messages larger than `limit` bytes
/// and headers larger than 8 KiB.
class MessageFrameSplitter
{
public:
    /// `limit` is the maximum size of a message in bytes.
    explicit MessageFrameSplitter(qsizetype limit) : m_limit(limit) { }

    void append(QByteArrayView bytes);
    /// Returns the next message, or nullopt if more bytes are needed.
    std::optional<MessageFrame> next();

private:
    std::optional<MessageFrame> readHeader();
    std::optional<MessageFrame> readBody();
    void drop(qsizetype count);

    qsizetype m_limit;
    QByteArray m_buffer;
    qsizetype m_length = -1; ///< size of the current message; -1 while its header is read
    qsizetype m_bytesToSkip = 0;    ///< remaining bytes of an oversized message to drop
};

/// Returns a message with its header. Invalid UTF-8 in strings is replaced.
QByteArray rpcFrame(const Json &message);

} // namespace outcrop
