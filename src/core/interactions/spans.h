// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// An event of a span, such as a message that was sent to the model.
struct SpanEvent {
    QString name;
    Json attributes = Json::object();
};

/// An OpenTelemetry span. Attributes are normalized to an object with plain values.
struct Span {
    QString name;
    QString trace; ///< lower case, usually hexadecimal
    QString id;    ///< lower case, usually hexadecimal
    QDateTime start; ///< invalid if missing
    QDateTime end;
    Json attributes = Json::object();
    QList<SpanEvent> events;
    bool hasErrorStatus = false;
    QString failure = {};
    QString service = {}; ///< `service.name` of the span's resource
};

/// Returns whether an object is an OTLP export in JSON, with batches under `resourceSpans` or `resourceLogs`.
bool isSpanExport(const Json &json);
/// Returns whether an object is a single span with a trace ID and attributes, as console and file exporters write one per line.
bool isSpan(const Json &json);

/// Returns the spans of an export, or the single span. A log record of an export becomes a span without duration. Accepts both spellings of names (`startTimeUnixNano`,
/// `start_time_unix_nano`), attributes as lists of typed values or as plain objects, and times as nanoseconds, ISO 8601 or [seconds, nanoseconds].
QList<Span> readSpans(const Json &json);

} // namespace outcrop
