// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/otlp/otlprequest.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include <memory>
#include <optional>

namespace outcrop {

/// The state that all connections of a receiver share. Used only on the receiver's thread.
struct OtlpService {
    TelemetryHandler handler;
    TelemetryLimits limits;
    quint16 port = 0;
    unsigned connections = 0; ///< number of open connections
    bool isStopping = false;
};

/// One connection of an exporter: reads requests one after another and responds to each. Keeps itself alive while it waits.
class OtlpConnection : public std::enable_shared_from_this<OtlpConnection>
{
public:
    OtlpConnection(boost::asio::ip::tcp::socket socket, OtlpService &service);
    ~OtlpConnection() { --m_service.connections; }
    OtlpConnection(const OtlpConnection &) = delete;
    OtlpConnection &operator=(const OtlpConnection &) = delete;

    void readHead();
    /// Closes the connection, after the current response if one is being written.
    void stop();

private:
    void onHead(const boost::beast::error_code &error);
    void allowBody();
    void readBody();
    void onBody(const boost::beast::error_code &error);
    void rejectRequest(const boost::beast::error_code &error);
    void respond(const OtlpReply &reply, bool isLast);
    void onResponseSent(const boost::beast::error_code &error, bool isLast);
    /// Reads the rest of the request before the connection is closed, because a reset could discard the response.
    void discardRemainingBody();
    void startTimer();

    boost::beast::tcp_stream m_stream;
    OtlpService &m_service;
    boost::beast::flat_buffer m_buffer;
    std::optional<boost::beast::http::request_parser<boost::beast::http::string_body>> m_request;
    std::shared_ptr<boost::beast::http::response<boost::beast::http::string_body>> m_response;
    OtlpHead m_head;
    qint64 m_drainedBytes = 0;
    bool m_isWriting = false;
};

} // namespace outcrop
