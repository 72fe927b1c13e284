// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rpc/messageframes.h"

#include <atomic>
#include <iosfwd>
#include <mutex>

namespace outcrop {

/// Writes messages with their headers. Thread-safe. After the client has closed the connection, output is discarded.
class FrameWriter
{
public:
    explicit FrameWriter(std::ostream &out) : m_out(out) { }

    void write(const Json &message);
    /// Returns whether the client has closed the connection.
    bool isClosed() const { return m_isClosed; }

private:
    std::ostream &m_out;
    std::mutex m_mutex;
    std::atomic<bool> m_isClosed = false;
};

} // namespace outcrop
