// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/otlp/otlpreceiver.h"

#include "adapters/otlp/otlpconnection.h"
#include "adapters/otlp/otlpmessages.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <thread>
#include <vector>

namespace outcrop {

using boost::asio::ip::tcp;
using boost::beast::error_code;

/// Accepts connections on a separate thread.
class OtlpReceiver::Server
{
public:
    Server(const TelemetryHandler &handler, const TelemetryLimits &limits) : m_service{handler, limits} { }
    ~Server()
    {
        if (!m_thread.joinable())
            return;
        boost::asio::post(m_context, [this] { close(); });
        m_thread.join();
    }
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;

    Result<quint16> listen(quint16 port)
    {
        error_code error;
        const tcp::endpoint address(boost::asio::ip::address_v4::loopback(), port);
        m_acceptor.open(address.protocol(), error);
        if (!error)
            m_acceptor.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error)
            m_acceptor.bind(address, error);
        if (!error)
            m_acceptor.listen(tcp::acceptor::max_listen_connections, error);
        if (error)
            return Error{ErrorCode::NotAllowed, otlpmessages::cannotListen(port, QString::fromStdString(error.message())), {}};
        m_service.port = m_acceptor.local_endpoint(error).port();
        accept();
        m_thread = std::thread([this] { m_context.run(); });
        return m_service.port;
    }

private:
    void accept()
    {
        m_acceptor.async_accept([this](const error_code &error, tcp::socket socket) {
            if (m_service.isStopping)
                return;
            if (error)
                return acceptAfterPause();
            if (m_service.connections < m_service.limits.connections) // otherwise the socket is closed
                open(std::move(socket));
            accept();
        });
    }

    /// Waits before the next connection, because the system may be out of file descriptors.
    void acceptAfterPause()
    {
        m_pause.expires_after(std::chrono::milliseconds(100));
        m_pause.async_wait([this](const error_code &error) {
            if (!error && !m_service.isStopping)
                accept();
        });
    }

    void open(tcp::socket socket)
    {
        const auto connection = std::make_shared<OtlpConnection>(std::move(socket), m_service);
        std::erase_if(m_connections, [](const std::weak_ptr<OtlpConnection> &one) { return one.expired(); });
        m_connections.push_back(connection);
        connection->readHead();
    }

    void close()
    {
        m_service.isStopping = true;
        error_code ignoredError;
        m_acceptor.close(ignoredError);
        m_pause.cancel();
        for (const std::weak_ptr<OtlpConnection> &one : m_connections) {
            if (const auto connection = one.lock())
                connection->stop();
        }
    }

    OtlpService m_service; ///< declared before the context, because the context's pending work refers to it
    boost::asio::io_context m_context{1};
    tcp::acceptor m_acceptor{m_context};
    boost::asio::steady_timer m_pause{m_context};
    std::vector<std::weak_ptr<OtlpConnection>> m_connections;
    std::thread m_thread;
};

OtlpReceiver::OtlpReceiver() = default;
OtlpReceiver::~OtlpReceiver() = default;

Result<quint16> OtlpReceiver::start(quint16 port, const TelemetryHandler &handler, const TelemetryLimits &limits)
{
    m_server = std::make_unique<Server>(handler, limits);
    return m_server->listen(port);
}

void OtlpReceiver::stop()
{
    m_server.reset();
}

} // namespace outcrop
