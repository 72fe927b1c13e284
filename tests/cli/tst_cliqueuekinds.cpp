// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `--queue` of `validate --live`, `index` and `evolve` with a PostgreSQL server and a fake provider. Workers do each job once even if they are killed at
// random. Results are collected once, and cost is counted once. OUTCROP_JOBS sets the number of agents and of batches of documents; the default is small.
#include "queueteam.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

#include <memory>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliqueuekinds {

namespace {

const QString workLine = QStringLiteral("worker --yes --max-cost 1000 --until-empty");
const QString liveLine = QStringLiteral("--json validate --live --yes --providers fake --max-cost 1000");
const QString validateLine = liveLine + QStringLiteral(" --queue");
const QString indexLine = QStringLiteral("--json index --yes --queue --max-cost 1000");
const QString evolveLine = QStringLiteral("--json evolve --queue --until 2026-11-21");
const QString noWait = QStringLiteral(" --no-wait");

constexpr int documentsPerJob = 64;

/// Returns the number of agents or batches for the tests with killed workers.
int jobCount()
{
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("OUTCROP_JOBS", &isSet);
    return isSet ? wanted : 12;
}

Json queueOf(const Team &team)
{
    return documentOf(team.run(QStringLiteral("--json queue list")))["runs"];
}

qsizetype linesIn(const Team &team, const QString &file)
{
    return bytesOf(team.copy().path(file)).count('\n');
}

/// Adds portable agents, which replace the agent in the workspace.
void writeAgents(const Team &team, int count)
{
    QFile::remove(team.copy().path(QStringLiteral("agents/cataloguer.md")));
    for (int number = 0; number < count; ++number)
        team.copy().write(QStringLiteral("agents/baker%1.md").arg(number),
            "---\nname: baker" + QByteArray::number(number)
                + "\ndescription: Bakes bread.\nidentity: {role: Baker, expertise: [Rye bread]}\noutput:\n"
                  "  schema: {type: object, properties: {heading: {type: string}}, required: [heading], additionalProperties: false}\n"
                  "portability: {enabled: true, minimum_context_window: 8000, body_format: markdown, model_preferences: [\"fake/m\"]}\n---\nYou bake bread.\n");
}

/// Adds a search for memories with embeddings, and documents that fill this number of jobs.
void writeMemories(const Team &team, int jobs)
{
    team.copy().append(QStringLiteral("config.toml"), "\n[retrieval]\ncollections = [\"memory\"]\nembeddings = {provider = \"vectors\", model = \"e\"}\n");
    for (int number = 0; number < jobs * documentsPerJob; ++number)
        team.copy().write(QStringLiteral("memory/note%1.md").arg(number), "# Note " + QByteArray::number(number) + "\n\nA reader asked for book " + QByteArray::number(number) + ".\n");
}

/// Adds turns of November whose requests included a layer that they never used.
void recordTurns(const Team &team)
{
    team.copy().write(QStringLiteral("layers/idle.md"), "---\ntier: topsoil\nsection: context\n---\nA paragraph about the label printer.\n");
    team.copy().append(QStringLiteral("config.toml"), "\n[evolution]\nenabled = true\nnotify_channel = \"none\"\n");
    QByteArray lines;
    for (int i = 0; i < 200; ++i)
        lines += "{\"at\":\"2026-11-" + QByteArray::number(1 + i % 20).rightJustified(2, '0')
            + "T10:00:00Z\",\"workload\":\"platform\",\"layers\":[\"layers/idle.md\"],\"details\":{\"used\":[]}}\n";
    const CliRun added = team.run(QStringLiteral("log add interactions -"), lines);
    QVERIFY2(added.code == ExitCode::Done, outputOf(added).constData());
}

/// Returns the number of vectors in the index.
qint64 vectorsOf(const Team &team)
{
    qint64 vectors = 0;
    const Json stats = documentOf(team.run(QStringLiteral("--json index show")));
    for (const Json &collection : stats.value("collections", Json::array()))
        vectors += collection.value("vectors", 0);
    return vectors;
}

} // namespace

class TestCliQueueKinds : public QObject
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

    /// The report, the trials and the requests are equal to those of a validation without a queue.
    void workersValidateAgents()
    {
        const Team direct(*m_server, 0);
        writeAgents(direct, 2);
        const CliRun expected = direct.run(liveLine);
        QVERIFY2(direct.requests() > 0, outputOf(expected).constData());
        const Team team(*m_server, 0);
        writeAgents(team, 2);
        const CliRun queued = team.run(validateLine + noWait);
        QVERIFY2(queued.code == ExitCode::Done, outputOf(queued).constData());
        QVERIFY2(queued.err.contains("2 agents in the queue"), queued.err.constData());
        QCOMPARE(team.requests(), 0);
        const Json waiting = queueOf(team);
        QCOMPARE(waiting.size(), size_t(1));
        QCOMPARE(waiting[0]["kind"], Json("validation"));
        QCOMPARE(waiting[0]["waiting"], Json(2));
        const CliRun worked = team.run(workLine);
        QVERIFY2(worked.code == ExitCode::Done && worked.out.startsWith("2 jobs done, 0 failed"), outputOf(worked).constData());
        QCOMPARE(team.requests(), direct.requests());
        QCOMPARE(queueOf(team)[0]["cost_usd"].get<double>(), double(direct.requests()) * costOfCall);
        QCOMPARE(linesIn(team, QStringLiteral("portability/trials.jsonl")), 0);
        const CliRun collected = team.run(validateLine);
        QCOMPARE(collected.code, expected.code);
        QCOMPARE(collected.out, expected.out);
        QCOMPARE(linesIn(team, QStringLiteral("portability/trials.jsonl")), linesIn(direct, QStringLiteral("portability/trials.jsonl")));
        QCOMPARE(queueOf(team).size(), size_t(0));
    }

    void aWorkerSkipsChangedAgents()
    {
        const Team team(*m_server, 0);
        writeAgents(team, 1);
        QCOMPARE(team.run(validateLine + noWait).code, ExitCode::Done);
        team.copy().append(QStringLiteral("agents/baker0.md"), "\nOne more sentence.\n");
        const CliRun other = team.run(workLine);
        QVERIFY2(other.code == ExitCode::Findings && other.err.contains("The requests of the agent agents/baker0.md differ"), outputOf(other).constData());
        QCOMPARE(team.requests(), 0);
        const CliRun canceled = team.run(QStringLiteral("--json queue cancel validate --yes"));
        QCOMPARE(documentOf(canceled)["removed"], Json(1));
    }

    /// A request that the provider did not process is not a result.
    void rejectedRequestsAreRetried()
    {
        const Team team(*m_server, 0, {.rejections = 2});
        writeAgents(team, 1);
        QCOMPARE(team.run(validateLine + noWait).code, ExitCode::Done);
        const CliRun worked = team.run(QStringLiteral("--json ") + workLine);
        QVERIFY2(worked.code == ExitCode::Done, outputOf(worked).constData());
        QCOMPARE(documentOf(worked)["retried"], Json(2));
        QCOMPARE(documentOf(worked)["done"], Json(1));
        QCOMPARE(documentOf(worked)["failed"], Json(0));
        QCOMPARE(queueOf(team)[0]["cost_usd"].get<double>(), double(team.requests() - 2) * costOfCall);
    }

    void aRunStopsAtItsCostLimit()
    {
        const Team team(*m_server, 0);
        writeAgents(team, 1);
        const CliRun queued = team.run(QStringLiteral("--json validate --live --yes --providers fake --queue --no-wait --max-cost 0.000001"));
        QCOMPARE(queued.code, ExitCode::Done);
        QCOMPARE(team.run(workLine).code, ExitCode::Done); // the worker's list excludes a run at its cost limit
        QCOMPARE(team.requests(), 0);
        QCOMPARE(queueOf(team)[0]["at_cost_limit"], Json(true));
        QCOMPARE(team.run(validateLine + noWait).code, ExitCode::Done); // this run has a higher limit
        QCOMPARE(team.run(workLine).code, ExitCode::Done);
        QVERIFY(team.requests() > 0);
    }

    void agentsOfKilledWorkersAreValidatedOnce()
    {
        const Team direct(*m_server, 0);
        writeAgents(direct, 1);
        direct.run(liveLine);
        const qint64 requestsPerAgent = direct.requests();
        const qsizetype trialsPerAgent = linesIn(direct, QStringLiteral("portability/trials.jsonl"));
        const int agents = jobCount();
        const Team team(*m_server, 0);
        writeAgents(team, agents);
        QCOMPARE(team.run(validateLine + noWait).code, ExitCode::Done);
        const int kills = runKilledWorkers(team, 4, agents);
        QVERIFY(kills >= 0);
        const Json run = queueOf(team)[0];
        QCOMPARE(run["done"], Json(agents));
        QVERIFY2(team.requests() >= agents * requestsPerAgent && team.requests() <= agents * requestsPerAgent + kills, qPrintable(QString::number(team.requests())));
        QVERIFY2(run["cost_usd"].get<double>() > (double(agents * requestsPerAgent) - 0.5) * costOfCall, run.dump().c_str());
        const CliRun collected = team.run(validateLine);
        QVERIFY2(!collected.out.isEmpty(), collected.err.constData());
        QCOMPARE(linesIn(team, QStringLiteral("portability/trials.jsonl")), agents * trialsPerAgent);
        QCOMPARE(queueOf(team).size(), size_t(0));
    }

    void workersComputeEmbeddings()
    {
        const Team team(*m_server, 0);
        writeMemories(team, 2);
        const CliRun queued = team.run(indexLine + noWait);
        QVERIFY2(queued.code == ExitCode::Done, outputOf(queued).constData());
        QCOMPARE(documentOf(queued)["queue"]["open"], Json(2));
        QCOMPARE(vectorsOf(team), 0);
        QCOMPARE(team.requests(), 0);
        QCOMPARE(queueOf(team)[0]["kind"], Json("index"));
        const CliRun worked = team.run(workLine);
        QVERIFY2(worked.code == ExitCode::Done && worked.out.startsWith("2 jobs done, 0 failed"), outputOf(worked).constData());
        QVERIFY(queueOf(team)[0]["cost_usd"].get<double>() > 0);
        const CliRun collected = team.run(indexLine);
        QVERIFY2(collected.code == ExitCode::Done, outputOf(collected).constData());
        QCOMPARE(documentOf(collected)["meanings"], Json(2 * documentsPerJob));
        QCOMPARE(vectorsOf(team), 2 * documentsPerJob);
        QCOMPARE(team.requests(), 2);
        QCOMPARE(queueOf(team).size(), size_t(0));
        QCOMPARE(documentOf(team.run(indexLine))["meanings"], Json(0)); // all documents have embeddings
        QCOMPARE(team.requests(), 2);
    }

    /// A changed document gets no outdated embedding, and does not block the others.
    void changedDocumentsAreQueuedAgain()
    {
        const Team team(*m_server, 0);
        writeMemories(team, 1);
        QCOMPARE(team.run(indexLine + noWait).code, ExitCode::Done);
        team.copy().append(QStringLiteral("memory/note0.md"), "\nIt is on loan.\n");
        QCOMPARE(team.run(workLine).code, ExitCode::Done);
        const CliRun collected = team.run(indexLine + noWait);
        QVERIFY2(collected.code == ExitCode::Done, outputOf(collected).constData());
        QCOMPARE(documentOf(collected)["meanings"], Json(documentsPerJob - 1));
        QCOMPARE(documentOf(collected)["queue"]["open"], Json(1));
        QCOMPARE(team.run(workLine).code, ExitCode::Done);
        QCOMPARE(documentOf(team.run(indexLine))["meanings"], Json(1));
        QCOMPARE(vectorsOf(team), documentsPerJob);
        QCOMPARE(team.requests(), 2);
    }

    void requiresAnEmbeddingModel()
    {
        const Team team(*m_server, 0);
        const CliRun refused = team.run(QStringLiteral("index --yes --queue"));
        QVERIFY2(refused.code == ExitCode::Input && refused.err.contains("`embeddings`"), outputOf(refused).constData());
        QCOMPARE(team.run(QStringLiteral("index --queue --rebuild")).code, ExitCode::Usage);
    }

    void documentsOfKilledWorkersAreEmbeddedOnce()
    {
        const int jobs = jobCount();
        const Team team(*m_server, 0, {.milliseconds = 100});
        writeMemories(team, jobs);
        QCOMPARE(team.run(indexLine + noWait).code, ExitCode::Done);
        const int kills = runKilledWorkers(team, 4, jobs);
        QVERIFY(kills >= 0);
        QCOMPARE(queueOf(team)[0]["done"], Json(jobs));
        QVERIFY2(team.requests() >= jobs && team.requests() <= jobs + kills, qPrintable(QString::number(team.requests())));
        const CliRun collected = team.run(indexLine);
        QVERIFY2(collected.code == ExitCode::Done, outputOf(collected).constData());
        QCOMPARE(documentOf(collected)["meanings"], Json(jobs * documentsPerJob));
        QCOMPARE(vectorsOf(team), jobs * documentsPerJob);
    }

    void workersRunEvolution()
    {
        const Team team(*m_server, 0);
        recordTurns(team);
        const Json expected = documentOf(team.run(QStringLiteral("--json evolve --dry-run --until 2026-11-21")));
        QVERIFY(!expected["suggestions"].empty());
        const CliRun queued = team.run(evolveLine + noWait);
        QVERIFY2(queued.code == ExitCode::Done && queued.err.contains("1 evolution run in the queue"), outputOf(queued).constData());
        QCOMPARE(team.run(evolveLine + noWait).code, ExitCode::Done); // the command finds the queued run
        QCOMPARE(queueOf(team).size(), size_t(1));
        QCOMPARE(queueOf(team)[0]["kind"], Json("evolution"));
        const CliRun worked = team.run(workLine);
        QVERIFY2(worked.code == ExitCode::Done && worked.out.startsWith("1 job done, 0 failed, cost $0"), outputOf(worked).constData());
        QVERIFY(!QFileInfo::exists(team.copy().path(QStringLiteral("evolution"))));
        const Json collected = documentOf(team.run(evolveLine));
        QCOMPARE(collected["suggestions"].size(), expected["suggestions"].size());
        QCOMPARE(collected["turns"], expected["turns"]);
        QCOMPARE(collected["tests"], expected["tests"]);
        QVERIFY(bytesOf(team.copy().path(qString(collected["report"]))).contains("demote"));
        QCOMPARE(team.requests(), 0);
        QCOMPARE(queueOf(team).size(), size_t(0));
        const Json suggestions = documentOf(team.run(QStringLiteral("--json suggestions list")))["suggestions"];
        QCOMPARE(suggestions.size(), expected["suggestions"].size());
    }

    void aWorkerSkipsAnEvolutionRunOfOtherDocuments()
    {
        const Team team(*m_server, 0);
        recordTurns(team);
        QCOMPARE(team.run(evolveLine + noWait).code, ExitCode::Done);
        team.copy().append(QStringLiteral("layers/soul.md"), "\nOne more sentence.\n");
        const CliRun other = team.run(workLine);
        QVERIFY2(other.code == ExitCode::Findings && other.err.contains("This worker skips the jobs of `evolve`"), outputOf(other).constData());
    }

    void anEvolutionRunOfKilledWorkersIsStoredOnce()
    {
        const Team team(*m_server, 0);
        recordTurns(team);
        QCOMPARE(team.run(evolveLine + noWait).code, ExitCode::Done);
        QVERIFY(runKilledWorkers(team, 4, 4) >= 0);
        const Json collected = documentOf(team.run(evolveLine));
        QVERIFY(!collected["suggestions"].empty());
        QCOMPARE(QDir(team.copy().path(QStringLiteral("evolution"))).entryList({QStringLiteral("*.md")}).size(), 1);
        QCOMPARE(queueOf(team).size(), size_t(0));
    }

    void everyKindOfJobRequiresAServer()
    {
        const Team team(*m_server, 0);
        writeAgents(team, 1);
        writeMemories(team, 0);
        QByteArray config = bytesOf(team.copy().path(QStringLiteral("config.toml")));
        const qsizetype store = config.indexOf("store = ");
        config.remove(store, config.indexOf('\n', store) + 1 - store);
        team.copy().write(QStringLiteral("config.toml"), config);
        for (const QString &line : {validateLine, indexLine, evolveLine}) {
            const CliRun run = team.run(line);
            QVERIFY2(run.code == ExitCode::Input && outputOf(run).contains("PostgreSQL"), outputOf(run).constData());
        }
        QCOMPARE(team.requests(), 0);
    }

private:
    QTemporaryDir m_settings;
    std::unique_ptr<PostgresServer> m_server;
};

OUTCROP_TEST(TestCliQueueKinds, CoreApplication)

} // namespace tst_cliqueuekinds

#include "tst_cliqueuekinds.moc"
