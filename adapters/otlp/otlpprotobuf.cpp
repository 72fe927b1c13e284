// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/otlp/otlpprotobuf.h"

#include "adapters/otlp/otlpmessages.h"
#include "core/interactions/jsondepth.h"
#include <otlp.pb.h>

#include <google/protobuf/io/coded_stream.h>

namespace outcrop {
namespace {

Json hexadecimal(const std::string &bytes)
{
    return QByteArray::fromStdString(bytes).toHex().toStdString();
}

Json attributesOf(const google::protobuf::RepeatedPtrField<otlp::KeyValue> &attributes);

/// Converts a value, including nested values, to OTLP in JSON. The parser limits the depth.
Json valueOf(const otlp::AnyValue &value)
{
    switch (value.value_case()) {
    case otlp::AnyValue::kStringValue:
        return {{"stringValue", value.string_value()}};
    case otlp::AnyValue::kBoolValue:
        return {{"boolValue", value.bool_value()}};
    case otlp::AnyValue::kIntValue:
        return {{"intValue", std::to_string(value.int_value())}};
    case otlp::AnyValue::kDoubleValue:
        return {{"doubleValue", value.double_value()}};
    case otlp::AnyValue::kArrayValue: {
        Json values = Json::array();
        for (const otlp::AnyValue &item : value.array_value().values())
            values.push_back(valueOf(item));
        return {{"arrayValue", {{"values", values}}}};
    }
    case otlp::AnyValue::kKvlistValue:
        return {{"kvlistValue", {{"values", attributesOf(value.kvlist_value().values())}}}};
    case otlp::AnyValue::kBytesValue:
        return {{"bytesValue", QByteArray::fromStdString(value.bytes_value()).toBase64().toStdString()}};
    case otlp::AnyValue::VALUE_NOT_SET:
        break;
    }
    return Json::object();
}

Json attributesOf(const google::protobuf::RepeatedPtrField<otlp::KeyValue> &attributes)
{
    Json list = Json::array();
    for (const otlp::KeyValue &one : attributes)
        list.push_back({{"key", one.key()}, {"value", valueOf(one.value())}});
    return list;
}

Json spanOf(const otlp::Span &span)
{
    Json events = Json::array();
    for (const otlp::Event &event : span.events())
        events.push_back({{"timeUnixNano", std::to_string(event.time_unix_nano())}, {"name", event.name()}, {"attributes", attributesOf(event.attributes())}});
    return {{"traceId", hexadecimal(span.trace_id())}, {"spanId", hexadecimal(span.span_id())}, {"parentSpanId", hexadecimal(span.parent_span_id())},
        {"name", span.name()}, {"kind", span.kind()}, {"startTimeUnixNano", std::to_string(span.start_time_unix_nano())},
        {"endTimeUnixNano", std::to_string(span.end_time_unix_nano())}, {"attributes", attributesOf(span.attributes())}, {"events", events},
        {"status", {{"code", span.status().code()}, {"message", span.status().message()}}}};
}

Json logOf(const otlp::LogRecord &record)
{
    return {{"timeUnixNano", std::to_string(record.time_unix_nano())}, {"observedTimeUnixNano", std::to_string(record.observed_time_unix_nano())},
        {"severityNumber", record.severity_number()}, {"body", valueOf(record.body())}, {"attributes", attributesOf(record.attributes())},
        {"traceId", hexadecimal(record.trace_id())}, {"spanId", hexadecimal(record.span_id())}, {"eventName", record.event_name()}};
}

template<typename Message>
bool parse(const QByteArray &bytes, Message &message)
{
    google::protobuf::io::CodedInputStream input(reinterpret_cast<const uint8_t *>(bytes.constData()), int(bytes.size()));
    input.SetRecursionLimit(maxJsonDepth / 4); // a nested value takes four levels of JSON
    return message.MergeFromCodedStream(&input) && input.ConsumedEntireMessage();
}

Json tracesJson(const otlp::TraceExport &message)
{
    Json resources = Json::array();
    for (const otlp::ResourceSpans &resource : message.resource_spans()) {
        Json scopes = Json::array();
        for (const otlp::ScopeSpans &scope : resource.scope_spans()) {
            Json spans = Json::array();
            for (const otlp::Span &span : scope.spans())
                spans.push_back(spanOf(span));
            scopes.push_back({{"scope", {{"name", scope.scope().name()}}}, {"spans", spans}});
        }
        resources.push_back({{"resource", {{"attributes", attributesOf(resource.resource().attributes())}}}, {"scopeSpans", scopes}});
    }
    return {{"resourceSpans", resources}};
}

Json logsJson(const otlp::LogsExport &message)
{
    Json resources = Json::array();
    for (const otlp::ResourceLogs &resource : message.resource_logs()) {
        Json scopes = Json::array();
        for (const otlp::ScopeLogs &scope : resource.scope_logs()) {
            Json records = Json::array();
            for (const otlp::LogRecord &record : scope.log_records())
                records.push_back(logOf(record));
            scopes.push_back({{"scope", {{"name", scope.scope().name()}}}, {"logRecords", records}});
        }
        resources.push_back({{"resource", {{"attributes", attributesOf(resource.resource().attributes())}}}, {"scopeLogs", scopes}});
    }
    return {{"resourceLogs", resources}};
}

} // namespace

Result<Json> otlpJsonOf(OtlpSignal signal, const QByteArray &protobuf)
{
    if (signal == OtlpSignal::Traces) {
        otlp::TraceExport message;
        if (parse(protobuf, message))
            return tracesJson(message);
    } else {
        otlp::LogsExport message;
        if (parse(protobuf, message))
            return logsJson(message);
    }
    return Error{ErrorCode::Invalid, otlpmessages::notProtobuf(), {}};
}

QByteArray otlpResponse(const TelemetryReceipt &receipt)
{
    otlp::ExportResponse response;
    if (receipt.rejectedCount > 0 || !receipt.message.isEmpty()) {
        response.mutable_partial_success()->set_rejected(receipt.rejectedCount);
        response.mutable_partial_success()->set_error_message(receipt.message.toStdString());
    }
    return QByteArray::fromStdString(response.SerializeAsString());
}

QByteArray otlpError(const QString &message)
{
    constexpr int invalidArgument = 3;
    otlp::ErrorStatus status;
    status.set_code(invalidArgument);
    status.set_message(message.toStdString());
    return QByteArray::fromStdString(status.SerializeAsString());
}

} // namespace outcrop
