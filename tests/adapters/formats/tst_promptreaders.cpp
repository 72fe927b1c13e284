// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the reader of each prompt format: versions, file layouts, and errors with their locations.
#include "adapters/formats/base/builtinformats.h"
#include "adapters/formats/requests/requestreader.h"
#include "adapters/formats/requests/shellwords.h"

#include "core/documents/data/jsonequal.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_promptreaders {

namespace {

Result<ParsedPromptFile> readText(const FileFormat &format, const QString &file, const char *text)
{
    const Result<FormatInput> input = readFormatInput(file, QString::fromUtf8(text));
    return input ? format.read(*input) : Result<ParsedPromptFile>(input.error());
}

/// Returns the first prompt; the test stops if the file cannot be read.
PromptFile firstPrompt(const FileFormat &format, const QString &file, const char *text)
{
    const Result<ParsedPromptFile> read = readText(format, file, text);
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return read->prompts.first();
}

bool hasEntry(const Ledger &ledger, const QString &part, LossAction action)
{
    return std::any_of(ledger.begin(), ledger.end(), [&](const LedgerEntry &entry) { return entry.part == part && entry.action == action; });
}

} // namespace

class TestPromptReaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPromptyVersion1()
    {
        const PromptFile prompt = firstPrompt(*promptyFormat(), QStringLiteral("a.prompty"),
            "---\nname: Old\nauthors: [ada]\ntags: [x]\nmodel:\n  api: chat\n  configuration:\n    type: azure_openai\n    azure_deployment: gpt-35\n    api_version: 2023\n  parameters:\n    max_tokens: 30\n"
            "    stop: [END]\nsample:\n  question: Why?\ninputs:\n  question:\n    type: string\n    sample: What?\ntemplate: jinja2\n---\nsystem:\nBe brief.\n\nuser:\n{{question}}\n");
        QCOMPARE(prompt.model, QStringLiteral("gpt-35"));
        QCOMPARE(prompt.provider, QStringLiteral("azure_openai"));
        QVERIFY(areEqual(prompt.params, Json::parse(R"({"max_output_tokens": 30, "stop": ["END"]})")));
        QCOMPARE(prompt.messages.size(), 2);
        QVERIFY(prompt.messages.first().role == Message::Role::System);
        QCOMPARE(prompt.messages.at(1).text(), QStringLiteral("{{question}}"));
        QVERIFY(areEqual(prompt.input(QStringLiteral("question"))->testValues, Json::parse(R"(["Why?"])")));
        QVERIFY(areEqual(prompt.foreignKeys, Json::parse(R"({"/model/api": "chat", "/model/configuration/api_version": 2023})")));
        QVERIFY(hasEntry(prompt.ledger, QStringLiteral("model.configuration.api_version"), LossAction::Moved));
    }

    void reportsInvalidPromptyFrontMatter()
    {
        const Result<ParsedPromptFile> open = readText(*promptyFormat(), QStringLiteral("a.prompty"), "---\nname: x\nHello\n");
        QVERIFY(!open.ok());
        QCOMPARE(open.error().location.range.start.line, 1);
        const Result<ParsedPromptFile> list = readText(*promptyFormat(), QStringLiteral("a.prompty"), "---\n- x\n---\nHello\n");
        QVERIFY(!list.ok());
        QCOMPARE(list.error().location.range.start.line, 2);
    }

    void convertsAnAnthropicRequest()
    {
        const PromptFile prompt = firstPrompt(*requestFormat(RequestWire::Anthropic), QStringLiteral("a.json"),
            R"({"model":"claude-sonnet-5-5","max_tokens":10,"system":[{"type":"text","text":"A","cache_control":{"type":"ephemeral"}}],"messages":[{"role":"user","content":[{"type":"text","text":"B"},{"type":"image","source":{"type":"base64","media_type":"image/png","data":"iVBO"}}]},{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"look","input":{"a":1}}]},{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"found"}]}],"tools":[{"name":"look","description":"Look.","input_schema":{"type":"object","properties":{}}}],"thinking":{"type":"adaptive"}})");
        QCOMPARE(prompt.messages.size(), 4);
        QCOMPARE(prompt.messages.at(1).pieces.at(1).text, QStringLiteral("data:image/png;base64,iVBO"));
        QCOMPARE(prompt.messages.at(2).pieces.first().name, QStringLiteral("look"));
        QCOMPARE(prompt.messages.at(3).pieces.first().text, QStringLiteral("found"));
        QCOMPARE(prompt.tools.size(), 1);
        QVERIFY(hasEntry(prompt.ledger, QStringLiteral("system[0].cache_control"), LossAction::Moved));
        QVERIFY(hasEntry(prompt.ledger, QStringLiteral("thinking"), LossAction::Kept)); // thinking is sent again to the same API
        for (const RequestWire wire : {RequestWire::ChatCompletions, RequestWire::Responses, RequestWire::Google, RequestWire::Ollama}) {
            const Result<WrittenPromptFile> written = requestFormat(wire)->write(prompt);
            QVERIFY(written.ok());
            const PromptFile again = firstPrompt(*requestFormat(wire), QStringLiteral("a.json"), written->bytes.constData());
            int calls = 0;
            int results = 0;
            int media = 0;
            for (const PromptMessage &message : again.messages) {
                for (const PromptPiece &piece : message.pieces) {
                    calls += piece.kind == PromptPiece::Kind::ToolCall && piece.name == u"look" && piece.data["a"] == 1;
                    results += piece.kind == PromptPiece::Kind::ToolResult && (piece.text == u"found" || piece.data.dump().find("found") != std::string::npos);
                    media += piece.kind == PromptPiece::Kind::Media && piece.text.endsWith(u"iVBO");
                }
            }
            QCOMPARE(QList<int>({calls, results, media}), QList<int>({1, 1, 1}));
            QCOMPARE(again.tools.size(), 1);
        }
    }

    void reportsStoredOpenAiPrompts()
    {
        const Result<ParsedPromptFile> read = readText(*requestFormat(RequestWire::Responses), QStringLiteral("a.json"), "{\n  \"prompt\": {\"id\": \"pmpt_1\", \"variables\": {\"city\": \"Bonn\"}},\n  \"input\": \"Hi\"\n}");
        QVERIFY(read.ok());
        QCOMPARE(read->diagnostics.size(), 1);
        QCOMPARE(read->diagnostics.first().code, QStringLiteral("openai-prompt-id"));
        QCOMPARE(read->diagnostics.first().location.range.start.line, 2);
        QVERIFY(read->diagnostics.first().message.contains(u"2026-11-30"));
        QVERIFY(read->prompts.first().input(QStringLiteral("city")));
    }

    void detectsRequestsByShape()
    {
        const QList<QPair<const char *, RequestWire>> rows{
            {R"({"messages":[{"role":"user","content":"x"}],"system":"y"})", RequestWire::Anthropic}, {R"({"messages":[{"role":"system","content":"x"}],"model":"gpt-6-sol"})", RequestWire::ChatCompletions},
            {R"({"input":"x","instructions":"y"})", RequestWire::Responses}, {R"({"contents":[{"parts":[{"text":"x"}]}]})", RequestWire::Google}, {R"({"messages":[{"role":"user","content":"x"}],"options":{"num_predict":5}})", RequestWire::Ollama}};
        for (const auto &[text, wire] : rows) {
            const Result<FormatInput> input = readFormatInput(QStringLiteral("a.json"), QString::fromLatin1(text));
            const auto found = requestWireOf(input->data);
            QVERIFY2(found && *found == wire, text);
        }
        QVERIFY(!requestWireOf(readFormatInput(QStringLiteral("a.json"), QStringLiteral("{\"a\":1}"))->data));
    }

    void splitsShellCommands()
    {
        QCOMPARE(readShellCommand(QStringLiteral("curl -H \"a: $KEY\" \\\n  -d '{\"a\": \"it'\\''s\"}' # end")).words, QStringList({QStringLiteral("curl"), QStringLiteral("-H"), QStringLiteral("a: $KEY"), QStringLiteral("-d"), QStringLiteral("{\"a\": \"it's\"}")}));
        QCOMPARE(readShellCommand(QStringLiteral("curl ^\r\n -d $'a\\nb'")).words.last(), QStringLiteral("a\nb"));
        const ShellCommand here = readShellCommand(QStringLiteral("curl -d @- x <<'EOF'\n{\"a\": 1}\nEOF\nrm -rf /\n"));
        QCOMPARE(here.hereDocument, QStringLiteral("{\"a\": 1}\n"));
        QVERIFY(!here.words.contains(QStringLiteral("rm")));
        QCOMPARE(readShellCommand(QStringLiteral("curl $(touch /tmp/x) x")).words.value(1), QStringLiteral("$(touch"));
        const QString word = QStringLiteral("it's \"x\" \\ $y");
        QCOMPARE(readShellCommand(QStringLiteral("x ") + quoteForShell(word)).words.last(), word);
    }

    void removesKeysFromCurlCommands()
    {
        const PromptFile prompt = firstPrompt(*curlFormat(), QStringLiteral("a.sh"),
            "curl 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3.8-flash:generateContent?key=SECRETVALUE' -H 'X-Goog-Api-Key: SECRETVALUE' -u me:SECRETVALUE -H 'x-test: 1' -d '{\"contents\":[{\"parts\":[{\"text\":\"Hi\"}]}]}'");
        QCOMPARE(prompt.model, QStringLiteral("gemini-3.8-flash"));
        QVERIFY(!QByteArray::fromStdString(toJson(prompt).dump() + toJson(prompt.ledger).dump()).contains("SECRETVALUE"));
        const auto dropped = std::count_if(prompt.ledger.begin(), prompt.ledger.end(), [](const LedgerEntry &entry) { return entry.action == LossAction::Dropped; });
        QCOMPARE(dropped, 3);
        const Result<ParsedPromptFile> file = readText(*curlFormat(), QStringLiteral("a.sh"), "curl https://api.openai.com/v1/responses -d @body.json");
        QVERIFY(!file.ok());
        QVERIFY(file.error().message.contains(u"body.json"));
        const Result<ParsedPromptFile> other = readText(*curlFormat(), QStringLiteral("a.sh"), "curl https://example.com/x -d '{\"a\": 1}'");
        QVERIFY(!other.ok());
        QVERIFY2(other.error().message.contains(u"import the body as a JSON file"), qPrintable(other.error().message));
    }

    void readsAndWritesLangfusePrompts()
    {
        const char *text = R"([{"name":"a/b","version":3,"type":"chat","prompt":[{"role":"system","content":"Hi {{ name }}"},{"type":"placeholder","name":"talk"},{"role":"user","content":"{{question}}"}],"config":{"model":"gpt-6-sol","temperature":0.1,"x":1},"labels":["staging","latest"],"tags":["t"],"commitMessage":"why"},{"name":"c","prompt":"Text @@@langfusePrompt:name=z|version=3@@@"}])";
        const Result<ParsedPromptFile> read = readText(*langfuseFormat(), QStringLiteral("x.json"), text);
        QVERIFY(read.ok());
        QCOMPARE(read->prompts.size(), 2);
        const PromptFile &prompt = read->prompts.first();
        QVERIFY(prompt.messages.at(1).isHistory);
        QCOMPARE(prompt.inputs.size(), 2);
        QCOMPARE(prompt.labels, QStringList({QStringLiteral("staging"), QStringLiteral("latest")}));
        QVERIFY2(areEqual(prompt.foreignKeys, Json::parse(R"({"/config/x": 1})")), prompt.foreignKeys.dump().c_str());
        QVERIFY(hasEntry(read->prompts.at(1).ledger, QStringLiteral("[1].prompt"), LossAction::Approximated));
        const Result<WrittenPromptFile> written = langfuseFormat()->write(prompt);
        const Json entry = Json::parse(written->bytes.toStdString())[0];
        QVERIFY(areEqual(entry["labels"], Json::parse(R"(["staging"])")));
        QVERIFY(areEqual(entry["config"], Json::parse(R"({"temperature":0.1,"model":"gpt-6-sol","x":1})")));
        const Result<ParsedPromptFile> wrong = readText(*langfuseFormat(), QStringLiteral("x.json"), "[\n {\"name\": \"a\"}]");
        QVERIFY(!wrong.ok());
        QCOMPARE(wrong.error().location.range.start.line, 2);
    }

    void readsLangChainTemplates()
    {
        const char *text = R"({"lc":1,"type":"constructor","id":["langchain","prompts","chat","ChatPromptTemplate"],"kwargs":{"input_variables":["q"],"messages":[{"lc":1,"type":"constructor","id":["langchain","prompts","chat","SystemMessagePromptTemplate"],"kwargs":{"prompt":{"lc":1,"type":"constructor","id":["langchain","prompts","prompt","PromptTemplate"],"kwargs":{"template":"Use {{json}} and {x.y}","template_format":"f-string","input_variables":[]}}}},{"lc":1,"type":"constructor","id":["langchain_core","prompts","chat","MessagesPlaceholder"],"kwargs":{"variable_name":"h"}},{"lc":1,"type":"constructor","id":["langchain","prompts","chat","HumanMessagePromptTemplate"],"kwargs":{"prompt":{"lc":1,"type":"constructor","id":["x","PromptTemplate"],"kwargs":{"template":"{q}","input_variables":["q"]}}}}]}})";
        const PromptFile prompt = firstPrompt(*langchainFormat(), QStringLiteral("x.json"), text);
        QCOMPARE(prompt.messages.size(), 3);
        QCOMPARE(prompt.messages.first().text(), QStringLiteral("Use {json} and {x.y}"));
        QCOMPARE(prompt.messages.last().text(), QStringLiteral("{{q}}"));
        // The format reads {x.y} as an attribute.
        QVERIFY(hasEntry(prompt.ledger, QStringLiteral("kwargs.messages[0].kwargs.prompt.kwargs.template"), LossAction::Approximated));
        const Result<ParsedPromptFile> other = readText(*langchainFormat(), QStringLiteral("x.json"), R"({"lc":1,"type":"constructor","id":["os","system"],"kwargs":{"command":"touch /tmp/x"}})");
        QVERIFY(!other.ok());
        QVERIFY(other.error().message.contains(u"system"));
    }

    void keepsPromptfooCodeAsText()
    {
        const Result<ParsedPromptFile> read = readText(*promptfooFormat(), QStringLiteral("promptfooconfig.yaml"),
            "prompts:\n  - 'Tell me about {{city}}'\n  - exec:rm -rf /\n  - file://prompt.py:make\n  - langfuse://x:3\n  - '[{\"role\":\"system\",\"content\":\"A\"},{\"role\":\"user\",\"content\":\"{{city}}\"}]'\n"
            "providers:\n  - id: anthropic:messages:claude-sonnet-5-5\n    config: {max_tokens: 7}\n  - openai:chat:gpt-6-sol\n"
            "tests:\n  - vars: {city: Bonn}\n    assert:\n      - {type: contains, value: Rhine}\n      - {type: javascript, value: process.exit(1)}\n");
        QVERIFY(read.ok());
        QCOMPARE(read->prompts.size(), 2);
        QCOMPARE(read->prompts.at(1).messages.size(), 2);
        const PromptFile &prompt = read->prompts.first();
        QCOMPARE(prompt.model, QStringLiteral("claude-sonnet-5-5"));
        QVERIFY(areEqual(prompt.params, Json::parse(R"({"max_output_tokens": 7})")));
        QVERIFY(areEqual(prompt.cases.first().values, Json::parse(R"({"city": "Bonn"})")));
        for (const QString &part : {QStringLiteral("prompts[1]"), QStringLiteral("prompts[2]"), QStringLiteral("prompts[3]"), QStringLiteral("tests[0].assert[1]"), QStringLiteral("providers[1]")})
            QVERIFY2(hasEntry(read->ledger, part, LossAction::Moved), qPrintable(part));
    }

    void readsSemanticKernelPrompts()
    {
        const PromptFile prompt = firstPrompt(*semanticKernelFormat(), QStringLiteral("x.yaml"),
            "name: S\ntemplate_format: semantic-kernel\ntemplate: |\n  <message role=\"system\">Be {{$style}}</message>\n  {{time.now}} {{$input}}\ninput_variables:\n  - {name: style, default: kind}\n  - {name: input, is_required: true}\nexecution_settings:\n  default: {model_id: gpt-6-sol, temperature: 0}\n");
        QCOMPARE(prompt.messages.size(), 2);
        QCOMPARE(prompt.messages.first().text(), QStringLiteral("Be {{style}}"));
        QCOMPARE(prompt.messages.at(1).text(), QStringLiteral("[[time.now]] {{input}}"));
        QVERIFY(!prompt.input(QStringLiteral("style"))->isRequired);
        QVERIFY(prompt.input(QStringLiteral("input"))->isRequired);
        QVERIFY(hasEntry(prompt.ledger, QStringLiteral("template"), LossAction::Approximated));
        QVERIFY(!semanticKernelFormat()->write(prompt).ok());
    }

    void readsAndWritesBatchFiles()
    {
        const Result<ParsedPromptFile> read = readText(*batchFormat(BatchApi::OpenAi), QStringLiteral("a.jsonl"),
            "{\"custom_id\":\"first\",\"method\":\"POST\",\"url\":\"/v1/chat/completions\",\"body\":{\"model\":\"m\",\"messages\":[{\"role\":\"system\",\"content\":\"A\"}],\"n\":2}}\n{\"custom_id\":\"second\",\"url\":\"/v1/responses\",\"body\":{\"input\":\"B\"}}\n");
        QVERIFY(read.ok());
        QCOMPARE(read->prompts.size(), 2);
        QCOMPARE(read->prompts.at(1).name, QStringLiteral("second"));
        QVERIFY(areEqual(read->prompts.first().foreignKeys, Json::parse(R"({"/body/n": 2, "/method": "POST", "/url": "/v1/chat/completions"})")));
        const Result<WrittenPromptFile> written = batchFormat(BatchApi::OpenAi)->write(read->prompts.first());
        QVERIFY(areEqual(Json::parse(written->bytes.toStdString()), Json::parse(R"({"custom_id":"first","method":"POST","url":"/v1/chat/completions","body":{"model":"m","messages":[{"role":"system","content":"A"}],"n":2}})")));
        const Result<WrittenPromptFile> other = batchFormat(BatchApi::Anthropic)->write(read->prompts.first());
        const Json entry = Json::parse(other->bytes.toStdString())["requests"][0];
        QCOMPARE(entry["params"]["max_tokens"].dump(), std::string("4096")); // the API requires this parameter
        QVERIFY(hasEntry(other->ledger, QStringLiteral("params.max_output_tokens"), LossAction::Injected));
        QVERIFY(hasEntry(other->ledger, QStringLiteral("foreign/body/n"), LossAction::Dropped));
        const Result<ParsedPromptFile> wrong = readText(*batchFormat(BatchApi::OpenAi), QStringLiteral("a.jsonl"), "{\"custom_id\":\"a\",\"body\":{\"input\":\"x\"}}\n{\"custom_id\": }\n");
        QVERIFY(!wrong.ok());
        QCOMPARE(wrong.error().location.range.start.line, 2);
    }

    void readsTranscripts()
    {
        const PromptFile prompt = firstPrompt(*claudeTranscriptFormat(), QStringLiteral("a.jsonl"),
            "{\"type\":\"user\",\"sessionId\":\"1\",\"message\":{\"role\":\"user\",\"content\":\"Hi\"}}\n{\"type\":\"user\",\"sessionId\":\"1\",\"isSidechain\":true,\"message\":{\"role\":\"user\",\"content\":\"other\"}}\n"
            "{\"type\":\"assistant\",\"sessionId\":\"1\",\"message\":{\"role\":\"assistant\",\"model\":\"m\",\"content\":[{\"type\":\"tool_use\",\"id\":\"1\",\"name\":\"f\",\"input\":{}}]}}\n");
        QCOMPARE(prompt.messages.size(), 2);
        QCOMPARE(prompt.model, QStringLiteral("m"));
        QVERIFY(prompt.messages.at(1).pieces.first().kind == PromptPiece::Kind::ToolCall);
        QVERIFY(hasEntry(prompt.ledger, QStringLiteral("[0].sessionId"), LossAction::Moved));
    }

    void convertsCommandsBetweenClients()
    {
        const auto formats = instructionFormats();
        const auto named = [&formats](const QString &name) -> const FileFormat & {
            return **std::find_if(formats.begin(), formats.end(), [&name](const auto &format) { return format->description().name == name; });
        };
        const PromptFile prompt = firstPrompt(named(QStringLiteral("claude-command")), QStringLiteral(".claude/commands/fix.md"), "---\ndescription: Fix\narguments: [issue, branch]\n---\nFix $issue on $branch.\n");
        QVERIFY(prompt.dialect == TemplateDialect::Dollar);
        QCOMPARE(prompt.inputs.size(), 2);
        const auto textIn = [&](const char *format) { return QString::fromUtf8(named(QLatin1String(format)).write(prompt)->bytes); };
        QVERIFY2(textIn("opencode-command").contains(u"Fix $1 on $2."), qPrintable(textIn("opencode-command")));
        QVERIFY(textIn("codex-command").contains(u"Fix $ISSUE on $BRANCH."));
        QVERIFY(textIn("gemini-command").contains(u"Fix {{issue}} on {{branch}}."));
        QVERIFY(textIn("claude-command").contains(u"Fix $issue on $branch."));
        const PromptFile one = firstPrompt(named(QStringLiteral("gemini-command")), QStringLiteral(".gemini/commands/a.toml"), "description = \"d\"\nprompt = \"Explain {{args}}\"\n");
        QCOMPARE(one.messages.first().text(), QStringLiteral("Explain {{args}}"));
        QVERIFY(named(QStringLiteral("claude-command")).write(one)->bytes.contains("Explain $ARGUMENTS"));
    }

    void readsCursorRulesThatAreNotYaml()
    {
        const auto formats = instructionFormats();
        const auto cursor = std::find_if(formats.begin(), formats.end(), [](const auto &format) { return format->description().name == u"cursor-rules"; });
        const PromptFile prompt = firstPrompt(**cursor, QStringLiteral(".cursor/rules/a.mdc"), "---\ndescription: d\nglobs: **/*.ts\nalwaysApply: false\n---\nUse tabs.\n");
        QVERIFY(prompt.use == PromptUse::Rules);
        QCOMPARE(prompt.description, QStringLiteral("d"));
        QVERIFY2(prompt.foreignKeys.contains("/globs"), prompt.foreignKeys.dump().c_str());
        PromptFile changed = prompt;
        changed.description = QStringLiteral("other");
        QVERIFY2((*cursor)->write(changed)->bytes.contains("globs: **/*.ts\n"), (*cursor)->write(changed)->bytes.constData());
    }

    void readsPoml()
    {
        const PromptFile prompt = firstPrompt(*pomlFormat(), QStringLiteral("a.poml"),
            "<poml><role>You help.</role><task>Answer {{question}}.</task><example><input>1+1</input><output>2</output></example><output-schema>{\"type\":\"object\"}</output-schema><img src=\"a.png\"/></poml>");
        QCOMPARE(prompt.messages.size(), 3);
        QCOMPARE(prompt.messages.first().text(), QStringLiteral("# Role\n\nYou help.\n\n# Task\n\nAnswer {{question}}."));
        QVERIFY(prompt.messages.at(2).role == Message::Role::Assistant);
        QVERIFY(prompt.input(QStringLiteral("question")));
        QVERIFY(areEqual(prompt.outputSchema, Json{{"type", "object"}}));
        const Result<ParsedPromptFile> open = readText(*pomlFormat(), QStringLiteral("a.poml"), "<poml>\n<role>x</poml>");
        QVERIFY(!open.ok());
        QCOMPARE(open.error().location.range.start.line, 2);
        QVERIFY2(open.error().message.contains(QLatin1String("XML: ")) && !open.error().message.contains(QLatin1String("..")), qPrintable(open.error().message));
        const QByteArray nested = "<poml>" + QByteArray("<p>").repeated(70) + QByteArray("</p>").repeated(70) + "</poml>";
        const Result<ParsedPromptFile> deep = readText(*pomlFormat(), QStringLiteral("a.poml"), nested.constData());
        QVERIFY(!deep.ok());
        QVERIFY2(deep.error().message.contains(QLatin1String("<p> is nested")), qPrintable(deep.error().message));
    }

    void readsMessageTagsAndRoleLines()
    {
        const PromptFile tagged = firstPrompt(*promptlFormat(), QStringLiteral("a.promptl"), "---\nmodel: m\ntemperature: 0\n---\nBe kind.\n<user>\nHi {{ name }}\n</user>\n");
        QCOMPARE(tagged.messages.size(), 2);
        QVERIFY(tagged.messages.first().role == Message::Role::System);
        QVERIFY(tagged.input(QStringLiteral("name")));
        const char *lines = "---\nmodel: anthropic/m\ntemperature: 0\n---\nSystem: Be kind.\n\nUser: Hi {{name}}\n";
        const PromptFile roles = firstPrompt(*litellmFormat(), QStringLiteral("a.prompt"), lines);
        QCOMPARE(roles.messages.size(), 2);
        QCOMPARE(roles.provider, QStringLiteral("anthropic"));
        QVERIFY(litellmFormat()->write(roles)->bytes.contains("System: Be kind.\n\nUser: Hi {{name}}\n"));
        const Result<FormatInput> input = readFormatInput(QStringLiteral("a.prompt"), QString::fromLatin1(lines));
        QVERIFY(litellmFormat()->detect(*input) > dotpromptFormat()->detect(*input));
    }

    void readsContinueAndDspyFiles()
    {
        const Result<ParsedPromptFile> read = readText(*continueFormat(), QStringLiteral("config.yaml"), "name: x\nschema: v1\nrules:\n  - Use tabs.\n  - uses: a/b\nprompts:\n  - {name: p, prompt: 'Explain {{{ input }}}'}\n");
        QVERIFY(read.ok());
        QCOMPARE(read->prompts.size(), 2);
        QVERIFY(read->prompts.at(1).use == PromptUse::Rules);
        QVERIFY(hasEntry(read->ledger, QStringLiteral("rules[1].uses"), LossAction::Moved));
        const PromptFile program = firstPrompt(*dspyFormat(), QStringLiteral("a.json"), R"({"predict":{"demos":[{"question":"q","answer":"a"}],"signature":{"instructions":"Answer.","fields":[]}}})");
        QCOMPARE(program.messages.first().text(), QStringLiteral("Answer."));
        QCOMPARE(program.cases.size(), 1);
    }

    void readsMcpPrompts()
    {
        const Result<ParsedPromptFile> list = readText(*mcpPromptsFormat(), QStringLiteral("x.json"), R"({"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"a","description":"d","arguments":[{"name":"x","required":true}]},{"name":"b"}]}})");
        QVERIFY(list.ok());
        QCOMPARE(list->prompts.size(), 2);
        QVERIFY(list->prompts.first().input(QStringLiteral("x"))->isRequired);
        QVERIFY(hasEntry(list->ledger, QStringLiteral("jsonrpc"), LossAction::Moved));
        const PromptFile one = firstPrompt(*mcpPromptsFormat(), QStringLiteral("x.json"), R"({"description":"d","messages":[{"role":"user","content":{"type":"text","text":"Hi"}}]})");
        QCOMPARE(one.messages.first().text(), QStringLiteral("Hi"));
    }
};

OUTCROP_TEST(TestPromptReaders, NoApplication)

} // namespace tst_promptreaders

#include "tst_promptreaders.moc"
