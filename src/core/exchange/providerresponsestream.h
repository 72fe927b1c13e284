// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/responseaccumulator.h"
#include "core/exchange/responsereader.h"
#include "core/exchange/streamframing.h"

namespace outcrop {

/// Size limits of a stream, which is aborted beyond them.
struct StreamLimits {
    qsizetype eventBytes = 32 * 1024 * 1024;  ///< limit for one event
    qint64 totalBytes = 256 * 1024 * 1024;    ///< limit for all events of a stream
};

/// Reads a streamed response from chunks of any size. The response is complete only if the provider's end marker arrives; a closed connection is not an end
/// marker.
class ProviderResponseStream
{
public:
    explicit ProviderResponseStream(const ResponseFormat &format, const ResponseHead &head = {}, const StreamLimits &limits = {});
    ~ProviderResponseStream();

    /// Processes bytes and returns the response chunks that they contain.
    QList<ResponseChunk> feed(QByteArrayView bytes);
    /// Ends the input and returns the remaining chunks. Called implicitly by finish().
    QList<ResponseChunk> close();
    /// Returns whether the stream has ended with an end marker or a failure. Later input is ignored, and the connection can be closed.
    bool isFinished() const;
    /// Returns whether any chunk has been delivered. The request must then not be retried.
    bool hasChunks() const;

    /// Returns the response after the end of the input. `lost` is the failure that ended the connection, if any.
    ResponseOutcome finish(const std::optional<CallFailure> &lostConnection = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace outcrop
