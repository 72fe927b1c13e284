// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsestream.h"
#include "models/response/shownresponse.h"

#include <QElapsedTimer>

#include <functional>

namespace outcrop {

/// Parses a response while it arrives, on the receiving thread, and reports its data and repairs at most five times a second. Reports less often if
/// parsing takes longer, so that the total cost is proportional to the length. Stops reporting when the response has more than a million characters.
class LiveResponseParser
{
public:
    using Listener = std::function<void(const ShownResponse &soFar)>;

    LiveResponseParser(const ResponseContract &contract, const Listener &listener);

    void add(const QString &piece);
    /// Reports the current state immediately.
    void report();

private:
    ShownResponse partialResponse() const;

    ResponseStream m_stream;
    Json m_schema;
    Listener m_listener;
    QElapsedTimer m_reportTimer; ///< time since the last report
    qint64 m_reportInterval;        ///< interval between reports, in milliseconds
};

} // namespace outcrop
