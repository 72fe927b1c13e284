// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a server receives as many requests as are logged, and never more than announced. The received bytes must equal the displayed bytes.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/adapters/providers/certificates.h"
#include "tests/adapters/providers/faults.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <chrono>
#include <condition_variable>
#include <mutex>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clirequests {

namespace {

Json jsonDocumentOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

QByteArray bodyOf(const QByteArray &request)
{
    return request.mid(request.indexOf("\r\n\r\n") + 4);
}

/// Returns an adapter without a key for one of the wire formats, at this address.
QByteArray adapterAt(const QString &url, const QString &wireFormat)
{
    return "provider:\n  name: faulty\n  api_format: " + wireFormat.toUtf8() + "\n  base_url: \"" + url.toUtf8()
        + "\"\n  models: [{id: m, context_window: 100000, max_output: 4096, features: [tool_use], cost: {input: 1, output: 2}}]\n"
          "rendering:\n  message_roles: {user: user, assistant: assistant}\n";
}

QString wireFormatOf(const Fault &fault)
{
    if (fault.provider == QLatin1String("openai"))
        return QStringLiteral("openai-responses");
    return fault.provider == QLatin1String("chat") ? QStringLiteral("openai-chat-completions") : QStringLiteral("anthropic-messages");
}

/// Returns whether the provider sends Retry-After, so that a retry would wait too long for a test.
bool requestsLongWait(const Fault &fault)
{
    return fault.name.contains(QStringLiteral("Retry-After:"));
}

struct SentRequest {
    qint64 announced = 0; ///< the announced maximum number of requests
    qint64 logged = -1;
    qint64 received = 0;
};

/// Sends a request to a provider with this fault. Returns the announced, logged and received numbers of requests.
SentRequest sendTo(const Fault &fault, const QStringList &more)
{
    FaultServer server(fault.script, fault.identity);
    QString url = server.url();
    CallSettings ignored; // the parameters are required, but the command line does not use these settings
    if (fault.adjustCall)
        fault.adjustCall(url, ignored);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("portability/providers/faulty.yaml"), adapterAt(url, wireFormatOf(fault)));
    const bool isSlow = fault.kind == FailureKind::TimedOut || fault.kind == FailureKind::Unreachable;
    QStringList words{QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("faulty"), QStringLiteral("--bare"), QStringLiteral("--request"), QStringLiteral("Hi"),
        QStringLiteral("--session"), QStringLiteral("s"), QStringLiteral("--timeout"), isSlow ? QStringLiteral("0.4") : QStringLiteral("60")};
    words += more;
    if (fault.isStream)
        words += QStringLiteral("--stream");
    SentRequest sent;
    const CliRun preview = runCli(QStringList{QStringLiteral("--json")} + words + QStringList{QStringLiteral("--dry-run")}, copy.folder());
    sent.announced = jsonDocumentOf(preview).value("at_most_requests", qint64(-1));
    runCli(words + QStringList{QStringLiteral("--yes")}, copy.folder());
    const Json session = jsonDocumentOf(runCli({QStringLiteral("--json"), QStringLiteral("session"), QStringLiteral("show"), QStringLiteral("s")}, copy.folder()));
    sent.logged = 0;
    for (const Json &row : session.value("rows", Json::array()))
        sent.logged += qint64(row["row"].value("attempts", Json::array()).size());
    sent.received = server.requests().size();
    return sent;
}

/// The request body of an API for a single sentence.
struct BareBody {
    const char *provider;
    const char *variable;
    const char *body;
};

const QList<BareBody> bareBodies{
    {"anthropic", "ANTHROPIC_API_KEY", R"({"model": "claude-opus-5-5", "max_tokens": 16000, "messages": [{"role": "user", "content": "Say hi"}]})"},
    {"openai", "OPENAI_API_KEY", R"({"model": "gpt-6-sol", "input": [{"role": "user", "content": "Say hi"}], "store": false})"},
    {"google", "GEMINI_API_KEY", R"({"contents": [{"role": "user", "parts": [{"text": "Say hi"}]}]})"},
    {"open-source", "", R"({"model": "llama3.1:70b", "messages": [{"role": "user", "content": "Say hi"}], "stream": false})"},
};

/// A fake model with Ollama's API that records requests and token counts.
class FakeOllama
{
public:
    explicit FakeOllama(std::function<QByteArray(int request, const QByteArray &body)> responseText) : m_responseText(std::move(responseText)), m_server([this](ClientConnection &connection) { answer(connection); }) { }

    QByteArray url() const { return m_server.url().toUtf8(); }
    qint64 requests() const { return m_server.requests().size(); }
    qint64 read() const { return m_read; }
    qint64 written() const { return m_written; }

private:
    /// Responds with the text for this request, or with an error if the text is empty.
    void answer(ClientConnection &connection)
    {
        if (!connection.readRequest())
            return;
        const int number = ++m_number;
        const QByteArray text = m_responseText(number, connection.body());
        if (text.isEmpty())
            return connection.write(httpResponse(500, R"({"error": "broken"})"));
        const int in = 100 + number;
        const int out = 10 + number;
        m_read += in;
        m_written += out;
        const Json json{{"model", "m"}, {"message", {{"role", "assistant"}, {"content", text.toStdString()}}}, {"done", true}, {"done_reason", "stop"}, {"prompt_eval_count", in}, {"eval_count", out}};
        const QByteArray line = QByteArray::fromStdString(json.dump()) + '\n';
        if (connection.body().contains("\"stream\": true"))
            connection.write(streamHeaders("application/x-ndjson") + chunk(line) + chunk({}));
        else
            connection.write(httpResponse(200, line, "Content-Type: application/json\r\n"));
        connection.close();
    }

    std::function<QByteArray(int request, const QByteArray &body)> m_responseText;
    std::atomic<int> m_number = 0;
    std::atomic<qint64> m_read = 0;
    std::atomic<qint64> m_written = 0;
    FaultServer m_server; ///< declared last, because its threads use the other members
};

qint64 sumOf(const Json &stats, const char *number)
{
    double sum = 0;
    for (const Json &group : stats.is_array() ? stats : stats.value("groups", Json::array())) {
        if (group.contains(number) && group[number].is_object())
            sum += group[number]["sum"].get<double>();
    }
    return qint64(sum);
}

} // namespace

class CliRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sendsNoMoreThanAnnounced_data();
    void sendsNoMoreThanAnnounced();
    void retriesAsOftenAsRequested_data();
    void retriesAsOftenAsRequested();
    void bareSendsOnlyTheRequest_data();
    void bareSendsOnlyTheRequest();
    void emptyFolderAddsNothing_data();
    void emptyFolderAddsNothing();
    void logMatchesTheServer();
    void experimentExitCodeFollowsItsTrials_data();
    void experimentExitCodeFollowsItsTrials();
    void sixTrialsRunInParallel();
    void maxCostLimitsTheHighestPossibleCost();
    void doesNotPassOnAWithheldResponse_data();
    void doesNotPassOnAWithheldResponse();

private:
    Certificates m_certificates;
    QList<Fault> m_faults;
    QTemporaryDir m_directory;
};

void CliRequests::initTestCase()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_directory.path()));
    m_certificates.make();
    m_certificates.makeExpired();
    m_faults = connectionFaults(m_certificates) + replyFaults() + statusFaults() + bodyFaults() + streamFaults();
}

void CliRequests::sendsNoMoreThanAnnounced_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < m_faults.size(); ++row)
        QTest::addRow("%s", qPrintable(m_faults[row].name)) << row;
}

/// The server receives the logged requests, and never more than announced. Rows with Retry-After run with --retries 0.
void CliRequests::sendsNoMoreThanAnnounced()
{
    QFETCH(int, row);
    const Fault &fault = m_faults[row];
    const bool isOwn = fault.received < 0 && !fault.identity; // false for a proxy, and for a certificate that only the test trusts
    const SentRequest sent = sendTo(fault, requestsLongWait(fault) ? QStringList{QStringLiteral("--retries"), QStringLiteral("0")} : QStringList());
    QCOMPARE(sent.announced, requestsLongWait(fault) ? 1 : 3);
    QVERIFY2(sent.logged <= sent.announced, qPrintable(QString::number(sent.logged)));
    if (isOwn)
        QCOMPARE(sent.received, sent.logged);
    if (isOwn && !requestsLongWait(fault))
        QCOMPARE(sent.received, fault.attempts);
    if (requestsLongWait(fault))
        QCOMPARE(sent.received, 1);
}

void CliRequests::retriesAsOftenAsRequested_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("retries");
    QTest::addColumn<int>("requests");
    QTest::newRow("500, none") << QStringLiteral("500") << 0 << 1;
    QTest::newRow("500, one") << QStringLiteral("500") << 1 << 2;
    QTest::newRow("a delay in milliseconds: none") << QStringLiteral("429 Retry-After-Ms: 70") << 0 << 1;
    QTest::newRow("a delay in milliseconds: one") << QStringLiteral("429 Retry-After-Ms: 70") << 1 << 2;
    QTest::newRow("lost, however many") << QStringLiteral("closed after the request") << 5 << 1;
    QTest::newRow("a refusal, however many") << QStringLiteral("400") << 5 << 1;
    QTest::newRow("refused, however many") << QStringLiteral("refused") << 1 << 0;
}

void CliRequests::retriesAsOftenAsRequested()
{
    QFETCH(QString, fault);
    QFETCH(int, retries);
    QFETCH(int, requests);
    const auto found = std::find_if(m_faults.begin(), m_faults.end(), [&fault](const Fault &one) { return one.name == fault; });
    QVERIFY(found != m_faults.end());
    const SentRequest sent = sendTo(*found, {QStringLiteral("--retries"), QString::number(retries)});
    QCOMPARE(sent.announced, retries + 1);
    QCOMPARE(sent.received, requests);
    QCOMPARE(sent.logged, requests);
}

void CliRequests::bareSendsOnlyTheRequest_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("streams");
    for (int row = 0; row < bareBodies.size(); ++row) {
        QTest::addRow("%s", bareBodies[row].provider) << row << false;
        QTest::addRow("%s, streamed", bareBodies[row].provider) << row << true;
    }
}

/// With --bare, no part of the workspace is sent: no layers, agent, profile or envelope.
void CliRequests::bareSendsOnlyTheRequest()
{
    QFETCH(int, row);
    QFETCH(bool, streams);
    const BareBody &wanted = bareBodies.at(row);
    FaultServer server(respondWith(httpResponse(400, R"({"error": {"message": "no"}})")));
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), QByteArray("\n[prompt_xml]\nenabled = true\n\n[providers.") + wanted.provider + "]\nbase_url = \"" + server.url().toUtf8() + "\"\n");
    if (*wanted.variable)
        qputenv(wanted.variable, "a-key-that-nobody-has");
    const QString provider = QString::fromLatin1(wanted.provider);
    runCli({QStringLiteral("keys"), QStringLiteral("allow"), provider, server.url()}, copy.folder());
    QStringList words{QStringLiteral("--provider"), provider, QStringLiteral("--bare"), QStringLiteral("--request"), QStringLiteral("Say hi"), QStringLiteral("--agent"), QStringLiteral("cataloguer")};
    if (streams)
        words += QStringLiteral("--stream");
    const CliRun shown = runCli(QStringList(QStringLiteral("render")) + words, copy.folder());
    QVERIFY2(shown.code == ExitCode::Done, shown.err.constData());
    const CliRun sent = runCli(QStringList(QStringLiteral("send")) + words + QStringList{QStringLiteral("--yes")}, copy.folder());
    QVERIFY2(server.requests().size() == 1, sent.err.constData());
    QCOMPARE(bodyOf(server.requests().first()), shown.out);
    if (!streams) {
        QCOMPARE(Json::parse(shown.out.toStdString(), nullptr, false), Json::parse(wanted.body));
        const QString folder = copy.siblingPath(QStringLiteral("exported"));
        QCOMPARE(runCli(QStringList{QStringLiteral("export"), QStringLiteral("--to"), folder} + words, copy.folder()).code, ExitCode::Done);
        QFile exported(folder + u'/' + provider + QStringLiteral("/request.json"));
        QVERIFY(exported.open(QIODevice::ReadOnly));
        QCOMPARE(exported.readAll(), shown.out);
        const Json budget = jsonDocumentOf(runCli(QStringList{QStringLiteral("--json"), QStringLiteral("budget")} + words, copy.folder()));
        const Json preview = jsonDocumentOf(runCli(QStringList{QStringLiteral("--json"), QStringLiteral("send")} + words + QStringList{QStringLiteral("--dry-run")}, copy.folder()));
        QCOMPARE(budget["tokens"]["tokens"], preview["tokens"]["tokens"]);
        QCOMPARE(server.requests().size(), 1);
    }
    if (*wanted.variable)
        qunsetenv(wanted.variable);
}

void CliRequests::emptyFolderAddsNothing_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < bareBodies.size(); ++row)
        QTest::addRow("%s", bareBodies[row].provider) << row;
}

/// In an empty folder, every field other than the model, the prompt and `stream` is in the ledger.
void CliRequests::emptyFolderAddsNothing()
{
    QFETCH(int, row);
    const BareBody &wanted = bareBodies.at(row);
    const QTemporaryDir folder;
    const QStringList words{QStringLiteral("render"), QStringLiteral("--provider"), QString::fromLatin1(wanted.provider), QStringLiteral("--request"), QStringLiteral("Say hi")};
    const Json body = jsonDocumentOf(runCli(words, folder.path()));
    QCOMPARE(body, Json::parse(wanted.body));
    const Json ledger = jsonDocumentOf(runCli(QStringList{QStringLiteral("--json")} + words + QStringList{QStringLiteral("--as"), QStringLiteral("losses")}, folder.path()))["losses"];
    for (const auto &[key, value] : body.items()) {
        const bool isKnown = key == "model" || key == "messages" || key == "input" || key == "contents" || key == "stream";
        const bool isListed = std::any_of(ledger.begin(), ledger.end(), [&key = key](const Json &entry) { return entry["path"] == key && entry["action"] == "injected"; });
        QVERIFY2(isKnown || isListed, key.c_str());
    }
    const bool hasChanges = std::any_of(ledger.begin(), ledger.end(), [](const Json &entry) { return entry.contains("class"); });
    const CliRun losses = runCli(words + QStringList{QStringLiteral("--as"), QStringLiteral("losses")}, folder.path());
    QCOMPARE(losses.out.startsWith("No losses: every part of the prompt is sent as written."), !hasChanges);
    QCOMPARE(losses.out.contains("ACTION"), hasChanges);
}

/// The log agrees with the server after sends, failures, a stream, a replay, and an experiment whose judge once returns an invalid response. The log also
/// agrees after the same experiment with recorded responses.
void CliRequests::logMatchesTheServer()
{
    std::atomic<int> marks = 0;
    FakeOllama meter([&marks](int, const QByteArray &body) {
        if (body.contains("Fail now"))
            return QByteArray();
        if (body.contains("How good"))
            return marks++ > 0 ? QByteArray(R"({"mark": 0.5, "reason": "so so"})") : QByteArray("Rather good.");
        return QByteArray("Fine.");
    });
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + meter.url() + "\"\n");
    copy.write(QStringLiteral("experiments/ab.yaml"),
        "all: {provider: open-source, agent: '', request: 'Name {what}.'}\narms: [{name: one}, {name: two, format: xml}]\ndata: ./cases.csv\nmetrics: [judge, cost]\n"
        "judge: {question: 'How good is this? {answer}'}\nwarm_up: 1\n");
    copy.write(QStringLiteral("experiments/ab/cases.csv"), "id,what\n1,a book\n2,a shelf\n3,a desk\n");
    const auto run = [&copy](const QString &line, int code) {
        const CliRun made = runCli(line.split(u' '), copy.folder());
        QVERIFY2(int(made.code) == code, QByteArray(line.toUtf8() + '\n' + made.out + made.err).constData());
    };
    run(QStringLiteral("send --provider open-source --session s --request One --yes"), 0);
    run(QStringLiteral("send --provider open-source --session s --continue --request Two --yes --stream"), 0);
    const CliRun failed = runCli({QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("open-source"), QStringLiteral("--request"), QStringLiteral("Fail now"), QStringLiteral("--retries"),
                                     QStringLiteral("1"), QStringLiteral("--yes")}, copy.folder());
    QCOMPARE(int(failed.code), 4);
    run(QStringLiteral("session replay s --provider open-source --yes"), 0);
    run(QStringLiteral("experiment run ab --yes"), 1);
    const qint64 requests = meter.requests();
    const auto stats = [&copy] { return jsonDocumentOf(runCli({QStringLiteral("--json"), QStringLiteral("log"), QStringLiteral("stats"), QStringLiteral("--by"), QStringLiteral("provider"), QStringLiteral("--total")}, copy.folder()))["groups"]; };
    QCOMPARE(sumOf(stats(), "requests"), requests);
    QCOMPARE(sumOf(stats(), "input_tokens"), meter.read());
    QCOMPARE(sumOf(stats(), "output_tokens"), meter.written());
    run(QStringLiteral("experiment run ab --offline --restart"), 1);
    QCOMPARE(meter.requests(), requests);
    QCOMPARE(sumOf(stats(), "requests"), requests);
    QCOMPARE(sumOf(stats(), "input_tokens"), meter.read());
}

void CliRequests::experimentExitCodeFollowsItsTrials_data()
{
    QTest::addColumn<int>("failing"); // number of requests that fail
    QTest::addColumn<QByteArray>("mark"); // response of the judge; empty if there is no judge
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("caution");
    QTest::newRow("all well") << 0 << QByteArray() << 0 << QByteArray();
    QTest::newRow("one failed") << 1 << QByteArray() << 1 << QByteArray("1 of 6 trials failed");
    QTest::newRow("all failed") << 99 << QByteArray() << 4 << QByteArray("6 of 6 trials failed");
    QTest::newRow("a mark") << 0 << QByteArray(R"({"mark": 0.5, "reason": "fair"})") << 0 << QByteArray();
    QTest::newRow("a mark without a reason") << 0 << QByteArray(R"({"mark": 1, "sure": true})") << 0 << QByteArray();
    for (const char *unread : {"Fine.", R"({"answer": "yes"})", R"({"mark": "good", "reason": ""})", R"({"mark": 7, "reason": ""})", "[0.5]", "0.5", "null"})
        QTest::addRow("a judge that returns %s", unread) << 0 << QByteArray(unread) << 4 << QByteArray("The judge returned no readable score in 6 of 6 trials");
}

void CliRequests::experimentExitCodeFollowsItsTrials()
{
    QFETCH(int, failing);
    QFETCH(QByteArray, mark);
    QFETCH(int, code);
    QFETCH(QByteArray, caution);
    const bool isJudged = !mark.isEmpty();
    FakeOllama meter([failing, mark](int number, const QByteArray &body) {
        return number <= failing ? QByteArray() : body.contains("How good is this?") ? mark : QByteArray("Fine.");
    });
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + meter.url() + "\"\n");
    copy.write(QStringLiteral("experiments/ab.yaml"), "all: {provider: open-source, agent: '', request: 'Name {what}.'}\narms: [{name: one}, {name: two, format: xml}]\ndata: ./cases.csv\nmetrics: [success"
            + QByteArray(isJudged ? ", judge]\njudge: {question: 'How good is this? {answer}'}\n" : "]\n"));
    copy.write(QStringLiteral("experiments/ab/cases.csv"), "id,what\n1,a book\n2,a shelf\n3,a desk\n");
    const CliRun plan = runCli({QStringLiteral("--json"), QStringLiteral("experiment"), QStringLiteral("plan"), QStringLiteral("ab")}, copy.folder());
    const Json planned = jsonDocumentOf(plan);
    QCOMPARE(planned["judgments"], Json(isJudged ? 6 : 0));
    const CliRun run = runCli({QStringLiteral("experiment"), QStringLiteral("run"), QStringLiteral("ab"), QStringLiteral("--yes")}, copy.folder());
    QVERIFY2(int(run.code) == code, QByteArray(run.out + run.err).constData());
    QVERIFY2(run.out.contains(caution), run.out.constData());
    QVERIFY(run.err.contains(isJudged ? "12 requests, 6 of them to the judge" : "6 requests"));
    QCOMPARE(meter.requests(), isJudged ? 12 : 6);
    QVERIFY(meter.requests() <= planned["at_most_requests"].get<int>());
}

/// The server answers when all six requests have arrived. By default, a provider gets fewer requests in parallel.
void CliRequests::sixTrialsRunInParallel()
{
    std::mutex mutex;
    std::condition_variable changed;
    int arrived = 0;
    bool haveAllArrived = false;
    FakeOllama meter([&](int, const QByteArray &) {
        constexpr auto patience = std::chrono::seconds(60); // timeout that ends the test if the requests are not parallel
        std::unique_lock lock(mutex);
        ++arrived;
        changed.notify_all();
        haveAllArrived = changed.wait_for(lock, patience, [&arrived] { return arrived >= 6; });
        return QByteArray("Fine.");
    });
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + meter.url() + "\"\n");
    copy.write(QStringLiteral("experiments/ab.yaml"), "all: {provider: open-source, agent: '', request: 'Name {what}.'}\narms: [{name: one}, {name: two, format: xml}]\ndata: ./cases.csv\nmetrics: [success]\n");
    copy.write(QStringLiteral("experiments/ab/cases.csv"), "id,what\n1,a book\n2,a shelf\n3,a desk\n");
    const CliRun run = runCli({QStringLiteral("experiment"), QStringLiteral("run"), QStringLiteral("ab"), QStringLiteral("--yes"), QStringLiteral("--concurrency"), QStringLiteral("6")}, copy.folder());
    QVERIFY2(run.code == ExitCode::Done, QByteArray(run.out + run.err).constData());
    QVERIFY(haveAllArrived);
    QCOMPARE(meter.requests(), 6);
    QVERIFY2(run.err.contains("6 trials in parallel"), run.err.constData());
    const CliRun report = runCli({QStringLiteral("experiment"), QStringLiteral("report"), QStringLiteral("ab"), QStringLiteral("--report"), QStringLiteral("trials")}, copy.folder());
    const QList<QByteArray> rows = report.out.split('\n');
    for (int trial = 0; trial < 6; ++trial)
        QVERIFY2(rows.value(trial + 1).startsWith(QByteArray(QByteArray::number(trial) + ',')), report.out.constData());
}

void CliRequests::maxCostLimitsTheHighestPossibleCost()
{
    FaultServer server(respondWith(httpResponse(200, message("Hello"))));
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("portability/providers/faulty.yaml"), adapterAt(server.url(), QStringLiteral("anthropic-messages")));
    const QString send = QStringLiteral("send --provider faulty --bare --request Hi --yes ");
    const auto run = [&copy](const QString &line) { return runCli(line.trimmed().split(u' '), copy.folder()); };
    const CliRun dear = run(send + QStringLiteral("--max-cost 0.005"));
    QVERIFY2(dear.code == ExitCode::Findings, dear.err.constData());
    QCOMPARE(server.connectionCount(), 0);
    const CliRun short1 = run(send + QStringLiteral("--max-cost 0.005 --max-tokens 1000"));
    QVERIFY2(short1.code == ExitCode::Done, short1.err.constData());
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(bodyOf(server.requests().first()).contains("\"max_tokens\": 1000"));
    QCOMPARE(run(QStringLiteral("session replay %1 --provider faulty --yes --max-cost 0.000001").arg(QDir(copy.path(QStringLiteral("sessions"))).entryList({QStringLiteral("*hi*")}).value(0))).code, ExitCode::Findings);
    copy.write(QStringLiteral("experiments/ab.yaml"), "all: {provider: faulty, agent: '', request: 'Name {what}.'}\narms: [{name: one}, {name: two, format: xml}]\ndata: ./cases.csv\nmetrics: [success]\n");
    copy.write(QStringLiteral("experiments/ab/cases.csv"), "id,what\n1,a book\n");
    QCOMPARE(run(QStringLiteral("experiment run ab --yes --max-cost 0.001")).code, ExitCode::Findings);
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(run(QStringLiteral("experiment run ab --yes --max-cost 0.01 --max-tokens 100")).code, ExitCode::Done);
    QCOMPARE(server.requests().size(), 3);
    for (const char *wrong : {"--max-cost much", "--max-cost -1", "--max-tokens 0", "--temperature 3", "--effort huge", "--retries -1", "--timeout 0"})
        QVERIFY2(run(send + QString::fromLatin1(wrong)).code == ExitCode::Usage, wrong);
}

void CliRequests::doesNotPassOnAWithheldResponse_data()
{
    QTest::addColumn<QString>("option");
    for (const char *option : {"", "--json", "--stream"})
        QTest::addRow("as is %s", option) << QString::fromLatin1(option);
}

void CliRequests::doesNotPassOnAWithheldResponse()
{
    QFETCH(QString, option);
    FakeOllama meter([](int, const QByteArray &) { return QByteArray("The word is zanzibar."); });
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + meter.url() + "\"\n");
    copy.write(QStringLiteral("agents/guard.md"),
        "---\nname: guard\nguardrails:\n  output_filtering:\n    - no_places: {forbid: \"z.nz\"}\n  fallback_behavior: warn_and_halt\n---\nBe careful.\n");
    QStringList words{QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("open-source"), QStringLiteral("--agent"), QStringLiteral("guard"), QStringLiteral("--request"),
        QStringLiteral("Which?"), QStringLiteral("--yes")};
    if (!option.isEmpty())
        words.append(option);
    const CliRun run = runCli(words, copy.folder());
    QVERIFY2(run.code == ExitCode::Findings, run.err.constData());
    QVERIFY2(!run.out.contains("zanzibar") && !run.err.contains("zanzibar"), QByteArray(run.out + run.err).constData());
    QVERIFY2(run.err.contains("the response is not returned"), run.err.constData());
    QVERIFY2(run.err.contains("the response violates the output filter `no_places`: the forbidden pattern z.nz matches"), run.err.constData());
    QCOMPARE(meter.requests(), 1);
}

OUTCROP_TEST(CliRequests, CoreApplication)

} // namespace tst_clirequests

#include "tst_clirequests.moc"
