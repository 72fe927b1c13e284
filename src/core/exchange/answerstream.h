// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answergathering.h"
#include "core/exchange/answerreader.h"
#include "core/exchange/streamframing.h"

namespace outcrop {

/// What a stream may cost before it is ended.
struct StreamLimits {
    qsizetype event = 32 * 1024 * 1024;  ///< bytes of one event
    qint64 whole = 256 * 1024 * 1024;    ///< bytes of all of them
};

/// Reads an answer while its bytes arrive, however they are cut. Only the provider's own end mark makes it whole: a connection that closes says
/// nothing.
class AnswerStream
{
public:
    explicit AnswerStream(const AnswerFormat &format, const ResponseHead &head = {}, const StreamLimits &limits = {});
    ~AnswerStream();

    /// Takes the next bytes and gives what they add to the answer.
    QList<AnswerPiece> add(QByteArrayView bytes);
    /// Ends the bytes and returns what the last of them add. finish() does it implicitly.
    QList<AnswerPiece> close();
    /// Whether nothing can follow: the end mark came, or a failure. What is added then is ignored, and the connection may be closed.
    bool isOver() const;
    /// Whether a piece was given: from then on nothing may be sent again.
    bool hasPieces() const;

    /// The answer, once the bytes have ended; `lost` says why they did, where they did not end by themselves.
    AnswerOutcome finish(const std::optional<CallFailure> &lost = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace outcrop
