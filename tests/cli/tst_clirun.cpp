// SPDX-License-Identifier: GPL-3.0-or-later
// Tests workflows: with a local provider, including consent, timeouts and kills, and in manual mode, interrupted at every step.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/faultserver.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>
#include <QTest>

#include <csignal>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clirun {

namespace {

const QByteArray planText = "The plan: one class.";
const QByteArray firstCode = "```java\n// Book.java\nclass Book {}\n```\n\n```java\n// Shelf.java\nclass Shelf {}\n```\n";
const QByteArray secondCode = "```java\n// Book.java\nclass Book { int id; }\n```\n";

QByteArray review(const QByteArray &verdict, int issues)
{
    const QByteArray count = QByteArray::number(issues);
    return "| # | Rule | Severity | Description | Location |\n|---|---|---|---|---|\n| 1 | ID-1 | critical | No id | Book.java:1 |\n\n@@@REVIEW_META\nverdict: " + verdict
        + "\nissues_total: " + count + "\nissues_critical: " + count + "\n@@@\n";
}

/// Returns the provider's response to the prompt of a phase. The first review fails.
QByteArray answerTo(const QByteArray &request)
{
    if (request.contains("# Revise"))
        return secondCode;
    if (request.contains("# Review"))
        return request.contains("int id") ? review("PASS", 0) : review("FAIL", 1);
    return request.contains("# Generate") ? firstCode : planText;
}

void answer(ClientConnection &connection)
{
    if (!connection.readRequest())
        return;
    const Json json{{"model", "m"}, {"message", {{"role", "assistant"}, {"content", answerTo(connection.body()).toStdString()}}}, {"done", true}, {"done_reason", "stop"},
        {"prompt_eval_count", 10}, {"eval_count", 5}};
    connection.write(httpResponse(200, QByteArray::fromStdString(json.dump()) + '\n', "Content-Type: application/json\r\n"));
    connection.close();
}

/// A workspace with a provider on this machine.
class WorkflowRunFixture
{
public:
    explicit WorkflowRunFixture(FaultServer::Script script = answer) : m_copy(QStringLiteral("plain")), m_server(std::move(script))
    {
        m_copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"" + m_server.url().toUtf8() + "\"\n");
        m_copy.write(QStringLiteral("profiles/desk/config.yml"), "description: Sell books.\n");
    }

    void start(QProcess &process, const QStringList &words) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DBUS_SESSION_BUS_ADDRESS", "http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"})
            environment.remove(QString::fromLatin1(name));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_copy.siblingPath(QStringLiteral("config")));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_copy.folder());
        process.start(QStringLiteral(OUTCROP_CLI), words);
        QVERIFY(process.waitForStarted());
    }

    int run(const QStringList &words)
    {
        QProcess process;
        start(process, words);
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
    QByteArray file(const QString &name) const { return bytesOf(m_copy.path(QStringLiteral("sessions/w/") + name)); }
    Json state() const { return Json::parse(file(QStringLiteral("session.json")).toStdString(), nullptr, false); }

private:
    WorkspaceCopy m_copy;
    FaultServer m_server;
    QByteArray m_out;
    QByteArray m_err;
};

QStringList runWords(const QStringList &more = {})
{
    return QStringList{QStringLiteral("run"), QStringLiteral("--request"), QStringLiteral("Sell books."), QStringLiteral("--session"), QStringLiteral("w")} + more;
}

const QStringList byProvider{QStringLiteral("--provider"), QStringLiteral("open-source")};
const QString confirmed = QStringLiteral("--yes");

/// Returns the paths of all files of the session, and the contents of those that contain no times.
QByteArray sessionContents(const WorkspaceCopy &copy)
{
    QByteArray contents;
    const QDir folder(copy.path(QStringLiteral("sessions/w")));
    QStringList files;
    QDirIterator entries(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files.append(folder.relativeFilePath(entries.next()));
    files.sort();
    for (const QString &file : files) {
        const bool hasTimes = file.endsWith(u".json");
        contents += file.toUtf8() + '\n' + (hasTimes ? QByteArray() : bytesOf(folder.filePath(file))) + '\n';
    }
    return contents;
}

CliRun manual(const WorkspaceCopy &copy, const QStringList &words)
{
    return runCli(QStringList(QStringLiteral("run")) + words, copy.folder());
}

} // namespace

class CliRunWorkflow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAWorkflowToTheEnd();
    void sendsNothingWithoutConfirmation();
    void callsTheProviderOfEachRole();
    void profileTimeoutEndsACall();
    void resumesAKilledCall();
    void sendsAnEditedPrompt();
    void repeatsInterruptedDecisions();
    void rejectsInvalidNames_data();
    void rejectsInvalidNames();
    void otherCommandsSuggestRunForAProfileWithoutConfig();
};

void CliRunWorkflow::runsAWorkflowToTheEnd()
{
    WorkflowRunFixture shop;
    QVERIFY2(shop.run(runWords(byProvider + QStringList{QStringLiteral("--approval"), QStringLiteral("skip"), confirmed})) == 0, shop.err().constData());
    QVERIFY2(shop.out().contains("phase     complete"), shop.out().constData());
    QVERIFY(shop.err().contains("cost    ")); // the output shows the preview of every request
    const QList<QByteArray> requests = shop.server().requests();
    QCOMPARE(requests.size(), 5);
    QVERIFY(requests.at(0).contains("Sell books."));
    QVERIFY(requests.at(1).contains(planText));
    QVERIFY(requests.at(2).contains("class Book {}") && requests.at(2).contains(planText));
    QVERIFY(requests.at(3).contains("No id") && requests.at(3).contains("class Shelf {}"));
    QVERIFY(requests.at(4).contains("int id") && requests.at(4).contains("class Shelf {}") && requests.at(4).contains("No id"));
    QCOMPARE(shop.state()["status"], Json("success"));
    QCOMPARE(shop.state()["current_iteration"], Json(2));
    QCOMPARE(shop.file(QStringLiteral("plan.md")), planText);
    QCOMPARE(shop.file(QStringLiteral("iteration-2/code/Book.java")), QByteArray("class Book { int id; }\n"));
    QCOMPARE(shop.file(QStringLiteral("iteration-2/code/Shelf.java")), shop.file(QStringLiteral("iteration-1/code/Shelf.java")));
    QVERIFY(!shop.file(QStringLiteral("iteration-2/revision-conversation.json")).isEmpty());
    QVERIFY(!QFile::exists(shop.copy().path(QStringLiteral("Book.java")))); // files are written only on request
    QCOMPARE(shop.run({QStringLiteral("run"), QStringLiteral("files"), QStringLiteral("--write"), confirmed}), 0);
    QCOMPARE(bytesOf(shop.copy().path(QStringLiteral("Book.java"))), QByteArray("class Book { int id; }\n"));
}

void CliRunWorkflow::sendsNothingWithoutConfirmation()
{
    WorkflowRunFixture shop;
    QCOMPARE(shop.run(runWords(byProvider)), 2);
    QVERIFY2(shop.err().contains("no request was sent"), shop.err().constData());
    QVERIFY(shop.err().contains("cost    "));
    QCOMPARE(shop.server().connectionCount(), 0);
    QCOMPARE(shop.run({QStringLiteral("--json"), QStringLiteral("run"), QStringLiteral("status")}), 0);
    QCOMPARE(Json::parse(shop.out().toStdString())["next"], Json("send"));
    QCOMPARE(shop.run({QStringLiteral("run"), QStringLiteral("resume"), confirmed}), 0);
    QCOMPARE(shop.server().requests().size(), 1);
    QCOMPARE(shop.file(QStringLiteral("iteration-1/planning-response.md")), planText);
    QCOMPARE(shop.state()["phase"], Json("plan")); // the phase does not advance without an approval
}

void CliRunWorkflow::callsTheProviderOfEachRole()
{
    WorkflowRunFixture shop;
    shop.copy().append(QStringLiteral("profiles/desk/config.yml"), "providers: {default: manual, planner: open-source}\n");
    QVERIFY2(shop.run(runWords({confirmed})) == 0, shop.err().constData());
    QCOMPARE(shop.server().requests().size(), 1);
    QCOMPARE(shop.run({QStringLiteral("run"), QStringLiteral("approve"), confirmed}), 0);
    QCOMPARE(shop.server().requests().size(), 1); // the provider of the phase `generate` is manual
    QVERIFY(shop.file(QStringLiteral("iteration-1/generation-prompt.md")).contains(planText));
    QVERIFY(shop.out().contains("waiting for the response"));
    shop.copy().write(QStringLiteral("profiles/desk/config.yml"), "providers:\n  planner: nobody\n");
    QCOMPARE(shop.run({QStringLiteral("run"), QStringLiteral("--request"), QStringLiteral("x")}), 3);
    QVERIFY2(shop.err().contains("profiles/desk/config.yml:2:12"), shop.err().constData());
}

void CliRunWorkflow::profileTimeoutEndsACall()
{
    WorkflowRunFixture shop([](ClientConnection &connection) {
        if (connection.readRequest())
            connection.waitForDisconnect();
    });
    shop.copy().append(QStringLiteral("profiles/desk/config.yml"), "timeout: {planning: 0.3}\n");
    QCOMPARE(shop.run(runWords(byProvider + QStringList{confirmed})), 4);
    QVERIFY(shop.server().requests().size() <= 1); // a busy machine may not even send the request before the program is killed
    QCOMPARE(shop.run({QStringLiteral("--json"), QStringLiteral("run"), QStringLiteral("status")}), 0);
    QCOMPARE(Json::parse(shop.out().toStdString())["next"], Json("send"));
}

void CliRunWorkflow::resumesAKilledCall()
{
    std::atomic<bool> isSilent = true;
    WorkflowRunFixture shop([&isSilent](ClientConnection &connection) {
        if (!isSilent)
            return answer(connection);
        if (connection.readRequest())
            connection.waitForDisconnect();
    });
    QProcess process;
    shop.start(process, runWords(byProvider + QStringList{confirmed}));
    QTRY_VERIFY_WITH_TIMEOUT(!shop.server().requests().isEmpty(), 60'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    process.waitForFinished();
    isSilent = false;
    QVERIFY2(shop.run({QStringLiteral("run"), QStringLiteral("resume"), confirmed}) == 0, shop.err().constData());
    QCOMPARE(shop.file(QStringLiteral("iteration-1/planning-turn-2-response.md")), planText);
    QVERIFY2(shop.run({QStringLiteral("run"), QStringLiteral("approve"), confirmed}) == 0, shop.err().constData());
    QCOMPARE(shop.file(QStringLiteral("plan.md")), planText);
    QVERIFY(shop.server().requests().last().contains(planText));
}

void CliRunWorkflow::sendsAnEditedPrompt()
{
    WorkflowRunFixture shop;
    shop.copy().write(QStringLiteral(".aiwf/config.yml"), "workflow:\n  plan:\n    prompt: {approval_provider: manual}\n");
    QVERIFY2(shop.run(runWords(byProvider)) == 0, shop.err().constData());
    QCOMPARE(shop.server().connectionCount(), 0);
    const QString request = QStringLiteral("sessions/w/iteration-1/planning-request.md");
    QVERIFY(bytesOf(shop.copy().path(request)).contains("Sell books."));
    shop.copy().write(request, "# Plan\n\nSell maps.\n");
    QVERIFY2(shop.run({QStringLiteral("run"), QStringLiteral("approve"), confirmed}) == 0, shop.err().constData());
    QVERIFY(shop.server().requests().last().contains("Sell maps."));
    QVERIFY(!shop.server().requests().last().contains("Sell books."));
}

/// Repeats every decision as if the program had been killed before it saved the state. Repeats every prompt as if the program had been killed before it
/// recorded the turn.
void CliRunWorkflow::repeatsInterruptedDecisions()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("profiles/desk/config.yml"), "description: Sell books.\n");
    const QString folder = QStringLiteral("sessions/w/");
    QCOMPARE(runCli(runWords(), copy.folder()).code, ExitCode::Done);
    const QList<QPair<QString, QByteArray>> responses{{QStringLiteral("iteration-1/planning"), planText}, {QStringLiteral("iteration-1/generation"), firstCode},
        {QStringLiteral("iteration-1/review"), review("FAIL", 1)}, {QStringLiteral("iteration-2/revision"), secondCode}, {QStringLiteral("iteration-2/review"), review("PASS", 0)}};
    for (const auto &[stem, text] : responses) {
        QVERIFY2(QFile::exists(copy.path(folder + stem + QStringLiteral("-prompt.md"))), qPrintable(stem));
        QVERIFY(QFile::remove(copy.path(folder + stem + QStringLiteral("-conversation.json")))); // the program was killed after it wrote the prompt
        QVERIFY(manual(copy, {QStringLiteral("status")}).out.contains("waiting for the response"));
        copy.write(folder + stem + QStringLiteral("-response.md"), text);
        const QByteArray before = bytesOf(copy.path(folder + QStringLiteral("session.json")));
        const CliRun first = manual(copy, {QStringLiteral("approve")});
        QVERIFY2(first.code == ExitCode::Done, first.err.constData());
        const QByteArray contents = sessionContents(copy);
        copy.write(folder + QStringLiteral("session.json"), before); // the program was killed before it saved the state
        const CliRun again = manual(copy, {QStringLiteral("approve")});
        QVERIFY2(again.code == ExitCode::Done, again.err.constData());
        QCOMPARE(sessionContents(copy), contents);
        QCOMPARE(again.out, first.out);
    }
    QCOMPARE(Json::parse(bytesOf(copy.path(folder + QStringLiteral("session.json"))).toStdString())["status"], Json("success"));
}

void CliRunWorkflow::rejectsInvalidNames_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    QTest::newRow("profile") << QStringList{QStringLiteral("--profile"), QStringLiteral("gone")} << 2;
    QTest::newRow("conventions") << QStringList{QStringLiteral("--request"), QStringLiteral("x"), QStringLiteral("--conventions"), QStringLiteral("gone")} << 2;
    QTest::newRow("provider") << QStringList{QStringLiteral("--request"), QStringLiteral("x"), QStringLiteral("--provider"), QStringLiteral("nobody")} << 2;
    QTest::newRow("role") << QStringList{QStringLiteral("--request"), QStringLiteral("x"), QStringLiteral("--provider"), QStringLiteral("baker=manual")} << 2;
    QTest::newRow("variable") << QStringList{QStringLiteral("--var"), QStringLiteral("=x")} << 2;
    QTest::newRow("no task") << QStringList() << 3;
    QTest::newRow("session") << QStringList{QStringLiteral("--request"), QStringLiteral("x"), QStringLiteral("--session"), QStringLiteral("../a")} << 3;
    QTest::newRow("no workflow") << QStringList{QStringLiteral("status")} << 2;
    QTest::newRow("unknown workflow") << QStringList{QStringLiteral("approve"), QStringLiteral("gone")} << 2;
    QTest::newRow("hostile workflow") << QStringList{QStringLiteral("approve"), QStringLiteral("../first")} << 2;
}

void CliRunWorkflow::rejectsInvalidNames()
{
    QFETCH(QStringList, words);
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("profiles/desk/config.yml"), "description: Sell books.\n");
    const CliRun run = manual(copy, words);
    QTEST(static_cast<int>(run.code), "code");
    QVERIFY(!run.err.isEmpty());
    QVERIFY(!QDir(copy.path(QStringLiteral("sessions"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).contains(QStringLiteral("w")));
}

void CliRunWorkflow::otherCommandsSuggestRunForAProfileWithoutConfig()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("profiles/shop/templates/planning-prompt.md"), "Sell books.\n");
    const CliRun run = runCli({QStringLiteral("render"), QStringLiteral("--profile"), QStringLiteral("shop"), QStringLiteral("--provider"), QStringLiteral("manual"), QStringLiteral("--request"), QStringLiteral("x")}, copy.folder());
    QCOMPARE(run.code, ExitCode::Usage);
    QVERIFY2(run.err.contains("the profile `shop` has no config.yml") && run.err.contains("outcrop-cli run --profile shop"), run.err.constData());
}

OUTCROP_TEST(CliRunWorkflow, CoreApplication)

} // namespace tst_clirun

#include "tst_clirun.moc"
