// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `parse`: verdicts, exit codes, reports as text and JSON, and unreadable files.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliparse {

namespace {

const QByteArray schemas = "schemas:\n  review:\n    required_fields:\n      - {name: status, type: string, allowed_values: [done, failed]}\n      - {name: score, type: number}\n";
const QByteArray good = "<METADATA>\n{\"status\": \"done\", \"score\": 0.5}\n</METADATA>\n<CONTENT>\nAll is well.\n</CONTENT>\n";
const QByteArray loose = "```json\n{'status': 'Done', 'score': \"0.5\"}\n```\n";

Json document(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

} // namespace

class TestCliParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        write("config/response_schemas.yaml", schemas);
        write("answer.md", good);
        write("schema.json", R"({"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}}})");
        write("broken.json", "{\"type\": ");
        write("latin1.md", "caf\xe9");
        write("body.json", QByteArray("{'id': 'm', 'type': 'message', 'role': 'assistant', 'model': 'claude', 'stop_reason': 'end_turn',"
                                      " 'content': [{'type': 'text', 'text': '[5]'}], 'usage': {'input_tokens': 1, 'output_tokens': 1}}").replace('\'', '"'));
    }

    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<ExitCode>("code");
        const QStringList review{QStringLiteral("--type"), QStringLiteral("review")};
        const QStringList schema{QStringLiteral("--schema"), QStringLiteral("schema.json")};
        QTest::newRow("valid") << review << good << ExitCode::Done;
        QTest::newRow("repaired") << review << loose << ExitCode::Done;
        QTest::newRow("wrong schema") << review << QByteArray("{}") << ExitCode::Findings;
        QTest::newRow("prose") << review << QByteArray("Fine.") << ExitCode::Findings;
        QTest::newRow("prose without a schema") << QStringList() << QByteArray("Fine.") << ExitCode::Done;
        QTest::newRow("truncated") << review << QByteArray("{\"status\": \"do") << ExitCode::Findings;
        QTest::newRow("refused") << review << QByteArray("I can't help with that.") << ExitCode::Findings;
        QTest::newRow("by schema") << schema << QByteArray("{\"a\": 1}") << ExitCode::Done;
        QTest::newRow("against the schema") << schema << QByteArray("{\"a\": []}") << ExitCode::Findings;
        QTest::newRow("a file") << (review + QStringList{QStringLiteral("answer.md")}) << QByteArray() << ExitCode::Done;
        QTest::newRow("no such file") << QStringList{QStringLiteral("nowhere.md")} << QByteArray() << ExitCode::Input;
        QTest::newRow("not UTF-8") << QStringList{QStringLiteral("latin1.md")} << QByteArray() << ExitCode::Input;
        QTest::newRow("a broken schema") << QStringList{QStringLiteral("--schema"), QStringLiteral("broken.json")} << QByteArray("{}") << ExitCode::Input;
        QTest::newRow("no such type") << QStringList{QStringLiteral("--type"), QStringLiteral("rewiev")} << QByteArray("{}") << ExitCode::Usage;
        QTest::newRow("no such provider") << QStringList{QStringLiteral("--provider"), QStringLiteral("antropic")} << QByteArray("{}") << ExitCode::Usage;
        QTest::newRow("type and schema") << (review + schema) << QByteArray("{}") << ExitCode::Usage;
        QTest::newRow("a provider's body") << (QStringList{QStringLiteral("--provider"), QStringLiteral("anthropic"), QStringLiteral("body.json")}) << QByteArray()
                                           << ExitCode::Done;
        QTest::newRow("no provider's body") << QStringList{QStringLiteral("--provider"), QStringLiteral("anthropic"), QStringLiteral("answer.md")} << QByteArray() << ExitCode::Input;
    }

    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, input);
        QFETCH(ExitCode, code);
        const CliRun run = parse(words, input);
        QVERIFY2(run.code == code, QByteArray(run.out + run.err).constData());
        QCOMPARE(run.err.isEmpty(), code == ExitCode::Done || code == ExitCode::Findings);
    }

    void reportShowsAllParts()
    {
        const CliRun run = parse({QStringLiteral("--type"), QStringLiteral("review")}, loose + "TODO: more\n");
        for (const char *line : {"Verdict:  repaired\n", "Envelope: fence\n", "Schema:   review\n", " of 100: schema ", "rules not checked\n", "  \"status\": \"done\",\n", "  \"score\": 0.5\n",
                 "coerced-enum", "coerced-number", "single-quotes", "[response-placeholder]\n", "\nContent\nTODO: more\n"})
            QVERIFY2(run.out.contains(line), QByteArray(QByteArray(line) + "\n" + run.out).constData());
    }

    void findingsHaveLocations()
    {
        const CliRun run = parse({QStringLiteral("--type"), QStringLiteral("review")}, "\n{\"status\": \"done\",\n \"score\": []}");
        QVERIFY2(run.out.contains("standard input:3:11: error: `score` is a list; expected a number. [response-type]\n"), run.out.constData());
    }

    void jsonIsOneDocument()
    {
        const Json report = document(parse({QStringLiteral("--json"), QStringLiteral("--type"), QStringLiteral("review")}, good));
        QCOMPARE(report["verdict"], Json("valid"));
        QCOMPARE(report["envelope"], Json("tags"));
        QCOMPARE(report["data"], Json({{"status", "done"}, {"score", 0.5}}));
        QCOMPARE(report["content"], Json("All is well."));
        QCOMPARE(report["quality"]["score"], Json(100.0));
        QVERIFY(report["repairs"].empty() && report["findings"].empty());
    }

    /// Parses tool-call arguments from the response body of every API.
    void parsesToolCallsOfEveryApi_data()
    {
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("isOther");
        const QByteArray responses = "{\"id\": \"r\", \"object\": \"response\", \"status\": \"completed\", \"model\": \"m\", \"output\": [{\"type\": \"function_call\", \"id\": \"f\", \"call_id\": \"c1\", \"name\": \"search\", \"arguments\": \"{\\\"q\\\": \\\"x\\\"}\"}]}";
        const QByteArray chat = "{\"id\": \"c\", \"object\": \"chat.completion\", \"model\": \"m\", \"choices\": [{\"index\": 0, \"finish_reason\": \"tool_calls\", \"message\": {\"role\": \"assistant\", \"content\": null,\n"
            "            \"tool_calls\": [{\"id\": \"c1\", \"type\": \"function\", \"function\": {\"name\": \"search\", \"arguments\": \"{\\\"q\\\": \\\"x\\\"}\"}}]}}]}";
        const QByteArray messages = R"({"id": "m", "type": "message", "role": "assistant", "model": "c", "stop_reason": "tool_use", "content": [{"type": "tool_use", "id": "c1", "name": "search", "input": {"q": "x"}}]})";
        const QByteArray google = R"({"candidates": [{"content": {"role": "model", "parts": [{"functionCall": {"name": "search", "args": {"q": "x"}}}]}, "finishReason": "STOP"}]})";
        const QByteArray ollama = R"({"model": "m", "message": {"role": "assistant", "content": "", "tool_calls": [{"function": {"name": "search", "arguments": {"q": "x"}}}]}, "done": true, "done_reason": "stop"})";
        QTest::newRow("Responses") << QStringLiteral("openai") << responses << false;
        QTest::newRow("Chat Completions") << QStringLiteral("openai") << chat << true;
        QTest::newRow("Messages") << QStringLiteral("anthropic") << messages << false;
        QTest::newRow("Google") << QStringLiteral("google") << google << false;
        QTest::newRow("Ollama") << QStringLiteral("openai") << ollama << true;
    }

    void parsesToolCallsOfEveryApi()
    {
        QFETCH(QString, provider);
        QFETCH(QByteArray, body);
        QFETCH(bool, isOther);
        const CliRun run = parse({QStringLiteral("--provider"), provider}, body);
        QVERIFY2(run.code == ExitCode::Done, QByteArray(run.out + run.err).constData());
        QVERIFY2(run.out.contains("Tool call: search") && run.out.contains("\"q\": \"x\""), run.out.constData());
        const Json report = document(parse({QStringLiteral("--json"), QStringLiteral("--provider"), provider}, body));
        QCOMPARE(report["verdict"], Json("valid"));
        QCOMPARE(report["tool_calls"].size(), size_t(1));
        QCOMPARE(report["tool_calls"][0]["name"], Json("search"));
        QCOMPARE(report["tool_calls"][0]["arguments"], Json({{"q", "x"}}));
        QCOMPARE(run.out.contains("response-wire"), isOther);
    }

    void showsAllToolCalls()
    {
        const QByteArray body = R"({"id": "m", "type": "message", "role": "assistant", "model": "c", "stop_reason": "tool_use", "content": [
            {"type": "tool_use", "id": "c1", "name": "search", "input": {"q": "x"}}, {"type": "tool_use", "id": "c2", "name": "open", "input": {"path": "y"}}]})";
        const CliRun run = parse({QStringLiteral("--provider"), QStringLiteral("anthropic")}, body);
        QVERIFY2(run.code == ExitCode::Done, run.out.constData());
        QVERIFY2(run.out.contains("Tool call: search (c1)") && run.out.contains("Tool call: open (c2)"), run.out.constData());
    }

    void rejectsTruncatedToolArguments()
    {
        const QByteArray body = "{\"id\": \"c\", \"object\": \"chat.completion\", \"model\": \"m\", \"choices\": [{\"index\": 0, \"finish_reason\": \"tool_calls\", \"message\": {\"role\": \"assistant\", \"content\": null,\n"
            "            \"tool_calls\": [{\"id\": \"c1\", \"type\": \"function\", \"function\": {\"name\": \"a\", \"arguments\": \"{\\\"q\\\": \\\"x\"}}, {\"id\": \"c2\", \"type\": \"function\", \"function\": {\"name\": \"b\", \"arguments\": \"{}\"}}]}}]}";
        const CliRun run = parse({QStringLiteral("--provider"), QStringLiteral("openai")}, body);
        QVERIFY2(run.code == ExitCode::Findings, run.out.constData());
        QVERIFY2(run.out.contains("arguments incomplete"), run.out.constData());
    }

    void parsesARecordedStream()
    {
        const QByteArray body = "data: {\"id\":\"c\",\"model\":\"m\",\"choices\":[{\"index\":0,\"delta\":{\"role\":\"assistant\",\"content\":\"{\\\"a\\\": 1}\"}}]}\n\n"
                                "data: {\"id\":\"c\",\"model\":\"m\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";
        const Json report = document(parse({QStringLiteral("--json"), QStringLiteral("--provider"), QStringLiteral("openai")}, body));
        QCOMPARE(report["data"], Json({{"a", 1}}));
    }

    void rejectsABodyThatIsNotAResponse_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("page") << QByteArray("<!DOCTYPE html>\n<html><body>Sign in</body></html>") << QByteArray("an HTML page");
        QTest::newRow("page without a doctype") << QByteArray("\n<html><body>502 Bad Gateway</body></html>") << QByteArray("an HTML page");
        QTest::newRow("XML") << QByteArray("<?xml version=\"1.0\"?><Error/>") << QByteArray("an XML document");
        QTest::newRow("compressed") << QByteArray("\x1f\x8b\x08\x00 and so on") << QByteArray("compressed data");
    }

    void rejectsABodyThatIsNotAResponse()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, name);
        const CliRun run = parse({QStringLiteral("--provider"), QStringLiteral("openai")}, body);
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains(name), run.err.constData());
    }

    void parsesSeveralFiles()
    {
        write("one.json", "{\"a\": 1}");
        write("two.json", "{\"a\": [1, 2");
        const CliRun run = parse({QStringLiteral("one.json"), QStringLiteral("two.json")}, {});
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY2(run.out.contains("File:     one.json\nVerdict:  valid\n") && run.out.contains("File:     two.json\nVerdict:  truncated\n"), run.out.constData());
        QVERIFY2(run.out.endsWith("2 responses read, 1 of them accepted\n"), run.out.constData());
        const Json report = document(parse({QStringLiteral("--json"), QStringLiteral("one.json"), QStringLiteral("two.json")}, {}));
        QCOMPARE(report["answers"].size(), size_t(2));
        QCOMPARE(report["answers"][1]["file"], Json("two.json"));
        QCOMPARE(report["answers"][0]["response"]["verdict"], Json("valid"));
    }

    void unreadableFilesDoNotHideOthers()
    {
        write("one.json", "{\"a\": 1}");
        const CliRun run = parse({QStringLiteral("nowhere.json"), QStringLiteral("one.json")}, {});
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("nowhere.json") && run.out.contains("File:     one.json\n"), run.out.constData());
    }

    /// Text that looks like JSON but cannot be parsed completely is reported, unless the output contains all of its members.
    void reportsIncompletelyParsedJson_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"{\"a\": 1} \"b\": 2}", "{\"a\": 1}\"b\": {\"c\": 2}}"})
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("too deep") << QByteArray(100'000, '[');
    }

    void reportsIncompletelyParsedJson()
    {
        QFETCH(QByteArray, text);
        const CliRun run = parse({}, text);
        QVERIFY2(run.code == ExitCode::Findings || run.out.contains("\"b\""), run.out.left(500).constData());
        QVERIFY2(!run.out.contains(".. ["), run.out.left(500).constData()); // no message ends with two periods
    }

    void keepsEveryMember()
    {
        const CliRun run = parse({QStringLiteral("--json")}, "{\"code\": \"print(\"Hello\")\", \"n\": 1}");
        QCOMPARE(run.code, ExitCode::Done);
        QCOMPARE(document(run)["data"], Json({{"code", "print(\"Hello\")"}, {"n", 1}}));
    }

    void acceptsAYamlBlockAsData()
    {
        const Json report = document(parse({QStringLiteral("--json"), QStringLiteral("--schema"), QStringLiteral("schema.json")}, "Here:\n```yaml\na: 5\n```\n"));
        QCOMPARE(report["verdict"], Json("repaired"));
        QCOMPARE(report["data"], Json({{"a", 5}}));
        QCOMPARE(report["repairs"][0]["rule"], Json("yaml"));
    }

    void listsTypesForAnUnknownType()
    {
        const CliRun run = parse({QStringLiteral("--type"), QStringLiteral("rewiev")}, "{}");
        QVERIFY2(run.err.contains("There is no response type `rewiev`. Available: review"), run.err.constData());
    }

private:
    void write(const char *path, const QByteArray &bytes)
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("config")));
        QFile file(m_folder.filePath(QString::fromLatin1(path)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    CliRun parse(const QStringList &words, const QByteArray &input) const { return runCli(QStringList{QStringLiteral("parse")} + words, m_folder.path(), input); }

    QTemporaryDir m_folder;
};

OUTCROP_TEST(TestCliParse, NoApplication)

} // namespace tst_cliparse

#include "tst_cliparse.moc"
