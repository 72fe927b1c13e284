// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerstream.h"

#include <optional>

namespace outcrop {

/// Takes what one request brings. It is emptied before every attempt, so that nothing of one is left in the next.
class ResponseReceiver
{
public:
    virtual ~ResponseReceiver() = default;

    virtual void begin() = 0;
    virtual void head(const ResponseHead &head) = 0;
    /// False: nothing more is wanted.
    virtual bool bytes(QByteArrayView bytes) = 0;
    /// The end; `lost` says why it came, where it did not come by itself. Gives why there is no whole answer.
    virtual std::optional<CallFailure> end(const std::optional<CallFailure> &lost) = 0;
    /// The provider's name for the request, where its response says one.
    virtual QString requestId() const = 0;
    /// Whether something was shown already: then nothing may be sent again.
    virtual bool hasShown() const { return false; }
};

/// Keeps the body of a response and leaves the reading of a good one to others.
class BodyReceiver : public ResponseReceiver
{
public:
    explicit BodyReceiver(const AnswerFormat &format) : m_format(format) { }

    void begin() override;
    void head(const ResponseHead &head) override { m_head = head; }
    bool bytes(QByteArrayView bytes) override;
    /// What the provider said counts more than how the connection ended: a refusal that was cut short is still a refusal.
    std::optional<CallFailure> end(const std::optional<CallFailure> &lost) override;

    QString requestId() const override { return outcrop::requestId(m_format, m_head).left(200); }

    const ResponseHead &response() const { return m_head; }
    const QByteArray &body() const { return m_body; }

private:
    const AnswerFormat m_format;
    ResponseHead m_head;
    QByteArray m_body;
};

/// Reads an answer, as a stream where one was asked for and comes, and whole otherwise.
class AnswerReceiver : public ResponseReceiver
{
public:
    AnswerReceiver(const AnswerFormat &format, bool wantsStream, const AnswerListener &listener);

    void begin() override;
    void head(const ResponseHead &head) override;
    bool bytes(QByteArrayView bytes) override;
    std::optional<CallFailure> end(const std::optional<CallFailure> &lost) override;
    QString requestId() const override { return m_whole.requestId(); }
    bool hasShown() const override { return m_stream && m_stream->hasPieces(); }

    const ProviderAnswer &answer() const { return m_answer; }

private:
    AnswerOutcome outcome(const std::optional<CallFailure> &lost);

    const AnswerFormat m_format;
    const bool m_wantsStream;
    const AnswerListener m_listener;
    BodyReceiver m_whole;
    std::unique_ptr<AnswerStream> m_stream;
    ProviderAnswer m_answer;
};

} // namespace outcrop
