// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/http/httpcall.h"

#include "adapters/http/httpmessages.h"
#include "adapters/http/httpoutcome.h"
#include "core/base/weborigin.h"

#include <QNetworkProxyFactory>
#include <QSslConfiguration>

namespace outcrop {
namespace {

constexpr qint64 chunkSize = 64 * 1024;
constexpr qint64 maxUnreadBytes = 4 * chunkSize; ///< maximum number of unread bytes in memory; beyond it, the server has to wait

bool isLocalHost(const QUrl &url)
{
    const Result<WebOrigin> origin = WebOrigin::of(url);
    return origin && origin->isLoopback();
}

class Proxies : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override { return systemProxyForQuery(query); }
};

/// Disables redirects, cache, cookies, authentication reuse, upload buffering and HTTP/2.
void disableOptionalFeatures(QNetworkRequest &request)
{
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false); // for HTTP/2, sending exactly once is not proven
}

QSslConfiguration tlsConfiguration(const QList<QSslCertificate> &authorities)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.addCaCertificates(authorities);
    return configuration;
}

QNetworkRequest networkRequest(const HttpRequest &request, const HttpSettings &network)
{
    QNetworkRequest out(request.url);
    disableOptionalFeatures(out);
    out.setSslConfiguration(tlsConfiguration(network.authorities));
    out.setRawHeader("User-Agent", "outcrop");
    out.setRawHeader("Accept-Encoding", "identity");
    for (const auto &[name, value] : request.headers)
        out.setRawHeader(name, value);
    out.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
    return out;
}

} // namespace

HttpCall::HttpCall(const HttpSettings &network, const HttpListener &listener) : m_network(network), m_listener(listener)
{
    for (QTimer *timer : {&m_silenceTimer, &m_totalTimer})
        timer->setSingleShot(true);
    connect(&m_silenceTimer, &QTimer::timeout, this, &HttpCall::handleSilence);
    connect(&m_totalTimer, &QTimer::timeout, this, [this] {
        end(HttpOutcome::TimedOut, httpmessages::responseTooSlow(formatDuration(m_totalTimer.intervalAsDuration())));
    });
}

HttpResult HttpCall::run(const HttpRequest &request, const std::stop_token &stop)
{
    if (stop.stop_requested())
        return {HttpOutcome::Canceled, httpmessages::stopped()};
    setUp(request);
    m_clock.start();
    m_reply.reset(m_manager.sendCustomRequest(networkRequest(request, m_network), request.method, m_body.get()));
    connectReply();
    {
        const std::stop_callback cancel(stop, [this] {
            QMetaObject::invokeMethod(
                this, [this] { end(HttpOutcome::Canceled, httpmessages::stopped()); }, Qt::QueuedConnection);
        });
        if (!m_reply->isFinished())
            m_loop.exec();
    }
    finishReply();
    m_reply.reset();
    m_result.duration = std::chrono::milliseconds(m_clock.elapsed());
    return m_result;
}

void HttpCall::setUp(const HttpRequest &request)
{
    if (isLocalHost(request.url))
        m_manager.setProxy(QNetworkProxy::NoProxy);
    else if (m_network.proxy)
        m_manager.setProxy(*m_network.proxy);
    else
        m_manager.setProxyFactory(new Proxies); // the manager takes ownership
    m_body = std::make_unique<OneShotDevice>(request.body);
    m_totalTimer.start(m_network.limits.total);
    m_silenceTimer.start(request.body.isEmpty() ? m_network.limits.connect + m_network.limits.silence : m_network.limits.connect);
}

void HttpCall::connectReply()
{
    m_reply->setReadBufferSize(maxUnreadBytes);
    QNetworkReply *reply = m_reply.get();
    connect(reply, &QNetworkReply::requestSent, this, &HttpCall::waitForReply);
    connect(reply, &QNetworkReply::uploadProgress, this, &HttpCall::waitForReply); // a slow upload does not count as silence
    connect(reply, &QNetworkReply::metaDataChanged, this, &HttpCall::readHead);
    connect(reply, &QNetworkReply::readyRead, this, &HttpCall::readBytes);
    connect(reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        for (const QSslError &error : errors)
            m_certificateErrors.append(error.errorString());
    });
    connect(reply, &QNetworkReply::finished, &m_loop, &QEventLoop::quit);
}

/// Returns whether the server may have read the request. Qt does not report when a request without a body is sent, so such a request counts as sent from the
/// start.
bool HttpCall::isSent() const
{
    return m_result.head.status != 0 || m_body->isStarted() || m_body->size() == 0;
}

void HttpCall::waitForReply()
{
    if (m_result.head.status == 0 && m_body->isStarted())
        m_silenceTimer.start(m_network.limits.reply);
}

void HttpCall::readHead()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_hasEnded || status < 200 || m_result.head.status != 0)
        return;
    m_result.head = {status, m_reply->rawHeaderPairs()};
    m_result.firstByte = std::chrono::milliseconds(m_clock.elapsed());
    m_silenceTimer.start(m_network.limits.silence);
    if (m_listener.head)
        m_listener.head(m_result.head);
}

void HttpCall::readBytes()
{
    readHead();
    while (!m_hasEnded && m_reply->bytesAvailable() > 0)
        handleBytes(m_reply->read(chunkSize));
}

void HttpCall::handleBytes(const QByteArray &bytes)
{
    m_silenceTimer.start(m_network.limits.silence);
    m_received += bytes.size();
    if (m_received > m_network.limits.bytes)
        return end(HttpOutcome::TooLarge, httpmessages::responseTooLong(m_network.limits.bytes / (1024 * 1024)));
    if (m_listener.bytes && !m_listener.bytes(bytes))
        end(HttpOutcome::ListenerStopped, {});
}

void HttpCall::handleSilence()
{
    const QString time = formatDuration(m_silenceTimer.intervalAsDuration());
    if (isSent())
        end(HttpOutcome::TimedOut, httpmessages::noDataReceived(time));
    else
        end(HttpOutcome::Unreachable, httpmessages::noConnection(time));
}

/// Ends the call. Only the first reason counts.
void HttpCall::end(HttpOutcome outcome, const QString &reason)
{
    if (m_hasEnded)
        return;
    m_hasEnded = true;
    m_result.outcome = outcome;
    m_result.reason = reason;
    m_loop.quit();
}

/// Evaluates the reply's error unless the call was ended before.
void HttpCall::finishReply()
{
    m_silenceTimer.stop();
    m_totalTimer.stop();
    readBytes();
    m_result.wasSent = isSent();
    if (m_hasEnded)
        return;
    const QNetworkReply::NetworkError error = m_reply->error();
    m_result.wasSent = m_result.head.status != 0 || (m_result.wasSent && mayHaveBeenSent(error));
    if (isConnectionClosed(error) && isComplete(m_result.head, m_received))
        return;
    const HttpFault fault = toHttpFault(error, m_result, m_certificateErrors);
    m_result.outcome = fault.outcome;
    m_result.reason = fault.reason;
}

} // namespace outcrop
