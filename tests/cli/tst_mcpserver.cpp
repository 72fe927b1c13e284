// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the server in this process, with commands whose duration each test controls: cancellation, time limits, progress, batches and limits.
#include "cli/mcp/mcpserver.h"
#include "tests/support/rpcchecks.h"
#include "tests/support/testregistry.h"

#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_mcpserver {

namespace {

const QByteArray session = R"({"jsonrpc":"2.0","id":"init","method":"initialize","params":{"protocolVersion":"2025-03-26"}})";

QByteArray tokensCall(int id, const QByteArray &text = "x", const QByteArray &meta = "{}")
{
    return QByteArray(R"({"jsonrpc":"2.0","id":ID,"method":"tools/call","params":{"_meta":META,"name":"tokens","arguments":{"text":"TEXT"}}})")
        .replace("ID", QByteArray::number(id)).replace("META", meta).replace("TEXT", text);
}

QByteArray cancellation(int id)
{
    return R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":)" + QByteArray::number(id) + "}}";
}

McpHost hostWith(const CommandRunner &run)
{
    return {QStringLiteral(OUTCROP_TEST_DATA "/workspaces/plain"), false, {QStringLiteral("1"), {}}, McpTools::builtIn(), [](const QStringList &, const QString &) { return QString(); }, run};
}

McpCommandResult successResult()
{
    return {0, R"({"files":[],"total":{"tokens":1,"kind":"exact"}})", {}};
}

/// Runs until `stopReason` returns a reason. The reason becomes the result, so that tests can check it.
McpCommandResult runUntilStopped(const StopCheck &stopReason)
{
    QString reason;
    while (reason.isEmpty())
        reason = stopReason();
    return {-1, {}, {}, reason};
}

/// A server whose commands run a function of the test.
struct Server {
    explicit Server(const CommandRunner &run, const McpLimits &limits = {}) : host(hostWith(run)), server(host, out, limits) { send(session); }

    void send(const QByteArray &line) { server.receive({line}); }

    /// Waits for all requests and returns the messages after the response to `initialize`.
    QList<Json> messages()
    {
        server.finish();
        QString problem;
        QList<Json> all = rpcMessages(QByteArray::fromStdString(out.str()), problem);
        if (!problem.isEmpty())
            qWarning().noquote() << problem;
        return all.mid(1);
    }

    std::ostringstream out;
    McpHost host;
    McpServer server;
};

} // namespace

class TestMcpServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void canceledRequestsGetNoResponse()
    {
        QSemaphore started;
        Server server([&started](const QStringList &, const QByteArray &input, const StopCheck &stopReason) {
            if (input != "slow")
                return successResult();
            started.release();
            return runUntilStopped(stopReason);
        });
        server.send(tokensCall(1, "slow"));
        started.acquire();
        server.send(cancellation(2)); // the cancellation of another request has no effect
        server.send(cancellation(1));
        server.send(tokensCall(3));
        const QList<Json> messages = server.messages();
        QCOMPARE(messages.size(), 1);
        QCOMPARE(messages[0]["id"].get<int>(), 3);
    }

    void slowRequestsReportProgressAndTimeOut()
    {
        McpLimits limits;
        limits.time = std::chrono::milliseconds(2500);
        Server server([](const QStringList &, const QByteArray &, const StopCheck &stopReason) { return runUntilStopped(stopReason); }, limits);
        server.send(tokensCall(1, "x", R"({"progressToken":"p"})"));
        const QList<Json> messages = server.messages();
        QCOMPARE(messages.size(), 3);
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(qString(messages[i]["method"]), QStringLiteral("notifications/progress"));
            QCOMPARE(qString(messages[i]["params"]["progressToken"]), QStringLiteral("p"));
            QCOMPARE(messages[i]["params"]["progress"].get<int>(), i + 1);
        }
        QVERIFY(messages[2]["result"]["isError"].get<bool>());
        QVERIFY(qString(messages[2]["result"]["content"][0]["text"]).contains(u"time limit"));
    }

    void batchReturnsOneArray()
    {
        Server server([](const QStringList &, const QByteArray &, const StopCheck &) { return successResult(); });
        server.send('[' + tokensCall(1) + R"(,5,{"jsonrpc":"2.0","id":2,"method":"ping"},)" + cancellation(9) + ']');
        server.server.finish();
        const QByteArrayList lines = QByteArray::fromStdString(server.out.str()).trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        const Json batch = Json::parse(lines[1].begin(), lines[1].end());
        QVERIFY(batch.is_array());
        QCOMPARE(batch.size(), size_t(3));
    }

    void rejectsRequestsBeyondTheLimits()
    {
        QSemaphore go;
        McpLimits limits;
        limits.waiting = 5;
        limits.maxParallelRequests = 2;
        std::atomic<int> running = 0;
        std::atomic<int> most = 0;
        Server server(
            [&](const QStringList &, const QByteArray &, const StopCheck &) {
                most = std::max(most.load(), ++running);
                go.acquire();
                --running;
                return successResult();
            },
            limits);
        for (int id = 1; id <= 1000; ++id)
            server.send(tokensCall(id));
        server.send(tokensCall(1)); // the first request is still running
        go.release(1000);
        const QList<Json> messages = server.messages();
        QCOMPARE(messages.size(), 1001);
        QCOMPARE(std::count_if(messages.begin(), messages.end(), [](const Json &message) { return message.contains("result"); }), 5);
        QVERIFY(most <= 2);
        server.send(tokensCall(1)); // the ID can be used again
        QVERIFY(server.messages().last().contains("result"));
    }

    void rejectsIdsInUseAndTooManyBytes()
    {
        QSemaphore go;
        McpLimits limits;
        limits.waitingSize = 1000;
        Server server([&go](const QStringList &, const QByteArray &, const StopCheck &) { return go.acquire(), successResult(); }, limits);
        server.send(tokensCall(1));
        server.send(tokensCall(1));
        server.send(tokensCall(2, QByteArray(2000, 'x')));
        go.release(1);
        const QList<Json> messages = server.messages();
        QCOMPARE(messages.size(), 3);
        QCOMPARE(messages[0]["error"]["code"].get<int>(), -32600);
        QCOMPARE(messages[1]["error"]["code"].get<int>(), -32000);
        QVERIFY(messages[2].contains("result"));
    }

    void reportsCommandsThatCannotRun()
    {
        const CommandProcess missing(QDir::tempPath(), false, 1000, QStringLiteral("/nowhere/outcrop-cli"));
        QVERIFY(!missing({QStringLiteral("tokens")}, {}, [] { return QString(); }).problem.isEmpty());
        QTemporaryDir room;
        QFile script(room.filePath(QStringLiteral("endless")));
        QVERIFY(script.open(QIODevice::WriteOnly) && script.write("#!/bin/sh\nexec yes\n") > 0);
        script.close();
        QVERIFY(script.setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner));
        const CommandProcess large(QDir::tempPath(), false, 1000, script.fileName());
        QVERIFY(large({}, {}, [] { return QString(); }).problem.contains(u"larger"));
        const CommandProcess endlessProgram(QDir::tempPath(), false, 1'000'000'000, script.fileName());
        QCOMPARE(endlessProgram({}, {}, [] { return QStringLiteral("enough"); }).problem, QStringLiteral("enough"));
    }
};

OUTCROP_TEST(TestMcpServer, CoreApplication)

} // namespace tst_mcpserver

#include "tst_mcpserver.moc"
