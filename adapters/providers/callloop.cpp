// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/callloop.h"

#include "adapters/providers/callfaults.h"
#include "adapters/providers/callmessages.h"

namespace outcrop {
namespace {

ResponseHead responseHead(const HttpHead &head)
{
    ResponseHead response{head.status, {}, QDateTime::currentDateTimeUtc()};
    for (const auto &[name, value] : head.headers)
        response.headers.append({QString::fromLatin1(name), QString::fromUtf8(value)});
    return response;
}

bool isRedirect(const HttpHead &head)
{
    return head.status >= 300 && head.status < 400;
}

QString withTries(const QString &message, int tries)
{
    return tries < 2 ? message : callmessages::tries(tries, message);
}

} // namespace

CallTrace CallLoop::run(const std::stop_token &stop)
{
    std::chrono::milliseconds delay{0};
    for (int tries = 1;; ++tries) {
        const QDateTime startedTime = QDateTime::currentDateTimeUtc();
        const Attempt last = attempt(stop);
        recordAttempt(last, startedTime, delay);
        m_trace.failure = last.failure;
        if (!last.failure)
            return m_trace;
        const RetryDecision decision = decideNextAttempt(last, tries);
        if (!decision.shouldRetry) {
            m_trace.failure->message = withTries(last.failure->message, tries);
            return m_trace;
        }
        delay = decision.wait;
        if (!m_settings.wait(delay, stop)) {
            m_trace.failure = canceledFailure();
            return m_trace;
        }
    }
}

CallLoop::Attempt CallLoop::attempt(const std::stop_token &stop)
{
    m_receiver.begin();
    m_rejection.reset();
    const auto request = authorizedRequest(m_request, m_keys, m_signing);
    if (const auto *failure = std::get_if<CallFailure>(&request))
        return {{}, m_receiver.end(*failure), {}};
    const auto &keyed = std::get<AuthorizedRequest>(request);
    Attempt done{send(keyed.http, stop), {}, {}};
    done.failure = m_receiver.end(failureOf(done.http, keyed.http.url));
    if (done.failure) {
        done.failure->message = redactKey(done.failure->message, keyed.key);
        done.failure->code = redactKey(done.failure->code, keyed.key);
    }
    if (done.http.head.status != 0)
        done.requestId = redactKey(m_receiver.requestId(), keyed.key);
    return done;
}

HttpResult CallLoop::send(const HttpRequest &request, const std::stop_token &stop)
{
    const HttpListener listener{[this](const HttpHead &head) { handleHead(head); },
        [this](QByteArrayView bytes) { return !m_rejection && m_receiver.receiveBytes(bytes); }};
    return HttpTransport(m_settings.network).send(request, listener, stop);
}

void CallLoop::handleHead(const HttpHead &head)
{
    const QByteArray coding = headerValue(head.headers, "content-encoding").trimmed().toLower();
    if (!coding.isEmpty() && coding != "identity")
        m_rejection = encodingFailure(coding, m_request.provider);
    m_trace.head = responseHead(head);
    m_receiver.receiveHead(*m_trace.head);
}

/// Returns the reason why there is no response, as far as it is known without the response body.
std::optional<CallFailure> CallLoop::failureOf(const HttpResult &result, const QUrl &address)
{
    if (isRedirect(result.head))
        return redirectFailure(result.head, m_request.provider, address);
    return m_rejection ? m_rejection : networkFailure(result, m_request.provider, address);
}

/// Records an attempt only if it was sent, because the provider may have counted it.
void CallLoop::recordAttempt(const Attempt &attempt, const QDateTime &startedTime, std::chrono::milliseconds delay)
{
    if (!attempt.http.wasSent)
        return;
    CallAttempt row{int(m_trace.attempts.size()) + 1, startedTime, attempt.http.timeToFirstByte, attempt.http.duration, attempt.http.head.status};
    row.requestId = attempt.requestId;
    row.outcome = attempt.failure ? failureName(attempt.failure->kind) : QStringLiteral("answered");
    row.delay = delay;
    m_trace.attempts.append(row);
}

RetryDecision CallLoop::decideNextAttempt(const Attempt &attempt, int tries) const
{
    const bool isAnswered = attempt.http.head.status != 0;
    const CallProgress progress{tries, attempt.http.wasSent, m_receiver.hasDelivered()};
    return decideRetry(m_settings.retries, *attempt.failure, isAnswered ? m_trace.head : std::nullopt, progress, m_settings.randomFraction());
}

} // namespace outcrop
