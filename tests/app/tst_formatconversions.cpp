// SPDX-License-Identifier: GPL-3.0-or-later
// Tests conversions between all formats: the ledger covers every source value, an unchanged file is written with the same bytes, and the declarations of
// the formats are true.
#include "app/formats/importprompts.h"
#include "app/formats/knownformats.h"

#include "core/documents/data/jsonequal.h"
#include "core/documents/data/yamlreader.h"
#include "core/formats/sourceledger.h"
#include "tests/support/testregistry.h"

#include "rawinventory.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_formatconversions {

namespace {

struct Sample {
    QString format;
    QString file;
    QByteArray bytes;
};

PromptPiece textPiece(const QString &text)
{
    PromptPiece piece;
    piece.text = text;
    return piece;
}

/// Returns a prompt that uses every feature.
PromptFile fullPrompt()
{
    PromptFile prompt;
    prompt.name = QStringLiteral("Full prompt");
    prompt.version = QStringLiteral("3");
    prompt.description = QStringLiteral("Answers questions about plants.");
    prompt.dialect = TemplateDialect::Jinja;
    prompt.provider = QStringLiteral("anthropic");
    prompt.model = QStringLiteral("claude-sonnet-5-5");
    prompt.params = Json::parse(R"({"temperature": 0, "max_output_tokens": 100, "stop": ["END"]})");
    PromptPiece image;
    image.kind = PromptPiece::Kind::Media;
    image.mediaType = QStringLiteral("image/png");
    image.text = QStringLiteral("https://example.com/a.png");
    PromptPiece call;
    call.kind = PromptPiece::Kind::ToolCall;
    call.id = QStringLiteral("c1");
    call.name = QStringLiteral("look");
    call.data = Json::parse(R"({"plant": "oak"})");
    PromptPiece result;
    result.kind = PromptPiece::Kind::ToolResult;
    result.id = QStringLiteral("c1");
    result.text = QStringLiteral("tall");
    prompt.messages = {{Message::Role::System, {textPiece(QStringLiteral("Be {% if brief %}brief{% else %}complete{% endif %}."))}},
        {Message::Role::User, {textPiece(QStringLiteral("What is an oak?"))}}, {Message::Role::Assistant, {textPiece(QStringLiteral("A tree.")), call}}, {Message::Role::Tool, {result}},
        {Message::Role::User, {}, QStringLiteral("history"), true}, {Message::Role::User, {textPiece(QStringLiteral("{{question}}")), image}}};
    prompt.inputs = {{QStringLiteral("brief"), QStringLiteral("boolean"), QStringLiteral("Whether to be brief."), false, true}, {QStringLiteral("question"), QStringLiteral("text"), QStringLiteral("The question.")}};
    prompt.tools = {{QStringLiteral("look"), QStringLiteral("Looks at a plant."), Json::parse(R"({"type": "object", "properties": {"plant": {"type": "string"}}, "required": ["plant"]})"), {}}};
    prompt.outputSchema = Json::parse(R"({"type": "object", "properties": {"answer": {"type": "string"}}, "required": ["answer"]})");
    prompt.labels = {QStringLiteral("staging")};
    prompt.tags = {QStringLiteral("plants")};
    prompt.metadata = Json::parse(R"({"owner": "garden"})");
    prompt.cases = {{QStringLiteral("an oak"), Json::parse(R"({"question": "What is an oak?"})"), Json::parse(R"([{"type": "contains", "value": "tree"}])")}};
    prompt.format = QStringLiteral("other");
    prompt.foreignKeys = Json::parse(R"({"/x": 1})");
    return prompt;
}

/// Returns the values of a file with one JSON object per line; nullopt if the independent parser rejects one.
std::optional<QList<RawLeaf>> leavesOfLines(const QByteArray &bytes)
{
    QList<RawLeaf> all;
    int index = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        if (line.trimmed().isEmpty())
            continue;
        const auto leaves = rawLeaves(line, RawFormat::Json);
        if (!leaves)
            return std::nullopt;
        for (const RawLeaf &leaf : *leaves) {
            if (!leaf.path.isEmpty())
                all.append({QStringLiteral("[%1].%2").arg(index).arg(leaf.path), leaf.text});
        }
        ++index;
    }
    return all;
}

/// Returns whether an entry covers a value in the source.
bool covers(const LedgerEntry &entry, const QString &path)
{
    return path == entry.part || (path.startsWith(entry.part) && !entry.part.isEmpty() && QStringLiteral(".[").contains(path.at(entry.part.size())));
}

QStringList missingIn(const QList<RawLeaf> &leaves, const Ledger &ledger)
{
    QStringList missing;
    for (const RawLeaf &leaf : leaves) {
        if (!leaf.path.isEmpty() && std::none_of(ledger.begin(), ledger.end(), [&leaf](const LedgerEntry &entry) { return covers(entry, leaf.path); }))
            missing.append(leaf.path);
    }
    return missing;
}

Ledger wholeLedger(const ParsedPromptFile &read)
{
    Ledger ledger = read.ledger;
    for (const PromptFile &prompt : read.prompts)
        ledger += prompt.ledger;
    return ledger;
}

Result<ParsedPromptFile> readSample(const FileFormat &format, const QString &file, const QByteArray &bytes)
{
    const Result<FormatInput> input = readFormatInput(file, QString::fromUtf8(bytes));
    return input ? format.read(*input) : Result<ParsedPromptFile>(input.error());
}

/// Returns the support of a feature in a written file: the lowest support of its parts.
FormatSupport supportIn(const PromptFile &prompt, const Ledger &ledger, PromptFeature feature)
{
    FormatSupport support = FormatSupport::Kept;
    for (const PromptFilePart &part : promptParts(prompt)) {
        if (part.feature != feature)
            continue;
        for (const LedgerEntry &entry : ledger) {
            if (entry.part != part.name)
                continue;
            const bool isChanged = entry.action == LossAction::Truncated || entry.lossClass() == LossClass::Changed;
            support = std::min(support, entry.action == LossAction::Dropped ? FormatSupport::None : isChanged ? FormatSupport::Approximated : FormatSupport::Kept);
        }
    }
    return support;
}

/// Returns the trimmed messages that are not empty, and `history` where the conversation is inserted.
QStringList textsOf(const PromptFile &prompt)
{
    QStringList texts;
    for (const PromptMessage &message : prompt.messages) {
        if (message.isHistory)
            texts.append(QStringLiteral("history"));
        else if (!message.text().trimmed().isEmpty())
            texts.append(roleName(message.role) + QStringLiteral(": ") + message.text().trimmed());
    }
    return texts;
}

} // namespace

class TestFormatConversions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyValueHasALedgerEntry_data() { addSamples(); }
    void everyValueHasALedgerEntry();
    void anUnchangedFileKeepsItsBytes_data() { addSamples(); }
    void anUnchangedFileKeepsItsBytes();
    void everyConversionHasACompleteLedger_data() { addSamples(); }
    void everyConversionHasACompleteLedger();
    void declaredSupportMatchesConversions_data();
    void declaredSupportMatchesConversions();
    void detectsSampleFormats_data() { addSamples(); }
    void detectsSampleFormats();
    void keptFeaturesSurviveARoundTrip_data();
    void keptFeaturesSurviveARoundTrip();

private:
    void addSamples();
    void addInlineSamples();
    void addSpecification(const QString &folder);
    void collect(const QString &folder, const QStringList &patterns, const QString &format);

    QList<Sample> m_samples;
};

void TestFormatConversions::collect(const QString &folder, const QStringList &patterns, const QString &format)
{
    QDirIterator files(folder, patterns, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            m_samples.append({format, file.fileName(), file.readAll()});
    }
}

/// Adds files with keys that no reader uses, and files in read-only formats.
void TestFormatConversions::addInlineSamples()
{
    m_samples.append({QStringLiteral("semantic-kernel"), QStringLiteral("a.yaml"),
        "name: S\ntemplate: Hi {{$who}} {{time.now}}\ntemplate_format: semantic-kernel\nextra: {a: [1, {b: 2}]}\ninput_variables:\n  - {name: who, description: d, odd: 1}\noutput_variable: {description: x}\n"
        "execution_settings:\n  default: {model_id: m, temperature: 0.5, function_choice_behavior: {type: auto}}\n  other: {model_id: n}\n"});
    m_samples.append({QStringLiteral("mcp-prompts"), QStringLiteral("a.json"), R"({"jsonrpc":"2.0","result":{"nextCursor":"x","prompts":[{"name":"a","title":"A","arguments":[{"name":"x","title":"X","required":true}],"icons":[]}]}})"});
    m_samples.append({QStringLiteral("mcp-prompts"), QStringLiteral("b.json"), R"({"description":"d","messages":[{"role":"assistant","content":{"type":"resource","resource":{"uri":"file:///etc/passwd"}}}]})"});
    m_samples.append({QStringLiteral("chatmode"), QStringLiteral("a.chatmode.md"), "---\ndescription: d\ntools: [read, edit]\nmodel: m\nodd: [1]\n---\nPlan first.\n"});
    m_samples.append({QStringLiteral("openai-batch"), QStringLiteral("b.jsonl"),
        "{\"custom_id\":\"a\",\"method\":\"POST\",\"url\":\"/v1/chat/completions\",\"odd\":1,\"body\":{\"model\":\"m\",\"messages\":[{\"role\":\"system\",\"content\":\"A\"}],\"n\":2}}\n"
        "\n{\"custom_id\":\"b\",\"method\":\"POST\",\"url\":\"/v1/responses\",\"body\":{\"model\":\"m\",\"input\":\"x\"}}\n"});
    m_samples.append({QStringLiteral("anthropic-batch"), QStringLiteral("c.json"), R"({"note":"x","requests":[{"custom_id":"a","params":{"model":"claude-sonnet-5-5","max_tokens":5,"system":"A","messages":[{"role":"user","content":"B"}],"metadata":{"user_id":"u"}}},{"custom_id":"b","params":{"max_tokens":1,"messages":[]}}]})"});
    m_samples.append({QStringLiteral("google-batch"), QStringLiteral("d.jsonl"), R"({"key":"a","request":{"contents":[{"role":"user","parts":[{"text":"x"}]}],"safetySettings":[]}})"});
    m_samples.append({QStringLiteral("claude-transcript"), QStringLiteral("e.jsonl"),
        "{\"type\":\"summary\",\"summary\":\"s\"}\n"
        "{\"type\":\"user\",\"sessionId\":\"1\",\"cwd\":\"/x\",\"message\":{\"role\":\"user\",\"content\":\"Hi\"}}\n"
        "{\"type\":\"assistant\",\"sessionId\":\"1\",\"message\":{\"role\":\"assistant\",\"model\":\"claude-sonnet-5-5\",\"usage\":{\"input_tokens\":1},\"content\":[{\"type\":\"thinking\",\"thinking\":\"t\"},{\"type\":\"tool_use\",\"id\":\"1\",\"name\":\"f\",\"input\":{}}]}}\n"
        "{\"type\":\"user\",\"sessionId\":\"1\",\"isSidechain\":true,\"message\":{\"role\":\"user\",\"content\":\"other\"}}\n"});
    m_samples.append({QStringLiteral("codex-transcript"), QStringLiteral("f.jsonl"),
        "{\"timestamp\":\"t\",\"type\":\"session_meta\",\"payload\":{\"id\":\"1\",\"instructions\":\"Be kind.\"}}\n"
        "{\"type\":\"turn_context\",\"payload\":{\"model\":\"gpt-6-sol\",\"cwd\":\"/x\"}}\n"
        "{\"type\":\"response_item\",\"payload\":{\"type\":\"message\",\"role\":\"user\",\"content\":[{\"type\":\"input_text\",\"text\":\"Hi\"}]}}\n"
        "{\"type\":\"response_item\",\"payload\":{\"type\":\"function_call\",\"call_id\":\"1\",\"name\":\"f\",\"arguments\":\"{}\"}}\n"
        "{\"type\":\"event_msg\",\"payload\":{\"type\":\"token_count\",\"n\":1}}\n"});
    m_samples.append({QStringLiteral("continue"), QStringLiteral("config.yaml"),
        "name: x\nversion: 1.0.0\nschema: v1\nmodels:\n  - {name: a, provider: anthropic, model: claude-sonnet-5-5, roles: [chat], defaultCompletionOptions: {temperature: 0.5, odd: 1}}\nrules:\n  - Use tabs.\n  - {name: r, rule: Be kind., globs: '*.ts'}\n  - uses: a/b\n"
        "prompts:\n  - {name: p, description: d, prompt: 'Explain {{{ input }}}'}\nmcpServers:\n  - {name: m, command: npx}\n"});
    m_samples.append({QStringLiteral("promptl"), QStringLiteral("a.promptl"),
        "---\nprovider: OpenAI\nmodel: gpt-6-sol\ntemperature: 0\ntype: agent\n---\nBe kind.\n<user>\n  <content-text>Look at {{ name }}</content-text>\n  <content-image>{{ picture }}</content-image>\n</user>\n<step>x</step>\n"});
    m_samples.append({QStringLiteral("humanloop"), QStringLiteral("h.prompt"), "---\nmodel: gpt-6-sol\ntemperature: 0.5\nendpoint: chat\n---\n<system>\nBe kind.\n</system>\n<user>\n{{question}}\n</user>\n"});
    m_samples.append({QStringLiteral("dspy"), QStringLiteral("g.json"),
        R"({"predict":{"traces":[],"train":[],"demos":[{"question":"q","answer":"a"}],"signature":{"instructions":"Answer.","fields":[{"prefix":"Question:","description":"d"}]},"lm":{"model":"openai/gpt-6-sol","n":1}},"metadata":{"dependency_versions":{"dspy":"3"}}})"});
    m_samples.append({QStringLiteral("copilot-prompt"), QStringLiteral(".github/prompts/a.prompt.md"), "---\ndescription: d\nmode: agent\ntools: [read]\n---\nExplain ${input:name}.\n"});
    m_samples.append({QStringLiteral("claude-command"), QStringLiteral(".claude/commands/fix.md"), "---\ndescription: Fix\nargument-hint: [issue]\nallowed-tools: Bash(git:*)\narguments: [issue, branch]\n---\nFix $issue on $branch.\n!`git status`\n"});
    m_samples.append({QStringLiteral("cursorrules"), QStringLiteral(".cursorrules"), "Use tabs.\r\nNo semicolons.\r\n"});
    m_samples.append({QStringLiteral("prompty"), QStringLiteral("v1.prompty"),
        "---\nname: Old\nauthors: [ada]\nversion: 1\nmodel:\n  api: chat\n  configuration: {type: azure_openai, azure_deployment: d, api_version: v, \"odd.key\": 1}\n  parameters: {max_tokens: 3, tools: [{a: 1}], logit_bias: {x: 1}}\n  response: first\n"
        "inputs:\n  q: {type: string, sample: What, odd: 2}\n  n: 3\nsample: {q: Why, deep: {a: [1]}}\ntemplate: jinja2\n---\nsystem:\nBe brief.\n\nuser[name=x]:\n{{q}} {{n}}\n"});
    m_samples.append({QStringLiteral("langfuse"), QStringLiteral("b.json"),
        R"([{"name":"a","version":3,"type":"chat","prompt":[{"type":"chatmessage","role":"tool","content":"x","tool_call_id":"1","odd":2},{"type":"placeholder","name":"h","odd":1}],"config":{"temperature":0,"odd":{"a":[]},"tools":[{"type":"function","function":{"name":"f","parameters":{},"strict":true}},7]},"labels":[],"tags":["t"],"odd":null},{"name":"b","prompt":"Hi"}])"});
    m_samples.append({QStringLiteral("langchain"), QStringLiteral("b.json"),
        R"({"lc":1,"type":"constructor","id":["langchain","schema","runnable","RunnableSequence"],"name":"x","kwargs":{"first":{"lc":1,"type":"constructor","id":["langchain","prompts","chat","ChatPromptTemplate"],"kwargs":{"input_variables":["a"],"optional_variables":[],"partial_variables":{"p":"1","o":{"x":1}},"messages":[{"lc":1,"type":"constructor","id":["langchain","schema","messages","AIMessage"],"kwargs":{"content":[{"type":"text","text":"x","odd":1}],"tool_calls":[{"id":"1","name":"f","args":{}}],"response_metadata":{"y":1}}},{"lc":1,"type":"constructor","id":["other","Thing"],"kwargs":{"z":1}},{"lc":1,"type":"constructor","id":["langchain","prompts","chat","HumanMessagePromptTemplate"],"kwargs":{"prompt":[{"lc":1,"type":"constructor","id":["x","PromptTemplate"],"kwargs":{"template":"{a}"}},{"lc":1,"type":"constructor","id":["x","ImagePromptTemplate"],"kwargs":{"template":{"url":"{u}","detail":"low"}}}],"additional_kwargs":{}}}]}},"middle":[],"last":{"lc":1,"type":"constructor","id":["langchain","chat_models","openai","ChatOpenAI"],"kwargs":{"model":"m","temperature":0,"n":1,"openai_api_key":{"lc":1,"type":"secret","id":["OPENAI_API_KEY"]}}}}})"});
    m_samples.append({QStringLiteral("anthropic-messages"), QStringLiteral("b.json"),
        R"({"model":"claude-sonnet-5-5","max_tokens":1,"system":[{"type":"text","text":"A","cache_control":{"type":"ephemeral"}},{"type":"odd"}],"messages":[{"role":"user","content":[{"type":"document","source":{"type":"url","url":"https://example.com/a.pdf"},"title":"t"},{"type":"odd","a":1},"bare"]},{"role":"assistant","content":[{"type":"thinking","thinking":"h","signature":"s"},{"type":"tool_use","id":"1","name":"f","input":{},"cache_control":{"type":"ephemeral"}}]}],"tools":[{"type":"web_search_20260101","name":"web_search"},{"name":"f","description":"d","input_schema":{"type":"object"},"strict":true}],"metadata":{"user_id":"u"},"stream":false})"});
    m_samples.append({QStringLiteral("openai-responses"), QStringLiteral("c.json"),
        R"({"model":"m","instructions":"A","input":[{"type":"message","role":"developer","content":[{"type":"input_text","text":"x"},{"type":"input_file","file_id":"f"}]},{"type":"reasoning","summary":[]},{"type":"function_call","call_id":"1","name":"f","arguments":"not json","status":"done"},{"type":"function_call_output","call_id":"1","output":"o"}],"tools":[{"type":"file_search","vector_store_ids":["v"]}],"reasoning":{"effort":"low","summary":"auto"},"text":{"format":{"type":"json_schema","name":"n","schema":{"type":"object"},"strict":true},"verbosity":"low"},"store":false})"});
    m_samples.append({QStringLiteral("google-generative-ai"), QStringLiteral("d.json"),
        R"({"systemInstruction":{"role":"system","parts":[{"text":"A"}]},"contents":[{"role":"user","parts":[{"text":"x","thought":true},{"executableCode":{"code":"y"}}]}],"tools":[{"googleSearch":{}},{"functionDeclarations":[{"name":"f","description":"d","behavior":"B"}]}],"generationConfig":{"temperature":0,"topK":3,"thinkingConfig":{"thinkingBudget":1}},"safetySettings":[{"category":"c","threshold":"t"}]})"});
    m_samples.append({QStringLiteral("ollama-chat"), QStringLiteral("e.json"), R"({"model":"m","messages":[{"role":"user","content":"x","images":["aGk="]},{"role":"assistant","content":"","tool_calls":[{"function":{"name":"f","arguments":{"a":1}}}]}],"options":{"num_predict":5,"num_ctx":10},"keep_alive":"5m","format":"json"})"});
}

/// Adds the templates of dotprompt's specification, except those whose schemas a program registers, because they cannot be read without it.
void TestFormatConversions::addSpecification(const QString &folder)
{
    QDirIterator files(folder, {QStringLiteral("*.yaml")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const DataDocument suites = readYaml(QString::fromUtf8(file.readAll()), file.fileName());
        for (const DataNode &suite : suites.root.items()) {
            if (suite[u"schemas"].isMissing())
                m_samples.append({QStringLiteral("dotprompt"), suite[u"name"].text() + QStringLiteral(".prompt"), suite[u"template"].text().toUtf8()});
        }
    }
}

void TestFormatConversions::initTestCase()
{
    addInlineSamples();
    for (const QString &name : fileFormatNames(true)) { // the formats that the program can write
        const Result<WrittenPromptFile> written = findFormat(name)->write(fullPrompt());
        QVERIFY2(written.ok(), qPrintable(name + (written ? QString() : written.error().message)));
        m_samples.append({name, written->name, written->bytes});
    }
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        return;
    const QString formats = corpora + QStringLiteral("/formats/");
    addSpecification(formats + QStringLiteral("dotprompt/spec"));
    collect(formats + QStringLiteral("prompty"), {QStringLiteral("*.prompty")}, QStringLiteral("prompty"));
    collect(formats + QStringLiteral("promptfoo"), {QStringLiteral("promptfooconfig*.yaml")}, QStringLiteral("promptfoo"));
    collect(formats + QStringLiteral("claude/plugins"), {QStringLiteral("SKILL.md")}, QStringLiteral("agent-skill"));
    collect(formats + QStringLiteral("copilot/instructions"), {QStringLiteral("*.instructions.md")}, QStringLiteral("copilot-instructions"));
    collect(formats + QStringLiteral("cursor/rules"), {QStringLiteral("*.mdc")}, QStringLiteral("cursor-rules"));
    collect(formats + QStringLiteral("gemini/.gemini/commands"), {QStringLiteral("*.toml")}, QStringLiteral("gemini-command"));
    collect(formats + QStringLiteral("copilot/agents"), {QStringLiteral("*.agent.md")}, QStringLiteral("copilot-agent"));
    QVERIFY(m_samples.size() > 100);
}

void TestFormatConversions::addSamples()
{
    QTest::addColumn<Sample>("sample");
    for (const Sample &sample : std::as_const(m_samples))
        QTest::addRow("%s %s", qPrintable(sample.format), qPrintable(sample.file.section(u'/', -2))) << sample;
}

void TestFormatConversions::everyValueHasALedgerEntry()
{
    QFETCH(Sample, sample);
    const Result<ParsedPromptFile> read = readSample(*findFormat(sample.format), sample.file, sample.bytes);
    QVERIFY2(read.ok(), read ? "" : qPrintable(toString(read.error())));
    const Ledger ledger = wholeLedger(*read);
    std::optional<QList<RawLeaf>> leaves;
    const bool isCommand = sample.format == u"curl";
    if (sample.file.endsWith(u".json") || isCommand)
        leaves = isCommand ? QList<RawLeaf>{{QStringLiteral("url"), {}}, {QStringLiteral("body.messages[0].content"), {}}} : rawLeaves(sample.bytes, RawFormat::Json);
    else if (sample.file.endsWith(u".jsonl"))
        leaves = leavesOfLines(sample.bytes);
    else if (sample.file.endsWith(u".yaml"))
        leaves = rawLeaves(sample.bytes, RawFormat::Yaml);
    else if (sample.file.endsWith(u".toml"))
        leaves = rawLeaves(sample.bytes, RawFormat::Toml);
    else if (const auto head = rawFrontMatter(sample.bytes))
        leaves = rawLeaves(*head, RawFormat::Yaml);
    else
        leaves = QList<RawLeaf>();
    if (!leaves)
        QSKIP("The independent parser rejects the file, so there is no inventory.");
    const bool hasBody = !sample.file.endsWith(u".json") && !sample.file.endsWith(u".jsonl") && !sample.file.endsWith(u".poml") && !sample.file.endsWith(u".yaml") && !sample.file.endsWith(u".toml") && !isCommand;
    if (hasBody)
        leaves->append({QStringLiteral("body"), {}});
    const QStringList missing = missingIn(*leaves, ledger);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
    for (const LedgerEntry &entry : ledger) {
        const bool needsReason = entry.lossClass() == LossClass::Lost || entry.lossClass() == LossClass::Changed;
        QVERIFY2(!needsReason || !entry.reason.isEmpty(), qPrintable(entry.part));
    }
}

void TestFormatConversions::anUnchangedFileKeepsItsBytes()
{
    QFETCH(Sample, sample);
    const FileFormat &format = *findFormat(sample.format);
    const Result<ParsedPromptFile> read = readSample(format, sample.file, sample.bytes);
    QVERIFY(read.ok());
    const OriginalPromptFile original = originalOf(sample.format, sample.file, sample.bytes, *read);
    const auto same = writePrompts(format, read->prompts, &original);
    QVERIFY(same.ok());
    QCOMPARE(same->size(), 1);
    QCOMPARE(same->first().bytes, sample.bytes);
    QList<PromptFile> changed = read->prompts;
    changed.first().description += QStringLiteral(" changed");
    const auto other = writePrompts(format, changed, &original);
    QVERIFY2(!other || other->size() != 1 || other->first().bytes != sample.bytes || format.description().support(PromptFeature::Description) == FormatSupport::None, "a change must be written");
}

void TestFormatConversions::everyConversionHasACompleteLedger()
{
    QFETCH(Sample, sample);
    const Result<ParsedPromptFile> read = readSample(*findFormat(sample.format), sample.file, sample.bytes);
    QVERIFY(read.ok());
    for (const QString &name : fileFormatNames(true)) {
        for (const PromptFile &prompt : read->prompts) {
            const Result<WrittenPromptFile> written = findFormat(name)->write(prompt);
            if (!written && (name.endsWith(QStringLiteral("-agent")) || name == u"claude-plugin"))
                continue; // the client has none of the tools of the prompt
            QVERIFY2(written.ok(), qPrintable(name + (written ? QString() : QStringLiteral(": ") + written.error().message)));
            for (const PromptFilePart &part : promptParts(prompt)) {
                const auto isPart = [&part](const LedgerEntry &entry) { return entry.part == part.name; };
                QVERIFY2(std::any_of(written->ledger.begin(), written->ledger.end(), isPart), qPrintable(name + QStringLiteral(" has no entry for ") + part.name));
            }
            const Result<ParsedPromptFile> again = readSample(*findFormat(name), written->name, written->bytes);
            QVERIFY2(again.ok(), qPrintable(name + (again ? QString() : QStringLiteral(": ") + toString(again.error()) + u'\n' + QString::fromUtf8(written->bytes))));
        }
    }
}

void TestFormatConversions::declaredSupportMatchesConversions_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : fileFormatNames(true))
        QTest::addRow("%s", qPrintable(name)) << name;
}

/// The table printed by `formats` matches the report from converting a prompt with every feature.
void TestFormatConversions::declaredSupportMatchesConversions()
{
    QFETCH(QString, name);
    PromptFile plain = fullPrompt(); // a condition that is kept as text changes the text of its message
    plain.messages[0] = {Message::Role::System, {textPiece(QStringLiteral("Be brief."))}};
    const PromptFile full = fullPrompt();
    QStringList wrong;
    for (const PromptFeature feature : promptFeatures()) {
        const PromptFile &prompt = feature == PromptFeature::Logic ? full : plain;
        const Result<WrittenPromptFile> written = findFormat(name)->write(prompt);
        QVERIFY(written.ok());
        const FormatSupport declared = findFormat(name)->description().support(feature);
        const FormatSupport actual = supportIn(prompt, written->ledger, feature);
        if (declared != actual)
            wrong.append(QStringLiteral("%1: declared %2, actually %3").arg(promptFeatureName(feature)).arg(int(declared)).arg(int(actual)));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestFormatConversions::detectsSampleFormats()
{
    QFETCH(Sample, sample);
    if (findFormat(sample.format)->description().isFolder)
        QSKIP("A folder is recognized by its manifest.");
    const Result<FormatInput> input = readFormatInput(sample.file, QString::fromUtf8(sample.bytes));
    QVERIFY(input.ok());
    const FileFormat *found = detectFormat(*input);
    QVERIFY2(found, qPrintable(sample.file));
    const auto agentsOfCopilot = [](const QString &name) { return QString(name).replace(QStringLiteral("copilot-cloud-agent"), QStringLiteral("copilot-agent")).replace(QStringLiteral("vscode-agent"), QStringLiteral("copilot-agent")); };
    QCOMPARE(agentsOfCopilot(found->description().name), agentsOfCopilot(sample.format));
}

void TestFormatConversions::keptFeaturesSurviveARoundTrip_data()
{
    declaredSupportMatchesConversions_data();
}

/// Features that a format declares as kept are present when the file is read again.
void TestFormatConversions::keptFeaturesSurviveARoundTrip()
{
    QFETCH(QString, name);
    PromptFile prompt = fullPrompt();
    const FormatDescription description = findFormat(name)->description();
    prompt.messages[0] = {Message::Role::System, {textPiece(QStringLiteral("Be brief."))}}; // template languages differ, and have separate tests
    const Result<WrittenPromptFile> written = findFormat(name)->write(prompt);
    QVERIFY(written.ok());
    const Result<ParsedPromptFile> read = readSample(*findFormat(name), written->name, written->bytes);
    QVERIFY(read.ok());
    const PromptFile &again = read->prompts.first();
    const auto isKept = [&description](PromptFeature feature) { return description.support(feature) == FormatSupport::Kept; };
    if (isKept(PromptFeature::Name))
        QCOMPARE(again.name, prompt.name);
    if (isKept(PromptFeature::Version))
        QCOMPARE(again.version, prompt.version);
    if (isKept(PromptFeature::Description))
        QCOMPARE(again.description, prompt.description);
    if (isKept(PromptFeature::Model))
        QCOMPARE(again.model, prompt.model);
    if (isKept(PromptFeature::Parameters))
        QVERIFY2(areEqual(again.params, prompt.params), again.params.dump().c_str());
    if (isKept(PromptFeature::OutputSchema))
        QVERIFY2(areEqual(again.outputSchema, prompt.outputSchema), again.outputSchema.dump().c_str());
    if (isKept(PromptFeature::Tools))
        QVERIFY(again.tool(QStringLiteral("look")) && areEqual(again.tool(QStringLiteral("look"))->parameters, prompt.tools.first().parameters));
    if (isKept(PromptFeature::Labels))
        QCOMPARE(again.labels, prompt.labels);
    if (isKept(PromptFeature::Tags))
        QCOMPARE(again.tags, prompt.tags);
    if (isKept(PromptFeature::Metadata))
        QVERIFY(areEqual(again.metadata, prompt.metadata));
    if (isKept(PromptFeature::Cases))
        QVERIFY(again.cases == prompt.cases);
    if (isKept(PromptFeature::Inputs)) {
        for (const PromptVariable &input : prompt.inputs)
            QVERIFY2(again.input(input.name) && again.input(input.name)->description == input.description && again.input(input.name)->type == input.type, qPrintable(input.name));
    }
    if (isKept(PromptFeature::System) && isKept(PromptFeature::Messages)) {
        QStringList expected = textsOf(prompt);
        if (!isKept(PromptFeature::History))
            expected.removeAll(QStringLiteral("history"));
        QStringList actual = textsOf(again);
        for (QString &text : actual)
            text.replace(QStringLiteral("{{{question}}}"), QStringLiteral("{{question}}"));
        QCOMPARE(actual, expected);
    }
}

OUTCROP_TEST(TestFormatConversions, NoApplication)

} // namespace tst_formatconversions

#include "tst_formatconversions.moc"
