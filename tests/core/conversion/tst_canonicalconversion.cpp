// SPDX-License-Identifier: GPL-3.0-or-later
// Tests agents in the canonical form: reading them, and converting them to one file, to client files and back.
#include "core/conversion/canonicalconversion.h"
#include "core/conversion/clientagent.h"
#include "core/layers/agentsections.h"
#include "tests/support/testregistry.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_canonicalconversion {

namespace {

const QString yamlPath = QStringLiteral("skills/s/composition/pruner.agent.yaml");
const QString promptPath = QStringLiteral("skills/s/composition/pruner.prompt.md");

const QByteArray fields = "# Comment\n"
                          "name: pruner\n"
                          "description: Prunes roses.\n"
                          "skill: s\n"
                          "identity: {role: Pruner}\n"
                          "model:\n  tier: fast\n"
                          "tools:\n  native:\n  - file_read\n  - shell_execute\n  mcp:\n  - context7\n  forbidden:\n  - agent_delegate\n"
                          "constitution:\n  reference: RULES.md\n  forbidden_actions:\n  - Cut roots\n"
                          "portability: {enabled: true, body_format: markdown} # last\n";
const QByteArray prompt = "# Pruner\n\n## Work\n\nUse file_read first.\n";

Agent parseAgent(const QString &path, const QByteArray &text, const DocumentPtr &companion = nullptr)
{
    Diagnostics diagnostics;
    return readAgent(readDocument(path, text, DocumentKind::Agent), companion, diagnostics);
}

Agent pruner()
{
    return parseAgent(yamlPath, fields, readDocument(promptPath, prompt));
}

nlohmann::json sortedJson(const DataNode &data)
{
    return nlohmann::json(data.toJson());
}

bool hasRow(const Ledger &ledger, const QString &part, LossAction action)
{
    return std::any_of(ledger.begin(), ledger.end(), [&](const LedgerEntry &row) { return row.part.endsWith(part) && row.action == action; });
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class CanonicalConversion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizesCanonicalFiles()
    {
        const DocumentPtr document = readDocument(yamlPath, fields);
        QVERIFY(document->kind == DocumentKind::Agent);
        QCOMPARE(document->name(), QStringLiteral("pruner"));
        QCOMPARE(document->diagnostics.size(), 0);
        QVERIFY(document->body().isEmpty());
        QVERIFY(readDocument(promptPath, prompt)->kind == DocumentKind::Text);
        QVERIFY(readDocument(QStringLiteral("a/.agent.yaml"), fields)->kind == DocumentKind::Text); // a file without a name before the extension is not an agent
    }

    void readsBothFiles()
    {
        const Agent agent = pruner();
        QVERIFY(agent.form == AgentFormat::Canonical);
        QCOMPARE(agent.allowedTools, QStringList({QStringLiteral("file_read"), QStringLiteral("shell_execute"), QStringLiteral("context7")}));
        QCOMPARE(agent.disallowedTools, QStringList{QStringLiteral("agent_delegate")});
        QCOMPARE(agent.forbiddenActions, QStringList{QStringLiteral("Cut roots")});
        QCOMPARE(agent.requiredFeatures, QStringList{QStringLiteral("tool_use")});
        QCOMPARE(agent.body().toString(), QString::fromUtf8(prompt));
        const QList<Section> sections = agentSections(agent, Tier::Sandstone);
        const auto work = std::find_if(sections.begin(), sections.end(), [](const Section &section) { return section.title == u"Work"; });
        QVERIFY(work != sections.end());
        QCOMPARE(work->content.text(), QStringLiteral("Use file_read first."));
        QCOMPARE(work->content.originAt(0).file, promptPath);
    }

    void reportsAMissingPrompt()
    {
        Diagnostics found;
        readAgent(readDocument(yamlPath, fields), nullptr, found);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().code, QStringLiteral("agent-no-prompt"));
        QVERIFY(found.first().message.contains(QLatin1String("pruner.prompt.md")));
    }

    void locatesBrokenYaml()
    {
        const DocumentPtr broken = readDocument(yamlPath, "name: a\ntools: [\n");
        QVERIFY(firstError(broken->diagnostics).has_value());
        QVERIFY(!toSingleForm(parseAgent(yamlPath, "name: a\ntools: [\n", readDocument(promptPath, prompt))));
    }

    /// A governance file that cannot be parsed is an error, because its fields would be lost.
    void rejectsABrokenGovernanceFile()
    {
        const DocumentPtr governance = readDocument(QStringLiteral("agents/a.governance.yaml"), "guardrails: [\n");
        const Agent agent = parseAgent(QStringLiteral("agents/a.md"), "---\nname: a\ndescription: d\n---\nText.\n", governance);
        for (const Result<ConvertedAgent> &converted : {toCanonicalForm(agent), toClientForm(agent, *syncTarget(QStringLiteral("claude")), QStringLiteral("Claude Code"))}) {
            QVERIFY(!converted);
            QCOMPARE(converted.error().location.file, QStringLiteral("agents/a.governance.yaml"));
            QCOMPARE(converted.error().location.range.start.line, 1);
        }
    }

    void convertsToASingleFile()
    {
        const Result<ConvertedAgent> single = toSingleForm(pruner());
        QVERIFY(single);
        QCOMPARE(single->files.size(), 1);
        const QString &text = single->files.first().text;
        QVERIFY(text.startsWith(QLatin1String("---\n# Comment\nname: pruner\n")));
        QVERIFY(text.contains(QLatin1String("# last")));
        QVERIFY(text.endsWith(QLatin1String("---\n\n") + QString::fromUtf8(prompt)));
        const Agent agent = parseAgent(QStringLiteral("agents/pruner.md"), text.toUtf8());
        QVERIFY(agent.form == AgentFormat::Portable);
        QCOMPARE(agent.allowedTools, QStringList({QStringLiteral("file_read"), QStringLiteral("shell_execute"), QStringLiteral("mcp__context7")}));
        QCOMPARE(agent.disallowedTools, QStringList{QStringLiteral("agent_delegate")});
        QCOMPARE(agent.forbiddenActions, QStringList{QStringLiteral("Cut roots")});
        QCOMPARE(agent.field(u"constitution.reference").text(), QStringLiteral("RULES.md"));
        QVERIFY(hasRow(single->ledger, QStringLiteral(": model.tier"), LossAction::Renamed));
        QVERIFY(!hasRow(single->ledger, QStringLiteral(": skill"), LossAction::Dropped));
    }

    void roundTripsTheCanonicalForm()
    {
        const Result<ConvertedAgent> single = toSingleForm(pruner());
        const Result<ConvertedAgent> back = toCanonicalForm(parseAgent(QStringLiteral("agents/pruner.md"), single->files.first().text.toUtf8()));
        QVERIFY(back);
        QCOMPARE(back->files.at(1).text, QString::fromUtf8(prompt));
        QCOMPARE(sortedJson(readDocument(yamlPath, back->files.first().text.toUtf8())->frontMatter.data),
            sortedJson(readDocument(yamlPath, fields)->frontMatter.data));
    }

    void readsMcpToolsOnce()
    {
        QCOMPARE(pruner().allowedTools, (QStringList{QStringLiteral("file_read"), QStringLiteral("shell_execute"), QStringLiteral("context7")}));
        const Agent agent =
            parseAgent(yamlPath, QByteArray(fields).replace("  native:\n  - file_read\n  - shell_execute\n", ""), readDocument(promptPath, prompt));
        QCOMPARE(agent.allowedTools, QStringList{QStringLiteral("context7")});
    }

    void convertsAClaudeAgent()
    {
        const Result<ConvertedAgent> converted = toCanonicalForm(
            parseAgent(QStringLiteral(".claude/agents/a.md"), "---\nname: a\ndescription: D\ntools: Read, mcp__git__log\nmodel: opus\npermissionMode: plan\n---\nBe kind.\n"));
        QVERIFY(converted);
        const DocumentPtr document = readDocument(yamlPath, converted->files.first().text.toUtf8());
        const DataNode &data = document->frontMatter.data;
        QCOMPARE(data.at(u"tools.native").toStrings(), QStringList{QStringLiteral("file_read")});
        QCOMPARE(data.at(u"tools.mcp").toStrings(), QStringList{QStringLiteral("git")});
        QCOMPARE(data.at(u"model.tier").text(), QStringLiteral("reasoning_high"));
        QCOMPARE(data.at(u"permissionMode").text(), QStringLiteral("plan"));
        QVERIFY(hasRow(converted->ledger, QStringLiteral(": tools"), LossAction::Approximated)); // the entry is one of a server's tools
        QCOMPARE(converted->files.at(1).text, QStringLiteral("Be kind.\n"));
    }

    /// The names of these tools are unchanged, but move to another field. The ledger lists the move.
    void listsMovedTools()
    {
        const Result<ConvertedAgent> converted = toCanonicalForm(parseAgent(QStringLiteral("agents/a.md"),
            "---\nname: a\ndescription: d\ncapabilities:\n  allowed_tools: [file_read, mcp__git]\n  forbidden_tools: [shell_execute]\n---\nText.\n"));
        QVERIFY(converted);
        QVERIFY(hasRow(converted->ledger, QStringLiteral(": capabilities.allowed_tools"), LossAction::Renamed));
        QVERIFY(hasRow(converted->ledger, QStringLiteral(": capabilities.forbidden_tools"), LossAction::Renamed));
    }

    void keepsForbiddenMcpTools()
    {
        const Result<ConvertedAgent> converted = toCanonicalForm(
            parseAgent(QStringLiteral(".claude/agents/a.md"), "---\nname: a\ndescription: D\ntools: Read\ndisallowedTools: Bash, mcp__git__push, mcp__mail\n---\nBe kind.\n"));
        QVERIFY(converted);
        const DataNode data = readDocument(yamlPath, converted->files.first().text.toUtf8())->frontMatter.data;
        QCOMPARE(data.at(u"tools.forbidden").toStrings(),
                 QStringList({QStringLiteral("shell_execute"), QStringLiteral("mcp__git__push"), QStringLiteral("mcp__mail")}));
        QVERIFY(data.at(u"tools.mcp").isMissing());
    }

    void convertsToClientFiles()
    {
        const Result<ConvertedAgent> claude = toClientForm(pruner(), *syncTarget(QStringLiteral("claude")), QStringLiteral("Claude Code"));
        QVERIFY(claude);
        QCOMPARE(claude->files.first().path, QStringLiteral(".claude/agents/pruner.md"));
        QCOMPARE(claude->files.first().text,
                 QStringLiteral("---\nname: pruner\ndescription: Prunes roses.\ntools: Read, Bash, mcp__context7\ndisallowedTools: Task\nmodel: haiku\n---\n\n"
                                "# Pruner\n\n## Work\n\nUse Read first.\n"));
        QVERIFY(hasRow(claude->ledger, QStringLiteral(": constitution.reference"), LossAction::Dropped));
        QVERIFY(!hasRow(claude->ledger, QStringLiteral(": tools.native"), LossAction::Dropped));
        const Result<ConvertedAgent> codex = toClientForm(pruner(), *syncTarget(QStringLiteral("codex")), QStringLiteral("Codex"));
        QVERIFY(codex);
        QCOMPARE(codex->files.first().path, QStringLiteral(".codex/agents/pruner.toml"));
        QVERIFY(hasRow(codex->ledger, QStringLiteral(": tools.native"), LossAction::Dropped));
    }

    void roundTripsTheCorpus()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set");
        QDirIterator files(corpora + QStringLiteral("/jerry/canonical"), {QStringLiteral("*.agent.yaml")}, QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        while (files.hasNext()) {
            const QString path = files.next();
            const QByteArray text = bytesOf(path);
            const QByteArray body = bytesOf(companionPathOf(path));
            const Agent agent = parseAgent(path, text, readDocument(companionPathOf(path), body));
            const Result<ConvertedAgent> single = toSingleForm(agent);
            QVERIFY2(single, qPrintable(path));
            const Result<ConvertedAgent> back = toCanonicalForm(parseAgent(QStringLiteral("agents/a.md"), single->files.first().text.toUtf8()));
            QVERIFY2(back, qPrintable(path));
            QCOMPARE(back->files.at(1).text.toUtf8(), body);
            QCOMPARE(sortedJson(readDocument(yamlPath, back->files.first().text.toUtf8())->frontMatter.data), sortedJson(readDocument(yamlPath, text)->frontMatter.data));
            ++count;
        }
        QVERIFY(count >= 8);
    }
};

OUTCROP_TEST(CanonicalConversion, NoApplication)

} // namespace tst_canonicalconversion

#include "tst_canonicalconversion.moc"
