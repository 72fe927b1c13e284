// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/agentbody.h"
#include "core/layers/agentsections.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_agentsections {

class AgentSections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsBodiesAtHeadings_data();
    void splitsBodiesAtHeadings();
    void mapsHeadingsToParts_data();
    void mapsHeadingsToParts();
    void splitsExamplesAtHeadings();
    void governanceFillsMissingAgentFields();
};

void AgentSections::splitsBodiesAtHeadings_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *format, const char *body, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(format) << QString::fromLatin1(body) << QString::fromLatin1(expected);
    };
    row("markdown", "markdown", "# T\nhello\n## One\na\n### deeper\nb\n## Output\nc\n", "a=# T\nhello|One=a\n### deeper\nb|Output=c");
    row("markdown with fenced code", "markdown", "## One\n```\n## no\n```\n", "One=```\n## no\n```");
    row("markdown with CRLF", "markdown", "## One\r\na\r\n## Two\r\nb\r\n", "One=a|Two=b");
    row("xml", "xml", "<agent>\n<identity>\nwho\n</identity>\n<guard_rails>no</guard_rails>\n</agent>\n", "Identity=who|Guard rails=no");
    row("xml with a nested element", "xml", "<identity>\n<name>x</name>\n</identity>\n", "Identity=<name>x</name>");
    row("xml with text between", "xml", "<a>\n1\n</a>\nbetween\n<b>\n2\n</b>\n", "A=1|A=between|B=2");
    row("rccf, indented", "rccf", "  ROLE: You test.\n    CONTEXT: deep\n", "Role=You test.|Context=deep");
    row("code on one line is not a fence", "markdown", "```inline```\n## One\na\n", "a=```inline```|One=a");
    row("a fence closes with the same character", "markdown", "## One\n```\n~~~\n## no\n```\n## Two\nb\n", "One=```\n~~~\n## no\n```|Two=b");
    row("rccf", "rccf", "ROLE: tester\nCONTEXT:\nlong\ntext\n", "Role=tester|Context=long\ntext");
    row("nothing but prose", "markdown", "only prose", "a=only prose");
    row("empty", "markdown", "\n\n", "");
}

void AgentSections::splitsBodiesAtHeadings()
{
    QFETCH(QString, format);
    QFETCH(QString, body);
    QFETCH(QString, expected);
    const QString text = QStringLiteral("---\nname: a\nportability: {enabled: true, body_format: %1}\n---\n").arg(format) + body;
    Diagnostics diagnostics;
    const Agent agent = readAgent(readDocument(QStringLiteral("agents/a.md"), text.toUtf8()), nullptr, diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QStringList sections;
    for (const BodySection &section : splitBody(agent)) {
        QString content = section.content.text();
        sections.append(section.title + u'=' + content.replace(QLatin1String("\r\n"), QLatin1String("\n")));
        QCOMPARE(text.mid(section.content.originAt(0).offset, 1), section.content.text().left(1));
    }
    QCOMPARE(sections.join(u'|'), expected);
}

void AgentSections::mapsHeadingsToParts_data()
{
    QTest::addColumn<QString>("part");
    QTest::newRow("Identity") << QStringLiteral("identity");
    QTest::newRow("Role and Purpose") << QStringLiteral("identity");
    QTest::newRow("Constitutional Compliance") << QStringLiteral("constraints");
    QTest::newRow("Guardrails") << QStringLiteral("constraints");
    QTest::newRow("Output Requirements") << QStringLiteral("format");
    QTest::newRow("Tool Integration") << QStringLiteral("tools");
    QTest::newRow("Methodology") << QStringLiteral("context");
}

void AgentSections::mapsHeadingsToParts()
{
    QFETCH(QString, part);
    QCOMPARE(partName(partOfHeading(QString::fromLatin1(QTest::currentDataTag()))), part);
}

void AgentSections::splitsExamplesAtHeadings()
{
    const DocumentPtr document = readDocument(QStringLiteral("agents/examples/a.md"), "intro\n\n## One\na\n\n## Two\nb\n");
    const QList<TracedText> examples = readExamples(*document);
    QCOMPARE(examples.size(), 2);
    QCOMPARE(examples.at(1).text(), QStringLiteral("## Two\nb"));
    QCOMPARE(document->text.mid(examples.at(1).originAt(0).offset, 6), QStringLiteral("## Two"));
    QCOMPARE(readExamples(*readDocument(QStringLiteral("e.md"), "whole")).size(), 1);
}

void AgentSections::governanceFillsMissingAgentFields()
{
    const auto agent = readDocument(QStringLiteral("agents/a.md"), "---\nname: a\nidentity: {role: Own}\nportability: {enabled: true}\n---\n");
    const auto governance = readDocument(QStringLiteral("agents/a.governance.yaml"),
                                         "identity: {role: Other}\ncapabilities:\n  forbidden_actions: [lie]\n");
    Diagnostics diagnostics;
    const Agent merged = readAgent(agent, governance, diagnostics);
    QVERIFY(diagnostics.isEmpty());
    QCOMPARE(merged.role, QStringLiteral("Own"));
    QCOMPARE(merged.forbiddenActions, QStringList{QStringLiteral("lie")});
    const QList<Section> sections = agentSections(merged, Tier::Sandstone);
    QCOMPARE(sections.last().content.text(), QStringLiteral("Never:\n- lie"));
    QCOMPARE(sections.last().content.originAt(0).file, QStringLiteral("agents/a.governance.yaml"));
}

OUTCROP_TEST(AgentSections, CoreApplication)

} // namespace tst_agentsections

#include "tst_agentsections.moc"
