// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/typesense/typesenseclient.h"

#include "adapters/typesense/typesensemessages.h"
#include "core/base/weborigin.h"

namespace outcrop {
namespace {

QByteArray written(const Json &json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Returns the server's error message from `{"message": "…"}`, or a text for a response without one.
QString messageIn(const QByteArray &body)
{
    const Json response = Json::parse(body.begin(), body.end(), nullptr, false);
    const QString message = response.is_object() ? qString(response.value("message", Json())) : QString();
    return message.isEmpty() ? typesensemessages::noReason() : message.simplified();
}

ErrorCode codeOf(int status)
{
    switch (status) {
    case 401:
    case 403:
        return ErrorCode::NotAllowed;
    case 404:
        return ErrorCode::NotFound;
    case 413:
        return ErrorCode::TooLarge;
    case 422: // the server is out of memory or disk space
    case 507:
        return ErrorCode::Unwritable;
    default:
        return status >= 400 && status < 500 ? ErrorCode::Invalid : ErrorCode::Unreadable;
    }
}

} // namespace

QString TypesenseClient::name() const
{
    return typesensemessages::typesenseAt(m_settings.address.host());
}

Result<Json> TypesenseClient::get(const QString &path, const QUrlQuery &query) const
{
    return requestJson("GET", path, query, {});
}

Result<Json> TypesenseClient::post(const QString &path, const Json &body) const
{
    return requestJson("POST", path, {}, written(body));
}

Result<Json> TypesenseClient::put(const QString &path, const Json &body) const
{
    return requestJson("PUT", path, {}, written(body));
}

Result<Json> TypesenseClient::patch(const QString &path, const Json &body) const
{
    return requestJson("PATCH", path, {}, written(body));
}

Result<Json> TypesenseClient::remove(const QString &path, const QUrlQuery &query) const
{
    return requestJson("DELETE", path, query, {});
}

Result<QByteArray> TypesenseClient::sendRawRequest(
    const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &body) const
{
    return send(method, path, query, "text/plain", body);
}

Result<Json> TypesenseClient::requestJson(const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &body) const
{
    const Result<QByteArray> response = send(method, path, query, "application/json", body);
    if (!response)
        return response.error();
    const Json value = Json::parse(response->begin(), response->end(), nullptr, false);
    if (value.is_discarded())
        return Error{ErrorCode::Unreadable, typesensemessages::notJson(name())};
    return value;
}

/// Returns the URL of a request. Rejects unencrypted connections except to loopback addresses, because the key is sent with every request.
Result<QUrl> TypesenseClient::address(const QString &path, const QUrlQuery &query) const
{
    const Result<WebOrigin> origin = WebOrigin::of(m_settings.address);
    if (!origin)
        return origin.error();
    if (!origin->isEncrypted() && !origin->isLoopback())
        return Error{ErrorCode::NotAllowed, typesensemessages::unencryptedKey(name())};
    QUrl url(m_settings.address);
    const QString base = url.path().endsWith(u'/') ? url.path().chopped(1) : url.path();
    url.setPath(base + path);
    url.setQuery(query);
    return url;
}

Result<QByteArray> TypesenseClient::send(const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &type, const QByteArray &body) const
{
    const Result<QUrl> url = address(path, query);
    if (!url)
        return url.error();
    HttpRequest request{method, *url, {{"X-TYPESENSE-API-KEY", m_settings.key.bytes().toByteArray()}}, body};
    if (!body.isEmpty())
        request.headers.append({"Content-Type", type});
    QByteArray response;
    const HttpResult result = m_transport.send(request, {{}, [&](QByteArrayView bytes) { return response.append(bytes), true; }}, {});
    wipe(request.headers.first().second);
    if (result.outcome != HttpOutcome::Finished)
        return errorOf(result);
    if (result.head.status >= 200 && result.head.status < 300)
        return response;
    return responseError(result.head.status, response);
}

Error TypesenseClient::errorOf(const HttpResult &result) const
{
    if (result.outcome == HttpOutcome::NotTrusted)
        return {ErrorCode::Unreadable, typesensemessages::notTrusted(name(), result.reason)};
    if (result.outcome == HttpOutcome::TooLarge)
        return {ErrorCode::TooLarge, typesensemessages::responseTooLarge(name(), result.reason)};
    const QString message = result.wasSent ? typesensemessages::noAnswer() : typesensemessages::notReached();
    return {ErrorCode::Unreadable, message.arg(name(), result.reason)};
}

/// Converts an HTTP error. Removes the key from the server's message.
Error TypesenseClient::responseError(int status, const QByteArray &body) const
{
    if (status >= 300 && status < 400)
        return {ErrorCode::NotAllowed, typesensemessages::redirected(name())};
    QString message = messageIn(body);
    if (!m_settings.key.isEmpty())
        message.replace(QString::fromUtf8(m_settings.key.bytes()), QStringLiteral("[key]"));
    if (codeOf(status) == ErrorCode::NotAllowed)
        return {ErrorCode::NotAllowed, typesensemessages::keyRejected(name(), message, m_settings.address.host())};
    return {codeOf(status), typesensemessages::requestRejected(name(), status, message)};
}

} // namespace outcrop
