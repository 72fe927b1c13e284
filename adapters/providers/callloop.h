// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/callsettings.h"
#include "adapters/providers/keyedrequest.h"
#include "adapters/providers/responsereceiver.h"

namespace outcrop {

/// How a call went, but for what it brought.
struct CallCourse {
    std::optional<CallFailure> failure; ///< of the last attempt
    QList<CallAttempt> attempts;        ///< those that went out
    std::optional<ResponseHead> head;   ///< of the last response
};

/// Sends one request, and retries it as long as the retry policy allows. The key is requested each time and held no longer than that.
class CallLoop
{
public:
    CallLoop(const CallSettings &settings, const KeySource &keys, const RenderedRequest &request, ResponseReceiver &receiver)
        : m_settings(settings), m_keys(keys), m_request(request), m_receiver(receiver)
    {
    }

    CallCourse run(const std::stop_token &stop);

private:
    struct Attempt {
        HttpResult http;
        std::optional<CallFailure> failure;
        QString requestId;
    };

    Attempt attempt(const std::stop_token &stop);
    HttpResult send(const HttpRequest &request, const std::stop_token &stop);
    void takeHead(const HttpHead &head);
    std::optional<CallFailure> judge(const HttpResult &result, const QUrl &address);
    void note(const Attempt &attempt, const QDateTime &started, std::chrono::milliseconds waited);
    RetryDecision decide(const Attempt &attempt, int tries) const;

    const CallSettings &m_settings;
    const KeySource &m_keys;
    const RenderedRequest &m_request;
    ResponseReceiver &m_receiver;
    CallCourse m_course;
    std::optional<CallFailure> m_refused; ///< why the body of a response was not read
};

} // namespace outcrop
