// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/otlp/otlpprotobuf.h"

#include <optional>

namespace outcrop {

/// The parts of an HTTP request that determine whether and how its body is read.
struct OtlpHead {
    QByteArray method;
    QByteArray target;
    QByteArray host = {};
    std::optional<QByteArray> origin = {};
    QByteArray contentType = {};
    QByteArray contentEncoding = {};
};

/// A response. The body has the type of the request.
struct OtlpReply {
    int status = 200;
    QByteArray body = {};
    QByteArray type = "application/json";
    bool hasRetryAfter = false; ///< whether to add the header Retry-After
};

/// Returns the error response if a request must be rejected before its body is read, else nullopt. Rejects other paths, methods, types and encodings. Also rejects a Host
/// other than this computer, and an Origin other than the receiver. Web pages must not reach the receiver, even through a host name for 127.0.0.1.
std::optional<OtlpReply> rejectionOf(const OtlpHead &head, quint16 port);

/// Returns an error response: protobuf for a request in protobuf, otherwise JSON.
OtlpReply errorReply(int status, const QString &message, const OtlpHead &head);

/// Decodes the body, calls the handler and returns the response. Its status is 200 only after the handler has stored the export, and 503 if it could not be stored. It is
/// 400 for a body that cannot be read, and 413 for one that is too large when decompressed.
OtlpReply handleExport(const OtlpHead &head, const QByteArray &body, const TelemetryHandler &handler, qint64 maxBodySize);

} // namespace outcrop
