// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the additions of prompt format writers for the programs that read the files: escapes, variables and provider settings.
#include "adapters/formats/base/builtinformats.h"

#include "core/documents/data/jsonequal.h"
#include "core/documents/data/yamlreader.h"
#include "core/formats/templateconversion.h"
#include "core/templates/templaterender.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_promptwriters {

namespace {

/// Renders a template with the variable `x`.
QString renderWithVariable(const QString &text, TemplateDialect dialect)
{
    const TemplateVariables variables{{{QStringLiteral("x"), TemplateValue::fromJson(jsonString(u"X"))}}};
    return renderTemplate({TracedText::copied(text, QStringLiteral("t.md"), 0), dialect}, variables).text.text();
}

PromptPiece textPiece(const QString &text)
{
    PromptPiece piece;
    piece.text = text;
    return piece;
}

PromptFile promptWith(const QString &provider, const QString &model)
{
    PromptFile prompt;
    prompt.name = QStringLiteral("plan");
    prompt.provider = provider;
    prompt.model = model;
    prompt.params = Json::parse(R"({"max_output_tokens": 300, "seed": 4, "reasoning_effort": "low"})");
    prompt.messages = {{Message::Role::System, {textPiece(QStringLiteral("Be brief."))}}, {Message::Role::User, {textPiece(QStringLiteral("Hello"))}}};
    return prompt;
}

WrittenPromptFile writtenFile(const FileFormat &format, const PromptFile &prompt)
{
    const Result<WrittenPromptFile> written = format.write(prompt);
    if (!written)
        qFatal("%s", qPrintable(written.error().message));
    return *written;
}

/// Returns the first item of a list in a promptfoo configuration; null if the list is empty.
Json firstIn(const WrittenPromptFile &file, QStringView list)
{
    const DataDocument document = readYaml(QString::fromUtf8(file.bytes), file.name);
    return document.root[list].items().isEmpty() ? Json() : document.root[list].items().first().toJson();
}

bool hasEntry(const Ledger &ledger, const QString &part, LossAction action)
{
    return std::any_of(ledger.begin(), ledger.end(), [&](const LedgerEntry &entry) { return entry.part == part && entry.action == action; });
}

} // namespace

class TestPromptWriters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void escapesLiteralText_data();
    void escapesLiteralText();
    void convertsSingleBracesToMustache();
    void langfuseReportsLiteralBraces();
    void langchainListsVariables();
    void reportsTextThatStartsAMessage_data();
    void reportsTextThatStartsAMessage();
    void promptyReportsEndsOfFrontMatterInValues();
    void reportsCopilotAgentsAboveTheLimit();
    void writesPromptfooSettings_data();
    void writesPromptfooSettings();
    void omitsProvidersUnknownToPromptfoo();
    void omitsParametersOfOtherFormats();
    void setsPromptfooStrictModeByTheSchemaRules();
    void writesFileLikePromptsAsMessages_data();
    void writesFileLikePromptsAsMessages();
    void reportsArgumentsWithoutAPlaceholder();
};

void TestPromptWriters::escapesLiteralText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("tags") << QStringLiteral("{% raw %}{{a}} {% if b %} {# c #} \\{{d}} \\\\{{e}}{% endraw %}");
    QTest::newRow("brace before a variable") << QStringLiteral("{% raw %}{\"x\": {{% endraw %}{{x}}}}");
    QTest::newRow("backslash before a variable") << QStringLiteral("C:\\{{x}}\\\\{{x}}");
}

/// Converts a Jinja template to Handlebars and Mustache, and back. Each result renders the same text.
void TestPromptWriters::escapesLiteralText()
{
    QFETCH(QString, text);
    const QString expected = renderWithVariable(text, TemplateDialect::Jinja);
    const QList<QPair<TemplateLanguage, TemplateDialect>> languages{{TemplateLanguage::Handlebars, TemplateDialect::Handlebars}, {TemplateLanguage::Mustache, TemplateDialect::Mustache}};
    for (const auto &[language, dialect] : languages) {
        const TemplateConversion converted = convertTemplate(text, TemplateDialect::Jinja, language);
        QVERIFY(converted.problems.isEmpty());
        QCOMPARE(renderWithVariable(converted.text, dialect), expected);
        const TemplateConversion back = convertTemplate(converted.text, dialect, TemplateLanguage::Jinja);
        QCOMPARE(renderWithVariable(back.text, TemplateDialect::Jinja), expected);
    }
}

void TestPromptWriters::convertsSingleBracesToMustache()
{
    const TemplateConversion converted = convertSingleBraces(QStringLiteral("{{{x}}} {{{{y}}}} {x}"));
    QCOMPARE(renderWithVariable(converted.text, TemplateDialect::Mustache), QStringLiteral("{X} {{y}} X"));
}

void TestPromptWriters::langfuseReportsLiteralBraces()
{
    PromptFile prompt = promptWith(QStringLiteral("anthropic"), QStringLiteral("claude-sonnet-5-5"));
    prompt.dialect = TemplateDialect::Handlebars;
    prompt.messages[1].pieces = {textPiece(QStringLiteral("Write \\{{name}} for {{name}}."))};
    const Ledger ledger = writtenFile(*langfuseFormat(), prompt).ledger;
    QVERIFY(hasEntry(ledger, QStringLiteral("messages[0]"), LossAction::Kept));
    QVERIFY(hasEntry(ledger, QStringLiteral("messages[1]"), LossAction::Approximated));
}

/// LangChain's loader rejects a prompt if its variables differ from those of its templates.
void TestPromptWriters::langchainListsVariables()
{
    PromptFile prompt = promptWith({}, {});
    prompt.dialect = TemplateDialect::Jinja;
    prompt.messages = {{Message::Role::System, {textPiece(QStringLiteral("{% if brief %}Be brief.{% endif %} Write {% raw %}{{this}}{% endraw %}."))}},
        {Message::Role::User, {}, QStringLiteral("earlier"), true}, {Message::Role::User, {textPiece(QStringLiteral("{{question}}"))}}};
    prompt.inputs = {{QStringLiteral("question"), QStringLiteral("text"), {}, false, "Why?"}, {QStringLiteral("unused"), QStringLiteral("text"), {}, false, "x"}};
    const WrittenPromptFile file = writtenFile(*langchainFormat(), prompt);
    const Json values = Json::parse(file.bytes.begin(), file.bytes.end()).at("kwargs");
    QVERIFY2(areEqual(values.at("input_variables"), Json::parse(R"(["brief", "earlier", "question"])")), values.dump().c_str());
    QVERIFY(areEqual(values.at("partial_variables"), Json::parse(R"({"question": "Why?"})")));
    const Json first = values.at("messages").at(0).at("kwargs").at("prompt").at("kwargs");
    QVERIFY(areEqual(first.at("input_variables"), Json::parse(R"(["brief"])")));
    QCOMPARE(qString(first.at("template_format")), QStringLiteral("mustache"));
}

void TestPromptWriters::reportsTextThatStartsAMessage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("splitsPrompty");
    QTest::addColumn<bool>("splitsLitellm");
    QTest::newRow("no role") << QStringLiteral("Ask the user: why?\nsystem") << false << false;
    QTest::newRow("first line") << QStringLiteral("System:\nHello") << true << false;
    QTest::newRow("heading") << QStringLiteral("Hello\n  # user [name=x] :  \nBye") << true << false;
    QTest::newRow("role with text") << QStringLiteral("Hello\nUser: Bye") << false << true;
    QTest::newRow("escaped text") << QStringLiteral("assistant:\n{{x}}") << true << false;
}

/// Prompty and LiteLLM read the messages from lines of the text, and cannot escape them.
void TestPromptWriters::reportsTextThatStartsAMessage()
{
    QFETCH(QString, text);
    QFETCH(bool, splitsPrompty);
    QFETCH(bool, splitsLitellm);
    PromptFile prompt = promptWith({}, {});
    prompt.messages[1].pieces = {textPiece(text)};
    const auto action = [](bool isSplit) { return isSplit ? LossAction::Approximated : LossAction::Kept; };
    const Ledger prompty = writtenFile(*promptyFormat(), prompt).ledger;
    const Ledger litellm = writtenFile(*litellmFormat(), prompt).ledger;
    QVERIFY(hasEntry(prompty, QStringLiteral("messages[0]"), LossAction::Kept) && hasEntry(litellm, QStringLiteral("messages[0]"), LossAction::Kept));
    QVERIFY(hasEntry(prompty, QStringLiteral("messages[1]"), action(splitsPrompty)));
    QVERIFY(hasEntry(litellm, QStringLiteral("messages[1]"), action(splitsLitellm)));
}

/// Prompty's loader ends the front matter at the first `---` or `+++`.
void TestPromptWriters::promptyReportsEndsOfFrontMatterInValues()
{
    PromptFile prompt = promptWith({}, {});
    for (const auto &[text, action] : {std::pair("Plans - and + waits", LossAction::Kept), std::pair("Plans --- waits", LossAction::Approximated), std::pair("Plans +++ waits", LossAction::Approximated)}) {
        prompt.description = QString::fromLatin1(text);
        QVERIFY(hasEntry(writtenFile(*promptyFormat(), prompt).ledger, QStringLiteral("description"), action));
    }
}

/// GitHub documents a limit of 30,000 characters for the text of an agent.
void TestPromptWriters::reportsCopilotAgentsAboveTheLimit()
{
    PromptFile prompt = promptWith({}, {});
    prompt.description = QStringLiteral("Plans.");
    for (const int length : {30'000, 30'001}) {
        prompt.messages[0].pieces = {textPiece(QString(length, u'a'))};
        const LossAction expected = length > 30'000 ? LossAction::Approximated : LossAction::Kept;
        QVERIFY(hasEntry(writtenFile(*clientAgentFormat(QStringLiteral("copilot-cloud")), prompt).ledger, QStringLiteral("messages[0]"), expected));
        QVERIFY(hasEntry(writtenFile(*clientAgentFormat(QStringLiteral("claude")), prompt).ledger, QStringLiteral("messages[0]"), LossAction::Kept));
    }
}

void TestPromptWriters::writesPromptfooSettings_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<bool>("hasSeed");
    QTest::newRow("anthropic") << QStringLiteral("anthropic") << QByteArray(R"({"id": "anthropic:messages:m", "config": {"max_tokens": 300, "effort": "low"}})") << false;
    QTest::newRow("openai") << QStringLiteral("openai") << QByteArray(R"({"id": "openai:responses:m", "config": {"omitDefaults": true, "max_output_tokens": 300, "passthrough": {"reasoning": {"effort": "low"}}}})") << false;
    QTest::newRow("google") << QStringLiteral("google") << QByteArray(R"({"id": "google:m", "config": {"generationConfig": {"maxOutputTokens": 300, "seed": 4, "thinkingConfig": {"thinkingLevel": "LOW"}}}})") << true;
    QTest::newRow("open-source") << QStringLiteral("open-source") << QByteArray(R"({"id": "ollama:chat:m", "config": {"num_predict": 300, "seed": 4, "passthrough": {"think": "low"}}})") << true;
    QTest::newRow("groq") << QStringLiteral("groq") << QByteArray(R"({"id": "groq:m", "config": {"omitDefaults": true, "max_completion_tokens": 300, "max_tokens": 300, "seed": 4, "reasoning_effort": "low"}})") << true;
}

/// The settings are those that promptfoo sends to the provider; tst_formatpeers compares the requests.
void TestPromptWriters::writesPromptfooSettings()
{
    QFETCH(QString, provider);
    QFETCH(QByteArray, expected);
    QFETCH(bool, hasSeed);
    const WrittenPromptFile file = writtenFile(*promptfooFormat(), promptWith(provider, QStringLiteral("m")));
    QVERIFY2(areEqual(firstIn(file, u"providers"), Json::parse(expected.begin(), expected.end())), file.bytes.constData());
    QCOMPARE(hasEntry(file.ledger, QStringLiteral("params.seed"), LossAction::Dropped), !hasSeed);
    const QString role = provider == u"openai" ? QStringLiteral("developer") : QStringLiteral("system");
    QVERIFY(qString(firstIn(file, u"prompts")).contains(QStringLiteral("\"role\": \"%1\"").arg(role)));
}

void TestPromptWriters::omitsProvidersUnknownToPromptfoo()
{
    PromptFile prompt = promptWith(QStringLiteral("parrot"), QStringLiteral("grey"));
    const WrittenPromptFile file = writtenFile(*promptfooFormat(), prompt);
    QVERIFY(firstIn(file, u"providers").is_null());
    QVERIFY(hasEntry(file.ledger, QStringLiteral("model"), LossAction::Dropped));
    prompt.format = QStringLiteral("promptfoo"); // the message has an ID from a promptfoo file
    QVERIFY(areEqual(firstIn(writtenFile(*promptfooFormat(), prompt), u"providers").at("id"), "parrot:grey"));
}

/// A parameter from another format is dropped, and never replaces a setting of the same name.
void TestPromptWriters::omitsParametersOfOtherFormats()
{
    PromptFile prompt = promptWith(QStringLiteral("openai"), QStringLiteral("m"));
    prompt.params = Json::parse(R"({"passthrough": "x", "0": 1, "a/b": 2, "reasoning_effort": "low"})");
    const WrittenPromptFile file = writtenFile(*promptfooFormat(), prompt);
    QVERIFY(areEqual(firstIn(file, u"providers").at("config"), Json::parse(R"({"omitDefaults": true, "passthrough": {"reasoning": {"effort": "low"}}})")));
    for (const char *part : {"params.passthrough", "params.0", "params.a/b"})
        QVERIFY2(hasEntry(file.ledger, QString::fromLatin1(part), LossAction::Dropped), part);
}

/// OpenAI's strict mode is set for schemas that follow the rules of the wire format and use only the keywords that it keeps.
void TestPromptWriters::setsPromptfooStrictModeByTheSchemaRules()
{
    const DataDocument rules = readYaml(QStringLiteral("keep: [type, properties, required, additionalProperties]\nclose_objects: true\nrequire_all: true\n"), {});
    const auto format = promptfooFormat(readSchemaRules(rules.root));
    const auto isStrict = [&format](const char *schema) {
        PromptFile prompt = promptWith(QStringLiteral("openai"), QStringLiteral("m"));
        prompt.outputSchema = Json::parse(schema);
        return firstIn(writtenFile(*format, prompt), u"providers").at("config").at("response_format").at("strict") == Json(true);
    };
    QVERIFY(isStrict(R"({"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"], "additionalProperties": false})"));
    QVERIFY(!isStrict(R"({"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": false})"));
    QVERIFY(!isStrict(R"({"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]})"));
    QVERIFY(!isStrict(R"({"type": "object", "properties": {"a": {"type": "string", "minLength": 1}}, "required": ["a"], "additionalProperties": false})"));
}

void TestPromptWriters::writesFileLikePromptsAsMessages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isText");
    QTest::newRow("sentence") << QStringLiteral("Plan the release.") << true;
    QTest::newRow("variable") << QStringLiteral("{{request}}") << true;
    QTest::newRow("lines") << QStringLiteral("Plan the release\nand/or the sale.") << true;
    QTest::newRow("slash") << QStringLiteral("Plan the release and/or the sale") << false;
    QTest::newRow("file name") << QStringLiteral("Summarize notes.md") << false;
    QTest::newRow("program") << QStringLiteral("exec: the plan") << false;
    QTest::newRow("JSON") << QStringLiteral("[{\"role\": \"user\"}]") << false;
}

/// If a prompt looks like a file name, promptfoo reads that file instead. Such a text is therefore written as a message.
void TestPromptWriters::writesFileLikePromptsAsMessages()
{
    QFETCH(QString, text);
    QFETCH(bool, isText);
    PromptFile prompt = promptWith({}, {});
    prompt.dialect = TemplateDialect::Jinja;
    prompt.messages = {{Message::Role::User, {textPiece(text)}}};
    const Json written = firstIn(writtenFile(*promptfooFormat(), prompt), u"prompts");
    QCOMPARE(written == jsonString(text), isText);
    QVERIFY(isText || areEqual(Json::parse(written.get<std::string>()), Json::array({Json{{"role", "user"}, {"content", jsonString(text)}}})));
}

/// A client without placeholders keeps the variable of a used input in the text.
void TestPromptWriters::reportsArgumentsWithoutAPlaceholder()
{
    PromptFile prompt = promptWith({}, {});
    prompt.dialect = TemplateDialect::Mustache;
    prompt.messages = {{Message::Role::User, {textPiece(QStringLiteral("Explain {{topic}} to an audience."))}}};
    prompt.inputs = {{QStringLiteral("topic"), QStringLiteral("text")}, {QStringLiteral("audience"), QStringLiteral("text")}};
    const auto reasons = [&prompt](const char *name) {
        const auto formats = instructionFormats();
        const auto format = std::find_if(formats.begin(), formats.end(), [name](const auto &one) { return one->description().name == QLatin1String(name); });
        QMap<QString, QString> found;
        for (const LedgerEntry &entry : writtenFile(**format, prompt).ledger)
            found.insert(entry.part, entry.reason);
        return found;
    };
    const QString unused = QStringLiteral("The text does not use this input.");
    const QMap<QString, QString> cursor = reasons("cursor-command");
    QCOMPARE(cursor[QStringLiteral("inputs.topic")], QStringLiteral("The client has no placeholder for this input, so `{{topic}}` is kept in the text."));
    QCOMPARE(cursor[QStringLiteral("inputs.audience")], unused);
    const QMap<QString, QString> openCode = reasons("opencode-command");
    QCOMPARE(openCode[QStringLiteral("inputs.topic")], QStringLiteral("Written as `$1`."));
    QCOMPARE(openCode[QStringLiteral("inputs.audience")], unused);
}

OUTCROP_TEST(TestPromptWriters, NoApplication)

} // namespace tst_promptwriters

#include "tst_promptwriters.moc"
