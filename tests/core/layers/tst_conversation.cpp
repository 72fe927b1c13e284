// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/conversation.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_conversation {

class Conversations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsListsAndObjects_data();
    void readsListsAndObjects();
    void joinsTextBlocks();
    void readsBothToolCallFormats();
    void readsUnknownMessageKeysAsMetadata();
    void locatesInvalidMessages_data();
    void locatesInvalidMessages();

private:
    static QList<Message> read(const QByteArray &json, Diagnostics &diagnostics);
};

QList<Message> Conversations::read(const QByteArray &json, Diagnostics &diagnostics)
{
    return readConversation(*readDocument(QStringLiteral("c.json"), json), diagnostics);
}

void Conversations::readsListsAndObjects_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("list") << QByteArray(R"([{"role":"user","content":"hi \ud83c\udf31"}])");
    QTest::newRow("object") << QByteArray(R"({"messages":[{"role":"user","content":"hi \ud83c\udf31"}]})");
}

void Conversations::readsListsAndObjects()
{
    QFETCH(QByteArray, json);
    Diagnostics diagnostics;
    const QList<Message> messages = read(json, diagnostics);
    QVERIFY2(diagnostics.isEmpty(), qPrintable(toString(diagnostics.value(0))));
    QCOMPARE(messages.size(), 1);
    QCOMPARE(messages.first().content.text(), QStringLiteral("hi 🌱"));
}

void Conversations::joinsTextBlocks()
{
    Diagnostics diagnostics;
    const auto messages = read(R"([{"role": "user", "content": [{"type": "text", "text": "a "}, {"type": "text", "text": "b"}]}])", diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QCOMPARE(messages.first().content.text(), QStringLiteral("a b"));
}

void Conversations::readsBothToolCallFormats()
{
    Diagnostics diagnostics;
    const QList<Message> messages = read(R"([
        {"role": "assistant", "tool_calls": [{"id": "a", "name": "find", "arguments": {"q": 1}},
                                             {"id": "b", "function": {"name": "list", "arguments": "{\"n\": 2}"}}]},
        {"role": "tool", "tool_call_id": "b", "content": "done"}])",
                                        diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QCOMPARE(messages.at(0).toolCalls.at(1).name, QStringLiteral("list"));
    QCOMPARE(messages.at(0).toolCalls.at(1).arguments, Json({{"n", 2}}));
    QCOMPARE(messages.at(1).toolName, QStringLiteral("list"));
}

void Conversations::readsUnknownMessageKeysAsMetadata()
{
    Diagnostics diagnostics;
    const QList<Message> messages = read(R"([{"role": "assistant", "content": "dry", "sender": "bo", "timestamp": "2026-11-21T08:00:00Z", "type": "bot",
                                              "priority": -2, "tool_used": "soil"}, {"role": "user", "content": "so?", "priority": 99999999999}])",
                                         diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QCOMPARE(messages.first().type, QStringLiteral("bot"));
    QCOMPARE(messages.first().priority, std::optional(-2));
    QCOMPARE(messages.first().toolName, QStringLiteral("soil"));
    QCOMPARE(messages.last().priority, std::optional(std::numeric_limits<int>::max()));
    QVERIFY(messages.last().type.isEmpty());
}

void Conversations::locatesInvalidMessages_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    QTest::newRow("no list") << QByteArray("{\"a\": 1}") << QStringLiteral("c.json:1:1");
    QTest::newRow("an unknown role") << QByteArray("[\n{\"role\": \"robot\", \"content\": \"x\"}]") << QStringLiteral("c.json:2:10");
    QTest::newRow("an answer to an unknown call")
        << QByteArray("[\n{\"role\": \"tool\", \"tool_call_id\": \"x\", \"content\": \"y\"}]") << QStringLiteral("c.json:2:34");
    QTest::newRow("arguments that are not an object")
        << QByteArray("[\n{\"role\": \"assistant\", \"tool_calls\": [{\"id\": \"a\", \"name\": \"f\", \"arguments\": \"[1]\"}]}]") << QStringLiteral("c.json:2:76");
    QTest::newRow("arguments nested too deeply")
        << QByteArray("[\n{\"role\": \"assistant\", \"tool_calls\": [{\"id\": \"a\", \"name\": \"f\", \"arguments\": \"{\\\"a\\\":" + QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}\"}]}]") << QStringLiteral("c.json:2:76");
    QTest::newRow("a call by the user") << QByteArray("[\n{\"role\": \"user\", \"tool_calls\": [{\"name\": \"f\"}]}]") << QStringLiteral("c.json:2:32");
    QTest::newRow("an image") << QByteArray("[\n{\"role\": \"user\", \"content\": [{\"type\": \"image\"}]}]") << QStringLiteral("c.json:2:30");
    QTest::newRow("a tool response without a call") << QByteArray("[\n{\"role\": \"tool\", \"content\": \"x\"}]") << QStringLiteral("c.json:2:1");
}

void Conversations::locatesInvalidMessages()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    Diagnostics diagnostics;
    read(json, diagnostics);
    QVERIFY(!diagnostics.isEmpty());
    QCOMPARE(toString(diagnostics.first().location), place);
}

OUTCROP_TEST(Conversations, CoreApplication)

} // namespace tst_conversation

#include "tst_conversation.moc"
