// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/streamframing.h"

#include <chrono>
#include <optional>

namespace outcrop {

/// Server-Sent Events, by the rules of the HTML standard (9.2.6, interpreting an event stream). An event that no empty line ends is dropped.
class ServerSentEvents : public StreamFraming
{
public:
    explicit ServerSentEvents(qsizetype mostBytes = 32 * 1024 * 1024) : m_mostBytes(mostBytes) { }

    QList<StreamEvent> add(QByteArrayView bytes) override;
    bool isTooLarge() const override { return m_isTooLarge; }

    /// How long to wait before connecting again, if the stream states it.
    std::optional<std::chrono::milliseconds> retry() const { return m_retry; }

private:
    void takeLine(QByteArrayView line, QList<StreamEvent> &events);
    void takeField(QByteArrayView name, QByteArrayView value);
    void dispatch(QList<StreamEvent> &events);

    qsizetype m_mostBytes;
    bool m_isTooLarge = false;
    bool m_atStart = true;           ///< a byte order mark may come
    bool m_afterCarriageReturn = false; ///< a line feed now belongs to the line end before it
    QByteArray m_line;               ///< the beginning of a line whose end has not come
    QByteArray m_name;
    QByteArray m_data;
    bool m_hasData = false;
    QByteArray m_id;
    std::optional<std::chrono::milliseconds> m_retry;
};

} // namespace outcrop
