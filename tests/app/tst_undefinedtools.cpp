// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the findings of `check` about unfinished agents: tools that no document defines, and placeholders of templates.
#include "app/check/checkfolder.h"
#include "app/completion/completionnames.h"
#include "app/workspace/initworkspace.h"
#include "core/conversion/toolnames.h"
#include "core/documents/newdocument.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_undefinedtools {

namespace {

const QString scoutPath = QStringLiteral("agents/scout.md");

/// Returns an agent that allows these tools and defines `stock_lookup`.
QByteArray scout(const QByteArray &allowed, bool isPortable = true)
{
    return "---\nname: scout\ndescription: Finds frost.\ncapabilities:\n  allowed_tools: " + allowed + "\n"
        "tools:\n  - name: stock_lookup\n    description: Looks up the stock.\n    parameters: {type: object, properties: {}}\n"
        "portability:\n  enabled: " + (isPortable ? "true" : "false") + "\n  body_format: markdown\n  minimum_context_window: 32000\n---\n\n## Purpose\n\nFind frost.\n";
}

/// Returns the findings with a code prefix in a copy of the workspace.
Diagnostics findingsIn(const WorkspaceCopy &copy, const QString &prefix)
{
    const Result<OpenedWorkspace> opened = openWorkspace(copy.folder());
    Diagnostics found = opened ? checkFolder(*opened, {}).findings : Diagnostics();
    found.removeIf([&prefix](const Diagnostic &one) { return !one.code.startsWith(prefix); });
    return found;
}

} // namespace

class TestUndefinedTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsAToolThatNoDocumentDefines()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(scoutPath, scout("[stock_lookup, fly_drone]"));
        const Diagnostics found = findingsIn(copy, QStringLiteral("tool-"));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().code, undefinedToolCode);
        QVERIFY(found.first().severity == Severity::Warning);
        QCOMPARE(toString(found.first().location), QStringLiteral("agents/scout.md:5:33"));
        QVERIFY2(found.first().message.startsWith(QStringLiteral("No document defines the tool `fly_drone`. The prompt lists it, but the model cannot call it.")), qPrintable(found.first().message));
        QVERIFY(!found.first().fix);
    }

    /// A misspelled name has a fix, which is applied without confirmation.
    void proposesTheNearestName()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(scoutPath, scout("[stock_lokup]"));
        const Diagnostics found = findingsIn(copy, QStringLiteral("tool-"));
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.first().message.endsWith(QStringLiteral("Did you mean `stock_lookup`?")), qPrintable(found.first().message));
        QVERIFY(found.first().fix);
        QVERIFY(!found.first().fix->isGuess);
        QCOMPARE(found.first().fix->edits.size(), 1);
        QVERIFY(found.first().fix->edits.first().range == found.first().location.range);
    }

    void acceptsKnownTools_data()
    {
        QTest::addColumn<QByteArray>("allowed");
        QTest::newRow("its own tool") << QByteArray("[stock_lookup]");
        QTest::newRow("tools of coding agents") << QByteArray("[Read, Bash, run_shell_command]");
        QTest::newRow("abstract names") << QByteArray("[file_read, web_search]");
        QTest::newRow("a tool with arguments") << QByteArray("[\"Bash(git add:*)\"]");
        QTest::newRow("tools of MCP servers") << QByteArray("[mcp__garden__water, mcp_garden_water, garden/water, \"garden/*\", garden.water]");
        QTest::newRow("all tools") << QByteArray("[all]");
        QTest::newRow("all tools by pattern") << QByteArray("[\"*\"]");
        QTest::newRow("no tools") << QByteArray("[]");
        QTest::newRow("no value") << QByteArray();
    }
    void acceptsKnownTools()
    {
        QFETCH(QByteArray, allowed);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(scoutPath, scout(allowed));
        QVERIFY(findingsIn(copy, QStringLiteral("tool-")).isEmpty());
    }

    /// An agent's request contains only the tools that the agent defines.
    void notesAToolOfAnotherAgent()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(scoutPath, scout("[find_book]")); // `find_book` is a tool of the cataloguer
        const Diagnostics found = findingsIn(copy, QStringLiteral("tool-"));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().code, QStringLiteral("tool-of-other-agent"));
        QVERIFY(found.first().severity == Severity::Note);
    }

    /// An agent that is not portable may use tools that its prompt does not list, because clients have additional tools. Outside a workspace, other programs
    /// define the tools.
    void acceptsAgentsOfOtherPrograms()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(scoutPath, scout("[fly_drone]", false));
        copy.write(QStringLiteral(".claude/agents/pilot.md"), "---\nname: pilot\ndescription: Flies.\ntools: Read\n---\nFly.\n");
        QVERIFY(findingsIn(copy, QStringLiteral("tool-")).isEmpty());
        copy.write(scoutPath, scout("[fly_drone]"));
        QCOMPARE(findingsIn(copy, QStringLiteral("tool-")).size(), 1);
        QVERIFY(QFile::remove(copy.path(QStringLiteral("config.toml"))));
        QVERIFY(findingsIn(copy, QStringLiteral("tool-")).isEmpty());
    }

    void acceptsTheSample()
    {
        QTemporaryDir folder;
        QVERIFY(initWorkspace(folder.path(), true).ok());
        const Result<OpenedWorkspace> opened = openWorkspace(folder.path());
        QVERIFY(opened.ok());
        for (const Diagnostic &found : checkFolder(*opened, {}).findings)
            QVERIFY2(!found.code.startsWith(QStringLiteral("tool-")) && found.code != QStringLiteral("placeholder-unchanged"), qPrintable(toString(found)));
    }

    /// Completion proposes defined and built-in tools, but not a name that is only written in another agent.
    void completionProposesKnownTools()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(scoutPath, scout("[fly_drone, Read]"));
        const Result<OpenedWorkspace> opened = openWorkspace(copy.folder());
        QVERIFY(opened.ok());
        QStringList names;
        for (const Candidate &candidate : nameCandidates(*opened, QStringLiteral("tool"), scoutPath, {}))
            names += candidate.text;
        for (const char *name : {"stock_lookup", "find_book", "Read", "file_read"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        QVERIFY(!names.contains(QStringLiteral("fly_drone")));
    }

    void notesPlaceholders_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"agent", "skill", "profile", "task"})
            QTest::newRow(id) << id;
    }

    /// A new document has a note until the user replaces the description of its template.
    void notesPlaceholders()
    {
        QFETCH(QString, id);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Result<OpenedWorkspace> before = openWorkspace(copy.folder());
        QVERIFY(before.ok());
        const Result<WorkspaceChange> change = planNewDocument(before->workspace(), id, QStringLiteral("frost"));
        QVERIFY(change.ok());
        const auto [path, text] = change->newFiles.first();
        copy.write(path, text.toUtf8());
        const Diagnostics found = findingsIn(copy, QStringLiteral("placeholder-"));
        QCOMPARE(found.size(), 1);
        QVERIFY(found.first().severity == Severity::Note);
        QCOMPARE(found.first().location.file, path);
        const QString placeholder = placeholderDescription(documentTemplate(id)->kind);
        QVERIFY(!placeholder.isEmpty());
        copy.write(path, QString(text).replace(placeholder, QStringLiteral("Reports frost.")).toUtf8());
        QVERIFY(findingsIn(copy, QStringLiteral("placeholder-")).isEmpty());
    }
};

OUTCROP_TEST(TestUndefinedTools, CoreApplication)

} // namespace tst_undefinedtools

#include "tst_undefinedtools.moc"
