// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/providers/faults.h"

namespace outcrop::testing {
namespace {

Fault bodyFault(const QString &name, const QByteArray &bytes, const QByteArray &headers, std::optional<FailureKind> kind, const QString &text = {})
{
    return {name, respondWith(httpResponse(200, bytes, headers)), kind, 1, text};
}

FaultServer::Script endlessSpaces()
{
    return [](ClientConnection &connection) {
        if (!connection.readRequest())
            return;
        connection.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n");
        while (!connection.isDisconnected())
            connection.write(QByteArray(64 * 1024, ' '));
    };
}

QByteArray chunkedHead()
{
    return streamHeaders("application/json");
}

} // namespace

QList<Fault> bodyFaults()
{
    const QByteArray hello = message("Hello");
    return {
        bodyFault(QStringLiteral("whole"), hello, {}, {}, QStringLiteral("Hello")),
        bodyFault(QStringLiteral("announced too long"), hello, "Content-Length: 9999\r\n", {}, QStringLiteral("Hello")),
        bodyFault(QStringLiteral("announced too long, and cut"), hello.left(70), "Content-Length: 9999\r\n", FailureKind::Lost),
        bodyFault(QStringLiteral("announced too short"), hello, "Content-Length: 40\r\n", FailureKind::Malformed),
        {QStringLiteral("chunks"), respondWith(chunkedHead() + chunk(hello.left(50)) + chunk(hello.mid(50)) + "0\r\n\r\n"), {}, 1, QStringLiteral("Hello")},
        {QStringLiteral("chunk cut"), respondWith(chunkedHead() + "400\r\n" + hello.left(60)), FailureKind::Lost},
        {QStringLiteral("cut between chunks"), respondWith(chunkedHead() + chunk(hello.left(60))), FailureKind::Lost},
        {QStringLiteral("size of a chunk is no number"), respondWith(chunkedHead() + "zz\r\n" + hello + "\r\n0\r\n\r\n"), FailureKind::Malformed},
        {QStringLiteral("ends when the connection does, and is cut"), respondWith("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n" + hello.left(70)),
         FailureKind::Malformed},
        {QStringLiteral("ends when the connection does"), respondWith("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n" + hello), {}, 1,
         QStringLiteral("Hello")},
        bodyFault(QStringLiteral("broken gzip"), QByteArray("\x1f\x8b\x08\x00garbage"), "Content-Encoding: gzip\r\n", FailureKind::Malformed),
        bodyFault(QStringLiteral("10 MB in 10 KB of deflate"), qCompress(QByteArray(10'000'000, ' ')).mid(4), "Content-Encoding: deflate\r\n", FailureKind::Malformed),
        {QStringLiteral("a gigabyte of spaces"), endlessSpaces(), FailureKind::TooLarge},
        bodyFault(QStringLiteral("another charset"), message("H\xe9llo"), "Content-Type: application/json; charset=iso-8859-1\r\n", {}, QStringLiteral("H\ufffdllo")),
        bodyFault(QStringLiteral("byte order mark"), "\xef\xbb\xbf" + hello, {}, {}, QStringLiteral("Hello")),
        bodyFault(QStringLiteral("NUL in a text"), message(QByteArray("Hel\0lo", 6)), {}, FailureKind::Malformed),
        bodyFault(QStringLiteral("character cut"), message("Hell\xe2\x82"), {}, {}, QStringLiteral("Hell\ufffd\ufffd")),
        bodyFault(QStringLiteral("empty"), {}, {}, FailureKind::Malformed),
        bodyFault(QStringLiteral("without a response"), R"({"hello":"there"})", {}, FailureKind::Malformed),
        bodyFault(QStringLiteral("a page"), "<html>Sign in</html>", "Content-Type: text/html\r\n", FailureKind::Malformed),
    };
}

} // namespace outcrop::testing
