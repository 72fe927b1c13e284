// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rpc/rpcmessage.h"

#include <atomic>
#include <iosfwd>
#include <memory>
#include <mutex>

namespace outcrop {

/// Writes messages, one per line. Thread-safe. After the client has closed the connection, output is discarded.
class ResponseWriter
{
public:
    explicit ResponseWriter(std::ostream &out) : m_out(out) { }

    void write(const Json &message);
    /// Returns whether the client has closed the connection.
    bool isClosed() const { return m_isClosed; }

private:
    std::ostream &m_out;
    std::mutex m_mutex;
    std::atomic<bool> m_isClosed = false;
};

/// Collects the responses to the requests of one line: a single response is written unchanged, the responses to a batch as one array. Each request calls
/// add() or skip() once. Thread-safe.
class ResponseCollector
{
public:
    /// `count` is the number of messages in the line that need a response.
    ResponseCollector(ResponseWriter &writer, bool isBatch, qsizetype count) : m_writer(writer), m_isBatch(isBatch), m_missing(count) { }

    void add(Json response);
    /// Counts a request without a response, because the client canceled it.
    void skip() { finish(Json()); }

private:
    void finish(Json response);

    ResponseWriter &m_writer;
    const bool m_isBatch;
    std::mutex m_mutex;
    qsizetype m_missing;
    Json m_batch = Json::array();
};

} // namespace outcrop
