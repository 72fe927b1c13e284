// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the job queue on a PostgreSQL server: leases, retries, one result for each job, the shared cost limit and request rates, and killed workers.
// OUTCROP_KILLS sets the number of kills; the default is small.
#include "adapters/postgresql/postgresqueue.h"
#include "adapters/providers/callsettings.h"
#include "tests/support/childprocess.h"
#include "tests/support/postgresserver.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>

#include <memory>
#include <random>
#include <vector>

using namespace outcrop;
using namespace outcrop::testing;
using std::chrono::milliseconds;

namespace tst_jobqueue {

namespace {

using Answer = CallReservation::Answer;

const QString experiment = QStringLiteral("experiment");

Cost dollars(qint64 count)
{
    return Cost::fromPico(count * 1'000'000'000'000);
}

QueuedRun runOf(const QString &name, const std::optional<Cost> &limit = {})
{
    return {0, experiment, name, QStringLiteral("2026-11-29T12:00:00.000Z"), Json{{"setup", "abc"}}, limit};
}

QList<QueuedJob> jobs(int count, int stage = 1)
{
    QList<QueuedJob> list;
    for (int number = 0; number < count; ++number)
        list.append(QueuedJob{number, stage, Json{{"request", number}}});
    return list;
}

QueuedResponse responseOf(const QString &text)
{
    return {QStringLiteral("key"), 0, Json{{"text", text.toStdString()}}};
}

} // namespace

class TestJobQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        if (!m_server->problem().isEmpty())
            QSKIP(qPrintable(QStringLiteral("postgresql: ") + m_server->problem()));
    }

    void init()
    {
        m_schema = QStringLiteral("queue %1").arg(++m_schemaCount);
        connectQueue();
        QVERIFY(m_queue);
    }

    void cleanup() { m_queue.reset(); }

    void leasesEachJobOnce()
    {
        enqueue(QStringLiteral("a"), jobs(3));
        enqueue(QStringLiteral("a"), jobs(4)); // only the fourth job is new
        QList<qint64> numbers;
        while (const std::optional<LeasedJob> job = lease()) {
            QCOMPARE(job->run.name, QStringLiteral("a"));
            QCOMPARE(job->payload, Json({{"request", job->number}}));
            QCOMPARE(job->run.details, Json({{"setup", "abc"}}));
            numbers.append(job->number);
        }
        QCOMPARE(numbers, QList<qint64>({0, 1, 2, 3}));
        QCOMPARE(*m_queue->openJobCount({{experiment}, {}}), 4);
        QCOMPARE(*m_queue->openJobCount({{QStringLiteral("other kind")}, {}}), 0);
    }

    void aStageStartsWhenThePreviousOneIsComplete()
    {
        QList<QueuedJob> list = jobs(1, 0);
        list.append(QueuedJob{1, 1, Json::object()});
        enqueue(QStringLiteral("a"), list);
        const std::optional<LeasedJob> warmUp = lease();
        QVERIFY(warmUp && warmUp->number == 0);
        QVERIFY(!lease());
        QVERIFY(*m_queue->complete(*warmUp, Json::object()));
        const std::optional<LeasedJob> next = lease();
        QVERIFY(next && next->number == 1);
    }

    void excludingARunDoesNotAffectOthers()
    {
        const qint64 first = enqueue(QStringLiteral("a"), jobs(1));
        enqueue(QStringLiteral("b"), jobs(1));
        const Result<std::optional<LeasedJob>> job = m_queue->lease({{experiment}, QStringLiteral("w"), milliseconds(60'000), {first}});
        QCOMPARE((*job)->run.name, QStringLiteral("b"));
        QCOMPARE(*m_queue->openJobCount({{experiment}, QStringLiteral("w"), milliseconds(0), {first}}), 1);
    }

    void leasesOnlyRunsOfTheRequestedKinds()
    {
        const QString other = QStringLiteral("index");
        enqueue(QStringLiteral("a"), jobs(1));
        QCOMPARE(*m_queue->openJobCount({{other}, {}}), 0);
        const Result<std::optional<LeasedJob>> none = m_queue->lease({{other}, QStringLiteral("w")});
        QVERIFY(none.ok() && !*none);
        QCOMPARE(*m_queue->openJobCount({{other, experiment}, {}}), 1);
        const Result<std::optional<LeasedJob>> job = m_queue->lease({{other, experiment}, QStringLiteral("w")});
        QVERIFY(job.ok() && *job);
        QCOMPARE((*job)->run.kind, experiment);
    }

    void anExpiredLeaseIsTakenOver()
    {
        const qint64 run = enqueue(QStringLiteral("a"), jobs(1));
        const std::optional<LeasedJob> lost = lease(milliseconds(0));
        QVERIFY(lost);
        const std::optional<LeasedJob> job = lease();
        QVERIFY(job && job->id == lost->id && job->lease > lost->lease);
        QCOMPARE(*m_queue->renew(*lost, milliseconds(60'000)), false);
        QCOMPARE(*m_queue->complete(*lost, Json{{"by", "lost"}}), false);
        QVERIFY(m_queue->release(*lost, JobRelease::Retry, {}));
        QVERIFY(!lease()); // the job was not released
        QCOMPARE(*m_queue->renew(*job, milliseconds(60'000)), true);
        QCOMPARE(*m_queue->complete(*job, Json{{"by", "job"}}), true);
        QCOMPARE(*m_queue->complete(*job, Json{{"by", "again"}}), false);
        const Result<QList<FinishedJob>> finished = m_queue->finishedJobs(run, 10);
        QCOMPARE(finished->size(), 1);
        QCOMPARE(finished->first().result, Json({{"by", "job"}}));
    }

    void releasedJobsRunAgain()
    {
        enqueue(QStringLiteral("a"), jobs(1));
        std::optional<LeasedJob> job = lease();
        QVERIFY(m_queue->release(*job, JobRelease::Unchanged, {}));
        job = lease();
        QVERIFY(job && job->retries == 0);
        QVERIFY(m_queue->release(*job, JobRelease::Retry, {}));
        job = lease();
        QVERIFY(job && job->retries == 1);
        QVERIFY(m_queue->release(*job, JobRelease::Retry, std::chrono::hours(1)));
        QVERIFY(!lease());
        QCOMPARE(*m_queue->openJobCount({{experiment}, {}}), 1);
        QCOMPARE(singleRunState().waiting, 1);
    }

    void aJobIsGivenUpAfterManyLostLeases()
    {
        enqueue(QStringLiteral("a"), jobs(1));
        for (int attempt = 0; attempt < maxJobAttempts; ++attempt)
            QVERIFY(lease(milliseconds(0)));
        QVERIFY(!lease());
        QCOMPARE(*m_queue->openJobCount({{experiment}, {}}), 0);
        QCOMPARE(singleRunState().abandonedJobs, 1);
        enqueue(QStringLiteral("a"), jobs(1));
        QCOMPARE(singleRunState().abandonedJobs, 0);
        QVERIFY(lease());
    }

    void callsShareTheCostLimit()
    {
        enqueue(QStringLiteral("a"), jobs(3), dollars(10));
        const std::optional<LeasedJob> one = lease();
        const std::optional<LeasedJob> two = lease();
        const Result<CallReservation> first = m_queue->reserve(*one, dollars(6));
        QCOMPARE(first->answer, Answer::Reserved);
        QCOMPARE(m_queue->reserve(*two, dollars(6))->answer, Answer::Wait);
        QVERIFY(m_queue->settle(*one, first->call, dollars(1), {}));
        QVERIFY(m_queue->settle(*one, first->call, dollars(1), {})); // a call that is settled twice is counted once
        const Result<CallReservation> second = m_queue->reserve(*two, dollars(6));
        QCOMPARE(second->answer, Answer::Reserved);
        QCOMPARE(singleRunState().spentCost, dollars(1));
        QCOMPARE(m_queue->reserve(*one, dollars(10))->answer, Answer::AtCostLimit);
        QVERIFY(singleRunState().isAtCostLimit);
        QVERIFY(!lease()); // only the third job remains, and the cost limit blocks it
        QCOMPARE(*m_queue->openJobCount({{experiment}, {}}), 0);
        QVERIFY(m_queue->settle(*two, second->call, std::nullopt, {}));
        QCOMPARE(singleRunState().unpricedCalls, 1);
        QCOMPARE(m_queue->reserve(*one, dollars(1))->answer, Answer::AtCostLimit);
    }

    void aLimitAllowsNoCallOfUnknownCost()
    {
        enqueue(QStringLiteral("a"), jobs(1), dollars(10));
        QCOMPARE(m_queue->reserve(*lease(), std::nullopt)->answer, Answer::AtCostLimit);
        enqueue(QStringLiteral("b"), jobs(1));
        QCOMPARE(m_queue->reserve(*lease(), std::nullopt)->answer, Answer::Reserved);
    }

    /// A call whose worker did not return may have been billed, so its maximum cost counts, but no other call waits for it.
    void callsOfKilledWorkersCountAtTheirMaximum()
    {
        enqueue(QStringLiteral("a"), jobs(1), dollars(10));
        const std::optional<LeasedJob> killed = lease(milliseconds(0));
        QCOMPARE(m_queue->reserve(*killed, dollars(6))->answer, Answer::Reserved);
        const std::optional<LeasedJob> job = lease();
        QCOMPARE(m_queue->reserve(*killed, dollars(1))->answer, Answer::LeaseLost);
        QCOMPARE(singleRunState().uncertainCost, dollars(6));
        QCOMPARE(m_queue->reserve(*job, dollars(3))->answer, Answer::Reserved);
        QCOMPARE(m_queue->reserve(*job, dollars(2))->answer, Answer::Wait); // waits until the call of three dollars is settled
        enqueue(QStringLiteral("a"), jobs(1), dollars(20));
        QCOMPARE(m_queue->reserve(*job, dollars(11))->answer, Answer::Reserved);
    }

    void responsesAreKeptForTheNextLease()
    {
        const qint64 run = enqueue(QStringLiteral("a"), jobs(1));
        const std::optional<LeasedJob> killed = lease(milliseconds(0));
        QVERIFY(killed->responses.isEmpty());
        const Result<CallReservation> call = m_queue->reserve(*killed, dollars(1));
        QVERIFY(m_queue->settle(*killed, call->call, dollars(1), responseOf(QStringLiteral("Fine."))));
        const std::optional<LeasedJob> job = lease();
        QCOMPARE(job->responses.size(), 1);
        QCOMPARE(job->responses.first().key, QStringLiteral("key"));
        QCOMPARE(job->responses.first().response, Json({{"text", "Fine."}}));
        QVERIFY(*m_queue->complete(*job, Json::object()));
        const Result<QList<FinishedJob>> finished = m_queue->finishedJobs(run, 10);
        QCOMPARE(finished->first().responses.size(), 1);
        QVERIFY(m_queue->markCollected({job->id}));
        QVERIFY(m_queue->finishedJobs(run, 10)->isEmpty());
        QCOMPARE(singleRunState().collectedJobs, 1);
    }

    void jobsOfARemovedRunCannotBeCompleted()
    {
        const qint64 run = enqueue(QStringLiteral("a"), jobs(1), dollars(1));
        const std::optional<LeasedJob> job = lease();
        const Result<CallReservation> call = m_queue->reserve(*job, dollars(1));
        QVERIFY(m_queue->remove(run));
        QVERIFY(m_queue->settle(*job, call->call, dollars(1), responseOf(QStringLiteral("Late."))));
        QCOMPARE(m_queue->reserve(*job, dollars(1))->answer, Answer::LeaseLost);
        QCOMPARE(*m_queue->complete(*job, Json::object()), false);
        QVERIFY(m_queue->states()->isEmpty());
    }

    void requestRatesAreShared()
    {
        const QString provider = QStringLiteral("openai");
        QCOMPARE(m_queue->acquireRequestPermit(provider)->count(), 0); // the rate is unlimited
        QVERIFY(m_queue->setRequestRate(provider, 0.6)); // a rate of one request in 100 seconds
        const Result<milliseconds> wait = m_queue->acquireRequestPermit(provider);
        QVERIFY2(wait->count() > 0 && wait->count() <= 100'000, qPrintable(QString::number(wait->count())));
        constexpr double perSecond = 20;
        QElapsedTimer clock;
        clock.start();
        QVERIFY(m_queue->setRequestRate(provider, perSecond * 60));
        Result<std::unique_ptr<JobQueue>> other = open();
        int taken = 0;
        for (int asked = 0; asked < 400; ++asked)
            taken += (asked % 2 == 0 ? *m_queue : **other).acquireRequestPermit(provider)->count() == 0 ? 1 : 0;
        // The limit includes the requests of one second, and the requests that the elapsed time adds.
        const double most = perSecond + perSecond * double(clock.elapsed() + 1) / 1000;
        QVERIFY2(taken <= most, qPrintable(QStringLiteral("%1 of at most %2").arg(taken).arg(most)));
        Result<milliseconds> next = m_queue->acquireRequestPermit(provider);
        for (int tries = 0; tries < 100 && next && next->count() > 0; ++tries) { // each call that succeeds takes a request
            QTest::qWait(int(next->count()));
            next = m_queue->acquireRequestPermit(provider);
        }
        QCOMPARE(next->count(), 0);
    }

    void aPauseAppliesToAllWorkers()
    {
        const QString provider = QStringLiteral("openai");
        QVERIFY(m_queue->pauseRequests(provider, std::chrono::minutes(10)));
        QVERIFY(m_queue->pauseRequests(provider, milliseconds(1))); // a shorter pause does not end the longer pause
        Result<std::unique_ptr<JobQueue>> other = open();
        QVERIFY((*other)->acquireRequestPermit(provider)->count() > 1'000);
        QCOMPARE((*other)->acquireRequestPermit(QStringLiteral("anthropic"))->count(), 0);
    }

    /// Ten workers call, settle and complete, and are killed at random.
    void eachJobOfKilledWorkersIsDoneOnce()
    {
        constexpr int count = 200;
        constexpr int workers = 10;
        bool isSet = false;
        const int wantedKills = qEnvironmentVariableIntValue("OUTCROP_KILLS", &isSet);
        const int kills = isSet ? wantedKills : 30;
        const qint64 run = enqueue(QStringLiteral("a"), jobs(count), dollars(1'000'000));
        m_queue.reset(); // the processes must not share the connection
        const auto work = [this](const ChildProcess::Report &report) { workUntilEmpty(report); };
        std::mt19937 random(1);
        std::vector<std::unique_ptr<ChildProcess>> processes;
        for (int worker = 0; worker < workers; ++worker)
            processes.push_back(std::make_unique<ChildProcess>(work));
        for (int kill = 0; kill < kills; ++kill) {
            std::unique_ptr<ChildProcess> &process = processes[random() % workers];
            process->next(milliseconds(random() % 40));
            process->kill();
            process = std::make_unique<ChildProcess>(work);
        }
        for (const auto &process : processes) {
            while (process->next() != -1) { }
        }
        connectQueue();
        const QueueState state = singleRunState();
        QCOMPARE(state.done, count);
        QCOMPARE(state.waiting + state.leasedJobs + state.abandonedJobs, 0);
        QCOMPARE(state.spentCost, dollars(count)); // the response to a paid call is not requested again
        QVERIFY2(state.uncertainCost <= dollars(2 * kills), qPrintable(toText(state.uncertainCost)));
        QSet<qint64> numbers;
        const Result<QList<FinishedJob>> finished = m_queue->finishedJobs(run, 2 * count);
        for (const FinishedJob &job : *finished)
            numbers.insert(job.number);
        QCOMPARE(numbers.size(), count);
        qInfo("%d jobs, %d kills, %s in interrupted calls", count, kills, qPrintable(toText(state.uncertainCost)));
    }

private:
    Result<std::unique_ptr<JobQueue>> open() const { return openPostgresQueue({m_server->address(), {}, m_schema}); }

    void connectQueue()
    {
        Result<std::unique_ptr<JobQueue>> queue = open();
        if (queue)
            m_queue = std::move(*queue);
        else
            qWarning("%s", qPrintable(queue.error().message));
    }

    qint64 enqueue(const QString &name, const QList<QueuedJob> &list, const std::optional<Cost> &limit = {}) { return *m_queue->enqueue(runOf(name, limit), list); }

    std::optional<LeasedJob> lease(milliseconds duration = milliseconds(60'000)) { return *m_queue->lease({{experiment}, QStringLiteral("w"), duration, {}}); }

    QueueState singleRunState()
    {
        const Result<QList<QueueState>> states = m_queue->states();
        return states && states->size() == 1 ? states->first() : QueueState();
    }

    /// Completes the jobs of the queue as a worker does, with one call for each, until the queue is empty. Reports the number of each job.
    void workUntilEmpty(const ChildProcess::Report &report) const
    {
        const Result<std::unique_ptr<JobQueue>> queue = open();
        if (!queue)
            return;
        const LeaseRequest request{{experiment}, QStringLiteral("w"), std::chrono::seconds(5), {}};
        while (*(*queue)->openJobCount(request) > 0) {
            const Result<std::optional<LeasedJob>> job = (*queue)->lease(request);
            if (!job || !*job) {
                waitFor(milliseconds(20), {});
                continue;
            }
            if ((*job)->responses.isEmpty()) {
                const Result<CallReservation> call = (*queue)->reserve(**job, dollars(2));
                if (!call || call->answer != Answer::Reserved || !(*queue)->settle(**job, call->call, dollars(1), responseOf(QStringLiteral("Fine."))))
                    continue;
            }
            if (*(*queue)->complete(**job, Json::object()))
                report((*job)->number);
        }
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<JobQueue> m_queue;
    QString m_schema;
    int m_schemaCount = 0;
};

OUTCROP_TEST(TestJobQueue, CoreApplication)

} // namespace tst_jobqueue

#include "tst_jobqueue.moc"
