// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/providers/faults.h"

namespace outcrop::testing {
namespace {

const QByteArray chatHead = R"({"id":"c1","object":"chat.completion.chunk","model":"m","choices":[)";

QByteArray chatText(int choice, const QByteArray &text, const QByteArray &finish = "null")
{
    return "data: " + chatHead + R"({"index":)" + QByteArray::number(choice) + R"(,"delta":{"content":")" + text + R"("},"finish_reason":)" + finish
        + "}]}\n\n";
}

Fault stream(const QString &name, const QByteArray &events, std::optional<FailureKind> kind, const QString &text,
             const QString &provider = QStringLiteral("anthropic"))
{
    Fault fault{name, respondWith(streamHeaders() + chunk(events) + "0\r\n\r\n"), kind, 1, text, true};
    fault.provider = provider;
    return fault;
}

/// Returns a truncated stream. A response without a length ends when the connection closes, so HTTP cannot detect that it is truncated.
Fault truncatedStreamFault(const QString &name, const QByteArray &events, const QString &text)
{
    return {name, respondWith("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + events), FailureKind::Truncated,
        1, text, true};
}

Fault stalledFault()
{
    return {QStringLiteral("silence in the middle"), respondAndKeepOpen(streamHeaders() + chunk(streamBegin() + streamText("Hel"))), FailureKind::TimedOut, 1,
            QStringLiteral("Hel"), true};
}

Fault pingsOnlyFault()
{
    return {QStringLiteral("pings only"), [](ClientConnection &connection) {
                if (!connection.readRequest())
                    return;
                connection.write(streamHeaders() + chunk(streamBegin()));
                while (!connection.disconnectsWithin(10))
                    connection.write(chunk(event("ping", R"({"type":"ping"})")));
            }, FailureKind::TimedOut, 1, {}, true};
}

QByteArray withLineEnds(QByteArray events, const QByteArray &end)
{
    return events.replace("\n", end);
}

QByteArray mixedLineEnds()
{
    return streamBegin() + withLineEnds(streamText("Hel"), "\r\n") + withLineEnds(streamText("lo"), "\r") + streamEnd();
}

QByteArray brokenEvent()
{
    return streamBegin() + streamText("Hel") + event("content_block_delta", R"({"type":"content_block_delta","index":0,"delta":{)") + streamText("lo") + streamEnd();
}

QByteArray truncatedToolCall()
{
    return event("message_start", R"({"type":"message_start","message":{"id":"m","type":"message","role":"assistant","model":"m","content":[],"usage":{"input_tokens":1}}})")
        + event("content_block_start", R"({"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"look","input":{}}})")
        + event("content_block_delta", R"({"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\"a\": 1"}})");
}

QList<Fault> truncatedStreams()
{
    const QByteArray hel = streamBegin() + streamText("Hel");
    const QByteArray hello = hel + streamText("lo");
    return {
        stream(QStringLiteral("whole stream"), hello + streamEnd(), {}, QStringLiteral("Hello")),
        truncatedStreamFault(QStringLiteral("cut inside data"), hel + streamText("lo").left(40), QStringLiteral("Hel")),
        truncatedStreamFault(QStringLiteral("cut between events"), hello, QStringLiteral("Hello")),
        stream(QStringLiteral("no end mark"), hello + streamEnd().left(streamEnd().indexOf("event: message_stop")),
            FailureKind::Truncated, QStringLiteral("Hello")),
        stream(QStringLiteral("more after the end mark"), hello + streamEnd() + streamText(" again"), {},
            QStringLiteral("Hello")),
        {QStringLiteral("end mark, and the connection stays"), respondAndKeepOpen(streamHeaders() + chunk(hello + streamEnd())),
            {}, 1, QStringLiteral("Hello"), true},
        {QStringLiteral("chunk of a stream cut"), respondWith(streamHeaders() + "999\r\n" + hel), FailureKind::Lost, 1,
            QStringLiteral("Hel"), true},
        {QStringLiteral("connection reset in the middle"),
            [hel](ClientConnection &connection) {
                if (connection.readRequest())
                    connection.write(streamHeaders() + chunk(hel));
                connection.reset();
            },
            FailureKind::Lost, 1, QStringLiteral("Hel"), true, QStringLiteral("anthropic"), true},
        stalledFault(),
        pingsOnlyFault(),
        stream(QStringLiteral("tool arguments cut"), truncatedToolCall(), FailureKind::Truncated, {}),
        {QStringLiteral("a document instead of a stream"), respondWith(httpResponse(200, message("Hello"))), {}, 1,
            QStringLiteral("Hello"), true},
        {QStringLiteral("429 instead of a stream"),
            respondWith(httpResponse(429, R"({"type":"error","error":{"type":"rate_limit_error","message":"Slow"}})")),
            FailureKind::RateLimited, 1, {}, true},
    };
}

QList<Fault> errorEvents()
{
    const QByteArray hel = streamBegin() + streamText("Hel");
    const QString openai = QStringLiteral("openai");
    const QByteArray delta = responseBegin() + event("response.output_text.delta", R"({"type":"response.output_text.delta","item_id":"i","output_index":0,"content_index":0,"delta":"Hel"})");
    return {
        stream(QStringLiteral("error event"), hel + event("error", R"({"type":"error","error":{"type":"api_error","message":"Broken."}})"),
               FailureKind::StreamError, QStringLiteral("Hel")),
        stream(QStringLiteral("error event before any text"), streamBegin() + event("error", R"({"type":"error","error":{"type":"invalid_request_error","message":"No."}})"),
               FailureKind::BadRequest, {}),
        stream(QStringLiteral("response.failed"),
               delta + event("response.failed", R"({"type":"response.failed","response":{"id":"r","status":"failed","error":{"code":"server_error","message":"Broken."},"output":[]}})"),
               FailureKind::StreamError, QStringLiteral("Hel"), openai),
        stream(QStringLiteral("one event is no JSON"), brokenEvent(), FailureKind::Malformed, QStringLiteral("Hel")),
    };
}

QList<Fault> streamVariants()
{
    const QByteArray hello = streamBegin() + streamText("Hello") + streamEnd();
    const QByteArray big(2'000'000, 'x');
    return {
        stream(QStringLiteral("CR"), withLineEnds(hello, "\r"), {}, QStringLiteral("Hello")),
        stream(QStringLiteral("CRLF"), withLineEnds(hello, "\r\n"), {}, QStringLiteral("Hello")),
        stream(QStringLiteral("mixed line ends"), mixedLineEnds(), {}, QStringLiteral("Hello")),
        stream(QStringLiteral("comments keep alive"),
            ": ok\n\n" + streamBegin() + ":\n\n: ping\n\n" + streamText("Hello") + ":\n" + streamEnd(), {},
            QStringLiteral("Hello")),
        stream(QStringLiteral("the same id again"),
            "id: 1\n" + streamBegin() + "id: 1\n" + streamText("Hello") + "id: 1\n" + streamEnd(), {},
            QStringLiteral("Hello")),
        stream(QStringLiteral("2 MB in one line"), streamBegin() + streamText(big) + streamEnd(), {},
            QString::fromLatin1(big)),
        stream(QStringLiteral("20 MB in one line"), streamBegin() + streamText(big.repeated(10)), FailureKind::TooLarge,
            {}),
        stream(QStringLiteral("two choices interleaved"),
            chatText(0, "Hel") + chatText(1, "Bon") + chatText(0, "lo") + chatText(1, "jour", R"("stop")")
                + chatText(0, "", R"("stop")") + "data: [DONE]\n\n",
            {}, QStringLiteral("Hello"), QStringLiteral("chat")),
        stream(QStringLiteral("neither a finish reason nor [DONE]"), chatText(0, "Hello"), FailureKind::Truncated,
            QStringLiteral("Hello"), QStringLiteral("chat")),
        stream(QStringLiteral("a finish reason and no [DONE]"), chatText(0, "Hello", R"("stop")"), {},
            QStringLiteral("Hello"), QStringLiteral("chat")),
    };
}

} // namespace

QList<Fault> streamFaults()
{
    return truncatedStreams() + errorEvents() + streamVariants();
}

} // namespace outcrop::testing
