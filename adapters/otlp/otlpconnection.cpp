// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/otlp/otlpconnection.h"

#include "adapters/otlp/otlpmessages.h"

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

namespace outcrop {
namespace {

namespace http = boost::beast::http;
using boost::beast::error_code;

constexpr std::uint32_t largestHead = 16 * 1024;
constexpr qint64 mostDrained = 8 * 1024 * 1024;
constexpr unsigned drainSeconds = 2;

QByteArray bytesOf(boost::beast::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

template<typename Fields>
OtlpHead headOf(const Fields &request)
{
    OtlpHead head{bytesOf(request.method_string()), bytesOf(request.target())};
    head.host = bytesOf(request[http::field::host]);
    if (request.find(http::field::origin) != request.end())
        head.origin = bytesOf(request[http::field::origin]);
    head.contentType = bytesOf(request[http::field::content_type]);
    head.contentEncoding = bytesOf(request[http::field::content_encoding]);
    return head;
}

} // namespace

OtlpConnection::OtlpConnection(boost::asio::ip::tcp::socket socket, OtlpService &service) : m_stream(std::move(socket)), m_service(service)
{
    ++m_service.connections;
}

void OtlpConnection::startTimer()
{
    m_stream.expires_after(std::chrono::seconds(m_service.limits.timeoutSeconds));
}

void OtlpConnection::readHead()
{
    m_request.emplace();
    m_request->header_limit(largestHead);
    m_request->body_limit(std::uint64_t(m_service.limits.body));
    m_head = {};
    startTimer();
    http::async_read_header(m_stream, m_buffer, *m_request, [self = shared_from_this()](const error_code &error, std::size_t) { self->onHead(error); });
}

void OtlpConnection::onHead(const error_code &error)
{
    if (error)
        return rejectRequest(error);
    m_head = headOf(m_request->get());
    if (const std::optional<OtlpReply> refusal = rejectionOf(m_head, m_service.port))
        return respond(*refusal, true);
    const bool expectsContinue = boost::beast::iequals(m_request->get()[http::field::expect], "100-continue");
    return expectsContinue ? allowBody() : readBody();
}

void OtlpConnection::allowBody()
{
    const auto response = std::make_shared<http::response<http::empty_body>>(http::status::continue_, 11);
    http::async_write(m_stream, *response, [self = shared_from_this(), response](const error_code &error, std::size_t) {
        if (!error)
            self->readBody();
    });
}

void OtlpConnection::readBody()
{
    http::async_read(m_stream, m_buffer, *m_request, [self = shared_from_this()](const error_code &error, std::size_t) { self->onBody(error); });
}

void OtlpConnection::onBody(const error_code &error)
{
    if (error)
        return rejectRequest(error);
    const QByteArray body = QByteArray::fromStdString(m_request->get().body());
    const bool isLast = !m_request->get().keep_alive() || m_service.isStopping;
    respond(handleExport(m_head, body, m_service.handler, m_service.limits.body), isLast);
}

/// Sends an error response to a request that cannot be read, unless the connection ended or timed out.
void OtlpConnection::rejectRequest(const error_code &error)
{
    if (error == http::error::body_limit)
        return respond(errorReply(413, otlpmessages::bodyTooLarge(m_service.limits.body / (1024 * 1024)), m_head), true);
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return respond(errorReply(431, otlpmessages::headTooLarge(), m_head), true);
    const bool isOurs = error.category() == http::make_error_code(http::error::bad_method).category();
    if (isOurs && error != http::error::end_of_stream && error != http::error::partial_message)
        return respond(errorReply(400, otlpmessages::notHttp(), m_head), true);
    m_stream.close();
}

void OtlpConnection::respond(const OtlpReply &reply, bool isLast)
{
    m_response = std::make_shared<http::response<http::string_body>>();
    m_response->version(11);
    m_response->result(unsigned(reply.status));
    m_response->set(http::field::content_type, reply.type.toStdString());
    if (reply.status == 405)
        m_response->set(http::field::allow, "POST");
    if (reply.hasRetryAfter)
        m_response->set(http::field::retry_after, "1");
    m_response->body() = reply.body.toStdString();
    m_response->keep_alive(!isLast);
    m_response->prepare_payload();
    m_isWriting = true;
    startTimer();
    http::async_write(m_stream, *m_response, [self = shared_from_this(), isLast](const error_code &error, std::size_t) { self->onResponseSent(error, isLast); });
}

void OtlpConnection::onResponseSent(const error_code &error, bool isLast)
{
    m_isWriting = false;
    if (error)
        return m_stream.close();
    if (!isLast && !m_service.isStopping)
        return readHead();
    error_code ignoredError;
    m_stream.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignoredError);
    m_stream.expires_after(std::chrono::seconds(drainSeconds));
    discardRemainingBody();
}

void OtlpConnection::discardRemainingBody()
{
    m_buffer.clear();
    m_stream.async_read_some(m_buffer.prepare(largestHead), [self = shared_from_this()](const error_code &error, std::size_t bytes) {
        self->m_drainedBytes += qint64(bytes);
        if (error || self->m_drainedBytes > mostDrained || self->m_service.isStopping)
            return self->m_stream.close();
        self->discardRemainingBody();
    });
}

void OtlpConnection::stop()
{
    if (!m_isWriting)
        m_stream.close();
}

} // namespace outcrop
