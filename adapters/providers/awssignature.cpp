// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/awssignature.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QUrlQuery>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

const QByteArray algorithm = "AWS4-HMAC-SHA256";

/// Returns whether the text has only printable ASCII characters and no space. A line break would start another header.
bool isOneWord(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}

struct Credentials {
    QByteArrayView keyId;
    QByteArrayView secret;
    QByteArrayView token;

    bool isValid() const { return !keyId.isEmpty() && !secret.isEmpty() && isOneWord(keyId) && isOneWord(secret) && isOneWord(token); }
};

/// Returns the parts, which refer to the bytes of the secret.
Credentials parseCredentials(const Secret &credentials)
{
    const QByteArrayView all = credentials.bytes();
    const qsizetype first = all.indexOf(':');
    if (first < 0)
        return {};
    const qsizetype second = all.indexOf(':', first + 1);
    if (second < 0)
        return {all.first(first), all.sliced(first + 1), {}};
    return {all.first(first), all.sliced(first + 1, second - first - 1), all.sliced(second + 1)};
}

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray hmac(const QByteArray &key, const QByteArray &message)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

/// Returns the path without empty, `.` and `..` segments, with each segment of the sent path encoded again.
QByteArray canonicalPath(const QUrl &url)
{
    const QByteArray path = url.path(QUrl::FullyEncoded).toLatin1();
    QList<QByteArray> segments;
    for (const QByteArray &segment : path.split('/')) {
        if (segment != ".." && segment != "." && !segment.isEmpty())
            segments.append(segment);
        else if (segment == ".." && !segments.isEmpty())
            segments.removeLast();
    }
    QByteArray normalPath = '/' + segments.join('/');
    if (path.endsWith('/') && !segments.isEmpty())
        normalPath += '/';
    return normalPath.toPercentEncoding("/");
}

/// Returns the parameters in the order of their encoded names, then values. The order of `name=value` would differ: `-` precedes `=`.
QByteArray canonicalQuery(const QUrl &url)
{
    QList<QPair<QByteArray, QByteArray>> items;
    for (const auto &[name, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded))
        items.append({name.toUtf8().toPercentEncoding(), value.toUtf8().toPercentEncoding()});
    std::sort(items.begin(), items.end());
    QList<QByteArray> texts;
    for (const auto &[name, value] : std::as_const(items))
        texts.append(name + '=' + value);
    return texts.join('&');
}

/// Returns the host as Qt sends it: with a port that the URL contains.
QByteArray hostHeader(const QUrl &url)
{
    const QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    const QByteArray bracketedHost = host.contains(':') ? '[' + host + ']' : host;
    return url.port() < 0 ? bracketedHost : bracketedHost + ':' + QByteArray::number(url.port());
}

/// Returns the signed headers by name, sorted.
HttpHeaders signedHeaders(const HttpRequest &request)
{
    HttpHeaders headers{{"host", hostHeader(request.url)}};
    for (const auto &[name, value] : request.headers) {
        const QByteArray lowerBytes = name.toLower();
        if (lowerBytes == "content-type" || lowerBytes.startsWith("x-amz-"))
            headers.append({lowerBytes, value.simplified()});
    }
    std::sort(headers.begin(), headers.end());
    return headers;
}

QByteArray signedHeaderNames(const HttpHeaders &headers)
{
    QList<QByteArray> names;
    for (const auto &[name, value] : headers)
        names.append(name);
    return names.join(';');
}

QByteArray canonicalRequest(const HttpRequest &request, const HttpHeaders &headers)
{
    QByteArray text = request.method + '\n' + canonicalPath(request.url) + '\n' + canonicalQuery(request.url) + '\n';
    for (const auto &[name, value] : headers)
        text += name + ':' + value + '\n';
    return text + '\n' + signedHeaderNames(headers) + '\n' + sha256(request.body);
}

/// Returns the key derived from the secret access key, for one day, region and service.
QByteArray signingKey(QByteArrayView secret, const QByteArray &date, const AwsScope &scope)
{
    QByteArray key;
    key.reserve(4 + secret.size()); // so that all bytes are wiped
    key.append("AWS4").append(secret);
    for (const QByteArray &part : {date, scope.region, scope.service, QByteArray("aws4_request")}) {
        QByteArray next = hmac(key, part);
        wipe(key);
        key = std::move(next);
    }
    return key;
}

} // namespace

bool signAwsRequest(HttpRequest &request, const Secret &credentials, const AwsScope &scope, const QDateTime &time)
{
    const Credentials parts = parseCredentials(credentials);
    if (!parts.isValid())
        return false;
    const QByteArray stamp = time.toUTC().toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'")).toLatin1();
    const QByteArray date = stamp.first(stamp.indexOf('T'));
    request.headers.append({"x-amz-date", stamp});
    if (!parts.token.isEmpty())
        request.headers.append({"x-amz-security-token", parts.token.toByteArray()});
    const HttpHeaders headers = signedHeaders(request);
    const QByteArray range = date + '/' + scope.region + '/' + scope.service + "/aws4_request";
    QByteArray key = signingKey(parts.secret, date, scope);
    const QByteArray signature = hmac(key, algorithm + '\n' + stamp + '\n' + range + '\n' + sha256(canonicalRequest(request, headers))).toHex();
    wipe(key);
    request.headers.append({"authorization",
        algorithm + " Credential=" + parts.keyId.toByteArray() + '/' + range + ", SignedHeaders=" + signedHeaderNames(headers) + ", Signature=" + signature});
    return true;
}

Secret sentCredential(const Secret &credentials)
{
    const Credentials parts = parseCredentials(credentials);
    return Secret((parts.token.isEmpty() ? parts.keyId : parts.token).toByteArray());
}

} // namespace outcrop
