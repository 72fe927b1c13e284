// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace outcrop {

struct StreamEvent {
    QString name;         ///< `message` if the framing has no name
    QByteArray data;
    QString id = {};      ///< ID of this event or the last preceding event that has one
    bool isWhole = true;    ///< false if the input ended before the end of the event

    friend bool operator==(const StreamEvent &, const StreamEvent &) = default;
};

/// Splits bytes into events. Chunk boundaries do not affect the result.
class StreamFraming
{
public:
    virtual ~StreamFraming() = default;

    virtual QList<StreamEvent> add(QByteArrayView bytes) = 0;
    /// Returns the remaining events at the end of the input.
    virtual QList<StreamEvent> end() { return {}; }
    /// Returns whether an event exceeded the size limit. No further events are then returned.
    virtual bool isTooLarge() const = 0;
};

} // namespace outcrop
