// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the test cases of the dotprompt specification: front matter, picoschema, messages, helpers and partials.
#include "adapters/formats/base/builtinformats.h"
#include "adapters/formats/dotprompt/dotpromptformat.h"

#include "core/documents/data/jsonequal.h"
#include "core/documents/data/yamlreader.h"
#include "core/templates/templaterender.h"
#include "tests/support/testregistry.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_dotprompt {

class TestDotprompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passesTheSpecificationTests_data();
    void passesTheSpecificationTests();
    void treatsBrokenFrontMatterAsTemplateText();
    void reportsUnknownTypesWithTheirLocation();
    void reportsARoleInsideABlock();
    void roundTripsAPrompt();

private:
    static FormatInput inputOf(const QString &text);
    static PromptFile promptOf(const QString &text);
};

namespace {

/// A case from the specification: a template and one of its tests.
struct SpecificationCase {
    DataNode suite;
    DataNode test;
};

/// Renders the messages of a prompt as dotprompt does after resolving its helpers.
class Rendering
{
public:
    Rendering(const PromptFile &prompt, const SpecificationCase &one) : m_case(one)
    {
        const DataNode &data = one.test[u"data"].isMissing() ? one.suite[u"data"] : one.test[u"data"];
        addValues(one.test.at(u"options.input.default"));
        addValues(data[u"input"]);
        m_variables.context = TemplateValue(data[u"input"].isMissing() ? TemplateValue::fromJson(Json::object()).data() : data[u"input"]);
        for (const DataNode::Member &member : data[u"context"].members())
            m_variables.values.insert(u'@' + member.key, TemplateValue(member.value));
        m_variables.partial = [&one](const QString &name, const QString &, TemplateDialect dialect) {
            const DataNode &given = one.suite[u"partials"][name];
            const DataNode &partial = given.isMissing() ? one.suite[u"resolverPartials"][name] : given;
            return partial.isMissing() ? std::nullopt : std::optional(TemplateText{TracedText::copied(partial.text(), name, 0), dialect});
        };
        const DataNode &history = data[u"messages"];
        for (const PromptMessage &message : prompt.messages)
            add(message, history);
        if (!m_hasHistory && !history.isMissing())
            insertHistory(history);
    }

    Json messages = Json::array();
    QStringList errors;

private:
    void addValues(const DataNode &mapping)
    {
        for (const DataNode::Member &member : mapping.members())
            m_variables.values.insert(member.key, TemplateValue(member.value));
    }

    QString renderText(const QString &text)
    {
        const RenderedTemplate result = renderTemplate({TracedText::copied(text, QStringLiteral("t"), 0), TemplateDialect::Handlebars}, m_variables);
        for (const TracedFinding &found : result.findings) {
            if (found.severity == Severity::Error)
                errors.append(found.message);
        }
        return result.text.text();
    }

    void add(const PromptMessage &message, const DataNode &history)
    {
        if (message.isHistory) {
            m_hasHistory = true;
            for (const DataNode &item : history.items()) {
                Json json = item.toJson();
                json["metadata"] = {{"purpose", "history"}};
                messages.push_back(json);
            }
            return;
        }
        Json content = Json::array();
        for (const PromptPiece &piece : message.pieces)
            addPiece(piece, content);
        if (!content.empty())
            messages.push_back({{"role", message.role == Message::Role::Assistant ? "model" : roleName(message.role).toStdString()}, {"content", content}});
    }

    void addPiece(const PromptPiece &piece, Json &content)
    {
        if (piece.kind == PromptPiece::Kind::Other) {
            content.push_back({{"metadata", {{"purpose", piece.data["section"]}, {"pending", true}}}});
        } else if (piece.kind == PromptPiece::Kind::Media) {
            Json media{{"url", jsonString(renderText(piece.text))}};
            if (!piece.mediaType.isEmpty())
                media["contentType"] = jsonString(renderText(piece.mediaType));
            content.push_back({{"media", media}});
        } else if (const QString text = renderText(piece.text); !text.trimmed().isEmpty()) {
            content.push_back({{"text", jsonString(text)}});
        }
    }

    void insertHistory(const DataNode &history)
    {
        const bool endsWithUser = !messages.empty() && messages.back()["role"] == "user";
        const Json last = endsWithUser ? messages.back() : Json();
        if (endsWithUser)
            messages.erase(messages.end() - 1);
        for (const DataNode &item : history.items())
            messages.push_back(item.toJson());
        if (endsWithUser)
            messages.push_back(last);
    }

    const SpecificationCase &m_case;
    TemplateVariables m_variables;
    bool m_hasHistory = false;
};

} // namespace

FormatInput TestDotprompt::inputOf(const QString &text)
{
    return *readFormatInput(QStringLiteral("a.prompt"), text);
}

PromptFile TestDotprompt::promptOf(const QString &text)
{
    return dotpromptFormat()->read(inputOf(text))->prompts.first();
}

void TestDotprompt::passesTheSpecificationTests_data()
{
    QTest::addColumn<SpecificationCase>("one");
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
    int count = 0;
    QDirIterator files(corpora + QStringLiteral("/formats/dotprompt/spec"), {QStringLiteral("*.yaml")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const DataDocument specification = readYaml(QString::fromUtf8(file.readAll()), file.fileName());
        QVERIFY2(specification.isParsed, qPrintable(file.fileName()));
        for (const DataNode &suite : specification.root.items()) {
            for (const DataNode &test : suite[u"tests"].items())
                QTest::addRow("%d %s: %s", ++count, qPrintable(suite[u"name"].text()), qPrintable(test[u"desc"].text())) << SpecificationCase{suite, test};
        }
    }
    QCOMPARE(count, 117);
}

void TestDotprompt::passesTheSpecificationTests()
{
    QFETCH(SpecificationCase, one);
    const QString text = one.suite[u"template"].text();
    const Result<DotpromptDocument> document = readDotpromptDocument(text, QStringLiteral("a.prompt"), one.suite[u"schemas"].isMissing() ? Json() : one.suite[u"schemas"].toJson());
    QVERIFY2(document.ok(), document ? "" : qPrintable(document.error().message));
    const DataNode &expected = one.test[u"expect"];
    PromptFile prompt;
    if (one.suite[u"schemas"].isMissing())
        prompt = promptOf(text);
    const Rendering rendering(prompt, one);
    QVERIFY2(rendering.errors.isEmpty(), qPrintable(rendering.errors.join(u'\n')));
    const auto compare = [&](const char *what, const Json &actual, const DataNode &wanted) {
        QVERIFY2(areEqual(actual, wanted.toJson()), qPrintable(QStringLiteral("%1: %2 instead of %3").arg(QLatin1String(what), QString::fromStdString(actual.dump()), QString::fromStdString(wanted.toJson().dump()))));
    };
    compare("messages", rendering.messages, expected[u"messages"]);
    for (const DataNode::Member &member : expected.members()) {
        if (member.key == u"config" || member.key == u"model")
            compare("head", document->head[member.key].toJson(), member.value);
        else if (member.key == u"raw")
            compare("raw", document->head.toJson(), member.value);
        else if (member.key == u"ext")
            compare("ext", document->extensions, member.value);
        else if (member.key == u"output")
            compare("output", document->outputSchema, member.value[u"schema"]);
        else if (member.key == u"input" && !member.value[u"schema"].isMissing())
            compare("input", document->inputSchema, member.value[u"schema"]);
        else
            QVERIFY2(member.key == u"messages" || member.key == u"input", qPrintable(member.key));
    }
}

void TestDotprompt::treatsBrokenFrontMatterAsTemplateText()
{
    const QString text = QStringLiteral("---\nmodel: [a\n---\nHello {{name}}\n");
    const Result<ParsedPromptFile> read = dotpromptFormat()->read(inputOf(text));
    QVERIFY(read.ok());
    QCOMPARE(read->prompts.first().messages.first().text(), text);
    QVERIFY(!read->diagnostics.isEmpty());
    QVERIFY(read->diagnostics.first().severity == Severity::Warning);
    QCOMPARE(read->diagnostics.first().location.range.start.line, 2);
}

void TestDotprompt::reportsUnknownTypesWithTheirLocation()
{
    const Result<ParsedPromptFile> type = dotpromptFormat()->read(inputOf(QStringLiteral("---\ninput:\n  schema:\n    name: strong\n---\nx\n")));
    QVERIFY(!type.ok());
    QCOMPARE(type.error().location.range.start.line, 4);
    QVERIFY(type.error().message.contains(u"strong"));
    const Result<ParsedPromptFile> kind = dotpromptFormat()->read(inputOf(QStringLiteral("---\noutput:\n  schema:\n    tags(set): string\n---\nx\n")));
    QVERIFY(!kind.ok());
    QCOMPARE(kind.error().location.range.start.line, 4);
    QVERIFY(kind.error().message.contains(u"set"));
}

void TestDotprompt::reportsARoleInsideABlock()
{
    const PromptFile prompt = promptOf(QStringLiteral("{{#if a}}{{role \"system\"}}x{{/if}}y"));
    QCOMPARE(prompt.messages.size(), 1);
    const auto isReported = [](const LedgerEntry &entry) { return entry.action == LossAction::Approximated && entry.reason.contains(u"role"); };
    QVERIFY(std::any_of(prompt.ledger.begin(), prompt.ledger.end(), isReported));
}

void TestDotprompt::roundTripsAPrompt()
{
    const PromptFile prompt = promptOf(QStringLiteral("---\nname: greet\nmodel: googleai/gemini-3.8-flash\nconfig:\n  temperature: 0\n  topP: 0.5\ninput:\n  schema:\n    name: string, who\n    mood?(enum): [calm, loud]\n  default:\n    name: Ada\n"
                                                          "output:\n  schema:\n    text: string\nspecial.key: 7\n---\n{{role \"system\"}}Be kind.\n{{history}}\n{{role \"user\"}}Hello {{name}} {{media url=picture}}\n"));
    QCOMPARE(prompt.params["temperature"].dump(), std::string("0"));
    QCOMPARE(prompt.params["top_p"].dump(), std::string("0.5"));
    const Result<WrittenPromptFile> written = dotpromptFormat()->write(prompt);
    QVERIFY(written.ok());
    const PromptFile again = promptOf(QString::fromUtf8(written->bytes));
    QCOMPARE(again.messages.size(), prompt.messages.size());
    for (qsizetype at = 0; at < prompt.messages.size(); ++at)
        QCOMPARE(again.messages.at(at).text().trimmed(), prompt.messages.at(at).text().trimmed());
    QVERIFY(again.inputs == prompt.inputs);
    QVERIFY(again.outputSchema == prompt.outputSchema);
    QVERIFY(again.params == prompt.params);
    QVERIFY(again.foreignKeys == prompt.foreignKeys);
    QCOMPARE(again.model, QStringLiteral("gemini-3.8-flash"));
    QCOMPARE(again.provider, QStringLiteral("googleai"));
}

OUTCROP_TEST(TestDotprompt, NoApplication)

} // namespace tst_dotprompt

#include "tst_dotprompt.moc"
