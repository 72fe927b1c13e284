// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a folder with Claude Code agents is a workspace: they are found in their hidden folder, read, checked and rendered.
#include "app/prompt/renderprompt.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_claudeagents {

namespace {

OpenedWorkspace openGarden(const WorkspaceCopy &copy)
{
    copy.write(QStringLiteral(".claude/agents/gardener.md"),
        "---\nname: gardener\ndescription: Waters the beds.\ntools: Read, Grep\nmodel: haiku\n---\n"
        "You water the beds at dawn.\n");
    copy.write(QStringLiteral(".claude/agents/team/pruner.md"),
        "---\nname: The Pruner\ndescription: Prunes.\nallowed-tools: Read\n---\nYou prune.\n");
    return *openWorkspace(copy.folder());
}

const Agent *find(const OpenedWorkspace &opened, const QString &name)
{
    const QList<Agent> &agents = opened.library.agents;
    const auto found =
        std::find_if(agents.begin(), agents.end(), [&name](const Agent &agent) { return agent.name == name; });
    return found == agents.end() ? nullptr : &*found;
}

} // namespace

class TestClaudeAgents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsClaudeCodeAgents()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const OpenedWorkspace opened = openGarden(copy);
        const Agent *gardener = find(opened, QStringLiteral("gardener"));
        QVERIFY(gardener && find(opened, QStringLiteral("The Pruner")));
        QCOMPARE(gardener->form, AgentFormat::ClaudeCode);
        QCOMPARE(gardener->allowedTools, QStringList({"Read", "Grep"}));
    }

    void reportsAgentFindingsWithTheirLocation()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QStringList found;
        for (const Diagnostic &diagnostic : openGarden(copy).diagnostics()) {
            if (diagnostic.location.file.startsWith(u".claude/"))
                found.append(toString(diagnostic.location) + u' ' + diagnostic.code);
        }
        QCOMPARE(found,
            QStringList({".claude/agents/team/pruner.md:2:7 claude-agent-form",
                ".claude/agents/team/pruner.md:4:1 claude-agent-other-key"}));
    }

    void rendersClaudeCodeAgentsForEveryProvider()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const OpenedWorkspace opened = openGarden(copy);
        Selection selection;
        selection.agent = QStringLiteral("gardener");
        selection.request = QStringLiteral("Water!");
        for (const QString &provider : opened.providers()) {
            const auto result = renderPrompt(opened, {selection, provider, {}, {}});
            QVERIFY2(result.ok(), qPrintable(provider));
            QVERIFY2(result->request.bodyText().text().contains(QStringLiteral("You water the beds at dawn.")),
                qPrintable(provider));
        }
    }
};

OUTCROP_TEST(TestClaudeAgents, NoApplication)

} // namespace tst_claudeagents

#include "tst_claudeagents.moc"
