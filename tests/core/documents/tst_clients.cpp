// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the files of coding agents: their client, the rules that apply to them, and their references.
#include "core/documents/clientimports.h"
#include "core/documents/clientlint.h"
#include "core/documents/clients.h"
#include "core/documents/documentlint.h"
#include "core/documents/formatschema.h"
#include "core/ports/workspacefiles.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clients {

namespace {

QStringList codesOf(const Diagnostics &found)
{
    QStringList codes;
    for (const Diagnostic &one : found)
        codes.append(one.code);
    return codes;
}

QString applyFix(const Document &document, const QString &code)
{
    for (const Diagnostic &found : document.diagnostics) {
        if (found.code == code && found.fix)
            return applyEdits(document.text, found.fix->edits);
    }
    return {};
}

} // namespace

class ClientsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pathsDetermineTheClient_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("client");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        const auto row = [](const char *path, const char *client, ClientFile file, const char *format) {
            QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(client) << toString(file) << QString::fromLatin1(format);
        };
        row(".claude/agents/a.md", "claude", ClientFile::Agent, "claude-agent");
        row("web/.claude/agents/team/a.md", "claude", ClientFile::Agent, "claude-agent");
        row(".claude/commands/git/push.md", "claude", ClientFile::Command, "claude-command");
        row(".claude/skills/pdf/SKILL.md", "claude", ClientFile::Skill, "claude-skill");
        row(".claude/rules/style.md", "claude", ClientFile::Rules, "claude-rule");
        row("CLAUDE.md", "claude", ClientFile::Rules, "memory");
        row("web/CLAUDE.local.md", "claude", ClientFile::Rules, "memory");
        row("agents/reviewer.agent.md", "copilot", ClientFile::Agent, "copilot-agent");
        row(".github/agents/reviewer.md", "copilot", ClientFile::Agent, "copilot-agent");
        row(".github/copilot-instructions.md", "copilot", ClientFile::Rules, "memory");
        row("instructions/cpp.instructions.md", "copilot", ClientFile::Rules, "copilot-instructions");
        row(".github/prompts/plan.prompt.md", "copilot", ClientFile::Command, "copilot-prompt");
        row(".cursor/rules/a.mdc", "cursor", ClientFile::Rules, "cursor-rule");
        row("rules/a.mdc", "cursor", ClientFile::Rules, "cursor-rule");
        row(".cursorrules", "cursor", ClientFile::Rules, "memory");
        row("AGENTS.md", "codex", ClientFile::Rules, "memory");
        row("GEMINI.md", "gemini", ClientFile::Rules, "memory");
        row(".gemini/commands/a/b.toml", "gemini", ClientFile::Command, "gemini-command");
        row(".opencode/agents/a.md", "opencode", ClientFile::Agent, "opencode-agent");
        row(".windsurf/rules/a.md", "devin", ClientFile::Rules, "trigger-rule");
        row(".cursor/rules/team/a.mdc", "cursor", ClientFile::Rules, "cursor-rule");
        row("web/.cursor/rules/a.mdc", "cursor", ClientFile::Rules, "cursor-rule");
        row(".github/chatmodes/plan.chatmode.md", "copilot", ClientFile::Agent, "copilot-chatmode");
        row(".clinerules", "cline", ClientFile::Rules, "memory");
        row(".clinerules/a.md", "cline", ClientFile::Rules, "cline-rule");
        row(".kiro/steering/a.md", "kiro", ClientFile::Rules, "kiro-steering");
        row(".continue/rules/a.md", "continue", ClientFile::Rules, "continue-rule");
        row(".pi/agents/a.md", "pi", ClientFile::Agent, "pi-agent");
    }

    void pathsDetermineTheClient()
    {
        QFETCH(QString, path);
        const ClientPathPattern *place = clientPathPattern(path);
        QVERIFY(place);
        QTEST(place->client, "client");
        QTEST(toString(place->file), "file");
        QTEST(place->format, "format");
        QVERIFY(isWorkspaceFile(path));
        QVERIFY(kindOfPath(path).has_value());
        QVERIFY(!formatSchemaJson(place->format).empty());
    }

    void otherPathsBelongToNoClient_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"layers/soul.md", "docs/agents.md", "my-CLAUDE.md", "agents/a.md", ".github/workflows/ci.yaml", ".claude/settings.json", ".git/CLAUDE", "notes/a.prompt.md"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }

    void otherPathsBelongToNoClient()
    {
        QFETCH(QString, path);
        QVERIFY(!clientPathPattern(path));
        if (path.startsWith(u'.'))
            QVERIFY(!isWorkspaceFile(path));
    }

    void everyFormatHasASchema()
    {
        for (const Client &client : knownClients()) {
            QVERIFY2(!client.title.isEmpty(), qPrintable(client.name));
            QVERIFY2(client.documentation.startsWith(u"https://"), qPrintable(client.name));
            QVERIFY2(client.modelPattern.isValid() && client.toolPattern.isValid(), qPrintable(client.name));
            for (const QString &format : client.formats)
                QVERIFY2(!formatSchemaJson(format).empty(), qPrintable(client.name + u' ' + format));
        }
    }

    void rulesFilesAreNotLayers()
    {
        for (const char *path : {"CLAUDE.md", ".cursor/rules/a.mdc", ".claude/rules/a.md", ".github/instructions/a.instructions.md"})
            QVERIFY2(readDocument(QString::fromLatin1(path), "---\ntier: granite\n---\nBe brief.\n")->kind == DocumentKind::Text, path);
    }

    void reportsFindings_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("codes");
        const QString agent = QStringLiteral(".claude/agents/a.md");
        const auto row = [](const char *what, const QString &path, const char *text, const QStringList &codes) {
            QTest::newRow(what) << path << QString::fromUtf8(text) << codes;
        };
        row("an empty agent", agent, "", {QStringLiteral("claude-agent-missing-name"), QStringLiteral("claude-agent-missing-description"), QStringLiteral("claude-agent-no-prompt")});
        row("a misspelled tool", agent, "---\nname: a\ndescription: b\ntools: Raed, Grep\n---\nc\n", {QStringLiteral("claude-agent-unknown-tool")});
        row("a tool in a list", agent, "---\nname: a\ndescription: b\ntools: [Read, Gerp]\n---\nc\n", {QStringLiteral("claude-agent-unknown-tool")});
        row("a custom tool", agent, "---\nname: a\ndescription: b\ntools: Frobnicator\n---\nc\n", {QStringLiteral("claude-agent-unknown-tool-name")});
        row("tools of servers, and with patterns", agent, "---\nname: a\ndescription: b\ntools: Bash(git add:*), mcp__github__list, Agent(x)\n---\nc\n", {});
        row("a misspelled model", agent, "---\nname: a\ndescription: b\nmodel: opuss\n---\nc\n", {QStringLiteral("claude-agent-unknown-model")});
        row("a full model", agent, "---\nname: a\ndescription: b\nmodel: claude-opus-5-5\n---\nc\n", {});
        row("no number", agent, "---\nname: a\ndescription: b\nmaxTurns: \"abc\"\n---\nc\n", {QStringLiteral("claude-agent-wrong-type")});
        row("a Copilot agent has a name for people", QStringLiteral("agents/x.agent.md"), "---\nname: Code Reviewer\ndescription: b\ntools: ['search/codebase', edit]\nmodel: GPT-5\n---\nc\n", {});
        row("a Copilot agent without a description", QStringLiteral(".github/agents/x.md"), "---\nname: A\n---\nc\n", {QStringLiteral("copilot-agent-missing-description")});
        row("a command", QStringLiteral(".claude/commands/x.md"), "---\ndescription: a\nargument-hint: \"[b]\"\ntools: Read\n---\nc\n", {QStringLiteral("claude-command-other-key")});
        row("a rule with another client's key", QStringLiteral(".claude/rules/x.md"), "---\nglobs: \"*.ts\"\n---\nc\n", {QStringLiteral("claude-rule-other-key")});
        row("a Cursor rule", QStringLiteral("x.mdc"), "---\ndescription: a\nglobs: src/**/*.ts,test/**\nalwaysApply: false\n---\nc\n", {});
        row("a Cursor rule with a slip", QStringLiteral("x.mdc"), "---\nalwaysAply: true\n---\nc\n", {QStringLiteral("cursor-rule-unknown-key")});
        row("a Gemini command", QStringLiteral(".gemini/commands/x.toml"), "description = \"a\"\n", {QStringLiteral("gemini-command-missing-prompt")});
        row("a pi agent by its marks", QStringLiteral("agents/x.md"), "---\nname: a\ndescription: b\nthinking: low\n---\nc\n", {});
        row("plain memory", QStringLiteral("CLAUDE.md"), "# Be brief\n", {});
    }

    void reportsFindings()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QTEST(codesOf(readDocument(path, text.toUtf8())->diagnostics), "codes");
    }

    void fixesTypos()
    {
        const DocumentPtr agent = readDocument(QStringLiteral(".claude/agents/a.md"), "---\nname: a\ndescription: b\ntools: Raed, Grep\nmodel: opuss\n---\nc\n");
        QCOMPARE(applyFix(*agent, QStringLiteral("claude-agent-unknown-tool")), QStringLiteral("---\nname: a\ndescription: b\ntools: Read, Grep\nmodel: opuss\n---\nc\n"));
        QCOMPARE(applyFix(*agent, QStringLiteral("claude-agent-unknown-model")), QStringLiteral("---\nname: a\ndescription: b\ntools: Raed, Grep\nmodel: opus\n---\nc\n"));
    }

    /// A fix that replaces a name with a similar one needs confirmation, unless the names differ only by a typo or in their notation.
    void similarNamesAreGuesses()
    {
        const DocumentPtr agent = readDocument(QStringLiteral(".claude/agents/a.md"), "---\nname: a\ndescription: b\ntools: shell, web/fetch, Head\n---\nc\n");
        QCOMPARE(codesOf(agent->diagnostics), QStringList(3, QStringLiteral("claude-agent-unknown-tool")));
        QVERIFY(agent->diagnostics.at(0).message.contains(u"Skill") && agent->diagnostics.at(0).fix && !hasCertainFix(agent->diagnostics.at(0)));
        QVERIFY(agent->diagnostics.at(1).message.contains(u"WebFetch") && hasCertainFix(agent->diagnostics.at(1)));
        QVERIFY(agent->diagnostics.at(2).message.contains(u"Read") && agent->diagnostics.at(2).fix && !hasCertainFix(agent->diagnostics.at(2)));
    }

    void findingsDependOnTheClient()
    {
        const DocumentPtr agent = readDocument(QStringLiteral(".github/agents/a.agent.md"), "---\nname: Code Reviewer\ndescription: b\n---\nc\n");
        QVERIFY(agent->diagnostics.isEmpty());
        QCOMPARE(codesOf(lintDocumentForClient(*agent, *findClient(u"claude"))), QStringList{QStringLiteral("claude-agent-form")});
        QVERIFY(findClient(u"vscode") == findClient(u"copilot"));
        QVERIFY(!findClient(u"nobody"));
    }

    void reportsBrokenReferences()
    {
        const DocumentPtr memory = readDocument(QStringLiteral("web/CLAUDE.md"),
            "@docs/there.md and @docs/gone.md but not `@docs/code.md`.\n\n```\n@docs/fence.md\n```\n<!-- @docs/comment.md -->\nMail a@b.md, @scope/package, @~/own.md.\n"
            "See [one](docs/there.md), [two](docs/away.md) and [three](https://example.org/a.md).\n");
        const auto exists = [](const QString &path) { return path == u"web/docs/there.md"; };
        const Diagnostics found = lintReferences(*memory, clientReferences(*memory), exists);
        QCOMPARE(codesOf(found), QStringList({QStringLiteral("import-missing"), QStringLiteral("link-missing")}));
        QVERIFY(found.at(0).message.contains(u"web/docs/gone.md"));
        QVERIFY(found.at(1).message.contains(u"web/docs/away.md"));
    }

    /// Recorded requests show that these clients read patterns without quotes. Other keys and other files need valid YAML.
    void recoversUnquotedPatterns_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("codes");
        const auto row = [](const char *path, const QByteArray &fields, const QStringList &codes) {
            QTest::addRow("%s %s", path, fields.constData()) << QString::fromLatin1(path) << QByteArray("---\n" + fields + "\n---\nText.\n") << codes;
        };
        const QStringList special{QStringLiteral("frontmatter-special-character")};
        row(".cursor/rules/a.mdc", "globs: **/*.ts,*.tsx", {});
        row("rules/a.mdc", "globs: *.ts", {});
        row("rules/a.mdc", "globs: *.ts\nalwaysAply: true", {QStringLiteral("cursor-rule-unknown-key")});
        row(".github/instructions/a.instructions.md", "applyTo: **", {});
        row(".claude/rules/a.md", "paths: **/*.ts", {});
        row(".claude/rules/a.md", "description: *bold*", special);
        row(".claude/agents/a.md", "name: a\ndescription: b\ntools: *", special);
        row("layers/a.md", "tier: granite\nglobs: **/*.ts", special);
    }

    void recoversUnquotedPatterns()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, text);
        QFETCH(const QStringList, codes);
        const DocumentPtr document = readDocument(path, text);
        QVERIFY(document->frontMatter.isRecovered);
        QCOMPARE(codesOf(document->diagnostics), codes);
    }

    void invalidYamlIsOnlyAWarningForCursor()
    {
        const DocumentPtr rule = readDocument(QStringLiteral("a.mdc"), "---\nglobs: **/*.ts\nalwaysApply: false\n---\nc\n");
        QVERIFY(rule->frontMatter.isRecovered);
        Diagnostic error = rule->frontMatter.diagnostics.first();
        error.severity = Severity::Error;
        QVERIFY(severityFor(error, *findClient(u"cursor")) == Severity::Warning);
        QVERIFY(severityFor(error, *findClient(u"claude")) == Severity::Error);
        error.code = QStringLiteral("frontmatter-block-text");
        QVERIFY(severityFor(error, *findClient(u"cursor")) == Severity::Warning);
        QVERIFY(severityFor(error, *findClient(u"claude")) == Severity::Error);
    }
};

OUTCROP_TEST(ClientsTest, NoApplication)

} // namespace tst_clients

#include "tst_clients.moc"
