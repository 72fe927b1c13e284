// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace outcrop {

/// One message of a stream.
struct StreamEvent {
    QString name;         ///< `message` where the framing names none
    QByteArray data;
    QString id = {};      ///< the last one that was named
    bool whole = true;    ///< false: the bytes ended before its end mark

    friend bool operator==(const StreamEvent &, const StreamEvent &) = default;
};

/// Cuts bytes into events. However the bytes are cut, the events are the same.
class StreamFraming
{
public:
    virtual ~StreamFraming() = default;

    virtual QList<StreamEvent> add(QByteArrayView bytes) = 0;
    /// What is left when no more bytes come.
    virtual QList<StreamEvent> end() { return {}; }
    /// Whether an event was larger than allowed. Nothing more comes from it.
    virtual bool isTooLarge() const = 0;
};

} // namespace outcrop
