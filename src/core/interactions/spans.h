// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// An event inside a span.
struct SpanEvent {
    QString name;
    Json attributes = Json::object();
};

/// A span of OpenTelemetry, however it was written: attributes are an object with plain values.
struct Span {
    QString name;
    QString trace; ///< hexadecimal, in small letters
    QString id;    ///< likewise
    QDateTime start; ///< invalid where it says none
    QDateTime end;
    Json attributes = Json::object();
    QList<SpanEvent> events;
    bool failed = false;
    QString failure = {};
    QString service = {}; ///< `service.name` of its resource
};

/// Whether an object is an export of the OpenTelemetry protocol (OTLP in JSON): batches under `resourceSpans`.
bool isSpanExport(const Json &json);
/// Whether an object is one span, as console and file exporters write one a line: with a trace and attributes.
bool isSpan(const Json &json);

/// The spans of an export, or the one span. Both spellings of names (`startTimeUnixNano`, `start_time_unix_nano`), attributes as lists of typed values or as
/// plain objects, times as nanoseconds, as ISO 8601 or as [seconds, nanoseconds].
QList<Span> readSpans(const Json &json);

} // namespace outcrop
