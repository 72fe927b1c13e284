// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsestream.h"
#include "models/response/shownresponse.h"

#include <QElapsedTimer>

#include <functional>

namespace outcrop {

/// Reads an answer while it arrives, on the thread that it arrives on, and reports a few times a second what is known of it: the data so far and its repairs.
/// The longer a report takes the less often it is made, so that a long answer costs what it is long.
class LiveReading
{
public:
    using Listener = std::function<void(const ShownResponse &soFar)>;

    LiveReading(const ResponseContract &contract, const Listener &listener);

    void add(const QString &piece);
    /// Immediately, and not only when its time has come.
    void tell();

private:
    ShownResponse soFar() const;

    ResponseStream m_stream;
    Json m_schema;
    Listener m_listener;
    QElapsedTimer m_since; ///< the last time it told
    qint64 m_pause;        ///< milliseconds
};

} // namespace outcrop
