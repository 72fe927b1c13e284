// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the context that the built-in clients load from small folders. tst_contextoracles compares them with recordings of real clients.
#include "core/clients/clientcontext.h"
#include "core/clients/contextgroups.h"
#include "core/clients/loadreason.h"
#include "core/clients/requesttext.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_clientcontext {

namespace {

const ClientDocument &clientNamed(const char *name)
{
    const QString wanted = QString::fromLatin1(name);
    const QList<ClientDocument> &clients = builtInClients();
    return *std::find_if(clients.begin(), clients.end(), [&wanted](const ClientDocument &client) { return client.name == wanted; });
}

/// Files, some of which are symbolic links.
class LinkedFiles : public MemoryFiles
{
public:
    LinkedFiles(QMap<QString, QByteArray> files, QMap<QString, QString> links) : MemoryFiles(addLinks(std::move(files), links)), m_links(std::move(links)) { }

    FileEntryInfo entryInfo(const QString &path) const override
    {
        FileEntryInfo info = MemoryFiles::entryInfo(path);
        info.realPath = m_links.value(path, info.realPath);
        return info;
    }

private:
    static QMap<QString, QByteArray> addLinks(QMap<QString, QByteArray> files, const QMap<QString, QString> &links)
    {
        for (const auto &[path, target] : links.asKeyValueRange())
            files.insert(path, files.value(target));
        return files;
    }

    QMap<QString, QString> m_links;
};

ClientContext contextOf(const char *client, QMap<QString, QByteArray> files, const QString &start = QStringLiteral("/w"), const QStringList &touched = {})
{
    files.insert(QStringLiteral("/w/.git/HEAD"), "ref: refs/heads/main\n");
    const MemoryFiles folder(files);
    return readClientContext(clientNamed(client), folder, {start, QStringLiteral("/home/me"), touched, {}});
}

/// Returns, for example, `AGENTS.md loaded` for each file, in order.
QStringList fileStates(const ClientContext &context)
{
    QStringList all;
    for (const ContextText &text : context.texts)
        all.append(text.file.sliced(text.file.startsWith(u"/w/") ? 3 : 0) + u' ' + toString(text.state));
    return all;
}

QStringList list(const char *words)
{
    return QString::fromLatin1(words).split(QStringLiteral("; "));
}

} // namespace

class TestClientContext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codexTruncatesTheChain()
    {
        const ClientContext context = contextOf("codex",
            {{QStringLiteral("/w/AGENTS.md"), QByteArray(30000, 'a')}, {QStringLiteral("/w/api/AGENTS.md"), "line\n" + QByteArray(5000, 'b')}, {QStringLiteral("/w/api/v1/AGENTS.md"), "lost"}},
            QStringLiteral("/w/api/v1"));
        QCOMPARE(fileStates(context), list("AGENTS.md loaded; api/AGENTS.md cut; api/v1/AGENTS.md skipped"));
        QCOMPARE(context.texts[1].truncationOffset, 2768);
        QCOMPARE(context.texts[1].truncationLine, 2);
        QCOMPARE(context.texts[2].truncationOffset, -1); // the file is skipped, not truncated
        QVERIFY(context.texts[2].isOverLimit && !context.texts[1].isOverLimit);
        QVERIFY(context.texts[2].reason.contains(QStringLiteral("limit")));
    }

    void codexOverrideHidesAgentsMd()
    {
        const ClientContext context = contextOf("codex", {{QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/AGENTS.override.md"), " "}});
        QCOMPARE(fileStates(context), list("AGENTS.override.md skipped; AGENTS.md hidden"));
        QCOMPARE(context.texts[1].relatedFile, QStringLiteral("/w/AGENTS.override.md"));
        QVERIFY(context.parts.isEmpty());
    }

    void claudeHidesAgentsMdIfClaudeMdIsLoaded()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.md"), "c"}, {QStringLiteral("/w/api/AGENTS.md"), "a"}};
        const ClientContext context = contextOf("claude", files, QStringLiteral("/w/api"));
        QCOMPARE(fileStates(context), list("CLAUDE.md loaded; api/AGENTS.md hidden"));
        QCOMPARE(context.texts[1].relatedFile, QStringLiteral("/w/CLAUDE.md"));
        QCOMPARE(fileStates(contextOf("claude", {{QStringLiteral("/w/CLAUDE.md"), ""}, {QStringLiteral("/w/AGENTS.md"), "a"}})), list("CLAUDE.md skipped; AGENTS.md loaded"));
    }

    /// The reason names the file in the top-level folder differently from a file next to the hidden file.
    void theReasonShowsWhichFileHides()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.md"), "c"}, {QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/api/AGENTS.md"), "a"}};
        const ClientContext context = contextOf("claude", files, QStringLiteral("/w/api"));
        QCOMPARE(fileStates(context), list("CLAUDE.md loaded; AGENTS.md hidden; api/AGENTS.md hidden"));
        QCOMPARE(contextReason(context.texts[1], QStringLiteral("/w")), QStringLiteral("Not loaded because CLAUDE.md exists."));
        QCOMPARE(contextReason(context.texts[2], QStringLiteral("/w")), QStringLiteral("Not loaded because CLAUDE.md in the top-level folder exists."));
        QCOMPARE(contextReason(context.texts[2], QStringLiteral("/")), QStringLiteral("Not loaded because /w/CLAUDE.md exists."));
    }

    /// Every file that is sent has a reason, which shows where it applies.
    void theReasonShowsWhyAFileIsLoaded()
    {
        const QString folder = QStringLiteral("/w");
        const auto reasons = [&folder](const ClientContext &context) {
            QStringList all;
            for (const ContextText &text : context.texts)
                all.append(contextPath(text.file, folder, context.home) + QStringLiteral(": ") + loadReason(context, text, folder));
            return all;
        };
        const ClientContext claude = contextOf("claude",
            {{QStringLiteral("/etc/claude-code/CLAUDE.md"), "m"}, {QStringLiteral("/home/me/.claude/CLAUDE.md"), "u"}, {QStringLiteral("/w/CLAUDE.md"), "c"},
                {QStringLiteral("/w/api/.claude/CLAUDE.md"), "d"}, {QStringLiteral("/w/api/v1/CLAUDE.md"), "n"}},
            QStringLiteral("/w/api"), {QStringLiteral("/w/api/v1/x.ts")});
        const QStringList loaded = reasons(claude);
        for (const QString &line : {QStringLiteral("/etc/claude-code/CLAUDE.md: Loaded in every session of every user."),
                 QStringLiteral("~/.claude/CLAUDE.md: Loaded in every session of this user."), QStringLiteral("CLAUDE.md: Loaded in every session in this project."),
                 QStringLiteral("api/.claude/CLAUDE.md: Loaded in every session in api."),
                 QStringLiteral("api/v1/CLAUDE.md: Loaded because the client reads api/v1/x.ts.")})
            QVERIFY2(loaded.contains(line), qPrintable(loaded.join(u'\n')));
        const ClientContext start = contextOf("aider", {{QStringLiteral("/w/.aider.conf.yml"), "read: CONVENTIONS.md\n"}, {QStringLiteral("/w/CONVENTIONS.md"), "c"}});
        QCOMPARE(reasons(start), QStringList{QStringLiteral("CONVENTIONS.md: Loaded in every session in the start folder.")});
        const ClientContext skills = contextOf("codex", {{QStringLiteral("/w/.agents/skills/mend/SKILL.md"), "---\nname: mend\ndescription: Mends fences\n---\n"}});
        QCOMPARE(reasons(skills), QStringList{QStringLiteral(".agents/skills/mend/SKILL.md: Only its entry in a list is sent.")});
    }

    /// Whether Claude Code loads AGENTS.md depends on the start folder, so the reasons name it.
    void theReasonNamesTheStartFolder()
    {
        const QString folder = QStringLiteral("/w");
        const QString names = QStringLiteral("CLAUDE.md, .claude/CLAUDE.md, CLAUDE.local.md");
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/docs/CLAUDE.md"), "c"}};
        const auto reasonFor = [&folder](const ClientContext &context, const char *file) {
            for (const ContextText &text : context.texts) {
                if (text.file == folder + u'/' + QString::fromLatin1(file))
                    return loadReason(context, text, folder);
            }
            return QStringLiteral("no entry");
        };
        const ClientContext root = contextOf("claude", files);
        QCOMPARE(reasonFor(root, "AGENTS.md"), QStringLiteral("Loaded because none of these files with text is in the start folder (w) or above it: %1.").arg(names));
        QCOMPARE(reasonFor(root, "docs/CLAUDE.md"), QStringLiteral("Loaded when a file in docs is read, because the client is started above it, in w."));
        const ClientContext docs = contextOf("claude", files, QStringLiteral("/w/docs"));
        QCOMPARE(reasonFor(docs, "AGENTS.md"),
            QStringLiteral("Not loaded because docs/CLAUDE.md exists. Claude Code loads this file only if none of these files with text is in the start folder (docs) or above it: %1.").arg(names));
        QCOMPARE(reasonFor(docs, "docs/CLAUDE.md"), QStringLiteral("Loaded in every session in docs."));
    }

    /// An import outside the start folder has one entry, although the imported file is also hidden, and counts as a loss if the file exists.
    void claudeDoesNotFollowImportsOutsideTheStartFolder()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.md"), "@AGENTS.md @missing.md"}, {QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/api/CLAUDE.md"), "c"}};
        const ClientContext context = contextOf("claude", files, QStringLiteral("/w/api"));
        QCOMPARE(fileStates(context), list("CLAUDE.md loaded; AGENTS.md skipped; missing.md skipped; api/CLAUDE.md loaded"));
        QCOMPARE(context.texts[1].reason, QStringLiteral("Imported by CLAUDE.md, but outside the start folder api and not approved by the user."));
        QCOMPARE(toString(contextLosses(context)), QStringLiteral("1 imported file not loaded"));
        QCOMPARE(contextCounts(context).losses.allSkippedFiles(), 1);
        QCOMPARE(contextCounts(context).unloadedFiles, 1); // the import of missing.md is not loaded
        QCOMPARE(context.texts[1].firstLostByte(), 0);
        QVERIFY(contextLosses(contextOf("claude", files)).isEmpty());
    }

    void namesLinksThatWereCheckedOutAsText()
    {
        QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.md"), "AGENTS.md\n"}, {QStringLiteral("/w/AGENTS.md"), "a"}};
        const ClientContext context = contextOf("claude", files);
        QCOMPARE(fileStates(context), list("CLAUDE.md loaded; AGENTS.md hidden"));
        QVERIFY(context.texts[0].isLinkAsText);
        QCOMPARE(context.texts[0].reason, QStringLiteral("A symbolic link that was checked out as text, so only the path AGENTS.md is sent."));
        files.remove(QStringLiteral("/w/AGENTS.md"));
        QVERIFY(!contextOf("claude", files).texts[0].isLinkAsText);
    }

    void claudeFollowsImports()
    {
        const ClientContext context = contextOf("claude", {{QStringLiteral("/w/CLAUDE.md"), "@a.md `@no.md` @missing.md"}, {QStringLiteral("/w/a.md"), "@b.md"}, {QStringLiteral("/w/b.md"), "@a.md"}});
        QCOMPARE(fileStates(context), list("CLAUDE.md loaded; a.md loaded; b.md loaded; missing.md skipped"));
        QCOMPARE(context.texts[2].relatedFile, QStringLiteral("/w/a.md"));
    }

    /// A file has only one entry: a hidden file that another file imports is loaded.
    void anImportedFileIsNotHidden()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.md"), "@AGENTS.md"}, {QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/api/AGENTS.md"), "b"}};
        QCOMPARE(fileStates(contextOf("claude", files)), list("CLAUDE.md loaded; AGENTS.md loaded; api/AGENTS.md hidden"));
    }

    /// A hidden file that is loaded through a link is not reported as replaced.
    void aHiddenFileCanBeLoadedUnderAnotherName_data()
    {
        QTest::addColumn<ContextState>("state");
        QTest::newRow("at the start") << ContextState::Loaded;
        QTest::newRow("when a file is read") << ContextState::Waiting;
    }
    void aHiddenFileCanBeLoadedUnderAnotherName()
    {
        QFETCH(ContextState, state);
        ContextText link, target, other;
        link.file = QStringLiteral("/w/CLAUDE.md");
        link.realFile = target.file = target.realFile = QStringLiteral("/w/AGENTS.md");
        link.state = state;
        target.state = other.state = ContextState::Hidden;
        other.file = other.realFile = QStringLiteral("/w/api/AGENTS.md");
        target.reason = other.reason = QStringLiteral("Not loaded because CLAUDE.md exists.");
        QList<ContextText> texts{target, link, other};
        removeSentTexts(texts);
        QCOMPARE(texts.size(), 3);
        QCOMPARE(contextReason(texts[0], QStringLiteral("/w")), QStringLiteral("The same file is loaded as CLAUDE.md."));
        QCOMPARE(texts[0].relatedFile, link.file);
        QVERIFY(texts[0].isSameFile && !texts[2].isSameFile);
        QCOMPARE(texts[2].reason, other.reason);
    }

    /// OpenCode sorts its built-in skill, customize-opencode, into the list of the repository's skills.
    void openCodeListsItsOwnSkillByName()
    {
        const auto tail = [](const QStringList &names) {
            QMap<QString, QByteArray> files;
            for (const QString &name : names)
                files.insert(QStringLiteral("/w/.agents/skills/%1/SKILL.md").arg(name), QStringLiteral("---\nname: %1\ndescription: d\n---\n").arg(name).toUtf8());
            const QString text = contextOf("opencode", files).parts[0].text;
            return text.sliced(text.indexOf(QStringLiteral("  <skill>")));
        };
        const auto skill = [](const QString &name) {
            return QStringLiteral("  <skill>\n    <name>%1</name>\n    <description>d</description>\n    <location>/w/.agents/skills/%1/SKILL.md</location>\n  </skill>\n").arg(name);
        };
        const QString own = contextGap + QStringLiteral("\n"), end = QStringLiteral("</available_skills>");
        QCOMPARE(tail({QStringLiteral("code"), QStringLiteral("review")}), skill(QStringLiteral("code")) + own + skill(QStringLiteral("review")) + end);
        QCOMPARE(tail({QStringLiteral("code")}), skill(QStringLiteral("code")) + own + end);
        QCOMPARE(tail({QStringLiteral("review")}), skill(QStringLiteral("review")) + end);
    }

    /// Qwen Code sends only the first line of each description if the list, with its built-in skills, has more than 8,000 characters.
    void qwenShortensALongListOfSkills_data()
    {
        QTest::addColumn<int>("skills");
        QTest::addColumn<bool>("isShort");
        QTest::newRow("fits") << 8 << false;
        QTest::newRow("too long") << 9 << true;
    }
    void qwenShortensALongListOfSkills()
    {
        QFETCH(int, skills);
        QFETCH(bool, isShort);
        QMap<QString, QByteArray> files;
        for (int i = 0; i < skills; ++i) {
            files.insert(QStringLiteral("/w/.agents/skills/s%1/SKILL.md").arg(i),
                QByteArray("---\nname: s") + QByteArray::number(i) + "\ndescription: |\n  First line.\n  " + QByteArray(120, 'x') + "\nwhen_to_use: often\n---\nBody.\n");
        }
        const ClientContext context = contextOf("qwen", files);
        QCOMPARE(context.texts.size(), skills);
        QCOMPARE(context.texts[0].isShortened, isShort);
        const QString text = context.parts.last().text;
        QVERIFY2(text.contains(QStringLiteral("<description>\nFirst line. (project)\n</description>\n<location>\nproject\n</location>")) == isShort, qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("often")) != isShort);
    }

    void loadsRulesWhenMatchingFilesAreTouched()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/.claude/rules/ts.md"), "---\npaths: \"src/**/*.ts\"\n---\nts"}, {QStringLiteral("/w/.claude/rules/all.md"), "all"}};
        QCOMPARE(fileStates(contextOf("claude", files)), list(".claude/rules/all.md loaded; .claude/rules/ts.md waiting"));
        const ClientContext touched = contextOf("claude", files, QStringLiteral("/w"), {QStringLiteral("/w/src/x.ts")});
        QCOMPARE(fileStates(touched), list(".claude/rules/all.md loaded; .claude/rules/ts.md loaded"));
        QCOMPARE(touched.parts.last().loadsOnFileRead, true);
        QCOMPARE(fileStates(contextOf("claude", files, QStringLiteral("/w"), {QStringLiteral("/w/src/x.js")})).size(), 2);
    }

    void loadsNestedFilesWhenTheirFolderIsTouched()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.md"), "c"}, {QStringLiteral("/w/api/CLAUDE.md"), "a"}, {QStringLiteral("/w/node_modules/x/CLAUDE.md"), "n"}};
        QCOMPARE(fileStates(contextOf("claude", files)), list("CLAUDE.md loaded; api/CLAUDE.md waiting"));
        QCOMPARE(fileStates(contextOf("claude", files, QStringLiteral("/w"), {QStringLiteral("/w/api/x.ts")})), list("CLAUDE.md loaded; api/CLAUDE.md loaded"));
        QCOMPARE(fileStates(contextOf("codex", files)), QStringList());
    }

    /// A file that is not sent has one entry, even if the client looks for it again when files are read.
    void touchingAFolderDoesNotRepeatEntries()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.md"), "c"}, {QStringLiteral("/w/api/AGENTS.md"), "a"}, {QStringLiteral("/w/api/CLAUDE.md"), "b"}};
        const ClientContext context = contextOf("claude", files, QStringLiteral("/w"), {QStringLiteral("/w/api/x.ts"), QStringLiteral("/w/api/y.ts")});
        QStringList rows = fileStates(context);
        rows.sort();
        QCOMPARE(rows, list("CLAUDE.md loaded; api/AGENTS.md hidden; api/CLAUDE.md loaded"));
        const ContextCounts counts = contextCounts(context);
        QCOMPARE(counts.startFiles, 1);
        QCOMPARE(counts.touchFiles, 1);
        QCOMPARE(counts.unloadedFiles, 1);
        QCOMPARE(context.touchedFiles.size(), 2);
    }

    /// Copilot CLI loads AGENTS.md directly, and again as an import of CLAUDE.md. Claude Code loads it only as an import.
    void marksFilesThatAreLoadedTwice()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/AGENTS.md"), "Use tabs.\n"}, {QStringLiteral("/w/CLAUDE.md"), "@AGENTS.md\n"}};
        const ClientContext copilot = contextOf("copilot", files);
        QCOMPARE(fileStates(copilot), list("AGENTS.md loaded; CLAUDE.md loaded; AGENTS.md imported"));
        QCOMPARE(contextCounts(copilot).repeatedFiles, 1);
        QVERIFY(!copilot.texts[0].isRepeated && !copilot.texts[1].isRepeated && copilot.texts[2].isRepeated);
        QCOMPARE(contextReason(copilot.texts[2], QStringLiteral("/w")), QStringLiteral("Imported by CLAUDE.md. Loaded twice: the client already sends this file."));
        QCOMPARE(contextCounts(contextOf("claude", files)).repeatedFiles, 0);
    }

    /// The text that Copilot CLI sends for a nested file can be longer than the file.
    void explainsEscapedCharacters()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/api/AGENTS.md"), "Use List<int>.\n"}, {QStringLiteral("/w/web/AGENTS.md"), "Use tabs.\n"}};
        const ClientContext context = contextOf("copilot", files, QStringLiteral("/w"), {QStringLiteral("/w/api/x.ts"), QStringLiteral("/w/web/x.ts")});
        const auto reasonOf = [&context](const QString &file) {
            const auto found = std::find_if(context.texts.begin(), context.texts.end(), [&file](const ContextText &text) { return text.file == file; });
            return found == context.texts.end() ? QStringLiteral("no entry") : found->reason;
        };
        QCOMPARE(reasonOf(QStringLiteral("/w/api/AGENTS.md")), QStringLiteral("Characters such as < are sent as &lt;, so the text is longer than the file."));
        QCOMPARE(reasonOf(QStringLiteral("/w/web/AGENTS.md")), QString());
    }

    /// Copilot CLI removes duplicate texts only at the start. Nested files with equal texts are all sent, unchanged, but each file only once.
    void copilotRepeatsEqualNestedTexts()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.md"), "Read AGENTS.md"}, {QStringLiteral("/w/.github/copilot-instructions.md"), "Read AGENTS.md"},
            {QStringLiteral("/w/api/CLAUDE.md"), "Read AGENTS.md"}, {QStringLiteral("/w/api/v1/CLAUDE.md"), "Read AGENTS.md\n"}};
        QCOMPARE(fileStates(contextOf("copilot", files)).first(2), list(".github/copilot-instructions.md loaded; CLAUDE.md hidden"));
        const ClientContext touched = contextOf("copilot", files, QStringLiteral("/w"), {QStringLiteral("/w/api/v1/x.ts"), QStringLiteral("/w/api/v1/y.ts")});
        QCOMPARE(fileStates(touched).mid(2, 2), list("api/v1/CLAUDE.md loaded; api/CLAUDE.md loaded"));
        QVERIFY2(touched.parts.last().text.contains(QStringLiteral("Read AGENTS.md\n\n</system_reminder>")), qPrintable(touched.parts.last().text));
        QVERIFY(touched.parts.last().text.endsWith(QStringLiteral("Read AGENTS.md\n</system_reminder>")));
        QCOMPARE(touched.parts.last().text.count(QStringLiteral("<system_reminder>")), 2);
    }

    /// A link next to its target is not sent separately, and a link into another folder is sent under the name of its target.
    void copilotSendsANestedFileOnceForAllItsLinks()
    {
        const LinkedFiles files({{QStringLiteral("/w/.git/HEAD"), "x"}, {QStringLiteral("/w/AGENTS.md"), "root"}, {QStringLiteral("/w/api/AGENTS.md"), "api"}},
            {{QStringLiteral("/w/api/CLAUDE.md"), QStringLiteral("/w/api/AGENTS.md")}, {QStringLiteral("/w/api/GEMINI.md"), QStringLiteral("/w/AGENTS.md")}});
        const ClientContext context = readClientContext(clientNamed("copilot"), files, {QStringLiteral("/w"), QStringLiteral("/home/me"), {QStringLiteral("/w/api/x.ts")}, {}});
        const QString text = context.parts.last().text;
        QCOMPARE(text.count(QStringLiteral("<system_reminder>")), 2);
        QVERIFY2(text.contains(QStringLiteral("Custom instructions from api/AGENTS.md.")) && text.contains(QStringLiteral("Custom instructions from AGENTS.md.")), qPrintable(text));
    }

    /// Different files with equal texts are both sent. A file and a link to it are sent once, under the first name.
    void qwenSendsAFileOnce()
    {
        const ContextQuery query{QStringLiteral("/w/api"), QStringLiteral("/home/me"), {}, {}};
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/.git/HEAD"), "x"}, {QStringLiteral("/w/AGENTS.md"), "same"}};
        QMap<QString, QByteArray> equal = files;
        equal.insert(QStringLiteral("/w/api/AGENTS.md"), "same");
        QCOMPARE(fileStates(readClientContext(clientNamed("qwen"), MemoryFiles(equal), query)), list("AGENTS.md loaded; api/AGENTS.md loaded"));
        const LinkedFiles linked(files, {{QStringLiteral("/w/api/AGENTS.md"), QStringLiteral("/w/AGENTS.md")}});
        QCOMPARE(fileStates(readClientContext(clientNamed("qwen"), linked, query)), list("AGENTS.md loaded; api/AGENTS.md hidden"));
    }

    void cursorAppliesRulesByMode()
    {
        const ClientContext context = contextOf("cursor", {{QStringLiteral("/w/.cursor/rules/a.mdc"), "---\nalwaysApply: true\n---\na"},
            {QStringLiteral("/w/.cursor/rules/b.mdc"), "---\nglobs: **/*.ts\n---\nb"}, {QStringLiteral("/w/.cursor/rules/c.mdc"), "---\ndescription: when asked\n---\nc"},
            {QStringLiteral("/w/.cursor/rules/d.mdc"), "---\ndescription:\n---\nd"}, {QStringLiteral("/w/.cursor/rules/e.md"), "ignored"}});
        QCOMPARE(
            fileStates(context), list(".cursor/rules/a.mdc loaded; .cursor/rules/b.mdc waiting; .cursor/rules/c.mdc waiting; .cursor/rules/d.mdc skipped"));
        QCOMPARE(context.texts[1].patterns, QStringList{QStringLiteral("**/*.ts")});
        QVERIFY(!context.evidence.isObserved());
    }

    void cursorReadsFilesOfOtherClients()
    {
        QCOMPARE(fileStates(contextOf("cursor", {{QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/CLAUDE.md"), "c"}, {QStringLiteral("/w/.cursorrules"), "l"}})),
            list("AGENTS.md loaded; CLAUDE.md loaded; .cursorrules loaded"));
    }

    void devinReadsItsFolders()
    {
        const ClientContext context = contextOf("devin", {{QStringLiteral("/etc/devin/rules/all.md"), "m"}, {QStringLiteral("/w/agents.md"), "a"}, {QStringLiteral("/w/.windsurf/rules/a.md"), "---\ntrigger: always_on\n---\nr"},
            {QStringLiteral("/w/.windsurf/rules/sub/b.md"), "not read"}, {QStringLiteral("/w/.windsurfrules"), "l"}});
        QCOMPARE(fileStates(context), list("/etc/devin/rules/all.md loaded; agents.md loaded; .windsurf/rules/a.md loaded; .windsurfrules loaded"));
    }

    void antigravityNeedsATrigger()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/home/me/.gemini/GEMINI.md"), "u"}, {QStringLiteral("/w/AGENTS.md"), "see @[notes](notes.md)"}, {QStringLiteral("/w/notes.md"), "n"},
            {QStringLiteral("/w/.agents/rules/a.md"), "---\ntrigger: always_on\n---\na"}, {QStringLiteral("/w/.agents/rules/b.md"), "bare"},
            {QStringLiteral("/w/.agents/rules/c.md"), "---\ntrigger: glob\nglobs: \"src/**\"\n---\nc"}};
        QCOMPARE(fileStates(contextOf("antigravity", files)),
            list("/home/me/.gemini/GEMINI.md loaded; AGENTS.md loaded; notes.md imported; .agents/rules/a.md loaded; .agents/rules/b.md skipped; .agents/rules/c.md waiting"));
    }

    void vscodeReadsClaudeFiles()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/CLAUDE.local.md"), "c"}, {QStringLiteral("/w/.claude/rules/ts.md"), "---\npaths: \"src/**\"\n---\nts"}};
        QCOMPARE(fileStates(contextOf("vscode", files)), list("CLAUDE.local.md loaded; .claude/rules/ts.md waiting"));
    }

    /// Kiro's import syntax does not use an at sign, and paths are relative to the project.
    void kiroImportsFromTheRoot()
    {
        const ClientContext context = contextOf("kiro", {{QStringLiteral("/w/.kiro/steering/api.md"), "Obey #[[file:docs/api.md]]."}, {QStringLiteral("/w/docs/api.md"), "the contract"}, {QStringLiteral("/w/web/AGENTS.md"), "a"}});
        QCOMPARE(fileStates(context), list(".kiro/steering/api.md loaded; docs/api.md imported; web/AGENTS.md loaded"));
        QVERIFY2(context.parts.first().text.contains(QStringLiteral("Obey the contract.")), qPrintable(context.parts.first().text));
        QCOMPARE(context.texts[1].weakerPart->name, QStringLiteral("imports"));
        QCOMPARE(int(context.texts[1].weakestEvidence()), int(EvidenceKind::Assumed));
        QVERIFY(!context.texts[0].weakerPart && !context.texts[2].weakerPart);
    }

    /// Weaker evidence for a limit applies only to files that the limit truncates.
    void limitEvidenceAppliesOnlyToTruncatedFiles()
    {
        const ClientContext context = contextOf("copilot-review", {{QStringLiteral("/w/AGENTS.md"), "short"}, {QStringLiteral("/w/.github/copilot-instructions.md"), QByteArray(5000, 'a')}});
        QCOMPARE(fileStates(context), list(".github/copilot-instructions.md cut; AGENTS.md loaded"));
        QCOMPARE(context.texts[0].truncationOffset, 4000);
        QCOMPARE(int(context.texts[0].evidence.kind), int(EvidenceKind::Documented));
        QCOMPARE(context.texts[0].weakerPart->name, QStringLiteral("limit"));
        QVERIFY(context.texts[0].weakerPart->evidence.source.contains(QStringLiteral("42761")));
        QVERIFY(!context.texts[1].weakerPart);
    }

    void listedFilesHaveTheEvidenceOfTheirLocation()
    {
        const QByteArray agent = "---\nname: a\ndescription: when asked\n---\nx";
        const ClientContext context = contextOf("claude", {{QStringLiteral("/w/.claude/agents/a.md"), agent}, {QStringLiteral("/home/me/.claude/agents/b.md"), QByteArray(agent).replace("name: a", "name: b")}});
        QCOMPARE(context.texts.size(), 2);
        for (const ContextText &text : context.texts) {
            const bool isUsers = text.file.startsWith(u"/home/");
            QCOMPARE(toString(text.evidence.kind), isUsers ? QStringLiteral("documented") : QStringLiteral("observed"));
            QCOMPARE(text.evidence.version.isEmpty(), isUsers);
        }
    }

    void copilotSendsATextOnce()
    {
        const ClientContext context = contextOf("copilot", {{QStringLiteral("/w/AGENTS.md"), "same"}, {QStringLiteral("/w/CLAUDE.md"), "same"}});
        QCOMPARE(fileStates(context), list("AGENTS.md loaded; CLAUDE.md hidden"));
    }

    void aiderLoadsConfiguredFiles()
    {
        const ClientContext context = contextOf("aider", {{QStringLiteral("/w/.aider.conf.yml"), "read: [CONVENTIONS.md]\n"}, {QStringLiteral("/w/CONVENTIONS.md"), "x"}, {QStringLiteral("/w/AGENTS.md"), "y"}});
        QCOMPARE(fileStates(context), list("CONVENTIONS.md loaded"));
    }

    void aiderResolvesPathsFromTheStartFolder()
    {
        const QMap<QString, QByteArray> files{{QStringLiteral("/w/.aider.conf.yml"), "read: [CONVENTIONS.md]\n"}, {QStringLiteral("/w/CONVENTIONS.md"), "root"}, {QStringLiteral("/w/api/CONVENTIONS.md"), "api"}};
        QCOMPARE(fileStates(contextOf("aider", files, QStringLiteral("/w/api"))), list("api/CONVENTIONS.md loaded"));
    }

    void limitsSkillListsToABudget()
    {
        QMap<QString, QByteArray> files;
        for (int i = 100; i < 300; ++i)
            files.insert(QStringLiteral("/w/.claude/skills/s%1/SKILL.md").arg(i), QStringLiteral("---\nname: s%1\ndescription: %2\n---\n").arg(i).arg(QString(300, u'd')).toUtf8());
        const ClientContext context = contextOf("claude", files);
        QCOMPARE(context.texts.size(), 200);
        const auto shortened = std::count_if(context.texts.begin(), context.texts.end(), [](const ContextText &text) { return text.isShortened; });
        QVERIFY2(shortened > 100 && shortened < 150, qPrintable(QString::number(shortened)));
        QVERIFY(context.texts.last().text == u"- s299");
        QCOMPARE(context.texts.last().weakerPart->name, QStringLiteral("limit"));
        QVERIFY(!context.texts.first().isShortened && !context.texts.first().weakerPart);
    }

    /// If all files import each other, the number of reads is bounded.
    void limitsRecursiveImports()
    {
        QByteArray all;
        QMap<QString, QByteArray> files;
        for (int i = 0; i < 200; ++i)
            all += QStringLiteral("@./f%1.md\n").arg(i).toUtf8();
        for (int i = 0; i < 200; ++i)
            files.insert(QStringLiteral("/w/f%1.md").arg(i), all);
        files.insert(QStringLiteral("/w/GEMINI.md"), all);
        files.insert(QStringLiteral("/w/.git/HEAD"), "x");
        const MemoryFiles folder(files);
        readClientContext(clientNamed("gemini"), folder, {QStringLiteral("/w"), QStringLiteral("/home/me"), {}, {}});
        QVERIFY2(folder.reads < 20'100, qPrintable(QString::number(folder.reads)));
    }
};

OUTCROP_TEST(TestClientContext, NoApplication)

} // namespace tst_clientcontext

#include "tst_clientcontext.moc"
