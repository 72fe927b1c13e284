// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a stream is split into messages for any chunk boundaries, and that the response to a malformed message is a JSON-RPC error.
#include "core/rpc/messagelinesplitter.h"
#include "core/rpc/rpcmessage.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_rpcmessage {

namespace {

QByteArrayList linesOf(const QByteArray &stream, qsizetype chunkSize, qsizetype limit)
{
    MessageLineSplitter lines(limit);
    QByteArrayList found;
    const auto take = [&found](const MessageLine &line) { found.append(line.isTooLong ? QByteArray("too long") : line.text); };
    for (qsizetype at = 0; at < stream.size(); at += chunkSize) {
        lines.append(stream.mid(at, chunkSize));
        while (const auto line = lines.next())
            take(*line);
    }
    if (const auto line = lines.last())
        take(*line);
    return found;
}

int codeOf(const RpcInput &input)
{
    const MalformedRpcMessage *malformed = std::get_if<MalformedRpcMessage>(&input);
    return malformed ? malformed->failure.code : 0;
}

} // namespace

class TestRpcMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsLinesSplitAtAnyByte()
    {
        const QByteArray stream = "first\r\n\n  \n" + QByteArray(40, 'x') + "\nsecond\n" + QByteArray(21, 'y') + "\nlast";
        const QByteArrayList expected{"first", "too long", "second", "too long", "last"};
        for (qsizetype chunkSize = 1; chunkSize <= stream.size(); ++chunkSize)
            QCOMPARE(linesOf(stream, chunkSize, 20), expected);
        QCOMPARE(linesOf(QByteArray(50, 'z'), 7, 20), QByteArrayList{"too long"});
        QCOMPARE(linesOf(QByteArray(20, 'z') + '\n', 3, 20), QByteArrayList{QByteArray(20, 'z')});
    }

    void readsMessages()
    {
        const RpcInputs request = readRpcInputs(R"({"jsonrpc":"2.0","id":"a","method":"ping","params":{"x":1}})");
        const RpcMessage message = std::get<RpcMessage>(request.messages.first());
        QVERIFY(!request.isBatch && message.isRequest());
        QCOMPARE(message.method, QStringLiteral("ping"));
        QCOMPARE(message.params["x"].get<int>(), 1);
        QVERIFY(!std::get<RpcMessage>(readRpcInputs(R"({"jsonrpc":"2.0","method":"m"})").messages.first()).isRequest());
        QVERIFY(std::holds_alternative<RpcReply>(readRpcInputs(R"({"jsonrpc":"2.0","id":1,"result":{}})").messages.first()));
        const RpcInputs batch = readRpcInputs(R"([{"jsonrpc":"2.0","id":1,"method":"a"},5])");
        QVERIFY(batch.isBatch);
        QCOMPARE(batch.messages.size(), 2);
        QCOMPARE(codeOf(batch.messages[1]), -32600);
    }

    void reportsMalformedMessages_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("not JSON") << QByteArray("{") << -32700 << QByteArray("null");
        QTest::newRow("not UTF-8") << QByteArray("\"\xff\"") << -32700 << QByteArray("null");
        QTest::newRow("too deep") << QByteArray(1'000'000, '[') << -32700 << QByteArray("null");
        QTest::newRow("number out of range") << QByteArray(R"({"jsonrpc":"2.0","id":1e999,"method":"m"})") << -32700 << QByteArray("null");
        QTest::newRow("a number") << QByteArray("7") << -32600 << QByteArray("null");
        QTest::newRow("empty batch") << QByteArray("[]") << -32600 << QByteArray("null");
        QTest::newRow("long batch") << QByteArray("[1" + QByteArray(",1").repeated(1000) + ']') << -32600 << QByteArray("null");
        QTest::newRow("no version") << QByteArray(R"({"id":3,"method":"m"})") << -32600 << QByteArray("3");
        QTest::newRow("null as ID") << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"m"})") << -32600 << QByteArray("null");
        QTest::newRow("fraction as ID") << QByteArray(R"({"jsonrpc":"2.0","id":1.5,"method":"m"})") << -32600 << QByteArray("null");
        QTest::newRow("no method") << QByteArray(R"({"jsonrpc":"2.0","id":"x"})") << -32600 << QByteArray("\"x\"");
        QTest::newRow("params is a list") << QByteArray(R"({"jsonrpc":"2.0","id":2,"method":"m","params":[1]})") << -32602 << QByteArray("2");
    }

    void reportsMalformedMessages()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, code);
        QFETCH(QByteArray, id);
        const RpcInputs inputs = readRpcInputs(line);
        QCOMPARE(inputs.messages.size(), 1);
        QCOMPARE(codeOf(inputs.messages.first()), code);
        QCOMPARE(QByteArray::fromStdString(std::get<MalformedRpcMessage>(inputs.messages.first()).id.dump()), id);
        QVERIFY(!std::get<MalformedRpcMessage>(inputs.messages.first()).failure.message.isEmpty());
    }

    void writesResponsesOnOneLine()
    {
        Json result;
        result["text"] = "a\nb \xff";
        const QByteArray line = rpcLine(rpcResponse(Json(7), result));
        QCOMPARE(line.count('\n'), 1);
        QVERIFY(line.endsWith('\n'));
        QCOMPARE(codeOf(oversizedLineError(10)), -32600);
        QCOMPARE(QByteArray::fromStdString(rpcResponse(Json(1), RpcError(RpcCode::InvalidParams, QStringLiteral("no"))).dump()),
            QByteArray(R"({"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no"}})"));
    }
};

OUTCROP_TEST(TestRpcMessage, NoApplication)

} // namespace tst_rpcmessage

#include "tst_rpcmessage.moc"
