// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which schema applies to a document, and that the schemas for forms and lint are equivalent JSON Schemas.
#include "core/documents/data/yamlreader.h"
#include "core/documents/document.h"
#include "core/documents/fieldcheck.h"
#include "core/documents/schemacheck.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_formatschema {

namespace {

QString formatOfText(const QString &path, const QString &text)
{
    const DocumentPtr document = readDocument(path, text.toUtf8());
    return formatOf(document->kind, path, document->frontMatter.data);
}

bool holdsEverywhere(const FieldSpec &field, bool (*holds)(const FieldSpec &))
{
    return holds(field) && std::all_of(field.children.begin(), field.children.end(), [holds](const FieldSpec &child) {
        return holdsEverywhere(child, holds);
    });
}

/// Returns pointers to the integers of a schema that have no maximum.
QStringList unboundedIntegers(const Json &schema, const QString &place)
{
    QStringList places;
    if (schema.is_object() && schema.value("type", Json()) == "integer" && !schema.contains("maximum"))
        places.append(place);
    for (const auto &[key, value] : schema.items()) {
        if (value.is_structured())
            places += unboundedIntegers(value, place + u'/' + QString::fromStdString(key));
    }
    return places;
}

} // namespace

class FormatSchemas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void detectsTheFormat_data();
    void detectsTheFormat();
    void detectsTheKind_data();
    void detectsTheKind();
    void readsSchemasOnce();
    void everyFieldHasHelp_data();
    void everyFieldHasHelp();
    void fieldChecksMatchTheSchema_data();
    void fieldChecksMatchTheSchema();
    void integersAreBoundedOr64Bit();
    void locatesNumbersOutOfRange_data();
    void locatesNumbersOutOfRange();
};

/// An unbounded integer that is read into 32 bits would overflow silently. The integers listed here are read as 64-bit values or are sent unchanged.
void FormatSchemas::integersAreBoundedOr64Bit()
{
    const QStringList wide{"/$defs/band/items", "/$defs/caching/properties/minimum", "/$defs/caching/properties/step",
        "/$defs/cost/properties/tiers/items/properties/above", "/properties/seed", "/properties/plan/properties/answer_tokens", "/$defs/budget",
        "/$defs/token_budget", "/properties/sessions/properties/history_tokens", "/properties/usual_context_window",
        "/$defs/params/properties/max_input_tokens", "/$defs/params/properties/max_output_tokens", "/$defs/params/properties/top_k",
        "/$defs/params/properties/seed", "/$defs/field/properties/max_length", "/properties/produces/additionalProperties",
        "/properties/portability/properties/minimum_context_window", "/properties/maxTurns"};
    int seen = 0;
    for (const char *format : {"agent", "canonical-agent", "claude-agent", "skill", "layer", "manifest", "profile", "adapter", "wire", "experiment", "task", "conversation",
             "interaction-rules", "log-mappings", "prompt-rules", "hybrid-prompt-templates", "response-schemas", "complexity-thresholds", "quality-thresholds", "portability-tests"}) {
        for (const QString &place : unboundedIntegers(formatSchemaJson(QLatin1String(format)), {})) {
            QVERIFY2(wide.contains(place), qPrintable(QLatin1String(format) + place));
            ++seen;
        }
    }
    QVERIFY(seen > 10);
}

void FormatSchemas::locatesNumbersOutOfRange_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const char *path, const char *text, const char *found) {
        QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(text) << QString::fromUtf8(found);
    };
    row("layer", "layers/a.md", "---\norder: 99999999999999999999999999\n---\n", "2:8 layer-out-of-range");
    row("layer, one beyond 64 bits", "layers/a.md", "---\norder: 9223372036854775808\n---\n", "2:8 layer-out-of-range");
    row("layer, hexadecimal", "layers/a.md", "---\norder: 0xfffffffffffffffff\n---\n", "2:8 layer-out-of-range");
    row("layer, the largest", "layers/a.md", "---\norder: 2147483647\n---\n", "");
    row("layer, recovered", "layers/a.md", "---\ntitle: a: b\norder: 99999999999999999999\n---\n", "2:9 frontmatter-colon, 3:8 layer-out-of-range");
    row("agent", "agents/a.md", "---\nname: a\ndescription: b\nidentity: {role: r}\nportability: {minimum_context_window: 99999999999999999999}\n---\n",
        "5:39 agent-out-of-range");
    row("agent, a real one", "agents/a.md", "---\nname: a\ndescription: b\nidentity: {role: r}\nportability: {minimum_context_window: 1e999}\n---\n",
        "5:39 agent-out-of-range, 5:39 agent-wrong-type");
    row("skill", "skills/a/SKILL.md", "---\nname: a\ndescription: b\nmetadata: {size: 99999999999999999999}\n---\n", "4:18 skill-out-of-range, 4:18 skill-wrong-type");
    row("infinity in YAML spelling", "layers/a.md", "---\norder: .inf\n---\n", "2:8 layer-wrong-type");
    row("a text of digits", "layers/a.md", "---\ntitle: \"99999999999999999999\"\n---\n", "");
    row("an unused text", "notes.md", "---\nid: 99999999999999999999\n---\n", "");
    row("task", "tasks/a.yaml", "title: a\nsimilar_tasks: 99999999999999999999\n", "2:16 schema-out-of-range");
    row("task, bounded", "tasks/a.yaml", "title: a\nsimilar_tasks: 1000001\n", "2:16 schema-value");
    row("conversation", "sessions/s/iteration-1/planning-conversation.json", "[{\"role\": \"user\", \"content\": \"x\", \"priority\": 99999999999999999999}]", "1:47 schema-out-of-range");
}

void FormatSchemas::locatesNumbersOutOfRange()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    const DocumentPtr document = readDocument(path, text.toUtf8());
    Diagnostics found = document->diagnostics;
    if (document->kind == DocumentKind::Layer && !document->frontMatter.isRecovered)
        found += checkFields(document->frontMatter.data, formatFields(QStringLiteral("layer")), QStringLiteral("layer"), path);
    sortByLocation(found);
    QStringList places;
    for (const Diagnostic &one : found) {
        if (one.code != u"agent-unknown-key" && !one.code.contains(u"missing"))
            places.append(QStringLiteral("%1:%2 %3").arg(one.location.range.start.line).arg(one.location.range.start.column).arg(one.code));
    }
    places.sort();
    QTEST(places.join(QStringLiteral(", ")), "found");
}

void FormatSchemas::detectsTheFormat_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("format");
    const QString start = QStringLiteral("---\nname: a\ndescription: b\n");

    QTest::newRow("portable") << "agents/a.md" << start + "identity: {role: R}\n---\n"
                              << "agent";
    QTest::newRow("names only") << "agents/a.md" << start + "model: sonnet\n---\n"
                                << "agent";
    QTest::newRow("no front matter") << "agents/a.md"
                                     << "Text\n"
                                     << "agent";
    QTest::newRow("functions") << "agents/a.md" << start + "tools:\n  - {name: search}\n---\n"
                               << "agent";
    QTest::newRow("canonical") << "skills/s/composition/a.agent.yaml" << "name: a\n"
                               << "canonical-agent";
    QTest::newRow("in Claude's folder") << ".claude/agents/a.md" << start + "---\n"
                                        << "claude-agent";
    QTest::newRow("below Claude's folder") << ".claude/agents/team/a.md" << start + "---\n"
                                           << "claude-agent";
    QTest::newRow("in Claude's folder and portable")
        << ".claude/agents/a.md" << start + "portability: {enabled: true}\n---\n"
        << "agent";
    QTest::newRow("tools by name") << "agents/a.md" << start + "tools: Read, Grep\n---\n"
                                   << "claude-agent";
    QTest::newRow("a list of names") << "agents/a.md" << start + "tools: [Read, Grep]\n---\n"
                                     << "claude-agent";
    QTest::newRow("tools by name and portable") << "agents/a.md" << start + "tools: Read\ncapabilities: {}\n---\n"
                                                << "agent";
    QTest::newRow("Claude's key") << "agents/a.md" << start + "permissionMode: plan\n---\n"
                                  << "claude-agent";
    QTest::newRow("a skill's key") << "agents/a.md" << start + "allowed-tools: Read\n---\n"
                                   << "claude-agent";
    QTest::newRow("a tier is ours") << "agents/a.md" << start + "tools: Read\ntier: granite\n---\n"
                                    << "agent";
    QTest::newRow("anywhere") << "pack/a.md" << start + "tools: Read\n---\n"
                              << "claude-agent";
    QTest::newRow("governance") << "agents/a.governance.yaml"
                                << "guardrails: {}\n"
                                << "agent";
    QTest::newRow("skill") << "skills/a/SKILL.md" << start + "---\n"
                           << "skill";
    QTest::newRow("text") << "notes.md"
                          << "Text\n"
                          << "";
}

void FormatSchemas::detectsTheFormat()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QTEST(formatOfText(path, text), "format");
}

void FormatSchemas::detectsTheKind_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("kind");

    QTest::newRow("agents") << "agents/a.md"
                            << "agent";
    QTest::newRow("Claude's agents") << ".claude/agents/a.md"
                                     << "agent";
    QTest::newRow("a team of Claude's agents") << ".claude/agents/team/a.md"
                                               << "agent";
    QTest::newRow("a file that describes them") << ".claude/agents/README.md"
                                                << "text";
    QTest::newRow("another folder of Claude's") << ".claude/commands/a.md"
                                                << "text";
}

void FormatSchemas::detectsTheKind()
{
    QFETCH(QString, path);
    QTEST(toString(readDocument(path, "Text\n")->kind), "kind");
}

void FormatSchemas::readsSchemasOnce()
{
    QCOMPARE(&formatFields("agent"), &formatFields("agent"));
    QCOMPARE(&formatSchemaJson("agent"), &formatSchemaJson("agent"));
    QCOMPARE(formatSchemaJson("no such format"), Json::object());
    QVERIFY(formatFields("no such format").children.isEmpty());
}

void FormatSchemas::everyFieldHasHelp_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"agent", "claude-agent", "skill"})
        QTest::newRow(format) << format;
}

/// A field without help would have no explanation in a form. List items are explained by their list.
void FormatSchemas::everyFieldHasHelp()
{
    QFETCH(QString, format);
    QVERIFY(formatFields(format).children.size() > 5);
    QVERIFY(holdsEverywhere(formatFields(format), [](const FieldSpec &field) {
        return field.path.endsWith(u"[]") || field.key == u"*" || field.help.endsWith(u'.');
    }));
}

void FormatSchemas::fieldChecksMatchTheSchema_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("yaml");

    QTest::newRow("agent")
        << "agent"
        << "name: a\nidentity: {role: b, expertise: [c]}\nportability: {few_shot: {count_range: {min: 1, max: 2}}}";
    QTest::newRow("agent, text for a list") << "agent"
                                            << "identity: {expertise: c}";
    QTest::newRow("agent, other values") << "agent"
                                         << "output: {levels: [L9]}\nportability: {body_format: html}";
    QTest::newRow("agent, number for text") << "agent"
                                            << "name: 5\npersona: {tone: 3}";
    QTest::newRow("agent, a tool without a name") << "agent"
                                                  << "tools: [{description: d}]";
    QTest::newRow("agent, out of range") << "agent"
                                         << "portability: {minimum_context_window: 0}";
    QTest::newRow("claude") << "claude-agent"
                            << "name: a\ndescription: b\ntools: Read, Grep\nmaxTurns: 3";
    QTest::newRow("claude, wrong") << "claude-agent"
                                   << "name: A b\ndescription: b\nmaxTurns: many\nmemory: everywhere";
    QTest::newRow("skill")
        << "skill"
        << "name: a\ndescription: b\nmetadata: {version: '1'}\nversion: 1.0\nallowed-tools: Read Grep";
    QTest::newRow("skill, wrong") << "skill"
                                  << "name: a--b\ndescription: b\nmetadata: {version: 1}\nlicense: [a]";
}

/// The JSON Schema validator is the reference: both report findings on the same lines.
void FormatSchemas::fieldChecksMatchTheSchema()
{
    QFETCH(QString, format);
    QFETCH(QString, yaml);
    const DataNode data = readYaml(yaml, "a.md").root;
    const Diagnostics byFields = checkFields(data, formatFields(format), format, "a.md");
    const Diagnostics bySchema = checkSchema(data, formatSchema(format), "a.md");
    QSet<int> lines;
    QSet<int> judged;
    for (const Diagnostic &found : byFields)
        lines.insert(found.location.range.start.line);
    for (const Diagnostic &found : bySchema)
        judged.insert(found.location.range.start.line);
    QCOMPARE(lines, judged);
}

OUTCROP_TEST(FormatSchemas, NoApplication)

} // namespace tst_formatschema

#include "tst_formatschema.moc"
