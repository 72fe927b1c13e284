// SPDX-License-Identifier: GPL-3.0-or-later
// Tests decisions from Telegram with a local server that implements the Bot API. One chat and one user make each decision once, on the displayed diff.
#include "adapters/notify/telegrammessenger.h"
#include "app/evolution/messengerdecisions.h"
#include "app/evolution/messengerstate.h"
#include "tests/app/ratifyworkspace.h"
#include "tests/support/telegramstandin.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_messenger {

namespace {

Json buttonUpdate(int number, const QString &data, qint64 chat = 42, qint64 user = 42)
{
    return {{"update_id", number}, {"callback_query", {{"id", std::to_string(number)}, {"from", {{"id", user}, {"username", "ada"}}},
        {"message", {{"message_id", 1}, {"chat", {{"id", chat}}}}}, {"data", jsonString(data)}}}};
}

Json messageUpdate(int number, const QString &text, const QString &repliedTo = {}, qint64 chat = 42, qint64 user = 42)
{
    Json message{{"message_id", number}, {"from", {{"id", user}, {"username", "ada"}}}, {"chat", {{"id", chat}}}, {"text", jsonString(text)}};
    if (!repliedTo.isEmpty())
        message["reply_to_message"] = {{"text", jsonString(repliedTo)}};
    return {{"update_id", number}, {"message", message}};
}

/// A workspace with an open suggestion, and a local Bot API server with one chat.
class MessengerFixture
{
public:
    MessengerFixture() { m_suggestion = m_workspace.storeSuggestion(); }

    MessengerRound round()
    {
        TelegramMessenger messenger({m_server.url(), QStringLiteral("42")}, [] { return Result<Secret>(Secret(QByteArray(botToken))); });
        EvolutionSettings settings;
        settings.channel = QStringLiteral("telegram");
        settings.telegramChat = settings.telegramUser = QStringLiteral("42");
        m_events.clear();
        const MessengerContext desk{m_workspace.folder(), m_workspace.store(), nullptr, [this] { return Result<OpenedWorkspace>(m_workspace.open()); },
            [this](const QString &event) { m_events.append(event); }, [this] { return m_now; }};
        const Result<MessengerRound> round = runMessengerRound(messenger, desk, settings, std::chrono::seconds(0), {});
        if (!round)
            qFatal("%s", qPrintable(round.error().message));
        return *round;
    }

    TelegramStandIn &server() { return m_server; }
    RatifyWorkspace &workspace() { return m_workspace; }
    RecordId id() const { return m_suggestion.id; }
    SuggestionState state() { return findSuggestion(m_workspace.store(), id())->state(); }
    QList<Decision> log() { return *m_workspace.store().decisions().query(); }
    QString events() const { return m_events.join(u'\n'); }
    void advanceClock(int hours) { m_now = m_now.addSecs(hours * 3600); }

    /// Returns the data of the button with this verb in the last message with buttons; empty if there is none.
    QString button(const QString &verb) const
    {
        const QList<Json> messages = m_server.messages();
        for (auto message = messages.rbegin(); message != messages.rend(); ++message) {
            if (!message->contains("reply_markup") || !(*message)["reply_markup"].contains("inline_keyboard"))
                continue;
            for (const Json &one : (*message)["reply_markup"]["inline_keyboard"][0]) {
                if (const QString data = qString(one["callback_data"]); data.startsWith(verb + u':'))
                    return data;
            }
            return {};
        }
        return {};
    }

private:
    TelegramStandIn m_server;
    RatifyWorkspace m_workspace;
    Suggestion m_suggestion;
    QStringList m_events;
    QDateTime m_now = QDateTime::currentDateTimeUtc();
};

} // namespace

class MessengerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsASuggestionWithItsDiffOnce();
    void acceptsADecisionFromTheConfiguredUser();
    void rejectsASuggestionWithAReason();
    void postponesASuggestion();
    void postponesWithAWrittenDecision();
    void ignoresUpdatesFromOtherChatsAndUsers_data();
    void ignoresUpdatesFromOtherChatsAndUsers();
    void ignoresARepeatedUpdate();
    void rejectsADecisionOnAnOutdatedDiff();
    void rejectsASecondDecision();
    void repliesWithInstructionsToOtherMessages();
    void doesNotAcceptADiffThatWasNotShown();
    void reportsABrokenStateFile();
    void requiresAConfiguredChatAndUser();
};

void MessengerTest::showsASuggestionWithItsDiffOnce()
{
    MessengerFixture desk;
    QCOMPARE(desk.round().sent, 1);
    QCOMPARE(desk.round().sent, 0);
    const QList<Json> messages = desk.server().messages();
    QCOMPARE(messages.size(), 1);
    const QString text = qString(messages.first()["text"]);
    QVERIFY2(text.contains(QStringLiteral("-Bed 5 is sown")) && text.contains(QStringLiteral("+Bed 5 was sown")) && text.contains(QStringLiteral("Say what was sown")), qPrintable(text));
    QCOMPARE(qString(messages.first()["chat_id"]), QStringLiteral("42"));
    QVERIFY(!desk.button(QStringLiteral("accept")).isEmpty() && !desk.button(QStringLiteral("reject")).isEmpty() && !desk.button(QStringLiteral("later")).isEmpty());
    QVERIFY(!desk.server().methods().contains(QStringLiteral("setWebhook")));
}

void MessengerTest::acceptsADecisionFromTheConfiguredUser()
{
    MessengerFixture desk;
    desk.round();
    desk.server().queueUpdate(buttonUpdate(5, desk.button(QStringLiteral("accept"))));
    const MessengerRound round = desk.round();
    QVERIFY2(round.decidedCount == 1 && round.refused == 0, qPrintable(desk.events()));
    QCOMPARE(desk.workspace().layerText(), RatifyWorkspace::suggestedText());
    const QList<Decision> log = desk.log();
    QCOMPARE(log.size(), 1);
    QCOMPARE(log.first().verdict, QStringLiteral("accepted"));
    QCOMPARE(log.first().person, QStringLiteral("@ada"));
    const Json where = log.first().details["where"];
    QCOMPARE(qString(where["channel"]), QStringLiteral("Telegram"));
    QCOMPARE(qString(where["chat"]), QStringLiteral("42"));
    QCOMPARE(qString(where["user"]), QStringLiteral("42"));
    QCOMPARE(where["update"].get<int>(), 5);
    QVERIFY(desk.server().methods().contains(QStringLiteral("answerCallbackQuery")));
}

void MessengerTest::rejectsASuggestionWithAReason()
{
    MessengerFixture desk;
    desk.round();
    desk.server().queueUpdate(buttonUpdate(5, desk.button(QStringLiteral("reject"))));
    QCOMPARE(desk.round().decidedCount, 0); // the bot asks for the reason before it records the decision
    const Json question = desk.server().messages().last();
    QVERIFY(question["reply_markup"]["force_reply"] == true);
    desk.server().queueUpdate(messageUpdate(6, QStringLiteral("The beds are empty."), qString(question["text"])));
    QCOMPARE(desk.round().decidedCount, 1);
    const QList<Decision> log = desk.log();
    QCOMPARE(log.size(), 1);
    QCOMPARE(log.first().verdict, QStringLiteral("rejected"));
    QCOMPARE(log.first().reason, QStringLiteral("The beds are empty."));
    QCOMPARE(qString(log.first().details["where"]["channel"]), QStringLiteral("Telegram"));
    QCOMPARE(desk.workspace().layerText(), RatifyWorkspace::originalText());
}

void MessengerTest::postponesASuggestion()
{
    MessengerFixture desk;
    desk.round();
    desk.server().queueUpdate(buttonUpdate(5, desk.button(QStringLiteral("later"))));
    QCOMPARE(desk.round().decidedCount, 1);
    QCOMPARE(desk.state(), SuggestionState::Open);
    QCOMPARE(desk.log().first().verdict, postponedVerdict);
    desk.server().clear();
    QCOMPARE(desk.round().sent, 0);
    desk.advanceClock(25);
    QCOMPARE(desk.round().sent, 1);
}

void MessengerTest::postponesWithAWrittenDecision()
{
    MessengerFixture desk;
    desk.round();
    QString decision = desk.button(QStringLiteral("later"));
    decision.replace(QStringLiteral("later"), QStringLiteral("postpone")).replace(u':', u' ');
    desk.server().queueUpdate(messageUpdate(5, decision));
    QCOMPARE(desk.round().decidedCount, 1);
    QCOMPARE(desk.log().first().verdict, postponedVerdict);
}

void MessengerTest::ignoresUpdatesFromOtherChatsAndUsers_data()
{
    QTest::addColumn<qint64>("chat");
    QTest::addColumn<qint64>("user");
    QTest::newRow("another chat") << qint64(43) << qint64(42);
    QTest::newRow("another person in the chat") << qint64(42) << qint64(43);
    QTest::newRow("another person in another chat") << qint64(43) << qint64(43);
    QTest::newRow("no person") << qint64(42) << qint64(0);
}

void MessengerTest::ignoresUpdatesFromOtherChatsAndUsers()
{
    QFETCH(qint64, chat);
    QFETCH(qint64, user);
    MessengerFixture desk;
    desk.round();
    const QString accept = desk.button(QStringLiteral("accept"));
    desk.server().queueUpdate(buttonUpdate(5, accept, chat, user));
    desk.server().queueUpdate(messageUpdate(6, QString(accept).replace(u':', u' '), {}, chat, user));
    const qsizetype before = desk.server().messages().size();
    const MessengerRound round = desk.round();
    QCOMPARE(round.refused, 2);
    QCOMPARE(round.decidedCount, 0);
    QVERIFY2(desk.events().contains(QStringLiteral("is not allowed to decide on suggestions")), qPrintable(desk.events()));
    QCOMPARE(desk.server().messages().size(), before); // other users get no reply
    QCOMPARE(desk.workspace().layerText(), RatifyWorkspace::originalText());
    QVERIFY(desk.log().isEmpty());
}

void MessengerTest::ignoresARepeatedUpdate()
{
    MessengerFixture desk;
    desk.round();
    desk.server().queueUpdate(buttonUpdate(5, desk.button(QStringLiteral("later"))));
    desk.server().queueUpdate(buttonUpdate(5, desk.button(QStringLiteral("later")))); // the same button press arrives twice in one response
    MessengerRound round = desk.round();
    QCOMPARE(round.decidedCount, 1);
    QCOMPARE(round.refused, 1);
    round = desk.round(); // the server repeats confirmed updates
    QCOMPARE(round.decidedCount, 0);
    QCOMPARE(round.refused, 2);
    QVERIFY2(desk.events().contains(QStringLiteral("ignored update 5: it was already handled")), qPrintable(desk.events()));
    QCOMPARE(desk.log().size(), 1);
}

void MessengerTest::rejectsADecisionOnAnOutdatedDiff()
{
    for (const char *verb : {"accept", "later"}) {
        MessengerFixture desk;
        desk.round();
        const QString seen = desk.button(QLatin1String(verb));
        const QString changed = RatifyWorkspace::originalText().replace(QStringLiteral("Bed 12 is"), QStringLiteral("Bed 12, in the shade, is"));
        desk.workspace().writeLayer(changed);
        desk.server().queueUpdate(buttonUpdate(5, seen));
        const MessengerRound round = desk.round();
        QCOMPARE(round.decidedCount, 0);
        QCOMPARE(round.refused, 1);
        QCOMPARE(round.sent, 1); // the bot sends the new diff
        QVERIFY2(desk.events().contains(QStringLiteral("has changed since it was shown")), qPrintable(desk.events()));
        QCOMPARE(desk.workspace().layerText(), changed);
        QVERIFY(desk.log().isEmpty());
        desk.server().clear();
        desk.server().queueUpdate(buttonUpdate(6, desk.button(QLatin1String(verb))));
        QCOMPARE(desk.round().decidedCount, 1);
    }
}

void MessengerTest::rejectsASecondDecision()
{
    MessengerFixture desk;
    desk.round();
    const QString accept = desk.button(QStringLiteral("accept"));
    QVERIFY(rejectSuggestionById(desk.workspace().store(), desk.workspace().folder(), nullptr, desk.id(), QStringLiteral("No."), testDecider()).ok());
    desk.server().queueUpdate(buttonUpdate(5, accept));
    QCOMPARE(desk.round().refused, 1);
    QVERIFY2(desk.events().contains(QStringLiteral("already been decided")), qPrintable(desk.events()));
    QCOMPARE(desk.log().size(), 1);
    QCOMPARE(desk.workspace().layerText(), RatifyWorkspace::originalText());
}

void MessengerTest::repliesWithInstructionsToOtherMessages()
{
    MessengerFixture desk;
    desk.round();
    desk.server().queueUpdate(messageUpdate(5, QStringLiteral("yes please")));
    desk.server().queueUpdate(buttonUpdate(6, QStringLiteral("accept:%1").arg(desk.id())));
    desk.server().queueUpdate({{"update_id", 7}, {"message", "text"}});
    desk.server().queueUpdate({{"other", 7}});
    const MessengerRound round = desk.round();
    QCOMPARE(round.refused, 3);
    QVERIFY(desk.log().isEmpty());
    QVERIFY(qString(desk.server().messages().last()["text"]).contains(QStringLiteral("accept NUMBER CODE")));
}

void MessengerTest::doesNotAcceptADiffThatWasNotShown()
{
    MessengerFixture desk;
    QString wide = RatifyWorkspace::originalText(), wanted = wide;
    for (int bed = 1; bed <= 40; ++bed)
        wanted.replace(QStringLiteral("Bed %1 is").arg(bed), QStringLiteral("Bed %1, %2, was").arg(bed).arg(QStringLiteral("in the shade").repeated(12)));
    Suggestion suggestion = desk.workspace().suggestion();
    suggestion.title = QStringLiteral("Say everything");
    suggestion.diff = toText(diffFile(wide, wanted, suggestion.target));
    suggestion = desk.workspace().storeSuggestion(suggestion);
    desk.round();
    const AcceptPlan plan = *planAcceptance(desk.workspace().open(), nullptr, suggestion);
    const QString code = decisionCode(suggestion, &plan);
    desk.server().queueUpdate(messageUpdate(5, QStringLiteral("accept %1 %2").arg(suggestion.id).arg(code)));
    QCOMPARE(desk.round().refused, 1);
    QVERIFY2(desk.events().contains(QStringLiteral("too long for a message")), qPrintable(desk.events()));
    QCOMPARE(desk.workspace().layerText(), RatifyWorkspace::originalText());
}

void MessengerTest::reportsABrokenStateFile()
{
    MessengerFixture desk;
    desk.round();
    QFile file(desk.workspace().folder() + QStringLiteral("/.outcrop/messenger.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"last_update\": \"many\"}");
    file.close();
    const Result<MessengerState> state = readMessengerState(desk.workspace().folder());
    QVERIFY(!state.ok());
    QCOMPARE(state.error().location.file, QStringLiteral(".outcrop/messenger.json"));
}

void MessengerTest::requiresAConfiguredChatAndUser()
{
    EvolutionSettings settings;
    QVERIFY(messengerSettingsError(settings));
    settings.channel = QStringLiteral("telegram");
    QVERIFY(messengerSettingsError(settings)->message.contains(QStringLiteral("telegram_chat")));
    settings.telegramChat = QStringLiteral("-100200");
    QVERIFY(messengerSettingsError(settings)->message.contains(QStringLiteral("telegram_user")));
    settings.telegramUser = QStringLiteral("42");
    QVERIFY(!messengerSettingsError(settings));
}

OUTCROP_TEST(MessengerTest, CoreApplication)

} // namespace tst_messenger

#include "tst_messenger.moc"
