// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/providers/calling.h"
#include "tests/adapters/providers/certificates.h"
#include "tests/adapters/providers/faults.h"
#include "tests/support/testregistry.h"

#include <QTest>


using namespace outcrop;
using namespace outcrop::testing;

namespace tst_faults {

/// Tests every failure of a call to a provider. Each row ends within its time limit, with the expected failure and partial response. The log matches
/// the requests that the server received.
class Faults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void eachFaultEndsAsExpected_data();
    void eachFaultEndsAsExpected();
    void neverExceedsTheRetryPolicy_data();
    void neverExceedsTheRetryPolicy();
    void canCreateCertificates();
    void canCancelAtAnyPoint_data();
    void canCancelAtAnyPoint();

private:
    void addRows();

    Certificates m_certificates;
    bool m_madeCertificates = false;
    QList<Fault> m_faults;
};

void Faults::initTestCase()
{
    m_madeCertificates = m_certificates.make();
    m_certificates.makeExpired();
    m_faults = connectionFaults(m_certificates) + replyFaults() + statusFaults() + bodyFaults() + streamFaults();
}

void Faults::addRows()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < m_faults.size(); ++row)
        QTest::addRow("%s", qPrintable(m_faults[row].name)) << row;
}

void Faults::eachFaultEndsAsExpected_data()
{
    addRows();
}

void Faults::eachFaultEndsAsExpected()
{
    QFETCH(int, row);
    const Fault &fault = m_faults[row];
    FaultServer server(fault.script, fault.identity);
    QString url = server.url();
    QList<std::chrono::milliseconds> waits;
    CallSettings settings = quickCallSettings(&waits);
    if (fault.kind == FailureKind::TimedOut || fault.kind == FailureKind::Unreachable)
        settings.network.limits = shortLimits();
    if (fault.adjustCall)
        fault.adjustCall(url, settings);
    QString shown;
    const ResponseListener listener = [&shown](const ResponseChunk &chunk) { shown += chunk.kind == ResponseChunk::Kind::Text ? chunk.text : QString(); };

    QElapsedTimer clock;
    clock.start();
    const ProviderCall call =
        clientFor(fault.provider, keyFor(url), settings)
            .call(requestForEndpoint(fault.provider, url), {}, fault.isStream ? listener : ResponseListener());
    if (qEnvironmentVariableIsSet("OUTCROP_TIMED"))
        QVERIFY2(clock.elapsed() <= settings.network.limits.total.count() + 1000, "it took too long");

    const QString message = call.failure ? call.failure->message : QString();
    QCOMPARE(call.failure.has_value(), fault.kind.has_value());
    if (fault.kind)
        QCOMPARE(failureName(call.failure->kind), failureName(*fault.kind));
    QCOMPARE(message.isEmpty(), !fault.kind.has_value());
    QVERIFY(!message.contains(QString::fromLatin1(canary())));
    QCOMPARE(call.response.text, fault.mayLoseText ? fault.text.left(call.response.text.size()) : fault.text);
    if (fault.isStream && call.response.text != shown)
        QCOMPARE(shown, QString()); // the response was read as one document, so it was not shown while it arrived
    QCOMPARE(stopReasonName(call.response.stop), stopReasonName(fault.kind ? StopReason::Incomplete : StopReason::Done));
    QCOMPARE(call.attempts.size(), fault.attempts);
    QCOMPARE(server.requests().size(), fault.received < 0 ? fault.attempts : fault.received);
    if (!fault.waits.isEmpty())
        QCOMPARE(waits, fault.waits);
}

void Faults::neverExceedsTheRetryPolicy_data()
{
    addRows();
}

/// The log matches the requests that the server received, and their number never exceeds the maximum of the retry policy.
void Faults::neverExceedsTheRetryPolicy()
{
    QFETCH(int, row);
    const Fault &fault = m_faults[row];
    for (const RetryPolicy &policy : {RetryPolicy::limitRetries(0), RetryPolicy(), RetryPolicy::limitRetries(1), RetryPolicy::limitRetries(4)}) {
        FaultServer server(fault.script, fault.identity);
        QString url = server.url();
        CallSettings settings = quickCallSettings();
        settings.retries = policy;
        if (fault.kind == FailureKind::TimedOut || fault.kind == FailureKind::Unreachable)
            settings.network.limits = shortLimits();
        if (fault.adjustCall)
            fault.adjustCall(url, settings);
        const ResponseListener listener = fault.isStream ? [](const ResponseChunk &) {} : ResponseListener();
        const ProviderCall call = clientFor(fault.provider, keyFor(url), settings)
                                      .call(requestForEndpoint(fault.provider, url), {}, listener);
        QVERIFY(call.attempts.size() <= policy.maximumRequests());
        if (fault.received < 0)
            QCOMPARE(server.requests().size(), call.attempts.size());
    }
}

/// Reports a skipped test if openssl cannot create certificates, because the rows with certificates are then missing.
void Faults::canCreateCertificates()
{
    if (!m_madeCertificates)
        QSKIP(qPrintable(QStringLiteral("No certificates could be created: ") + m_certificates.problem()));
    QVERIFY(m_certificates.identity(QStringLiteral("expired")).has_value());
}

void Faults::canCancelAtAnyPoint_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("text");
    QTest::addRow("before the first byte") << QByteArray() << QString();
    QTest::addRow("after the head") << streamHeaders() << QString();
    QTest::addRow("in the middle") << streamHeaders() + chunk(streamBegin() + streamText("Hel")) << QStringLiteral("Hel");
    QTest::addRow("just before the end") << streamHeaders() + chunk(streamBegin() + streamText("Hello")) << QStringLiteral("Hello");
}

void Faults::canCancelAtAnyPoint()
{
    QFETCH(QByteArray, before);
    QFETCH(QString, text);
    std::stop_source stop;
    QElapsedTimer sinceStop;
    std::atomic<bool> hasChunk = text.isEmpty();
    FaultServer server([&](ClientConnection &connection) {
        connection.readRequest();
        connection.write(before);
        while (!hasChunk && !connection.isDisconnected())
            std::this_thread::yield();
        sinceStop.start();
        stop.request_stop();
        connection.waitForDisconnect();
    });
    const CallSettings settings = quickCallSettings();
    const ProviderCall call = clientFor(QStringLiteral("anthropic"), keyFor(server.url()), settings)
                                  .call(requestForEndpoint(QStringLiteral("anthropic"), server.url()), stop.get_token(),
                                      [&](const ResponseChunk &) { hasChunk = true; });
    const qint64 longest = qEnvironmentVariableIsSet("OUTCROP_TIMED") ? 100 : 30'000;
    QVERIFY2(sinceStop.elapsed() <= longest, qPrintable(QString::number(sinceStop.elapsed())));
    QVERIFY(call.failure.has_value());
    QCOMPARE(failureName(call.failure->kind), failureName(FailureKind::Canceled));
    QCOMPARE(call.response.text, text);
    QCOMPARE(stopReasonName(call.response.stop), stopReasonName(StopReason::Incomplete));
    QCOMPARE(call.attempts.size(), 1);
    QCOMPARE(server.requests().size(), 1);
}

OUTCROP_TEST(Faults, CoreApplication)

} // namespace tst_faults

#include "tst_faults.moc"
