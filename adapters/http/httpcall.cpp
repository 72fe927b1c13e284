// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/http/httpcall.h"

#include <QNetworkProxyFactory>
#include <QSslCertificate>
#include <QSslConfiguration>

namespace outcrop {
namespace {

constexpr qint64 chunkSize = 64 * 1024;
constexpr qint64 maxUnreadBytes = 4 * chunkSize; ///< maximum number of unread bytes in memory; beyond it, the server has to wait

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

QSslConfiguration tlsConfiguration(const QByteArray &authorities)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    if (!authorities.isEmpty())
        configuration.addCaCertificates(QSslCertificate::fromData(authorities, QSsl::Pem));
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

HttpCall::HttpCall(const HttpModuleCall &call) : m_call(call), m_limits(call.network.limits)
{
    for (QTimer *timer : {&m_idleTimer, &m_totalTimer})
        timer->setSingleShot(true);
    connect(&m_idleTimer, &QTimer::timeout, this, &HttpCall::handleIdleTimeout);
    connect(&m_totalTimer, &QTimer::timeout, this, [this] { end(HttpEnd::TooSlow, m_totalTimer.intervalAsDuration()); });
}

HttpModuleResult HttpCall::run()
{
    setUp();
    m_clock.start();
    m_reply.reset(m_manager.sendCustomRequest(networkRequest(m_call.request, m_call.network), m_call.request.method, m_body.get()));
    connectReply();
    {
        const std::stop_callback cancel(m_call.stop, [this] {
            QMetaObject::invokeMethod(this, [this] { end(HttpEnd::Canceled); }, Qt::QueuedConnection);
        });
        if (!m_reply->isFinished())
            m_loop.exec();
    }
    finishReply();
    m_reply.reset();
    m_result.result.duration = std::chrono::milliseconds(m_clock.elapsed());
    return m_result;
}

void HttpCall::setUp()
{
    if (m_call.isLocal)
        m_manager.setProxy(QNetworkProxy::NoProxy);
    else if (const std::optional<HttpProxy> &proxy = m_call.network.proxy)
        m_manager.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, proxy->host, proxy->port));
    else
        m_manager.setProxyFactory(new Proxies); // the manager takes ownership
    m_body = std::make_unique<OneShotDevice>(m_call.request.body);
    m_totalTimer.start(m_limits.total);
    m_idleTimer.start(m_call.request.body.isEmpty() ? m_limits.connect + m_limits.idleTimeout : m_limits.connect);
}

void HttpCall::connectReply()
{
    m_reply->setReadBufferSize(maxUnreadBytes);
    QNetworkReply *reply = m_reply.get();
    connect(reply, &QNetworkReply::requestSent, this, &HttpCall::waitForReply);
    connect(reply, &QNetworkReply::uploadProgress, this, &HttpCall::waitForReply); // a slow upload must not time out
    connect(reply, &QNetworkReply::metaDataChanged, this, &HttpCall::readHead);
    connect(reply, &QNetworkReply::readyRead, this, &HttpCall::readBytes);
    connect(reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        for (const QSslError &error : errors)
            m_result.certificateErrors.append(error.errorString());
    });
    connect(reply, &QNetworkReply::finished, &m_loop, &QEventLoop::quit);
}

/// Returns whether the server may have read the request. Qt does not report when a request without a body is sent, so such a request counts as sent from the
/// start.
bool HttpCall::isSent() const
{
    return m_result.result.head.status != 0 || m_body->isStarted() || m_body->size() == 0;
}

void HttpCall::waitForReply()
{
    if (m_result.result.head.status == 0 && m_body->isStarted())
        m_idleTimer.start(m_limits.reply);
}

void HttpCall::readHead()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_hasEnded || status < 200 || m_result.result.head.status != 0)
        return;
    m_result.result.head = {status, m_reply->rawHeaderPairs()};
    m_result.result.timeToFirstByte = std::chrono::milliseconds(m_clock.elapsed());
    m_idleTimer.start(m_limits.idleTimeout);
    if (m_call.listener.head)
        m_call.listener.head(m_result.result.head);
}

void HttpCall::readBytes()
{
    readHead();
    while (!m_hasEnded && m_reply->bytesAvailable() > 0)
        handleBytes(m_reply->read(chunkSize));
}

void HttpCall::handleBytes(const QByteArray &bytes)
{
    m_idleTimer.start(m_limits.idleTimeout);
    m_result.receivedBytes += bytes.size();
    if (m_result.receivedBytes > m_limits.bytes)
        return end(HttpEnd::TooLarge);
    if (m_call.listener.bytes && !m_call.listener.bytes(bytes))
        end(HttpEnd::ListenerStopped);
}

void HttpCall::handleIdleTimeout()
{
    end(isSent() ? HttpEnd::NoData : HttpEnd::NoConnection, m_idleTimer.intervalAsDuration());
}

/// Ends the call. Only the first reason counts.
void HttpCall::end(HttpEnd reason, std::chrono::milliseconds limit)
{
    if (m_hasEnded)
        return;
    m_hasEnded = true;
    m_result.end = reason;
    m_result.limit = limit;
    m_loop.quit();
}

/// Records the reply's error unless the call was ended before.
void HttpCall::finishReply()
{
    m_idleTimer.stop();
    m_totalTimer.stop();
    readBytes();
    m_result.result.wasSent = isSent();
    if (!m_hasEnded)
        m_result.error = m_reply->error();
}

} // namespace outcrop
