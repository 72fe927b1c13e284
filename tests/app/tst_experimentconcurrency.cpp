// SPDX-License-Identifier: GPL-3.0-or-later
// Tests parallel trials: the same results in the same order as a sequential run, warm-ups first, the shared cost limit, and continuing a stopped run.
#include "app/experiments/costbudget.h"
#include "app/experiments/planexperiment.h"
#include "experimentworkspace.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_experimentconcurrency {

namespace {

const QByteArray metrics = "[tokens, success, output_tokens]";

/// Answers every request, but none before `expectedCalls` calls have begun.
class BarrierProvider : public Provider
{
public:
    explicit BarrierProvider(int expectedCalls, std::function<void()> whenAllStarted = {}) : m_expectedCalls(expectedCalls), m_whenAllStarted(std::move(whenAllStarted)) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &, const ResponseListener & = {}) override
    {
        constexpr auto patience = std::chrono::seconds(60); // timeout that ends the test if the calls are not parallel
        std::unique_lock lock(m_mutex);
        m_endedBefore.append(m_endedCalls);
        m_maxRunningCalls = std::max(m_maxRunningCalls, ++m_runningCalls);
        if (++m_startedCalls == m_expectedCalls && m_whenAllStarted)
            m_whenAllStarted();
        m_changed.notify_all();
        m_changed.wait_for(lock, patience, [this] { return m_startedCalls >= m_expectedCalls; });
        --m_runningCalls;
        ++m_endedCalls;
        ProviderResponse answer = textResponse(QStringLiteral("It is a book."));
        answer.usage.output = request.bodyText().text().size(); // the usage depends on the request
        return {answer};
    }

    int maxRunningCalls() const { return m_maxRunningCalls; }
    /// Returns, for each call, the number of calls that had ended before it began.
    const QList<int> &endedBefore() const { return m_endedBefore; }

private:
    const int m_expectedCalls;
    const std::function<void()> m_whenAllStarted;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    QList<int> m_endedBefore;
    int m_startedCalls = 0;
    int m_runningCalls = 0;
    int m_maxRunningCalls = 0;
    int m_endedCalls = 0;
};

/// Rejects the key in every call. The first call ends when more than eight calls have begun, or after half a second.
class SlowFirstProvider : public Provider
{
public:
    ProviderCall call(const RenderedRequest &, const std::stop_token &, const ResponseListener & = {}) override
    {
        constexpr auto longTime = std::chrono::milliseconds(500);
        std::unique_lock lock(m_mutex);
        const bool isFirst = m_calls++ == 0;
        m_changed.notify_all();
        if (isFirst)
            m_changed.wait_for(lock, longTime, [this] { return m_calls > 8; });
        return {{}, CallFailure{FailureKind::Unauthorized, QStringLiteral("The key is invalid.")}};
    }

    int calls() const { return m_calls; }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_calls = 0;
};

Result<ExperimentOutcome> run(const ExperimentWorkspace &workspace, Provider &provider, int concurrency, const std::stop_token &stop = {})
{
    RunSettings settings;
    settings.provider = &provider;
    settings.concurrency = concurrency;
    settings.now = [] { return QDateTime(QDate(2026, 11, 29), QTime(12, 0), Qt::UTC); };
    return runExperiment(workspace.opened(), QStringLiteral("forms"), settings, stop);
}

Cost dollars(qint64 count)
{
    return Cost::fromPico(count * 1'000'000'000'000);
}

} // namespace

class TestExperimentConcurrency : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsEqualThoseOfASequentialRun()
    {
        const QByteArray more = "repeats: 2\ncaches: allow\n";
        const ExperimentWorkspace sequential(metrics, more);
        BarrierProvider one(1);
        QVERIFY(run(sequential, one, 1));
        QCOMPARE(one.maxRunningCalls(), 1);
        const ExperimentWorkspace parallel(metrics, more);
        BarrierProvider three(3);
        const Result<ExperimentOutcome> outcome = run(parallel, three, 3);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().message));
        QVERIFY(outcome->record.end == RunEnd::Done);
        QCOMPARE(three.maxRunningCalls(), 3);
        QCOMPARE(outcome->record.results.size(), 12);
        QCOMPARE(parallel.file(QStringLiteral("results.jsonl")), sequential.file(QStringLiteral("results.jsonl")));
    }

    void warmUpsEndBeforeOtherTrialsStart()
    {
        const ExperimentWorkspace workspace(metrics, "warm_up: 1\n");
        BarrierProvider provider(2);
        QVERIFY(run(workspace, provider, 8));
        QCOMPARE(provider.endedBefore().size(), 2 + 6);
        QCOMPARE(provider.endedBefore().at(2), 2);
    }

    void aStoppingRuleRunsOneTrialAtATime()
    {
        const ExperimentWorkspace workspace(metrics, "stop: {metric: output_tokens, fewest: 2}\n");
        BarrierProvider provider(1);
        QVERIFY(run(workspace, provider, 4));
        QCOMPARE(provider.maxRunningCalls(), 1);
        const Result<ExperimentPlan> plan = planExperiment(workspace.opened(), QStringLiteral("forms"), {.concurrency = 4, .ignoresRecordedRun = true});
        QVERIFY(plan);
        QCOMPARE(plan->concurrency, 1);
    }

    void parallelTrialsShortenThePlannedTime()
    {
        const ExperimentWorkspace workspace(metrics);
        const Result<ExperimentPlan> one = planExperiment(workspace.opened(), QStringLiteral("forms"));
        const Result<ExperimentPlan> three = planExperiment(workspace.opened(), QStringLiteral("forms"), {.concurrency = 3});
        QVERIFY(one && three);
        QCOMPARE(three->time() * 3, one->time());
        QCOMPARE(three->remainingCalls(), one->remainingCalls());
    }

    void aStoppedRunContinuesWithoutPayingTwice()
    {
        const ExperimentWorkspace workspace(metrics);
        std::stop_source stop;
        BarrierProvider provider(3, [&stop] { stop.request_stop(); });
        const Result<ExperimentOutcome> stopped = run(workspace, provider, 3, stop.get_token());
        QVERIFY(stopped && stopped->isInterrupted);
        QCOMPARE(stopped->record.results.size(), 3); // the results of the calls in progress are kept
        const Result<ExperimentOutcome> whole = run(workspace, provider, 3);
        QVERIFY(whole && !whole->isInterrupted);
        QCOMPARE(whole->record.results.size(), 6);
        QCOMPARE(whole->record.completedTrials().size(), 6);
        QCOMPARE(provider.endedBefore().size(), 6);
    }

    void aFailedTrialEndsTheRunWithItsError()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{
            "all: {provider: openai, model: gpt-4.1, agent: '', request: 'Name {what}.'}\n"
            "arms: [{name: text, format: markdown}]\ndata: ./cases.csv\nmetrics: [success]\n"});
        RunSettings settings; // the settings contain no provider and no recorded responses
        settings.concurrency = 3;
        const Result<ExperimentOutcome> outcome = runExperiment(workspace.opened(), QStringLiteral("forms"), settings);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::NotFound);
    }

    /// Calls that all fail end the run, even while the first one takes long.
    void permanentFailuresEndTheRunDuringASlowCall()
    {
        const ExperimentWorkspace workspace(metrics, "repeats: 2\n");
        SlowFirstProvider provider;
        const Result<ExperimentOutcome> outcome = run(workspace, provider, 2);
        QVERIFY(outcome && outcome->abortReason && outcome->isInterrupted);
        QCOMPARE(outcome->abortReason->kind, FailureKind::Unauthorized);
        QVERIFY2(provider.calls() <= 5, qPrintable(QString::number(provider.calls()))); // at most 5 of 12 calls are made
        QCOMPARE(outcome->record.results.size(), provider.calls());
    }

    /// A call waits for the calls in progress, because they may cost less than their maximum.
    void callsShareTheCostLimit_data()
    {
        QTest::addColumn<qint64>("costOfFirst");
        QTest::addColumn<bool>("isSecondAllowed");
        QTest::newRow("cheap") << qint64(1) << true;
        QTest::newRow("expensive") << qint64(5) << false;
    }
    void callsShareTheCostLimit()
    {
        QFETCH(const qint64, costOfFirst);
        QFETCH(const bool, isSecondAllowed);
        CostBudget budget(dollars(10));
        QVERIFY(budget.reserve(dollars(6), {}));
        std::optional<Status> second;
        std::thread thread([&] { second = budget.reserve(dollars(6), {}); });
        budget.release(dollars(6), dollars(costOfFirst));
        thread.join();
        QCOMPARE(second->ok(), isSecondAllowed);
    }

    void aCallOfUnknownCostUsesUpTheLimit()
    {
        CostBudget budget(dollars(10));
        QVERIFY(budget.reserve(dollars(6), {}));
        budget.release(dollars(6), std::nullopt);
        QCOMPARE(budget.reserve(dollars(1), {}).error().code, ErrorCode::NotAllowed);
        QCOMPARE(CostBudget(dollars(10)).reserve(std::nullopt, {}).error().code, ErrorCode::NotAllowed);
        QVERIFY(CostBudget(std::nullopt).reserve(std::nullopt, {}));
    }
};

OUTCROP_TEST(TestExperimentConcurrency, CoreApplication)

} // namespace tst_experimentconcurrency

#include "tst_experimentconcurrency.moc"
