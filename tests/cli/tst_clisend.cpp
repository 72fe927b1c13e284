// SPDX-License-Identifier: GPL-3.0-or-later
// Tests sending with a scripted local server: exit codes, files, interrupts and kills.
#include "core/sessions/session.h"
#include "tests/support/faultserver.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clisend {

namespace {

constexpr int timeout = 30'000; // in milliseconds; long enough for a busy machine

QByteArray line(const QByteArray &text, bool isLast = false)
{
    Json json{{"model", "m"}, {"message", {{"role", "assistant"}, {"content", text.toStdString()}}}, {"done", isLast}};
    if (isLast)
        json.update({{"done_reason", "stop"}, {"prompt_eval_count", 1000}, {"eval_count", 100}});
    return QByteArray::fromStdString(json.dump()) + '\n';
}

/// Answers every request with this text, streamed if the request asks for it.
void answerWith(ClientConnection &connection, const QByteArray &text)
{
    if (!connection.readRequest())
        return;
    if (!connection.body().contains("\"stream\": true") && !connection.body().contains("\"stream\":true")) {
        connection.write(httpResponse(200, line(text, true), "Content-Type: application/json\r\n"));
        return connection.close();
    }
    connection.write(streamHeaders("application/x-ndjson"));
    connection.write(chunk(line(text)));
    connection.write(chunk(line({}, true)));
    connection.write(chunk({}));
    connection.close();
}

/// Sends the start of a response, then stops responding.
void sendIncompleteResponse(ClientConnection &connection)
{
    if (!connection.readRequest())
        return;
    connection.write(streamHeaders("application/x-ndjson"));
    connection.write(chunk(line("A beginning")));
    connection.waitForDisconnect();
}

/// A workspace, its server, and runs of the program.
class SendFixture
{
public:
    explicit SendFixture(FaultServer::Script script) : m_copy(QStringLiteral("plain")), m_server(std::move(script))
    {
        m_copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + m_server.url().toUtf8() + "\"\n");
    }

    void start(QProcess &process, const QStringList &words, bool hasKey = false) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"ANTHROPIC_API_KEY", "DBUS_SESSION_BUS_ADDRESS", "http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY"})
            environment.remove(QString::fromLatin1(name));
        if (hasKey)
            environment.insert(QStringLiteral("ANTHROPIC_API_KEY"), QStringLiteral("sk-test"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_copy.siblingPath(QStringLiteral("config")));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_copy.siblingPath(QStringLiteral("runtime")));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_copy.folder());
        process.start(QStringLiteral(OUTCROP_CLI), words);
        QVERIFY(process.waitForStarted());
    }

    /// Runs the program and returns its exit code, or -1 if it crashed. If `hasKey` is set, the environment has a key for Anthropic.
    int run(const QStringList &words, const QByteArray &input = {}, bool hasKey = false)
    {
        QProcess process;
        start(process, words, hasKey);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished();
        m_out = process.readAllStandardOutput();
        m_err = process.readAllStandardError();
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

    const WorkspaceCopy &copy() const { return m_copy; }
    const FaultServer &server() const { return m_server; }
    const QByteArray &out() const { return m_out; }
    const QByteArray &err() const { return m_err; }
    QString path(const QString &file) const { return m_copy.path(QStringLiteral("sessions/s/iteration-1/") + file); }

    /// Returns the stored turns of a conversation.
    QList<TurnRecord> rows(const QString &phase = QStringLiteral("message")) const
    {
        Diagnostics diagnostics;
        const auto read = PhaseConversation::read(*readDocument(QStringLiteral("c.json"), bytesOf(path(phase + QStringLiteral("-conversation.json")))), diagnostics);
        return read ? read->turns() : QList<TurnRecord>();
    }

private:
    WorkspaceCopy m_copy;
    FaultServer m_server;
    QByteArray m_out;
    QByteArray m_err;
};

QStringList sendWords(const QStringList &more = {})
{
    return QStringList{QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("open-source"), QStringLiteral("--session"), QStringLiteral("s"),
               QStringLiteral("--request"), QStringLiteral("When do you open?"), QStringLiteral("--yes")}
        + more;
}

} // namespace

class CliSend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsAndStoresTheResponse_data();
    void printsAndStoresTheResponse();
    void dryRunSendsAndWritesNothing();
    void escapesControlCharacters();
    void exitCodeMatchesTheOutcome_data();
    void exitCodeMatchesTheOutcome();
    void sendsNothingWithoutAKey();
    void theMissingKeyAdviceNamesTheHost_data();
    void theMissingKeyAdviceNamesTheHost();
    void callsOnlyTheNamedProvider();
    void callsNamedFallbacks();
    void recordsAKilledCall();
    void killingTruncatesNoFiles();
    void recordsAnInterruptedCall();
    void aFullDiskCausesNoSecondRequest();
    void receivesAManualResponse();
    void waitsForTheResponseFile();
    void resumingChecksForAResponseOnce();
    void resumedSessionHasRetrievedContext();
    void listsShowsResumesAndReplaysSessions();
    void validatesBehaviorLive();
};

void CliSend::printsAndStoresTheResponse_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("whole") << QStringList();
    QTest::newRow("streamed") << QStringList{QStringLiteral("--stream")};
}

void CliSend::printsAndStoresTheResponse()
{
    QFETCH(QStringList, more);
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "At nine. Grüße"); });
    QVERIFY2(desk.run(sendWords(more)) == 0, desk.err().constData());
    QCOMPARE(desk.out(), QByteArray("At nine. Grüße\n"));
    QVERIFY(desk.err().contains("cost    "));
    QVERIFY(desk.err().contains("message-response.md: valid"));
    QCOMPARE(bytesOf(desk.path(QStringLiteral("message-response.md"))), QByteArray("At nine. Grüße"));
    QCOMPARE(desk.server().requests().size(), 1);
    const TurnRecord row = desk.rows().value(0);
    QCOMPARE(row.state, TurnState::Answered);
    QCOMPARE(row.attempts.size(), 1);
    QCOMPARE(row.usage.input, std::optional<qint64>(1000));
    QVERIFY(!QFile::exists(desk.path(QStringLiteral("message-response.partial.md"))));
}

void CliSend::dryRunSendsAndWritesNothing()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "no"); });
    QCOMPARE(desk.run(QStringList{QStringLiteral("--json")} + sendWords({QStringLiteral("--dry-run")})), 0);
    const Json json = Json::parse(desk.out().toStdString());
    QCOMPARE(qString(json["host"]), desk.server().url());
    QCOMPARE(json["cost"]["at_most"], Json(0));
    QCOMPARE(qString(json["prompt"]), QStringLiteral("sessions/s/iteration-1/message-prompt.md"));
    QCOMPARE(desk.server().connectionCount(), 0);
    QVERIFY(!QDir(desk.copy().path(QStringLiteral("sessions/s"))).exists());
}

void CliSend::escapesControlCharacters()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "a\x1b[2Jb\tc\r\nd\re"); });
    QCOMPARE(desk.run(sendWords({QStringLiteral("--stream")})), 0);
    QCOMPARE(desk.out(), QByteArray("a\\x1b[2Jb\tc\nd\\x0de\n")); // \r\n is a line end, and a lone \r cannot move the cursor
    QCOMPARE(bytesOf(desk.path(QStringLiteral("message-response.md"))), QByteArray("a\x1b[2Jb\tc\r\nd\re"));
}

void CliSend::exitCodeMatchesTheOutcome_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("code");
    const QStringList cataloguer{QStringLiteral("--agent"), QStringLiteral("cataloguer"), QStringLiteral("--tries"), QStringLiteral("0")};
    QTest::newRow("obeys") << cataloguer << QByteArray(R"({"heading": "Woolf", "subjects": []})") << 0;
    QTest::newRow("prose instead of data") << cataloguer << QByteArray("I would call it Woolf.") << 1;
    QTest::newRow("no such agent") << QStringList{QStringLiteral("--agent"), QStringLiteral("nobody")} << QByteArray() << 2;
    QTest::newRow("no such provider") << QStringList{QStringLiteral("--model")} << QByteArray() << 2;
    QTest::newRow("nothing to continue") << QStringList{QStringLiteral("--continue")} << QByteArray() << 2;
    QTest::newRow("a session's name that is a path") << QStringList{QStringLiteral("--session"), QStringLiteral("../s")} << QByteArray() << 3;
    QTest::newRow("the provider rejects the key") << QStringList() << QByteArray("401") << 4;
}

void CliSend::exitCodeMatchesTheOutcome()
{
    QFETCH(QByteArray, answer);
    QFETCH(QStringList, more);
    SendFixture desk([answer](ClientConnection &connection) {
        if (answer != "401")
            return answerWith(connection, answer);
        if (connection.readRequest())
            connection.write(httpResponse(401, R"({"error": "no"})"));
        connection.close();
    });
    QStringList words = sendWords();
    if (more.startsWith(QStringLiteral("--session")))
        words.removeAt(words.indexOf(QStringLiteral("--session")) + 1), words.removeAll(QStringLiteral("--session"));
    QFETCH(int, code);
    const int ended = desk.run(words + more);
    QVERIFY2(ended == code, desk.err().constData());
    QVERIFY(!desk.err().isEmpty());
}

void CliSend::sendsNothingWithoutAKey()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "no"); });
    QCOMPARE(desk.run({QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("anthropic"), QStringLiteral("--session"), QStringLiteral("s"),
                 QStringLiteral("--request"), QStringLiteral("Hi"), QStringLiteral("--yes"), QStringLiteral("--agent"), QStringLiteral("clerk")}),
        5);
    QVERIFY2(desk.err().contains("no request was sent"), desk.err().constData());
    QVERIFY(!QDir(desk.copy().path(QStringLiteral("sessions/s"))).exists());
}

namespace {

/// Writes an agent that prefers a model of Anthropic, and a local model if the first cannot be used.
void writeAgentWithFallback(const WorkspaceCopy &copy)
{
    copy.write(QStringLiteral("agents/bold.md"),
        "---\nname: bold\ndescription: Bold.\nportability: {enabled: true, minimum_context_window: 8000, body_format: markdown,"
        " model_preferences: [anthropic/claude-opus-5-5, \"open-source/llama3.1:70b\"]}\n---\nBe bold.\n");
}

const QStringList boldWords{QStringLiteral("send"), QStringLiteral("--session"), QStringLiteral("s"), QStringLiteral("--request"), QStringLiteral("When do you open?"),
    QStringLiteral("--agent"), QStringLiteral("bold"), QStringLiteral("--yes"), QStringLiteral("--provider")};

} // namespace

void CliSend::theMissingKeyAdviceNamesTheHost_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<bool>("hasKey");
    QTest::addColumn<QByteArray>("advice");
    QTest::newRow("no key") << QByteArray("https://gateway.example") << false << QByteArray("keys set anthropic --host https://gateway.example`");
    QTest::newRow("a key, and a host that is not confirmed") << QByteArray("https://gateway.example") << true << QByteArray("keys allow anthropic https://gateway.example`");
    QTest::newRow("not encrypted") << QByteArray("http://gateway.example") << true << QByteArray("never sent to http://gateway.example");
}

/// The last line has the advice for the host, and no request is sent.
void CliSend::theMissingKeyAdviceNamesTheHost()
{
    QFETCH(const QByteArray, host);
    QFETCH(const bool, hasKey);
    QFETCH(const QByteArray, advice);
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "At nine."); });
    desk.copy().append(QStringLiteral("config.toml"), "\n[providers.anthropic]\nbase_url = \"" + host + "\"\n");
    QCOMPARE(desk.run({QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("anthropic"), QStringLiteral("--request"), QStringLiteral("When?"), QStringLiteral("--yes")}, {}, hasKey), 5);
    QVERIFY2(desk.err().split('\n').value(desk.err().count('\n') - 1).contains(advice), desk.err().constData());
    QCOMPARE(desk.server().connectionCount(), 0);
}

/// Only the named provider is called, regardless of the agent's preferences and even with --yes.
void CliSend::callsOnlyTheNamedProvider()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "At nine."); });
    writeAgentWithFallback(desk.copy());
    QCOMPARE(desk.run(boldWords + QStringList(QStringLiteral("anthropic"))), 5);
    QVERIFY2(desk.err().contains("there is no key for anthropic"), desk.err().constData());
    QCOMPARE(desk.server().connectionCount(), 0);
    QVERIFY(!QDir(desk.copy().path(QStringLiteral("sessions/s"))).exists());
    SendFixture broken([](ClientConnection &connection) { connection.readRequest(); connection.write(httpResponse(503, "{}")); });
    writeAgentWithFallback(broken.copy());
    QCOMPARE(broken.run(boldWords + QStringList(QStringLiteral("open-source"))), 4);
    QCOMPARE(broken.server().requests().size(), 1);
    QCOMPARE(broken.run(QStringList(QStringLiteral("--json")) + boldWords + QStringList{QStringLiteral("open-source"), QStringLiteral("--fallback"), QStringLiteral("--dry-run")}), 0);
    const Json preview = Json::parse(broken.out().toStdString());
    QCOMPARE(preview["fallback"].size(), std::size_t(0)); // a local model has no fallback on another host
    QVERIFY2(qString(preview["not_asked"][0]).contains(QStringLiteral("--fallback-to anthropic")), broken.out().constData());
}

void CliSend::callsNamedFallbacks()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "At nine."); });
    writeAgentWithFallback(desk.copy());
    QCOMPARE(desk.run(boldWords + QStringList{QStringLiteral("anthropic"), QStringLiteral("--fallback")}), 0);
    QVERIFY2(desk.err().contains("2  retry"), desk.err().constData());
    QVERIFY2(desk.err().simplified().contains("fallback open-source, llama3.1:70b at http://127.0.0.1:"), desk.err().constData());
    QVERIFY2(desk.err().contains("only if anthropic/claude-opus-5-5 fails without processing the request"),
        desk.err().constData());
    QVERIFY2(desk.err().contains("calling open-source, llama3.1:70b instead"), desk.err().constData());
    QCOMPARE(desk.server().requests().size(), 1);
    desk.copy().append(QStringLiteral("config.toml"), "\n[send]\nfallback = true\n");
    QCOMPARE(desk.run(boldWords + QStringList(QStringLiteral("anthropic"))), 0);
    QCOMPARE(desk.run(boldWords + QStringList{QStringLiteral("anthropic"), QStringLiteral("--no-fallback")}), 5);
    QCOMPARE(desk.run(boldWords + QStringList{QStringLiteral("anthropic"), QStringLiteral("--fallback-to"), QStringLiteral("nobody")}), 2);
    QCOMPARE(desk.server().requests().size(), 2);
}

void CliSend::recordsAKilledCall()
{
    SendFixture desk(sendIncompleteResponse);
    QProcess program;
    desk.start(program, sendWords({QStringLiteral("--stream")}));
    QTRY_COMPARE_WITH_TIMEOUT(bytesOf(desk.path(QStringLiteral("message-response.partial.md"))), QByteArray("A beginning"), timeout);
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    QVERIFY(program.waitForFinished());
    const TurnRecord row = desk.rows().value(0);
    QCOMPARE(row.state, TurnState::Interrupted);
    QCOMPARE(row.request, QStringLiteral("When do you open?"));
    QVERIFY(bytesOf(desk.path(QStringLiteral("message-prompt.md"))).contains("When do you open?"));
    QVERIFY(!QFile::exists(desk.path(QStringLiteral("message-response.md"))));
    QCOMPARE(desk.server().requests().size(), 1);
}

/// Whenever the program is killed after its request was sent, the turn is recorded and no file is truncated.
void CliSend::killingTruncatesNoFiles()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, QByteArray("word ").repeated(20'000)); });
    const QByteArray whole = QByteArray("word ").repeated(20'000);
    QProcess first; // killed as soon as the server has the request, regardless of the speed of the machine
    desk.start(first, sendWords({QStringLiteral("--stream")}));
    QTRY_VERIFY_WITH_TIMEOUT(!desk.server().requests().isEmpty(), timeout);
    first.kill();
    QVERIFY(first.state() == QProcess::NotRunning || first.waitForFinished());
    for (int attempt = 0; attempt < 30; ++attempt) {
        QProcess program;
        desk.start(program, sendWords({QStringLiteral("--stream")}));
        program.waitForFinished(10 + 7 * attempt);
        program.kill();
        QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished());
    }
    int prompts = 0;
    QDirIterator files(desk.copy().path(QStringLiteral("sessions/s")), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QByteArray bytes = bytesOf(path);
        prompts += path.endsWith(QStringLiteral("-prompt.md")) ? 1 : 0;
        if (path.endsWith(QStringLiteral(".json")))
            QVERIFY2(Json::accept(bytes.toStdString()), qPrintable(path));
        else if (path.endsWith(QStringLiteral("-prompt.md")))
            QVERIFY2(bytes.contains("When do you open?"), qPrintable(path));
        else if (path.endsWith(QStringLiteral("-response.md")))
            QCOMPARE(bytes, whole);
        else
            QVERIFY2(path.endsWith(QStringLiteral(".partial.md")) && whole.startsWith(bytes), qPrintable(path));
    }
    QVERIFY(prompts > 0);
    QVERIFY(desk.server().requests().size() <= prompts);
}

void CliSend::recordsAnInterruptedCall()
{
    SendFixture desk(sendIncompleteResponse);
    QProcess program;
    desk.start(program, sendWords({QStringLiteral("--stream")}));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.path(QStringLiteral("message-response.partial.md"))), timeout);
    ::kill(static_cast<pid_t>(program.processId()), SIGINT);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 130);
    const TurnRecord row = desk.rows().value(0);
    QCOMPARE(row.state, TurnState::Interrupted);
    QCOMPARE(row.failure, failureName(FailureKind::Canceled));
    QCOMPARE(bytesOf(desk.path(row.partial)), QByteArray("A beginning"));
    QCOMPARE(desk.server().requests().size(), 1);
}

/// The response is printed but cannot be saved. No file may grow beyond 64 KiB, which simulates a full disk.
void CliSend::aFullDiskCausesNoSecondRequest()
{
    const QByteArray whole = QByteArray("word ").repeated(20'000);
    SendFixture desk([&whole](ClientConnection &connection) { answerWith(connection, whole); });
    QProcess program;
    program.setChildProcessModifier([] {
        const rlimit limit{64 * 1024, 64 * 1024};
        ::signal(SIGXFSZ, SIG_IGN);
        ::setrlimit(RLIMIT_FSIZE, &limit);
    });
    desk.start(program, sendWords({QStringLiteral("--stream")}));
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 3);
    QCOMPARE(program.readAllStandardOutput().trimmed(), whole.trimmed());
    QVERIFY(program.readAllStandardError().contains("message-response.md:1:1: This path could not be written: "));
    QCOMPARE(desk.server().requests().size(), 1);
    QCOMPARE(desk.rows().value(0).state, TurnState::Interrupted);
    QVERIFY(!QFile::exists(desk.path(QStringLiteral("message-response.md"))));
}

void CliSend::receivesAManualResponse()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "no"); });
    QStringList words = sendWords();
    words.replace(2, QStringLiteral("manual"));
    QCOMPARE(desk.run(words), 0);
    QCOMPARE(desk.out(), QByteArray("sessions/s/iteration-1/message-prompt.md\n"));
    QCOMPARE(desk.rows().value(0).state, TurnState::Waiting);
    QCOMPARE(desk.run({QStringLiteral("session"), QStringLiteral("receive"), QStringLiteral("s")}, "At nine.\n"), 0);
    QCOMPARE(bytesOf(desk.path(QStringLiteral("message-response.md"))), QByteArray("At nine.\n"));
    QCOMPARE(desk.rows().value(0).state, TurnState::Answered);
    QCOMPARE(desk.run({QStringLiteral("session"), QStringLiteral("receive"), QStringLiteral("s")}, "Again"), 2);
    QCOMPARE(desk.server().connectionCount(), 0);
}

void CliSend::waitsForTheResponseFile()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "no"); });
    QStringList words = sendWords({QStringLiteral("--wait")});
    words.replace(2, QStringLiteral("manual"));
    QProcess program;
    desk.start(program, words);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.path(QStringLiteral("message-conversation.json"))), timeout);
    desk.copy().write(QStringLiteral("sessions/s/iteration-1/message-response.md"), "At nine.");
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 0);
    QCOMPARE(program.readAllStandardOutput(), QByteArray("At nine.\n"));
    QCOMPARE(desk.rows().value(0).state, TurnState::Answered);
}

/// Without --wait, the command checks once and exits.
void CliSend::resumingChecksForAResponseOnce()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "no"); });
    QStringList words = sendWords();
    words.replace(2, QStringLiteral("manual"));
    QCOMPARE(desk.run(words), 0);
    const QStringList resume{QStringLiteral("session"), QStringLiteral("resume"), QStringLiteral("s")};
    QCOMPARE(desk.run(resume), 0);
    QCOMPARE(desk.out(), QByteArray("sessions/s/iteration-1/message-prompt.md\n"));
    QVERIFY2(desk.err().contains("has no response yet: save the response as sessions/s/iteration-1/message-response.md"), desk.err().constData());
    QCOMPARE(desk.run(QStringList{QStringLiteral("--json")} + resume), 0);
    QCOMPARE(qString(Json::parse(desk.out().toStdString())["row"]["state"]), QStringLiteral("waiting"));
    desk.copy().write(QStringLiteral("sessions/s/iteration-1/message-response.md"), "At nine.");
    QCOMPARE(desk.run(resume + QStringList{QStringLiteral("--dry-run")}), 0);
    QCOMPARE(desk.rows().value(0).state, TurnState::Waiting);
    QCOMPARE(desk.run(resume), 0);
    QCOMPARE(desk.out(), QByteArray("At nine.\n"));
    QCOMPARE(desk.rows().value(0).state, TurnState::Answered);
}

/// `[retrieval] include` applies to the next turn of a session, unless an option excludes it.
void CliSend::resumedSessionHasRetrievedContext()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "At nine."); });
    QCOMPARE(desk.run(sendWords()), 0);
    desk.copy().append(QStringLiteral("config.toml"), "\n[retrieval]\ninclude = true\n");
    QCOMPARE(desk.run({QStringLiteral("index")}), 0);
    const QStringList resume{QStringLiteral("session"), QStringLiteral("resume"), QStringLiteral("s"), QStringLiteral("--request"), QStringLiteral("Extend a loan"), QStringLiteral("--yes")};
    const QByteArray line = "Find the copy by its shelf mark.";
    QCOMPARE(desk.run(resume + QStringList{QStringLiteral("--no-retrieve")}), 0);
    QVERIFY(!bytesOf(desk.copy().path(QStringLiteral("sessions/s/iteration-1/message-turn-2-prompt.md"))).contains(line));
    QCOMPARE(desk.run(resume), 0);
    QVERIFY2(desk.err().contains("Retrieved 1 passage"), desk.err().constData());
    QVERIFY(bytesOf(desk.copy().path(QStringLiteral("sessions/s/iteration-1/message-turn-3-prompt.md"))).contains(line));
}

void CliSend::listsShowsResumesAndReplaysSessions()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, "At nine."); });
    QCOMPARE(desk.run(sendWords()), 0);
    const auto session = [](const QStringList &words) { return QStringList{QStringLiteral("--json"), QStringLiteral("session")} + words; };
    QCOMPARE(desk.run(session({QStringLiteral("list")})), 0);
    const Json list = Json::parse(desk.out().toStdString());
    QCOMPARE(qString(list["sessions"][0]["id"]), QStringLiteral("s"));
    QCOMPARE(qString(list["sessions"][0]["state"]), QStringLiteral("answered"));
    QCOMPARE(desk.run(session({QStringLiteral("resume"), QStringLiteral("s")})), 2);
    QCOMPARE(desk.run(session({QStringLiteral("resume"), QStringLiteral("s"), QStringLiteral("--request"), QStringLiteral("And on Sunday?"), QStringLiteral("--yes")})), 0);
    QVERIFY(desk.server().requests().last().contains("At nine."));
    QCOMPARE(desk.run(session({QStringLiteral("replay"), QStringLiteral("s"), QStringLiteral("--provider"), QStringLiteral("open-source"), QStringLiteral("--yes")})), 0);
    QCOMPARE(Json::parse(desk.out().toStdString())["turns"].size(), std::size_t(2));
    QCOMPARE(desk.run(session({QStringLiteral("show"), QStringLiteral("s-with-open-source")})), 0);
    QCOMPARE(Json::parse(desk.out().toStdString())["rows"].size(), std::size_t(2));
    QCOMPARE(desk.server().requests().size(), 4);
    QCOMPARE(desk.run({QStringLiteral("session"), QStringLiteral("show"), QStringLiteral("nobody")}), 2);
    QCOMPARE(desk.run({QStringLiteral("session")}), 0);
    QVERIFY(desk.out().startsWith("SESSION"));
}

void CliSend::validatesBehaviorLive()
{
    SendFixture desk([](ClientConnection &connection) { answerWith(connection, R"({"heading": "Woolf", "subjects": []})"); });
    desk.copy().write(QStringLiteral("agents/baker.md"), R"(---
name: baker
description: Bakes bread.
identity: {role: Baker, expertise: [Rye bread]}
output:
  schema: {type: object, properties: {heading: {type: string}, subjects: {type: array, items: {type: string}}}, required: [heading], additionalProperties: false}
portability: {enabled: true, minimum_context_window: 8000, body_format: markdown, model_preferences: ["open-source/llama3.1:70b"]}
---
You bake bread.
)");
    const QStringList words{QStringLiteral("--json"), QStringLiteral("validate"), QStringLiteral("agents/baker.md"), QStringLiteral("--criteria"), QStringLiteral("PV-011"),
        QStringLiteral("--live"), QStringLiteral("--record-answers"), QStringLiteral("--yes")};
    QVERIFY2(desk.run(words) == 0, desk.err().constData());
    QVERIFY2(desk.err().contains("cost    ") && desk.err().contains("time    "), desk.err().constData());
    const qsizetype asked = desk.server().requests().size();
    QVERIFY(asked > 0);
    QVERIFY(QFile::exists(desk.copy().path(QStringLiteral("portability/recorded/baker/open-source.json"))));
    QCOMPARE(desk.run({QStringLiteral("validate"), QStringLiteral("agents/baker.md"), QStringLiteral("--criteria"), QStringLiteral("PV-011")}), 0);
    QCOMPARE(desk.server().requests().size(), asked); // the session was replayed without requests
    const QStringList history{QStringLiteral("--json"), QStringLiteral("validate"), QStringLiteral("--history")};
    QCOMPARE(desk.run(history), 0);
    const Json kept = Json::parse(desk.out().toStdString())["history"];
    QCOMPARE(kept.size(), 1); // the replay is not a run of the experiment
    QCOMPARE(qString(kept[0]["criterion"]), QStringLiteral("PV-011"));
    QCOMPARE(qString(kept[0]["provider"]), QStringLiteral("open-source"));
    QCOMPARE(kept[0]["runs"].get<int>(), 1);
    QCOMPARE(kept[0]["passed"], kept[0]["trials"]);
    QVERIFY(kept[0]["calibrated_threshold"].is_null());
    QCOMPARE(desk.run({QStringLiteral("validate"), QStringLiteral("--history"), QStringLiteral("--live")}), 2);
}

OUTCROP_TEST(CliSend, CoreApplication)

} // namespace tst_clisend

#include "tst_clisend.moc"
