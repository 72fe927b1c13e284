// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/otlp/otlprequest.h"

#include "adapters/otlp/gunzip.h"
#include "adapters/otlp/otlpmessages.h"
#include "core/interactions/jsondepth.h"
#include "core/interactions/interactionsmessages.h"

namespace outcrop {
namespace {

constexpr char json[] = "application/json";
constexpr char protobuf[] = "application/x-protobuf";

/// Returns the media type without parameters, in lower case.
QByteArray typeOf(const OtlpHead &head)
{
    const qsizetype end = head.contentType.indexOf(';');
    return (end < 0 ? head.contentType : head.contentType.left(end)).trimmed().toLower();
}

bool isLoopbackHost(const QByteArray &host, quint16 port)
{
    const QByteArray suffix = ':' + QByteArray::number(port);
    const QByteArray name = host.endsWith(suffix) ? host.chopped(suffix.size()) : host;
    return name == "127.0.0.1" || name.toLower() == "localhost";
}

bool isLoopbackOrigin(const QByteArray &origin, quint16 port)
{
    constexpr char scheme[] = "http://";
    return origin.startsWith(scheme) && isLoopbackHost(origin.mid(qsizetype(sizeof scheme) - 1), port);
}

std::optional<OtlpSignal> signalOf(const QByteArray &target)
{
    if (target == "/v1/traces")
        return OtlpSignal::Traces;
    return target == "/v1/logs" ? std::optional(OtlpSignal::Logs) : std::nullopt;
}

Error invalidError(const QString &message)
{
    return {ErrorCode::Invalid, message, {}};
}

Result<TelemetryExport> readJson(OtlpSignal signal, const QByteArray &body)
{
    if (findTooDeepBracket({body.data(), size_t(body.size())}) >= 0)
        return invalidError(interactionsmessages::nestedTooDeep(maxJsonDepth));
    TelemetryExport read{Json::parse(body.begin(), body.end(), nullptr, false), body};
    if (read.json.is_discarded())
        return invalidError(jsonParseErrorIn(body).value_or(JsonParseError()).message);
    const char *list = signal == OtlpSignal::Traces ? "resourceSpans" : "resourceLogs";
    const bool isEmpty = read.json.is_object() && read.json.empty();
    if (!isEmpty && (!read.json.is_object() || !read.json.value(list, Json()).is_array()))
        return invalidError(otlpmessages::notExport(QLatin1StringView(list)));
    return read;
}

Result<TelemetryExport> readExport(OtlpSignal signal, const QByteArray &type, const QByteArray &body)
{
    if (type == json)
        return readJson(signal, body);
    const Result<Json> convertedJson = otlpJsonOf(signal, body);
    return convertedJson ? Result<TelemetryExport>(TelemetryExport{*convertedJson, {}}) : Result<TelemetryExport>(convertedJson.error());
}

OtlpReply successReply(const OtlpHead &head, OtlpSignal signal, const TelemetryReceipt &receipt)
{
    if (typeOf(head) == protobuf)
        return {200, otlpResponse(receipt), protobuf};
    Json body = Json::object();
    if (receipt.rejectedCount > 0 || !receipt.message.isEmpty()) {
        const char *count = signal == OtlpSignal::Traces ? "rejectedSpans" : "rejectedLogRecords";
        body["partialSuccess"] = {{count, std::to_string(receipt.rejectedCount)}, {"errorMessage", jsonString(receipt.message)}};
    }
    return {200, QByteArray::fromStdString(body.dump()), json};
}

} // namespace

OtlpReply errorReply(int status, const QString &message, const OtlpHead &head)
{
    if (typeOf(head) == protobuf)
        return {status, otlpError(message), protobuf};
    const Json body{{"message", jsonString(message)}};
    return {status, QByteArray::fromStdString(body.dump()), json};
}

std::optional<OtlpReply> rejectionOf(const OtlpHead &head, quint16 port)
{
    const auto refuse = [&head](int status, const QString &reason) { return std::optional(errorReply(status, reason, head)); };
    if (!isLoopbackHost(head.host, port))
        return refuse(403, otlpmessages::foreignHost());
    if (head.origin && !isLoopbackOrigin(*head.origin, port))
        return refuse(403, otlpmessages::foreignOrigin());
    if (!signalOf(head.target))
        return refuse(404, otlpmessages::unknownPath());
    if (head.method != "POST")
        return refuse(405, otlpmessages::onlyPost());
    if (const QByteArray type = typeOf(head); type != json && type != protobuf)
        return refuse(415, otlpmessages::unknownType());
    if (const QByteArray encoding = head.contentEncoding.toLower(); !encoding.isEmpty() && encoding != "gzip" && encoding != "identity")
        return refuse(415, otlpmessages::unknownEncoding());
    return std::nullopt;
}

OtlpReply handleExport(const OtlpHead &head, const QByteArray &body, const TelemetryHandler &handler, qint64 maxBodySize)
{
    const OtlpSignal signal = signalOf(head.target).value_or(OtlpSignal::Traces);
    const Result<QByteArray> plainBytes = head.contentEncoding.toLower() == "gzip" ? gunzip(body, maxBodySize) : Result<QByteArray>(body);
    if (!plainBytes)
        return errorReply(plainBytes.error().code == ErrorCode::TooLarge ? 413 : 400, plainBytes.error().message, head);
    const Result<TelemetryExport> read = readExport(signal, typeOf(head), *plainBytes);
    if (!read)
        return errorReply(400, read.error().message, head);
    const Result<TelemetryReceipt> stored = handler(*read);
    if (stored)
        return successReply(head, signal, *stored);
    OtlpReply later = errorReply(503, stored.error().message, head);
    later.hasRetryAfter = true;
    return later;
}

} // namespace outcrop
