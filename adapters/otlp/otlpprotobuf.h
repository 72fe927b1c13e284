// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/telemetryreceiver.h"

namespace outcrop {

/// The signals of OTLP that are received.
enum class OtlpSignal { Traces, Logs };

/// Converts an export in protobuf to OTLP in JSON, with IDs in hexadecimal and 64-bit integers as strings. Errors: Invalid if the bytes are not such a message.
Result<Json> otlpJsonOf(OtlpSignal signal, const QByteArray &protobuf);

/// Returns the bytes of a response message: an empty message if no items were rejected and there is no message for the exporter.
QByteArray otlpResponse(const TelemetryReceipt &receipt);
/// Returns the bytes of an error message (google.rpc.Status).
QByteArray otlpError(const QString &message);

} // namespace outcrop
