// SPDX-License-Identifier: GPL-3.0-or-later
// Tests assertions in experiments: per case and for all cases, thresholds, pass rates, and the tests of a promptfoo configuration.
#include "app/experiments/runexperiment.h"
#include "core/experiments/assertionresults.h"
#include "experimentworkspace.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_experimentassertions {

namespace {

const QByteArray oneArm = "all: {provider: openai, model: gpt-4.1, agent: '', request: 'Capital of {country}?'}\narms: [{name: plain}]\nmetrics: [assertions]\n";

/// Answers `Paris` to requests about France, and with a guess to all others.
ScriptedProvider::Script capitals()
{
    return [](const RenderedRequest &request) -> Result<ProviderResponse> {
        const bool isFrance = request.bodyText().text().contains(QStringLiteral("France"));
        ProviderResponse answer = textResponse(isFrance ? QStringLiteral("Paris") : QStringLiteral("I think it is Rome."));
        answer.stopDetail = QStringLiteral("stop");
        return answer;
    };
}

AssertionSummary summaryOf(const Result<ExperimentOutcome> &outcome)
{
    if (!outcome)
        qFatal("%s", qPrintable(toString(outcome.error())));
    return *assertionSummary(outcome->setup, outcome->record);
}

} // namespace

class TestExperimentAssertions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksEachCase()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{oneArm + "data: ./cases.jsonl\nassert: [{type: not-is-refusal}, {type: word-count, value: {max: 3}}]\n"});
        workspace.copy().write(QStringLiteral("experiments/forms/cases.jsonl"),
            "{\"id\": \"fr\", \"country\": \"France\", \"capital\": \"Paris\", \"assert\": [{\"type\": \"equals\", \"value\": \"{{capital}}\"}]}\n"
            "{\"id\": \"it\", \"country\": \"Italy\", \"assert\": [{\"type\": \"contains\", \"value\": \"Rome\"}]}\n");
        ScriptedProvider models(capitals());
        const Result<ExperimentOutcome> outcome = workspace.run(&models);
        const AssertionSummary summary = summaryOf(outcome);
        QCOMPARE(summary.arms.size(), 1);
        QCOMPARE(summary.arms.first().passedCount, 1);
        QCOMPARE(summary.arms.first().trials, 2);
        QVERIFY(!summary.isMet());
        QCOMPARE(summary.failed.size(), 1);
        QCOMPARE(summary.failed.first().item, QStringLiteral("it"));
        QCOMPARE(summary.failed.first().failedAssertions.first().name, QStringLiteral("word-count"));
        const ExperimentReport report = *reportOnRecordedRun(workspace.opened(), QStringLiteral("forms")); // the threshold is in the experiment file
        QCOMPARE(report.assertions->failed.first().failedAssertions.first().reason, summary.failed.first().failedAssertions.first().reason);
        QVERIFY(report.metrics.first().comparisons.isEmpty());
    }

    /// A threshold accepts a case with a failed assertion, and a pass rate accepts a run with a failed case.
    void appliesThresholdsAndPassRates_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<bool>("isMet");
        QTest::newRow("none") << QByteArray() << false;
        QTest::newRow("threshold") << QByteArray("threshold: 0.5\n") << true;
        QTest::newRow("high threshold") << QByteArray("threshold: 0.6\n") << false;
        QTest::newRow("pass rate") << QByteArray("pass_rate: 0.5\n") << true;
        QTest::newRow("high pass rate") << QByteArray("pass_rate: 0.6\n") << false;
    }
    void appliesThresholdsAndPassRates()
    {
        QFETCH(const QByteArray, more);
        QFETCH(const bool, isMet);
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{oneArm + more + "data: ./cases.csv\nassert: [{type: finish-reason, value: stop}, {type: contains, value: Paris}]\n"});
        workspace.copy().write(QStringLiteral("experiments/forms/cases.csv"), "id,country\nfr,France\nit,Italy\n");
        ScriptedProvider models(capitals());
        QCOMPARE(summaryOf(workspace.run(&models)).isMet(), isMet);
    }

    void readsPromptfooTests()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{oneArm + "data: promptfooconfig.yaml\n"});
        workspace.copy().write(QStringLiteral("promptfooconfig.yaml"),
            "prompts: ['Capital of {{country}}?']\ndefaultTest:\n  assert: [{type: is-refusal}]\n  threshold: 0.5\n"
            "tests:\n  - vars: {country: [France, Italy]}\n    assert: [{type: equals, value: Paris}, {type: llm-rubric, value: polite}]\n");
        ScriptedProvider models(capitals());
        const Result<ExperimentOutcome> outcome = workspace.run(&models);
        const AssertionSummary summary = summaryOf(outcome);
        QCOMPARE(summary.arms.first().trials, 2);
        QCOMPARE(summary.arms.first().passedCount, 1);
        QVERIFY(std::any_of(outcome->diagnostics.begin(), outcome->diagnostics.end(), [](const Diagnostic &one) { return one.message.contains(QStringLiteral("llm-rubric")); }));
    }

    void readsExpectedColumns()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{oneArm + "data: ./cases.csv\n"});
        workspace.copy().write(QStringLiteral("experiments/forms/cases.csv"), "id,country,__expected,__expected2\nfr,France,Paris,icontains:PARIS\nit,Italy,Rome,contains: Rome\n");
        ScriptedProvider models(capitals());
        const AssertionSummary summary = summaryOf(workspace.run(&models));
        QCOMPARE(summary.arms.first().passedCount, 1);
        QCOMPARE(summary.failed.first().failedAssertions.size(), 1);
    }

    void failedCallsPassNoAssertions()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{oneArm + "data: ./cases.csv\nassert: [{type: not-contains, value: x}]\n"});
        workspace.copy().write(QStringLiteral("experiments/forms/cases.csv"), "id,country\nfr,France\n");
        ScriptedProvider models([](const RenderedRequest &) -> Result<ProviderResponse> { return Error{ErrorCode::Unreadable, QStringLiteral("The server is down.")}; });
        QCOMPARE(summaryOf(workspace.run(&models)).arms.first().passedCount, 0);
    }

    void reportsInvalidAssertions_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("place");
        QTest::newRow("without the metric") << QByteArray("metrics: [tokens]\ndata: ./cases.csv\nassert: [{type: contains, value: x}]\n") << QStringLiteral("forms.yaml:5");
        QTest::newRow("invalid pattern") << QByteArray("metrics: [assertions]\ndata: ./cases.csv\nassert: [{type: regex, value: '('}]\n") << QStringLiteral("forms.yaml:5");
        QTest::newRow("no tests") << QByteArray("metrics: [assertions]\ndata: tests.yaml\n") << QStringLiteral("tests.yaml");
    }
    void reportsInvalidAssertions()
    {
        QFETCH(const QByteArray, more);
        QFETCH(const QString, place);
        const QByteArray head = "all: {provider: openai, model: gpt-4.1, agent: '', request: 'Capital of {country}?'}\narms: [{name: plain}]\n";
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{head + more});
        workspace.copy().write(QStringLiteral("tests.yaml"), "prompts: []\n");
        const Result<ExperimentOutcome> outcome = workspace.run(nullptr);
        QVERIFY(!outcome);
        QVERIFY2(toString(outcome.error()).contains(place), qPrintable(toString(outcome.error())));
    }
};

OUTCROP_TEST(TestExperimentAssertions, CoreApplication)

} // namespace tst_experimentassertions

#include "tst_experimentassertions.moc"
