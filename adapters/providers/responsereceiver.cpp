// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/responsereceiver.h"

#include "core/exchange/failurereader.h"

namespace outcrop {
namespace {

bool isSuccess(const ResponseHead &head)
{
    return head.status >= 200 && head.status < 300;
}

ProviderResponse emptyResponse()
{
    ProviderResponse response;
    response.stop = StopReason::Incomplete;
    return response;
}

} // namespace

void BodyReceiver::begin()
{
    m_head = {0, {}};
    m_body.clear();
}

bool BodyReceiver::receiveBytes(QByteArrayView bytes)
{
    m_body.append(bytes);
    return true;
}

std::optional<CallFailure> BodyReceiver::end(const std::optional<CallFailure> &interruption)
{
    if (m_head.status >= 400 && (!interruption || interruption->kind == FailureKind::Lost))
        return readFailure(m_format, m_head, m_body);
    return interruption;
}

ParsingReceiver::ParsingReceiver(const ResponseFormat &format, bool wantsStream, const ResponseListener &listener)
    : m_format(format)
    , m_wantsStream(wantsStream)
    , m_listener(listener)
    , m_bodyReceiver(format)
{
}

void ParsingReceiver::begin()
{
    m_bodyReceiver.begin();
    m_stream.reset();
    m_response = emptyResponse();
}

void ParsingReceiver::receiveHead(const ResponseHead &head)
{
    m_bodyReceiver.receiveHead(head);
    if (m_wantsStream && isSuccess(head) && m_format.isStream(head))
        m_stream = std::make_unique<ProviderResponseStream>(m_format, head);
}

bool ParsingReceiver::receiveBytes(QByteArrayView bytes)
{
    if (!m_stream)
        return m_bodyReceiver.receiveBytes(bytes);
    for (const ResponseChunk &chunk : m_stream->feed(bytes)) {
        if (m_listener)
            m_listener(chunk);
    }
    return !m_stream->isFinished();
}

std::optional<CallFailure> ParsingReceiver::end(const std::optional<CallFailure> &interruption)
{
    const ResponseOutcome outcome = this->outcome(interruption);
    m_response = outcome.response;
    return outcome.failure;
}

ResponseOutcome ParsingReceiver::outcome(const std::optional<CallFailure> &interruption)
{
    if (m_stream)
        return m_stream->finish(interruption);
    const auto failure = m_bodyReceiver.end(interruption);
    if (failure && (failure->kind != FailureKind::Lost || !isSuccess(m_bodyReceiver.responseHead())))
        return {emptyResponse(), failure};
    ResponseOutcome whole = readResponse(m_format, m_bodyReceiver.responseHead(), m_bodyReceiver.body());
    if (failure && whole.failure) // a complete document is valid even if the connection broke after it
        return {emptyResponse(), failure};
    return whole;
}

} // namespace outcrop
