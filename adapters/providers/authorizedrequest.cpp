// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/authorizedrequest.h"

#include "adapters/providers/callmessages.h"
#include "core/base/weborigin.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype identifyingKeyLength = 12; ///< number of leading characters that identify a key

/// Returns whether a header belongs to the connection. A wire format must not set such headers.
bool isConnectionHeader(const QByteArray &name)
{
    const QByteArray lowerBytes = name.toLower();
    static const QList<QByteArray> names{
        "host", "connection", "content-length", "transfer-encoding", "accept-encoding", "expect", "te", "upgrade"};
    return names.contains(lowerBytes) || lowerBytes.startsWith("proxy-");
}

/// Returns whether the text has no line break, which would start another header, and no null character.
bool isOneLine(const QByteArray &text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}

CallFailure keyFailure(const QString &message)
{
    return {FailureKind::NoKey, message};
}

/// Collects headers and inserts the key. add() returns false for an invalid header. If there is no key, the header with its variable is omitted.
class KeyedHeaders
{
public:
    KeyedHeaders(const QString &keyVariable, const Secret &key)
        : m_variable('$' + keyVariable.toUtf8())
        , m_wantsKey(!keyVariable.isEmpty())
        , m_key(key)
    {
    }

    bool add(const QString &name, const QString &value)
    {
        const QByteArray header = name.toUtf8();
        QByteArray text = value.toUtf8();
        if (isConnectionHeader(header))
            return true;
        if (m_wantsKey && text.contains(m_variable)) {
            if (m_key.isEmpty())
                return true;
            text.replace(m_variable, m_key.bytes());
        }
        m_headers.append({header, text});
        return isOneLine(header) && isOneLine(text) && !header.isEmpty();
    }
    HttpHeaders takeHeaders() { return std::move(m_headers); }

private:
    const QByteArray m_variable;
    const bool m_wantsKey;
    const Secret &m_key;
    HttpHeaders m_headers;
};

Result<Secret> keyFor(const RenderedRequest &request, const QUrl &address, const KeyLookup &keys)
{
    if (request.keyVariable.isEmpty() || !keys)
        return Secret();
    return keys(request.provider, address);
}

/// Signs the request with its credentials.
std::variant<AuthorizedRequest, CallFailure> signedRequest(
    HttpRequest &&request, const Secret &credentials, const RequestSigning &signing, const QString &provider)
{
    if (!signAwsRequest(request, credentials, scopeFor(signing, request.url), QDateTime::currentDateTimeUtc()))
        return keyFailure(callmessages::notAwsCredentials(provider));
    return AuthorizedRequest(std::move(request), sentCredential(credentials));
}

QByteArray bodyOf(const RenderedRequest &request)
{
    return request.body.isMissing() ? QByteArray() : request.sentBodyText().text().toUtf8();
}

} // namespace

AuthorizedRequest::~AuthorizedRequest()
{
    for (auto &[name, value] : http.headers)
        wipe(value);
}

std::variant<AuthorizedRequest, CallFailure> authorizedRequest(
    const RenderedRequest &request, const KeyLookup &keys, const std::optional<RequestSigning> &signing)
{
    const QUrl address(request.url, QUrl::StrictMode);
    const Result<WebOrigin> origin = WebOrigin::of(address);
    if (!origin)
        return CallFailure{FailureKind::BadRequest, callmessages::notSent(origin.error().message)};
    Result<Secret> key = keyFor(request, address, keys);
    if (!key)
        return keyFailure(key.error().message);
    if (!key->isEmpty() && !origin->isEncrypted() && !origin->isLoopback())
        return keyFailure(callmessages::unencryptedKey(request.provider, origin->text()));
    const bool isSigned = signing && signing->keyVariable == request.keyVariable;
    const Secret none;
    KeyedHeaders headers(request.keyVariable, isSigned ? none : *key);
    for (const auto &[name, value] : request.headers) {
        if (!headers.add(name, value))
            return CallFailure{FailureKind::BadRequest, callmessages::headerWithLineBreak(name.simplified())};
    }
    HttpRequest http{request.method.toUtf8(), address, headers.takeHeaders(), bodyOf(request)};
    if (isSigned)
        return signedRequest(std::move(http), *key, *signing, request.provider);
    return AuthorizedRequest(std::move(http), std::move(*key));
}

namespace {

/// Returns the text with partly masked keys replaced by `mark`. Some servers mask a key except for its beginning or end: `sk-p****************x9Qz`.
QString withoutMaskedKey(QString text, const QString &key, const QString &mark)
{
    static const QRegularExpression maskedKeyPattern(QStringLiteral(R"(([\w-]{0,40})[*.\x{2022}\x{2026}]{2,200}([\w-]{0,40}))"));
    for (QRegularExpressionMatch match = maskedKeyPattern.match(text); match.hasMatch();) {
        const QString beginning = match.captured(1);
        const QString end = match.captured(2);
        const bool isOfKey =
            (beginning.size() > 1 && key.startsWith(beginning)) || (end.size() > 1 && key.endsWith(end));
        if (isOfKey)
            text.replace(match.capturedStart(), match.capturedLength(), mark);
        match = maskedKeyPattern.match(text, isOfKey ? match.capturedStart() + mark.size() : match.capturedEnd());
    }
    return text;
}

} // namespace

QString redactKey(const QString &text, const Secret &key)
{
    const QString beginning =
        QString::fromUtf8(key.bytes().first(std::min<qsizetype>(key.bytes().size(), identifyingKeyLength)));
    if (beginning.isEmpty())
        return text;
    const QString mark = QStringLiteral("[key]");
    QString cleanText = text;
    const bool isShort = beginning.size() < identifyingKeyLength; // a short key is replaced only at the beginning of a word
    for (qsizetype at = 0; (at = cleanText.indexOf(beginning, at)) >= 0;) {
        if (isShort && at > 0 && cleanText.at(at - 1).isLetterOrNumber()) {
            ++at;
            continue;
        }
        const auto end = std::find_if(
            cleanText.cbegin() + at, cleanText.cend(), [](QChar c) { return c.isSpace() || c == u'"' || c == u'\''; });
        cleanText.replace(at, end - cleanText.cbegin() - at, mark);
        at += mark.size();
    }
    return withoutMaskedKey(cleanText, QString::fromUtf8(key.bytes()), mark);
}

} // namespace outcrop
