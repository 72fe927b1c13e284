// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/spans.h"

namespace outcrop {
namespace {

const Json nullMember;

/// Returns the member with the first of these names that exists, or null.
const Json &member(const Json &json, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (const auto found = json.is_object() ? json.find(name) : json.end(); found != json.end())
            return *found;
    }
    return nullMember;
}

const Json &itemsOf(const Json &json)
{
    static const Json none = Json::array();
    return json.is_array() ? json : none;
}

Json plainAttributes(const Json &attributes);

/// Converts a JSON string to a number: OTLP writes 64-bit integers as strings, because JavaScript numbers cannot represent all of them.
Json toInteger(const Json &value)
{
    bool isNumber = false;
    const qint64 number = qString(value).toLongLong(&isNumber);
    return isNumber ? Json(number) : value;
}

/// Converts `{"stringValue": "a"}` to `"a"`.
Json plainValue(const Json &value)
{
    if (!value.is_object())
        return value;
    for (const auto &[key, content] : value.items()) {
        if (key == "intValue" || key == "int_value")
            return toInteger(content);
        if (key == "kvlistValue" || key == "kvlist_value")
            return plainAttributes(member(content, {"values"}));
        if (key == "arrayValue" || key == "array_value") {
            Json list = Json::array();
            for (const Json &item : itemsOf(member(content, {"values"})))
                list.push_back(plainValue(item));
            return list;
        }
        if (key.ends_with("Value") || key.ends_with("_value"))
            return content;
    }
    return value.empty() ? Json() : value;
}

/// Converts a list of `{key, value}` to an object.
Json plainAttributes(const Json &attributes)
{
    if (attributes.is_object())
        return attributes;
    Json plainJson = Json::object();
    for (const Json &one : itemsOf(attributes)) {
        if (const Json &key = member(one, {"key"}); key.is_string())
            plainJson[key.get<std::string>()] = plainValue(member(one, {"value"}));
    }
    return plainJson;
}

QDateTime fromNanoseconds(qint64 nanoseconds)
{
    return nanoseconds > 0 ? QDateTime::fromMSecsSinceEpoch(nanoseconds / 1'000'000, Qt::UTC) : QDateTime();
}

QDateTime fromSeconds(qint64 seconds, qint64 nanoseconds)
{
    qint64 milliseconds = 0;
    const bool isTooLarge = qMulOverflow(seconds, qint64(1000), &milliseconds) || qAddOverflow(milliseconds, nanoseconds / 1'000'000, &milliseconds);
    return isTooLarge ? QDateTime() : QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC);
}

QDateTime timeOf(const Json &value)
{
    if (value.is_array() && value.size() == 2 && value[0].is_number_integer() && value[1].is_number_integer())
        return fromSeconds(value[0].get<qint64>(), value[1].get<qint64>());
    if (value.is_number_integer())
        return fromNanoseconds(value.get<qint64>());
    const QString text = qString(value);
    bool isNumber = false;
    const qint64 nanoseconds = text.toLongLong(&isNumber);
    return isNumber ? fromNanoseconds(nanoseconds) : QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
}

bool isFailure(const Json &status)
{
    const Json &code = member(status, {"code", "status_code"});
    return code == 2 || qString(code) == u"2" || qString(code).contains(u"ERROR", Qt::CaseInsensitive);
}

/// Normalizes an ID: Python's exporter adds the prefix `0x`.
QString normalizeId(const Json &value)
{
    const QString text = qString(value).toLower();
    return text.startsWith(u"0x") ? text.mid(2) : text;
}

Span readSpan(const Json &json, const QString &service)
{
    const Json &context = member(json, {"context", "spanContext", "_spanContext"});
    const Json &status = member(json, {"status"});
    Span span;
    span.name = qString(member(json, {"name"}));
    span.trace = normalizeId(member(context.is_object() ? context : json, {"traceId", "trace_id"}));
    span.id = normalizeId(member(context.is_object() ? context : json, {"spanId", "span_id", "id"}));
    span.start = timeOf(member(json, {"startTimeUnixNano", "start_time_unix_nano", "startTime", "start_time"}));
    span.end = timeOf(member(json, {"endTimeUnixNano", "end_time_unix_nano", "endTime", "end_time"}));
    span.attributes = plainAttributes(member(json, {"attributes"}));
    span.hasErrorStatus = isFailure(status);
    span.failure = qString(member(status, {"message", "description"}));
    span.service = service;
    for (const Json &event : itemsOf(member(json, {"events"})))
        span.events += SpanEvent{qString(member(event, {"name"})), plainAttributes(member(event, {"attributes"}))};
    return span;
}

/// Reads a log record as a span without duration. The record of a model call has the attributes of its span and the messages; older events have them
/// in their body.
Span readLogRecord(const Json &json, const QString &service)
{
    Span span;
    span.attributes = plainAttributes(member(json, {"attributes"}));
    span.name = qString(member(json, {"eventName", "event_name"}));
    if (span.name.isEmpty())
        span.name = qString(member(span.attributes, {"event.name"}));
    span.trace = normalizeId(member(json, {"traceId", "trace_id"}));
    span.id = normalizeId(member(json, {"spanId", "span_id"}));
    span.start = timeOf(member(json, {"timeUnixNano", "time_unix_nano"}));
    if (!span.start.isValid())
        span.start = timeOf(member(json, {"observedTimeUnixNano", "observed_time_unix_nano"}));
    span.service = service;
    if (const Json body = plainValue(member(json, {"body"})); body.is_object())
        span.events += SpanEvent{span.name, body};
    return span;
}

QString serviceOf(const Json &resource)
{
    return qString(member(plainAttributes(member(resource, {"attributes"})), {"service.name"}));
}

} // namespace

bool isSpanExport(const Json &json)
{
    return member(json, {"resourceSpans", "resource_spans", "resourceLogs", "resource_logs"}).is_array();
}

bool isSpan(const Json &json)
{
    const Json &context = member(json, {"context", "spanContext", "_spanContext"});
    const bool hasTrace = !member(context.is_object() ? context : json, {"traceId", "trace_id"}).is_null();
    return hasTrace && member(json, {"attributes"}).is_structured();
}

QList<Span> readSpans(const Json &json)
{
    QList<Span> spans;
    if (!isSpanExport(json))
        spans += readSpan(json, serviceOf(member(json, {"resource"})));
    for (const Json &resource : itemsOf(member(json, {"resourceSpans", "resource_spans"}))) {
        const QString service = serviceOf(member(resource, {"resource"}));
        for (const Json &scope : itemsOf(member(resource, {"scopeSpans", "scope_spans", "instrumentationLibrarySpans"}))) {
            for (const Json &one : itemsOf(member(scope, {"spans"})))
                spans += readSpan(one, service);
        }
    }
    for (const Json &resource : itemsOf(member(json, {"resourceLogs", "resource_logs"}))) {
        const QString service = serviceOf(member(resource, {"resource"}));
        for (const Json &scope : itemsOf(member(resource, {"scopeLogs", "scope_logs"}))) {
            for (const Json &one : itemsOf(member(scope, {"logRecords", "log_records"})))
                spans += readLogRecord(one, service);
        }
    }
    return spans;
}

} // namespace outcrop
