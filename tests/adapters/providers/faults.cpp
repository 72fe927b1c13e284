// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/providers/faults.h"

namespace outcrop::testing {

QByteArray message(const QByteArray &text)
{
    return R"({"id":"msg_1","type":"message","role":"assistant","model":"m","content":[{"type":"text","text":")" + text
        + R"("}],"stop_reason":"end_turn","stop_sequence":null,"usage":{"input_tokens":3,"output_tokens":2}})";
}

QByteArray event(const QByteArray &name, const QByteArray &data)
{
    return "event: " + name + "\ndata: " + data + "\n\n";
}

QByteArray streamBegin()
{
    return event("message_start", R"({"type":"message_start","message":{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[],)"
                                  R"("stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":3,"output_tokens":1}}})")
        + event("content_block_start", R"({"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}})");
}

QByteArray streamText(const QByteArray &text)
{
    return event("content_block_delta", R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":")" + text + R"("}})");
}

QByteArray streamEnd()
{
    return event("content_block_stop", R"({"type":"content_block_stop","index":0})")
        + event("message_delta", R"({"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"output_tokens":2}})")
        + event("message_stop", R"({"type":"message_stop"})");
}

QByteArray responseBegin()
{
    return event("response.created", R"({"type":"response.created","response":{"id":"r","status":"in_progress","output":[]}})")
        + event("response.output_item.added", R"({"type":"response.output_item.added","output_index":0,"item":{"type":"message","role":"assistant","content":[]}})")
        + event("response.content_part.added", R"({"type":"response.content_part.added","output_index":0,"content_index":0,"part":{"type":"output_text","text":""}})");
}

FaultServer::Script respondWith(const QByteArray &bytes)
{
    return [bytes](ClientConnection &connection) {
        if (connection.readRequest())
            connection.write(bytes);
    };
}

FaultServer::Script respondAndKeepOpen(const QByteArray &bytes)
{
    return [bytes](ClientConnection &connection) {
        if (connection.readRequest())
            connection.write(bytes);
        connection.waitForDisconnect();
    };
}

} // namespace outcrop::testing
