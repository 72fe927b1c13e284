// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the notifier with a local server that implements the Bot API. The token is generated for each run and may appear only in the URL.
#include "adapters/notify/telegramnotifier.h"

#include "core/base/json.h"
#include "tests/support/faultserver.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_telegramnotifier {

using outcrop::testing::FaultServer;
using outcrop::testing::httpResponse;
using outcrop::testing::ClientConnection;

namespace {

const QByteArray token = "123456:canary-AbC_dEf";

Result<Secret> readToken()
{
    return Secret(QByteArray(token));
}

/// Responds to every request with `answer`.
FaultServer::Script textResponse(int status, const QByteArray &answer)
{
    return [=](ClientConnection &connection) {
        if (connection.readRequest())
            connection.write(httpResponse(status, answer));
    };
}

Status sendTo(const QString &url, const Notification &notice)
{
    TelegramNotifier notifier({QUrl(url), QStringLiteral("42")}, readToken);
    return notifier.send(notice);
}

} // namespace

class TestTelegramNotifier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsANotificationInOneRequest()
    {
        FaultServer server(textResponse(200, "{\"ok\":true,\"result\":{\"message_id\":7}}"));
        const Status sent = sendTo(server.url(), {QStringLiteral("Seeds: 2 new suggestions"), QStringLiteral("41 promote: notes → TOPSOIL")});
        QVERIFY2(sent.ok(), sent ? "" : qPrintable(sent.error().message));
        QCOMPARE(server.requests().size(), qsizetype(1));
        const QByteArray request = server.requests().first();
        const QByteArray line = "POST /bot" + token + "/sendMessage HTTP/1.1\r\n";
        QVERIFY2(request.startsWith(line), request.left(80).constData());
        const QByteArray text = request.mid(request.indexOf("\r\n\r\n") + 4);
        const Json body = Json::parse(text.begin(), text.end(), nullptr, false);
        QCOMPARE(qString(body["chat_id"]), QStringLiteral("42"));
        QCOMPARE(qString(body["text"]), QStringLiteral("Seeds: 2 new suggestions\n\n41 promote: notes → TOPSOIL"));
        QVERIFY(!body.contains("parse_mode"));
    }

    /// A message is truncated to 4096 UTF-16 code units, never inside a surrogate pair.
    void truncatesALongNotification()
    {
        FaultServer server(textResponse(200, "{\"ok\":true,\"result\":{}}"));
        QVERIFY(sendTo(server.url(), {QStringLiteral("T"), QStringLiteral("🌱").repeated(3000)}).ok());
        const QByteArray request = server.requests().first();
        const QByteArray text = request.mid(request.indexOf("\r\n\r\n") + 4);
        const QString message = qString(Json::parse(text.begin(), text.end(), nullptr, false)["text"]);
        QVERIFY(message.size() <= 4096 && message.size() > 4090);
        QVERIFY(message.endsWith(QStringLiteral("🌱…")));
    }

    void errorsDoNotContainTheToken_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QString>("expected");
        QTest::newRow("limited") << 429 << QByteArray("{\"ok\":false,\"error_code\":429,\"description\":\"Too Many Requests: retry after 5\"}") << "Too Many Requests: retry after 5";
        QTest::newRow("unknown bot") << 401 << QByteArray("{\"ok\":false,\"error_code\":401,\"description\":\"Unauthorized\"}") << "Unauthorized";
        QTest::newRow("repeats the token") << 404 << QByteArray("{\"ok\":false,\"description\":\"no bot " + token + " here\"}") << "no bot (token) here";
        QTest::newRow("not JSON") << 502 << QByteArray("<html>bad gateway</html>") << "HTTP 502";
        QTest::newRow("other JSON") << 200 << QByteArray("[]") << "HTTP 200";
    }
    void errorsDoNotContainTheToken()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, answer);
        QFETCH(const QString, expected);
        FaultServer server(textResponse(status, answer));
        const Status sent = sendTo(server.url(), {QStringLiteral("T"), QStringLiteral("t")});
        QVERIFY(!sent.ok());
        QVERIFY2(sent.error().message.contains(expected), qPrintable(sent.error().message));
        QVERIFY2(!sent.error().message.contains(QStringLiteral("canary")), qPrintable(sent.error().message));
    }

    void failsIfTheServerIsUnreachable()
    {
        const Status sent = sendTo(QStringLiteral("http://127.0.0.1:1"), {QStringLiteral("T"), QStringLiteral("t")});
        QVERIFY(!sent.ok());
        QCOMPARE(int(sent.error().code), int(ErrorCode::Unreadable));
        QVERIFY2(!sent.error().message.contains(QStringLiteral("canary")), qPrintable(sent.error().message));
    }

    void doesNotSendAnInvalidToken_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("another path") << QByteArray("1:a/../../x");
        QTest::newRow("a query") << QByteArray("1:a?b");
    }
    void doesNotSendAnInvalidToken()
    {
        QFETCH(const QByteArray, bytes);
        FaultServer server(textResponse(200, "{\"ok\":true}"));
        TelegramNotifier notifier({QUrl(server.url()), QStringLiteral("42")}, [&bytes]() -> Result<Secret> { return Secret(QByteArray(bytes)); });
        QVERIFY(!notifier.send({QStringLiteral("T"), QStringLiteral("t")}).ok());
        QCOMPARE(server.connectionCount(), 0);
    }
};

OUTCROP_TEST(TestTelegramNotifier, CoreApplication)

} // namespace tst_telegramnotifier

#include "tst_telegramnotifier.moc"
