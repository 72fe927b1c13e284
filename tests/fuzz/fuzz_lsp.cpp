// SPDX-License-Identifier: GPL-3.0-or-later
// Sends arbitrary bytes to a language server. Lines of the input are sent as messages, with their size, after `initialize`. The input after a zero byte
// is sent unchanged. Invariants: every message of the server is JSON-RPC with its size, and `initialize` gets a response.
#include "cli/lsp/lspserver.h"

#include <cstdio>
#include <cstdlib>
#include <sstream>

using namespace outcrop;

namespace {

void require(bool isTrue, const char *what)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

QByteArray framed(const QByteArray &text)
{
    return "Content-Length: " + QByteArray::number(text.size()) + "\r\n\r\n" + text;
}

QByteArray streamOf(const QByteArray &input)
{
    const qsizetype zero = input.indexOf('\0');
    QByteArray stream = framed(R"({"jsonrpc":"2.0","id":"first","method":"initialize","params":{"capabilities":{}}})");
    for (const QByteArray &line : input.first(zero < 0 ? input.size() : zero).split('\n')) {
        if (!line.isEmpty())
            stream += framed(line);
    }
    return zero < 0 ? stream : stream + input.mid(zero + 1);
}

void checkOutput(const QByteArray &output)
{
    MessageFrameSplitter frames(output.size());
    frames.append(output);
    bool isMissing = true; // whether there is no response to `initialize` yet
    qsizetype size = 0;
    while (const std::optional<MessageFrame> frame = frames.next()) {
        require(frame->state == MessageFrame::State::Complete, "a message has no size");
        const Json message = Json::parse(frame->text.begin(), frame->text.end(), nullptr, false);
        require(message.is_object() && message.value("jsonrpc", Json()) == "2.0", "a message is not JSON-RPC");
        require(message.contains("method") || message.contains("result") != message.contains("error"), "a response has neither or both of a result and an error");
        isMissing = isMissing && message.value("id", Json()) != "first";
        size += framed(frame->text).size();
    }
    require(!isMissing, "initialize has no response");
    require(size == output.size(), "the output contains more than messages");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray input = streamOf(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    std::istringstream in(input.toStdString());
    std::ostringstream out;
    LspServer server(QStringLiteral(OUTCROP_TEST_DATA "/workspaces/plain"), QStringLiteral("1"), out, {.messageSize = 4000, .waiting = 20});
    static_cast<void>(server.serve(in));
    checkOutput(QByteArray::fromStdString(out.str()));
    return 0;
}
