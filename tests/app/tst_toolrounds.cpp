// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that tool calls are answered with simulated results: the requests, the plan, the stored turns, and the end of the loop.
#include "app/send/sendprompt.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_toolrounds {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

ProviderResponse toolCallFor(const char *item)
{
    ProviderResponse answer = textResponse(QString());
    answer.toolCalls = {{QStringLiteral("call_1"), QStringLiteral("stock"), Json{{"item", item}}}};
    return answer;
}

/// A workspace with an agent that has a tool, and a job that answers the tool calls.
class ToolRoundFixture
{
public:
    explicit ToolRoundFixture(const QByteArray &moreTools = {})
    {
        m_copy.write(QStringLiteral("agents/keeper.md"),
            "---\nname: keeper\ntools:\n  - name: stock\n    description: Returns the stock.\n    parameters: {type: object, properties: {item: {type: string}}}\n" + moreTools + "---\nCount.\n");
        m_copy.write(QStringLiteral("agents/clerk.md"), "---\nname: clerk\n---\nWrite.\n"); // this agent has no tools
    }

    void setReplies(const QString &text) { m_replies = text; }
    void setAgent(const QString &name) { m_agent = name; }

    SendJob job(int rounds) const
    {
        SendJob job;
        job.render.selection.request = QStringLiteral("Plan it.");
        job.render.selection.agent = m_agent;
        job.render.selection.phase = QStringLiteral("planning");
        job.render.provider = QStringLiteral("anthropic");
        job.toolReplies = *readToolReplies(m_replies, QStringLiteral("replies.yaml"));
        job.maxToolRounds = rounds;
        return job;
    }

    Result<SendPreview> tryPreview(int rounds) const { return previewSend(*openWorkspace(m_copy.folder()), job(rounds), noon); }

    SendPreview preview(int rounds) const
    {
        const Result<SendPreview> preview = tryPreview(rounds);
        if (!preview)
            qFatal("%s", qPrintable(preview.error().message));
        return *preview;
    }

    SendOutcome send(int rounds, Provider &provider, QStringList *messages = nullptr) const
    {
        SendSettings settings;
        settings.now = [] { return noon; };
        settings.listener.onMessage = [messages](const QString &text) {
            if (messages)
                messages->append(text);
        };
        return sendPrompt(preview(rounds), provider, settings);
    }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
    QString m_agent = QStringLiteral("keeper");
    QString m_replies = QStringLiteral("tools: {stock: [{when: {item: rose}, reply: twelve roses}]}");
};

int plannedToolReplies(const SendPlan &plan)
{
    int count = 0;
    for (const PlannedRequest &request : plan.requests)
        count += request.cause == RequestCause::ToolReply ? request.maxCount : 0;
    return count;
}

int plannedRounds(const SendPlan &plan)
{
    int count = 0;
    for (const PlannedRequest &request : plan.requests)
        count += request.cause == RequestCause::ToolRound ? request.maxCount : 0;
    return count;
}

} // namespace

class ToolRounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsSimulatedResultsBack()
    {
        const ToolRoundFixture shop;
        int calls = 0;
        ScriptedProvider provider([&calls](const RenderedRequest &) -> Result<ProviderResponse> { return calls++ == 0 ? toolCallFor("rose") : textResponse(QStringLiteral("Twelve.")); });
        const SendOutcome outcome = shop.send(3, provider);
        QVERIFY2(!outcome.error, outcome.error ? qPrintable(outcome.error->message) : "");
        QCOMPARE(outcome.response.text, QStringLiteral("Twelve."));
        QCOMPARE(provider.requests().size(), qsizetype(2));
        const QString body = provider.requests().last().bodyText().text();
        QVERIFY(body.contains(QStringLiteral("twelve roses")));
        QCOMPARE(body.count(QStringLiteral("Plan it.")), qsizetype(1)); // the request is in the body only once
        QCOMPARE(outcome.turns.size(), qsizetype(2));
        QVERIFY(!outcome.turns.last().automaticReason.isEmpty());
        QVERIFY(!outcome.turns.first().quality); // the turn is not rated, because the model waits for the results
        QVERIFY(outcome.turns.last().quality);
    }

    void plansEveryToolRound()
    {
        const ToolRoundFixture shop;
        QCOMPARE(plannedRounds(shop.preview(3).plan), 3);
        QCOMPARE(plannedRounds(shop.preview(0).plan), 0);
        ScriptedProvider provider(toolCallFor("rose"));
        QStringList messages;
        shop.send(3, provider, &messages);
        QCOMPARE(provider.requests().size(), qsizetype(4)); // the prompt and three rounds
        QVERIFY(messages.last().contains(QLatin1Char('3')));
    }

    /// A model may call all tools in one response, so the estimate contains a result of each.
    void estimateIncludesOneResultPerTool()
    {
        const ToolRoundFixture shop;
        const ToolRoundFixture larger("  - name: order\n    description: Orders an item.\n    parameters: {type: object, properties: {}}\n");
        const auto costOf = [](const SendPreview &preview, RequestCause cause) {
            for (const PlannedRequest &request : preview.plan.requests) {
                if (request.cause == cause)
                    return request.cost;
            }
            return std::optional<Cost>();
        };
        const auto added = [&](const SendPreview &preview) { return costOf(preview, RequestCause::ToolRound) - costOf(preview, RequestCause::Prompt); };
        const std::optional<Cost> one = added(shop.preview(3));
        const std::optional<Cost> two = added(larger.preview(3));
        QVERIFY(one && two && *two > *one);
    }

    /// The model that simulates tool results is called only for calls without a fixed reply. Its turns are in a separate phase of the session.
    void aModelSimulatesTheTools()
    {
        ToolRoundFixture shop;
        const std::optional<Cost> withoutModel = shop.preview(3).plan.maxTotalCost;
        shop.setReplies(QStringLiteral("tools: {stock: [{when: {item: rose}, reply: twelve roses}]}\nmodel: {provider: openai, model: gpt-4.1, instructions: There are no lilies.}"));
        const SendPlan plan = shop.preview(3).plan;
        QCOMPARE(plannedToolReplies(plan), 3);
        QCOMPARE(plannedRounds(plan), 3);
        QVERIFY(withoutModel && (!plan.maxTotalCost || *plan.maxTotalCost > *withoutModel));
        QStringList items{QStringLiteral("tulip"), QStringLiteral("rose"), QStringLiteral("lily")};
        QString asked;
        ScriptedProvider provider([&](const RenderedRequest &request) -> Result<ProviderResponse> {
            if (request.provider == u"openai") {
                asked = request.bodyText().text();
                return textResponse(QStringLiteral("Three pieces"));
            }
            return items.isEmpty() ? textResponse(QStringLiteral("Done.")) : toolCallFor(items.takeFirst().toLatin1().constData());
        });
        const SendOutcome outcome = shop.send(3, provider);
        QVERIFY2(!outcome.error, outcome.error ? qPrintable(outcome.error->message) : "");
        QCOMPARE(outcome.response.text, QStringLiteral("Done."));
        QCOMPARE(provider.requests().size(), qsizetype(4 + 2));
        QVERIFY(asked.contains(QStringLiteral("There are no lilies.")) && asked.contains(QStringLiteral("lily")) && asked.contains(QStringLiteral("stock")));
        const QString last = provider.requests().last().bodyText().text();
        QCOMPARE(last.count(QStringLiteral("Three pieces")), qsizetype(2));
        QCOMPARE(last.count(QStringLiteral("twelve roses")), qsizetype(1));
        QCOMPARE(outcome.turns.size(), qsizetype(4 + 2));
        QCOMPARE(outcome.record.provider, QStringLiteral("anthropic"));
        QCOMPARE(outcome.files.filter(QStringLiteral("-tools")).isEmpty(), false);
    }

    void aFailureOfTheToolModelEndsTheLoop()
    {
        ToolRoundFixture shop;
        shop.setReplies(QStringLiteral("model: {provider: openai, model: gpt-4.1}"));
        ScriptedProvider provider([](const RenderedRequest &request) -> Result<ProviderResponse> {
            return request.provider == u"openai" ? textResponse(QString(), StopReason::Refused) : toolCallFor("rose");
        });
        QStringList messages;
        const SendOutcome outcome = shop.send(3, provider, &messages);
        QCOMPARE(provider.requests().size(), qsizetype(2));
        QVERIFY(!outcome.error);
        QCOMPARE(outcome.response.toolCalls.size(), 1);
        QVERIFY2(messages.last().contains(QLatin1String("stock")), qPrintable(messages.last()));
    }

    /// The preview has no tool rounds for a request without tools, so the loop must not have any.
    void aRequestWithoutToolsHasNoRounds()
    {
        ToolRoundFixture shop;
        shop.setAgent(QStringLiteral("clerk"));
        QCOMPARE(plannedRounds(shop.preview(3).plan), 0);
        ScriptedProvider provider(toolCallFor("rose"));
        shop.send(3, provider);
        QCOMPARE(provider.requests().size(), qsizetype(1));
    }

    /// The error of a model that cannot simulate tool results names the line in the file of replies.
    void anUnknownToolModelIsLocated()
    {
        ToolRoundFixture shop;
        shop.setReplies(QStringLiteral("tools: {stock: [{reply: none}]}\nmodel: {provider: nobody}"));
        const Result<SendPreview> preview = shop.tryPreview(3);
        QVERIFY(!preview);
        QCOMPARE(preview.error().code, ErrorCode::NotFound);
        QCOMPARE(preview.error().location.file, QStringLiteral("replies.yaml"));
        QCOMPARE(preview.error().location.range.start.line, 2);
    }

    void stopsAtACallWithoutAResult()
    {
        const ToolRoundFixture shop;
        ScriptedProvider provider(toolCallFor("tulip"));
        QStringList messages;
        const SendOutcome outcome = shop.send(3, provider, &messages);
        QCOMPARE(provider.requests().size(), qsizetype(1));
        QVERIFY(!outcome.error);
        QVERIFY(messages.last().contains(QLatin1String("tulip")));
    }
};

OUTCROP_TEST(ToolRounds, CoreApplication)

} // namespace tst_toolrounds

#include "tst_toolrounds.moc"
