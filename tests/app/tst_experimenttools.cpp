// SPDX-License-Identifier: GPL-3.0-or-later
// Tests simulated tool results in experiments: fixed replies, replies of a case and of a model, the plan, replays and errors.
#include "app/experiments/planexperiment.h"
#include "experimentworkspace.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_experimenttools {

namespace {

const QByteArray document = "all: {provider: openai, model: gpt-4.1, agent: keeper, request: 'How many of {what}?', params: {max_output_tokens: 100}}\n"
                            "arms: [{name: plain}]\nmetrics: [success, output_tokens]\n";
const QByteArray fixed = "tool_replies: {tools: {stock: [{when: {item: rose}, reply: 'twelve of {what}'}]}}\n";

/// A workspace whose agent has a tool, and an experiment with three cases.
class ToolExperimentFixture
{
public:
    explicit ToolExperimentFixture(const QByteArray &more, const QByteArray &data = "./cases.csv")
        : m_workspace(ExperimentWorkspace::Document{document + "data: " + data + '\n' + more})
    {
        copy().write(QStringLiteral("agents/keeper.md"),
            "---\nname: keeper\ntools:\n  - name: stock\n    description: Returns the stock.\n    parameters: {type: object, properties: {item: {type: string}}}\n---\nCount.\n");
    }

    const WorkspaceCopy &copy() const { return m_workspace.copy(); }
    const ExperimentWorkspace *operator->() const { return &m_workspace; }
    Result<ExperimentPlan> plan() const { return planExperiment(m_workspace.opened(), QStringLiteral("forms")); }

private:
    ExperimentWorkspace m_workspace;
};

QString bodyOf(const RenderedRequest &request)
{
    return request.bodyText().text();
}

ProviderResponse toolCallFor(const char *item)
{
    ProviderResponse answer = textResponse(QString());
    answer.toolCalls = {{QStringLiteral("call_1"), QStringLiteral("stock"), Json{{"item", item}}}};
    answer.usage.output = 5;
    return answer;
}

/// Calls the tool until a request contains `result`.
ScriptedProvider::Script scriptCallingUntil(const QString &result, const char *item = "rose")
{
    return [result, item](const RenderedRequest &request) -> Result<ProviderResponse> {
        if (!bodyOf(request).contains(result))
            return toolCallFor(item);
        ProviderResponse answer = textResponse(QStringLiteral("Enough."));
        answer.usage.output = 7;
        return answer;
    };
}

int maxCountOf(const ExperimentPlan &plan, RequestCause cause)
{
    int count = 0;
    for (const PlannedRequest &request : plan.requests.requests)
        count += request.cause == cause ? request.maxCount : 0;
    return count;
}

QList<TrialCallKind> kindsOf(const TrialResult &result)
{
    QList<TrialCallKind> kinds;
    for (const TrialCall &call : *result.calls)
        kinds.append(call.kind);
    return kinds;
}

} // namespace

class TestExperimentTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixedRepliesAreFilledFromTheCase()
    {
        const ToolExperimentFixture shop(fixed);
        ScriptedProvider models(scriptCallingUntil(QStringLiteral("twelve of a ")));
        const Result<ExperimentOutcome> outcome = shop->run(&models);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().message));
        QCOMPARE(models.requests().size(), 6); // each case sends two requests
        const QString last = bodyOf(models.requests().at(1));
        QCOMPARE(last.count(QStringLiteral("How many of a ")), 1);
        QCOMPARE(last.count(QStringLiteral("twelve of a ")), 1);
        for (const TrialResult &result : outcome->record.results) {
            QCOMPARE(result.values.value(Metric::OutputTokens), 12.0); // the sum of both responses
            QCOMPARE(result.values.value(Metric::Success), 1.0);
            QCOMPARE(kindsOf(result), (QList<TrialCallKind>{TrialCallKind::Response, TrialCallKind::Response}));
        }
    }

    void repliesOfTheCaseComeFirst()
    {
        const ToolExperimentFixture shop(fixed, "./cases.jsonl");
        shop.copy().write(QStringLiteral("experiments/forms/cases.jsonl"),
            "{\"id\": \"a\", \"what\": \"a rose\", \"tool_replies\": {\"stock\": [{\"when\": {\"item\": \"rose\"}, \"reply\": {\"count\": 3}}]}}\n{\"id\": \"b\", \"what\": \"a tulip\"}\n");
        QHash<QString, QString> bodies;
        ScriptedProvider models([&bodies](const RenderedRequest &request) -> Result<ProviderResponse> {
            const QString body = bodyOf(request);
            if (!body.contains(QStringLiteral("call_1")))
                return toolCallFor("rose");
            bodies.insert(body.contains(QStringLiteral("a tulip?")) ? QStringLiteral("b") : QStringLiteral("a"), body);
            return textResponse(QStringLiteral("Enough."));
        });
        QVERIFY(shop->run(&models));
        QVERIFY(bodies.value(QStringLiteral("a")).contains(QStringLiteral("{\\\"count\\\":3}")));
        QVERIFY(!bodies.value(QStringLiteral("a")).contains(QStringLiteral("twelve of")));
        QVERIFY(bodies.value(QStringLiteral("b")).contains(QStringLiteral("twelve of a tulip")));
    }

    void aCallWithoutReplyIsMeasured()
    {
        const ToolExperimentFixture shop(fixed);
        ScriptedProvider models(scriptCallingUntil(QStringLiteral("a text that no request contains"), "tulip"));
        const Result<ExperimentOutcome> outcome = shop->run(&models);
        QVERIFY(outcome);
        QCOMPARE(models.requests().size(), 3);
        QVERIFY(std::none_of(outcome->record.results.begin(), outcome->record.results.end(), [](const TrialResult &one) { return one.isFailed(); }));
        QStringList messages;
        for (const Diagnostic &one : outcome->diagnostics)
            messages.append(one.message);
        QVERIFY2(messages.join(u'\n').contains(QStringLiteral("tulip")), qPrintable(messages.join(u'\n')));
    }

    void roundsAreLimited()
    {
        const ToolExperimentFixture shop("tool_replies: {rounds: 2, tools: {stock: [{reply: none}]}}\n");
        ScriptedProvider models(toolCallFor("rose"));
        QVERIFY(shop->run(&models));
        QCOMPARE(models.requests().size(), 3 * 3);
        QCOMPARE(maxCountOf(*shop.plan(), RequestCause::ToolRound), 0); // no trial remains, so no tool round is planned
        QCOMPARE(maxCountOf(*ToolExperimentFixture("tool_replies: {rounds: 2, tools: {stock: [{reply: none}]}}\n").plan(), RequestCause::ToolRound), 3 * 2);
    }

    void aModelSimulatesTheTools()
    {
        const ToolExperimentFixture shop("tool_replies: {rounds: 4, model: {provider: anthropic, instructions: 'The shop has no {what}.'}}\n");
        const Result<ExperimentPlan> plan = shop.plan();
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().message));
        QCOMPARE(maxCountOf(*plan, RequestCause::ToolReply), 3 * 4);
        QCOMPARE(maxCountOf(*plan, RequestCause::ToolRound), 3 * 4);
        QCOMPARE(plan->toolRequestCount(), 2 * 3 * 4);
        const ToolExperimentFixture plain(fixed);
        QVERIFY(plan->requests.maxTotalCost && *plan->requests.maxTotalCost > *plain.plan()->requests.maxTotalCost);
        QString asked;
        ScriptedProvider models([&asked](const RenderedRequest &request) -> Result<ProviderResponse> {
            if (request.provider != u"anthropic")
                return scriptCallingUntil(QStringLiteral("seven pieces"))(request);
            asked = bodyOf(request);
            return textResponse(QStringLiteral("seven pieces"));
        });
        const Result<ExperimentOutcome> outcome = shop->run(&models);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().message));
        QCOMPARE(models.requests().size(), 3 * 3);
        QVERIFY(asked.contains(QStringLiteral("The shop has no a ")) && asked.contains(QStringLiteral("stock")) && asked.contains(QStringLiteral("rose")));
        for (const TrialResult &result : outcome->record.results) {
            QCOMPARE(kindsOf(result), (QList<TrialCallKind>{TrialCallKind::Response, TrialCallKind::Tool, TrialCallKind::Response}));
            QCOMPARE(result.values.value(Metric::OutputTokens), 12.0); // excludes the tokens of the model that simulates results
        }
        const Result<ExperimentOutcome> replayed = shop->run(nullptr, true);
        QVERIFY2(replayed, replayed ? "" : qPrintable(replayed.error().message));
        QCOMPARE(replayed->record.results.last().values, outcome->record.results.last().values);
    }

    void anUnusableResultFailsTheTrial()
    {
        const ToolExperimentFixture shop("tool_replies: {model: {provider: anthropic}}\n");
        ScriptedProvider models([](const RenderedRequest &request) -> Result<ProviderResponse> {
            return request.provider == u"anthropic" ? textResponse(QString(), StopReason::Refused) : toolCallFor("rose");
        });
        const Result<ExperimentOutcome> outcome = shop->run(&models);
        QVERIFY(outcome);
        for (const TrialResult &result : outcome->record.results) {
            QCOMPARE(result.failure, noToolResult);
            QVERIFY2(result.message.contains(QStringLiteral("stock")), qPrintable(result.message));
        }
    }

    void aRunWithoutRepliesAnswersNoToolCalls()
    {
        const ToolExperimentFixture shop{QByteArray()};
        ScriptedProvider models(toolCallFor("rose"));
        const Result<ExperimentOutcome> outcome = shop->run(&models);
        QVERIFY(outcome);
        QCOMPARE(models.requests().size(), 3);
        QVERIFY(std::none_of(outcome->diagnostics.begin(), outcome->diagnostics.end(), [](const Diagnostic &one) { return one.code == u"experiment-tools"; }));
    }

    /// The plan has no tool rounds for a request without tools, so the run must not have any.
    void aRequestWithoutToolsHasNoRounds()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{
            "all: {provider: openai, model: gpt-4.1, agent: '', request: 'Name {what}.'}\narms: [{name: plain}]\ndata: ./cases.csv\nmetrics: [success]\n" + fixed});
        ScriptedProvider models(toolCallFor("rose"));
        QVERIFY(workspace.run(&models));
        QCOMPARE(models.requests().size(), 3);
    }

    void locatesAModelThatCannotSimulateTheTools_data()
    {
        QTest::addColumn<QByteArray>("provider");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("unknown") << QByteArray("nobody") << ErrorCode::NotFound;
        QTest::newRow("no API") << QByteArray("manual") << ErrorCode::NotAllowed;
    }
    void locatesAModelThatCannotSimulateTheTools()
    {
        QFETCH(const QByteArray, provider);
        QFETCH(const ErrorCode, code);
        const Result<ExperimentPlan> plan = ToolExperimentFixture("tool_replies:\n  model: {provider: " + provider + "}\n").plan();
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, code);
        QVERIFY2(plan.error().message.contains(QString::fromUtf8(provider)), qPrintable(plan.error().message));
        QCOMPARE(plan.error().location.file, QStringLiteral("experiments/forms.yaml"));
        QCOMPARE(plan.error().location.range.start.line, 6);
    }

    void errorsHaveLocations()
    {
        const Result<LoadedExperiment> broken = loadExperiment(ToolExperimentFixture("tool_replies: {tools: {stock: 3}}\n")->opened(), QStringLiteral("forms"));
        QVERIFY(!broken);
        QCOMPARE(broken.error().location.file, QStringLiteral("experiments/forms.yaml"));
        QCOMPARE(broken.error().location.range.start.line, 5);
        const ToolExperimentFixture shop(fixed, "./cases.jsonl");
        shop.copy().write(QStringLiteral("experiments/forms/cases.jsonl"), "{\"id\": \"a\", \"what\": \"b\"}\n{\"id\": \"c\", \"what\": \"d\", \"tool_replies\": {\"stock\": [{}]}}\n");
        const Result<LoadedExperiment> broad = loadExperiment(shop->opened(), QStringLiteral("forms"));
        QVERIFY(!broad);
        QCOMPARE(broad.error().location.file, QStringLiteral("experiments/forms/cases.jsonl"));
        QCOMPARE(broad.error().location.range.start.line, 2);
    }
};

OUTCROP_TEST(TestExperimentTools, CoreApplication)

} // namespace tst_experimenttools

#include "tst_experimenttools.moc"
