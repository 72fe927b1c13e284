// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which coding agent's files become the layers of a folder, and the findings in them.
#include "app/context/clientfilecheck.h"
#include "app/context/foldercontext.h"
#include "app/context/promptcontext.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_promptcontext {

namespace {

/// A folder with a repository.
class PromptRepository
{
public:
    PromptRepository() { write(QStringLiteral(".git/HEAD"), "ref: refs/heads/main\n"); }

    QString path(const QString &relative = {}) const { return QDir::cleanPath(QDir(m_folder.path()).canonicalPath() + u'/' + relative); }

    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    void link(const QString &relative, const QString &target) const { QVERIFY(QFile::link(target, path(relative))); }

    OpenedWorkspace opened(const QString &inside = {}) const { return openWorkspace(path(inside)).value(); }

    QStringList findings() const
    {
        QStringList lines;
        const Diagnostics found = ClientFileFindings().recheck(opened()).diagnostics();
        for (const Diagnostic &each : found)
            lines.append(each.location.file + u' ' + each.code);
        return lines;
    }

private:
    QTemporaryDir m_folder;
};

QStringList filesOf(const Result<OpenedWorkspace> &opened)
{
    QStringList files;
    for (const Layer &layer : opened ? opened->library.stack.layers : QList<Layer>())
        files.append(layer.file());
    return files;
}

QString clientOf(const Result<OpenedWorkspace> &opened)
{
    const ContextLayers *context = opened ? contextLayersOf(opened->library) : nullptr;
    return context ? context->client : QString();
}

const QByteArray longText = QByteArray("Write tests first. ").repeated(20);

} // namespace

class TestPromptContext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectsAClientWithoutLayers()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("GEMINI.md"), "Gemini.");
        QCOMPARE(clientOf(withContext(repository.opened())), QStringLiteral("gemini"));
        repository.write(QStringLiteral("AGENTS.md"), "Agents.");
        const Result<OpenedWorkspace> chosen = withContext(repository.opened());
        QCOMPARE(clientOf(chosen), QStringLiteral("claude"));
        QCOMPARE(filesOf(chosen), QStringList{QStringLiteral("AGENTS.md")});
        QVERIFY(contextSentences(*chosen).first().contains(QStringLiteral("Claude Code")));
        QVERIFY(implicitContextError(*chosen));
    }

    /// Git can check out a symbolic link as a text file that contains only the link's target. The prompt then has
    /// one line, so the sentences explain why.
    void explainsALinkThatWasCheckedOutAsText()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), "Use pnpm.\n");
        repository.write(QStringLiteral("CLAUDE.md"), "AGENTS.md");
        const auto sentences = [&repository] { return contextSentences(*withContext(repository.opened())).mid(1).join(u' '); };
        QVERIFY2(sentences().contains(QStringLiteral("symbolic links were checked out as text: CLAUDE.md.")), qPrintable(sentences()));
        repository.write(QStringLiteral("CLAUDE.md"), "@AGENTS.md\n");
        QVERIFY2(!sentences().contains(QStringLiteral("symbolic")), qPrintable(sentences()));
    }

    void selectsNoClientIfAManifestOrLayersExist()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("CLAUDE.md"), "Claude.");
        repository.write(QStringLiteral("config.toml"), "[workspace]\n");
        QVERIFY(clientOf(withContext(repository.opened())).isEmpty());
        QCOMPARE(filesOf(withContext(repository.opened(), QStringLiteral("claude"))), QStringList{QStringLiteral("CLAUDE.md")});
        const PromptRepository layered;
        layered.write(QStringLiteral("CLAUDE.md"), "Claude.");
        layered.write(QStringLiteral("layers/soul.md"), "Soul.");
        QCOMPARE(filesOf(withContext(layered.opened())), QStringList{QStringLiteral("layers/soul.md")});
    }

    void selectsNoClientWithOnlyDocumentedBehavior()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral(".cursor/rules/a.mdc"), "---\nalwaysApply: true\n---\nRule.");
        const Result<OpenedWorkspace> chosen = withContext(repository.opened());
        QVERIFY2(filesOf(chosen).isEmpty(), qPrintable(clientOf(chosen)));
        QCOMPARE(filesOf(withContext(repository.opened(), QStringLiteral("cursor"))), QStringList{QStringLiteral(".cursor/rules/a.mdc")});
    }

    void usesTheClientThatTheUserSelects()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("CLAUDE.md"), "Claude.");
        const Result<OpenedWorkspace> asked = withContext(repository.opened(), QStringLiteral("claude-code"));
        QCOMPARE(clientOf(asked), QStringLiteral("claude"));
        QVERIFY(!implicitContextError(*asked));
        QVERIFY(filesOf(withContext(*asked, noContextName)).isEmpty());
        const Result<OpenedWorkspace> unknown = withContext(repository.opened(), QStringLiteral("nobody"));
        QVERIFY(!unknown && unknown.error().message.contains(QStringLiteral("codex")));
    }

    void includesFilesOfParentFolders()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), "Root.");
        repository.write(QStringLiteral("api/AGENTS.md"), "Api.");
        const QStringList files = filesOf(withContext(repository.opened(QStringLiteral("api")), QStringLiteral("codex")));
        QCOMPARE(files, QStringList({repository.path(QStringLiteral("AGENTS.md")), QStringLiteral("AGENTS.md")}));
    }

    void readsTheRecordedClient()
    {
        QCOMPARE(recordedContextClient(Json{{"context", "codex"}}), QStringLiteral("codex"));
        QCOMPARE(recordedContextClient(Json()), noContextName);
        QCOMPARE(recordedContextClient(Json{{"context", 3}}), noContextName);
    }

    void reportsCopiedAndHiddenFiles()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), longText);
        repository.write(QStringLiteral("CLAUDE.md"), longText);
        repository.write(QStringLiteral("web/AGENTS.md"), "Only for the web.");
        QCOMPARE(repository.findings(), QStringList({QStringLiteral("CLAUDE.md client-file-copy"), QStringLiteral("web/AGENTS.md client-file-hidden")}));
        const PromptRepository linked;
        linked.write(QStringLiteral("AGENTS.md"), longText);
        linked.link(QStringLiteral("CLAUDE.md"), QStringLiteral("AGENTS.md"));
        QVERIFY2(linked.findings().isEmpty(), qPrintable(linked.findings().join(u'\n')));
        const PromptRepository imported;
        imported.write(QStringLiteral("CLAUDE.md"), "@AGENTS.md\n");
        imported.write(QStringLiteral("AGENTS.md"), longText);
        imported.write(QStringLiteral("web/CLAUDE.md"), "@AGENTS.md\n");
        imported.write(QStringLiteral("web/AGENTS.md"), longText + "web");
        QVERIFY2(imported.findings().isEmpty(), qPrintable(imported.findings().join(u'\n')));
    }

    void offersAnImportForALinkStoredAsText()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), longText);
        repository.write(QStringLiteral("CLAUDE.md"), "AGENTS.md\n");
        const Diagnostics found = ClientFileFindings().recheck(repository.opened()).diagnostics();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().code, QStringLiteral("link-as-text"));
        QVERIFY(found.first().fix);
        QCOMPARE(found.first().fix->edits.first().replacement, QStringLiteral("@AGENTS.md"));
        QCOMPARE(found.first().fix->title, QStringLiteral("Import the file (Copilot CLI would load it twice)")); // Copilot CLI loads AGENTS.md and CLAUDE.md
    }

    /// An imported link would send only its path, so the fix imports the file at the end of the chain.
    void importsTheEndOfAChainOfLinksStoredAsText()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("docs/shared.md"), longText);
        repository.write(QStringLiteral("AGENTS.md"), "docs/shared.md");
        repository.write(QStringLiteral("web/CLAUDE.md"), "../AGENTS.md");
        const auto importIn = [](const PromptRepository &files, const QString &path) {
            const Diagnostics found = ClientFileFindings().recheck(files.opened()).diagnostics();
            const auto link = std::find_if(found.begin(), found.end(), [&path](const Diagnostic &one) { return one.code == u"link-as-text" && one.location.file == path; });
            return link == found.end() ? QStringLiteral("no finding") : link->fix ? link->fix->edits.first().replacement : QString();
        };
        QCOMPARE(importIn(repository, QStringLiteral("web/CLAUDE.md")), QStringLiteral("@../docs/shared.md"));
        const PromptRepository circular;
        circular.write(QStringLiteral("AGENTS.md"), "CLAUDE.md");
        circular.write(QStringLiteral("CLAUDE.md"), "AGENTS.md");
        QCOMPARE(importIn(circular, QStringLiteral("CLAUDE.md")), QString());
    }

    void reportsSecretsAndMissingImports()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("CLAUDE.md"), "Use @docs/gone.md and ghp_16C7e42F292c6912E7710c838347Ae178B4a for git.\n");
        QCOMPARE(repository.findings(), QStringList({QStringLiteral("CLAUDE.md import-missing"), QStringLiteral("CLAUDE.md secret-in-prompt")}));
        const PromptRepository harmless;
        harmless.write(QStringLiteral("CLAUDE.md"), "Set GITHUB_TOKEN=YOUR_TOKEN_HERE.\n");
        QVERIFY2(harmless.findings().isEmpty(), qPrintable(harmless.findings().join(u'\n')));
    }

    /// Truncation is reported only for clients that the folder is used with. Many clients load AGENTS.md, but few of them truncate it.
    void reportsTruncatedFiles()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), QByteArray("Use pnpm.\n").repeated(4000));
        const Diagnostics found = ClientFileFindings().recheck(repository.opened()).diagnostics();
        QCOMPARE(repository.findings(), QStringList{QStringLiteral("AGENTS.md client-file-truncated")});
        QCOMPARE(toString(found.first().location), QStringLiteral("AGENTS.md:3277:9"));
        QVERIFY(found.first().severity == Severity::Warning);
        QVERIFY2(found.first().message.startsWith(QStringLiteral("Codex sends only the first 32,768 of 40,000 bytes")), qPrintable(found.first().message));
        const ClientFileFindings shortened = ClientFileFindings().recheck(withText(repository.opened(), QStringLiteral("AGENTS.md"), "Use pnpm.\n"));
        QVERIFY(shortened.diagnostics().isEmpty());
    }

    /// If other start folders truncate or skip a file, it is reported once, for the first of these folders.
    void reportsTruncatedFilesOfOtherStartFolders()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), QByteArray(20'000, 'a'));
        repository.write(QStringLiteral("web/AGENTS.md"), QByteArray(20'000, 'b'));
        repository.write(QStringLiteral("web/mobile/AGENTS.md"), "lost");
        const QStringList found = repository.findings();
        QCOMPARE(found.filter(QStringLiteral("client-file-truncated")), QStringList{QStringLiteral("web/AGENTS.md client-file-truncated")});
        QCOMPARE(found.filter(QStringLiteral("client-file-skipped")), QStringList{QStringLiteral("web/mobile/AGENTS.md client-file-skipped")});
    }

    /// A long file that uses up the size limit in many start folders is one problem.
    void reportsFilesSkippedForTheSameFileOnce()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), QByteArray("Use pnpm.\n").repeated(4000));
        for (int i = 0; i < 10; ++i)
            repository.write(QStringLiteral("p%1/AGENTS.md").arg(i), "lost");
        const Diagnostics found = ClientFileFindings().recheck(repository.opened()).diagnostics();
        QCOMPARE(repository.findings(), QStringList({QStringLiteral("AGENTS.md client-file-skipped"), QStringLiteral("AGENTS.md client-file-truncated")}));
        QVERIFY2(found.first().message.startsWith(QStringLiteral("Codex does not send 10 files when it is started in their folders, because this file uses up the size limit: p0/AGENTS.md, p1/AGENTS.md, "
                                                                "p2/AGENTS.md, p3/AGENTS.md, p4/AGENTS.md, ….")),
            qPrintable(found.first().message));
    }

    /// A client whose behavior is known only from its documentation is included if the folder has files for it.
    void reportsTruncatedFilesOfClientsInUse()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), QByteArray(30'000, 'a')); // Antigravity and Copilot code review would truncate the file
        QCOMPARE(repository.findings(), QStringList());
        repository.write(QStringLiteral(".windsurf/rules/a.md"), "---\ntrigger: always_on\n---\n" + QByteArray(13'000, 'a'));
        const Diagnostics found = ClientFileFindings().recheck(repository.opened()).diagnostics();
        QCOMPARE(repository.findings(), QStringList{QStringLiteral(".windsurf/rules/a.md client-file-truncated")});
        QVERIFY(found.first().severity == Severity::Note); // this limit is an assumption
    }

    /// The prompt contains the files that its client loads at the start of a session in the workspace folder, without user files.
    void onlyOneContextIsUsed()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("CLAUDE.md"), "Claude.");
        repository.write(QStringLiteral("api/CLAUDE.md"), "Api.");
        const Result<OpenedWorkspace> opened = withContext(repository.opened(), QStringLiteral("claude"));
        ContextChoice choice;
        choice.folder = choice.start = repository.path();
        choice.home = repository.path(QStringLiteral("home"));
        choice.clients = {QStringLiteral("claude"), QStringLiteral("codex")};
        const auto uses = [&choice](const Result<OpenedWorkspace> &workspace) {
            const Result<FolderContexts> contexts = readFolderContexts(choice);
            return contexts ? QList<ContextUse>{contextUse(*workspace, *contexts, contexts->clients[0].context), contextUse(*workspace, *contexts, contexts->clients[1].context)} : QList<ContextUse>();
        };
        const QList<ContextUse> other{ContextUse::Different, ContextUse::Unavailable};
        QCOMPARE(uses(opened), QList<ContextUse>({ContextUse::Used, ContextUse::Available}));
        QCOMPARE(uses(withContext(repository.opened(), noContextName)), QList<ContextUse>({ContextUse::None, ContextUse::None}));
        choice.touchedFiles = {repository.path(QStringLiteral("api/x.ts"))};
        QCOMPARE(uses(opened).value(0), ContextUse::Different); // the context also contains api/CLAUDE.md
        choice.touchedFiles.clear();
        choice.readsUserFiles = true;
        QCOMPARE(uses(opened), other);
        choice.readsUserFiles = false;
        choice.start = repository.path(QStringLiteral("api"));
        QCOMPARE(uses(opened), other);
        QCOMPARE(uses(withContext(repository.opened(QStringLiteral("api")), QStringLiteral("claude"))), QList<ContextUse>({ContextUse::Used, ContextUse::Available}));
    }

    void updatesFindingsAfterAChange()
    {
        const PromptRepository repository;
        repository.write(QStringLiteral("CLAUDE.md"), "@a.md\n");
        const OpenedWorkspace before = repository.opened();
        const ClientFileFindings first = ClientFileFindings().recheck(before);
        QCOMPARE(first.diagnostics().size(), 1);
        const ClientFileFindings second = first.recheck(withText(before, QStringLiteral("a.md"), "There."));
        QVERIFY2(second.diagnostics().isEmpty(), qPrintable(second.diagnostics().isEmpty() ? QString() : toString(second.diagnostics().first())));
    }
};

OUTCROP_TEST(TestPromptContext, CoreApplication)

} // namespace tst_promptcontext

#include "tst_promptcontext.moc"
