// SPDX-License-Identifier: GPL-3.0-or-later
// Tests reading agents from their files, from governance files, and in Claude Code's format.
#include "core/agents/agent.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_agent {

namespace {

const QString governancePath = QStringLiteral("agents/gardener.governance.yaml");

struct ParsedAgent {
    Agent agent;
    Diagnostics diagnostics;
};

ParsedAgent parseAgent(const QString &frontMatter, const QString &governance = {},
    const QString &path = QStringLiteral("agents/gardener.md"))
{
    ParsedAgent result;
    const QString text = QStringLiteral("---\n") + frontMatter + QStringLiteral("---\n# Body\n");
    const DocumentPtr beside = governance.isEmpty() ? nullptr : readDocument(governancePath, governance.toUtf8());
    result.agent = readAgent(readDocument(path, text.toUtf8()), beside, result.diagnostics);
    return result;
}

} // namespace

class Agents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsFieldsFromAgentAndGovernance_data();
    void readsFieldsFromAgentAndGovernance();
    void locationsPointToTheDefiningFile();
    void mergesGroupsFromAgentAndGovernance();
    void reportsBrokenGovernanceAtItsLocation();
    void readsAllowedTools_data();
    void readsAllowedTools();
    void readsClaudeCodeAgents();
    void readsFunctionDefinitions();
    void readsFiltersInAnyForm_data();
    void readsFiltersInAnyForm();
};

void Agents::readsFieldsFromAgentAndGovernance_data()
{
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("beside");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("place");

    QTest::newRow("only in the agent") << "persona: {tone: kind}\n"
                                       << "guardrails: {}\n"
                                       << "persona.tone"
                                       << "kind"
                                       << "agents/gardener.md:2:17";
    QTest::newRow("only beside it") << "name: g\n"
                                    << "persona: {tone: stern}\n"
                                    << "persona.tone"
                                    << "stern" << governancePath + ":1:17";
    QTest::newRow("in both") << "persona: {tone: kind}\n"
                             << "persona: {tone: stern}\n"
                             << "persona.tone"
                             << "kind"
                             << "agents/gardener.md:2:17";
    QTest::newRow("a group in both") << "persona: {tone: kind}\n"
                                     << "persona: {audience_level: L2}\n"
                                     << "persona.audience_level"
                                     << "L2" << governancePath + ":1:27";
    QTest::newRow("a key without a value") << "persona: {tone: }\n"
                                           << "persona: {tone: stern}\n"
                                           << "persona.tone"
                                           << "stern" << governancePath + ":1:17";
    QTest::newRow("without a value in both") << "persona: {tone: }\n"
                                             << "persona: {tone: }\n"
                                             << "persona.tone"
                                             << ""
                                             << "agents/gardener.md:2:17";
    QTest::newRow("false is a value") << "portability: {enabled: false}\n"
                                      << "portability: {enabled: true}\n"
                                      << "portability.enabled"
                                      << "false"
                                      << "agents/gardener.md:2:24";
    QTest::newRow("in neither") << "name: g\n"
                                << "guardrails: {}\n"
                                << "persona.tone"
                                << ""
                                << "agents/gardener.md:1:1";
    QTest::newRow("no governance") << "name: g\n"
                                   << ""
                                   << "persona.tone"
                                   << ""
                                   << "agents/gardener.md:1:1";
}

void Agents::readsFieldsFromAgentAndGovernance()
{
    QFETCH(QString, own);
    QFETCH(QString, beside);
    QFETCH(QString, path);
    QFETCH(QString, value);
    const Agent agent = parseAgent(own, beside).agent;
    QCOMPARE(agent.field(path).text(), value);
    QTEST(toString(agent.fieldLocation(path)), "place");
    QCOMPARE(agent.isFromGovernance(path), agent.fieldLocation(path).file == governancePath);
}

void Agents::locationsPointToTheDefiningFile()
{
    const Agent agent =
        parseAgent("tools:\n  - {name: water}\n", "output:\n  schema: {type: object}\nmodel: anthropic/x\n").agent;
    QCOMPARE(agent.tools.first().location.file, QStringLiteral("agents/gardener.md"));
    QCOMPARE(toString(agent.outputSchema->location), governancePath + QStringLiteral(":2:11"));
    QVERIFY(agent.isFromGovernance(u"model") && agent.isFromGovernance(u"output.schema"));
    QVERIFY(!agent.isFromGovernance(u"tools") && !agent.isFromGovernance(u"name"));
}

/// A group of fields can be split between the two files. If both files contain a list, the list in the agent applies.
void Agents::mergesGroupsFromAgentAndGovernance()
{
    const Agent agent = parseAgent("portability: {body_format: xml}\ncapabilities: {forbidden_actions: [dig]}\n",
        "portability: {enabled: true, minimum_context_window: 9000, few_shot: {enabled: true, count_range: {max: 2}}}\n"
        "capabilities: {forbidden_actions: [burn], allowed_tools: [Read]}\nguardrails: {fallback_behavior: "
        "warn_and_halt}\n")
                            .agent;
    QVERIFY(agent.isPortable && agent.usesFewShot);
    QCOMPARE(agent.bodyFormat, BodyFormat::Xml);
    QCOMPARE(agent.minimumContextWindow, 9000);
    QCOMPARE(agent.minimumExamples, 1);
    QCOMPARE(agent.maximumExamples, 2);
    QCOMPARE(agent.forbiddenActions, QStringList{"dig"});
    QCOMPARE(agent.allowedTools, QStringList{"Read"});
    QCOMPARE(agent.fallbackBehavior, QStringLiteral("warn_and_halt"));
}

void Agents::reportsBrokenGovernanceAtItsLocation()
{
    const ParsedAgent result = parseAgent("name: g\n", "persona: {tone: kind\n");
    QVERIFY(hasErrors(result.diagnostics));
    QCOMPARE(result.diagnostics.first().location.file, governancePath);
    QCOMPARE(result.agent.name, QStringLiteral("g"));
}

void Agents::readsAllowedTools_data()
{
    QTest::addColumn<QString>("frontMatter");
    QTest::addColumn<QStringList>("allowed");
    QTest::addColumn<QString>("path");

    QTest::newRow("none") << "name: g\n" << QStringList() << "capabilities.allowed_tools";
    QTest::newRow("portable") << "capabilities: {allowed_tools: [Read, Grep]}\n"
                              << QStringList{"Read", "Grep"} << "capabilities.allowed_tools";
    QTest::newRow("with commas") << "tools: Read, Bash(git add:*, git rm:*)\n"
                                 << QStringList{"Read", "Bash(git add:*, git rm:*)"} << "tools";
    QTest::newRow("a list") << "tools:\n  - Read\n  - mcp__docs__search\n"
                            << QStringList{"Read", "mcp__docs__search"} << "tools";
    QTest::newRow("all") << "tools: '*'\n" << QStringList{"*"} << "tools";
    QTest::newRow("both") << "tools: Read\ncapabilities: {allowed_tools: [Grep]}\n"
                          << QStringList{"Grep"} << "capabilities.allowed_tools";
    QTest::newRow("functions") << "tools: [{name: water}]\n" << QStringList() << "capabilities.allowed_tools";
}

void Agents::readsAllowedTools()
{
    QFETCH(QString, frontMatter);
    const Agent agent = parseAgent(frontMatter).agent;
    QTEST(agent.allowedTools, "allowed");
    QTEST(agent.allowedToolsPath(), "path");
}

void Agents::readsClaudeCodeAgents()
{
    const ParsedAgent result =
        parseAgent("name: gardener\ndescription: Waters.\ntools: Read, Grep\ndisallowedTools: [Write, Edit]\nmodel: sonnet\n",
            {}, QStringLiteral(".claude/agents/gardener.md"));
    QVERIFY(result.diagnostics.isEmpty());
    QCOMPARE(result.agent.form, AgentFormat::ClaudeCode);
    QCOMPARE(result.agent.name, QStringLiteral("gardener"));
    QCOMPARE(result.agent.description, QStringLiteral("Waters."));
    QCOMPARE(result.agent.allowedTools, QStringList({"Read", "Grep"}));
    QCOMPARE(result.agent.disallowedTools, QStringList({"Write", "Edit"}));
    QVERIFY(result.agent.tools.isEmpty() && !result.agent.isPortable);
    QCOMPARE(parseAgent("identity: {role: R}\n").agent.form, AgentFormat::Portable);
}

void Agents::readsFunctionDefinitions()
{
    const Agent agent =
        parseAgent("tools:\n  - name: water\n    description: Waters.\n    parameters: {type: object}\n    required: [bed]\n"
             "    category: garden\n    usage_example: {bed: 3}\n")
            .agent;
    QCOMPARE(agent.tools.size(), 1);
    QCOMPARE(agent.tools.first().parameters, Json::parse(R"({"type": "object", "required": ["bed"]})"));
    QCOMPARE(agent.tools.first().category, QStringLiteral("garden"));
    QCOMPARE(agent.tools.first().usageExample, QStringLiteral(R"({"bed":3})"));
}

void Agents::readsFiltersInAnyForm_data()
{
    QTest::addColumn<QString>("filtering");
    QTest::addColumn<QStringList>("texts");

    QTest::newRow("texts") << "[no_secrets, cite]" << QStringList{"no_secrets", "cite"};
    QTest::newRow("one text") << "no_secrets" << QStringList{"no_secrets"};
    QTest::newRow("mappings of one key") << "[{severity: high}, {cited: true}]"
                                         << QStringList{"severity: high", "cited: true"};
    QTest::newRow("a mapping") << "{L0: {name: a}, L1: {name: b}}" << QStringList{"L0", "L1"};
    QTest::newRow("nothing") << "[]" << QStringList();
}

/// A value is kept even if it is written in an unexpected form.
void Agents::readsFiltersInAnyForm()
{
    QFETCH(QString, filtering);
    QTEST(parseAgent("guardrails: {output_filtering: " + filtering + "}\n").agent.outputFiltering, "texts");
}

OUTCROP_TEST(Agents, NoApplication)

} // namespace tst_agent

#include "tst_agent.moc"
