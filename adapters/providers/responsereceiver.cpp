// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/responsereceiver.h"

#include "core/exchange/failurereader.h"

namespace outcrop {
namespace {

bool isGood(const ResponseHead &head)
{
    return head.status >= 200 && head.status < 300;
}

ProviderAnswer nothing()
{
    ProviderAnswer answer;
    answer.stop = StopReason::Incomplete;
    return answer;
}

} // namespace

void BodyReceiver::begin()
{
    m_head = {0, {}};
    m_body.clear();
}

bool BodyReceiver::bytes(QByteArrayView bytes)
{
    m_body.append(bytes);
    return true;
}

std::optional<CallFailure> BodyReceiver::end(const std::optional<CallFailure> &lost)
{
    if (m_head.status >= 400 && (!lost || lost->kind == FailureKind::Lost))
        return readFailure(m_format, m_head, m_body);
    return lost;
}

AnswerReceiver::AnswerReceiver(const AnswerFormat &format, bool wantsStream, const AnswerListener &listener)
    : m_format(format), m_wantsStream(wantsStream), m_listener(listener), m_whole(format)
{
}

void AnswerReceiver::begin()
{
    m_whole.begin();
    m_stream.reset();
    m_answer = nothing();
}

void AnswerReceiver::head(const ResponseHead &head)
{
    m_whole.head(head);
    if (m_wantsStream && isGood(head) && m_format.isStream(head))
        m_stream = std::make_unique<AnswerStream>(m_format, head);
}

bool AnswerReceiver::bytes(QByteArrayView bytes)
{
    if (!m_stream)
        return m_whole.bytes(bytes);
    for (const AnswerChunk &piece : m_stream->add(bytes)) {
        if (m_listener)
            m_listener(piece);
    }
    return !m_stream->isOver();
}

std::optional<CallFailure> AnswerReceiver::end(const std::optional<CallFailure> &lost)
{
    const AnswerOutcome outcome = this->outcome(lost);
    m_answer = outcome.answer;
    return outcome.failure;
}

AnswerOutcome AnswerReceiver::outcome(const std::optional<CallFailure> &lost)
{
    if (m_stream)
        return m_stream->finish(lost);
    const auto failure = m_whole.end(lost);
    if (failure && (failure->kind != FailureKind::Lost || !isGood(m_whole.response())))
        return {nothing(), failure};
    AnswerOutcome whole = readAnswer(m_format, m_whole.response(), m_whole.body());
    if (failure && whole.failure) // a complete document is valid even if the connection broke after it
        return {nothing(), failure};
    return whole;
}

} // namespace outcrop
