// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rpc/messageframes.h"

#include <atomic>
#include <iosfwd>
#include <mutex>

namespace outcrop {

/// Writes messages with their headers. Thread-safe. After the client closed its end, nothing more is written.
class FrameWriter
{
public:
    explicit FrameWriter(std::ostream &out) : m_out(out) { }

    void write(const Json &message);
    /// Returns whether the client closed its end.
    bool isClosed() const { return m_isClosed; }

private:
    std::ostream &m_out;
    std::mutex m_mutex;
    std::atomic<bool> m_isClosed = false;
};

} // namespace outcrop
