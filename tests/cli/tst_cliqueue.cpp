// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `experiment run --queue`, `worker` and `queue` with a PostgreSQL server and a fake provider. Trials are run once even if ten workers are killed at
// random, and their cost is counted once. OUTCROP_TRIALS sets the number of trials; the default is small.
#include "queueteam.h"
#include "tests/support/testregistry.h"

#include <QSet>
#include <QTest>

#include <memory>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliqueue {

namespace {

double sumOf(const Json &stats, const char *number)
{
    double sum = 0;
    for (const Json &group : stats.value("groups", Json::array())) {
        const Json value = group.value(number, Json());
        sum += value.is_object() ? value.value("sum", 0.0) : 0;
    }
    return sum;
}

const QString enqueueLine = QStringLiteral("experiment run ab --queue --no-wait --yes --max-cost 1000");
const QString collectLine = QStringLiteral("experiment run ab --queue --yes --max-cost 1000");
const QString workLine = QStringLiteral("worker --yes --max-cost 1000 --until-empty");

} // namespace

class TestCliQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit());
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        m_server = std::make_unique<PostgresServer>();
        if (!m_server->problem().isEmpty())
            QSKIP(qPrintable(QStringLiteral("postgresql: ") + m_server->problem()));
    }

    void workersRunQueuedTrials()
    {
        const Team team(*m_server, 3);
        const CliRun queued = team.run(enqueueLine);
        QVERIFY2(queued.code == ExitCode::Done, outputOf(queued).constData());
        QVERIFY2(queued.err.contains("6 trials in the queue"), queued.err.constData());
        QCOMPARE(team.requests(), 0);
        const Json waiting = documentOf(team.run(QStringLiteral("--json queue list")))["runs"];
        QCOMPARE(waiting.size(), size_t(1));
        QCOMPARE(waiting[0]["kind"], Json("experiment"));
        QCOMPARE(waiting[0]["waiting"], Json(6));
        const CliRun limited = team.run(QStringLiteral("--json worker --yes --max-cost 1000 --max-jobs 2"));
        QVERIFY2(limited.code == ExitCode::Done, outputOf(limited).constData());
        QCOMPARE(documentOf(limited)["done"], Json(2));
        const CliRun rest = team.run(workLine + QStringLiteral(" --concurrency 3"));
        QVERIFY2(rest.code == ExitCode::Done, outputOf(rest).constData());
        QVERIFY2(rest.out.startsWith("4 jobs done, 0 failed, cost <$0.0001"), rest.out.constData());
        QCOMPARE(team.requests(), 6);
        QVERIFY(team.recordedTrials().isEmpty());
        const CliRun collected = team.run(collectLine);
        QVERIFY2(collected.code == ExitCode::Done, outputOf(collected).constData());
        QCOMPARE(team.recordedTrials(), QList<qint64>({0, 1, 2, 3, 4, 5}));
        QCOMPARE(documentOf(team.run(QStringLiteral("--json queue list")))["runs"].size(), size_t(0));
        checkLog(team, 6);
        QCOMPARE(team.run(QStringLiteral("experiment run ab --offline --restart")).code, ExitCode::Done); // the responses of the queue are recorded, too
        QCOMPARE(team.requests(), 6);
    }

    void collectingAgainChangesNothing()
    {
        const Team team(*m_server, 2);
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        QCOMPARE(team.run(workLine + QStringLiteral(" --max-jobs 3")).code, ExitCode::Done);
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done); // this command collects three results
        QCOMPARE(team.recordedTrials().size(), 3);
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        QCOMPARE(team.recordedTrials().size(), 3);
        QCOMPARE(team.run(workLine).code, ExitCode::Done);
        QCOMPARE(team.run(collectLine).code, ExitCode::Done);
        QCOMPARE(team.run(collectLine).code, ExitCode::Done);
        QCOMPARE(team.recordedTrials().size(), 4);
        QCOMPARE(team.requests(), 4);
        checkLog(team, 4);
    }

    /// The results in the queue were billed, so a restart must not discard them.
    void aRestartArchivesTheResultsInTheQueue()
    {
        const Team team(*m_server, 2);
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        QCOMPARE(team.run(workLine + QStringLiteral(" --max-jobs 3")).code, ExitCode::Done);
        const CliRun restarted = team.run(enqueueLine + QStringLiteral(" --restart"));
        QVERIFY2(restarted.code == ExitCode::Done, outputOf(restarted).constData());
        QVERIFY(team.recordedTrials().isEmpty());
        QCOMPARE(team.recordedTrials(QStringLiteral("results-1.jsonl")), QList<qint64>({0, 1, 2}));
        QCOMPARE(bytesOf(team.copy().path(QStringLiteral("experiments/ab/answers-1.jsonl"))).count('\n'), 3);
        const Json runs = documentOf(team.run(QStringLiteral("--json queue list")))["runs"];
        QCOMPARE(runs.size(), size_t(1));
        QCOMPARE(runs[0]["waiting"], Json(4));
        QCOMPARE(team.requests(), 3);
    }

    /// The provider's rate limit pauses the workers, and no rejected request is a result.
    void rejectedRequestsAreRetried()
    {
        const Team team(*m_server, 2, {.rejections = 3});
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        const CliRun worked = team.run(QStringLiteral("--json ") + workLine);
        QVERIFY2(worked.code == ExitCode::Done, outputOf(worked).constData());
        QCOMPARE(documentOf(worked)["done"], Json(4));
        QCOMPARE(documentOf(worked)["failed"], Json(0));
        QCOMPARE(documentOf(worked)["retried"], Json(3));
        QCOMPARE(team.requests(), 7);
        const Json run = documentOf(team.run(QStringLiteral("--json queue list")))["runs"][0];
        QCOMPARE(run["cost_usd"].get<double>(), 4 * costOfCall); // rejected requests are free
    }

    /// If the key of a computer is invalid, its worker leaves the trials to other workers, and no trial fails.
    void aWorkerWithoutAValidKeySkipsTheTrials()
    {
        const Team team(*m_server, 2, {.rejections = 1, .status = 401});
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        const CliRun rejected = team.run(workLine);
        QVERIFY2(rejected.code == ExitCode::Provider && rejected.err.contains("This worker skips the jobs of `ab`"), outputOf(rejected).constData());
        QCOMPARE(team.requests(), 1);
        const CliRun accepted = team.run(QStringLiteral("--json ") + workLine);
        QVERIFY2(accepted.code == ExitCode::Done, outputOf(accepted).constData());
        QCOMPARE(documentOf(accepted)["done"], Json(4));
        QCOMPARE(documentOf(accepted)["failed"], Json(0));
    }

    /// A stopped worker returns its trial, so that other workers need not wait until the lease expires.
    void aStoppedWorkerReturnsItsTrial()
    {
        constexpr int tenMinutes = 600'000;
        const Team team(*m_server, 1, {.milliseconds = tenMinutes});
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        const std::unique_ptr<QProcess> worker = startWorker(team, QStringLiteral("600"));
        QTRY_COMPARE_WITH_TIMEOUT(team.requests(), 1, 60'000);
        worker->terminate();
        QVERIFY(worker->waitForFinished(-1));
        QCOMPARE(worker->exitCode(), 130);
        const Json run = documentOf(team.run(QStringLiteral("--json queue list")))["runs"][0];
        QCOMPARE(run["waiting"], Json(2));
        QCOMPARE(run["leased"], Json(0));
    }

    void aWorkerStopsAtItsCostLimit()
    {
        const Team team(*m_server, 1);
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        const CliRun worked = team.run(QStringLiteral("worker --yes --max-cost 0.000001 --until-empty"));
        QVERIFY2(worked.code == ExitCode::Findings, outputOf(worked).constData());
        QCOMPARE(team.requests(), 0);
        QCOMPARE(documentOf(team.run(QStringLiteral("--json queue list")))["runs"][0]["waiting"], Json(2)); // two trials remain for other workers
    }

    void aWorkerSkipsOtherVersions()
    {
        const Team team(*m_server, 1);
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        team.copy().append(QStringLiteral("layers/soul.md"), "\nOne more sentence.\n");
        const CliRun otherPrompt = team.run(workLine);
        QVERIFY2(otherPrompt.code == ExitCode::Findings && otherPrompt.err.contains("The request of trial 0 of `ab` differs"), outputOf(otherPrompt).constData());
        team.setExperiment("warm_up: 1\n");
        const CliRun otherExperiment = team.run(workLine);
        QVERIFY2(otherExperiment.code == ExitCode::Findings && otherExperiment.err.contains("The experiment `ab` or its cases differ"), outputOf(otherExperiment).constData());
        QCOMPARE(team.requests(), 0);
    }

    void aRunCanBeCanceled()
    {
        const Team team(*m_server, 1);
        QCOMPARE(team.run(enqueueLine).code, ExitCode::Done);
        QCOMPARE(team.run(QStringLiteral("queue cancel ab")).code, ExitCode::Usage); // without confirmation, the run is not canceled
        QCOMPARE(team.run(QStringLiteral("queue cancel nonsense --yes")).code, ExitCode::Input);
        const CliRun canceled = team.run(QStringLiteral("--json queue cancel ab --yes"));
        QCOMPARE(documentOf(canceled)["removed"], Json(1));
        QCOMPARE(team.run(workLine).code, ExitCode::Done);
        QCOMPARE(team.requests(), 0);
        QVERIFY(team.run(QStringLiteral("queue")).out.startsWith("The queue is empty."));
    }

    void requiresAServerAndNoStoppingRule()
    {
        const Team team(*m_server, 4);
        team.setExperiment("stop: {metric: output_tokens, fewest: 2}\n");
        const CliRun stopping = team.run(enqueueLine);
        QVERIFY2(stopping.code == ExitCode::Input && stopping.err.contains("stopping rule"), outputOf(stopping).constData());
        team.copy().write(QStringLiteral("config.toml"), bytesOf(QStringLiteral(OUTCROP_TEST_DATA "/workspaces/plain/config.toml")));
        for (const QString &line : {enqueueLine, workLine, QStringLiteral("queue list")}) {
            const CliRun run = team.run(line);
            QVERIFY2(run.code == ExitCode::Input && run.err.contains("PostgreSQL"), outputOf(run).constData());
        }
        QCOMPARE(team.run(QStringLiteral("worker --yes")).code, ExitCode::Usage); // a worker requires --max-cost
    }

    void trialsOfKilledWorkersAreRunOnce()
    {
        bool isSet = false;
        const int wanted = qEnvironmentVariableIntValue("OUTCROP_TRIALS", &isSet);
        const int trials = isSet ? wanted : 300;
        const int maxKills = trials / 6;
        const Team team(*m_server, trials / 2);
        const CliRun queued = team.run(enqueueLine);
        QVERIFY2(queued.code == ExitCode::Done, outputOf(queued).constData());
        const int kills = runKilledWorkers(team, 10, maxKills);
        QVERIFY(kills >= 0);
        checkQueue(team, trials, kills);
        const CliRun collected = team.run(collectLine);
        QVERIFY2(collected.code == ExitCode::Done, outputOf(collected).constData());
        QList<qint64> recorded = team.recordedTrials();
        QCOMPARE(recorded.size(), trials);
        QCOMPARE(QSet<qint64>(recorded.begin(), recorded.end()).size(), trials);
        checkLog(team, trials);
        qInfo("%d trials, %d kills, %lld requests", trials, kills, team.requests());
    }

private:
    /// All trials have a result, and only requests that a kill interrupted were repeated.
    static void checkQueue(const Team &team, int trials, int kills)
    {
        const Json run = documentOf(team.run(QStringLiteral("--json queue list")))["runs"][0];
        QCOMPARE(run["done"], Json(trials));
        QCOMPARE(run["waiting"], Json(0));
        QCOMPARE(run["given_up"], Json(0));
        QVERIFY(team.requests() >= trials);
        QVERIFY2(team.requests() <= trials + kills, qPrintable(QString::number(team.requests())));
        QVERIFY2(run["cost_usd"].get<double>() > (trials - 0.5) * costOfCall, run.dump().c_str());
    }

    /// The log contains each call of the trials exactly once.
    static void checkLog(const Team &team, int trials)
    {
        const Json stats = documentOf(team.run(QStringLiteral("--json log stats --by provider --total")));
        QCOMPARE(sumOf(stats, "requests"), double(trials));
        QCOMPARE(sumOf(stats, "input_tokens"), 3.0 * trials);
        QCOMPARE(sumOf(stats, "cost"), costOfCall * trials);
    }

    QTemporaryDir m_settings;
    std::unique_ptr<PostgresServer> m_server;
};

OUTCROP_TEST(TestCliQueue, CoreApplication)

} // namespace tst_cliqueue

#include "tst_cliqueue.moc"
