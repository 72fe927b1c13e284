// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/durations.h"
#include "core/exchange/retrypolicy.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

Q_DECLARE_METATYPE(outcrop::CallProgress)

namespace tst_retrypolicy {

namespace {

using Headers = QList<QPair<QString, QString>>;

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

FailureKind kindNamed(const QString &name)
{
    return failureFromName(name).value();
}

} // namespace

/// Tests the conditions and delays of retries, and the conditions for the next provider.
class Retries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decidesRetries_data();
    void decidesRetries();
    void limitsRetriesToTheConfiguredNumber_data();
    void limitsRetriesToTheConfiguredNumber();
    void backsOffExponentially_data();
    void backsOffExponentially();
    void readsRetryAfter_data();
    void readsRetryAfter();
    void readsDurations_data();
    void readsDurations();
    void decidesFallbacks_data();
    void decidesFallbacks();
    void failureNamesAreUnique();
};

void Retries::decidesRetries_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("status"); // HTTP status; 0 for no response
    QTest::addColumn<Headers>("headers");
    QTest::addColumn<CallProgress>("progress");
    QTest::addColumn<bool>("again");
    const auto row = [](const char *name, const char *kind, int status, const Headers &headers, const CallProgress &progress, bool again) {
        QTest::newRow(name) << QString::fromLatin1(kind) << status << headers << progress << again;
    };
    const auto header = [](const char *name, const char *value) { return Headers{{QString::fromLatin1(name), QString::fromLatin1(value)}}; };
    const CallProgress first{1, true, false};
    const CallProgress unsent{1, false, false};
    for (const int status : {408, 409, 429, 500, 503, 529}) {
        const char *kind = status == 429 ? "rate-limited" : "server-error";
        row(qPrintable(QString::number(status)), kind, status, {}, first, false);
        row(qPrintable(QStringLiteral("%1 that names a time").arg(status)), kind, status, header("retry-after", "1"), first, true);
    }
    for (const int status : {400, 401, 403, 404, 413, 422, 502, 504, 204, 301, 307})
        row(qPrintable(QString::number(status)), status < 500 ? "bad-request" : "server-error", status, {}, first, false);
    row("the second retry", "rate-limited", 429, header("retry-after", "1"), {2, true, false}, true);
    row("no third", "rate-limited", 429, header("retry-after", "1"), {3, true, false}, false);
    row("nothing left to pay with", "quota", 429, header("retry-after", "1"), first, false);
    row("the provider allows a retry without a time", "server-error", 502, header("X-Should-Retry", "true"), first, false);
    row("a time, but a status that allows partial processing", "server-error", 502, header("retry-after", "1"), first, false);
    row("the provider forbids a retry", "rate-limited", 429, header("x-should-retry", "false"), first, false);
    row("yes, but a piece was shown", "server-error", 502, header("x-should-retry", "true"), {1, true, true}, false);
    row("yes, but stopped", "cancelled", 502, header("x-should-retry", "true"), first, false);
    row("overloaded inside a good stream", "overloaded", 200, {}, first, false);
    row("an error in the middle of a stream", "stream-error", 200, {}, {1, true, true}, false);
    row("an error before the first piece", "stream-error", 200, {}, first, false);
    row("not reached", "not-reached", 0, {}, unsent, true);
    row("lost before the body had gone", "lost", 0, {}, unsent, true);
    row("lost after it", "lost", 0, {}, first, false);
    row("silence", "timed-out", 0, {}, first, false);
    row("a certificate", "not-trusted", 0, {}, unsent, false);
    row("no key", "no-key", 0, {}, unsent, false);
    row("cut", "cut", 200, {}, first, false);
    row("malformed", "malformed", 200, {}, first, false);
    row("an absurd wait", "rate-limited", 429, header("retry-after", "1000000000"), first, false);
    row("a long wait", "rate-limited", 429, header("retry-after", "61"), first, false);
    row("a wait", "rate-limited", 429, header("retry-after", "60"), first, true);
}

void Retries::decidesRetries()
{
    QFETCH(const QString, kind);
    QFETCH(const int, status);
    QFETCH(const Headers, headers);
    QFETCH(const CallProgress, progress);
    QFETCH(const bool, again);
    const auto head = status == 0 ? std::nullopt : std::optional(ResponseHead{status, headers, noon});
    const RetryDecision decision = decideRetry({}, {kindNamed(kind), {}, status}, head, progress, 0.5);
    QCOMPARE(decision.shouldRetry, again);
    QVERIFY(!decision.reason.isEmpty());
}

void Retries::limitsRetriesToTheConfiguredNumber_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<Headers>("headers");
    QTest::addColumn<bool>("sent");
    const Headers asking{{QStringLiteral("retry-after"), QStringLiteral("1")}};
    QTest::newRow("not reached") << QStringLiteral("not-reached") << 0 << Headers() << false;
    QTest::newRow("500") << QStringLiteral("server-error") << 500 << Headers() << true;
    QTest::newRow("429 that names a time") << QStringLiteral("rate-limited") << 429 << asking << true;
    QTest::newRow("502, retry allowed") << QStringLiteral("server-error") << 502 << Headers{{QStringLiteral("x-should-retry"), QStringLiteral("true")}} << true;
    QTest::newRow("overloaded inside a good stream") << QStringLiteral("overloaded") << 200 << Headers() << true;
}

/// The configured number of retries applies to every reason for a retry.
void Retries::limitsRetriesToTheConfiguredNumber()
{
    QFETCH(const QString, kind);
    QFETCH(const int, status);
    QFETCH(const Headers, headers);
    QFETCH(const bool, sent);
    const auto head = status == 0 ? std::nullopt : std::optional(ResponseHead{status, headers, noon});
    for (const int retries : {0, 1, 5}) {
        const RetryPolicy policy = RetryPolicy::limitRetries(retries);
        QCOMPARE(policy.maximumRequests(), retries + 1);
        int requests = 1;
        while (requests < 100 && decideRetry(policy, {kindNamed(kind), {}, status}, head, {requests, sent, false}, 0.5).shouldRetry)
            ++requests;
        QCOMPARE(requests, retries + 1);
    }
    QCOMPARE(RetryPolicy().maximumRequests(), 3);
}

void Retries::backsOffExponentially_data()
{
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("random");
    QTest::addColumn<qint64>("wait");
    QTest::newRow("first, no jitter") << 1 << 0.0 << qint64(500);
    QTest::newRow("second") << 2 << 0.0 << qint64(1000);
    QTest::newRow("fifth") << 5 << 0.0 << qint64(8000);
    QTest::newRow("fortieth") << 40 << 0.0 << qint64(8000);
    QTest::newRow("all jitter") << 1 << 1.0 << qint64(375);
    QTest::newRow("half of it") << 2 << 0.5 << qint64(875);
}

void Retries::backsOffExponentially()
{
    QFETCH(const int, attempts);
    QFETCH(const double, random);
    QFETCH(const qint64, wait);
    const RetryPolicy patient = RetryPolicy::limitRetries(100);
    const RetryDecision decision = decideRetry(patient, {FailureKind::ServerError, {}, 500}, ResponseHead{500, {}}, {attempts, true, false}, random);
    QCOMPARE(qint64(decision.wait.count()), wait);
}

void Retries::readsRetryAfter_data()
{
    QTest::addColumn<Headers>("headers");
    QTest::addColumn<qint64>("wait"); // delay in milliseconds; -1 for none
    const auto row = [](const char *name, const Headers &headers, qint64 wait) { QTest::newRow(name) << headers << wait; };
    const QString after = QStringLiteral("Retry-After");
    row("seconds", {{after, QStringLiteral("7")}}, 7000);
    row("fractions", {{after, QStringLiteral("0.25")}}, 250);
    row("milliseconds first", {{after, QStringLiteral("7")}, {QStringLiteral("retry-after-ms"), QStringLiteral("1500.5")}}, 1500);
    row("a date", {{after, QStringLiteral("Sat, 21 Nov 2026 12:00:30 GMT")}}, 30'000);
    row("a date that has passed", {{after, QStringLiteral("Sat, 21 Nov 2026 11:59:00 GMT")}}, 0);
    row("a far date", {{after, QStringLiteral("Thu, 21 Nov 2126 12:00:00 GMT")}}, 86'400'000);
    row("absurd", {{after, QStringLiteral("1000000000")}}, 86'400'000);
    row("more digits than a number has", {{after, QString(400, u'9')}}, 86'400'000);
    row("negative", {{after, QStringLiteral("-5")}}, -1);
    row("words", {{after, QStringLiteral("soon")}}, -1);
    row("empty", {{after, QString()}}, -1);
    row("milliseconds that are none", {{QStringLiteral("retry-after-ms"), QStringLiteral("nan")}, {after, QStringLiteral("2")}}, 2000);
    row("nothing", {}, -1);
}

void Retries::readsRetryAfter()
{
    QFETCH(const Headers, headers);
    QFETCH(const qint64, wait);
    const auto read = retryAfter({429, headers, noon});
    QCOMPARE(read ? qint64(read->count()) : -1, wait);
}

void Retries::readsDurations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("milliseconds");
    const auto row = [](const char *text, qint64 milliseconds) { QTest::newRow(text) << QString::fromUtf8(text) << milliseconds; };
    row("6m0s", 360'000);
    row("1s", 1000);
    row("120ms", 120);
    row("1h2m3.5s", 3'723'500);
    row("34s", 34'000);
    row("1.5", 1500);
    row("250µs", 0);
    row("2d", 86'400'000);
    row("s", -1);
    row("5 s", -1);
    row("5x", -1);
    row("", -1);
}

void Retries::readsDurations()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, milliseconds);
    const auto read = readDuration(text);
    QCOMPARE(read ? qint64(read->count()) : -1, milliseconds);
}

void Retries::decidesFallbacks_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("next");
    for (const char *kind : {"no-key", "not-reached", "not-trusted", "proxy", "unauthorized", "bad-request", "quota", "rate-limited", "overloaded", "server-error", "redirected"})
        QTest::newRow(kind) << QString::fromLatin1(kind) << true;
    for (const char *kind : {"lost", "timed-out", "malformed", "too-large", "cut", "stream-error", "cancelled"})
        QTest::newRow(kind) << QString::fromLatin1(kind) << false;
}

/// The next provider is used if the current provider did not process the request. It is never used after output was shown.
void Retries::decidesFallbacks()
{
    QFETCH(const QString, kind);
    QFETCH(const bool, next);
    const CallFailure failure{kindNamed(kind), QStringLiteral("It failed.")};
    QCOMPARE(decideFallback(failure, false).shouldTryNext, next);
    QVERIFY(!decideFallback(failure, false).reason.isEmpty());
    QVERIFY(!decideFallback(failure, true).shouldTryNext);
}

void Retries::failureNamesAreUnique()
{
    for (int kind = int(FailureKind::NoKey); kind <= int(FailureKind::Canceled); ++kind)
        QCOMPARE(int(kindNamed(failureName(FailureKind(kind)))), kind);
}

OUTCROP_TEST(Retries, NoApplication)

} // namespace tst_retrypolicy

#include "tst_retrypolicy.moc"
