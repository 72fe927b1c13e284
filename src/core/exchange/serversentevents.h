// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/streamframing.h"

#include <chrono>
#include <optional>

namespace outcrop {

/// Parses Server-Sent Events as defined by the HTML standard (9.2.6, interpreting an event stream). Drops an event that is not terminated by an empty
/// line.
class ServerSentEvents : public StreamFraming
{
public:
    explicit ServerSentEvents(qsizetype maximumBytes = 32 * 1024 * 1024) : m_maximumBytes(maximumBytes) { }

    QList<StreamEvent> add(QByteArrayView bytes) override;
    bool isTooLarge() const override { return m_isTooLarge; }

    /// Returns the reconnection delay, if the stream specifies one.
    std::optional<std::chrono::milliseconds> retry() const { return m_retry; }

private:
    void parseLine(QByteArrayView line, QList<StreamEvent> &events);
    void parseField(QByteArrayView name, QByteArrayView value);
    void dispatch(QList<StreamEvent> &events);

    qsizetype m_maximumBytes;
    bool m_isTooLarge = false;
    bool m_isAtStart = true;           ///< a byte order mark may still follow
    bool m_isAfterCarriageReturn = false; ///< a line feed would belong to the preceding carriage return
    QByteArray m_line;               ///< an incomplete line
    QByteArray m_name;
    QByteArray m_data;
    bool m_hasData = false;
    QByteArray m_id;
    std::optional<std::chrono::milliseconds> m_retry;
};

} // namespace outcrop
