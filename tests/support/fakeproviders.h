// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/provider.h"

#include <functional>

namespace outcrop::testing {

/// Records the requests, and responds to each with the result of the test's function, unless a stop was requested.
class ScriptedProvider : public Provider
{
public:
    using Script = std::function<Result<ProviderResponse>(const RenderedRequest &request)>;

    explicit ScriptedProvider(Script script) : m_script(std::move(script)) { }
    /// Responds to every request with the same response.
    explicit ScriptedProvider(const ProviderResponse &response)
        : m_script([response](const RenderedRequest &) { return response; })
    {
    }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) override
    {
        m_requests.append(request);
        if (stop.stop_requested())
            return {{}, CallFailure{FailureKind::Canceled, QStringLiteral("stopped")}};
        const Result<ProviderResponse> response = m_script(request);
        if (!response)
            return {{}, CallFailure{FailureKind::Unreachable, response.error().message}};
        if (listener && !response->text.isEmpty())
            listener({ResponseChunk::Kind::Text, response->text});
        return {*response};
    }

    const QList<RenderedRequest> &requests() const { return m_requests; }

private:
    Script m_script;
    QList<RenderedRequest> m_requests;
};

/// Fails every call.
class FailingProvider : public Provider
{
public:
    explicit FailingProvider(const Error &error) : m_error(error) { }

    ProviderCall call(const RenderedRequest &, const std::stop_token &, const ResponseListener & = {}) override
    {
        return {{}, CallFailure{FailureKind::Unreachable, m_error.message}};
    }

private:
    Error m_error;
};

inline ProviderResponse textResponse(const QString &text, StopReason stop = StopReason::Done)
{
    return {text, {}, stop};
}

inline ProviderResponse toolCallResponse(const QString &tool, const Json &arguments)
{
    return {QString(), {{QStringLiteral("call-1"), tool, arguments}}};
}

} // namespace outcrop::testing
