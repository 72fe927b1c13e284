// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/providers/calling.h"
#include "tests/adapters/providers/standin.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_standin {

namespace {

using namespace std::chrono_literals;

/// A request to the stand-in, identified by the name of its fixture, and the expected result.
struct Case {
    QString word;
    bool isStream = false;
    std::optional<FailureKind> kind = {};
    int attempts = 1;
    QString text = {};
    bool isComplete = true; ///< if false, `text` is only the start of the response
};

QList<Case> cases()
{
    const auto text = [](const char *words) { return QString::fromLatin1(words); };
    return {
        {text("plain"), false, {}, 1, text("Hello there, this is plain.")},
        {text("streamed"), true, {}, 1, text("Hello there, this comes piece by piece.")},
        {text("weather"), false},
        {text("weather"), true},
        {text("structured"), false, {}, 1, text(R"({"name":"Anna","age":7})")},
        {text("structured"), true, {}, 1, text(R"({"name":"Anna","age":7})")},
        {text("turns"), false, {}, 1, text("The second answer.")},
        {text("denied"), false, FailureKind::Unauthorized},
        {text("denied"), true, FailureKind::Unauthorized},
        {text("later"), false, {}, 2, text("Now there is room.")},
        {text("later"), true, {}, 2, text("Now there is room.")},
        {text("broken"), false, FailureKind::ServerError},
        {text("crowded"), false, FailureKind::Overloaded},
        {text("dropped"), true, FailureKind::Lost, 1, text("This will not arrive whole, for it is cut."), false},
        {text("malformed"), false, FailureKind::Malformed},
        {text("malformed"), true, FailureKind::Malformed},
        {text("stalled"), true, FailureKind::TimedOut, 1, text("This begins and then stops for ever."), false},
    };
}

PromptBundle withConversation(PromptBundle bundle)
{
    Message question;
    question.content = TracedText::generated(QStringLiteral("What came first?"), {});
    Message answer;
    answer.role = Message::Role::Assistant;
    answer.content = TracedText::generated(QStringLiteral("The first answer."), {});
    bundle.history = {question, answer};
    return bundle;
}

Json objectSchema(const char *properties, const char *required)
{
    Json out = {{"type", "object"}};
    out["properties"] = Json::parse(properties);
    out["required"] = Json::parse(required);
    return out;
}

PromptBundle bundleFor(const Case &asked)
{
    PromptBundle bundle = PromptBundle::fromText(QStringLiteral("The word is: %1.").arg(asked.word));
    if (asked.word == QLatin1String("turns"))
        return withConversation(bundle);
    if (asked.word == QLatin1String("structured"))
        bundle.outputSchema = OutputSchema{QStringLiteral("person"), objectSchema(R"({"name":{"type":"string"},"age":{"type":"integer"}})", R"(["name","age"])"), {}};
    if (asked.word == QLatin1String("weather")) {
        ToolDefinition tool;
        tool.name = QStringLiteral("get_weather");
        tool.description = QStringLiteral("The weather of a city.");
        tool.parameters = objectSchema(R"({"city":{"type":"string"}})", R"(["city"])");
        bundle.tools = {tool};
    }
    return bundle;
}

} // namespace

/// Calls six APIs, simulated by another program, in success and failure. Checks the result, the text, and that the received request equals the
/// rendered one byte for byte.
class StandIn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void callsEachSimulatedApi_data();
    void callsEachSimulatedApi();

private:
    void compareRequests(const RenderedRequest &request, const ProviderCall &call, bool isStream);

    StandInProcess m_standIn;
};

void StandIn::initTestCase()
{
    if (!m_standIn.start(QStringLiteral(OUTCROP_SOURCE_DIR "/tests/adapters/providers/standin.mjs")))
        QSKIP(qPrintable(QStringLiteral("No stand-in for providers: ") + m_standIn.problem()));
}

void StandIn::callsEachSimulatedApi_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<int>("row");
    const QList<Case> all = cases();
    for (const char *provider : {"anthropic", "openai", "chat", "google", "compatible", "open-source"}) {
        for (int row = 0; row < all.size(); ++row)
            QTest::addRow("%s: %s%s", provider, qPrintable(all[row].word), all[row].isStream ? ", streamed" : "") << QString::fromLatin1(provider) << row;
    }
}

void StandIn::callsEachSimulatedApi()
{
    QFETCH(QString, provider);
    QFETCH(int, row);
    Case asked = cases()[row];
    if (asked.kind == FailureKind::Malformed && asked.isStream && provider == QLatin1String("open-source"))
        asked.kind = FailureKind::Truncated; // a line without an end was truncated
    const bool hasVersion = provider == QLatin1String("openai") || provider == QLatin1String("chat") || provider == QLatin1String("compatible");
    const RenderTarget target = targetAt(provider, m_standIn.url() + (hasVersion ? QStringLiteral("/v1") : QString()));
    const RenderedRequest request = render(bundleFor(asked), target, {}, false);
    CallSettings settings = quickCallSettings();
    if (asked.kind == FailureKind::TimedOut)
        settings.network.limits.idleTimeout = 700ms;
    QString shown;
    const ResponseListener listener = [&shown](const ResponseChunk &chunk) { shown += chunk.text; };
    const ProviderCall call = clientFor(provider, keyFor(m_standIn.url()), settings).call(request, {}, asked.isStream ? listener : ResponseListener());

    QVERIFY2(call.failure.has_value() == asked.kind.has_value(), qPrintable(call.failure ? call.failure->message : QString()));
    if (asked.kind)
        QCOMPARE(failureName(call.failure->kind), failureName(*asked.kind));
    if (asked.kind == FailureKind::Unauthorized)
        QVERIFY2(call.failure->message.contains(QStringLiteral("That key is not known.")), qPrintable(call.failure->message));
    QCOMPARE(call.attempts.size(), asked.attempts);
    QCOMPARE(call.response.text, asked.isComplete ? asked.text : asked.text.left(call.response.text.size()));
    if (asked.word == QLatin1String("weather")) {
        QCOMPARE(call.response.toolCalls.size(), 1);
        QCOMPARE(call.response.toolCalls.first().name, QStringLiteral("get_weather"));
        QCOMPARE(call.response.toolCalls.first().arguments, Json({{"city", "Paris"}}));
    }
    compareRequests(request, call, asked.isStream);
}

/// Checks that each received request equals the rendered request. The streaming option and the key in place of its placeholder may differ.
void StandIn::compareRequests(const RenderedRequest &request, const ProviderCall &call, bool isStream)
{
    const WireFormat &wire = *catalog().wireFormat(request.wireFormat);
    const RenderedRequest rendered = isStream ? streamingRequest(request, wire) : request;
    const Json requests = m_standIn.requests();
    QCOMPARE(qsizetype(requests.size()), call.attempts.size());
    for (const Json &seen : requests) {
        QCOMPARE(qString(seen["method"]), rendered.method);
        QVERIFY(rendered.url.endsWith(qString(seen["path"])));
        QCOMPARE(qString(seen["body"]), rendered.bodyText().text());
        for (const auto &[name, value] : rendered.headers) {
            QString sent = value;
            sent.replace(u'$' + rendered.keyVariable, QString::fromLatin1(canary()));
            QCOMPARE(qString(seen["headers"].value(name.toLower().toStdString(), Json())), rendered.keyVariable.isEmpty() ? value : sent);
        }
    }
}

OUTCROP_TEST(StandIn, CoreApplication)

} // namespace tst_standin

#include "tst_standin.moc"
