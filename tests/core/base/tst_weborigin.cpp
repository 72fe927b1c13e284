// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/weborigin.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_weborigin {

class TestWebOrigin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalizesOrigins_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("text");
        QTest::newRow("bare") << "api.example.com" << "https://api.example.com";
        QTest::newRow("path, query and fragment") << "https://api.example.com/v1?x=1#y" << "https://api.example.com";
        QTest::newRow("its usual port") << "https://api.example.com:443/" << "https://api.example.com";
        QTest::newRow("another port") << "https://api.example.com:8443" << "https://api.example.com:8443";
        QTest::newRow("capitals") << "HTTPS://API.Example.COM" << "https://api.example.com";
        QTest::newRow("not encrypted") << "http://api.example.com:80" << "http://api.example.com";
        QTest::newRow("port of the other scheme") << "http://api.example.com:443" << "http://api.example.com:443";
        QTest::newRow("beyond ASCII") << "https://\u0430pi.example.com" << "https://xn--pi-6kc.example.com";
        QTest::newRow("wide letters") << "https://\uff41pi.example.com" << "https://api.example.com";
        QTest::newRow("address of version 4") << "http://127.0.0.1:11434" << "http://127.0.0.1:11434";
        QTest::newRow("address of version 6") << "http://[::1]:8080/x" << "http://[::1]:8080";
        QTest::newRow("number for an address") << "http://2130706433/" << "http://127.0.0.1";
        QTest::newRow("spaces around") << "  https://api.example.com \n" << "https://api.example.com";
    }

    void normalizesOrigins()
    {
        QFETCH(QString, written);
        QFETCH(QString, text);
        const Result<WebOrigin> origin = WebOrigin::fromText(written);
        QVERIFY2(origin.ok(), origin ? "" : qPrintable(origin.error().message));
        QCOMPARE(origin->text(), text);
        QCOMPARE(WebOrigin::fromText(text)->text(), text);
    }

    void rejectsInvalidUrls_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing") << ""
                                 << "the URL is not complete";
        QTest::newRow("no host") << "https:///v1"
                                 << "the URL is not complete";
        QTest::newRow("a file") << "file:///etc/passwd"
                                << "the URL is not complete";
        QTest::newRow("another scheme") << "ftp://api.example.com"
                                        << "the scheme must be https or http";
        QTest::newRow("a script") << "javascript://api.example.com"
                                  << "the scheme must be https or http";
        QTest::newRow("user") << "https://api.example.com@evil.example" << "contains a user name or password";
        QTest::newRow("user and password") << "https://api.example.com:443@evil.example" << "contains a user name or password";
        QTest::newRow("empty user") << "https://@evil.example" << "contains a user name or password";
        QTest::newRow("trailing dot") << "https://api.example.com./v1" << "ends with a dot";
        QTest::newRow("backslash") << "https://api.example.com\\@evil.example" << "cannot be used";
        QTest::newRow("space") << "https://api.example.com evil.example"
                               << "the URL is not complete";
        QTest::newRow("line break") << "https://api.example.com\n.evil.example"
                                    << "the URL is not complete";
        QTest::newRow("port too high") << "https://api.example.com:70000"
                                       << "the URL is not complete";
    }

    void rejectsInvalidUrls()
    {
        QFETCH(QString, written);
        QFETCH(QString, reason);
        const Result<WebOrigin> origin = WebOrigin::fromText(written);
        QVERIFY2(!origin, origin ? qPrintable(origin->text()) : "");
        QCOMPARE(origin.error().code, ErrorCode::NotAllowed);
        QVERIFY2(origin.error().message.contains(reason), qPrintable(origin.error().message));
    }

    void errorsDoNotContainThePassword()
    {
        const Result<WebOrigin> origin = WebOrigin::fromText(QStringLiteral("https://user:hush@api.example.com/?key=hush"));
        QVERIFY(!origin.error().message.contains(QLatin1String("hush")));
    }

    void recognizesLocalNetworkHosts_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<bool>("own");
        for (const char *own : {"http://localhost:11434", "http://127.0.0.1", "http://127.9.9.9", "http://[::1]:8080", "http://10.1.2.3", "http://172.16.0.1", "http://172.31.255.1",
                 "http://192.168.1.7:11434", "http://169.254.1.1", "http://[fe80::1]", "http://[fd00::7]", "http://gpu-box:11434", "http://gpu.local", "http://llm.home.arpa",
                 "https://model.internal", "http://nas.lan"})
            QTest::newRow(own) << QString::fromLatin1(own) << true;
        for (const char *other : {"https://api.anthropic.com", "http://172.15.0.1", "http://172.32.0.1", "http://11.1.2.3", "http://192.169.1.1", "http://8.8.8.8", "http://134744072",
                 "https://10.evil.example", "https://localhost.evil.example", "https://127.0.0.1.evil.example", "https://api.lan.example", "http://[2001:db8::1]",
                 "http://[::ffff:8.8.8.8]"})
            QTest::newRow(other) << QString::fromLatin1(other) << false;
    }

    void recognizesLocalNetworkHosts()
    {
        QFETCH(QString, written);
        const Result<WebOrigin> origin = WebOrigin::fromText(written);
        QVERIFY2(origin.ok(), origin ? "" : qPrintable(origin.error().message));
        QTEST(origin->isLocalNetwork(), "own");
    }

    void recognizesLoopbackHosts_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<bool>("loopback");
        QTest::newRow("localhost") << "http://localhost:1" << true;
        QTest::newRow("127.0.0.1") << "http://127.0.0.1" << true;
        QTest::newRow("127.9.9.9") << "http://127.9.9.9" << true;
        QTest::newRow("short") << "http://127.1" << true;
        QTest::newRow("::1") << "http://[::1]:8080" << true;
        QTest::newRow("name that begins so") << "http://localhost.evil.example" << false;
        QTest::newRow("address as a name") << "http://127.0.0.1.evil.example" << false;
        QTest::newRow("of the network") << "http://192.168.1.2" << false;
        QTest::newRow("of a cloud's machine") << "http://169.254.169.254" << false;
        QTest::newRow("any") << "http://0.0.0.0" << false;
    }

    void recognizesLoopbackHosts()
    {
        QFETCH(QString, written);
        QFETCH(bool, loopback);
        QCOMPARE(WebOrigin::fromText(written)->isLoopback(), loopback);
    }

    void comparesSchemeHostAndPort()
    {
        const auto of = [](const char *text) { return *WebOrigin::fromText(QString::fromLatin1(text)); };
        QCOMPARE(of("https://a.example"), of("https://A.example:443/v1"));
        QVERIFY(!(of("https://a.example") == of("http://a.example")));
        QVERIFY(!(of("https://a.example") == of("https://a.example:8443")));
        QVERIFY(!(of("https://a.example") == of("https://b.a.example")));
        QVERIFY(!(of("https://a.example") == of("https://a.example.org")));
    }
};

OUTCROP_TEST(TestWebOrigin, NoApplication)

} // namespace tst_weborigin

#include "tst_weborigin.moc"
