// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/messagewriter.h"

#include <mutex>

namespace outcrop {

/// Collects the responses to the requests of one line: a single response is written unchanged, the responses to a batch as one array. Each request calls
/// add() or skip() once. Thread-safe.
class ResponseCollector
{
public:
    /// `count` is the number of messages in the line that need a response.
    ResponseCollector(MessageWriter &writer, bool isBatch, qsizetype count) : m_writer(writer), m_isBatch(isBatch), m_missingCount(count) { }

    void add(Json response);
    /// Counts a request without a response, because the client canceled it.
    void skip() { finish(Json()); }

private:
    void finish(Json response);

    MessageWriter &m_writer;
    const bool m_isBatch;
    std::mutex m_mutex;
    qsizetype m_missingCount;
    Json m_batch = Json::array();
};

} // namespace outcrop
