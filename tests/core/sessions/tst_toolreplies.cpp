// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the table of simulated tool results: matching, values and located errors.
#include "core/sessions/toolreplies.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_toolreplies {

namespace {

ToolCall call(const char *tool, const Json &arguments)
{
    return {QStringLiteral("c1"), QLatin1String(tool), arguments};
}

} // namespace

class TestToolReplies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usesTheFirstMatchingReply()
    {
        const auto table = readToolReplies(QStringLiteral("tools:\n  stock:\n    - when: {item: rose, count: 2}\n      reply: \"12\"\n    - reply: {items: [1, 2]}\n  weather:\n    - reply: Sunny\n"),
            QStringLiteral("replies.yaml"));
        QVERIFY2(table.ok(), table ? "" : qPrintable(table.error().message));
        QCOMPARE(table->replyTo(call("stock", {{"item", "rose"}, {"count", 2}, {"more", true}})), std::optional(QStringLiteral("12")));
        QCOMPARE(table->replyTo(call("stock", {{"item", "rose"}})), std::optional(QStringLiteral("{\"items\":[1,2]}")));
        QCOMPARE(table->replyTo(call("weather", Json::object())), std::optional(QStringLiteral("Sunny")));
        QCOMPARE(table->replyTo(call("clock", Json::object())), std::optional<QString>());
        QCOMPARE(table->longestReply(), qint64(15));
    }

    void aModelCanSimulateTheTools()
    {
        const auto replies = readToolReplies(QStringLiteral("model: {provider: ollama, model: qwen3, instructions: Count.}\n"), QStringLiteral("replies.yaml"));
        QVERIFY2(replies.ok(), replies ? "" : qPrintable(replies.error().message));
        QVERIFY(!replies->isEmpty() && replies->replies.isEmpty());
        QCOMPARE(replies->model->provider, QStringLiteral("ollama"));
        QCOMPARE(replies->model->model, QStringLiteral("qwen3"));
        QCOMPARE(replies->model->instructions, QStringLiteral("Count."));
    }

    void callsWithoutArgumentsMatchOnlyGeneralReplies()
    {
        const auto table = readToolReplies(QStringLiteral("tools: {stock: [{when: {item: rose}, reply: a}]}"), QStringLiteral("replies.yaml"));
        QVERIFY(table.ok());
        QCOMPARE(table->replyTo(call("stock", Json("not an object"))), std::optional<QString>());
        QCOMPARE(table->replyTo(call("stock", Json::object())), std::optional<QString>());
    }

    void errorsOfTheModelNameTheProblem()
    {
        const auto messageFor = [](const QString &setting) {
            return readToolReplies(QStringLiteral("model:\n  provider: ollama\n  ") + setting + u'\n', QStringLiteral("replies.yaml")).error().message;
        };
        QCOMPARE(messageFor(QStringLiteral("seed: 1")), QStringLiteral("Unknown key `seed`. Known keys of the model that simulates tool results: `provider`, `model`, `instructions`."));
        QCOMPARE(messageFor(QStringLiteral("model: [qwen3]")), QStringLiteral("The value of `model` must be a string. Correct it."));
    }

    void errorsHaveLocations_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("no tools") << QStringLiteral("replies: []\n") << 1;
        QTest::newRow("not a list") << QStringLiteral("tools:\n  stock: 12\n") << 2;
        QTest::newRow("no reply") << QStringLiteral("tools:\n  stock:\n    - when: {item: rose}\n") << 3;
        QTest::newRow("unknown key") << QStringLiteral("tools:\n  stock:\n    - reply: a\n      if: b\n") << 4;
        QTest::newRow("empty tools") << QStringLiteral("# none\ntools: {}\n") << 2;
        QTest::newRow("no provider") << QStringLiteral("tools: {stock: [{reply: a}]}\nmodel: {model: qwen3}\n") << 2;
        QTest::newRow("unknown key of the model") << QStringLiteral("model:\n  provider: ollama\n  temperature: 1\n") << 3;
        QTest::newRow("when is text") << QStringLiteral("tools:\n  stock:\n    - reply: a\n      when: b\n") << 4;
    }

    void errorsHaveLocations()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        const auto table = readToolReplies(text, QStringLiteral("replies.yaml"));
        QVERIFY(!table.ok());
        QCOMPARE(table.error().code, ErrorCode::Invalid);
        QCOMPARE(table.error().location.file, QStringLiteral("replies.yaml"));
        QCOMPARE(table.error().location.range.start.line, line);
    }
};

OUTCROP_TEST(TestToolReplies, NoApplication)

} // namespace tst_toolreplies

#include "tst_toolreplies.moc"
