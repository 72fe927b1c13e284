// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/authorizedrequest.h"
#include "adapters/providers/callsettings.h"
#include "adapters/providers/responsereceiver.h"

namespace outcrop {

/// The attempts of a call and its final failure, without the response content.
struct CallTrace {
    std::optional<CallFailure> failure; ///< why the call failed; nullopt if it succeeded
    QList<CallAttempt> attempts;
    std::optional<ResponseHead> head;   ///< headers of the last response
};

/// Sends one request and retries it as the retry policy allows. Reads the key for each attempt and wipes it afterward.
class CallLoop
{
public:
    /// `signing` is the signing of the wire format; nullopt if the format sends the key.
    CallLoop(const CallSettings &settings, const KeyLookup &keys, const std::optional<RequestSigning> &signing, const RenderedRequest &request, ResponseReceiver &receiver)
        : m_settings(settings), m_keys(keys), m_signing(signing), m_request(request), m_receiver(receiver)
    {
    }

    CallTrace run(const std::stop_token &stop);

private:
    struct Attempt {
        HttpResult http;
        std::optional<CallFailure> failure;
        QString requestId;
    };

    Attempt attempt(const std::stop_token &stop);
    HttpResult send(const HttpRequest &request, const std::stop_token &stop);
    void handleHead(const HttpHead &head);
    std::optional<CallFailure> failureOf(const HttpResult &result, const QUrl &address);
    void recordAttempt(const Attempt &attempt, const QDateTime &startedTime, std::chrono::milliseconds delay);
    RetryDecision decideNextAttempt(const Attempt &attempt, int tries) const;

    const CallSettings &m_settings;
    const KeyLookup &m_keys;
    const std::optional<RequestSigning> &m_signing;
    const RenderedRequest &m_request;
    ResponseReceiver &m_receiver;
    CallTrace m_trace;
    std::optional<CallFailure> m_rejection; ///< reason for rejecting the body of a response
};

} // namespace outcrop
