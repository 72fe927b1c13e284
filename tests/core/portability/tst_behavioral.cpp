// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/behavioral.h"
#include "core/portability/recordedresponses.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/sourcecatalog.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_behavioral {

namespace {

const QString gardener = QStringLiteral(R"(---
name: gardener
description: Looks after a garden.
identity: {role: Head Gardener, expertise: [Roses, Compost]}
capabilities:
  forbidden_actions: [Burn leaves, Poison moles]
  required_features: [tool_use]
tools:
  - name: water
    description: Waters a bed.
    parameters: {type: object, properties: {litres: {type: number}}, required: [litres], additionalProperties: false}
output:
  schema: {type: object, properties: {plan: {type: string}}, required: [plan], additionalProperties: false}
portability:
  enabled: true
  model_preferences: [anthropic/claude-opus-5-5, openai/gpt-4o]
---
You look after a garden.
)");

const QString plan = QStringLiteral(R"({"plan": "Prune in March."})");
const QString goodMarks = QStringLiteral("1");

/// Returns tests with short probes that are easy to distinguish. If a judge scores the responses, it has one question.
BehavioralTests shortTests()
{
    BehavioralTests tests = readBehavioralTests();
    tests.judgeRequest = QStringLiteral("Mark {answer} by {questions}");
    const auto rubric = [](const QString &name) -> Rubric { return {{{name, QStringLiteral("Is it?")}}, 0.85, 0.92}; };
    tests.probes = {{QStringLiteral("PV-011"), {QStringLiteral("ask-011"), {}, {}}},
        {QStringLiteral("PV-012"), {QStringLiteral("ask-012 {tools}"), {}, {}}},
        {QStringLiteral("PV-013"), {QStringLiteral("ask-013 {item}"), QStringLiteral("forbidden_actions"), rubric(QStringLiteral("restraint"))}},
        {QStringLiteral("PV-014"), {QStringLiteral("ask-014"), {}, rubric(QStringLiteral("identity"))}},
        {QStringLiteral("PV-015"), {QStringLiteral("ask-015"), {}, rubric(QStringLiteral("quality"))}},
        {QStringLiteral("PV-016"), {QStringLiteral("ask-016"), {}, rubric(QStringLiteral("usable"))}}};
    return tests;
}

struct Library {
    Workspace workspace;
    PromptLibrary library = PromptLibrary::read(workspace);
    ProviderCatalog catalog = sourceCatalog().with(workspace);
    BehavioralTests tests = shortTests();

    explicit Library(const QString &agent) : workspace(workspaceOf({{QStringLiteral("agents/gardener.md"), agent}})) { }
    QList<CriterionResult> runTests(Provider &models, Provider &judge, const std::stop_token &stop = {}) const
    {
        return runBehavioralTests(library.agents.first(), {library, catalog, tests, models, judge}, stop);
    }
};

/// Returns the probe that a request contains, such as `ask-013`.
QString probeOf(const RenderedRequest &request)
{
    const QString body = request.bodyText().text();
    return body.mid(body.indexOf(QStringLiteral("ask-")), 7);
}

/// Returns the response of a model that passes every probe.
ProviderResponse goodResponse(const RenderedRequest &request)
{
    return probeOf(request) == u"ask-012" ? toolCallResponse(QStringLiteral("water"), {{"litres", 3}}) : textResponse(plan);
}

/// Parses a response from the table: `text`, `refused`, `blocked`, `truncated text`, `call tool {…}`, `error message`.
Result<ProviderResponse> parseScriptedResponse(const QString &response)
{
    const QString word = response.section(u' ', 0, 0);
    const QString rest = response.section(u' ', 1);
    if (word == u"error")
        return Error{ErrorCode::Unreadable, rest};
    if (word == u"refused")
        return textResponse(QStringLiteral("I will not."), StopReason::Refused);
    if (word == u"blocked")
        return textResponse(QString(), StopReason::Blocked);
    if (word == u"truncated")
        return textResponse(rest, StopReason::Truncated);
    if (word == u"call")
        return toolCallResponse(rest.section(u' ', 0, 0), Json::parse(rest.section(u' ', 1).toStdString()));
    return textResponse(response);
}

/// Returns a judge that gives every question the same score. If the text is not a number, it is the judge's response, as parsed by parseScriptedResponse().
ScriptedProvider judgeWithScore(const QString &mark)
{
    return ScriptedProvider([mark](const RenderedRequest &request) -> Result<ProviderResponse> {
        bool isNumber = false;
        const double score = mark.toDouble(&isNumber);
        if (!isNumber)
            return parseScriptedResponse(mark);
        const QString body = request.bodyText().text();
        Json scores = Json::object();
        for (const char *name : {"restraint", "identity", "quality", "usable"}) {
            if (body.contains(QStringLiteral("- %1: Is it?").arg(QLatin1String(name))))
                scores[name] = score;
        }
        const Json judgement{{"scores", scores}, {"reason", "Because."}};
        return textResponse(QString::fromStdString(judgement.dump()));
    });
}

QStringList outcomesOf(const QList<CriterionResult> &results)
{
    QStringList names;
    for (const CriterionResult &result : results)
        names.append(outcomeName(result.outcome));
    return names;
}

QStringList sixOutcomes(const QString &outcome)
{
    return QStringList(6, outcome);
}

} // namespace

/// Runs the behavioral tests with fakes, for every outcome of a model, a judge and the network.
class TestBehavioral : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passesIfEveryResponseIsGood();
    void testsOnlySelectedProviders();
    void recordsATrialForEachRequest();
    void evaluatesASingleResponse_data();
    void evaluatesASingleResponse();
    void failureOverridesTestsThatWereNotRun();
    void reportsAFindingForEveryFailure();
    void marksCriteriaNotRunIfTheModelFails();
    void sendsNoRequestsIfCanceled();
    void stopsWhenCanceled();
    void reportsAnUnknownProvider();
    void missingFieldsAreNotApplicable();
    void skipsAgentsThatDidNotOptIn();
    void testsALimitedModel();
    void doesNotRunTestsWithoutQuestions();
    void replaysRecordedResponses();
    void locatesBrokenRecordings();
};

void TestBehavioral::passesIfEveryResponseIsGood()
{
    const Library library(gardener);
    ScriptedProvider models(goodResponse);
    ScriptedProvider judge = judgeWithScore(QStringLiteral("0.92"));
    const QList<CriterionResult> results = library.runTests(models, judge);
    for (const CriterionResult &result : results)
        QVERIFY2(result.outcome == Outcome::Passed, qPrintable(result.criterion + u' ' + result.reason));
    QStringList ids;
    for (const CriterionResult &result : results)
        ids.append(result.criterion);
    QCOMPARE(ids.join(u' '), QStringLiteral("PV-011 PV-012 PV-013 PV-014 PV-015 PV-016"));
    // Two providers with one probe for each criterion, two probes for PV-013, and one request to the limited model.
    QCOMPARE(models.requests().size(), 2 * (1 + 1 + 2 + 1 + 1) + 1);
    QCOMPARE(judge.requests().first().provider, QStringLiteral("anthropic"));
}

void TestBehavioral::testsOnlySelectedProviders()
{
    const Library library(gardener);
    ScriptedProvider models(goodResponse);
    ScriptedProvider judge = judgeWithScore(QStringLiteral("0.92"));
    const BehavioralContext context{library.library, library.catalog, library.tests, models, judge, {QStringLiteral("open-source")}};
    runBehavioralTests(library.library.agents.first(), context);
    QVERIFY(!models.requests().isEmpty());
    for (const RenderedRequest &request : models.requests())
        QCOMPARE(request.provider, QStringLiteral("open-source"));
}

/// Every request to the model is a trial. Only trials whose response the judge scores have a score and a threshold.
void TestBehavioral::recordsATrialForEachRequest()
{
    const Library library(gardener);
    ScriptedProvider models(goodResponse);
    ScriptedProvider judge = judgeWithScore(QStringLiteral("0.9"));
    QList<BehaviorTrial> trials;
    const BehavioralContext context{library.library, library.catalog, library.tests, models, judge, {QStringLiteral("open-source")}, &trials};
    runBehavioralTests(library.library.agents.first(), context);
    QCOMPARE(trials.size(), models.requests().size());
    qsizetype judged = 0;
    for (const BehaviorTrial &one : trials) {
        QCOMPARE(one.agent, QStringLiteral("gardener"));
        QCOMPARE(one.provider, QStringLiteral("open-source"));
        QCOMPARE(one.score.has_value(), one.threshold.has_value());
        judged += one.score ? 1 : 0;
    }
    QCOMPARE(judged, judge.requests().size());
}

void TestBehavioral::evaluatesASingleResponse_data()
{
    QTest::addColumn<QString>("criterion");
    QTest::addColumn<QString>("response"); // response for this criterion; the responses for all other criteria pass
    QTest::addColumn<QString>("mark");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const char *criterion, const QString &response, const char *mark, Outcome outcome, const char *reason) {
        QTest::addRow("%s %s", criterion, name) << QString::fromLatin1(criterion) << response << QString::fromLatin1(mark) << outcome
                                                << QString::fromUtf8(reason);
    };
    const auto fails = [&row](const char *name, const char *criterion, const char *response, const char *reason) {
        row(name, criterion, QString::fromUtf8(response), "1", Outcome::Failed, reason);
    };
    row("as a call", "PV-011", QStringLiteral("call gardener_answer ") + plan, "1", Outcome::Passed, "");
    fails("prose", "PV-011", "Prune in March.", "not one JSON document");
    fails("fenced", "PV-011", "```json\n{\"plan\": \"x\"}\n```", "not one JSON document");
    fails("wrong type", "PV-011", R"({"plan": 3})", "does not match its schema: `/plan`");
    fails("missing", "PV-011", "{}", "does not match its schema");
    fails("another key", "PV-011", R"({"plan": "x", "note": "y"})", "does not match its schema");
    fails("truncated", "PV-011", "truncated {\"plan\": \"x\"}", "truncated");
    fails("refused", "PV-011", "refused", "refused");
    fails("empty", "PV-011", " ", "empty");
    row("no network", "PV-011", QStringLiteral("error no network"), "1", Outcome::NotRun, "no network");
    row("timeout", "PV-011", QStringLiteral("error no response within 60 seconds"), "1", Outcome::NotRun, "within 60 seconds");

    row("extra words", "PV-012", QStringLiteral("call water {\"litres\": 2.5}"), "1", Outcome::Passed, "");
    fails("no call", "PV-012", "I would water it.", "did not call a tool");
    fails("unknown tool", "PV-012", "call dig {}", "`dig`, which is not a tool of the agent");
    fails("wrong type", "PV-012", "call water {\"litres\": \"three\"}", "`water` do not match its parameters: `/litres`");
    fails("missing argument", "PV-012", "call water {}", "`water` do not match its parameters");
    fails("only the response", "PV-012", "call gardener_answer {\"plan\": \"x\"}", "did not call a tool");
    fails("refused", "PV-012", "refused", "refused");
    row("timeout", "PV-012", QStringLiteral("error timed out"), "1", Outcome::NotRun, "timed out");

    row("judge rejects", "PV-013", plan, "0.3", Outcome::Failed, "the judge returned a score of 0.3, below the required 0.92: Because.");
    row("refused", "PV-013", QStringLiteral("refused"), "0", Outcome::Passed, "");
    row("blocked", "PV-013", QStringLiteral("blocked"), "0", Outcome::Passed, "");
    row("cut off", "PV-013", QStringLiteral("truncated Well"), "1", Outcome::Failed, "truncated");

    row("judge rejects", "PV-014", plan, "0.5", Outcome::Failed, "the judge returned a score of 0.5");
    row("malformed judge", "PV-014", plan, "Fine.", Outcome::NotRun, "the judge returned no score: the response is not one JSON document");
    row("judge out of range", "PV-014", plan, "2", Outcome::NotRun, "the judge returned no score: the response does not match its schema");
    row("judge refuses", "PV-014", plan, "refused", Outcome::NotRun, "the judge returned no score: the model refused");
    row("judge fails", "PV-014", plan, "error quota", Outcome::NotRun, "the judge returned no score: quota");

    row("primary good enough", "PV-015", plan, "0.92", Outcome::Passed, "");
    row("others good enough", "PV-015", plan, "0.91", Outcome::Failed, "anthropic (claude-opus-5-5): the judge returned a score of 0.91, below the required 0.92");
    row("score below the threshold", "PV-015", plan, "0.849", Outcome::Failed, "the judge returned a score of 0.849");
    row("refused", "PV-015", QStringLiteral("refused"), "1", Outcome::Failed, "refused");

    row("degrades", "PV-016", plan, "0.85", Outcome::Passed, "");
    row("not usable", "PV-016", plan, "0.2", Outcome::Failed, "open-source (gemma-2:27b): the judge returned a score of 0.2");
    row("no schema any more", "PV-016", QStringLiteral("Prune."), "1", Outcome::Failed, "not one JSON document");
    row("crashes", "PV-016", QStringLiteral("blocked"), "1", Outcome::Failed, "blocked");
}

void TestBehavioral::evaluatesASingleResponse()
{
    QFETCH(QString, criterion);
    QFETCH(QString, response);
    QFETCH(QString, mark);
    QFETCH(Outcome, outcome);
    QFETCH(QString, reason);
    const Library library(gardener);
    const QString probe = QStringLiteral("ask-") + criterion.mid(3);
    ScriptedProvider models([&](const RenderedRequest &request) -> Result<ProviderResponse> {
        return probeOf(request) == probe ? parseScriptedResponse(response) : Result<ProviderResponse>(goodResponse(request));
    });
    ScriptedProvider judge = judgeWithScore(mark);
    for (const CriterionResult &result : library.runTests(models, judge)) {
        if (result.criterion != criterion)
            continue;
        QVERIFY2(result.outcome == outcome, qPrintable(result.reason));
        QVERIFY2(result.reason.contains(reason), qPrintable(result.reason));
        QCOMPARE(result.reason.isEmpty(), outcome == Outcome::Passed);
        QCOMPARE(result.findings.isEmpty(), outcome != Outcome::Failed);
    }
}

void TestBehavioral::failureOverridesTestsThatWereNotRun()
{
    const Library library(gardener);
    for (const char *failing : {"anthropic", "openai"}) {
        ScriptedProvider models([&](const RenderedRequest &request) -> Result<ProviderResponse> {
            return request.provider == QLatin1String(failing) ? parseScriptedResponse(QStringLiteral("Prose."))
                                                              : parseScriptedResponse(QStringLiteral("error no network"));
        });
        ScriptedProvider judge = judgeWithScore(goodMarks);
        const CriterionResult result = library.runTests(models, judge).first();
        QCOMPARE(result.outcome, Outcome::Failed);
        QVERIFY2(result.reason.startsWith(QLatin1String(failing)), qPrintable(result.reason));
        QCOMPARE(result.findings.size(), 1);
    }
}

void TestBehavioral::reportsAFindingForEveryFailure()
{
    const Library library(gardener);
    ScriptedProvider models(textResponse(QStringLiteral("Prose.")));
    ScriptedProvider judge = judgeWithScore(QStringLiteral("0.1"));
    const QList<CriterionResult> results = library.runTests(models, judge);
    QCOMPARE(outcomesOf(results), sixOutcomes(QStringLiteral("failed")));
    QCOMPARE(results.at(0).findings.size(), 2); // one finding for each provider
    QCOMPARE(results.at(2).findings.size(), 4); // one finding for each provider and forbidden action
    QCOMPARE(results.at(0).findings.first().location.file, QStringLiteral("agents/gardener.md"));
    QCOMPARE(results.at(0).findings.first().location.range.start.line, 13); // the finding is located at output.schema
    QCOMPARE(results.at(2).findings.first().location.range.start.line, 6);  // the finding is located at forbidden_actions
    QCOMPARE(results.at(2).findings.first().code, QStringLiteral("PV-013"));
}

void TestBehavioral::marksCriteriaNotRunIfTheModelFails()
{
    const Library library(gardener);
    FailingProvider models({ErrorCode::Unreadable, QStringLiteral("the host does not answer")});
    FailingProvider judge({ErrorCode::Unreadable, QStringLiteral("no key")});
    const QList<CriterionResult> results = library.runTests(models, judge);
    QCOMPARE(outcomesOf(results), sixOutcomes(QStringLiteral("not-run")));
    QCOMPARE(results.first().reason, QStringLiteral("anthropic (claude-opus-5-5): the host does not answer."));
}

void TestBehavioral::sendsNoRequestsIfCanceled()
{
    const Library library(gardener);
    ScriptedProvider models(goodResponse);
    ScriptedProvider judge = judgeWithScore(goodMarks);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(outcomesOf(library.runTests(models, judge, stop.get_token())), sixOutcomes(QStringLiteral("not-run")));
    QVERIFY(models.requests().isEmpty());
}

void TestBehavioral::stopsWhenCanceled()
{
    const Library library(gardener);
    std::stop_source stop;
    ScriptedProvider models([&](const RenderedRequest &request) -> Result<ProviderResponse> {
        if (probeOf(request) == u"ask-012")
            stop.request_stop();
        return goodResponse(request);
    });
    ScriptedProvider judge = judgeWithScore(goodMarks);
    const QStringList outcomes = outcomesOf(library.runTests(models, judge, stop.get_token()));
    QCOMPARE(outcomes.first(), QStringLiteral("passed"));
    QCOMPARE(outcomes.mid(1), QStringList(5, QStringLiteral("not-run"))); // after the stop, no further request is sent for PV-012
    QCOMPARE(models.requests().size(), 3);
}

void TestBehavioral::reportsAnUnknownProvider()
{
    const Library library(QString(gardener).replace(QStringLiteral("openai/gpt-4o"), QStringLiteral("nobody/model")));
    ScriptedProvider models(goodResponse);
    ScriptedProvider judge = judgeWithScore(goodMarks);
    const CriterionResult result = library.runTests(models, judge).first();
    QCOMPARE(result.outcome, Outcome::NotRun);
    QVERIFY2(result.reason.startsWith(QStringLiteral("nobody: There is no provider `nobody`")), qPrintable(result.reason));
}

void TestBehavioral::missingFieldsAreNotApplicable()
{
    const Library library(QStringLiteral("---\nname: bare\ndescription: x\nportability: {enabled: true}\n---\nBody.\n"));
    ScriptedProvider models(textResponse(QStringLiteral("Here it is.")));
    ScriptedProvider judge = judgeWithScore(goodMarks);
    QCOMPARE(outcomesOf(library.runTests(models, judge)).join(u' '),
        QStringLiteral("not-applicable not-applicable not-applicable not-applicable passed not-applicable"));
    QStringList providers;
    for (const RenderedRequest &request : models.requests())
        providers.append(request.provider);
    providers.sort();
    QCOMPARE(providers, QStringList({QStringLiteral("anthropic"), QStringLiteral("google"), QStringLiteral("open-source"), QStringLiteral("openai")}));
}

void TestBehavioral::skipsAgentsThatDidNotOptIn()
{
    const Library library(QStringLiteral("---\nname: old\ndescription: x\n---\nBody.\n"));
    ScriptedProvider models(goodResponse);
    ScriptedProvider judge = judgeWithScore(goodMarks);
    QCOMPARE(outcomesOf(library.runTests(models, judge)), sixOutcomes(QStringLiteral("not-opted-in")));
    QVERIFY(models.requests().isEmpty());
}

/// The agent is tested without tools on a model that cannot call them. This test is skipped if every model has all features.
void TestBehavioral::testsALimitedModel()
{
    const Library library(gardener);
    ScriptedProvider models(goodResponse);
    ScriptedProvider judge = judgeWithScore(goodMarks);
    library.runTests(models, judge);
    const RenderedRequest last = models.requests().last();
    QCOMPARE(last.model, QStringLiteral("gemma-2:27b"));
    QVERIFY(!last.body.toJson().contains("tools"));

    const Library streaming(QString(gardener).replace(QStringLiteral("[tool_use]"), QStringLiteral("[streaming]")));
    const CriterionResult result = streaming.runTests(models, judge).last();
    QCOMPARE(result.outcome, Outcome::NotRun);
    QCOMPARE(result.reason, QStringLiteral("All testable models have the features that the agent declares."));
}

/// Behavioral tests without questions never pass, for example if a workspace has removed the questions.
void TestBehavioral::doesNotRunTestsWithoutQuestions()
{
    Library library(gardener);
    library.tests.probes.remove(QStringLiteral("PV-012"));
    library.tests.probes[QStringLiteral("PV-013")].each = QStringLiteral("no such list");
    library.tests.probes[QStringLiteral("PV-014")].rubric.reset();
    library.tests.probes[QStringLiteral("PV-015")].rubric->dimensions.clear();
    library.tests.judgeProvider = QStringLiteral("nobody");
    ScriptedProvider models(goodResponse);
    ScriptedProvider judge = judgeWithScore(goodMarks);
    const QStringList outcomes = outcomesOf(library.runTests(models, judge));
    QCOMPARE(outcomes.first(), QStringLiteral("passed"));
    QCOMPARE(outcomes.mid(1), QStringList(5, QStringLiteral("not-run")));
}

/// Recorded responses give the same report offline. A changed request has no recorded response.
void TestBehavioral::replaysRecordedResponses()
{
    const Library library(gardener);
    ScriptedProvider models([](const RenderedRequest &request) -> Result<ProviderResponse> {
        return request.provider == u"openai" && probeOf(request) == u"ask-015" ? textResponse(QStringLiteral("ünïcödé 🌱"), StopReason::Truncated)
                                                                              : goodResponse(request);
    });
    ScriptedProvider judge = judgeWithScore(QStringLiteral("0.9"));
    ResponseRecorder recorder(models);
    ResponseRecorder judgeRecorder(judge);
    const QList<CriterionResult> live = library.runTests(recorder, judgeRecorder);

    QList<SourceFile> files = recorder.files(QStringLiteral("gardener"));
    QCOMPARE(files.size(), 3);
    QCOMPARE(files.first().path, QStringLiteral("portability/recorded/gardener/anthropic.json"));
    files += judgeRecorder.files(QStringLiteral("judge"));
    RecordedResponses recorded(Workspace::fromFiles({QStringLiteral("w")}, files));
    QVERIFY(recorded.diagnostics().isEmpty());
    const QList<CriterionResult> replayed = library.runTests(recorded, recorded);
    QCOMPARE(outcomesOf(replayed), outcomesOf(live));
    for (qsizetype i = 0; i < live.size(); ++i)
        QCOMPARE(replayed.at(i).reason, live.at(i).reason);

    const Library changed(QString(gardener).replace(QStringLiteral("a garden."), QStringLiteral("two gardens.")));
    const QList<CriterionResult> other = changed.runTests(recorded, recorded);
    QCOMPARE(outcomesOf(other), sixOutcomes(QStringLiteral("not-run")));
    QCOMPARE(other.first().reason, QStringLiteral("anthropic (claude-opus-5-5): no response to this request is recorded. Test the provider with `outcrop-cli validate --live`; --record-answers keeps its responses."));
}

void TestBehavioral::locatesBrokenRecordings()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("portability/recorded/a/x.json"), QStringLiteral("{\"answers\": [")},
        {QStringLiteral("portability/recorded/a/y.json"), QStringLiteral("[]")},
        {QStringLiteral("portability/recorded/a/z.json"),
            QStringLiteral("{\"answers\": [{\"request\": \"1\", \"text\": \"t\", \"stop\": \"done\"},\n {\"request\": \"2\", \"stop\": \"well\"},\n 7]}")},
        {QStringLiteral("portability/recorded/a/x.request.json"), QStringLiteral("{}")}});
    const RecordedResponses recorded(workspace);
    QStringList places;
    for (const Diagnostic &found : recorded.diagnostics())
        places.append(found.location.file + u':' + QString::number(found.location.range.start.line));
    QCOMPARE(places, QStringList({QStringLiteral("portability/recorded/a/x.json:1"), QStringLiteral("portability/recorded/a/y.json:1"),
                         QStringLiteral("portability/recorded/a/z.json:2"), QStringLiteral("portability/recorded/a/z.json:3")}));
}

OUTCROP_TEST(TestBehavioral, CoreApplication)

} // namespace tst_behavioral

#include "tst_behavioral.moc"
