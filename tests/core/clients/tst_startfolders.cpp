// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the search for other start folders in which a client loses text.
#include "core/clients/startfolders.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_startfolders {

namespace {

using Files = QMap<QString, QByteArray>;

/// A repository in /w with the given files.
class Repository
{
public:
    enum class Kind { Git, Plain };

    explicit Repository(Files files, Kind kind = Kind::Git) : m_files(addMarker(std::move(files), kind)) { }

    StartFolders starts(const char *client, const QString &start = QStringLiteral("/w")) const
    {
        const QList<ClientDocument> &clients = builtInClients();
        const auto found = std::find_if(clients.begin(), clients.end(), [client](const ClientDocument &each) { return each.name == QLatin1StringView(client); });
        const ContextQuery query{start, QStringLiteral("/home/me"), {}, {}};
        const ClientContext shown = readClientContext(*found, m_files, query);
        m_files.reads = 0;
        return startFolders(*found, m_files, query, QStringLiteral("/w"), shown);
    }

    int reads() const { return m_files.reads; }

private:
    static Files addMarker(Files files, Kind kind)
    {
        if (kind == Kind::Git)
            files.insert(QStringLiteral("/w/.git/HEAD"), "ref: refs/heads/main\n");
        return files;
    }

    MemoryFiles m_files;
};

/// Returns a line for each start folder, such as `/w/web: 1 file truncated, 7.06 KiB not sent`.
QStringList lines(const StartFolders &starts)
{
    QStringList all;
    for (const LimitedStart &start : starts.limitedStarts)
        all.append(start.folder + QStringLiteral(": ") + toString(start.losses));
    return all;
}

Files nestedInstructions()
{
    return {{QStringLiteral("/w/AGENTS.md"), QByteArray(20'000, 'a')}, {QStringLiteral("/w/api/AGENTS.md"), "short"}, {QStringLiteral("/w/web/AGENTS.md"), QByteArray(20'000, 'b')},
        {QStringLiteral("/w/web/mobile/AGENTS.md"), "lost"}};
}

} // namespace

class TestStartFolders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// No file is truncated if Codex is started in the top-level folder, but files are lost if it is started in two folders below it.
    void findsFoldersWhereTheChainIsTooLong()
    {
        const Repository repository(nestedInstructions());
        QCOMPARE(lines(repository.starts("codex")),
            (QStringList{QStringLiteral("/w/web: 1 file truncated, 7.06 KiB not sent"), QStringLiteral("/w/web/mobile: 1 file truncated, 7.06 KiB not sent, 1 file skipped")}));
    }

    /// A folder is not reported if it loses only files that the shown folder also loses.
    void doesNotRepeatTheShownFolder()
    {
        const Repository repository(nestedInstructions());
        QCOMPARE(lines(repository.starts("codex", QStringLiteral("/w/web"))), QStringList{QStringLiteral("/w/web/mobile: 1 file truncated, 7.06 KiB not sent, 1 file skipped")});
        QCOMPARE(lines(repository.starts("codex", QStringLiteral("/w/web/mobile"))), QStringList());
    }

    /// Without a repository, Codex starts each chain in the start folder, so no limit is reached.
    void withoutARepositoryParentFoldersDoNotCount()
    {
        const Repository repository(nestedInstructions(), Repository::Kind::Plain);
        QCOMPARE(lines(repository.starts("codex")), QStringList());
        QCOMPARE(repository.starts("codex").missingMarkers, QStringList{QStringLiteral(".git")});
        QCOMPARE(repository.starts("codex", QStringLiteral("/w/web")).missingMarkers, QStringList{QStringLiteral(".git")});
        QVERIFY(repository.starts("claude", QStringLiteral("/w/web")).missingMarkers.isEmpty()); // Claude Code reads all parent folders without a marker
        QVERIFY(Repository(nestedInstructions()).starts("codex", QStringLiteral("/w/web")).missingMarkers.isEmpty());
        const Repository single({{QStringLiteral("/w/web/AGENTS.md"), "a"}}, Repository::Kind::Plain);
        QVERIFY(single.starts("codex", QStringLiteral("/w/web")).missingMarkers.isEmpty()); // no parent folder contains a file
        QCOMPARE(ignoredParentsSentence({QStringLiteral(".git")}, {QStringLiteral("Codex")}),
            QStringLiteral("Codex does not load files in parent folders, because there is no .git in the start folder or above it."));
    }

    /// Copilot code review reads only the project root, which is the start folder if there is no repository.
    void aRuleForTheRootDependsOnTheStartOnlyWithoutARepository()
    {
        const Files files{{QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/web/AGENTS.md"), QByteArray(5024, 'b')}};
        QCOMPARE(lines(Repository(files).starts("copilot-review")), QStringList());
        QCOMPARE(lines(Repository(files, Repository::Kind::Plain).starts("copilot-review")), QStringList{QStringLiteral("/w/web: 1 file truncated, 1.00 KiB not sent")});
    }

    void findsFoldersWithLongLists()
    {
        Files files;
        for (int i = 0; i < 9; ++i)
            files.insert(QStringLiteral("/w/api/.agents/skills/s%1/SKILL.md").arg(i),
                QByteArray("---\nname: s") + QByteArray::number(i) + "\ndescription: |\n  First line.\n  " + QByteArray(120, 'x') + "\nwhen_to_use: often\n---\nBody.\n");
        QCOMPARE(lines(Repository(files).starts("qwen")), QStringList{QStringLiteral("/w/api: 9 descriptions shortened")});
    }

    /// A client can be started in a skill's folder, which is below a hidden one. Folders of dependencies are not searched.
    void findsHiddenFolders()
    {
        const Files files{{QStringLiteral("/w/AGENTS.md"), QByteArray(17, 'a')}, {QStringLiteral("/w/web/AGENTS.md"), QByteArray(18'709, 'b')},
            {QStringLiteral("/w/web/.agents/skills/react/AGENTS.md"), QByteArray(81'420, 'c')}, {QStringLiteral("/w/.cache/node_modules/m/AGENTS.md"), QByteArray(81'420, 'd')}};
        QCOMPARE(lines(Repository(files).starts("codex")), QStringList{QStringLiteral("/w/web/.agents/skills/react: 1 file truncated, 65.80 KiB not sent")});
        QCOMPARE(lines(Repository(files, Repository::Kind::Plain).starts("codex")), QStringList{QStringLiteral("/w/web/.agents/skills/react: 1 file truncated, 47.51 KiB not sent")});
        QCOMPARE(lines(Repository(files).starts("antigravity")), QStringList{QStringLiteral("/w/web/.agents/skills/react: 1 file truncated, 56.07 KiB not sent")});
    }

    /// Claude Code does not follow an import to a file outside the start folder.
    void findsFoldersThatLoseAnImport()
    {
        const Repository repository({{QStringLiteral("/w/CLAUDE.md"), "@AGENTS.md\n"}, {QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/api/CLAUDE.md"), "b"}, {QStringLiteral("/w/web/page.ts"), "c"}});
        QCOMPARE(lines(repository.starts("claude")), QStringList{QStringLiteral("/w/api: 1 imported file not loaded")});
        QCOMPARE(lines(repository.starts("claude", QStringLiteral("/w/api"))), QStringList());
    }

    /// Codex does not load nested files during the session, so they are named. Claude Code has entries for them.
    void namesFilesThatAreLoadedOnlyFromOtherFolders()
    {
        const Repository repository({{QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/api/AGENTS.md"), "b"}, {QStringLiteral("/w/api/AGENTS.override.md"), "c"},
            {QStringLiteral("/w/web/AGENTS.md"), "d"}, {QStringLiteral("/w/web/empty/AGENTS.md"), ""}, {QStringLiteral("/w/web/mobile/AGENTS.md"), "e"}});
        const StartFolders codex = repository.starts("codex");
        QCOMPARE(repository.reads(), 0);
        QCOMPARE(codex.otherFiles, QStringList({QStringLiteral("/w/api/AGENTS.override.md"), QStringLiteral("/w/web/AGENTS.md"), QStringLiteral("/w/web/mobile/AGENTS.md")}));
        QCOMPARE(otherFilesSentence(codex, QStringLiteral("Codex"), QStringLiteral("/w")),
            QStringLiteral("3 files in subfolders are loaded only if Codex is started in the folder of the file: api/AGENTS.override.md, web/AGENTS.md, web/mobile/AGENTS.md"));
        QCOMPARE(repository.starts("codex", QStringLiteral("/w/web")).otherFiles, QStringList{QStringLiteral("/w/web/mobile/AGENTS.md")});
        QVERIFY(repository.starts("claude").otherFiles.isEmpty());
        QVERIFY(repository.starts("opencode").otherFiles.isEmpty());
    }

    /// The names of the files that a client searches for are reported, even if it finds none.
    void namesTheSearchedFiles()
    {
        const Repository repository({{QStringLiteral("/w/AGENTS.md"), "a"}});
        QCOMPARE(searchedNamesSentence(repository.starts("gemini"), QStringLiteral("Gemini CLI")), QStringLiteral("Gemini CLI searches for these files: GEMINI.md"));
        QVERIFY(repository.starts("claude").searchedNames.contains(QStringLiteral("CLAUDE.md")));
        QVERIFY(!repository.starts("codex").searchedNames.isEmpty());
    }

    /// Clients on a server always have the whole repository.
    void reportsNoMissingMarkersForHostedClients()
    {
        const Repository repository({{QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/web/AGENTS.md"), "b"}}, Repository::Kind::Plain);
        QVERIFY(!repository.starts("codex").missingMarkers.isEmpty());
        for (const char *client : {"copilot-review", "copilot-cloud"})
            QVERIFY2(repository.starts(client, QStringLiteral("/w/web")).missingMarkers.isEmpty(), client);
    }

    /// Folders whose files cannot reach a limit are not read.
    void readsOnlyFoldersThatMayReachALimit()
    {
        Files files;
        for (int i = 0; i < 200; ++i)
            files.insert(QStringLiteral("/w/d%1/AGENTS.md").arg(i), "short");
        const Repository repository(files);
        QCOMPARE(lines(repository.starts("codex")), QStringList());
        QCOMPARE(repository.reads(), 0);
    }

    /// Folders with a few skills are not read, because they cannot fill the list.
    void listsThatCannotBeFullAreNotRead()
    {
        Files files;
        for (int i = 0; i < 200; ++i)
            files.insert(QStringLiteral("/w/d%1/.claude/skills/s/SKILL.md").arg(i), "---\nname: s\ndescription: Short.\n---\n" + QByteArray(1800, 'x'));
        const Repository repository(files);
        QCOMPARE(lines(repository.starts("claude")), QStringList());
        QCOMPARE(repository.reads(), 0);
    }

    /// The entries of parent folders also fill the list.
    void countsListsOfParentFolders()
    {
        Files files;
        for (int i = 10; i < 25; ++i) {
            const QByteArray skill = "---\ndescription: " + QByteArray(1000, 'x') + "\n---\nBody.\n";
            files.insert(QStringLiteral("/w/.claude/skills/root%1/SKILL.md").arg(i), skill);
            files.insert(QStringLiteral("/w/api/.claude/skills/api%1/SKILL.md").arg(i), skill);
        }
        const StartFolders starts = Repository(files).starts("claude");
        QCOMPARE(starts.limitedStarts.size(), 1);
        QCOMPARE(starts.limitedStarts.first().folder, QStringLiteral("/w/api"));
        QVERIFY(starts.limitedStarts.first().losses.shortenedDescriptions > 0);
    }

    /// A file with thousands of imports is not evaluated for every start folder.
    void limitsTheNumberOfEvaluations()
    {
        Files files{{QStringLiteral("/w/CLAUDE.md"), {}}};
        for (int i = 0; i < 2100; ++i) {
            files[QStringLiteral("/w/CLAUDE.md")] += "@docs/" + QByteArray::number(i) + ".md\n";
            files.insert(QStringLiteral("/w/docs/%1.md").arg(i), "text " + QByteArray::number(i));
        }
        const QByteArray tooLarge(4'194'305, 'a');
        for (int i = 10; i < 15; ++i)
            files.insert(QStringLiteral("/w/d%1/CLAUDE.md").arg(i), tooLarge);
        const Repository repository(files);
        const StartFolders starts = repository.starts("claude");
        QCOMPARE(starts.uncheckedCount, 5);
        QVERIFY(starts.limitedStarts.isEmpty());
        QCOMPARE(repository.reads(), 0);
    }

    void reportsFoldersThatAreNotChecked()
    {
        Files files;
        for (int i = 10; i < 50; ++i)
            files.insert(QStringLiteral("/w/d%1/AGENTS.md").arg(i), QByteArray(33'000, 'a'));
        const StartFolders starts = Repository(files).starts("codex");
        QCOMPARE(starts.limitedStarts.size(), 32);
        for (int i = 0; i < 32; ++i)
            QCOMPARE(starts.limitedStarts[i].folder, QStringLiteral("/w/d%1").arg(i + 10)); // the order is fixed, although several threads evaluate the client
        QCOMPARE(starts.uncheckedCount, 8);
    }
};

OUTCROP_TEST(TestStartFolders, CoreApplication)

} // namespace tst_startfolders

#include "tst_startfolders.moc"
