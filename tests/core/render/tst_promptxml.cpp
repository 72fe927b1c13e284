// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the content and order of the document defined in KEP-002. If OUTCROP_SEEDS names the folder of the design papers, which are not part of the
// repository, the proposal's example is also compared element by element.
#include "core/render/promptxml.h"
#include "core/documents/data/tomlreader.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace outcrop;

namespace tst_promptxml {

namespace {

/// An element in comparable form: name, attributes in any order, and trimmed text.
struct Element {
    QString name;
    QMap<QString, QString> attributes;
    QString text;
    QList<Element> children;

    QString line() const
    {
        QString line = name;
        for (const auto &[key, value] : attributes.asKeyValueRange())
            line += QStringLiteral(" %1=%2").arg(key, value);
        return text.isEmpty() ? line : line + QStringLiteral(": ") + text;
    }

    /// Returns one line for every element, indented by depth.
    QStringList lines(int depth = 0) const
    {
        QStringList all{QString(depth * 2, u' ') + line()};
        for (const Element &child : children)
            all += child.lines(depth + 1);
        return all;
    }

    const Element *child(const QString &childName) const
    {
        for (const Element &child : children) {
            if (child.name == childName)
                return &child;
        }
        return nullptr;
    }
};

Element readElement(QXmlStreamReader &reader)
{
    Element element{reader.name().toString(), {}, {}, {}};
    for (const QXmlStreamAttribute &attribute : reader.attributes())
        element.attributes.insert(attribute.qualifiedName().toString(), attribute.value().toString());
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement())
            element.children.append(readElement(reader));
        else if (reader.isCharacters())
            element.text += reader.text();
        else if (reader.isEndElement())
            break;
    }
    element.text = element.text.trimmed();
    return element;
}

Element parseElement(const QString &document)
{
    QXmlStreamReader reader(document);
    reader.readNextStartElement();
    const Element root = readElement(reader);
    return reader.hasError() ? Element{reader.errorString(), {}, {}, {}} : root;
}

TracedText words(const QString &text)
{
    return TracedText::generated(text, {});
}

Message message(Message::Role role, const QString &sender, const QString &text)
{
    Message message;
    message.role = role;
    message.sender = sender;
    message.content = words(text);
    return message;
}

/// Returns the bundle that a workspace needs to produce the proposal's document.
PromptBundle bundleOf(const Element &prompt)
{
    PromptBundle bundle;
    const Element &system = *prompt.child(QStringLiteral("system"));
    bundle.agentName = system.attributes.value(QStringLiteral("name"));
    bundle.sections = {{QStringLiteral("layers/brief.md"), QStringLiteral("Brief"), Part::Identity, Tier::Granite, words(system.text)}};
    bundle.reasoningStrategy = QStringLiteral("none");
    for (const Element &tool : prompt.child(QStringLiteral("tools"))->children) {
        ToolDefinition definition{tool.attributes.value(QStringLiteral("name")), tool.child(QStringLiteral("description"))->text, Json::object(), {}};
        definition.category = tool.attributes.value(QStringLiteral("category"));
        for (const Element &parameter : tool.child(QStringLiteral("parameters"))->children) {
            const std::string name = parameter.attributes.value(QStringLiteral("name")).toStdString();
            definition.parameters["properties"][name] = {{"type", jsonString(parameter.attributes.value(QStringLiteral("type")))},
                                                         {"description", jsonString(parameter.text)},
                                                         {"examples", Json::array({jsonString(parameter.child(QStringLiteral("example"))->text)})}};
            if (parameter.attributes.value(QStringLiteral("required")) == QLatin1String("true"))
                definition.parameters["required"].push_back(name);
        }
        bundle.tools.append(definition);
    }
    for (const Element &said : prompt.child(QStringLiteral("context"))->children) {
        const bool isBot = said.attributes.value(QStringLiteral("type")) == QLatin1String("bot");
        Message one = message(isBot ? Message::Role::Assistant : Message::Role::User, said.attributes.value(QStringLiteral("sender")), said.text);
        one.timestamp = said.attributes.value(QStringLiteral("timestamp"));
        one.toolName = said.attributes.value(QStringLiteral("tool_used"));
        bundle.history.append(one);
    }
    const Element &request = *prompt.child(QStringLiteral("request"));
    bundle.request = words(request.child(QStringLiteral("user_input"))->text);
    bundle.outputInstructions = words(request.child(QStringLiteral("response_prompt"))->text);
    return bundle;
}

/// Removes the optional spaces after colons and commas in the JSON of usage examples, so that both forms are equal.
QStringList withoutJsonSpaces(QStringList lines)
{
    for (QString &line : lines) {
        if (line.trimmed().startsWith(QLatin1String("usage_example")))
            line.remove(QRegularExpression(QStringLiteral("(?<=[:,]) (?=[\"{])")));
    }
    return lines;
}

PromptDocument documentOf(const PromptBundle &bundle, const PromptXmlSettings &settings = {}, const Adapter &adapter = {})
{
    return writePromptXml(bundle, assemblePrompt(bundle, adapter, {}, {}).blocks, settings);
}

QStringList linesOf(const PromptBundle &bundle, const PromptXmlSettings &settings = {})
{
    return parseElement(documentOf(bundle, settings).text.text()).lines();
}

PromptBundle bundleWithoutReasoning()
{
    PromptBundle bundle;
    bundle.reasoningStrategy = QStringLiteral("none");
    bundle.request = words(QStringLiteral("Go."));
    return bundle;
}

PromptXmlSettings settingsOf(const QString &toml)
{
    return readPromptXmlSettings(readToml(toml, QStringLiteral("config.toml")).root);
}

} // namespace

class TestPromptXml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reproducesTheExampleOfTheProposal()
    {
        const QString folder = qEnvironmentVariable("OUTCROP_SEEDS");
        if (folder.isEmpty())
            QSKIP("OUTCROP_SEEDS is not set: the design papers are not part of the repository.");
        const QStringList papers = QDir(folder).entryList({QStringLiteral("001_*.txt")});
        QVERIFY(!papers.isEmpty());
        QFile paper(QDir(folder).filePath(papers.first()));
        QVERIFY(paper.open(QIODevice::ReadOnly));
        // The paper contains a robot emoji and a degree sign that were encoded as UTF-8 and decoded as Windows-1252. The test compares them in this
        // form.
        const QString text = QString::fromUtf8(paper.readAll());
        const qsizetype start = text.indexOf(QLatin1String("<prompt version"));
        const qsizetype end = text.indexOf(QLatin1String("</prompt>"), start);
        const Element example = parseElement(text.mid(start, end + 9 - start));
        QCOMPARE(example.name, QStringLiteral("prompt"));

        PromptXmlSettings settings;
        settings.windowSize = example.child(QStringLiteral("context"))->attributes.value(QStringLiteral("window_size")).toInt();
        const Element ours = parseElement(documentOf(bundleOf(example), settings).text.text());
        QCOMPARE(withoutJsonSpaces(ours.lines()), withoutJsonSpaces(example.lines()));
        QVERIFY(ours.lines().size() >= 13);
    }

    void writesASmallPromptOnOneLine()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        bundle.agentName = QStringLiteral("gardener");
        bundle.sections = {{QStringLiteral("layers/soul.md"), QStringLiteral("Soul"), Part::Identity, Tier::Granite, words(QStringLiteral("Be kind."))}};
        QCOMPARE(documentOf(bundle).text.text(),
            QStringLiteral("<prompt version=\"1.0\"><system role=\"assistant\" name=\"gardener\">Be kind.</system>"
                           "<request sender=\"user\"><user_input>Go.</user_input></request></prompt>"));
    }

    void indentsALongPrompt()
    {
        const QString kind = QStringLiteral("Be kind. ").repeated(250).trimmed();
        PromptBundle bundle = bundleWithoutReasoning();
        bundle.sections = {{QStringLiteral("layers/soul.md"), QStringLiteral("Soul"), Part::Identity, Tier::Granite, words(kind)}};
        QCOMPARE(documentOf(bundle).text.text(), QStringLiteral("<prompt version=\"1.0\">\n"
                                                                "  <system role=\"assistant\">%1</system>\n\n"
                                                                "  <request sender=\"user\">\n"
                                                                "    <user_input>Go.</user_input>\n"
                                                                "  </request>\n"
                                                                "</prompt>").arg(kind));
    }

    void omitsEmptyElements()
    {
        QCOMPARE(linesOf({}), (QStringList{QStringLiteral("prompt version=1.0"), QStringLiteral("  request sender=user"), QStringLiteral("    user_input")}));
    }

    void sectionsContainTheirCondition()
    {
        const QString watching = QStringLiteral("Watch the beds, and write it down. ").repeated(20).trimmed();
        PromptBundle bundle = bundleWithoutReasoning();
        Section section{QStringLiteral("layers/ops.md"), QStringLiteral("Ops"), Part::Constraints, Tier::Topsoil, words(watching)};
        section.condition = QStringLiteral("workload == \"ops\"");
        bundle.sections = {section};
        QVERIFY(linesOf(bundle).contains(QStringLiteral("    section part=constraints tier=topsoil title=Ops when=workload == \"ops\": ") + watching));
    }

    void shortSectionsOmitTierAndPart()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        bundle.sections = {{QStringLiteral("layers/ops.md"), QStringLiteral("Ops"), Part::Constraints, Tier::Topsoil, words(QStringLiteral("Watch."))},
                           {QStringLiteral("layers/beds.md"), QStringLiteral("Beds"), Part::Context, Tier::Topsoil, words(QStringLiteral("Weed."))}};
        QVERIFY(linesOf(bundle).contains(QStringLiteral("    section title=Ops: Watch.")));
        const Ledger notes = writePromptXml(bundle, assemblePrompt(bundle, {}, {}, {}).blocks, {}).notes;
        QCOMPARE(notes.size(), 2);
        QVERIFY(notes.first().action == LossAction::Approximated);
        QVERIFY(notes.first().reason.contains(QStringLiteral("tier and part")));
    }

    void omitsMetadataIfConfigured()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        Message said = message(Message::Role::User, {}, QStringLiteral("Hello."));
        said.timestamp = QStringLiteral("2026-11-21T08:00:00Z");
        said.priority = 3;
        bundle.history = {said};
        QVERIFY(linesOf(bundle).contains(QStringLiteral("    message priority=3 sender=user timestamp=2026-11-21T08:00:00Z: Hello.")));
        PromptXmlSettings settings;
        settings.includesMetadata = false;
        QVERIFY(linesOf(bundle, settings).contains(QStringLiteral("    message sender=user: Hello.")));
        const PromptDocument document = documentOf(bundle, settings);
        QCOMPARE(document.omittedParts.size(), 2);
        QCOMPARE(document.omittedParts.first().first, QStringLiteral("history/0/timestamp"));
        QVERIFY(!document.parts.contains(QStringLiteral("history/0/timestamp")));
    }

    void sortsMessagesByPriorityThenTime()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        const QList<std::pair<QString, std::optional<int>>> said{
            {QStringLiteral("a"), {}}, {QStringLiteral("b"), 2}, {QStringLiteral("c"), -1}, {QStringLiteral("d"), 2}, {QStringLiteral("e"), 0}};
        for (const auto &[text, priority] : said) {
            Message one = message(Message::Role::User, QStringLiteral("u"), text);
            one.priority = priority;
            bundle.history.append(one);
        }
        const Element prompt = parseElement(documentOf(bundle).text.text());
        QString order;
        for (const Element &one : prompt.child(QStringLiteral("context"))->children)
            order += one.text;
        QCOMPARE(order, QStringLiteral("bdaec"));
    }

    void windowKeepsTheLatestMessages()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        for (const char *text : {"one", "two", "three"})
            bundle.history.append(message(Message::Role::User, QStringLiteral("u"), QLatin1String(text)));
        PromptXmlSettings settings;
        settings.windowSize = 2;
        const PromptDocument document = documentOf(bundle, settings);
        const Element context = *parseElement(document.text.text()).child(QStringLiteral("context"));
        QCOMPARE(context.attributes.value(QStringLiteral("window_size")), QStringLiteral("2"));
        QCOMPARE(context.children.size(), 2);
        QCOMPARE(context.children.first().text, QStringLiteral("two"));
        QCOMPARE(document.omittedParts.size(), 2);
        QCOMPARE(document.omittedParts.first().first, QStringLiteral("history/0/content"));
        settings.windowSize = 0;
        QVERIFY(!parseElement(documentOf(bundle, settings).text.text()).child(QStringLiteral("context")));
    }

    void writesToolCallsAndResultsAsMessages()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        bundle.agentName = QStringLiteral("gardener");
        Message call = message(Message::Role::Assistant, {}, {});
        call.toolCalls = {{QStringLiteral("c1"), QStringLiteral("soil"), Json{{"bed", "north ]]> <1>"}}}};
        Message result = message(Message::Role::Tool, {}, QStringLiteral("dry"));
        result.toolCallId = QStringLiteral("c1");
        result.toolName = QStringLiteral("soil");
        bundle.history = {call, result};
        const QStringList lines = linesOf(bundle);
        QVERIFY(lines.contains(QStringLiteral("    message sender=gardener tool_used=soil type=bot")));
        QVERIFY(lines.contains(QStringLiteral("      tool_call id=c1 name=soil: {\"bed\":\"north ]]> <1>\"}")));
        QVERIFY(lines.contains(QStringLiteral("    message call_id=c1 sender=tool tool_used=soil: dry")));
    }

    void toolsKeepOtherSchemaKeywords()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        ToolDefinition tool{QStringLiteral("soil"), QStringLiteral("Measures a bed."), {}, {}};
        tool.parameters = {{"type", "object"},
                           {"properties",
                            {{"bed", {{"type", "string"}, {"description", "Which"}, {"enum", {"north", "south"}}}},
                             {"depth", {{"type", {"integer", "null"}}, {"minimum", 1}, {"examples", {5, 10}}}}}},
                           {"required", {"bed"}},
                           {"additionalProperties", false}};
        bundle.tools = {tool};
        const QStringList expected{QStringLiteral("  tools count=1"),
                                   QStringLiteral("    tool name=soil"),
                                   QStringLiteral("      description: Measures a bed."),
                                   QStringLiteral("      parameters"),
                                   QStringLiteral("        parameter name=bed required=true type=string: Which"),
                                   QStringLiteral("          validation: {\"enum\":[\"north\",\"south\"]}"),
                                   QStringLiteral("        parameter name=depth required=false type=integer|null"),
                                   QStringLiteral("          example: 5"),
                                   QStringLiteral("          validation: {\"minimum\":1,\"examples\":[5,10]}"),
                                   QStringLiteral("        validation: {\"additionalProperties\":false}"),
                                   QStringLiteral("      usage_example: {\"tool\":\"soil\",\"params\":{\"bed\":\"north\",\"depth\":5}}")};
        QCOMPARE(linesOf(bundle).mid(1, expected.size()), expected);
        PromptXmlSettings settings;
        settings.includesExamples = false;
        const QString bare = linesOf(bundle, settings).join(u'\n');
        QVERIFY(!bare.contains(QLatin1String("example")));
    }

    void keepsAStatedUsageExample()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        ToolDefinition tool{QStringLiteral("soil"), {}, {{"properties", {{"bed", {{"type", "string"}}}}}, {"required", {"bed"}}}, {}};
        bundle.tools = {tool};
        QVERIFY(documentOf(bundle).text.text().contains(QLatin1String("{\"bed\":\"<bed>\"}")));
        tool.usageExample = QStringLiteral("soil(\"north\") ]]> done");
        bundle.tools = {tool};
        QVERIFY(linesOf(bundle).contains(QStringLiteral("      usage_example: soil(\"north\") ]]> done")));
    }

    void requestNamesTheSender()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        bundle.history = {message(Message::Role::User, QStringLiteral("ada"), QStringLiteral("a")), message(Message::Role::Assistant, QStringLiteral("bot"), QStringLiteral("b")),
                          message(Message::Role::User, {}, QStringLiteral("c"))};
        bundle.outputInstructions = words(QStringLiteral("Briefly."));
        const QStringList lines = linesOf(bundle);
        QCOMPARE(lines.mid(lines.size() - 3),
                 (QStringList{QStringLiteral("  request sender=ada"), QStringLiteral("    user_input: Go."), QStringLiteral("    response_prompt: Briefly.")}));
    }

    void listsReplacedCharactersInTheLedger()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        bundle.request = words(QStringLiteral("ring\a"));
        const PromptDocument document = documentOf(bundle);
        QVERIFY(document.text.text().contains(QString::fromUtf8("ring␇")));
        QCOMPARE(document.notes.size(), 1);
        QCOMPARE(document.notes.first().part, QStringLiteral("request"));
        QVERIFY(document.notes.first().action == LossAction::Approximated);
    }

    void readsSettingsFromTheManifest()
    {
        QVERIFY(!settingsOf({}).isEnabled);
        const PromptXmlSettings settings = settingsOf(QStringLiteral("[prompt_xml]\nenabled = true\ninclude_metadata = false\ninclude_examples = false\n"
                                                                     "version = \"1.2\"\nwindow_size = 7\n[prompt_xml.namespaces]\nown = \"https://outcrop.example/own\"\n"
                                                                     "xml2 = \"x\"\n\"two words\" = \"y\"\nempty = \"\"\n"));
        QVERIFY(settings.isEnabled && !settings.includesMetadata && !settings.includesExamples);
        QCOMPARE(settings.version, QStringLiteral("1.2"));
        QCOMPARE(settings.windowSize, std::optional(7));
        QCOMPARE(settings.namespaces.size(), 1);
        QVERIFY(documentOf(bundleWithoutReasoning(), settings)
                    .text.text()
                    .startsWith(QLatin1String("<prompt version=\"1.2\" xmlns:own=\"https://outcrop.example/own\">")));
        QCOMPARE(settingsOf(QStringLiteral("[prompt_xml]\nversion = \"<2>\"\nwindow_size = -1\n")).version, QStringLiteral("1.0"));
    }

    void roundTripsFormatNames()
    {
        for (const QString &name : promptFormatNames()) {
            const auto format = promptFormatFromName(name);
            QVERIFY(format);
            QCOMPARE(promptFormatName(*format), name);
        }
        QVERIFY(!promptFormatFromName(QStringLiteral("html")));
    }

    void everyToolHasAnExample()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        ToolDefinition dice{QStringLiteral("dice"), {}, {{"properties", {{"sides", {{"type", "integer"}}}, {"note", {{"type", "string"}}}}}, {"required", {"sides", "note"}}}, {}};
        bundle.tools = {dice, {QStringLiteral("ping"), {}, Json::object(), {}}};
        const QString lines = withoutJsonSpaces(linesOf(bundle)).join(u'\n');
        QVERIFY2(lines.contains(QStringLiteral("\"params\":{\"sides\":1,\"note\":\"<note>\"}")), qPrintable(lines));
        QVERIFY2(lines.contains(QStringLiteral("{\"tool\":\"ping\",\"params\":{}}")), qPrintable(lines));
    }

    void writesOtherMessageKeysAsAttributes()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        Message one = message(Message::Role::User, QStringLiteral("ann"), QStringLiteral("Hi"));
        one.attributes = {{QStringLiteral("id"), QStringLiteral("m1")}, {QStringLiteral("a b"), QStringLiteral("x")}};
        bundle.history = {one};
        const PromptDocument document = documentOf(bundle);
        QVERIFY2(document.text.text().contains(QStringLiteral("id=\"m1\"")), qPrintable(document.text.text()));
        QVERIFY(document.parts.contains(QStringLiteral("history/0/id")));
        QCOMPARE(document.omittedParts.size(), 1); // `a b` is not a valid name in XML
        QCOMPARE(document.omittedParts.first().first, QStringLiteral("history/0/a b"));
    }

    void compactFormHasOneLinePerMessage()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        bundle.agentName = QStringLiteral("brok");
        bundle.sections = {{QStringLiteral("layers/brief.md"), QStringLiteral("Brief"), Part::Identity, Tier::Granite, words(QStringLiteral("Be brief."))}};
        Message one = message(Message::Role::User, QStringLiteral("ann"), QStringLiteral("Hi <b>"));
        one.timestamp = QStringLiteral("2025-01-26T15:30:00Z");
        bundle.history = {one, message(Message::Role::Assistant, {}, QStringLiteral("Hello"))};
        PromptXmlSettings settings;
        settings.isCompact = true;
        settings.responsePrompt = QStringLiteral("Assistant:");
        const PromptDocument document = documentOf(bundle, settings);
        QCOMPARE(document.text.text(), QStringLiteral("<prompt><system>Be brief.</system><context>ann: Hi &lt;b&gt;\nbrok: Hello</context>"
                                                      "<request>Go.<response_prompt>Assistant:</response_prompt></request></prompt>"));
        QCOMPARE(document.omittedParts.size(), 1);
        QCOMPARE(document.omittedParts.first().first, QStringLiteral("history/0/timestamp"));
    }

    void theCompactFormHasHeadingsInsteadOfSections()
    {
        PromptBundle bundle = bundleWithoutReasoning();
        bundle.sections = {{QStringLiteral("layers/brief.md"), QStringLiteral("Brief"), Part::Identity, Tier::Granite, words(QStringLiteral("Be brief."))},
            {QStringLiteral("layers/rules.md"), QStringLiteral("Rules"), Part::Context, Tier::Topsoil, words(QStringLiteral("# House rules\nBe kind & fair."))}};
        bundle.sections.last().condition = QStringLiteral("provider == manual");
        PromptXmlSettings settings;
        settings.isCompact = true;
        const PromptDocument document = documentOf(bundle, settings);
        QCOMPARE(document.text.text(), QStringLiteral("<prompt><system>## Brief\nBe brief.\n\n# House rules\nBe kind &amp; fair.</system><request>Go.</request></prompt>"));
        QCOMPARE(document.parts, (QStringList{QStringLiteral("sections/layers/brief.md"), QStringLiteral("sections/layers/rules.md"), QStringLiteral("request")}));
        QVERIFY(document.omittedParts.isEmpty());
    }
};

OUTCROP_TEST(TestPromptXml, CoreApplication)

} // namespace tst_promptxml

#include "tst_promptxml.moc"
