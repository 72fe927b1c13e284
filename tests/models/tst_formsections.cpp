// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the sections of an agent's form, the labels of its fields, and the changes of a JSON Schema in a table.
#include "models/forms/fieldlabel.h"
#include "models/forms/formmodel.h"
#include "models/forms/formsections.h"
#include "models/forms/schemalines.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

Q_DECLARE_METATYPE(outcrop::FormSection)
Q_DECLARE_METATYPE(outcrop::FieldControl)

namespace tst_formsections {

namespace {

const QString agentText = QStringLiteral("---\n"
                                         "name: reader\n"
                                         "description: Reads.\n"
                                         "colour: blue\n"
                                         "capabilities:\n"
                                         "  forbidden_actions: [Guess]\n"
                                         "output:\n"
                                         "  schema:\n"
                                         "    type: object # always\n"
                                         "    properties:\n"
                                         "      title: {type: string, maxLength: 80} # short\n"
                                         "---\n"
                                         "Read.\n");

/// The sections of an agent.
struct Sections {
    explicit Sections(const QString &text) : session(QStringLiteral("agents/reader.md"), text)
    {
        model.setSession(&session, DocumentKind::Agent);
        model.refresh();
        fields = sectionFields(model.content().rows);
    }
    SectionField field(const QString &path) const
    {
        const auto found = std::find_if(fields.begin(), fields.end(), [&path](const SectionField &one) { return one.path.join(u'.') == path; });
        return found == fields.end() ? SectionField() : *found;
    }

    EditSession session;
    FormModel model;
    QList<SectionField> fields;
};

Json parseJsonText(const char *text)
{
    return Json::parse(text, nullptr, false);
}

} // namespace

class TestFormSections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void derivesLabelsFromKeys_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("label");
        QTest::newRow("snake case") << QStringLiteral("minimum_context_window") << QStringLiteral("Minimum context window");
        QTest::newRow("camel case") << QStringLiteral("disallowedTools") << QStringLiteral("Disallowed tools");
        QTest::newRow("acronym") << QStringLiteral("mcpServers") << QStringLiteral("MCP servers");
        QTest::newRow("abbreviation") << QStringLiteral("examples_ref") << QStringLiteral("Examples reference");
        QTest::newRow("hyphen") << QStringLiteral("allowed-tools") << QStringLiteral("Allowed tools");
    }

    void derivesLabelsFromKeys()
    {
        QFETCH(QString, key);
        QTEST(fieldLabel(key), "label");
    }

    void assignsFieldsToSections_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("label");
        QTest::addColumn<FormSection>("section");
        QTest::addColumn<FieldControl>("control");
        QTest::newRow("one line") << QStringLiteral("name") << QStringLiteral("Name") << FormSection::Identity << FieldControl::Line;
        QTest::newRow("text") << QStringLiteral("description") << QStringLiteral("Description") << FormSection::Identity << FieldControl::Text;
        QTest::newRow("list") << QStringLiteral("identity.expertise") << QStringLiteral("Expertise") << FormSection::Identity << FieldControl::Chips;
        QTest::newRow("choice") << QStringLiteral("identity.cognitive_mode") << QStringLiteral("Cognitive mode") << FormSection::Identity << FieldControl::Choice;
        QTest::newRow("model") << QStringLiteral("model") << QStringLiteral("Model") << FormSection::Model << FieldControl::Line;
        QTest::newRow("tools") << QStringLiteral("tools") << QStringLiteral("Tools") << FormSection::Tools << FieldControl::Tools;
        QTest::newRow("schema") << QStringLiteral("output.schema") << QStringLiteral("Schema") << FormSection::Output << FieldControl::Schema;
        QTest::newRow("Boolean") << QStringLiteral("output.required") << QStringLiteral("Required") << FormSection::Output << FieldControl::Check;
        QTest::newRow("moved") << QStringLiteral("capabilities.forbidden_actions") << QStringLiteral("Forbidden actions") << FormSection::Guardrails << FieldControl::Chips;
        QTest::newRow("nested") << QStringLiteral("portability.few_shot.enabled") << QStringLiteral("Few shot · Enabled") << FormSection::Portability << FieldControl::Check;
        QTest::newRow("number") << QStringLiteral("portability.minimum_context_window") << QStringLiteral("Minimum context window") << FormSection::Portability << FieldControl::Number;
        QTest::newRow("not in the schema") << QStringLiteral("colour") << QStringLiteral("colour") << FormSection::Other << FieldControl::Line;
    }

    void assignsFieldsToSections()
    {
        QFETCH(QString, path);
        const SectionField field = Sections(agentText).field(path);
        QCOMPARE(field.path.join(u'.'), path);
        QTEST(field.label, "label");
        QTEST(field.section, "section");
        QTEST(field.control, "control");
    }

    void sortsFieldsBySection()
    {
        const Sections sections(agentText);
        const auto isBefore = [](const SectionField &left, const SectionField &right) { return left.section < right.section; };
        QVERIFY(std::is_sorted(sections.fields.begin(), sections.fields.end(), isBefore));
        QCOMPARE(sections.fields.constFirst().path, FieldPath{QStringLiteral("name")});
        for (const SectionField &field : sections.fields) {
            QVERIFY(!field.label.isEmpty());
            QVERIFY2(!field.label.contains(u'_'), qPrintable(field.label));
        }
    }

    /// Tool names, as in Claude Code agents, are a list of strings and not of functions.
    void showsToolNamesAsChips()
    {
        QCOMPARE(Sections(QStringLiteral("---\nname: a\ntools: [Read, Grep]\n---\n")).field(QStringLiteral("tools")).control, FieldControl::Chips);
    }

    void changesOnlyTheEditedSchemaLine()
    {
        Sections sections(agentText);
        const QModelIndex index = sections.model.indexOf({QStringLiteral("output"), QStringLiteral("schema")});
        const Json schema = sections.model.rowAt(index)->value;
        SchemaLine line = schemaLines(schema).constFirst();
        QCOMPARE(line, (SchemaLine{QStringLiteral("title"), QStringLiteral("string"), false, {}}));
        line.description = QStringLiteral("The title");
        QVERIFY(sections.model.setValue(index, withSchemaLine(schema, 0, line)));
        const QString text = sections.session.text();
        QVERIFY2(text.contains(QLatin1String("title: {type: string, maxLength: 80, description: The title} # short\n")), qPrintable(text));
        QVERIFY(text.contains(QLatin1String("    type: object # always\n")));
        sections.session.undoStack().undo();
        QCOMPARE(sections.session.text(), agentText);
    }

    void keepsHiddenSchemaKeys()
    {
        const Json schema =
            parseJsonText(R"({"type":"object","properties":{"a":{"type":"string","minLength":2},"b":{"type":"integer"}},"required":["a"],"x":1})");
        const Json renamed = withSchemaLine(schema, 0, {QStringLiteral("c"), QStringLiteral("string"), true, QStringLiteral("C")});
        QCOMPARE(renamed, parseJsonText(R"({"type":"object","properties":{"c":{"type":"string","minLength":2,"description":"C"},"b":{"type":"integer"}},"required":["c"],"x":1})"));
        const Json optional = withSchemaLine(schema, 0, {QStringLiteral("a"), QStringLiteral("array"), false, {}});
        QCOMPARE(optional, parseJsonText(R"({"type":"object","properties":{"a":{"type":"array","minLength":2,"items":{"type":"string"}},"b":{"type":"integer"}},"x":1})"));
        QCOMPARE(withoutSchemaLine(schema, 0), parseJsonText(R"({"type":"object","properties":{"b":{"type":"integer"}},"x":1})"));
        QCOMPARE(schemaLines(withNewSchemaLine(schema)).constLast().name, QStringLiteral("property"));
        QCOMPARE(schemaLines(withNewSchemaLine(withNewSchemaLine(schema))).constLast().name, QStringLiteral("property_2"));
    }

    void removesTheLastProperty()
    {
        Sections sections(agentText);
        const QModelIndex index = sections.model.indexOf({QStringLiteral("output"), QStringLiteral("schema")});
        QVERIFY(sections.model.setValue(index, withoutSchemaLine(sections.model.rowAt(index)->value, 0)));
        QVERIFY2(sections.session.text().contains(QLatin1String("  schema:\n    type: object # always\n---")), qPrintable(sections.session.text()));
    }

    void ignoresInvalidSchemaEdits()
    {
        const Json schema = parseJsonText(R"({"properties":{"a":{},"b":{}}})");
        QCOMPARE(withSchemaLine(schema, 0, {QStringLiteral("b"), {}, false, {}}), schema);
        QCOMPARE(withSchemaLine(schema, 0, {QString(), {}, false, {}}), schema);
        QCOMPARE(withSchemaLine(schema, 7, {QStringLiteral("c"), {}, false, {}}), schema);
        QCOMPARE(withoutSchemaLine(schema, 7), schema);
        QVERIFY(schemaLines(Json(nullptr)).isEmpty());
        QVERIFY(schemaLines(parseJsonText(R"({"properties":[1]})")).isEmpty());
    }
};

OUTCROP_TEST(TestFormSections, CoreApplication)

} // namespace tst_formsections

#include "tst_formsections.moc"
