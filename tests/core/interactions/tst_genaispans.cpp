// SPDX-License-Identifier: GPL-3.0-or-later
// Tests OpenTelemetry spans with the old and the new attribute names for generative AI.
#include "core/interactions/genaispan.h"
#include "core/interactions/logrecord.h"
#include "tests/support/testregistry.h"

#include <QBuffer>
#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_genaispans {

namespace {

LogRecords readFile(const QString &name)
{
    QFile file(QStringLiteral(OUTCROP_TEST_DATA "/interactions/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(name));
    LogEntryReader entries(file, name);
    LogRecords all;
    while (const auto entry = entries.next()) {
        const Result<LogRecords> records = *entry ? readLogRecords(**entry, name) : Result<LogRecords>(entry->error());
        if (!records)
            qFatal("%s", qPrintable(toString(records.error())));
        all.interactions += records->interactions;
        for (auto other = records->otherSpans.begin(); other != records->otherSpans.end(); ++other)
            all.otherSpans[other.key()] += other.value();
    }
    return all;
}

Span spanWith(const Json &attributes)
{
    const Json json{{"name", "chat"}, {"traceId", "aa"}, {"spanId", "bb"}, {"startTimeUnixNano", "1780300860000000000"}, {"attributes", attributes}};
    return readSpans(json).first();
}

} // namespace

class TestGenAiSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOldGenAiSpans()
    {
        const QList<Interaction> all = readFile(QStringLiteral("spans-old.jsonl")).interactions;
        QCOMPARE(all.size(), 3);
        const Interaction &events = all.at(0);
        QCOMPARE(events.at, QDateTime(QDate(2026, 6, 1), QTime(8, 0), Qt::UTC));
        QCOMPARE(*events.durationMs, 1500);
        QCOMPARE(events.fingerprint, QStringLiteral("span:aaaa0000000000000000000000000001/b000000000000001"));
        QCOMPARE(events.provider, QStringLiteral("openai"));
        QCOMPARE(events.model, QStringLiteral("gpt-6-sol"));
        QCOMPARE(qString(events.details["answered_by"]), QStringLiteral("gpt-6-sol-2026-05"));
        QCOMPARE(*events.usage.input, 120);
        QCOMPARE(*events.usage.output, 30);
        QCOMPARE(events.outcome, QStringLiteral("done"));
        QCOMPARE(events.request, QStringLiteral("system: Be short.\n\nuser: Why do the pods restart?"));
        QCOMPARE(qString(events.details["question"]), QStringLiteral("Why do the pods restart?"));
        QCOMPARE(events.response, QStringLiteral("They run out of memory."));
        QCOMPARE(events.details["attributes"].dump(), std::string("{\"gen_ai.request.temperature\":0.2}"));

        const Interaction &numbered = all.at(1);
        QCOMPARE(numbered.request, QStringLiteral("No, that's wrong. Look at the nodes."));
        QCOMPARE(numbered.response, QStringLiteral("I see."));
        QCOMPARE(numbered.outcome, QStringLiteral("truncated"));
        QCOMPARE(*numbered.usage.cacheRead, 150);
        QCOMPARE(numbered.session, QStringLiteral("aaaa0000000000000000000000000001"));
        QVERIFY(!numbered.details.contains("attributes"));

        const Interaction &messages = all.at(2);
        QCOMPARE(messages.provider, QStringLiteral("openai"));
        QCOMPARE(qString(messages.details["provider_name"]), QStringLiteral("az.ai.openai"));
        QCOMPARE(*messages.durationMs, 500);
        QCOMPARE(*messages.usage.input, 9);
        QCOMPARE(messages.response, QStringLiteral("No."));
        QCOMPARE(messages.outcome, QStringLiteral("blocked"));
        QCOMPARE(qString(messages.details["question"]), QStringLiteral("Write to me on Slack"));
    }

    void readsCurrentGenAiSpans()
    {
        const LogRecords all = readFile(QStringLiteral("otlp-new.json"));
        QCOMPARE(all.interactions.size(), 2);
        QCOMPARE(all.otherSpans, (QMap<QString, qint64>{{QStringLiteral("execute_tool"), 1}, {QStringLiteral("not a GenAI span"), 1}}));
        const Interaction &one = all.interactions.at(0);
        QCOMPARE(one.provider, QStringLiteral("google"));
        QCOMPARE(one.session, QStringLiteral("conv-1"));
        QCOMPARE(one.agent, QStringLiteral("gardener"));
        QCOMPARE(*one.usage.input, 500);
        QCOMPARE(*one.usage.output, 60);
        QCOMPARE(*one.usage.cacheRead, 400);
        QCOMPARE(*one.usage.cacheWrite, 50);
        QCOMPARE(*one.usage.reasoning, 20);
        QCOMPARE(*one.firstTokenMs, 250);
        QCOMPARE(*one.durationMs, 2000);
        QCOMPARE(one.request, QStringLiteral("system: Be kind.\n\nuser: Transcribe the talk"));
        QCOMPARE(one.response, QStringLiteral("listen({\"to\":\"talk\"})\nHere it is."));
        QCOMPARE(one.outcome, QStringLiteral("done"));
        QCOMPARE(qString(one.details["service"]), QStringLiteral("greenhouse"));
        QCOMPARE(one.fingerprint, QStringLiteral("span:cccc0000000000000000000000000001/d000000000000001"));

        const Interaction &failed = all.interactions.at(1);
        QCOMPARE(failed.outcome, QStringLiteral("failed"));
        QCOMPARE(qString(failed.details["failure"]), QStringLiteral("529"));
        QCOMPARE(failed.request, QStringLiteral("Plan the season"));
        QVERIFY(failed.response.isEmpty());
    }

    void recognizesModelCalls_data()
    {
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<bool>("isCall");
        QTest::newRow("chat") << QByteArray("{\"gen_ai.operation.name\":\"chat\"}") << true;
        QTest::newRow("generate") << QByteArray("{\"gen_ai.operation.name\":\"generate_content\"}") << true;
        QTest::newRow("before operations") << QByteArray("{\"gen_ai.system\":\"openai\",\"gen_ai.request.model\":\"m\"}") << true;
        QTest::newRow("agent") << QByteArray("{\"gen_ai.operation.name\":\"invoke_agent\",\"gen_ai.usage.input_tokens\":1}") << false;
        QTest::newRow("embedding") << QByteArray("{\"gen_ai.operation.name\":\"embeddings\"}") << false;
        QTest::newRow("none") << QByteArray("{\"http.method\":\"GET\"}") << false;
    }
    void recognizesModelCalls()
    {
        QFETCH(QByteArray, attributes);
        QTEST(isModelCall(spanWith(Json::parse(attributes.begin(), attributes.end()))), "isCall");
    }

    void mergesTheMessagesOfSpanAndEvent()
    {
        const Json messages = "[{\"role\":\"user\",\"parts\":[{\"type\":\"text\",\"content\":\"hello\"}]}]";
        Span span = spanWith({{"gen_ai.operation.name", "chat"}, {"gen_ai.input.messages", messages}});
        span.events += SpanEvent{QStringLiteral("gen_ai.client.inference.operation.details"), {{"gen_ai.input.messages", messages}}};
        QCOMPARE(interactionOf(span).request, QStringLiteral("hello"));
    }

    void acceptsUnexpectedValues_data()
    {
        QTest::addColumn<QByteArray>("attributes");
        for (const char *odd : {"{\"gen_ai.usage.input_tokens\":-1}", "{\"gen_ai.usage.input_tokens\":1e300}", "{\"gen_ai.usage.input_tokens\":{\"a\":1}}",
                 "{\"gen_ai.input.messages\":\"[{\"}", "{\"gen_ai.input.messages\":[[1]]}", "{\"gen_ai.input.messages\":5}", "{\"gen_ai.response.finish_reasons\":7}",
                 "{\"gen_ai.prompt.x.role\":\"a\"}", "{\"gen_ai.prompt.0\":\"a\"}", "{\"gen_ai.output.messages\":{\"role\":\"assistant\"}}"})
            QTest::newRow(odd) << QByteArray(odd);
    }
    void acceptsUnexpectedValues()
    {
        QFETCH(QByteArray, attributes);
        const Interaction one = interactionOf(spanWith(Json::parse(attributes.begin(), attributes.end())));
        QVERIFY(one.at.isValid() && !one.usage.input);
    }

    void keepsTooDeeplyNestedJsonAsText()
    {
        const QString deep = QString(1'000'000, u'[') + QString(1'000'000, u']');
        const Interaction one = interactionOf(spanWith({{"gen_ai.operation.name", "chat"}, {"gen_ai.input.messages", jsonString(deep)}}));
        QCOMPARE(one.request, deep);
    }

    void rejectsASpanWithoutATime()
    {
        const Json span{{"name", "talk"}, {"traceId", "a"}, {"spanId", "BEE"}, {"attributes", {{"gen_ai.operation.name", "chat"}}}};
        const Result<LogRecords> records = readLogRecords({span, QByteArray::fromStdString(span.dump()), 1}, QStringLiteral("log"));
        QVERIFY(!records && records.error().message.contains(u"bee (talk)"));
    }

    /// An invalid span is skipped and its location is reported; all others are imported.
    void locatesInvalidSpans_data()
    {
        QTest::addColumn<QByteArray>("between"); // text between the two spans
        QTest::newRow("in a line") << QByteArray();
        QTest::newRow("over lines") << QByteArray("\n  ");
    }
    void locatesInvalidSpans()
    {
        QFETCH(const QByteArray, between);
        const QByteArray chat = R"("attributes":{"gen_ai.operation.name":"chat"}})";
        QByteArray text = R"({"resourceSpans":[{"scopeSpans":[{"spans":[)" + between
            + R"({"traceId":"a","spanId":"1","startTimeUnixNano":"1780300860000000000",)" + chat + ',' + between + R"({"parentSpanId":"3","traceId":"a","spanId":"2","startTimeUnixNano":"1780300860000000000","attributes":{}},)" + between
            + R"({"name":"ask","spanId":"3",)" + chat + ',' + between + R"({"name":"old","spanId":"0x4F","startTimeUnixNano":"1000000",)" + chat + "]}]}]}\n";
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        LogEntryReader entries(buffer, QStringLiteral("log"));
        const auto entry = entries.next();
        QVERIFY(entry && *entry);
        const Result<LogRecords> records = readLogRecords(**entry, QStringLiteral("log"));
        QVERIFY(records);
        QCOMPARE(records->interactions.size(), 1);
        QCOMPARE(records->otherSpans.size(), 1);
        QCOMPARE(records->problems.size(), 2);
        QCOMPARE(records->problems.at(0).message, QStringLiteral("the span 3 (ask) has no start time; add one"));
        QVERIFY(records->problems.at(1).message.startsWith(u"the date of the span 4f (old) is before 1970"));
        for (qsizetype i = 0; i < 2; ++i) {
            const Position found = records->problems.at(i).location.range.start;
            const QByteArray line = text.split('\n').at(found.line - 1);
            QVERIFY2(line.mid(found.column - 1).startsWith(i == 0 ? R"("spanId":"3")" : R"("spanId":"0x4F")"), qPrintable(toString(records->problems.at(i))));
        }
    }

    void invalidTraceIdsAreNotCopiedIntoFingerprints()
    {
        const Json span{{"traceId", "bob@example.com"}, {"spanId", "1"}, {"startTimeUnixNano", "1780300860000000000"},
            {"attributes", {{"gen_ai.operation.name", "chat"}}}};
        const Result<LogRecords> records = readLogRecords({span, {}, 1}, QStringLiteral("log"));
        QVERIFY(isFingerprint(records->interactions.first().fingerprint) && !isFingerprint(QStringLiteral("span:bob@example.com/1")));
    }
};

OUTCROP_TEST(TestGenAiSpans, CoreApplication)

} // namespace tst_genaispans

#include "tst_genaispans.moc"
