// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/providerresponsestream.h"

#include <optional>

namespace outcrop {

/// Receives the response to one request. begin() resets it before every attempt.
class ResponseReceiver
{
public:
    virtual ~ResponseReceiver() = default;

    virtual void begin() = 0;
    virtual void receiveHead(const ResponseHead &head) = 0;
    /// Receives a part of the body. Returns false to stop reading.
    virtual bool receiveBytes(QByteArrayView bytes) = 0;
    /// Ends the response. `interruption` is the reason if it ended prematurely. Returns the reason why the response is incomplete or failed, or nullopt.
    virtual std::optional<CallFailure> end(const std::optional<CallFailure> &interruption) = 0;
    /// Returns the provider's request ID from the response, or an empty string.
    virtual QString requestId() const = 0;
    /// Returns whether part of the response was delivered to the listener. The request must then not be retried.
    virtual bool hasDelivered() const { return false; }
};

/// Stores the body of a response. Parses only error responses.
class BodyReceiver : public ResponseReceiver
{
public:
    explicit BodyReceiver(const ResponseFormat &format) : m_format(format) { }

    void begin() override;
    void receiveHead(const ResponseHead &head) override { m_head = head; }
    bool receiveBytes(QByteArrayView bytes) override;
    /// Like ResponseReceiver::end(). The provider's error takes precedence over a broken connection: a truncated error response is still an error response.
    std::optional<CallFailure> end(const std::optional<CallFailure> &interruption) override;

    QString requestId() const override { return outcrop::requestId(m_format, m_head).left(200); }

    const ResponseHead &responseHead() const { return m_head; }
    const QByteArray &body() const { return m_body; }

private:
    const ResponseFormat m_format;
    ResponseHead m_head;
    QByteArray m_body;
};

/// Parses a response, as a stream if one was requested and received, else as a whole.
class ParsingReceiver : public ResponseReceiver
{
public:
    ParsingReceiver(const ResponseFormat &format, bool wantsStream, const ResponseListener &listener);

    void begin() override;
    void receiveHead(const ResponseHead &head) override;
    bool receiveBytes(QByteArrayView bytes) override;
    std::optional<CallFailure> end(const std::optional<CallFailure> &interruption) override;
    QString requestId() const override { return m_bodyReceiver.requestId(); }
    bool hasDelivered() const override { return m_stream && m_stream->hasChunks(); }

    const ProviderResponse &response() const { return m_response; }

private:
    ResponseOutcome outcome(const std::optional<CallFailure> &interruption);

    const ResponseFormat m_format;
    const bool m_wantsStream;
    const ResponseListener m_listener;
    BodyReceiver m_bodyReceiver;
    std::unique_ptr<ProviderResponseStream> m_stream;
    ProviderResponse m_response;
};

} // namespace outcrop
