// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/historyplan.h"
#include "core/documents/document.h"
#include "tests/support/testregistry.h"
#include "tests/support/wordcounter.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_historyplan {

namespace {

/// Parses a conversation such as `u3 a4 u2 t1`: the role and the number of words of each message.
QList<Message> conversation(const QString &script)
{
    QList<Message> messages;
    for (const QString &word : script.split(u' ', Qt::SkipEmptyParts)) {
        Message message;
        message.role = word.startsWith(u'u') ? Message::Role::User : word.startsWith(u'a') ? Message::Role::Assistant : Message::Role::Tool;
        message.content = TracedText::generated(QStringList(word.mid(1).toInt(), QStringLiteral("word")).join(u' '), {});
        messages.append(message);
    }
    return messages;
}

} // namespace

class HistoryPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plansForEveryPolicy_data();
    void plansForEveryPolicy();
    void appliesTheSmallerBudget();
    void describesASingleMessage();
    void readsSettingsFromTheManifest_data();
    void readsSettingsFromTheManifest();
};

void HistoryPlans::plansForEveryPolicy_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<HistoryPolicy>("policy");
    QTest::addColumn<int>("budget");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("after");
    QTest::addColumn<bool>("refused");
    const QString long_ = QStringLiteral("u3 a4 u2 a1 t5 a2 u1 a1"); // the exchanges have 7, 10 and 2 words
    QTest::newRow("no limit") << long_ << HistoryPolicy::Truncate << -1 << 0 << 19 << false;
    QTest::newRow("it fits to the token") << long_ << HistoryPolicy::Truncate << 19 << 0 << 19 << false;
    QTest::newRow("the oldest exchange is removed completely") << long_ << HistoryPolicy::Truncate << 18 << 2 << 12 << false;
    QTest::newRow("a call and its result stay together") << long_ << HistoryPolicy::Truncate << 11 << 6 << 2 << false;
    QTest::newRow("all of it is removed") << long_ << HistoryPolicy::Truncate << 1 << 8 << 0 << false;
    QTest::newRow("nothing is allowed") << long_ << HistoryPolicy::Truncate << 0 << 8 << 0 << false;
    QTest::newRow("summarized: fits") << long_ << HistoryPolicy::Summarize << 19 << 0 << 19 << false;
    QTest::newRow("summarized: the oldest") << long_ << HistoryPolicy::Summarize << 12 << 2 << 12 << false;
    QTest::newRow("summarized: the last exchange stays") << long_ << HistoryPolicy::Summarize << 1 << 6 << 2 << false;
    QTest::newRow("refused: fits") << long_ << HistoryPolicy::Refuse << 19 << 0 << 19 << false;
    QTest::newRow("refused") << long_ << HistoryPolicy::Refuse << 18 << 2 << 12 << true;
    QTest::newRow("refused: one exchange alone") << QStringLiteral("u3 a9") << HistoryPolicy::Refuse << 5 << 0 << 12 << true;
    QTest::newRow("begins with an answer") << QStringLiteral("a4 u1 a1") << HistoryPolicy::Truncate << 3 << 1 << 2 << false;
    QTest::newRow("empty") << QString() << HistoryPolicy::Refuse << 0 << 0 << 0 << false;
}

void HistoryPlans::plansForEveryPolicy()
{
    QFETCH(QString, script);
    QFETCH(HistoryPolicy, policy);
    QFETCH(int, budget);
    HistoryBudget allowed;
    if (budget >= 0)
        allowed.lowerTo(budget, QStringLiteral("the test"));
    const WordCounter counter;
    const QList<Message> messages = conversation(script);
    const HistoryPlan plan = planHistory(messages, counter, {policy, {}}, allowed);
    QTEST(static_cast<int>(plan.firstMessage), "first");
    QTEST(static_cast<int>(plan.tokensAfter), "after");
    QTEST(plan.isRefused(), "refused");
    QCOMPARE(plan.messages, messages.size());
    QCOMPARE(plan.needsSummary(), policy == HistoryPolicy::Summarize && plan.firstMessage > 0);
    QCOMPARE(plan.text().isEmpty(), plan.firstMessage == 0 && plan.fitsBudget);
    if (plan.firstMessage > 0 && plan.firstMessage < messages.size())
        QCOMPARE(messages.at(plan.firstMessage).role, Message::Role::User);
    QCOMPARE(toJson(plan)["left_out"].get<qsizetype>(), plan.firstMessage);
}

void HistoryPlans::appliesTheSmallerBudget()
{
    HistoryBudget budget;
    budget.lowerTo(100, QStringLiteral("window"));
    budget.lowerTo(200, QStringLiteral("other"));
    QCOMPARE(*budget.tokens, 100);
    QCOMPARE(budget.reason, QStringLiteral("window"));
    const WordCounter counter;
    const HistoryPlan plan = planHistory(conversation(QStringLiteral("u3 a4 u1")), counter, {HistoryPolicy::Truncate, 4}, budget);
    QCOMPARE(plan.firstMessage, 2);
    QVERIFY(plan.text().contains(QStringLiteral("history_tokens")));
}

void HistoryPlans::describesASingleMessage()
{
    const WordCounter counter;
    const QList<Message> messages = conversation(QStringLiteral("u3 u4 a1"));
    QCOMPARE(planHistory(messages, counter, {HistoryPolicy::Truncate, 5}, {}).text(),
        QStringLiteral("the oldest of 3 messages is omitted: 8 tokens become 5, and 5 are allowed (history_tokens in config.toml)"));
    QCOMPARE(planHistory(messages, counter, {HistoryPolicy::Truncate, 0}, {}).text(),
        QStringLiteral("the oldest 3 of 3 messages are omitted: 8 tokens become 0, and 0 are allowed (history_tokens in config.toml)"));
}

void HistoryPlans::readsSettingsFromTheManifest_data()
{
    QTest::addColumn<QByteArray>("toml");
    QTest::addColumn<HistoryPolicy>("policy");
    QTest::addColumn<int>("limit");
    QTest::newRow("nothing stated") << QByteArray() << HistoryPolicy::Truncate << 0;
    QTest::newRow("both") << QByteArray("[sessions]\nhistory = \"summarise\"\nhistory_tokens = 9000\n")
                          << HistoryPolicy::Summarize << 9000;
    QTest::newRow("refuse") << QByteArray("[sessions]\nhistory = \"refuse\"\n") << HistoryPolicy::Refuse << 0;
    QTest::newRow("no such policy") << QByteArray("[sessions]\nhistory = \"forget\"\nhistory_tokens = -3\n") << HistoryPolicy::Truncate << 0;
}

void HistoryPlans::readsSettingsFromTheManifest()
{
    QFETCH(QByteArray, toml);
    const HistorySettings settings = historySettings(readManifest(*readDocument(QStringLiteral("config.toml"), toml)));
    QTEST(settings.policy, "policy");
    QTEST(static_cast<int>(settings.limit.value_or(0)), "limit");
}


OUTCROP_TEST(HistoryPlans, NoApplication)

} // namespace tst_historyplan

#include "tst_historyplan.moc"
