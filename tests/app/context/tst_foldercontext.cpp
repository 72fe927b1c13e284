// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/foldercontext.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_foldercontext {

namespace {

/// A repository next to unrelated files, and a home folder.
class Repository
{
public:
    Repository()
    {
        write(QStringLiteral("repo/.git/HEAD"), "ref: refs/heads/main\n");
        QDir().mkpath(path(QStringLiteral("home")));
    }

    QString path(const QString &relative) const { return QDir::cleanPath(QDir(m_folder.path()).canonicalPath() + u'/' + relative); }

    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    void link(const QString &relative, const QString &target) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QVERIFY(QFile::link(target, path(relative)));
    }

    ContextChoice choice(const QStringList &clients = {}) const
    {
        ContextChoice choice;
        choice.folder = path(QStringLiteral("repo"));
        choice.start = choice.folder;
        choice.home = path(QStringLiteral("home"));
        choice.clients = clients;
        return choice;
    }

private:
    QTemporaryDir m_folder;
};

bool isUserFolder(const QString &folder)
{
    return folder.startsWith(u'~') || folder.startsWith(u'/');
}

/// Returns whether a rule of the client searches the home folder or a system folder at the start.
bool readsUserFiles(const ClientDocument &client)
{
    for (const PartRule &part : client.parts) {
        for (const PartRule::Content &content : part.contents) {
            const auto *rule = std::get_if<LoadRule>(&content);
            if (rule && !part.loadsOnFileRead && std::any_of(rule->folders.begin(), rule->folders.end(), isUserFolder))
                return true;
        }
    }
    return false;
}

QString sentTexts(const FolderContexts &contexts)
{
    QString all;
    for (const ContextReport &client : contexts.clients) {
        for (const ContextPart &part : client.context.parts)
            all += part.text;
    }
    return all;
}

} // namespace

class TestFolderContext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Skills that only other clients find are not silently missing, even if a single client is read.
    void notesSkillsThatOnlyOtherClientsList()
    {
        const Repository repository;
        const QByteArray skill = "---\nname: restock\ndescription: Plans a restock.\n---\nRead the list.\n";
        repository.write(QStringLiteral("repo/.agents/skills/restock/SKILL.md"), skill);
        repository.write(QStringLiteral("repo/.claude/skills/label/SKILL.md"), QByteArray(skill).replace("restock", "label"));
        for (const QStringList &clients : {QStringList{QStringLiteral("claude")}, QStringList{QStringLiteral("codex"), QStringLiteral("claude")}}) {
            ContextChoice choice = repository.choice(clients);
            choice.checksOtherStarts = true;
            const Result<FolderContexts> contexts = readFolderContexts(choice);
            QVERIFY(contexts.ok());
            const ContextReport &claude = contexts->clients.last();
            QCOMPARE(claude.unreadSkills, QStringList{repository.path(QStringLiteral("repo/.agents/skills/restock/SKILL.md"))});
            QVERIFY(contextNotes(*contexts, claude, false).contains(QStringLiteral("Claude Code does not read 1 skill, agent or command that other coding agents list: .agents/skills/restock/SKILL.md")));
        }
    }

    void readsEveryClient()
    {
        const Repository repository;
        repository.write(QStringLiteral("repo/AGENTS.md"), "Use tabs.\n");
        const Result<FolderContexts> contexts = readFolderContexts(repository.choice());
        QVERIFY(contexts.ok());
        QVERIFY(contexts->clients.size() >= 16);
        QVERIFY(contexts->diagnostics.isEmpty());
        for (const ContextReport &client : contexts->clients) {
            QCOMPARE(client.tokenCounts.size(), client.context.texts.size());
            const bool reads = client.context.client != u"gemini" && client.context.client != u"aider";
            QVERIFY2((client.tokensAtStart.tokens > 0) == reads, qPrintable(client.context.client));
        }
    }

    /// Files outside the repository are read only if the user allows it, even if links, imports, settings or parent folders refer to them.
    void readsNoFilesOutsideTheRepository()
    {
        const Repository repository;
        repository.write(QStringLiteral("secret.md"), "SECRET above");
        repository.write(QStringLiteral("CLAUDE.md"), "SECRET parent");
        repository.write(QStringLiteral("home/.claude/CLAUDE.md"), "SECRET home");
        repository.write(QStringLiteral("repo/CLAUDE.md"), "@../secret.md\n@~/.claude/CLAUDE.md\n@" + repository.path(QStringLiteral("secret.md")).toUtf8() + "\n@link.md\nmine\n");
        repository.write(QStringLiteral("repo/QWEN.md"), "@./link.md\n");
        repository.write(QStringLiteral("repo/opencode.json"), "{\"instructions\": [\"../secret.md\", \"/etc/passwd\", \"~/.claude/CLAUDE.md\", \"link*.md\"]}");
        repository.write(QStringLiteral("repo/.aider.conf.yml"), "read: [../secret.md, link.md]\n");
        repository.link(QStringLiteral("repo/link.md"), QStringLiteral("../secret.md"));
        repository.link(QStringLiteral("repo/AGENTS.md"), QStringLiteral("../secret.md"));
        repository.link(QStringLiteral("repo/.claude/rules/out"), QStringLiteral("../../.."));
        ContextChoice choice = repository.choice();
        choice.touchedFiles = {choice.folder + QStringLiteral("/x.ts")};
        const Result<FolderContexts> contexts = readFolderContexts(choice);
        QVERIFY(contexts.ok());
        QVERIFY(sentTexts(*contexts).contains(QStringLiteral("mine")));
        QVERIFY2(!sentTexts(*contexts).contains(QStringLiteral("SECRET")), qPrintable(sentTexts(*contexts)));
        QVERIFY(!sentTexts(*contexts).contains(QStringLiteral("root:")));
        choice.readsUserFiles = true;
        QVERIFY(sentTexts(*readFolderContexts(choice)).contains(QStringLiteral("SECRET home")));
        QVERIFY(!sentTexts(*readFolderContexts(choice)).contains(QStringLiteral("SECRET parent")));
        choice.readsOutside = true;
        QVERIFY(sentTexts(*readFolderContexts(choice)).contains(QStringLiteral("SECRET parent")));
    }

    void survivesHostileFolders()
    {
        const Repository repository;
        QByteArray imports;
        for (int i = 0; i < 10'000; ++i)
            imports += "@./f" + QByteArray::number(i % 50) + ".md\n";
        for (const char *name : {"CLAUDE.md", "GEMINI.md", "AGENTS.md", "QWEN.md"})
            repository.write(QStringLiteral("repo/") + QString::fromLatin1(name), imports);
        for (int i = 0; i < 50; ++i)
            repository.write(QStringLiteral("repo/f%1.md").arg(i), "@./f" + QByteArray::number((i + 1) % 50) + ".md\n");
        repository.link(QStringLiteral("repo/.claude/rules/circle"), QStringLiteral(".."));
        repository.link(QStringLiteral("repo/.claude/rules/self.md"), QStringLiteral("self.md"));
        repository.write(QStringLiteral("repo/.claude/rules/a\nb\x1b[31m.md"), "---\npaths: \"" + QByteArray("{a,b}").repeated(40) + "\"\n---\n");
        repository.write(QStringLiteral("repo/.github/instructions/all.instructions.md"), "---\napplyTo: \"" + QByteArray("**/").repeated(100) + "*\"\n---\nx");
        repository.write(QStringLiteral("repo/opencode.json"), "{\"instructions\": [\"**/*\", \"**/**/**/**/*\"]}");
        QFile large(repository.path(QStringLiteral("repo/sub/AGENTS.md")));
        QDir().mkpath(repository.path(QStringLiteral("repo/sub")));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(100 * 1024 * 1024));
        ContextChoice choice = repository.choice();
        choice.start = choice.folder + QStringLiteral("/sub");
        choice.touchedFiles = {choice.start + QStringLiteral("/x.ts")};
        const Result<FolderContexts> contexts = readFolderContexts(choice);
        QVERIFY(contexts.ok());
        for (const ContextReport &client : contexts->clients) {
            for (const ContextText &text : client.context.texts) {
                if (text.fileBytes > 90 * 1024 * 1024)
                    QVERIFY2(!text.isSent(), qPrintable(client.context.client));
            }
        }
    }

    /// With two links in each of twenty folders, there are a million paths to the last folder.
    void survivesExponentialLinks()
    {
        const Repository repository;
        for (int i = 0; i < 20; ++i) {
            repository.write(QStringLiteral("repo/d%1/x.md").arg(i), "text");
            for (const char *name : {"l", "r"})
                repository.link(QStringLiteral("repo/d%1/%2").arg(i).arg(QString::fromLatin1(name)), QStringLiteral("../d%1").arg(i + 1));
        }
        for (const char *place : {"repo/.claude/rules/all", "repo/.claude/skills/all", "repo/.github/instructions/all", "repo/.agents/skills/all"})
            repository.link(QString::fromLatin1(place), QStringLiteral("../../d0"));
        repository.write(QStringLiteral("repo/opencode.json"), "{\"instructions\": [\"**/{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}*\", \"**/*/**/*/**/y.md\"]}");
        const Result<FolderContexts> contexts = readFolderContexts(repository.choice());
        QVERIFY(contexts.ok());
        QVERIFY(contexts->clients.size() >= 16);
    }

    void addsClientsDefinedInTheFolder()
    {
        const Repository repository;
        repository.write(QStringLiteral("repo/portability/clients/parrot.yaml"),
            "client: parrot\ntitle: Parrot\nproject: {markers: [.git], otherwise: start}\nparts:\n  - {part: a, where: b, role: c, contents: [{load: seeds, title: seeds, in: start, files: SEEDS.md}]}\n");
        repository.write(QStringLiteral("repo/portability/clients/broken.yaml"), "client: broken\nparts: 5\n");
        repository.write(QStringLiteral("repo/SEEDS.md"), "millet");
        const Result<FolderContexts> contexts = readFolderContexts(repository.choice({QStringLiteral("parrot")}));
        QVERIFY(contexts.ok());
        QCOMPARE(sentTexts(*contexts), QStringLiteral("millet"));
        QVERIFY(hasErrors(contexts->diagnostics));
        QCOMPARE(contexts->diagnostics.first().location.file, QStringLiteral("portability/clients/broken.yaml"));
        QCOMPARE(readFolderContexts(repository.choice({QStringLiteral("owl")})).error().code, ErrorCode::NotFound);
    }

    void findsTheRepository()
    {
        const Repository repository;
        QDir().mkpath(repository.path(QStringLiteral("repo/a/b")));
        QCOMPARE(contextFolderOf(repository.path(QStringLiteral("repo/a/b")), repository.path(QStringLiteral("home"))), repository.path(QStringLiteral("repo")));
        QCOMPARE(contextFolderOf(repository.path(QStringLiteral("repo/a/b")), repository.path(QStringLiteral("repo/a"))), repository.path(QStringLiteral("repo/a/b")));
    }

    /// Each client has one default model, which a selected model replaces for all clients.
    void aSelectedModelReplacesTheDefaultModels()
    {
        const Repository repository;
        repository.write(QStringLiteral("repo/AGENTS.md"), "Use tabs.\n");
        ContextChoice choice = repository.choice({QStringLiteral("codex"), QStringLiteral("claude")});
        const Result<FolderContexts> defaults = readFolderContexts(choice);
        QVERIFY(defaults.ok());
        QCOMPARE(defaults->clients[0].model, QStringLiteral("gpt-5.2-codex"));
        QCOMPARE(defaults->clients[1].model, QStringLiteral("claude-sonnet-5-5"));
        choice.model = QStringLiteral("claude-opus-5-5");
        const Result<FolderContexts> contexts = readFolderContexts(choice);
        QVERIFY(contexts.ok());
        for (const ContextReport &client : contexts->clients) {
            QCOMPARE(client.model, QStringLiteral("claude-opus-5-5"));
            QVERIFY(client.price.firstRequest.has_value());
        }
    }

    /// If a client loads a file later through a link, the file is counted once, and not as a file that is not loaded.
    void aLinkToAnOnDemandFileCountsOnce()
    {
        const Repository repository;
        repository.write(QStringLiteral("repo/CLAUDE.md"), "Use tabs.\n");
        repository.write(QStringLiteral("repo/api/AGENTS.md"), "Use pnpm.\n");
        repository.link(QStringLiteral("repo/api/CLAUDE.md"), QStringLiteral("AGENTS.md"));
        repository.write(QStringLiteral("repo/web/AGENTS.md"), "Use yarn.\n");
        const Result<FolderContexts> contexts = readFolderContexts(repository.choice({QStringLiteral("claude")}));
        QVERIFY(contexts.ok());
        const ContextCounts counts = contexts->clients[0].counts();
        QCOMPARE(counts.onDemandFiles, 1);
        QCOMPARE(counts.sameFile, 1);
        QCOMPARE(counts.unloadedFiles, 1);
    }

    /// If user files may not be read, each client that would load them reports them. Other clients report none.
    void reportsUserFilesThatAreNotRead()
    {
        const Repository repository;
        repository.write(QStringLiteral("repo/AGENTS.md"), "Use tabs.\n");
        const Result<FolderContexts> contexts = readFolderContexts(repository.choice());
        ContextChoice choice = repository.choice();
        choice.readsUserFiles = true;
        const Result<FolderContexts> withUserFiles = readFolderContexts(choice);
        QVERIFY(contexts.ok() && withUserFiles.ok());
        const QString home = choice.home + u'/';
        for (const ClientDocument &client : builtInClients()) {
            const auto hasName = [&client](const ContextReport &each) { return each.context.client == client.name; };
            const ContextReport &without = *std::find_if(contexts->clients.begin(), contexts->clients.end(), hasName);
            QVERIFY2(without.unreadPaths.user.isEmpty() != readsUserFiles(client), qPrintable(client.name));
            QCOMPARE(without.unreadPaths.user.size() + without.unreadPaths.outsidePaths.size(), without.context.unreadPaths.size());
            for (const QString &path : without.unreadPaths.outsidePaths)
                QVERIFY2(!path.startsWith(home) && !path.startsWith(u"/etc/"), qPrintable(path));
            const ContextReport &with = *std::find_if(withUserFiles->clients.begin(), withUserFiles->clients.end(), hasName);
            for (const QString &path : with.context.unreadPaths)
                QVERIFY2(!path.startsWith(home) && !path.startsWith(u"/etc/"), qPrintable(path));
        }
        const ContextReport &copilot = *std::find_if(contexts->clients.begin(), contexts->clients.end(), [](const ContextReport &each) { return each.context.client == u"copilot"; });
        QVERIFY2(copilot.unreadPaths.user.contains(repository.path(QStringLiteral("home/.copilot/copilot-instructions.md"))), qPrintable(copilot.unreadPaths.user.join(u'\n')));
        QCOMPARE(unreadText({{QStringLiteral("/home/me/a"), QStringLiteral("/home/me/b")}, {QStringLiteral("/c")}}),
            QStringLiteral("2 user and managed paths, 1 path outside the repository"));
    }

    /// An empty request has no price, not a price of zero.
    void clientsWithoutTokensHaveNoPrice()
    {
        const Repository repository;
        repository.write(QStringLiteral("repo/AGENTS.md"), "Use tabs.\n");
        ContextChoice choice = repository.choice({QStringLiteral("gemini"), QStringLiteral("codex")});
        choice.model = QStringLiteral("claude-opus-5-5");
        const Result<FolderContexts> contexts = readFolderContexts(choice);
        QVERIFY(contexts.ok());
        QCOMPARE(contexts->clients[0].tokensAtStart.tokens, 0);
        QVERIFY(!contexts->clients[0].price.firstRequest && !contexts->clients[0].isPriceUnknown());
        QVERIFY(contexts->clients[1].price.firstRequest);
    }

    /// Tokens are counted exactly for Codex, and estimated with an error band for Claude Code.
    void countsTokensExactlyIfPossible()
    {
        const Repository repository;
        repository.write(QStringLiteral("repo/AGENTS.md"), "Use tabs.\n");
        const Result<FolderContexts> contexts = readFolderContexts(repository.choice({QStringLiteral("codex"), QStringLiteral("claude")}));
        QVERIFY(contexts.ok());
        QVERIFY(contexts->clients[0].tokensAtStart.isExact());
        QVERIFY(!contexts->clients[1].tokensAtStart.isExact());
        QVERIFY(contexts->clients[1].tokensAtStart.high >= contexts->clients[1].tokensAtStart.tokens);
    }
};

OUTCROP_TEST(TestFolderContext, CoreApplication)

} // namespace tst_foldercontext

#include "tst_foldercontext.moc"
