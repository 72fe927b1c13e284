// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/failurereader.h"
#include "core/exchange/modellist.h"
#include "core/exchange/ratelimits.h"
#include "core/exchange/requestvariants.h"
#include "tests/support/recordedstreams.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_answers {

/// Parses complete valid and invalid responses from every API with the built-in wire formats.
class Answers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = sourceCatalog(); }
    void readsEveryWireFormat();
    void readsResponses_data();
    void readsResponses();
    void readsFailures_data();
    void readsFailures();
    void failureMessagesAreOneLine();
    void keepsProviderState();
    void readsRateLimitHeaders_data();
    void readsRateLimitHeaders();
    void buildsStreamingRequests_data();
    void buildsStreamingRequests();
    void buildsTokenCountRequests_data();
    void buildsTokenCountRequests();
    void listsModels_data();
    void listsModels();

private:
    RenderTarget target(const QString &wire) const;
    RenderedRequest rendered(const QString &wire) const;

    ProviderCatalog m_catalog;
};

/// Returns a target for a wire format, even if no built-in adapter uses it.
RenderTarget Answers::target(const QString &wire) const
{
    RenderTarget target = *chooseTarget(m_catalog, QStringLiteral("anthropic"), QStringLiteral("some-model"), {});
    target.wireFormat = m_catalog.wireFormat(wire);
    target.baseUrl = QStringLiteral("http://127.0.0.1:1");
    return target;
}

RenderedRequest Answers::rendered(const QString &wire) const
{
    return render(PromptBundle::fromText(QStringLiteral("Hello?")), target(wire));
}

void Answers::readsEveryWireFormat()
{
    for (const WireFormat &wire : m_catalog.wireFormats()) {
        Diagnostics diagnostics;
        const ResponseFormat format = ResponseFormat::read(wire, diagnostics);
        QVERIFY2(diagnostics.isEmpty(), qPrintable(diagnostics.isEmpty() ? QString() : toString(diagnostics.first())));
        QCOMPARE(format.canStream(), wire.name != u"manual");
    }
    QVERIFY(m_catalog.diagnostics().isEmpty());
}

void Answers::readsResponses_data()
{
    QTest::addColumn<QString>("wire");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *wire, const char *body, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(wire) << QByteArray(body) << QByteArray(expected);
    };
    row("Anthropic, with all there is", "anthropic-messages",
        R"({"id":"msg_1","type":"message","role":"assistant","model":"claude-opus-5-5","content":[{"type":"thinking","thinking":"Hm.","signature":"s"},
            {"type":"text","text":"One "},{"type":"text","text":"two."},{"type":"tool_use","id":"t1","name":"f","input":{"a":1}}],"stop_reason":"tool_use",
            "usage":{"input_tokens":11,"output_tokens":7,"cache_creation_input_tokens":20,"cache_read_input_tokens":300,"output_tokens_details":{"thinking_tokens":2}}})",
        R"({"text":"One two.","reasoning":"Hm.","tool_calls":[{"id":"t1","name":"f","arguments":{"a":1}}],"stop":"done","stop_detail":"tool_use",
            "usage":{"input":331,"output":7,"cache_read":300,"cache_write":20,"reasoning":2}})");
    row("Anthropic, refused", "anthropic-messages",
        R"({"content":[],"stop_reason":"refusal","stop_details":{"type":"refusal","category":"cyber"},"usage":{"input_tokens":1,"output_tokens":0}})",
        R"({"text":"","stop":"refused","stop_detail":"refusal","usage":{"input":1,"output":0}})");
    row("Anthropic, the window is full", "anthropic-messages", R"({"content":[{"type":"text","text":"a"}],"stop_reason":"model_context_window_exceeded"})",
        R"({"text":"a","stop":"truncated","stop_detail":"model_context_window_exceeded","usage":{}})");
    row("Anthropic, an unknown reason", "anthropic-messages", R"({"content":[{"type":"text","text":"a"}],"stop_reason":"bored"})",
        R"({"stop":"done","stop_detail":"bored"})");
    row("Anthropic, no reason", "anthropic-messages", R"({"content":[{"type":"text","text":"a"}],"stop_reason":null})", R"({"text":"a","stop":"incomplete"})");
    row("Responses", "openai-responses",
        R"({"id":"resp_1","status":"completed","error":null,"incomplete_details":null,"model":"gpt-6-sol","output":[{"type":"reasoning","summary":[{"type":"summary_text","text":"Hm."}]},
            {"type":"message","role":"assistant","content":[{"type":"output_text","text":"Hi.","annotations":[]}]},
            {"type":"function_call","call_id":"c1","name":"f","arguments":"{\"a\":[1]}"}],
            "usage":{"input_tokens":50,"input_tokens_details":{"cached_tokens":40},"output_tokens":9,"output_tokens_details":{"reasoning_tokens":4},"total_tokens":59}})",
        R"({"text":"Hi.","reasoning":"Hm.","tool_calls":[{"id":"c1","name":"f","arguments":{"a":[1]}}],"stop":"done","usage":{"input":50,"output":9,"cache_read":40,"reasoning":4}})");
    row("Responses, refused", "openai-responses",
        R"({"status":"completed","output":[{"type":"message","content":[{"type":"refusal","refusal":"No."}]}]})", R"({"text":"No.","stop":"refused","stop_detail":"refusal"})");
    row("Responses, truncated", "openai-responses",
        R"({"status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[{"type":"message","content":[{"type":"output_text","text":"a"}]}]})",
        R"({"text":"a","stop":"truncated","stop_detail":"max_output_tokens"})");
    row("Responses, filtered", "openai-responses", R"({"status":"incomplete","incomplete_details":{"reason":"content_filter"},"output":[]})", R"({"stop":"blocked"})");
    row("Chat", "openai-chat-completions",
        R"({"id":"c","model":"gpt-6-sol","choices":[{"index":0,"message":{"role":"assistant","content":"Hi.","refusal":null},"finish_reason":"stop"}],
            "usage":{"prompt_tokens":9,"completion_tokens":2,"total_tokens":11,"prompt_tokens_details":{"cached_tokens":3}}})",
        R"({"text":"Hi.","tool_calls":[],"stop":"done","usage":{"input":9,"output":2,"cache_read":3}})");
    row("Chat, arguments that are not JSON", "openai-chat-completions",
        R"({"choices":[{"index":0,"message":{"content":null,"tool_calls":[{"id":"c1","type":"function","function":{"name":"f","arguments":"{\"a\":"}}]},"finish_reason":"tool_calls"}]})",
        R"({"text":"","tool_calls":[{"id":"c1","name":"f","arguments":"{\"a\":"}],"stop":"done"})");
    row("Chat, no arguments", "openai-chat-completions",
        R"({"choices":[{"index":0,"message":{"tool_calls":[{"id":"c1","function":{"name":"f","arguments":""}}]},"finish_reason":"tool_calls"}]})",
        R"({"tool_calls":[{"id":"c1","name":"f","arguments":{}}]})");
    row("Chat, two choices", "openai-chat-completions",
        R"({"choices":[{"index":1,"message":{"content":"other"},"finish_reason":"length"},{"index":0,"message":{"content":"mine"},"finish_reason":"stop"}]})",
        R"({"text":"mine","stop":"done"})");
    row("Chat, refused", "openai-chat-completions", R"({"choices":[{"index":0,"message":{"content":null,"refusal":"No."},"finish_reason":"stop"}]})",
        R"({"text":"No.","stop":"refused"})");
    row("compatible, thinking", "openai-compatible",
        R"({"choices":[{"index":0,"message":{"content":"4","reasoning_content":"2+2"},"finish_reason":"stop"}]})", R"({"text":"4","reasoning":"2+2"})");
    row("Gemini", "google-generative-ai",
        R"({"candidates":[{"content":{"role":"model","parts":[{"text":"Hm.","thought":true},{"text":"Hi."},{"functionCall":{"name":"f","args":{"a":1}},"thoughtSignature":"x"}]},"finishReason":"STOP","index":0}],
            "usageMetadata":{"promptTokenCount":10,"candidatesTokenCount":5,"thoughtsTokenCount":30,"cachedContentTokenCount":4,"totalTokenCount":45},"modelVersion":"gemini-4-argon","responseId":"r"})",
        R"({"text":"Hi.","reasoning":"Hm.","tool_calls":[{"id":"","name":"f","arguments":{"a":1}}],"stop":"done","usage":{"input":10,"output":35,"cache_read":4,"reasoning":30}})");
    row("Gemini, an ending of the stand-in", "google-generative-ai", R"({"candidates":[{"content":{"parts":[{"functionCall":{"name":"f","args":{}}}]},"finishReason":"FUNCTION_CALL"}]})",
        R"({"stop":"done","stop_detail":"FUNCTION_CALL"})");
    row("Gemini, blocked", "google-generative-ai", R"({"promptFeedback":{"blockReason":"SAFETY"}})", R"({"stop":"blocked","stop_detail":"SAFETY"})");
    row("Gemini, its answer blocked", "google-generative-ai", R"({"candidates":[{"finishReason":"PROHIBITED_CONTENT"}]})", R"({"stop":"blocked"})");
    row("Ollama", "ollama-chat",
        R"({"model":"llama3.3","message":{"role":"assistant","content":"Hi.","thinking":"Hm.","tool_calls":[{"function":{"name":"f","arguments":{"a":1}}}]},"done":true,"done_reason":"stop","prompt_eval_count":26,"eval_count":290})",
        R"({"text":"Hi.","reasoning":"Hm.","tool_calls":[{"id":"","name":"f","arguments":{"a":1}}],"stop":"done","usage":{"input":26,"output":290}})");
    row("Ollama, truncated", "ollama-chat", R"({"message":{"content":"a"},"done":true,"done_reason":"length"})", R"({"stop":"truncated"})");
    row("a byte order mark", "ollama-chat", "\xEF\xBB\xBF{\"message\":{\"content\":\"a\"},\"done\":true}", R"({"text":"a","stop":"done"})");
}

void Answers::readsResponses()
{
    QFETCH(const QString, wire);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, expected);
    const Json got = summary(readResponse(responseFormat(m_catalog, wire), {}, body));
    QVERIFY2(!got.contains("failure"), got.dump().c_str());
    const Json wanted = Json::parse(expected.begin(), expected.end());
    for (const auto &[key, value] : wanted.items())
        QCOMPARE(QString::fromStdString(got[key].dump()), QString::fromStdString(value.dump()));
}

void Answers::readsFailures_data()
{
    QTest::addColumn<QString>("wire");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *wire, int status, const char *body, const char *kind, const char *code, const char *said) {
        QTest::newRow(name) << QString::fromLatin1(wire) << status << QByteArray(body) << QString::fromLatin1(kind) << QString::fromLatin1(code)
                            << QString::fromLatin1(said);
    };
    const char *const anthropic = "anthropic-messages";
    const char *const chat = "openai-chat-completions";
    const char *const gemini = "google-generative-ai";
    row("400", anthropic, 400, R"({"type":"error","error":{"type":"invalid_request_error","message":"max_tokens: required"}})", "bad-request", "invalid_request_error", "max_tokens: required");
    row("401", anthropic, 401, R"({"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}})", "unauthorized", "authentication_error", "invalid x-api-key");
    row("402", anthropic, 402, R"({"type":"error","error":{"type":"billing_error","message":"pay"}})", "quota", "billing_error", "pay");
    row("403", anthropic, 403, R"({"error":{"type":"permission_error","message":"no"}})", "unauthorized", "permission_error", "no");
    row("404, no such model", anthropic, 404, R"({"error":{"type":"not_found_error","message":"model: x"}})", "bad-request", "not_found_error", "model: x");
    row("413", anthropic, 413, R"({"error":{"type":"request_too_large","message":"big"}})", "bad-request", "request_too_large", "big");
    row("429", anthropic, 429, R"({"error":{"type":"rate_limit_error","message":"slow down"}})", "rate-limited", "rate_limit_error", "slow down");
    row("500", anthropic, 500, R"({"error":{"type":"api_error","message":"oops"}})", "server-error", "api_error", "oops");
    row("504", anthropic, 504, R"({"error":{"type":"timeout_error","message":"late"}})", "server-error", "timeout_error", "late");
    row("529", anthropic, 529, R"({"error":{"type":"overloaded_error","message":"Overloaded"}})", "overloaded", "overloaded_error", "Overloaded");
    row("a finer code", anthropic, 400, R"({"error":{"type":"invalid_request_error","message":"m","details":{"error_code":"prompt_too_long"}}})", "bad-request", "prompt_too_long", "m");
    row("200 with an error", anthropic, 200, R"({"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})", "overloaded", "overloaded_error", "Overloaded");
    row("OpenAI 401", chat, 401, R"({"error":{"message":"Incorrect API key provided","type":"invalid_request_error","param":null,"code":"invalid_api_key"}})", "unauthorized", "invalid_api_key", "Incorrect API key");
    row("OpenAI 429", chat, 429, R"({"error":{"message":"Rate limit reached","type":"tokens","code":"rate_limit_exceeded"}})", "rate-limited", "rate_limit_exceeded", "Rate limit");
    row("OpenAI, nothing left", chat, 429, R"({"error":{"message":"You exceeded your quota","type":"insufficient_quota","code":"insufficient_quota"}})", "quota", "insufficient_quota", "quota");
    row("OpenAI, no code", chat, 500, R"({"error":{"message":"m","type":"server_error","code":null}})", "server-error", "server_error", "m");
    row("Responses, failed with 200", "openai-responses", 200, R"({"status":"failed","error":{"code":"server_error","message":"m"},"output":[]})", "server-error", "server_error", "m");
    row("Gemini 429", gemini, 429, R"({"error":{"code":429,"message":"slow","status":"RESOURCE_EXHAUSTED"}})", "rate-limited", "RESOURCE_EXHAUSTED", "slow");
    row("Gemini 400", gemini, 400, R"({"error":{"code":400,"message":"bad","status":"INVALID_ARGUMENT"}})", "bad-request", "INVALID_ARGUMENT", "bad");
    row("Gemini 503", gemini, 503, R"({"error":{"code":503,"message":"busy","status":"UNAVAILABLE"}})", "overloaded", "UNAVAILABLE", "busy");
    row("Ollama", "ollama-chat", 404, R"({"error":"model \"x\" not found"})", "bad-request", "", "model \"x\" not found");
    row("the stand-in's error for Ollama", "ollama-chat", 429, R"({"error":{"message":"slow","type":"rate_limit_error"}})", "rate-limited", "", "slow");
    row("a page of a gateway", anthropic, 502, "<html><body>Bad gateway</body></html>", "server-error", "", "");
    row("422", chat, 422, "", "bad-request", "", "");
    row("409", chat, 409, "", "bad-request", "", "");
    row("408", chat, 408, "", "timed-out", "", "");
    row("407", chat, 407, "", "proxy", "", "");
    row("503 without a body", chat, 503, "", "overloaded", "", "");
    row("302", chat, 302, "", "redirected", "", "");
    row("204", anthropic, 204, "", "malformed", "", "empty response");
    row("200 and cut", anthropic, 200, R"({"content":[{"type":"text","te)", "malformed", "", "truncated");
    row("200 and a page", anthropic, 200, "<html></html>", "malformed", "", "HTML page");
    row("200 of another API", anthropic, 200, R"({"hello":"world"})", "malformed", "", "Check the base URL");
    row("200 and null", anthropic, 200, "null", "malformed", "", "Check the base URL");
    row("200 and a list", anthropic, 200, "[]", "malformed", "", "Check the base URL");
    row("spaces", anthropic, 200, "                  ", "malformed", "", "empty response");
}

void Answers::readsFailures()
{
    QFETCH(const QString, wire);
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, kind);
    QFETCH(const QString, code);
    QFETCH(const QString, said);
    const ResponseOutcome outcome = readResponse(responseFormat(m_catalog, wire), {status, {}}, body);
    QVERIFY(outcome.failure);
    QCOMPARE(failureName(outcome.failure->kind), kind);
    QCOMPARE(outcome.failure->code, code);
    QCOMPARE(outcome.failure->status, status);
    QVERIFY2(outcome.failure->message.contains(said), qPrintable(outcome.failure->message));
    QCOMPARE(outcome.response.stop, StopReason::Incomplete);
}

/// A provider's error message is shown, but must not fill the terminal or move its cursor.
void Answers::failureMessagesAreOneLine()
{
    const QByteArray body = "{\"error\":{\"message\":\"a\\n\\tb\\u001b[31m" + QByteArray(5000, 'x') + "\"}}";
    const CallFailure failure = readFailure(responseFormat(m_catalog, QStringLiteral("openai-chat-completions")), {400, {}}, body);
    QVERIFY(failure.message.contains(u"a b[31mx"));
    QVERIFY(failure.message.size() < 800);
}

void Answers::keepsProviderState()
{
    const QByteArray anthropic = R"({"content":[{"type":"thinking","thinking":"","signature":"s1"},{"type":"redacted_thinking","data":"d"},{"type":"text","text":"a"}],"stop_reason":"end_turn"})";
    QCOMPARE(readResponse(responseFormat(m_catalog, QStringLiteral("anthropic-messages")), {}, anthropic).response.providerState.size(), 2);
    const QByteArray gemini = R"({"candidates":[{"content":{"parts":[{"text":"a"},{"functionCall":{"name":"f","args":{}},"thoughtSignature":"s"}]},"finishReason":"STOP"}]})";
    const QList<Json> kept = readResponse(responseFormat(m_catalog, QStringLiteral("google-generative-ai")), {}, gemini).response.providerState;
    QCOMPARE(kept.size(), 1);
    QCOMPARE(qString(kept.first()["thoughtSignature"]), QStringLiteral("s"));
}

void Answers::readsRateLimitHeaders_data()
{
    QTest::addColumn<QString>("wire");
    QTest::addColumn<QStringList>("headers");
    QTest::addColumn<QString>("limits");
    const auto row = [](const char *name, const char *wire, const QStringList &headers, const char *limits) {
        QTest::newRow(name) << QString::fromLatin1(wire) << headers << QString::fromLatin1(limits);
    };
    row("Anthropic", "anthropic-messages",
        {QStringLiteral("Anthropic-Ratelimit-Requests-Limit: 50"), QStringLiteral("anthropic-ratelimit-requests-remaining: 49"),
         QStringLiteral("anthropic-ratelimit-requests-reset: 2026-11-21T12:00:30Z"), QStringLiteral("anthropic-ratelimit-input-tokens-remaining: 1000")},
        "requests 50/49 30; input-tokens -/1000 -");
    row("OpenAI", "openai-responses",
        {QStringLiteral("x-ratelimit-limit-requests: 60"), QStringLiteral("x-ratelimit-remaining-requests: 0"), QStringLiteral("x-ratelimit-reset-requests: 6m0s"),
         QStringLiteral("x-ratelimit-limit-tokens: 150000"), QStringLiteral("x-ratelimit-reset-tokens: 120ms")},
        "requests 60/0 360; tokens 150000/- 0");
    row("nonsense", "openai-responses", {QStringLiteral("x-ratelimit-limit-requests: many"), QStringLiteral("x-ratelimit-remaining-requests: -3")}, "");
    row("seconds", "openai-responses", {QStringLiteral("x-ratelimit-limit-requests: 1"), QStringLiteral("x-ratelimit-reset-requests: 12.5")}, "requests 1/- 12");
    row("none", "google-generative-ai", {QStringLiteral("x-ratelimit-limit-requests: 1")}, "");
}

void Answers::readsRateLimitHeaders()
{
    QFETCH(const QString, wire);
    QFETCH(const QStringList, headers);
    QFETCH(const QString, limits);
    const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    ResponseHead head{200, {}, now};
    for (const QString &header : headers)
        head.headers.append({header.section(u':', 0, 0), header.section(u':', 1).trimmed()});
    QStringList found;
    const auto text = [](const std::optional<qint64> &number) { return number ? QString::number(*number) : QStringLiteral("-"); };
    for (const RateLimit &limit : readRateLimits(responseFormat(m_catalog, wire), head))
        found.append(QStringLiteral("%1 %2/%3 %4").arg(limit.name, text(limit.limit), text(limit.remainingRequests),
                                                       limit.resetTime.isValid() ? QString::number(now.secsTo(limit.resetTime)) : QStringLiteral("-")));
    QCOMPARE(found.join(QStringLiteral("; ")), limits);
}

void Answers::buildsStreamingRequests_data()
{
    QTest::addColumn<QString>("wire");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("asks");
    QTest::newRow("Anthropic") << QStringLiteral("anthropic-messages") << QStringLiteral("/v1/messages") << QStringLiteral("{\"stream\":true}");
    QTest::newRow("Responses") << QStringLiteral("openai-responses") << QStringLiteral("/responses") << QStringLiteral("{\"stream\":true}");
    QTest::newRow("Chat") << QStringLiteral("openai-chat-completions") << QStringLiteral("/chat/completions")
                          << QStringLiteral("{\"stream\":true,\"stream_options\":{\"include_usage\":true}}");
    QTest::newRow("Gemini") << QStringLiteral("google-generative-ai") << QStringLiteral("/v1/models/some-model:streamGenerateContent?alt=sse") << QStringLiteral("{}");
    QTest::newRow("Ollama") << QStringLiteral("ollama-chat") << QStringLiteral("/api/chat") << QStringLiteral("{\"stream\":true}");
}

/// A streaming request differs from the rendered request only in the streaming options of the body. For Gemini, only the URL differs.
void Answers::buildsStreamingRequests()
{
    QFETCH(const QString, wire);
    QFETCH(const QString, url);
    QFETCH(const QString, asks);
    const RenderedRequest plain = rendered(wire);
    const RenderedRequest stream = streamingRequest(plain, *m_catalog.wireFormat(wire));
    QCOMPARE(stream.url, QString(QStringLiteral("http://127.0.0.1:1") + url));
    QCOMPARE(stream.headers, plain.headers);
    const Json before = plain.body.toJson();
    Json added = Json::object();
    const Json after = stream.body.toJson();
    for (const auto &[key, value] : after.items()) {
        if (!before.contains(key) || before[key] != value)
            added[key] = value;
    }
    QCOMPARE(QString::fromStdString(added.dump()), asks);
}

void Answers::buildsTokenCountRequests_data()
{
    QTest::addColumn<QString>("wire");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("response");
    QTest::addColumn<qint64>("tokens"); // number of tokens; -1 for a failure
    const auto row = [](const char *name, const char *wire, const char *url, const char *response, qint64 tokens) {
        QTest::newRow(name) << QString::fromLatin1(wire) << QString::fromLatin1(url) << QByteArray(response) << tokens;
    };
    row("Anthropic", "anthropic-messages", "/v1/messages/count_tokens", R"({"input_tokens":14})", 14);
    row("Responses", "openai-responses", "/responses/input_tokens", R"({"object":"response.input_tokens","input_tokens":15})", 15);
    row("Gemini", "google-generative-ai", "/v1/models/some-model:countTokens", R"({"totalTokens":16})", 16);
    row("no number", "anthropic-messages", "/v1/messages/count_tokens", R"({"tokens":14})", -1);
    row("an error", "anthropic-messages", "/v1/messages/count_tokens", R"({"error":{"type":"api_error","message":"m"}})", -1);
    row("no counting API", "ollama-chat", "", "", -1);
}

void Answers::buildsTokenCountRequests()
{
    QFETCH(const QString, wire);
    QFETCH(const QString, url);
    QFETCH(const QByteArray, response);
    QFETCH(const qint64, tokens);
    const auto request = tokenCountRequest(rendered(wire), *m_catalog.wireFormat(wire));
    QCOMPARE(request.has_value(), !url.isEmpty());
    if (!request)
        return;
    QCOMPARE(request->url, QString(QStringLiteral("http://127.0.0.1:1") + url));
    QVERIFY(!request->body.toJson().contains("max_tokens"));
    const auto count = readTokenCount(*m_catalog.wireFormat(wire), {}, response);
    QCOMPARE(std::holds_alternative<qint64>(count) ? std::get<qint64>(count) : -1, tokens);
}

void Answers::listsModels_data()
{
    QTest::addColumn<QString>("wire");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("response");
    QTest::addColumn<QByteArray>("models");
    QTest::addColumn<QString>("next");
    const auto row = [](const char *wire, const char *url, const char *response, const char *models, const char *next) {
        QTest::newRow(wire) << QString::fromLatin1(wire) << QString::fromLatin1(url) << QByteArray(response) << QByteArray(models) << QString::fromLatin1(next);
    };
    row("anthropic-messages", "/v1/models?limit=1000",
        R"({"data":[{"id":"claude-x","max_input_tokens":1000000,"max_tokens":128000,"lifecycle":"active","capabilities":{"structured_outputs":{"supported":true},"image_input":{"supported":false}}},
                    {"id":"claude-old","lifecycle":"retired"}],"has_more":true,"last_id":"claude x"})",
        R"([{"id":"claude-x","context_window":1000000,"max_output":128000,"features":["structured_output_native"]}])",
        "/v1/models?limit=1000&after_id=claude%20x");
    row("openai-responses", "/models", R"({"object":"list","data":[{"id":"gpt-6-sol","object":"model"}]})", R"([{"id":"gpt-6-sol"}])", "");
    row("google-generative-ai", "/v1/models?pageSize=1000",
        R"({"models":[{"name":"models/gemini-4-argon","inputTokenLimit":1048576,"outputTokenLimit":65536,"supportedGenerationMethods":["generateContent","countTokens"],"thinking":true},
                      {"name":"models/embedding","supportedGenerationMethods":["embedContent"]}],"nextPageToken":"t/2"})",
        R"([{"id":"gemini-4-argon","context_window":1048576,"max_output":65536,"features":["thinking"]}])", "/v1/models?pageSize=1000&pageToken=t%2F2");
    row("ollama-chat", "/api/tags", R"({"models":[{"name":"llama3.3:latest","model":"llama3.3:latest","size":1}]})", R"([{"id":"llama3.3:latest"}])", "");
    row("openai-compatible", "/models", R"({"data":[{"id":"m","max_model_len":32768}]})", R"([{"id":"m","context_window":32768}])", "");
}

void Answers::listsModels()
{
    QFETCH(const QString, wire);
    QFETCH(const QString, url);
    QFETCH(const QByteArray, response);
    QFETCH(const QByteArray, models);
    QFETCH(const QString, next);
    const QString base = QStringLiteral("http://127.0.0.1:1");
    const auto request = modelListRequest(target(wire));
    QVERIFY(request);
    QCOMPARE(request->method, QStringLiteral("GET"));
    QCOMPARE(request->url, QString(base + url));
    QVERIFY(request->body.isMissing());
    const ModelPage page = readModels(target(wire), *request, {200, {}, QDateTime(QDate(2026, 11, 21), QTime(1, 0), Qt::UTC)}, response);
    QVERIFY(!page.failure);
    Json list = Json::array();
    for (const ModelRow &row : page.models)
        list.push_back(row.model);
    QCOMPARE(QString::fromStdString(list.dump()), QString::fromUtf8(models));
    QCOMPARE(page.next, next.isEmpty() ? QString() : base + next);
    QCOMPARE(page.models.first().checked, QStringLiteral("2026-11-21"));
    QCOMPARE(page.models.first().isSelectable, wire != u"openai-responses");
}

OUTCROP_TEST(Answers, NoApplication)

} // namespace tst_answers

#include "tst_answers.moc"
