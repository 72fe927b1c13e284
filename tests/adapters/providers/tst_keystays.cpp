// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/providers/calling.h"
#include "tests/adapters/providers/certificates.h"
#include "tests/adapters/providers/faults.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_keystays {

/// Tests that a key is sent only to its host. No attempt to redirect the key to another host succeeds, and most send no request to that host.
class KeyStays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsTheKeyToItsHost();
    void doesNotFollowRedirects_data();
    void doesNotFollowRedirects();
    void rejectsOtherAddresses_data();
    void rejectsOtherAddresses();
    void doesNotSendKeysUnencrypted();
    void requiresAValidCertificate_data();
    void requiresAValidCertificate();
    void sendsAProxyOnlyTheHost();
    void redactsTheKeyInProviderErrors();
    void redactsAKeyThatOccursInItsReplacement();
    void redactsMaskedKeys();
    void rejectsHeaderInjection();
    void setsConnectionHeadersItself();

private:
    ProviderCall callProvider(const QString &address, const QString &keysHost, const CallSettings &settings = quickCallSettings()) const
    {
        return clientFor(QStringLiteral("anthropic"), keyFor(keysHost), settings)
            .call(requestForEndpoint(QStringLiteral("anthropic"), address), {});
    }
};

namespace {

bool hasReceivedKey(const FaultServer &server)
{
    const QList<QByteArray> requests = server.requests();
    return std::any_of(requests.begin(), requests.end(), [](const QByteArray &request) { return request.contains(canary()); });
}

} // namespace

/// Shows that the key is sent to its host. Without this test, the others would pass even if no key were sent.
void KeyStays::sendsTheKeyToItsHost()
{
    FaultServer own(respondWith(httpResponse(200, message("Hello"))));
    const ProviderCall call = callProvider(own.url(), own.url());
    QVERIFY(!call.failure);
    QVERIFY(hasReceivedKey(own));
    QVERIFY(own.requests().first().contains(QByteArray("x-api-key: " + canary() + "\r\n")));
}

void KeyStays::doesNotFollowRedirects_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("form");
    for (const int status : {301, 302, 303, 307, 308}) {
        QTest::addRow("%d to another port", status) << status << QStringLiteral("http://127.0.0.1:%1/v1/messages");
        QTest::addRow("%d to another host", status) << status << QStringLiteral("http://localhost:%1/v1/messages");
        QTest::addRow("%d to another scheme", status) << status << QStringLiteral("https://127.0.0.1:%1/v1/messages");
        QTest::addRow("%d without a scheme", status) << status << QStringLiteral("//127.0.0.1:%1/v1/messages");
        QTest::addRow("%d to a user", status) << status << QStringLiteral("http://127.0.0.1@localhost:%1/");
    }
}

void KeyStays::doesNotFollowRedirects()
{
    QFETCH(int, status);
    QFETCH(QString, form);
    FaultServer other(respondWith(httpResponse(200, message("Mine!"))));
    FaultServer own(respondWith(httpResponse(status, {}, "Location: " + form.arg(other.port()).toUtf8() + "\r\n")));
    const ProviderCall call = callProvider(own.url(), own.url());
    QVERIFY(call.failure && call.failure->kind == FailureKind::Redirected);
    QCOMPARE(other.connectionCount(), 0);
    QCOMPARE(own.requests().size(), 1);
    if (!form.contains(u'@'))
        QVERIFY2(call.failure->message.contains(QString::number(other.port())), qPrintable(call.failure->message));
}

void KeyStays::rejectsOtherAddresses_data()
{
    QTest::addColumn<QString>("form");
    QTest::addRow("another port, as a workspace may say") << QStringLiteral("http://127.0.0.1:%1");
    QTest::addRow("another name of the same machine") << QStringLiteral("http://localhost:%1");
    QTest::addRow("the host as a user") << QStringLiteral("http://127.0.0.1@localhost:%1");
    QTest::addRow("a user and a password") << QStringLiteral("http://name:word@127.0.0.1:%1");
    QTest::addRow("a dot at the end") << QStringLiteral("http://localhost.:%1");
    QTest::addRow("the address as a number") << QStringLiteral("http://2130706433:%1");
    QTest::addRow("another scheme") << QStringLiteral("https://127.0.0.1:%1");
    QTest::addRow("a file") << QStringLiteral("file:///%1");
    QTest::addRow("similar letters") << QStringLiteral("https://l\u043ecalhost:%1");
    QTest::addRow("the cloud's own address") << QStringLiteral("http://169.254.169.254/%1");
}

/// The key belongs to another local port, so these addresses receive no request.
void KeyStays::rejectsOtherAddresses()
{
    QFETCH(QString, form);
    FaultServer own(respondWith(httpResponse(200, message("Hello"))));
    FaultServer other(respondWith(httpResponse(200, message("Mine!"))));
    qputenv("ANTHROPIC_BASE_URL", other.url().toUtf8());
    const ProviderCall call = callProvider(form.arg(other.port()), own.url());
    qunsetenv("ANTHROPIC_BASE_URL");
    QVERIFY(call.failure.has_value());
    QVERIFY(call.attempts.isEmpty());
    QCOMPARE(other.connectionCount(), 0);
    QVERIFY(!call.failure->message.contains(QString::fromLatin1(canary())));
}

/// A key is not sent over plain HTTP to another machine, even if the lookup returns one.
void KeyStays::doesNotSendKeysUnencrypted()
{
    const QString address = QStringLiteral("http://provider.example");
    const ProviderCall call = callProvider(address, address);
    QVERIFY(call.failure && call.failure->kind == FailureKind::NoKey);
    QVERIFY(call.attempts.isEmpty());
}

void KeyStays::requiresAValidCertificate_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"selfsigned", "expired", "wrongname", "good"})
        QTest::addRow("%s", name) << QString::fromLatin1(name);
}

void KeyStays::requiresAValidCertificate()
{
    QFETCH(QString, name);
    static Certificates made;
    static const bool isDone = made.make();
    if (!isDone)
        QSKIP(qPrintable(QStringLiteral("No certificates could be created: ") + made.problem()));
    made.makeExpired();
    const auto identity = made.identity(name);
    if (!identity)
        QSKIP("This version of openssl cannot create an expired certificate.");
    FaultServer server(respondWith(httpResponse(200, message("Hello"))), identity);
    CallSettings settings = quickCallSettings();
    settings.network.authorities = made.authority();
    const ProviderCall call = callProvider(server.url(), server.url(), settings);
    QCOMPARE(hasReceivedKey(server), name == QLatin1String("good"));
    QCOMPARE(call.failure.has_value(), name != QLatin1String("good"));
}

void KeyStays::sendsAProxyOnlyTheHost()
{
    FaultServer proxy(respondWith("HTTP/1.1 200 Connection established\r\n\r\n"));
    CallSettings settings = quickCallSettings();
    settings.network.proxy = HttpProxy{QStringLiteral("127.0.0.1"), proxy.port()};
    const QString address = QStringLiteral("https://provider.invalid");
    const ProviderCall call = callProvider(address, address, settings);
    QVERIFY(call.failure.has_value());
    QVERIFY(call.attempts.isEmpty());
    QVERIFY(!proxy.requests().isEmpty());
    QVERIFY(proxy.requests().first().startsWith("CONNECT provider.invalid:443 "));
    QVERIFY(!hasReceivedKey(proxy));
}

void KeyStays::redactsTheKeyInProviderErrors()
{
    const QByteArray said = R"({"type":"error","error":{"type":")" + canary() + R"(","message":"Incorrect key: )" + canary() + R"(."}})";
    FaultServer server(respondWith(httpResponse(401, said, "request-id: " + canary() + "\r\n")));
    const ProviderCall call = callProvider(server.url(), server.url());
    QVERIFY(call.failure && call.failure->message.contains(QStringLiteral("[key]")));
    QVERIFY(!call.failure->message.contains(QString::fromLatin1(canary().left(12))));
    QCOMPARE(call.failure->code, QStringLiteral("[key]"));
    QVERIFY(!call.attempts.first().requestId.contains(QString::fromLatin1(canary())));
}

/// Keys of local servers can be as short as one letter. The replacement text itself must not be searched for the key.
void KeyStays::redactsAKeyThatOccursInItsReplacement()
{
    QCOMPARE(
        redactKey(QStringLiteral("no such key, 'key-1'!"), Secret("key")), QStringLiteral("no such [key] '[key]'!"));
    QCOMPARE(redactKey(QStringLiteral("Check whether a proxy answered x."), Secret("x")),
        QStringLiteral("Check whether a proxy answered [key]"));
}

void KeyStays::redactsMaskedKeys()
{
    const Secret key("sk-proj-0a1b2c3d4e5f6g7h8x9Qz");
    for (const char *masked : {"sk-proj-****************x9Qz", "sk-p...x9Qz", "****x9Qz", "sk-proj-\xE2\x80\xA6", "sk-proj-0a1b2c3d4e5f6g7h8x9Qz"}) {
        const QString said = QStringLiteral("Incorrect key: %1. See the page.").arg(QString::fromUtf8(masked));
        QCOMPARE(redactKey(said, key).section(QStringLiteral(" See"), 0, 0).remove(u'.'),
            QStringLiteral("Incorrect key: [key]"));
    }
    const QString other = QStringLiteral("wait... **bold**, gpt-4..., a.b");
    QCOMPARE(redactKey(other, key), other);
}

void KeyStays::rejectsHeaderInjection()
{
    FaultServer server(respondWith(httpResponse(200, message("Hello"))));
    RenderedRequest request = requestForEndpoint(QStringLiteral("anthropic"), server.url());
    request.headers.append({QStringLiteral("x-note"), QStringLiteral("a\r\nx-other: b")});
    const ProviderCall call = clientFor(QStringLiteral("anthropic"), keyFor(server.url()), quickCallSettings()).call(request, {});
    QVERIFY(call.failure && call.failure->kind == FailureKind::BadRequest);
    QCOMPARE(server.connectionCount(), 0);
}

void KeyStays::setsConnectionHeadersItself()
{
    FaultServer server(respondWith(httpResponse(200, message("Hello"))));
    RenderedRequest request = requestForEndpoint(QStringLiteral("anthropic"), server.url());
    request.headers.append({QStringLiteral("Host"), QStringLiteral("elsewhere.example")});
    request.headers.append({QStringLiteral("Accept-Encoding"), QStringLiteral("gzip")});
    request.headers.append({QStringLiteral("Content-Length"), QStringLiteral("1")});
    QVERIFY(!clientFor(QStringLiteral("anthropic"), keyFor(server.url()), quickCallSettings()).call(request, {}).failure);
    const QByteArray sent = server.requests().first();
    QVERIFY(!sent.contains("elsewhere.example"));
    QVERIFY(!sent.contains("gzip"));
    QVERIFY(sent.endsWith(request.bodyText().text().toUtf8()));
}

OUTCROP_TEST(KeyStays, CoreApplication)

} // namespace tst_keystays

#include "tst_keystays.moc"
