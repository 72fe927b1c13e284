// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clirun.h"
#include "core/base/json.h"
#include "tests/adapters/providers/faults.h"
#include "tests/support/postgresserver.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>

#include <atomic>
#include <memory>
#include <random>
#include <vector>

namespace outcrop::testing {

constexpr double costOfCall = 7e-6; // cost of a call in dollars: three input tokens for 1 dollar per million, and two output tokens for 2 dollars per million

inline Json documentOf(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

inline QByteArray outputOf(const CliRun &run)
{
    return run.out + run.err;
}

/// The behavior of the fake provider.
struct Behavior {
    int rejections = 0;    ///< number of requests that are rejected before the first response
    int status = 429;      ///< HTTP status of the rejections
    int milliseconds = 15; ///< time until a response, in milliseconds, so that workers are killed during calls
};

/// A workspace with a store on the server, an experiment with two arms, and a fake provider.
class Team
{
public:
    Team(const PostgresServer &server, int cases, const Behavior &behavior = {}) : m_behavior(behavior)
    {
        QByteArray config = bytesOf(m_copy.path(QStringLiteral("config.toml")));
        const QByteArray schema = "team" + QByteArray::number(++s_teams);
        const QByteArray store = "store = \"postgresql:///postgres?user=outcrop&schema=" + schema + "&host=" + server.folder().toUtf8() + "\"\n";
        config.replace(QByteArray("[workspace]\n"), QByteArray("[workspace]\n" + store));
        m_copy.write(QStringLiteral("config.toml"), config);
        m_copy.write(QStringLiteral("portability/providers/fake.yaml"),
            "provider:\n  name: fake\n  api_format: anthropic-messages\n  base_url: \"" + m_server.url().toUtf8()
                + "\"\n  models: [{id: m, context_window: 100000, max_output: 4096, features: [tool_use], cost: {input: 1, output: 2}}]\n"
                  "rendering:\n  message_roles: {user: user, assistant: assistant}\n");
        m_copy.write(QStringLiteral("portability/providers/vectors.yaml"),
            "provider:\n  name: vectors\n  api_format: openai-compatible\n  base_url: \"" + m_server.url().toUtf8()
                + "/v1\"\n  models: [{id: e, cost: {input: 1, output: 1}}]\nrendering:\n  structured_output: {mechanism: prompt_text}\n");
        setExperiment({});
        QByteArray rows = "id,what\n";
        for (int number = 0; number < cases; ++number)
            rows += QByteArray::number(number) + ",book " + QByteArray::number(number) + '\n';
        m_copy.write(QStringLiteral("experiments/ab/cases.csv"), rows);
    }

    void setExperiment(const QByteArray &more) const
    {
        m_copy.write(QStringLiteral("experiments/ab.yaml"),
            "all: {provider: fake, agent: '', request: 'Name {what}.'}\narms: [{name: one}, {name: two, format: xml}]\ndata: ./cases.csv\nmetrics: [success, output_tokens]\n" + more);
    }

    CliRun run(const QString &line, const QByteArray &input = {}) const { return runCli(line.split(u' '), m_copy.folder(), input); }
    const WorkspaceCopy &copy() const { return m_copy; }
    qint64 requests() const { return m_requests; }

    /// Returns the trials in a results file, including repeated ones.
    QList<qint64> recordedTrials(const QString &file = QStringLiteral("results.jsonl")) const
    {
        QList<qint64> trials;
        for (const QByteArray &line : bytesOf(m_copy.path(QStringLiteral("experiments/ab/") + file)).split('\n')) {
            const Json json = Json::parse(line.begin(), line.end(), nullptr, false);
            if (json.is_object() && json.contains("trial"))
                trials.append(json["trial"].get<qint64>());
        }
        return trials;
    }

private:
    /// Returns a response with a vector of three numbers for each text.
    static QByteArray embeddings(const QByteArray &body)
    {
        const Json asked = Json::parse(body.begin(), body.end(), nullptr, false);
        const Json texts = asked.is_object() ? asked.value("input", Json::array()) : Json::array();
        Json data = Json::array();
        for (const Json &text : texts)
            data.push_back({{"index", data.size()}, {"embedding", {1, 2, text.get<std::string>().size()}}});
        return QByteArray::fromStdString(Json{{"object", "list"}, {"data", data}}.dump());
    }

    void respond(ClientConnection &connection)
    {
        if (!connection.readRequest())
            return;
        const bool isRejected = ++m_requests <= m_behavior.rejections;
        if (connection.disconnectsWithin(m_behavior.milliseconds))
            return;
        connection.write(isRejected ? httpResponse(m_behavior.status, R"({"error":{"message":"Rejected."}})") : httpResponse(200, connection.head().contains("/embeddings ") ? embeddings(connection.body()) : message("Fine.")));
        connection.close();
    }

    static inline int s_teams = 0;
    WorkspaceCopy m_copy{QStringLiteral("plain")};
    const Behavior m_behavior;
    std::atomic<qint64> m_requests = 0;
    FaultServer m_server{[this](ClientConnection &connection) { respond(connection); }}; ///< declared last, because its threads use the other members
};

inline std::unique_ptr<QProcess> startWorker(const Team &team, const QString &leaseSeconds = QStringLiteral("5"))
{
    auto worker = std::make_unique<QProcess>();
    worker->setProcessChannelMode(QProcess::MergedChannels);
    worker->start(QStringLiteral(OUTCROP_CLI),
        {QStringLiteral("-C"), team.copy().folder(), QStringLiteral("worker"), QStringLiteral("--yes"), QStringLiteral("--max-cost"), QStringLiteral("1000"), QStringLiteral("--until-empty"), QStringLiteral("--lease"),
            leaseSeconds});
    return worker;
}

/// Runs `count` workers until the queue is empty, and kills and replaces workers at random. Returns the number of kills, or -1 if a worker failed.
inline int runKilledWorkers(const Team &team, int count, int maxKills)
{
    std::vector<std::unique_ptr<QProcess>> workers;
    for (int number = 0; number < count; ++number)
        workers.push_back(startWorker(team));
    std::mt19937 random(1);
    int kills = 0;
    while (!workers.empty()) {
        const size_t chosen = random() % workers.size();
        std::unique_ptr<QProcess> &worker = workers[chosen];
        if (worker->waitForFinished(kills < maxKills ? int(random() % 60) : -1)) {
            if (worker->exitStatus() != QProcess::NormalExit || worker->exitCode() != 0) {
                qWarning("%s", worker->readAll().constData());
                return -1;
            }
            workers.erase(workers.begin() + std::ptrdiff_t(chosen));
            continue;
        }
        worker->kill();
        worker->waitForFinished(-1);
        ++kills;
        worker = startWorker(team);
    }
    return kills;
}

} // namespace outcrop::testing
