// SPDX-License-Identifier: GPL-3.0-or-later
// Classifies the errors of providers and builds the messages for the user.
#include "core/exchange/failurereader.h"

#include "core/base/joinedtext.h"
#include "core/exchange/durations.h"
#include "core/exchange/exchangemessages.h"
#include "core/exchange/jsonbytes.h"
#include "core/exchange/retrypolicy.h"

namespace outcrop {
namespace {

constexpr qsizetype maximumMessageLength = 600;

FailureKind kindOfStatus(int status)
{
    static const QHash<int, FailureKind> kinds{{401, FailureKind::Unauthorized}, {402, FailureKind::Quota},
        {403, FailureKind::Unauthorized}, {407, FailureKind::Proxy}, {408, FailureKind::TimedOut},
        {429, FailureKind::RateLimited}, {503, FailureKind::Overloaded}, {529, FailureKind::Overloaded}};
    if (kinds.contains(status))
        return kinds.value(status);
    if (status >= 400 && status < 500)
        return FailureKind::BadRequest;
    return status >= 300 && status < 400 ? FailureKind::Redirected : FailureKind::ServerError;
}

/// Returns the failure kind for the error code, or nullopt. The code is more specific than the status: some providers report an exhausted quota with 429.
std::optional<FailureKind> kindOfCode(const ErrorRules &rules, const Json &body)
{
    for (const ValuePath &path : rules.code.paths) {
        const Json *code = path.first(body);
        if (code && rules.kinds.contains(scalarText(*code)))
            return rules.kinds.value(scalarText(*code));
    }
    return std::nullopt;
}

/// Returns sentences for the user with the problem and the remedy.
QString explanation(FailureKind kind)
{
    switch (kind) {
    case FailureKind::Unauthorized:
        return exchangemessages::keyRejected();
    case FailureKind::BadRequest:
        return exchangemessages::requestRejected();
    case FailureKind::Quota:
        return exchangemessages::quotaExceeded();
    case FailureKind::RateLimited:
        return exchangemessages::rateLimited();
    case FailureKind::Overloaded:
        return exchangemessages::overloaded();
    case FailureKind::Redirected:
        return exchangemessages::redirected();
    case FailureKind::TimedOut:
        return exchangemessages::timedOut();
    case FailureKind::Proxy:
        return exchangemessages::proxyAuthentication();
    case FailureKind::StreamError:
        return exchangemessages::responseAborted();
    default:
        return exchangemessages::providerFailed();
    }
}

/// Returns the text as a single line of limited length without control characters.
QString toSingleLine(const QString &text)
{
    QString line = text.simplified();
    line.removeIf([](QChar c) { return !c.isPrint() && c != u' ' && !c.isSurrogate(); });
    return line.size() > maximumMessageLength ? line.left(maximumMessageLength) + u'…' : line;
}

QString messageOf(FailureKind kind, int status, const QString &said)
{
    QString message = explanation(kind);
    if (!said.isEmpty())
        message = exchangemessages::providerMessage(message, said);
    if (status >= 300)
        message = detailedText(message, QStringLiteral("HTTP %1").arg(status));
    return message;
}

/// Returns the first scalar that a rule finds; arrays and objects are not messages.
QString textOf(const ValueRule &rule, const Json &body)
{
    for (const ValuePath &path : rule.paths) {
        const Json *value = path.first(body);
        if (value && value->is_primitive() && !isNullOrEmpty(*value))
            return toSingleLine(scalarText(*value));
    }
    return {};
}

CallFailure makeFailure(const ErrorRules &rules, FailureKind kind, int status, const Json &body)
{
    const QString code = textOf(rules.code, body);
    CallFailure failure{kind, messageOf(kind, status, textOf(rules.message, body)), status, code};
    failure.retryAfter = readDuration(textOf(rules.retryAfter, body));
    return failure;
}

} // namespace

CallFailure readFailure(const ResponseFormat &format, const ResponseHead &head, const QByteArray &body)
{
    const ErrorRules &rules = format.rules().errors;
    const Json json = readJsonBytes(body).value_or(Json());
    const FailureKind kind = kindOfCode(rules, json).value_or(kindOfStatus(head.status));
    CallFailure failure = makeFailure(rules, kind, head.status, json);
    if (const auto wait = retryAfter(head))
        failure.retryAfter = wait;
    return failure;
}

CallFailure readStreamError(const ResponseFormat &format, const Json &event)
{
    const ErrorRules &rules = format.rules().errors;
    return makeFailure(rules, kindOfCode(rules, event).value_or(FailureKind::StreamError), 200, event);
}

} // namespace outcrop
