// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/phaseconversation.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_phaseconversation {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

/// Returns a record with a different value in every field except `attachments`, `format` and `cache`, which are empty.
TurnRecord fullRecord()
{
    TurnRecord record;
    record.turn = 1;
    record.state = TurnState::Answered;
    record.prompt = QStringLiteral("planning-prompt.md");
    record.response = QStringLiteral("planning-response.md");
    record.partial = QStringLiteral("planning-response.partial.md");
    record.request = QStringLiteral("Plan the release.\n\nWith care.");
    record.automaticReason = QStringLiteral("the verdict on the response was: prose only");
    record.provider = QStringLiteral("anthropic");
    record.model = QStringLiteral("claude-opus-5-5");
    record.reportedModel = QStringLiteral("claude-opus-5-5-20261001");
    record.requestChecksum = QString(64, u'a');
    record.startTime = noon;
    record.endTime = noon.addMSecs(4321);
    record.stop = StopReason::Truncated;
    record.stopDetail = QStringLiteral("max_tokens");
    record.verdict = QStringLiteral("repaired");
    record.quality = 93.5;
    record.repairs = 2;
    record.usage = {1200, 340, 1000, 50, 120};
    record.cost = Cost::fromPico(12'345'678'900);
    record.attempts = {{1, noon, {}, std::chrono::milliseconds(20), 529, QStringLiteral("req_1"), QStringLiteral("overloaded")},
        {2, noon.addMSecs(520), std::chrono::milliseconds(310), std::chrono::milliseconds(3800), 200, QStringLiteral("req_2"),
            QStringLiteral("answered"), std::chrono::milliseconds(500)}};
    record.skipped = {{QStringLiteral("openai"), QStringLiteral("gpt-6-sol"), QStringLiteral("it has no key")}};
    record.omittedHistory = {4, 9000, 5000, QStringLiteral("truncate")};
    record.failure = QStringLiteral("cut");
    record.failureMessage = QStringLiteral("The stream ended without its end mark.");
    return record;
}

ProviderResponse fullResponse()
{
    ProviderResponse response;
    response.text = QStringLiteral("I look it up.");
    response.toolCalls = {{QStringLiteral("call_1"), QStringLiteral("stock"), Json{{"below_mark", true}}}};
    response.providerState = {Json{{"type", "thinking"}, {"thinking", "hm"}, {"signature", "c2ln"}}};
    return response;
}

PhaseConversation fullConversation()
{
    PhaseConversation conversation =
        PhaseConversation::create(QStringLiteral("2026-11-21-plan"), 1, QStringLiteral("planning"), {{"agent", "a"}});
    conversation.setTurn(fullRecord());
    conversation.addExchange(fullRecord(), fullResponse());
    conversation.addToolResult(QStringLiteral("call_1"), QStringLiteral("stock"), QStringLiteral("[]"), noon);
    conversation.addSummary({2, QStringLiteral("They plan."), QStringLiteral("anthropic/claude-opus-5-5")});
    return conversation;
}

PhaseConversation parseConversation(const QByteArray &bytes, Diagnostics &diagnostics)
{
    const DocumentPtr document = readDocument(QStringLiteral("sessions/s/iteration-1/planning-conversation.json"), bytes);
    return PhaseConversation::read(*document, diagnostics).value_or(PhaseConversation());
}

} // namespace

class PhaseConversations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheFileFormat();
    void roundTripsAConversation();
    void readsMessagesForAPrompt();
    void writesAValidConversation();
    void reportsSchemaViolationsWithTheirLocation_data();
    void reportsSchemaViolationsWithTheirLocation();
    void keepsUnknownKeys();
    void readsAListOfMessages();
    void replacesARowWhenTheTurnEnds();
    void removesOutdatedValues();
    void rejectsOtherDocuments_data();
    void rejectsOtherDocuments();
    void summaryReplacesTheFirstMessages();
};

void PhaseConversations::keepsTheFileFormat()
{
    COMPARE_GOLDEN(QStringLiteral("sessions/planning-conversation.json"), fullConversation().bytes());
}

void PhaseConversations::roundTripsAConversation()
{
    Diagnostics diagnostics;
    const PhaseConversation conversation = parseConversation(fullConversation().bytes(), diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QCOMPARE(conversation.bytes(), fullConversation().bytes());
    QCOMPARE(conversation.turns().size(), 1);
    QCOMPARE(toJson(conversation.turns().first()), toJson(fullRecord()));
    QCOMPARE(conversation.turns().first().cost, fullRecord().cost);
    QCOMPARE(conversation.selection(), (Json{{"agent", "a"}}));
    QCOMPARE(conversation.messageCount(), 3);
}

/// Reads the messages that a prompt uses, with their roles, tool calls, and content that only the original provider accepts.
void PhaseConversations::readsMessagesForAPrompt()
{
    Diagnostics diagnostics;
    const DocumentPtr document = readDocument(QStringLiteral("sessions/s/iteration-1/planning-conversation.json"), fullConversation().bytes());
    const QList<Message> messages = readConversation(*document, diagnostics);
    QVERIFY2(diagnostics.isEmpty(), qPrintable(diagnostics.value(0).message));
    QCOMPARE(messages.size(), 3);
    QCOMPARE(messages.at(0).content.text(), fullRecord().request);
    QCOMPARE(messages.at(1).toolCalls.value(0).name, QStringLiteral("stock"));
    QCOMPARE(messages.at(1).stateProvider, QStringLiteral("anthropic"));
    QCOMPARE(messages.at(1).providerState, Json(Json::array({fullResponse().providerState.first()})));
    QCOMPARE(messages.at(2).toolCallId, QStringLiteral("call_1"));
}

void PhaseConversations::writesAValidConversation()
{
    const DocumentPtr document = readDocument(QStringLiteral("sessions/s/iteration-1/planning-conversation.json"), fullConversation().bytes());
    QCOMPARE(toString(document->kind), toString(DocumentKind::Conversation));
    QVERIFY2(document->diagnostics.isEmpty(), qPrintable(toString(document->diagnostics.value(0))));
}

void PhaseConversations::reportsSchemaViolationsWithTheirLocation_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    QTest::newRow("no JSON") << QByteArray("{\n\"messages\": [\n") << 3;
    QTest::newRow("no messages") << QByteArray("{\n\"turns\": []}") << 1;
    QTest::newRow("an unknown role") << QByteArray("{\"messages\": [\n{\"role\": \"robot\", \"content\": \"x\"}]}") << 2;
    QTest::newRow("an unknown state") << QByteArray("{\"messages\": [], \"turns\": [\n\n{\"turn\": 1, \"state\": \"asleep\"}]}") << 3;
    QTest::newRow("a row without a number") << QByteArray("{\"messages\": [], \"turns\": [\n{\"state\": \"failed\"}]}") << 2;
    QTest::newRow("a cost that is a text") << QByteArray("{\"messages\": [], \"turns\": [{\"turn\": 1, \"state\": \"failed\",\n\"cost\": \"much\"}]}") << 2;
}

void PhaseConversations::reportsSchemaViolationsWithTheirLocation()
{
    QFETCH(QByteArray, bytes);
    const DocumentPtr document = readDocument(QStringLiteral("sessions/s/iteration-1/planning-conversation.json"), bytes);
    QVERIFY(!document->diagnostics.isEmpty());
    QTEST(document->diagnostics.first().location.range.start.line, "line");
}

void PhaseConversations::keepsUnknownKeys()
{
    Diagnostics diagnostics;
    PhaseConversation conversation = parseConversation(R"({"mine": [1, {"a": null}], "turns": [{"turn": 1, "note": "x"}], "messages": []})", diagnostics);
    conversation.setTurn(fullRecord());
    const Json json = Json::parse(conversation.bytes().toStdString());
    QCOMPARE(json["mine"], (Json::array({1, Json{{"a", nullptr}}})));
    QCOMPARE(json["turns"][0]["note"], Json("x"));
    QCOMPARE(json["turns"][0]["provider"], Json("anthropic"));
}

void PhaseConversations::readsAListOfMessages()
{
    Diagnostics diagnostics;
    PhaseConversation conversation = parseConversation(R"([{"role": "user", "content": "hi"}])", diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QCOMPARE(conversation.messageCount(), 1);
    QVERIFY(conversation.turns().isEmpty());
    conversation.setTurn(fullRecord());
    conversation.addExchange(fullRecord(), fullResponse());
    QCOMPARE(conversation.messageCount(), 3);
}

void PhaseConversations::replacesARowWhenTheTurnEnds()
{
    PhaseConversation conversation =
        PhaseConversation::create(QStringLiteral("s"), 1, QStringLiteral("planning"), Json::object());
    TurnRecord record;
    record.prompt = QStringLiteral("planning-prompt.md");
    conversation.setTurn(record);
    QCOMPARE(conversation.turn(1)->state, TurnState::Interrupted);
    record.state = TurnState::Failed;
    conversation.setTurn(record);
    QCOMPARE(conversation.turns().size(), 1);
    QCOMPARE(conversation.turn(1)->state, TurnState::Failed);
    QVERIFY(!conversation.turn(2));
}

/// A turn loses its cache plan when a fallback responds. It loses its failure when a response is entered manually.
void PhaseConversations::removesOutdatedValues()
{
    Diagnostics diagnostics;
    PhaseConversation conversation = parseConversation(R"({"turns": [{"turn": 1, "note": "x"}], "messages": []})", diagnostics);
    TurnRecord record = fullRecord();
    record.cache = TurnCache{1000, QStringLiteral("5m"), QStringLiteral("abc"), {}};
    conversation.setTurn(record);
    QVERIFY(parseConversation(conversation.bytes(), diagnostics).turns().first().cache);
    record.cache.reset();
    record.failure.clear();
    record.failureMessage.clear();
    conversation.setTurn(record);
    const Json row = Json::parse(conversation.bytes().toStdString())["turns"][0];
    for (const char *key : {"cache", "failure", "failure_message"})
        QVERIFY2(!row.contains(key), key);
    QCOMPARE(row["note"], Json("x"));
    QVERIFY(parseConversation(conversation.bytes(), diagnostics).turns().first().cache == std::nullopt);
    QVERIFY(diagnostics.isEmpty());
}

void PhaseConversations::rejectsOtherDocuments_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << fullConversation().bytes().chopped(20);
    QTest::newRow("a number") << QByteArray("7");
}

void PhaseConversations::rejectsOtherDocuments()
{
    QFETCH(QByteArray, bytes);
    Diagnostics diagnostics;
    QVERIFY(!PhaseConversation::read(*readDocument(QStringLiteral("c.json"), bytes), diagnostics));
}

void PhaseConversations::summaryReplacesTheFirstMessages()
{
    const PhaseConversation conversation = fullConversation();
    QCOMPARE(conversation.summary()->replacedMessages, 2);
    Diagnostics diagnostics;
    const auto sent = [&](qsizetype first, bool includesSummary) {
        return readConversation(*readDocument(QStringLiteral("c.json"), conversation.history(first, includesSummary)), diagnostics);
    };
    QCOMPARE(sent(0, false).size(), 3);
    const QList<Message> short_ = sent(2, true);
    QCOMPARE(short_.size(), 2);
    QVERIFY(short_.first().content.text().endsWith(QStringLiteral("They plan.")));
}

OUTCROP_TEST(PhaseConversations, NoApplication)

} // namespace tst_phaseconversation

#include "tst_phaseconversation.moc"
