// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/promptdiff.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <functional>

using namespace outcrop;

namespace tst_promptdiff {

namespace {

Section section(const QString &id, const QString &text)
{
    Section section;
    section.id = id;
    section.content = TracedText::copied(text, id, 0);
    return section;
}

PromptBundle samplePrompt()
{
    PromptBundle bundle;
    bundle.agentName = QStringLiteral("clerk");
    bundle.sections = {section("a.md", "One line.\nTwo words here.\n"), section("b.md", "Other\n")};
    bundle.request = TracedText::generated("Do it", {});
    bundle.tools = {{"look", "Looks", Json{{"type", "object"}, {"required", {"at"}}}, {}}};
    bundle.outputSchema = OutputSchema{"answer", Json{{"type", "object"}}, {}};
    bundle.params.set({"temperature", 0.2, {}});
    return bundle;
}

using Edit = std::function<void(PromptBundle &)>;

} // namespace

class TestPromptDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalPromptsHaveNoDifferences() { QVERIFY(diffPrompts(samplePrompt(), samplePrompt()).isEmpty()); }

    void ignoresLocations()
    {
        PromptBundle moved = samplePrompt();
        moved.sections[0].content = TracedText::copied(moved.sections[0].content.text(), "a.md", 120);
        QVERIFY(diffPrompts(samplePrompt(), moved).isEmpty());
    }

    void namesEachDifferentPart_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *name, const char *heading, const char *line, const Edit &edit) { QTest::newRow(name) << edit << heading << line; };
        row("text", "section a.md: changed", "+Two words there.", [](PromptBundle &b) { b.sections[0] = section("a.md", "One line.\nTwo words there.\n"); });
        row("new section", "section c.md: added", "+New", [](PromptBundle &b) { b.sections.append(section("c.md", "New\n")); });
        row("section gone", "section b.md: removed", "-Other", [](PromptBundle &b) { b.sections.removeLast(); });
        row("order", "order sections: changed", "--- sections", [](PromptBundle &b) { b.sections.swapItemsAt(0, 1); });
        row("two of a file", "section b.md (2): added", "+Again", [](PromptBundle &b) { b.sections.append(section("b.md", "Again\n")); });
        row("request", "request: changed", "+Do that", [](PromptBundle &b) { b.request = TracedText::generated("Do that", {}); });
        row("no request", "request: removed", "-Do it", [](PromptBundle &b) { b.request = {}; });
        row("instructions", "output instructions: added", "+JSON", [](PromptBundle &b) { b.outputInstructions = TracedText::generated("JSON", {}); });
        row("example", "example 1: added", "+Like so", [](PromptBundle &b) { b.examples = {TracedText::generated("Like so", {})}; });
        row("turn", "turn 1: added", "+Hello", [](PromptBundle &b) { b.history.append(Message()); b.history[0].content = TracedText::generated("Hello", {}); });
        row("tool's words", "tool look: changed", "  /description: \"Looks\" -> \"Sees\"", [](PromptBundle &b) { b.tools[0].description = "Sees"; });
        row("tool's field", "tool look: changed", "  /parameters/required/1: (none) -> \"when\"",
            [](PromptBundle &b) { b.tools[0].parameters["required"].push_back("when"); });
        row("tool gone", "tool look: removed",
            "  all: "
            "{\"description\":\"Looks\",\"parameters\":{\"type\":\"object\",\"required\":[\"at\"]},\"category\":\"\","
            "\"usage_example\":\"\"} -> (none)",
            [](PromptBundle &b) { b.tools.clear(); });
        row("schema", "output schema: changed", "  /schema/type: \"object\" -> \"array\"", [](PromptBundle &b) { b.outputSchema->schema["type"] = "array"; });
        row("no schema", "output schema: changed", "  /name: \"answer\" -> (none)",
            [](PromptBundle &b) { b.outputSchema.reset(); });
        row("parameter", "parameters: changed", "  /temperature: 0.2 -> 0.4", [](PromptBundle &b) { b.params.set({"temperature", 0.4, {}}); });
        row("new parameter", "parameters: changed", "  /top_p: (none) -> 1", [](PromptBundle &b) {
            b.params.set({"top_p", 1, {}});
        });
        row("agent", "settings: changed", "  /agent: \"clerk\" -> \"cook\"", [](PromptBundle &b) { b.agentName = "cook"; });
        row("format", "settings: changed", "  /body_format: null -> \"xml\"", [](PromptBundle &b) { b.bodyFormat = BodyFormat::Xml; });
    }
    void namesEachDifferentPart()
    {
        QFETCH(Edit, edit);
        QFETCH(QString, heading);
        QFETCH(QString, line);
        PromptBundle after = samplePrompt();
        edit(after);
        const QList<PartDifference> differences = diffPrompts(samplePrompt(), after);
        QCOMPARE(differences.size(), 1);
        const QStringList lines = differenceLines(differences);
        QCOMPARE(lines.first(), heading);
        QVERIFY2(lines.contains(line), qPrintable(lines.join(u'\n')));
        const QList<PartDifference> back = diffPrompts(after, samplePrompt());
        QCOMPARE(back.size(), 1);
        QVERIFY(back.first().part == differences.first().part && back.first().name == differences.first().name);
    }

    void marksChangedWords()
    {
        PromptBundle after = samplePrompt();
        after.sections[0] = section("a.md", "One line.\nTwo words there.\n");
        const Json json = toJson(diffPrompts(samplePrompt(), after));
        QCOMPARE(json.size(), std::size_t(1));
        QCOMPARE(json[0]["words"].dump(), std::string("[{\"before\":[20,24],\"after\":[20,25]}]"));
        QVERIFY(qString(json[0]["diff"]).contains(QLatin1String("-Two words here.\n+Two words there.\n")));
    }
};

OUTCROP_TEST(TestPromptDiff, CoreApplication)

} // namespace tst_promptdiff

#include "tst_promptdiff.moc"
