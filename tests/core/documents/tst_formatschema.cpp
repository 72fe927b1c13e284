// SPDX-License-Identifier: GPL-3.0-or-later
// Which schema a document obeys, and that the schemas written for forms and lint are JSON Schemas that say the same.
#include "core/documents/data/yamlreader.h"
#include "core/documents/document.h"
#include "core/documents/fieldcheck.h"
#include "core/documents/schemacheck.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace {

QString formatOfText(const QString &path, const QString &text)
{
    const DocumentPtr document = readDocument(path, text.toUtf8());
    return formatOf(document->kind, path, document->frontMatter.data);
}

bool isEverywhere(const FieldSpec &field, bool (*holds)(const FieldSpec &))
{
    return holds(field) && std::all_of(field.children.begin(), field.children.end(), [holds](const FieldSpec &child) {
        return isEverywhere(child, holds);
    });
}

} // namespace

class FormatSchemas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formats_data();
    void formats();
    void kinds_data();
    void kinds();
    void readOnce();
    void everyFieldIsExplained_data();
    void everyFieldIsExplained();
    void fieldsAndSchemaAgree_data();
    void fieldsAndSchemaAgree();
};

void FormatSchemas::formats_data()
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

void FormatSchemas::formats()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QTEST(formatOfText(path, text), "format");
}

void FormatSchemas::kinds_data()
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

void FormatSchemas::kinds()
{
    QFETCH(QString, path);
    QTEST(toString(readDocument(path, "Text\n")->kind), "kind");
}

void FormatSchemas::readOnce()
{
    QCOMPARE(&formatFields("agent"), &formatFields("agent"));
    QCOMPARE(&formatSource("agent"), &formatSource("agent"));
    QCOMPARE(formatSource("no such format"), Json::object());
    QVERIFY(formatFields("no such format").children.isEmpty());
}

void FormatSchemas::everyFieldIsExplained_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"agent", "claude-agent", "skill"})
        QTest::newRow(format) << format;
}

/// A field without help would leave a form without words. Items of a list are explained by the list.
void FormatSchemas::everyFieldIsExplained()
{
    QFETCH(QString, format);
    QVERIFY(formatFields(format).children.size() > 5);
    QVERIFY(isEverywhere(formatFields(format), [](const FieldSpec &field) {
        return field.path.endsWith(u"[]") || field.key == u"*" || field.help.endsWith(u'.');
    }));
}

void FormatSchemas::fieldsAndSchemaAgree_data()
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

/// The validator of JSON Schemas is the judge: both find something, or neither does.
void FormatSchemas::fieldsAndSchemaAgree()
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
#include "tst_formatschema.moc"
