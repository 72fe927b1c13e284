// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/callgate.h"
#include "tests/adapters/providers/calling.h"
#include "tests/adapters/providers/faults.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

using namespace outcrop;
using namespace std::chrono_literals;
using namespace outcrop::testing;

namespace tst_once {

/// Tests that one click makes one billed request: with any connection failure, the server receives the request once.
class TestSingleRequest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doesNotRetryABrokenConnection_data();
    void doesNotRetryABrokenConnection();
    void limitsParallelCalls();
    void canStopAWaitingCall();
};

void TestSingleRequest::doesNotRetryABrokenConnection_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("size");
    QTest::addColumn<QByteArray>("method");
    const QList<Fault> faults = replyFaults();
    for (int row = 0; row < faults.size(); ++row) {
        if (faults[row].kind != FailureKind::Lost)
            continue;
        for (const int size : {1, 2'000, 500'000})
            QTest::addRow("%s, %d bytes", qPrintable(faults[row].name), size) << row << size << QByteArray("POST");
        QTest::addRow("%s, GET", qPrintable(faults[row].name)) << row << 0 << QByteArray("GET");
    }
}

/// By default, Qt repeats a request after a broken connection, up to four requests in total.
void TestSingleRequest::doesNotRetryABrokenConnection()
{
    QFETCH(int, row);
    QFETCH(int, size);
    QFETCH(QByteArray, method);
    constexpr int rounds = 25;
    FaultServer server(replyFaults()[row].script);
    const HttpTransport transport(quickCallSettings().network);
    for (int round = 1; round <= rounds; ++round) {
        const HttpRequest request{method, QUrl(server.url()), {{"content-type", "application/json"}}, QByteArray(size, 'x')};
        const HttpResult result = transport.send(request, {}, {});
        QCOMPARE(int(result.outcome), int(HttpOutcome::Lost));
        QVERIFY(result.wasSent);
        QCOMPARE(server.requests().size(), round);
    }
}

void TestSingleRequest::limitsParallelCalls()
{
    std::mutex mutex;
    std::condition_variable changed;
    int inside = 0; // requests that were received and not yet answered
    int most = 0;
    FaultServer server([&](ClientConnection &connection) {
        connection.readRequest();
        {
            std::unique_lock lock(mutex);
            most = std::max(most, ++inside);
            changed.notify_all();
            changed.wait_for(lock, 50ms, [&] { return inside > 2; }); // without a limit, further requests would arrive in this time
            --inside; // decreased before the answer, because the client may send the next request after it
        }
        connection.write(streamHeaders() + chunk(streamBegin() + streamText("Hello") + streamEnd()));
    });
    CallSettings settings = quickCallSettings();
    settings.maxParallelCalls = 2;
    ProviderClient client = clientFor(QStringLiteral("anthropic"), keyFor(server.url()), settings);
    const RenderedRequest request = requestForEndpoint(QStringLiteral("anthropic"), server.url());
    std::atomic<int> answered = 0;
    std::vector<std::thread> callers;
    for (int caller = 0; caller < 8; ++caller)
        callers.emplace_back([&] { answered += client.call(request, {}, [](const ResponseChunk &) {}).response.text == QLatin1String("Hello"); });
    for (std::thread &caller : callers)
        caller.join();
    QCOMPARE(answered, 8);
    QCOMPARE(server.requests().size(), 8);
    QVERIFY(most <= 2);
}

void TestSingleRequest::canStopAWaitingCall()
{
    CallGate gate(1);
    const CallGate::Slot first(gate, {});
    QVERIFY(bool(first));
    std::stop_source stop;
    bool isEntered = true;
    std::thread second([&] { isEntered = bool(CallGate::Slot(gate, stop.get_token())); });
    stop.request_stop();
    second.join();
    QVERIFY(!isEntered);
}

OUTCROP_TEST(TestSingleRequest, CoreApplication)

} // namespace tst_once

#include "tst_once.moc"
