// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `mcp` as a process: protocol versions with and without sessions, every tool, prompts and resources, and hostile clients.
#include "clirun.h"
#include "core/documents/schema/schema.h"
#include "mcpclient.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QRandomGenerator>
#include <QTest>

#include <unistd.h>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_climcp {

namespace {

/// A call of each tool, and the command with the same output.
struct ToolCall {
    const char *tool;
    const char *arguments;
    const char *command;
};

const ToolCall toolCalls[] = {
    {"compose", "{\"request\":\"Hello\",\"agent\":\"clerk\"}", "compose --request Hello --agent clerk"},
    {"render", "{\"provider\":\"openai\",\"request\":\"Hello\"}", "render --provider openai --request Hello"},
    {"render", "{\"provider\":\"anthropic\",\"request\":\"Hello\",\"as\":\"losses\"}", "render --provider anthropic --request Hello --as losses"},
    {"context", "{\"clients\":[\"codex\",\"claude\"]}", "context --client codex,claude"},
    {"check", "{\"paths\":[\"agents\",\"layers/soul.md\"]}", "check agents layers/soul.md"},
    {"budget", "{\"provider\":\"openai\",\"request\":\"Hello\",\"turns\":2}", "budget --provider openai --request Hello --turns 2"},
    {"tokens", "{\"files\":[\"layers/soul.md\"],\"encoding\":\"cl100k_base\"}", "tokens layers/soul.md --encoding cl100k_base"},
    {"search", "{\"query\":\"lending\",\"limit\":2}", "search lending --limit 2 --words"},
    {"parse", "{\"file\":\"answer.md\"}", "parse answer.md"},
    {"convert", "{\"agent\":\"clerk\",\"to\":[\"claude\",\"codex\"]}", "convert clerk --to claude,codex --dry-run"},
    {"convert", "{\"agent\":\"clerk\",\"to\":[\"xml\"]}", "convert clerk --to xml --dry-run"},
    {"history_diff", "{\"before\":\"now\",\"after\":\"now\",\"request\":\"Hello\"}", "history diff now now --request Hello"},
    {"suggestions_list", "{\"all\":true}", "suggestions list --all"},
    {"suggestions_show", "{\"number\":1}", "suggestions show 1"},
};

QByteArray outputOf(const char *command, const QString &folder)
{
    return runCli(QStringList{QStringLiteral("--json")} + QString::fromLatin1(command).split(u' '), folder).out;
}

/// Returns a message with some bytes inserted, changed, removed or repeated.
QByteArray mutated(QByteArray message, QRandomGenerator &random)
{
    const QByteArrayList pieces{"\"", "{", "}", "[", "]", ":", ",", "null", "1e999", "-1", "\\u0000", "\xff", "\xf0\x9f\x8e\x84", "\"id\":7,", "\r", "\t", QByteArray(500, '[')};
    for (quint32 changes = random.bounded(1, 5); changes > 0; --changes) {
        const auto at = qsizetype(random.bounded(quint32(message.size() + 1)));
        switch (random.bounded(4)) {
        case 0:
            message.insert(at, pieces.at(qsizetype(random.bounded(quint32(pieces.size())))));
            break;
        case 1:
            message.remove(at, qsizetype(random.bounded(12u)));
            break;
        case 2:
            message.insert(at, message.mid(qsizetype(random.bounded(quint32(message.size() + 1))), qsizetype(random.bounded(30u))));
            break;
        default:
            if (at < message.size())
                message[at] = char(random.bounded(256));
        }
    }
    return message.replace('\n', ' ');
}

/// Returns the IDs of the child processes of a process, including those that have ended and were not waited for.
QStringList childrenOf(qint64 parent)
{
    QStringList children;
    for (const QString &entry : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile stat(QStringLiteral("/proc/%1/stat").arg(entry));
        const QByteArray text = stat.open(QIODevice::ReadOnly) ? stat.readAll() : QByteArray();
        const QByteArrayList fields = text.mid(text.lastIndexOf(')') + 2).split(' '); // the fields start with the state and the parent
        if (fields.value(1).toLongLong() == parent)
            children.append(entry);
    }
    return children;
}

} // namespace

class TestCliMcp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        m_copy->write(QStringLiteral("answer.md"), "```json\n{\"a\": 1,}\n```\n");
        m_copy->write(QStringLiteral("AGENTS.md"), "Use the desk's rules.\n");
        QCOMPARE(runCli({QStringLiteral("index")}, m_copy->folder()).code, ExitCode::Done);
    }

    void everyProtocolVersionDescribesTheServer()
    {
        for (const char *version : {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"}) {
            McpClient client(m_copy->folder());
            const Json result = client.initialize(QString::fromLatin1(version));
            QCOMPARE(qString(result["protocolVersion"]), QString::fromLatin1(version));
            QCOMPARE(qString(result["serverInfo"]["name"]), QStringLiteral("outcrop"));
            QVERIFY(client.request("ping").empty());
            QCOMPARE(client.request("tools/list")["tools"].size(), size_t(12));
            QVERIFY(!client.request("tools/list").contains("resultType"));
            QCOMPARE(client.end(), 0);
            QCOMPARE(client.errors(), QByteArray());
        }
        McpClient client(m_copy->folder());
        const Json discovered = client.request("server/discover");
        QCOMPARE(QByteArray::fromStdString(discovered["supportedVersions"].dump()), QByteArray("[\"2026-07-28\"]"));
        QCOMPARE(qString(discovered["resultType"]), QStringLiteral("complete"));
        QVERIFY(client.request("tools/list")["ttlMs"].get<int>() > 0);
        QCOMPARE(client.request("ping")["error"]["code"].get<int>(), -32601); // this version of the protocol does not include the request
        QCOMPARE(client.end(), 0);
    }

    void rejectsRequestsBeforeInitialization()
    {
        McpClient client(m_copy->folder());
        client.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");
        QCOMPARE(client.next()["error"]["code"].get<int>(), -32600);
        client.send("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}");
        QVERIFY(client.next()["result"].empty());
    }

    /// Every tool returns the output of its command, as text and as structured content that conforms to its output schema.
    void toolsReturnCommandOutput()
    {
        QCOMPARE(runCli({QStringLiteral("log"), QStringLiteral("add"), QStringLiteral("suggestions")}, m_copy->folder(), "{\"kind\":\"friction\",\"workload\":\"comms\",\"confidence\":1}").code, ExitCode::Done);
        McpClient client(m_copy->folder());
        const Json tools = client.request("tools/list")["tools"];
        QSet<QString> called;
        for (const ToolCall &one : toolCalls) {
            const Json result = client.call(one.tool, Json::parse(one.arguments));
            QVERIFY2(result.contains("structuredContent"), qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(one.tool), QString::fromStdString(result.dump()))));
            const QByteArray printed = outputOf(one.command, m_copy->folder());
            QCOMPARE(qString(result["content"][0]["text"]).toUtf8(), printed);
            const Json document = Json::parse(printed.begin(), printed.end());
            const Json &structured = result["structuredContent"];
            QVERIFY(document.is_object() ? structured == document : structured.begin().value() == document);
            const auto tool = std::find_if(tools.begin(), tools.end(), [&one](const Json &listed) { return listed["name"] == one.tool; });
            QVERIFY(tool != tools.end());
            const QList<SchemaViolation> violations = Schema((*tool)["outputSchema"]).validate(structured);
            QVERIFY2(violations.isEmpty(), qPrintable(violations.isEmpty() ? QString() : violations.first().pointer + violations.first().message));
            called.insert(QString::fromLatin1(one.tool));
        }
        QCOMPARE(called.size(), qsizetype(tools.size()));
    }

    void everyArgumentIsDescribed()
    {
        McpClient client(m_copy->folder());
        const Json tools = client.request("tools/list")["tools"];
        for (const Json &tool : tools) {
            for (const auto &[name, schema] : tool["inputSchema"]["properties"].items())
                QVERIFY2(schema.contains("description"), qPrintable(qString(tool["name"]) + u'/' + QString::fromStdString(name)));
        }
    }

    void toolFailuresAreResults()
    {
        McpClient client(m_copy->folder());
        const Json unknown = client.call("render", {{"provider", "openay"}, {"request", "x"}});
        QVERIFY(unknown["isError"].get<bool>());
        QVERIFY(qString(unknown["content"][0]["text"]).contains(u"did you mean `openai`"));
        QVERIFY(client.call("suggestions_show", {{"number", 4}})["isError"].get<bool>());
        QVERIFY(client.call("compose", {{"nothing", 1}})["isError"].get<bool>());
        QCOMPARE(client.call("send", Json::object())["error"]["code"].get<int>(), -32602);
        QCOMPARE(client.request("prompts/get", {{"name", "x"}})["error"]["code"].get<int>(), -32602);
        QCOMPARE(client.request("logging/setLevel", {{"level", "info"}})["error"]["code"].get<int>(), -32601);
    }

    void composesPrompts()
    {
        McpClient client(m_copy->folder());
        const Json prompts = client.request("prompts/list")["prompts"];
        QCOMPARE(qString(prompts[0]["name"]), QStringLiteral("profile-desk"));
        const Json prompt = client.request("prompts/get", {{"name", "profile-desk"}, {"arguments", {{"request", "Extend my book."}, {"phase", "planning"}}}});
        const QString text = qString(prompt["messages"][0]["content"]["text"]);
        QCOMPARE(qString(prompt["messages"][0]["role"]), QStringLiteral("user"));
        QVERIFY(text.contains(u"Extend my book.") && text.contains(u"Every reader is welcome."));
        const Json wrong = client.request("prompts/get", {{"name", "profile-desk"}, {"arguments", {{"request", "x"}, {"phase", "resting"}}}});
        QCOMPARE(wrong["error"]["code"].get<int>(), -32602);
        QVERIFY(client.request("prompts/get", {{"name", "profile-desk"}})["error"].is_object()); // the required argument `request` is missing
        const Json completion = client.request("completion/complete", {{"ref", {{"type", "ref/prompt"}, {"name", "profile-desk"}}}, {"argument", {{"name", "agent"}, {"value", "c"}}}});
        QCOMPARE(QByteArray::fromStdString(completion["completion"]["values"].dump()), QByteArray("[\"cataloguer\",\"clerk\"]"));
    }

    void servesFilesAndLossesAsResources()
    {
        McpClient client(m_copy->folder());
        const Json resources = client.request("resources/list")["resources"];
        QCOMPARE(qString(resources[0]["uri"]), QStringLiteral("outcrop://layer/layers/soul.md"));
        for (const Json &resource : resources) {
            const Json read = client.request("resources/read", {{"uri", resource["uri"]}});
            QVERIFY2(read.contains("contents"), qPrintable(QString::fromStdString(read.dump())));
            QVERIFY(!qString(read["contents"][0]["text"]).isEmpty());
        }
        const Json layer = client.request("resources/read", {{"uri", "outcrop://layer/layers/soul.md"}});
        QCOMPARE(qString(layer["contents"][0]["text"]).toUtf8(), bytesOf(m_copy->path(QStringLiteral("layers/soul.md"))));
        for (const char *uri : {"outcrop://layer/config.toml", "outcrop://layer/../siblingPath.md", "outcrop://layer/layers/%2e%2e/x", "file:///etc/passwd", ""})
            QCOMPARE(client.request("resources/read", {{"uri", uri}})["error"]["code"].get<int>(), -32602);
        QCOMPARE(client.request("resources/templates/list")["resourceTemplates"].size(), size_t(4));
    }

    void writesOnlyWithAllowWrite()
    {
        const QByteArray before = bytesOf(m_copy->path(QStringLiteral("agents/clerk.md")));
        {
            McpClient client(m_copy->folder());
            QVERIFY(client.call("convert", {{"agent", "clerk"}, {"to", {"xml"}}, {"write", true}})["isError"].get<bool>());
            QVERIFY(!client.call("convert", {{"agent", "clerk"}, {"to", {"xml"}}})["isError"].get<bool>());
            QCOMPARE(bytesOf(m_copy->path(QStringLiteral("agents/clerk.md"))), before);
        }
        McpClient client(m_copy->folder(), {QStringLiteral("--allow-write")});
        QVERIFY(!client.call("convert", {{"agent", "clerk"}, {"to", {"xml"}}})["isError"].get<bool>());
        QCOMPARE(bytesOf(m_copy->path(QStringLiteral("agents/clerk.md"))), before);
        const Json written = client.call("convert", {{"agent", "clerk"}, {"to", {"claude"}}, {"into", "out"}, {"write", true}});
        QVERIFY2(!written["isError"].get<bool>(), qPrintable(QString::fromStdString(written.dump())));
        QVERIFY(QFileInfo::exists(m_copy->path(QStringLiteral("out"))));
    }

    /// Reading does not change or create any file in the workspace.
    void readingChangesNoFiles()
    {
        QDir(m_copy->path(QStringLiteral(".outcrop"))).removeRecursively();
        const auto state = [this] {
            QMap<QString, QByteArray> files;
            QDirIterator all(m_copy->folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (all.hasNext()) {
                const QString path = all.next();
                files.insert(path, bytesOf(path));
            }
            return files;
        };
        const auto before = state();
        McpClient client(m_copy->folder());
        for (const ToolCall &one : toolCalls)
            QVERIFY(client.call(one.tool, Json::parse(one.arguments)).contains("content"));
        const Json refused = client.call("search", {{"query", "lending"}});
        QVERIFY(refused["isError"].get<bool>() && qString(refused["content"][0]["text"]).contains(u"there is no index yet"));
        QCOMPARE(client.end(), 0);
        QCOMPARE(state(), before);
    }

    void rejectsPathsOutsideTheWorkspace_data()
    {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("arguments");
        const QByteArray outside = QByteArrayLiteral("@BESIDE@");
        QTest::newRow("parent") << QByteArray("tokens") << QByteArray("{\"files\":[\"../secret.md\"]}");
        QTest::newRow("inner parent") << QByteArray("parse") << QByteArray("{\"file\":\"layers/../../secret.md\"}");
        QTest::newRow("absolute") << QByteArray("parse") << QByteArray("{\"file\":\"" + outside + "\"}");
        QTest::newRow("link") << QByteArray("parse") << QByteArray("{\"file\":\"link.md\"}");
        QTest::newRow("linked folder") << QByteArray("parse") << QByteArray("{\"file\":\"up/secret.md\"}");
        QTest::newRow("missing in linked folder") << QByteArray("convert") << QByteArray("{\"agent\":\"clerk\",\"to\":[\"claude\"],\"into\":\"up/new\"}");
        QTest::newRow("schema") << QByteArray("parse") << QByteArray("{\"text\":\"{}\",\"schema\":\"../secret.md\"}");
        QTest::newRow("history") << QByteArray("compose") << QByteArray("{\"request\":\"x\",\"history\":\"../secret.md\"}");
        QTest::newRow("values") << QByteArray("compose") << QByteArray("{\"request\":\"x\",\"input_files\":[\"../secret.md\"]}");
        QTest::newRow("input of the type file") << QByteArray("compose") << QByteArray("{\"request\":\"{{note}}\",\"template\":\"mustache\",\"inputs\":{\"note\":\"../secret.md\"}}");
        QTest::newRow("check") << QByteArray("check") << QByteArray("{\"paths\":[\"..\"]}");
        QTest::newRow("baseline") << QByteArray("check") << QByteArray("{\"baseline\":\"../secret.md\"}");
        QTest::newRow("context") << QByteArray("context") << QByteArray("{\"from\":\"..\"}");
        QTest::newRow("touched") << QByteArray("context") << QByteArray("{\"touch\":[\"../secret.md\"]}");
        QTest::newRow("agent") << QByteArray("convert") << QByteArray("{\"agent\":\"../secret.md\",\"to\":[\"claude\"]}");
        QTest::newRow("tokenizer") << QByteArray("tokens") << QByteArray("{\"text\":\"x\",\"encoding\":\"../secret.md\"}");
        QTest::newRow("resource") << QByteArray("parse") << QByteArray("{\"file\":\":/templates/skill.md\"}");
        QTest::newRow("NUL") << QByteArray("parse") << QByteArray("{\"file\":\"answer.md\\u0000/../../secret.md\"}");
    }

    void rejectsPathsOutsideTheWorkspace()
    {
        QFETCH(QByteArray, tool);
        QFETCH(QByteArray, arguments);
        const QString secret = m_copy->siblingPath(QStringLiteral("secret.md"));
        QFile file(secret);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SECRET-TEXT") > 0);
        file.close();
        QVERIFY(QFile::link(secret, m_copy->path(QStringLiteral("link.md"))));
        QVERIFY(QFile::link(m_copy->siblingPath(QStringLiteral(".")), m_copy->path(QStringLiteral("up"))));
        m_copy->append(QStringLiteral("config.toml"), "\n[inputs]\nnote = {type = \"file\"}\n");
        McpClient client(m_copy->folder(), {QStringLiteral("--allow-write")});
        const Json result = client.call(tool.toStdString(), Json::parse(arguments.replace("@BESIDE@", secret.toUtf8()).toStdString()));
        QVERIFY2(result.value("isError", false), qPrintable(QString::fromStdString(result.dump())));
        QVERIFY(!QByteArray::fromStdString(result.dump()).contains("SECRET-TEXT"));
        QVERIFY(!QFileInfo::exists(m_copy->siblingPath(QStringLiteral("new"))));
    }

    /// The workspace is the given folder, even if it is part of a larger repository.
    void doesNotReadParentFolders()
    {
        QVERIFY(QDir(m_copy->siblingPath(QString())).mkdir(QStringLiteral(".git")));
        QFile file(m_copy->siblingPath(QStringLiteral("AGENTS.md")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SECRET-TEXT") > 0);
        file.close();
        McpClient client(m_copy->folder());
        const Json context = client.call("context", {{"clients", {"codex"}}});
        QCOMPARE(qString(context["structuredContent"]["folder"]), m_copy->folder());
        const Json composed = client.call("compose", {{"request", "x"}, {"client", "codex"}});
        QVERIFY(QByteArray::fromStdString(composed.dump()).contains("desk's rules"));
        QVERIFY(!QByteArray::fromStdString(composed.dump()).contains("SECRET-TEXT"));
    }

    void toolsCannotRunOtherCommands()
    {
        for (const char *line : {"send --request x --provider manual", "keys list", "layers", "history restore layers/soul.md x", "suggestions reject 1 --reason x", "suggestions next", "suggestions messenger --once",
                 "export --to out", "context --user-files", "context --outside", "search x", "check --fix", "convert clerk --to xml", "tokens --calibrate x --count 1 --model y"}) {
            const CliRun run = runCli(QStringList{QStringLiteral("--confined"), QStringLiteral("--read-only")} + QString::fromLatin1(line).split(u' '), m_copy->folder());
            QVERIFY2(run.code == ExitCode::Usage && run.err.contains("not available to MCP tools"), line);
        }
    }

    /// Every reply to 10,000 randomly changed messages is valid JSON-RPC, and the server still works.
    void malformedMessagesReturnErrors()
    {
        const QByteArrayList seeds{
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"x\",\"version\":\"1\"}}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"tools/list\",\"params\":{\"cursor\":\"from:5\"}}",
            "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"search\",\"arguments\":{\"limit\":2}}}",
            "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"prompts/get\",\"params\":{\"name\":\"nothing\",\"arguments\":{\"request\":\"x\"}}}",
            "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"server/discover\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientCapabilities\":{}}}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":4}}", "[{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"ping\"},{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"x\"}]",
            "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"resources/read\",\"params\":{\"uri\":\"outcrop://agent/nobody\"}}", "{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}", "[]", "7"};
        QRandomGenerator random(20260728);
        QByteArray input;
        for (int i = 0; i < 10'000; ++i)
            input += mutated(seeds.at(qsizetype(random.bounded(quint32(seeds.size())))), random) + '\n';
        const QByteArray last = "{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"server/discover\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientCapabilities\":{}}}}";
        QProcess server;
        server.start(QStringLiteral(OUTCROP_CLI), {QStringLiteral("-C"), m_copy->folder(), QStringLiteral("mcp")});
        server.write(input + last);
        server.closeWriteChannel();
        QVERIFY(server.waitForFinished(240'000));
        QVERIFY2(server.exitStatus() == QProcess::NormalExit && server.exitCode() == 0, server.readAllStandardError().constData());
        QString problem;
        const QList<Json> messages = rpcMessages(server.readAllStandardOutput(), problem);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QVERIFY(messages.size() > 8000);
        QVERIFY(std::any_of(messages.begin(), messages.end(), [](const Json &message) { return message["id"] == "last" && message.contains("result"); }));
    }

    void skipsOversizedMessages()
    {
        McpClient client(m_copy->folder());
        client.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\",\"params\":{\"x\":\"" + QByteArray(17 * 1024 * 1024, 'x') + "\"}}");
        const Json refused = client.next();
        QCOMPARE(refused["error"]["code"].get<int>(), -32600);
        QVERIFY(refused["id"].is_null());
        QVERIFY(client.request("server/discover").contains("supportedVersions"));
        const Json large = client.call("tokens", {{"text", std::string(3'000'000, 'x')}}); // the text is larger than a pipe buffer and a command-line argument
        QVERIFY(large["structuredContent"]["total"]["tokens"].get<int>() > 100'000);
    }

    void servesAThousandRequests()
    {
        McpClient client(m_copy->folder());
        QSet<int> missing;
        for (int i = 0; i < 1000; ++i)
            missing.insert(i % 40 == 0 ? client.begin("tools/call", {{"name", "tokens"}, {"arguments", {{"text", "abc"}}}}) : client.begin(i % 2 ? "prompts/list" : "resources/list"));
        while (!missing.isEmpty()) {
            const Json message = client.next();
            QVERIFY2(message.contains("result"), qPrintable(QString::fromStdString(message.dump()).left(300)));
            QVERIFY(missing.remove(message["id"].get<int>()));
        }
        QCOMPARE(client.end(), 0);
        QCOMPARE(client.unreadOutput(), QByteArray());
    }

    /// After hostile and canceled requests, the server has no more open files than before, and no child processes.
    void leaksNoFilesOrProcesses()
    {
        McpClient client(m_copy->folder());
        const auto call = [&client](const char *tool, const Json &arguments) { return client.begin("tools/call", {{"name", tool}, {"arguments", arguments}}); };
        QVERIFY(client.call("tokens", {{"text", "x"}}).contains("structuredContent"));
        const QString process = QStringLiteral("/proc/%1").arg(client.processId());
        const auto openFiles = [&process] { return QDir(process + QStringLiteral("/fd")).entryList(QDir::Files | QDir::System | QDir::NoDotAndDotDot).size(); };
        const auto before = openFiles();
        QVERIFY(before >= 3);
        for (int i = 0; i < 60; ++i) {
            call("parse", {{"file", "../secret.md"}});
            call("nonsense", {{"x", i}});
            const int canceled = call("check", Json::object());
            client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":" + QByteArray::number(canceled) + "}}");
        }
        client.send(QByteArray(17 * 1024 * 1024, '['));
        QVERIFY(client.response(call("tokens", {{"text", "last"}})).contains("result"));
        QTRY_VERIFY_WITH_TIMEOUT(childrenOf(client.processId()).isEmpty(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(openFiles() <= before, 60'000);
        QCOMPARE(client.end(), 0);
    }

    void closedPipeEndsTheServer()
    {
        QByteArray input;
        for (int i = 0; i < 3000; ++i)
            input += "{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(i)
                + ",\"method\":\"tools/list\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientCapabilities\":{}}}}" + '\n';
        m_copy->write(QStringLiteral("requests/many.jsonl"), input);
        QProcess shell;
        shell.setWorkingDirectory(m_copy->folder());
        shell.start(QStringLiteral("bash"), {QStringLiteral("-c"), QStringLiteral("'" OUTCROP_CLI "' mcp <requests/many.jsonl | head -c 10 >/dev/null; exit ${PIPESTATUS[0]}")});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.readAllStandardError(), QByteArray("outcrop-cli: standard output could not be written; check the disk space and the program that reads the output\n"));
        QCOMPARE(shell.exitCode(), 3);
    }

    void rejectsInapplicableOptions()
    {
        QCOMPARE(runCli({QStringLiteral("--json"), QStringLiteral("mcp")}, m_copy->folder()).code, ExitCode::Usage);
        QCOMPARE(runCli({QStringLiteral("--allow-outside"), QStringLiteral("mcp")}, m_copy->folder()).code, ExitCode::Usage);
        QCOMPARE(runCli({QStringLiteral("mcp"), QStringLiteral("--timeout"), QStringLiteral("0")}, m_copy->folder()).code, ExitCode::Usage);
        QCOMPARE(runCli({QStringLiteral("mcp")}, m_copy->folder()).code, ExitCode::Done); // the server accepts an empty input
    }

private:
    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliMcp, CoreApplication)

} // namespace tst_climcp

#include "tst_climcp.moc"
