// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the files that sync writes for each client, and that the ledger lists all content that a client does not send.
#include "core/sync/syncplan.h"
#include "core/sync/syncview.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_syncplan {

namespace {

using Files = QMap<QString, QByteArray>;

const QString root = QStringLiteral("/w");
const QString home = QStringLiteral("/home/me");

ClientDocument documentOf(const QString &name)
{
    const QList<ClientDocument> &clients = builtInClients();
    return *std::find_if(clients.begin(), clients.end(), [&name](const ClientDocument &client) { return client.name == name; });
}

QStringList splitWords(const char *list)
{
    return QString::fromLatin1(list).split(u',');
}

/// A project in memory.
class Project
{
public:
    explicit Project(const Files &files)
    {
        m_files.insert(QStringLiteral("/w/.git/HEAD"), "ref: refs/heads/main\n");
        for (auto file = files.cbegin(); file != files.cend(); ++file)
            write(file.key(), file.value());
    }

    void write(const QString &path, const QByteArray &bytes) { m_files[root + u'/' + path] = bytes; }
    void remove(const QString &path) { m_files.remove(root + u'/' + path); }
    QString text(const QString &path) const { return QString::fromUtf8(m_files.value(root + u'/' + path)); }
    bool hasFile(const QString &path) const { return m_files.contains(root + u'/' + path); }

    SyncPlan plan(const QStringList &to, const SyncOptions &options = {}, const QString &from = QStringLiteral("claude")) const
    {
        const MemoryFiles files(m_files);
        QList<SyncClient> clients;
        for (const QString &name : to)
            clients.append({documentOf(name), *syncTarget(name)});
        const ClientDocument client = from == u"agents" ? sharedSourceClient() : documentOf(from);
        return planSync(readSyncSource(client, files, root, home), clients, files, home, options);
    }

    SyncPlan apply(const QStringList &to, const SyncOptions &options = {}, const QString &from = QStringLiteral("claude"))
    {
        const SyncPlan plan = this->plan(to, options, from);
        for (const SyncFile &file : plan.files) {
            if (file.isWritten)
                write(file.path, file.after);
            else if (file.isRemoved)
                remove(file.path);
        }
        return plan;
    }

    /// Returns the texts that a client sends if it is started in the project and reads a file in each of these folders.
    QString sentTexts(const QString &client, const QStringList &touched = {}) const
    {
        const MemoryFiles files(m_files);
        QStringList paths;
        for (const QString &folder : touched)
            paths.append(root + u'/' + folder + QStringLiteral("/x.ts"));
        QString all;
        for (const ContextPart &part : readClientContext(documentOf(client), files, {root, home, paths, {}}).parts)
            all += part.text;
        return all;
    }

private:
    Files m_files;
};

/// Returns lines such as `dropped: .claude/agents/a.md: tools`, for entries other than `kept`.
QStringList rowsOf(const SyncPlan &plan, qsizetype client = 0)
{
    QStringList rows;
    for (const LedgerEntry &entry : plan.clients[client].ledger) {
        if (entry.action != LossAction::Kept)
            rows.append(toString(entry.action) + QStringLiteral(": ") + entry.part);
    }
    return rows;
}

QStringList pathsOf(const SyncPlan &plan, SyncFile::State state)
{
    QStringList paths;
    for (const SyncFile &file : plan.files) {
        if (file.state == state)
            paths.append(file.path);
    }
    return paths;
}

Files fullProjectFiles()
{
    return {{QStringLiteral("CLAUDE.md"), "# Garden\n\nUse pnpm, never npm.\n\n@docs/style.md\n\nAsk @team/lead before a release.\n"},
            {QStringLiteral("docs/style.md"), "Indent with four spaces.\n"},
            {QStringLiteral("packages/api/CLAUDE.md"), "The API answers in JSON only.\n"},
            {QStringLiteral(".claude/rules/always.md"), "Every commit message is in English.\n"},
            {QStringLiteral(".claude/rules/tests.md"), "---\npaths: \"**/*.test.ts\"\n---\nTests never sleep.\n"},
            {QStringLiteral(".claude/skills/release/SKILL.md"), "---\nname: release\ndescription: Publishes a release.\nhooks: none\n---\nRun the checklist.\n"},
            {QStringLiteral(".claude/skills/release/scripts/run.sh"), "#!/bin/sh\necho done\n"},
            {QStringLiteral(".claude/agents/reviewer.md"), "---\nname: reviewer\ndescription: Reviews changes.\ntools: Read, Grep\n---\nYou review code with care.\n"},
            {QStringLiteral(".claude/commands/fix.md"), "---\ndescription: Fixes an issue.\n---\nFix issue $ARGUMENTS with !`git status`.\n"}};
}

} // namespace

class TestSyncPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTargetHasAClientDocument()
    {
        QVERIFY(syncTargets().size() >= 14);
        QVERIFY(!sharedSourceClient().parts.isEmpty());
        for (const SyncTarget &target : syncTargets()) {
            QVERIFY2(!documentOf(target.client).name.isEmpty(), qPrintable(target.client));
            QVERIFY2(!target.instructions.isEmpty(), qPrintable(target.client));
        }
    }

    void everyTextIsSentOrInTheLedger_data()
    {
        QTest::addColumn<QString>("client");
        for (const SyncTarget &target : syncTargets()) {
            if (target.client != u"claude")
                QTest::newRow(qPrintable(target.client)) << target.client;
        }
    }

    void everyTextIsSentOrInTheLedger()
    {
        QFETCH(const QString, client);
        Project project(fullProjectFiles());
        const SyncPlan plan = project.apply({client});
        const QString sent = project.sentTexts(client, {QStringLiteral("packages/api")});
        for (const SyncItem &item : plan.items) {
            const bool isNamed = std::any_of(plan.clients[0].ledger.begin(), plan.clients[0].ledger.end(), [&item](const LedgerEntry &entry) { return entry.part == item.file; });
            QVERIFY2(isNamed, qPrintable(item.file));
        }
        for (const char *text : {"Use pnpm, never npm.", "Indent with four spaces.", "Every commit message is in English."})
            QVERIFY2(sent.contains(QLatin1String(text)), qPrintable(QLatin1String(text) + sent));
        QVERIFY2(!rowsOf(plan).contains(QStringLiteral("dropped: CLAUDE.md")), qPrintable(rowsOf(plan).join(u'\n')));
    }

    void applyingAgainChangesNothing_data() { everyTextIsSentOrInTheLedger_data(); }

    void applyingAgainChangesNothing()
    {
        QFETCH(const QString, client);
        for (const bool shims : {false, true}) {
            Project project(fullProjectFiles());
            project.apply({client}, {shims, false});
            const SyncPlan again = project.plan({client}, {shims, false});
            QVERIFY2(!again.hasDrift() && pathsOf(again, SyncFile::State::Handwritten).isEmpty(), qPrintable(again.findings().isEmpty() ? QString() : toString(again.findings().first())));
        }
    }

    void syncsAllClientsTogether()
    {
        Project project(fullProjectFiles());
        QStringList all;
        for (const SyncTarget &target : syncTargets()) {
            if (target.client != u"claude")
                all.append(target.client);
        }
        project.apply(all);
        const SyncPlan again = project.plan(all);
        QVERIFY2(!again.hasDrift(), qPrintable(again.findings().isEmpty() ? QString() : toString(again.findings().first())));
        for (const QString &client : all)
            QVERIFY2(project.sentTexts(client).contains(QLatin1String("Use pnpm, never npm.")), qPrintable(client));
    }

    /// A change of a single character in any generated file is detected.
    void detectsDriftOfOneCharacter()
    {
        Project project(fullProjectFiles());
        const QStringList to = splitWords("codex,cursor");
        const SyncPlan plan = project.apply(to);
        for (const SyncFile &file : plan.files) {
            const QByteArray original = file.after;
            for (qsizetype i = 0; i < original.size(); i += 23) {
                QByteArray changed = original;
                changed[i] = changed[i] == 'x' ? 'y' : 'x';
                project.write(file.path, changed);
                const SyncPlan drifted = project.plan(to);
                QVERIFY2(drifted.hasDrift(), qPrintable(file.path + u':' + QString::number(i)));
            }
            project.write(file.path, original);
        }
    }

    void locatesDrift()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "One.\n\nTwo.\n"}});
        project.apply(splitWords("codex"));
        project.write(QStringLiteral("AGENTS.md"), project.text(QStringLiteral("AGENTS.md")).replace(QStringLiteral("Two"), QStringLiteral("Twi")).toUtf8());
        const Diagnostics findings = project.plan(splitWords("codex")).findings();
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings[0].code, QStringLiteral("sync-edited"));
        QCOMPARE(toString(findings[0].location), QStringLiteral("AGENTS.md:5:3"));
    }

    void reportsOutdatedFilesAfterASourceChange()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "One.\n"}});
        project.apply(splitWords("codex"));
        project.write(QStringLiteral("CLAUDE.md"), "Two.\n");
        QCOMPARE(project.plan(splitWords("codex")).findings()[0].code, QStringLiteral("sync-outdated"));
        project.apply(splitWords("codex"));
        QVERIFY(project.text(QStringLiteral("AGENTS.md")).endsWith(QStringLiteral("Two.\n")));
    }

    void keepsHandwrittenFiles()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "Use pnpm.\n"}, {QStringLiteral("AGENTS.md"), "Mine.\n"}});
        const SyncPlan plan = project.apply(splitWords("codex"), {false, true});
        QCOMPARE(project.text(QStringLiteral("AGENTS.md")), QStringLiteral("Mine.\n"));
        QCOMPARE(rowsOf(plan), QStringList{QStringLiteral("dropped: CLAUDE.md")});
        QVERIFY(!plan.hasDrift());
    }

    void writesOnlyTheSectionOfAHandwrittenFile()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "Use pnpm.\n"}, {QStringLiteral("AGENTS.md"), "Mine.\n\n<!-- outcrop-sync: begin -->\n<!-- outcrop-sync: end -->\n\nMine, too.\n"}});
        project.apply(splitWords("codex"));
        const QString text = project.text(QStringLiteral("AGENTS.md"));
        QVERIFY2(text.startsWith(QStringLiteral("Mine.\n")) && text.contains(QStringLiteral("Use pnpm.")) && text.endsWith(QStringLiteral("Mine, too.\n")), qPrintable(text));
        QVERIFY(!project.plan(splitWords("codex")).hasDrift());
        project.write(QStringLiteral("CLAUDE.md"), "Use npm.\n");
        QVERIFY(project.plan(splitWords("codex")).hasDrift());
        project.apply(splitWords("codex"));
        QVERIFY(!project.text(QStringLiteral("AGENTS.md")).contains(QStringLiteral("pnpm")));
    }

    void keepsEditsUnlessDiscarded()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "Use pnpm.\n"}});
        project.apply(splitWords("codex"));
        project.write(QStringLiteral("AGENTS.md"), project.text(QStringLiteral("AGENTS.md")).replace(QStringLiteral("pnpm"), QStringLiteral("yarn")).toUtf8());
        project.apply(splitWords("codex"));
        QVERIFY(project.text(QStringLiteral("AGENTS.md")).contains(QStringLiteral("yarn")));
        project.apply(splitWords("codex"), {false, true});
        QVERIFY(project.text(QStringLiteral("AGENTS.md")).contains(QStringLiteral("pnpm")));
    }

    void removesFilesOfDeletedSources()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "Use pnpm.\n"}, {QStringLiteral(".claude/rules/a.md"), "---\npaths: src/**\n---\nRule.\n"},
            {QStringLiteral(".claude/skills/s/SKILL.md"), "---\nname: s\ndescription: d\n---\nSkill.\n"}, {QStringLiteral(".claude/skills/s/a.txt"), "a"}});
        project.apply(splitWords("cursor"));
        QVERIFY(project.hasFile(QStringLiteral(".cursor/rules/a.mdc")) && project.hasFile(QStringLiteral(".cursor/skills/s/a.txt")));
        project.write(QStringLiteral(".claude/skills/s/b.txt"), "b");
        project.apply(splitWords("cursor"));
        project.remove(QStringLiteral(".claude/skills/s/b.txt"));
        QCOMPARE(pathsOf(project.apply(splitWords("cursor")), SyncFile::State::Stale), splitWords(".cursor/skills/s/b.txt"));
        for (const char *gone : {".claude/rules/a.md", ".claude/skills/s/SKILL.md", ".claude/skills/s/a.txt"})
            project.remove(QString::fromLatin1(gone));
        const SyncPlan plan = project.apply(splitWords("cursor"));
        QCOMPARE(pathsOf(plan, SyncFile::State::Stale), splitWords(".cursor/rules/a.mdc,.cursor/skills/s/.outcrop-sync.sha256,.cursor/skills/s/SKILL.md,.cursor/skills/s/a.txt"));
        QVERIFY(!project.hasFile(QStringLiteral(".cursor/rules/a.mdc")) && !project.hasFile(QStringLiteral(".cursor/skills/s/a.txt")));
        QVERIFY(!project.plan(splitWords("cursor")).hasDrift());
    }

    void convertsToCursorRules()
    {
        Project project(fullProjectFiles());
        project.apply(splitWords("cursor"));
        const QString rule = project.text(QStringLiteral(".cursor/rules/tests.mdc"));
        QVERIFY2(rule.startsWith(QStringLiteral("---\nglobs: **/*.test.ts\nalwaysApply: false\n---\n")) && rule.endsWith(QStringLiteral("\n\nTests never sleep.\n")), qPrintable(rule));
        QVERIFY(project.text(QStringLiteral(".cursor/rules/always.mdc")).contains(QStringLiteral("alwaysApply: true")));
    }

    void convertsToInstructions()
    {
        Project project(fullProjectFiles());
        const SyncPlan plan = project.apply(splitWords("copilot-cloud"));
        const QString rule = project.text(QStringLiteral(".github/instructions/tests.instructions.md"));
        QVERIFY2(rule.contains(QStringLiteral("applyTo: ")) && rule.contains(QStringLiteral("**/*.test.ts")), qPrintable(rule));
        QVERIFY(rowsOf(plan).contains(QStringLiteral("renamed: .claude/rules/tests.md: paths")));
    }

    void unsupportedRulesNameTheirFiles()
    {
        Project project(fullProjectFiles());
        const SyncPlan plan = project.apply(splitWords("codex"));
        QVERIFY(project.text(QStringLiteral("AGENTS.md")).contains(QStringLiteral("only to files that match `**/*.test.ts`:\n\nTests never sleep.")));
        QVERIFY(rowsOf(plan).contains(QStringLiteral("approximated: .claude/rules/tests.md")));
        QVERIFY(rowsOf(plan).contains(QStringLiteral("approximated: packages/api/CLAUDE.md"))); // Codex sends the file only if it is started in this folder
    }

    void expandsImportsInPlace()
    {
        Project project(fullProjectFiles());
        project.apply(splitWords("codex"));
        const QString text = project.text(QStringLiteral("AGENTS.md"));
        QVERIFY(text.indexOf(QStringLiteral("Use pnpm")) < text.indexOf(QStringLiteral("Indent with")) && text.indexOf(QStringLiteral("Indent with")) < text.indexOf(QStringLiteral("Ask @team")));
        QVERIFY(!text.contains(QStringLiteral("@docs/style.md")));
    }

    /// Gemini CLI would replace the word with an error message.
    void escapesWordsThatLookLikeImports()
    {
        Project project(fullProjectFiles());
        const SyncPlan plan = project.apply(splitWords("gemini"));
        QVERIFY(project.text(QStringLiteral("GEMINI.md")).contains(QStringLiteral("Ask `@team/lead` before")));
        QVERIFY(rowsOf(plan).contains(QStringLiteral("approximated: CLAUDE.md")));
        QVERIFY(!project.sentTexts(QStringLiteral("gemini")).contains(QStringLiteral("Import failed")));
    }

    void writesSkillsAgentsAndCommands()
    {
        Project project(fullProjectFiles());
        const SyncPlan plan = project.apply(splitWords("codex,gemini,opencode"));
        QVERIFY(project.text(QStringLiteral(".agents/skills/release/SKILL.md")).startsWith(QStringLiteral("---\nname: release\n")));
        QCOMPARE(project.text(QStringLiteral(".agents/skills/release/scripts/run.sh")), QStringLiteral("#!/bin/sh\necho done\n"));
        QVERIFY(project.text(QStringLiteral(".codex/agents/reviewer.toml")).endsWith(QStringLiteral("name = \"reviewer\"\ndescription = \"Reviews changes.\"\ndeveloper_instructions = \"You review code with care.\"\n")));
        QVERIFY(project.text(QStringLiteral(".gemini/commands/fix.toml")).contains(QStringLiteral("prompt = \"Fix issue {{args}} with !{git status}.\"")));
        QVERIFY(project.text(QStringLiteral(".opencode/agents/reviewer.md")).contains(QStringLiteral("mode: subagent")));
        QVERIFY(project.text(QStringLiteral(".agents/skills/fix/SKILL.md")).contains(QStringLiteral("description: Fixes an issue.")));
        const QStringList rows = rowsOf(plan);
        QVERIFY2(rows.contains(QStringLiteral("dropped: .claude/agents/reviewer.md: tools")), qPrintable(rows.join(u'\n')));
        QVERIFY(rows.contains(QStringLiteral("approximated: .claude/commands/fix.md: $ARGUMENTS")));
        QVERIFY(rows.contains(QStringLiteral("moved: .claude/commands/fix.md")));
    }

    void writesNoCopyForAClientThatReadsTheSource()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "Use pnpm.\n"}, {QStringLiteral(".claude/rules/a.md"), "---\npaths: src/**\n---\nRule.\n"}});
        const SyncPlan plan = project.plan(splitWords("copilot"));
        QVERIFY2(plan.files.isEmpty(), qPrintable(plan.files.isEmpty() ? QString() : plan.files[0].path));
        QVERIFY(rowsOf(plan).isEmpty());
    }

    /// OpenCode reads CLAUDE.md only if AGENTS.md does not exist.
    void sendsSourcesHiddenByAnotherClientsFile()
    {
        Project project(fullProjectFiles());
        project.apply(splitWords("opencode,codex"));
        QVERIFY(project.sentTexts(QStringLiteral("opencode")).contains(QStringLiteral("Use pnpm")));
        QVERIFY(!project.plan(splitWords("opencode,codex")).hasDrift());
    }

    void listsTruncationInTheLedger()
    {
        QByteArray text;
        for (int i = 0; i < 2000; ++i)
            text += "Rule " + QByteArray::number(i) + " of the garden.\n\n";
        Project project({{QStringLiteral("CLAUDE.md"), text}});
        const SyncPlan plan = project.apply(splitWords("codex"));
        QCOMPARE(rowsOf(plan), QStringList{QStringLiteral("dropped: CLAUDE.md")});
        QVERIFY2(plan.clients[0].ledger[0].reason.contains(QStringLiteral("32,768")), qPrintable(plan.clients[0].ledger[0].reason));
    }

    void writesShimsInsteadOfCopies()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "Use pnpm.\n"}, {QStringLiteral("src/a.ts"), ""}});
        QVERIFY(project.plan(splitWords("gemini")).clients[0].proposals.first().contains(QStringLiteral("--shims")));
        project.apply(splitWords("gemini"), {true, false});
        QVERIFY(project.text(QStringLiteral("GEMINI.md")).endsWith(QStringLiteral("\n\n@./CLAUDE.md\n")));
        QVERIFY(project.sentTexts(QStringLiteral("gemini")).contains(QStringLiteral("Use pnpm.")));
        QVERIFY(!project.plan(splitWords("gemini")).hasDrift()); // the import is kept
        project.write(QStringLiteral("GEMINI.md"), project.text(QStringLiteral("GEMINI.md")).toUtf8() + "More.\n");
        QVERIFY(project.plan(splitWords("gemini")).hasDrift());
        QVERIFY(project.plan(splitWords("codex")).clients[0].proposals.first().contains(QStringLiteral("ln -s CLAUDE.md AGENTS.md")));
    }

    void readsTheTargetOfAShim()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "@AGENTS.md\n"}, {QStringLiteral("AGENTS.md"), "Use pnpm.\n"}});
        QVERIFY(project.plan(splitWords("codex")).files.isEmpty());
        project.write(QStringLiteral("CLAUDE.md"), "@AGENTS.md\n\nOnly for Claude.\n");
        QCOMPARE(rowsOf(project.plan(splitWords("codex"))), QStringList{QStringLiteral("dropped: CLAUDE.md")});
        QVERIFY(project.plan(splitWords("codex")).ledger.isEmpty()); // the file is imported, so it is not dropped, although Claude Code does not load it directly
        QVERIFY(project.apply(splitWords("gemini")).clients[0].ledger[0].action == LossAction::Kept);
        QVERIFY(project.sentTexts(QStringLiteral("gemini")).contains(QStringLiteral("Only for Claude.")));
    }

    void personalAndGeneratedFilesAreNotSources()
    {
        Project project({{QStringLiteral("CLAUDE.md"), "Use pnpm.\n"}, {QStringLiteral("CLAUDE.local.md"), "My token is on the desk.\n"}});
        const SyncPlan plan = project.apply(splitWords("codex"));
        QCOMPARE(plan.ledger.size(), 1);
        QCOMPARE(plan.ledger[0].part, QStringLiteral("CLAUDE.local.md"));
        QVERIFY(!project.text(QStringLiteral("AGENTS.md")).contains(QStringLiteral("desk")));
        QVERIFY(project.plan(splitWords("gemini"), {}, QStringLiteral("agents")).items.isEmpty());
        project.write(QStringLiteral("AGENTS.md"), "<!-- outcrop-sync: generated from CLAUDE.md; edit that instead; sha256:edited -->\n\nUse pnpm.\n");
        QCOMPARE(
            project.plan(splitWords("gemini"), {}, QStringLiteral("agents")).ledger[0].reason, QStringLiteral("Generated, so it is not used as a source."));
    }

    void readsOtherSources()
    {
        Project project({{QStringLiteral("AGENTS.md"), "Use pnpm.\n"}, {QStringLiteral("web/AGENTS.md"), "Use React.\n"}, {QStringLiteral(".agents/skills/s/SKILL.md"), "---\nname: s\ndescription: d\n---\nText.\n"}});
        project.apply(splitWords("gemini"), {}, QStringLiteral("agents"));
        QVERIFY(project.text(QStringLiteral("web/GEMINI.md")).contains(QStringLiteral("Use React.")));
        Project cursor({{QStringLiteral(".cursor/rules/a.mdc"), "---\ndescription: Styles\nglobs: *.css,src/**\nalwaysApply: false\n---\nNo ids.\n"}});
        cursor.apply(splitWords("claude"), {}, QStringLiteral("cursor"));
        const QString rule = cursor.text(QStringLiteral(".claude/rules/a.md"));
        QVERIFY2(rule.contains(QStringLiteral("paths:")) && rule.contains(QStringLiteral("src/**")) && rule.contains(QStringLiteral("No ids.")), qPrintable(rule));
    }

    /// In several client documents, a list of agents and the rule that loads AGENTS.md have the same ID.
    void instructionsAreNotAgents_data()
    {
        QTest::addColumn<QString>("from");
        for (const QString &from : {QStringLiteral("agents"), QStringLiteral("claude"), QStringLiteral("copilot"), QStringLiteral("opencode")})
            QTest::newRow(qPrintable(from)) << from;
    }

    void instructionsAreNotAgents()
    {
        QFETCH(const QString, from);
        Project project({{QStringLiteral("AGENTS.md"), "# Garden\n\nUse pnpm.\n"}});
        const SyncPlan plan = project.apply(splitWords("gemini"), {}, from);
        QCOMPARE(plan.items.size(), 1);
        QVERIFY(plan.items[0].kind == SyncItem::Kind::Instructions);
        QVERIFY(project.text(QStringLiteral("GEMINI.md")).contains(QStringLiteral("Use pnpm.")));
        QVERIFY(!project.hasFile(QStringLiteral(".gemini/agents/AGENTS.md")));
    }

    void convertsGlobsToTheProjectRoot()
    {
        const auto globs = [](const char *pattern, const char *folder) {
            return rebaseGlobsToRoot({QString::fromLatin1(pattern)}, QString::fromLatin1(folder), PatternStyle::GitIgnore).join(u' ');
        };
        QCOMPARE(globs("*.ts", ""), QStringLiteral("*.ts"));
        QCOMPARE(globs("*.ts", "api"), QStringLiteral("api/**/*.ts"));
        QCOMPARE(globs("/src/a.ts", "api"), QStringLiteral("api/src/a.ts"));
        QCOMPARE(globs("src/", ""), QStringLiteral("**/src/**"));
        QCOMPARE(globs("src", ""), QStringLiteral("src **/src/**"));
        QCOMPARE(globs("src/lib", ""), QStringLiteral("src/lib src/lib/**"));
        QCOMPARE(globs("./a.ts", ""), QString());
        QCOMPARE(rebaseGlobsToRoot({QStringLiteral("./a.ts")}, {}, PatternStyle::Glob), QStringList{QStringLiteral("a.ts")});
    }
};

OUTCROP_TEST(TestSyncPlan, NoApplication)

} // namespace tst_syncplan

#include "tst_syncplan.moc"
