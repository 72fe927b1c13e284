// SPDX-License-Identifier: GPL-3.0-or-later
// Tests running an experiment: its measurements, continuing a stopped or killed run, and repeating it with recorded responses.
#include "app/history/openhistory.h"
#include "app/files/savedocument.h"
#include "app/experiments/planexperiment.h"
#include "app/experiments/runexperiment.h"
#include "experimentworkspace.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_runexperiment {

namespace {

const QByteArray offline = "[tokens, overhead]";
const QByteArray online = "[tokens, success, latency, first_token, output_tokens]";

ScriptedProvider::Script scriptWithAnswers()
{
    return [](const RenderedRequest &) -> Result<ProviderResponse> {
        ProviderResponse answer = textResponse(QStringLiteral("Here it is."));
        answer.usage.input = 100;
        answer.usage.output = 7;
        return answer;
    };
}

QString bodyOf(const RenderedRequest &request)
{
    return request.bodyText().text();
}

} // namespace

class TestRunExperiment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offlineMakesNoApiCalls()
    {
        const ExperimentWorkspace workspace(offline);
        const Result<ExperimentOutcome> outcome = workspace.run(nullptr);
        QVERIFY2(outcome, outcome.ok() ? "" : qPrintable(toString(outcome.error())));
        QVERIFY(outcome->record.end == RunEnd::Done && !outcome->isInterrupted);
        QCOMPARE(outcome->record.results.size(), 6);
        for (const TrialResult &result : outcome->record.results) {
            QVERIFY(result.hasExactTokens);
            QVERIFY(result.values.value(Metric::Tokens) > 0);
            QCOMPARE(result.values.value(Metric::Overhead) == 0, result.arm == u"text");
        }
        const ExperimentReport report = *reportOnRecordedRun(workspace.opened(), QStringLiteral("forms"));
        QCOMPARE(report.completedTrials, 6);
        QVERIFY(report.metrics[1].comparisons[0].firstMean > 0);
        QVERIFY(workspace.file(QStringLiteral("answers.jsonl")).isEmpty());
    }

    void continuesAStoppedRun()
    {
        const ExperimentWorkspace workspace(online);
        ScriptedProvider models(scriptWithAnswers());
        std::stop_source stop;
        ExperimentListener listener;
        listener.trialMeasured = [&stop](const TrialResult &result) { if (result.number == 1) stop.request_stop(); };
        const Result<ExperimentOutcome> stopped = workspace.run(&models, false, listener, stop.get_token());
        QVERIFY(stopped && stopped->isInterrupted);
        QCOMPARE(stopped->record.results.size(), 2);
        QCOMPARE(planExperiment(workspace.opened(), QStringLiteral("forms"))->remainingTrials, 4);

        QFile results(workspace.copy().path(resultsPath(QStringLiteral("forms"))));
        QVERIFY(results.open(QIODevice::Append));
        results.write("{\"trial\": 2, \"arm\": "); // a killed run leaves a truncated line behind
        results.close();
        const Result<ExperimentOutcome> whole = workspace.run(&models);
        QVERIFY(whole && !whole->isInterrupted);
        QCOMPARE(whole->record.results.size(), 6);
        QCOMPARE(models.requests().size(), 6); // each trial makes one request
        QCOMPARE(workspace.run(&models)->record.results.size(), 6);
        QCOMPARE(models.requests().size(), 6);
    }

    /// If a response was recorded but its result was not, the request is not sent and billed again.
    void doesNotResendARecordedRequest()
    {
        const ExperimentWorkspace workspace(online);
        ScriptedProvider models(scriptWithAnswers());
        QVERIFY(workspace.run(&models));
        const QByteArray lines = workspace.file(QStringLiteral("results.jsonl"));
        workspace.copy().write(resultsPath(QStringLiteral("forms")), lines.first(lines.lastIndexOf("{\"trial\":5")));
        QVERIFY(workspace.run(&models));
        QCOMPARE(models.requests().size(), 6);
        QCOMPARE(workspace.file(QStringLiteral("results.jsonl")).count("\"trial\":5"), 1);
    }

    void recordedResponsesGiveTheSameResults()
    {
        const ExperimentWorkspace workspace(online, "repeats: 2\nwarm_up: 1\n");
        ScriptedProvider models(scriptWithAnswers());
        const Result<ExperimentOutcome> live = workspace.run(&models);
        QVERIFY(live);
        QCOMPARE(models.requests().size(), 2 + 12);
        const Result<ExperimentOutcome> replayed = workspace.run(nullptr, true);
        QVERIFY2(replayed, replayed.ok() ? "" : qPrintable(toString(replayed.error())));
        QCOMPARE(models.requests().size(), 2 + 12);
        QVERIFY(replayed->record.isReplay);
        for (qsizetype i = 2; i < live->record.results.size(); ++i)
            QCOMPARE(replayed->record.results[i].values, live->record.results[i].values);
        QVERIFY(!workspace.file(QStringLiteral("results-1.jsonl")).isEmpty()); // the results of the run with API calls are kept in another file
    }

    void failsWithoutAProviderOrRecordedResponses()
    {
        const ExperimentWorkspace workspace(online);
        const Result<ExperimentOutcome> outcome = workspace.run(nullptr);
        QVERIFY(!outcome);
        QVERIFY(outcome.error().code == ErrorCode::NotFound);
        QVERIFY(outcome.error().message.contains(QLatin1String("No response to this request is recorded")));
    }

    void repeatsBypassCaches()
    {
        const ExperimentWorkspace marked(online, "repeats: 3\n");
        ScriptedProvider models(scriptWithAnswers());
        QVERIFY(marked.run(&models));
        QSet<QString> bodies;
        for (const RenderedRequest &request : models.requests())
            bodies.insert(bodyOf(request));
        QCOMPARE(bodies.size(), 18);
        const ExperimentWorkspace plain(online, "repeats: 3\ncaches: allow\n");
        ScriptedProvider others(scriptWithAnswers());
        QVERIFY(plain.run(&others));
        bodies.clear();
        for (const RenderedRequest &request : others.requests())
            bodies.insert(bodyOf(request));
        QCOMPARE(bodies.size(), 6);
    }

    /// Two arms or two cases can make the same request. Each gets a separate response.
    void equalRequestsGetSeparateResponses()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{"all: {provider: openai, model: gpt-4.1, agent: '', request: 'Name {what}.'}\n"
                                                                          "arms: [{name: one}, {name: other}]\ndata: ./cases.csv\nmetrics: [latency]\n"});
        workspace.copy().write(QStringLiteral("experiments/forms/cases.csv"), "id,what\na,a book\nb,a book\nc,a book\n");
        ScriptedProvider models(scriptWithAnswers());
        QVERIFY(workspace.run(&models));
        QCOMPARE(models.requests().size(), 6);
    }

    void recordsFailuresAsResults()
    {
        const ExperimentWorkspace workspace(online);
        FailingProvider models({ErrorCode::Unreadable, QStringLiteral("no network")});
        const Result<ExperimentOutcome> outcome = workspace.run(&models);
        QVERIFY(outcome);
        QCOMPARE(outcome->record.results.size(), 6);
        for (const TrialResult &result : outcome->record.results) {
            QCOMPARE(result.failure, QStringLiteral("not-reached"));
            QCOMPARE(result.values.value(Metric::Success, -1), 0.0);
            QVERIFY(!result.values.contains(Metric::Latency));
        }
    }

    void rejectsARunWithChangedCases()
    {
        const ExperimentWorkspace workspace(offline);
        QVERIFY(workspace.run(nullptr));
        workspace.copy().append(QStringLiteral("experiments/forms/cases.csv"), "d,a window\n");
        const Result<ExperimentOutcome> rejected = workspace.run(nullptr);
        QVERIFY(!rejected);
        QVERIFY(rejected.error().code == ErrorCode::NotAllowed);
        QVERIFY(reportOnRecordedRun(workspace.opened(), QStringLiteral("forms"))
                    ->cautions.first()
                    .contains(QLatin1String("have changed since this run")));
        QCOMPARE(workspace.run(nullptr, true)->record.results.size(), 8);
        QVERIFY(!workspace.file(QStringLiteral("results-1.jsonl")).isEmpty());
    }

    /// The plan reports a run that cannot be continued before any request is sent, and plans the new run.
    void plansANewRunOfAChangedExperiment()
    {
        const ExperimentWorkspace workspace(offline);
        QVERIFY(workspace.run(nullptr));
        QVERIFY(!planExperiment(workspace.opened(), QStringLiteral("forms"))->resumeError);
        workspace.copy().append(QStringLiteral("experiments/forms/cases.csv"), "d,a window\n");
        const Result<ExperimentPlan> changed = planExperiment(workspace.opened(), QStringLiteral("forms"));
        QVERIFY(changed && changed->resumeError && changed->resumeError->code == ErrorCode::NotAllowed);
        QCOMPARE(runError(*changed, true)->message, workspace.run(nullptr).error().message);
        const Result<ExperimentPlan> restart = planExperiment(workspace.opened(), QStringLiteral("forms"), {.ignoresRecordedRun = true});
        QVERIFY(restart && !restart->resumeError && !runError(*restart, false));
        QCOMPARE(restart->remainingTrials, 8);
        QCOMPARE(restart->recordedTrials, 6);
    }

    void startsANewRunDespiteADamagedOne()
    {
        const ExperimentWorkspace workspace(offline);
        workspace.copy().write(resultsPath(QStringLiteral("forms")), "This is not a run.\n");
        const Result<ExperimentPlan> plan = planExperiment(workspace.opened(), QStringLiteral("forms"));
        QVERIFY(!plan && plan.error().code == ErrorCode::Invalid);
        const Result<ExperimentPlan> restart = planExperiment(workspace.opened(), QStringLiteral("forms"), {.ignoresRecordedRun = true});
        QVERIFY2(restart, restart.ok() ? "" : qPrintable(toString(restart.error())));
        QCOMPARE(restart->remainingTrials, 6);
        QVERIFY(!workspace.run(nullptr));
        QCOMPARE(workspace.run(nullptr, true)->record.results.size(), 6);
        QCOMPARE(workspace.file(QStringLiteral("results-1.jsonl")), QByteArray("This is not a run.\n"));
    }

    void rejectsARunWithAChangedPrompt()
    {
        const ExperimentWorkspace workspace(offline);
        std::stop_source stop;
        ExperimentListener listener;
        listener.trialMeasured = [&stop](const TrialResult &) { stop.request_stop(); };
        QVERIFY(workspace.run(nullptr, false, listener, stop.get_token()));
        workspace.copy().append(QStringLiteral("layers/soul.md"), "One more line.\n");
        const Result<ExperimentOutcome> rejected = workspace.run(nullptr);
        QVERIFY(!rejected);
        QVERIFY(rejected.error().message.contains(QLatin1String("have changed since the recorded run")));
    }

    void allowsOnlyOneRunAtATime()
    {
        const ExperimentWorkspace workspace(offline);
        std::optional<ErrorCode> second;
        ExperimentListener listener;
        listener.trialMeasured = [&](const TrialResult &) {
            const Result<ExperimentOutcome> other = workspace.run(nullptr);
            second = other ? std::nullopt : std::optional(other.error().code);
        };
        QVERIFY(workspace.run(nullptr, false, listener));
        QVERIFY(second == ErrorCode::NotAllowed);
    }

    void stopsByTheStoppingRule()
    {
        const ExperimentWorkspace workspace(offline, "stop: {metric: overhead, fewest: 2}\n");
        QByteArray cases = "id,what\n";
        for (int i = 0; i < 60; ++i)
            cases += QByteArray::number(i) + ',' + QByteArray("book ").repeated(i % 7 + 1) + '\n';
        workspace.copy().write(QStringLiteral("experiments/forms/cases.csv"), cases);
        const Result<ExperimentOutcome> outcome = workspace.run(nullptr);
        QVERIFY(outcome);
        QVERIFY(outcome->record.end == RunEnd::RuleStopped);
        QVERIFY(outcome->record.results.size() < 120);
        QCOMPARE(workspace.run(nullptr)->record.results.size(), outcome->record.results.size()); // a stopped run is not continued
    }

    void appliesTheSettingsOfEachArm()
    {
        const ExperimentWorkspace workspace(offline);
        workspace.copy().write(QStringLiteral("drafts/soul.md"), "Short.\n");
        workspace.copy().write(QStringLiteral("experiments/forms.yaml"),
                               "all: {provider: openai, model: gpt-4.1, agent: '', request: 'Name {what}.', format: markdown}\n"
                               "arms: [{name: short, files: {layers/soul.md: drafts/soul.md}}, {name: without, files: {layers/soul.md: }}, {name: whole}]\n"
                               "data: ./cases.csv\nmetrics: [tokens]\n");
        const Result<ExperimentOutcome> outcome = workspace.run(nullptr);
        QVERIFY2(outcome, outcome.ok() ? "" : qPrintable(toString(outcome.error())));
        QHash<QString, double> tokens;
        for (const TrialResult &result : outcome->record.results)
            tokens[result.arm] += result.values.value(Metric::Tokens);
        QVERIFY(tokens.value(QStringLiteral("without")) < tokens.value(QStringLiteral("short")));
        QVERIFY(tokens.value(QStringLiteral("short")) < tokens.value(QStringLiteral("whole")));
    }

    void runsAnEarlierVersionAsAnArm()
    {
        const ExperimentWorkspace workspace(offline);
        const QString soul = QStringLiteral("layers/soul.md");
        QVERIFY(saveVersion(workspace.copy().folder(), soul, "Short.\n", checksumOf(bytesOf(workspace.copy().path(soul)))));
        const QList<FileVersion> versions = (*openHistory(workspace.copy().folder()))->versions(soul).value();
        QCOMPARE(versions.size(), 2);
        const auto write = [&workspace](const QByteArray &revision) {
            workspace.copy().write(QStringLiteral("experiments/forms.yaml"),
                "all: {provider: openai, model: gpt-4.1, agent: '', request: 'Name {what}.', format: markdown}\n"
                "arms: [{name: then, revision: '" + revision + "'}, {name: now}]\ndata: ./cases.csv\nmetrics: [tokens]\n");
        };
        write(versions.last().id.left(12).toUtf8());
        const Result<ExperimentOutcome> outcome = workspace.run(nullptr);
        QVERIFY2(outcome, outcome.ok() ? "" : qPrintable(toString(outcome.error())));
        QHash<QString, double> tokens;
        for (const TrialResult &result : outcome->record.results)
            tokens[result.arm] += result.values.value(Metric::Tokens);
        QVERIFY(tokens.value(QStringLiteral("then")) > tokens.value(QStringLiteral("now")));
        const Result<LoadedExperiment> loaded = loadExperiment(workspace.opened(), QStringLiteral("forms"));
        QCOMPARE(loaded->setup.arms.first().settings.text(QStringLiteral("revision")).value_or(QString()), versions.last().id); // the plan contains the full commit ID
        write(versions.first().id.left(12).toUtf8());
        QVERIFY(loadExperiment(workspace.opened(), QStringLiteral("forms"))->dataChecksum != loaded->dataChecksum); // the data belongs to another run
        write("nobody");
        const Result<LoadedExperiment> none = loadExperiment(workspace.opened(), QStringLiteral("forms"));
        QVERIFY(!none && none.error().code == ErrorCode::NotFound);
        QCOMPARE(none.error().location.file, QStringLiteral("experiments/forms.yaml"));
        QVERIFY(none.error().location.range.start.line > 0);
    }

    void plansARun()
    {
        const ExperimentWorkspace workspace(online, "plan: {answer_tokens: 500}\n");
        const Result<ExperimentPlan> plan = planExperiment(workspace.opened(), QStringLiteral("forms"));
        QVERIFY2(plan, plan.ok() ? "" : qPrintable(toString(plan.error())));
        QCOMPARE(plan->trials, 6);
        QCOMPARE(plan->remainingTrials, 6);
        QCOMPARE(plan->arms.size(), 2);
        QVERIFY(plan->callsProviders() && plan->time().count() > 0);
        QVERIFY(plan->cost && !plan->cost->isZero());
        QVERIFY(plan->arms[0].request.tokens > plan->arms[1].request.tokens);
        QCOMPARE(plan->power.size(), 5);
        QVERIFY(!planExperiment(workspace.opened(), QStringLiteral("none")));
    }

    /// Unfit requests stop a run unless the run is forced. A cost above the limit always stops it. A run without API calls is never stopped.
    void rejectsUnfitRuns()
    {
        const ExperimentWorkspace workspace(online, "plan: {answer_tokens: 500}\n");
        Result<ExperimentPlan> plan = planExperiment(workspace.opened(), QStringLiteral("forms"));
        QVERIFY(plan.ok());
        QVERIFY(!runError(*plan, false));
        plan->costLimitError = Error{ErrorCode::NotAllowed, QStringLiteral("It may cost a fortune."), {}};
        QCOMPARE(runError(*plan, true)->message, QStringLiteral("It may cost a fortune."));
        plan->unfitFindings.append({Severity::Error, QStringLiteral("request-too-long"), QStringLiteral("It is too long."), {}});
        QCOMPARE(runError(*plan, false)->message, QStringLiteral("It is too long."));
        QCOMPARE(runError(*plan, true)->message, QStringLiteral("It may cost a fortune."));
        plan->loadedExperiment.setup.metrics.clear(); // a plan without metrics makes no API calls
        QVERIFY(!runError(*plan, false));
    }

    /// The result is the error, although a warning about an unlisted model precedes the error.
    void reportsTheErrorNotTheEarlierWarning()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{
            "all: {provider: openai, model: gpt-nobody, agent: '', request: 'Name {what}.'}\n"
            "arms: [{name: form, mode: structured}, {name: text, format: markdown}]\ndata: ./cases.csv\nmetrics: [tokens]\n"});
        const Result<ExperimentPlan> plan = planExperiment(workspace.opened(), QStringLiteral("forms"));
        QVERIFY(!plan);
        QVERIFY2(plan.error().message.contains(QLatin1String("prompt type")), qPrintable(plan.error().message));
        const Result<ExperimentOutcome> outcome = workspace.run(nullptr);
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().message.contains(QLatin1String("prompt type")), qPrintable(outcome.error().message));
    }
};

OUTCROP_TEST(TestRunExperiment, CoreApplication)

} // namespace tst_runexperiment

#include "tst_runexperiment.moc"
