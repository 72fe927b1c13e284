// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <functional>

namespace outcrop {

/// One export from an OpenTelemetry exporter, as OTLP JSON: an object with `resourceSpans` or `resourceLogs`.
struct TelemetryExport {
    Json json;
    QByteArray text; ///< the JSON text as received; empty for protobuf
};

/// The outcome of storing an export. Rejected items are reported to the exporter, which must not send them again.
struct TelemetryReceipt {
    qint64 rejectedCount = 0;
    QString message = {}; ///< reason why items were rejected; empty if none were
};

/// Stores an export. Returns only after it is stored durably. An error makes the exporter send the export again later. Called on the receiver's threads, one
/// call at a time.
using TelemetryHandler = std::function<Result<TelemetryReceipt>(const TelemetryExport &)>;

/// Limits that protect the program from excessive requests.
struct TelemetryLimits {
    qint64 body = 64LL * 1024 * 1024; ///< maximum size of a request body in bytes, before and after decompression
    unsigned connections = 64;
    unsigned timeoutSeconds = 30;     ///< time without progress before a connection is closed
};

/// Receives OTLP/HTTP on this computer only.
class TelemetryReceiver
{
public:
    virtual ~TelemetryReceiver() = default;

    /// Listens on 127.0.0.1 and returns the port. `port` 0 chooses a free one. Errors: NotAllowed if the port cannot be opened, for example if it is in use.
    virtual Result<quint16> start(quint16 port, const TelemetryHandler &handler, const TelemetryLimits &limits = {}) = 0;
    /// Stops listening and waits for running handler calls.
    virtual void stop() = 0;
};

} // namespace outcrop
