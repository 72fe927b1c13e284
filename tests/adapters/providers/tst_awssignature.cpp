// SPDX-License-Identifier: GPL-3.0-or-later
// Tests signed requests: the examples that AWS publishes for Signature Version 4, the request that a server receives, and keys that are not credentials.
#include "adapters/providers/authorizedrequest.h"
#include "adapters/providers/builtinproviders.h"
#include "adapters/providers/providercatalog.h"
#include "adapters/providers/providerclient.h"
#include "core/layers/composer.h"
#include "core/render/renderer.h"
#include "tests/adapters/providers/calling.h"
#include "tests/support/faultserver.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <mutex>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_awssignature {

namespace {

const QByteArray secretOfExamples = "AKIDEXAMPLE:wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
const QByteArray tokenOfExample =
    "AQoDYXdzEPT//////////wEXAMPLEtc764bNrC9SAPBSM22wDOk4x4HIZ8j4FZTwdQWLWsKWHGBuFqwAeMicRXmxfpSPfIeoIYRqTflfKD8YUuwthAx7mSEI/qkPpKPi/"
    "kMcGdQrmGdeehM4IC1NtBmUpp2wUE8phUZampKsburEDy0KPkyQDYwT7WZ0wq5VSXDvp75YU9HFvlRd8Tx6q6fE8YQcHNVXAkiY9q6d+xo0rKwT38xVqr7ZD0u0iPPkUL64lIZbqBAz+"
    "scqKmlzm8FDrypNC9Yjc8fPOLn9FX9KSYvKTr4rvx3iSIlTJabIQwj2ICCR/oLxBA==";
const QString bedrock = QStringLiteral("bedrock");

/// Returns the catalog of a workspace with the adapter for Bedrock, set to sign its requests.
ProviderCatalog signingCatalog()
{
    QList<SourceFile> files;
    for (const DocumentPtr &document : catalogProviders()) {
        if (document->path.contains(bedrock))
            files.append({document->path, QString(document->text).replace(QStringLiteral("  key: AWS_BEARER_TOKEN_BEDROCK"), QStringLiteral("  key: AWS_SECRET_ACCESS_KEY")).toUtf8()});
    }
    return ProviderCatalog::read(builtInProviders(), Workspace::fromFiles({QStringLiteral("signing")}, files));
}

RenderedRequest requestAt(const ProviderCatalog &catalog, const QString &url)
{
    RenderTarget target = *chooseTarget(catalog, bedrock, {}, {});
    if (!url.isEmpty())
        target.baseUrl = url;
    return render(PromptBundle::fromText(QStringLiteral("Say hello.")), target, {}, false);
}

KeyLookup credentials(const QByteArray &text)
{
    return [text](const QString &, const QUrl &) -> Result<Secret> { return Secret(QByteArray(text)); };
}

QByteArray headerOf(const HttpHeaders &headers, const QByteArray &name)
{
    for (const auto &[known, value] : headers) {
        if (known.toLower() == name)
            return value;
    }
    return {};
}

/// Returns the request that a server received, with its header names in lower case.
HttpRequest receivedRequest(const QByteArray &head, const QByteArray &body)
{
    QList<QByteArray> lines = head.split('\n');
    const QList<QByteArray> first = lines.takeFirst().trimmed().split(' ');
    HttpRequest request{first.value(0), {}, {}, body};
    for (const QByteArray &line : std::as_const(lines)) {
        if (const qsizetype colon = line.indexOf(':'); colon > 0)
            request.headers.append({line.first(colon).toLower(), line.sliced(colon + 1).trimmed()});
    }
    request.url = QUrl(QString::fromLatin1("http://" + headerOf(request.headers, "host") + first.value(1)));
    return request;
}

} // namespace

class AwsSignature : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The test suite of Signature Version 4 and the example in the General Reference, which use the same date. The last rows were computed with another
    /// implementation.
    void signsTheExamples_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QByteArray>("contentType");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("service");
        QTest::addColumn<QByteArray>("token");
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<QByteArray>("signature");
        const auto row = [](const char *name, const char *method, const char *url, const char *contentType, const char *body, const char *service, const QByteArray &token, const char *headers, const char *signature) {
            QTest::newRow(name) << QByteArray(method) << QString::fromLatin1(url) << QByteArray(contentType) << QByteArray(body) << QByteArray(service) << token << QByteArray(headers) << QByteArray(signature);
        };
        row("get-vanilla", "GET", "https://example.amazonaws.com/", "", "", "service", {}, "host;x-amz-date", "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31");
        row("get-vanilla without path", "GET", "https://example.amazonaws.com", "", "", "service", {}, "host;x-amz-date", "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31");
        row("post-vanilla", "POST", "https://example.amazonaws.com/", "", "", "service", {}, "host;x-amz-date", "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b");
        row("get-vanilla-query-order-key-case", "GET", "https://example.amazonaws.com/?Param2=value2&Param1=value1", "", "", "service", {}, "host;x-amz-date", "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500");
        row("post-x-www-form-urlencoded", "POST", "https://example.amazonaws.com/", "application/x-www-form-urlencoded", "Param1=value1", "service", {}, "content-type;host;x-amz-date", "ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a");
        row("post-sts-header-before", "POST", "https://example.amazonaws.com/", "", "", "service", tokenOfExample, "host;x-amz-date;x-amz-security-token", "85d96828115b5dc0cfc3bd16ad9e210dd772bbebba041836c64533a82be05ead");
        row("ListUsers", "GET", "https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08", "application/x-www-form-urlencoded; charset=utf-8", "", "iam", {}, "content-type;host;x-amz-date", "5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7");
        row("get-slashes", "GET", "https://example.amazonaws.com//example//", "", "", "service", {}, "host;x-amz-date", "9a624bd73a37c9a373b5312afbebe7a714a789de108f0bdfe846570885f57e84");
        row("get-relative", "GET", "https://example.amazonaws.com/example/..", "", "", "service", {}, "host;x-amz-date", "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31");
        row("names with the same beginning", "GET", "https://example.amazonaws.com/?a-b=1&a=2&a1=3", "", "", "service", {}, "host;x-amz-date", "1aae6d6b8914d3cbf962587bf6787c4faeb61db19e739587781283e0860c3595");
        row("spaces in a header", "POST", "https://example.amazonaws.com/", "application/json;  charset=utf-8", "{}", "service", {}, "content-type;host;x-amz-date", "99097839cf4b1d61a268ae69a8138479e128d7b113ecd1032d089f5a841efcfb");
        row("model ID", "POST", "https://bedrock-runtime.us-east-1.amazonaws.com/model/amazon.nova-2-lite-v1:0/converse", "application/json", "{}", "bedrock", {}, "content-type;host;x-amz-date", "3a0054e7f3eab09a20b3c9603582108ecb7d245abf8214d724677ef2b8235b6c");
        row("model ARN", "POST", "https://bedrock-runtime.us-east-1.amazonaws.com/model/arn:aws:bedrock:us-east-1:123456789012:inference-profile%2Fus.amazon.nova-2-lite-v1:0/converse", "application/json", "{}", "bedrock", {}, "content-type;host;x-amz-date", "2cc520cfadefab55b1d423d9432b3ffb0cb7094b635d95220b9b7ea1047c5d76");
    }
    void signsTheExamples()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QString, url);
        QFETCH(const QByteArray, contentType);
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, service);
        QFETCH(const QByteArray, token);
        QFETCH(const QByteArray, headers);
        QFETCH(const QByteArray, signature);
        HttpRequest request{method, QUrl(url), {}, body};
        if (!contentType.isEmpty())
            request.headers.append({"Content-Type", contentType});
        const Secret key(secretOfExamples + (token.isEmpty() ? QByteArray() : QByteArray(':' + token)));
        QVERIFY(signAwsRequest(request, key, {service, "us-east-1"}, QDateTime(QDate(2015, 8, 30), QTime(12, 36), Qt::UTC)));
        QCOMPARE(headerOf(request.headers, "authorization"),
            QByteArray("AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/" + service + "/aws4_request, SignedHeaders=" + headers + ", Signature=" + signature));
        QCOMPARE(headerOf(request.headers, "x-amz-date"), QByteArray("20150830T123600Z"));
        QCOMPARE(headerOf(request.headers, "x-amz-security-token"), token);
        QCOMPARE(sentCredential(key).bytes().toByteArray(), token.isEmpty() ? QByteArray("AKIDEXAMPLE") : token);
    }

    void rejectsMalformedKeys()
    {
        for (const char *text : {"", "one", ":secret", "id:", "id::token", "i d:secret", "id:sec\nret", "id:secret:token\r\nhost: other.example"}) {
            HttpRequest request{"GET", QUrl(QStringLiteral("https://example.amazonaws.com/")), {}, {}};
            QVERIFY2(!signAwsRequest(request, Secret(QByteArray(text)), {"service", "us-east-1"}, QDateTime::currentDateTimeUtc()), text);
            QVERIFY2(request.headers.isEmpty(), text);
        }
        const ProviderCatalog catalog = signingCatalog();
        const auto signing = readRequestSigning(*catalog.wireFormat(QStringLiteral("bedrock-converse")));
        const auto made = authorizedRequest(requestAt(catalog, {}), credentials("one"), signing);
        const auto *failure = std::get_if<CallFailure>(&made);
        QVERIFY(failure && failure->kind == FailureKind::NoKey);
        QVERIFY2(failure->message.contains(QStringLiteral("ACCESS_KEY_ID:SECRET_ACCESS_KEY")), qPrintable(failure->message));
    }

    void theHostDeterminesTheRegion()
    {
        const RequestSigning signing{QStringLiteral("AWS_SECRET_ACCESS_KEY"), {"bedrock", "us-east-1"}};
        QCOMPARE(scopeFor(signing, QUrl(QStringLiteral("https://bedrock-runtime.eu-central-1.amazonaws.com/model"))).region, QByteArray("eu-central-1"));
        QCOMPARE(scopeFor(signing, QUrl(QStringLiteral("https://bedrock-runtime.us-gov-west-1.amazonaws.com"))).region, QByteArray("us-gov-west-1"));
        QCOMPARE(scopeFor(signing, QUrl(QStringLiteral("https://vpce-0a1b.bedrock-runtime.eu-west-1.vpce.amazonaws.com"))).region, QByteArray("eu-west-1"));
        QCOMPARE(scopeFor(signing, QUrl(QStringLiteral("https://bedrock-runtime.eu-west-3.api.aws"))).region, QByteArray("eu-west-3"));
        QCOMPARE(scopeFor(signing, QUrl(QStringLiteral("https://proxy.example"))).region, QByteArray("us-east-1"));
        QCOMPARE(scopeFor(signing, QUrl(QStringLiteral("https://x.eu-west-1.amazonaws.com.example"))).region, QByteArray("us-east-1"));
    }

    /// The server receives a request with a valid signature and without the secret access key. The headers of the displayed request do not mention the key.
    void aServerReceivesAValidSignature()
    {
        std::mutex mutex;
        HttpRequest received;
        FaultServer server([&](ClientConnection &connection) {
            if (!connection.readRequest())
                return;
            {
                const std::lock_guard locked(mutex);
                received = receivedRequest(connection.head(), connection.body());
            }
            const QByteArray body = R"({"output": {"message": {"role": "assistant", "content": [{"text": "Hello"}]}}, "stopReason": "end_turn", "usage": {"inputTokens": 1, "outputTokens": 1}})";
            connection.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: " + QByteArray::number(body.size()) + "\r\nconnection: close\r\n\r\n" + body);
            connection.close();
        });
        const ProviderCatalog catalog = signingCatalog();
        const RenderedRequest request = requestAt(catalog, server.url());
        for (const auto &[name, value] : request.headers)
            QVERIFY2(!value.contains(QStringLiteral("AWS_SECRET_ACCESS_KEY")), qPrintable(name));
        const QByteArray key = "AKIDEXAMPLE:" + canary() + ":the/token==";
        const ProviderCall call = ProviderClient(*catalog.wireFormat(request.wireFormat), credentials(key), quickCallSettings()).call(request, {});
        QVERIFY2(!call.failure, call.failure ? qPrintable(call.failure->message) : "");
        QCOMPARE(call.response.text, QStringLiteral("Hello"));
        const std::lock_guard locked(mutex);
        for (const auto &[name, value] : received.headers)
            QVERIFY2(!value.contains(canary()), name.constData());
        const QByteArray authorization = headerOf(received.headers, "authorization");
        const QDateTime time = QDateTime::fromString(QString::fromLatin1(headerOf(received.headers, "x-amz-date")), QStringLiteral("yyyyMMdd'T'HHmmss'Z'"));
        HttpRequest again{received.method, received.url, {{"content-type", headerOf(received.headers, "content-type")}}, received.body};
        QVERIFY(time.isValid() && signAwsRequest(again, Secret(QByteArray(key)), {"bedrock", "us-east-1"}, QDateTime(time.date(), time.time(), Qt::UTC)));
        QCOMPARE(authorization, headerOf(again.headers, "authorization"));
        QVERIFY(authorization.contains("SignedHeaders=content-type;host;x-amz-date;x-amz-security-token"));
        QCOMPARE(headerOf(received.headers, "x-amz-security-token"), QByteArray("the/token=="));
        QVERIFY(received.url.path().endsWith(QStringLiteral("/converse")));
    }

    /// With a Bedrock API key, the same wire format sends the key and no signature.
    void anApiKeyIsNotSigned()
    {
        const auto signing = RequestSigning{QStringLiteral("AWS_SECRET_ACCESS_KEY"), {"bedrock", "us-east-1"}};
        RenderedRequest request = requestAt(signingCatalog(), {});
        request.keyVariable = QStringLiteral("AWS_BEARER_TOKEN_BEDROCK");
        request.headers.append({QStringLiteral("authorization"), QStringLiteral("Bearer $AWS_BEARER_TOKEN_BEDROCK")});
        const auto made = authorizedRequest(request, credentials("a-key"), signing);
        const auto *keyed = std::get_if<AuthorizedRequest>(&made);
        QVERIFY(keyed);
        QCOMPARE(headerOf(keyed->http.headers, "authorization"), QByteArray("Bearer a-key"));
        QVERIFY(headerOf(keyed->http.headers, "x-amz-date").isEmpty());
    }
};

OUTCROP_TEST(AwsSignature, CoreApplication)

} // namespace tst_awssignature

#include "tst_awssignature.moc"
