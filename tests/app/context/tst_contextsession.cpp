// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/cachedcontextfiles.h"
#include "app/context/contextsession.h"
#include "core/clients/clientcontext.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_contextsession {

namespace {

/// A repository whose documents are edited.
class EditedRepository
{
public:
    EditedRepository() { write(QStringLiteral(".git/HEAD"), "ref: refs/heads/main\n"); }

    QString path(const QString &relative) const { return QDir::cleanPath(QDir(m_folder.path()).canonicalPath() + u'/' + relative); }

    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    ContextChoice choice(const QString &client) const
    {
        ContextChoice choice;
        choice.folder = path(QStringLiteral("."));
        choice.start = choice.folder;
        choice.home = path(QStringLiteral("no-home"));
        choice.clients = {client};
        return choice;
    }

private:
    QTemporaryDir m_folder;
};

/// Counts how often each folder is read.
class ReadCountingFiles : public MemoryFiles
{
public:
    using MemoryFiles::MemoryFiles;

    FolderEntries entries(const QString &folder) const override
    {
        ++reads[folder];
        return MemoryFiles::entries(folder);
    }

    mutable QHash<QString, int> reads;
};

QString sentText(const Result<FolderContexts> &contexts)
{
    QString all;
    for (const ContextReport &client : contexts ? contexts->clients : QList<ContextReport>()) {
        for (const ContextPart &part : client.context.parts)
            all += part.text;
    }
    return all;
}

} // namespace

class TestContextSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unsavedTextReplacesTheFile()
    {
        const EditedRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), "Use tabs.\n");
        ContextChoice choice = repository.choice(QStringLiteral("codex"));
        choice.unsavedTexts.insert(repository.path(QStringLiteral("AGENTS.md")), "Use spaces.\n");
        const Result<FolderContexts> contexts = readFolderContexts(choice);
        QVERIFY(contexts.ok());
        QVERIFY2(sentText(contexts).contains(QStringLiteral("Use spaces.")), qPrintable(sentText(contexts)));
        QVERIFY(!sentText(contexts).contains(QStringLiteral("Use tabs.")));
        QCOMPARE(contexts->clients[0].context.texts[0].fileBytes, 12);
        QCOMPARE(*readContextText(choice, repository.path(QStringLiteral("AGENTS.md"))), QStringLiteral("Use spaces.\n"));
    }

    /// A document can be reached through a link with a different name, and through an import.
    void unsavedTextIsFoundThroughLinks()
    {
        const EditedRepository repository;
        repository.write(QStringLiteral("docs/rules.md"), "Use tabs.\n");
        QVERIFY(QFile::link(QStringLiteral("docs/rules.md"), repository.path(QStringLiteral("CLAUDE.md"))));
        repository.write(QStringLiteral("GEMINI.md"), "@docs/rules.md\n");
        for (const char *client : {"claude", "gemini"}) {
            ContextChoice choice = repository.choice(QString::fromLatin1(client));
            choice.unsavedTexts.insert(repository.path(QStringLiteral("docs/rules.md")), "Use spaces.\n");
            QVERIFY2(sentText(readFolderContexts(choice)).contains(QStringLiteral("Use spaces.")), client);
            choice.unsavedTexts = {{repository.path(QStringLiteral("CLAUDE.md")), "Use both.\n"}};
            QVERIFY2(sentText(readFolderContexts(choice)).contains(QStringLiteral("Use both.")), client);
        }
    }

    void truncatesUnsavedText()
    {
        const EditedRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), "short\n");
        ContextChoice choice = repository.choice(QStringLiteral("codex"));
        choice.unsavedTexts.insert(repository.path(QStringLiteral("AGENTS.md")), QByteArray("Use tabs and no spaces at all, ever.\n").repeated(1000));
        const Result<FolderContexts> contexts = readFolderContexts(choice);
        QVERIFY(contexts.ok());
        QCOMPARE(contexts->clients[0].context.texts[0].truncationOffset, 32'768);
    }

    /// Unsaved text gives no access to files outside the repository or to missing files.
    void unsavedTextGrantsNoAccess()
    {
        const EditedRepository repository;
        repository.write(QStringLiteral("CLAUDE.md"), "@../outside.md\n@missing.md\n");
        ContextChoice choice = repository.choice(QStringLiteral("claude"));
        choice.unsavedTexts.insert(repository.path(QStringLiteral("../outside.md")), "OUTSIDE");
        choice.unsavedTexts.insert(repository.path(QStringLiteral("missing.md")), "MISSING");
        const QString text = sentText(readFolderContexts(choice));
        QVERIFY2(!text.contains(QStringLiteral("OUTSIDE")) && !text.contains(QStringLiteral("MISSING")), qPrintable(text));
    }

    void usesUnsavedClientDocuments()
    {
        const EditedRepository repository;
        const QByteArray parrot = "client: parrot\ntitle: Parrot\nproject: {markers: [.git], otherwise: start}\nparts:\n  - {part: a, where: b, role: c, contents: [{load: seeds, title: seeds, in: start, files: SEEDS.md}]}\n";
        repository.write(QStringLiteral("portability/clients/parrot.yaml"), parrot);
        repository.write(QStringLiteral("SEEDS.md"), "millet");
        repository.write(QStringLiteral("NUTS.md"), "walnut");
        ContextSession session;
        ContextChoice choice = repository.choice(QStringLiteral("parrot"));
        QCOMPARE(sentText(session.read(choice)), QStringLiteral("millet"));
        choice.unsavedTexts.insert(repository.path(QStringLiteral("portability/clients/parrot.yaml")), QByteArray(parrot).replace("SEEDS", "NUTS"));
        QCOMPARE(sentText(session.read(choice)), QStringLiteral("walnut"));
        choice.unsavedTexts.clear();
        QCOMPARE(sentText(session.read(choice)), QStringLiteral("millet"));
    }

    /// Each folder is read once for all clients, which find the same files as without the cache.
    void readsEachFolderOnce()
    {
        const ReadCountingFiles files({{QStringLiteral("/w/.git/HEAD"), "ref: refs/heads/main\n"}, {QStringLiteral("/w/AGENTS.md"), "a"}, {QStringLiteral("/w/api/AGENTS.md"), "b"},
            {QStringLiteral("/w/api/v1/agents.md"), "c"}, {QStringLiteral("/w/.claude/rules/deep/r.md"), "r"}, {QStringLiteral("/w/.github/instructions/i.instructions.md"), "---\napplyTo: '**'\n---\ni"}});
        const CachedContextFiles cached(files);
        const ContextQuery query{QStringLiteral("/w"), QStringLiteral("/home/me"), {QStringLiteral("/w/api/v1/x.ts")}, {}};
        for (const ClientDocument &client : builtInClients()) {
            QStringList found, expected;
            for (const ContextText &text : readClientContext(client, cached, query).texts)
                found.append(text.file + u' ' + toString(text.state));
            for (const ContextText &text : readClientContext(client, MemoryFiles(files), query).texts)
                expected.append(text.file + u' ' + toString(text.state));
            QCOMPARE(found, expected);
        }
        QVERIFY(files.reads.value(QStringLiteral("/w/api")) > 0);
        for (auto folder = files.reads.cbegin(); folder != files.reads.cend(); ++folder)
            QVERIFY2(folder.value() == 1, qPrintable(folder.key()));
    }

    void readsTheDiskOnce()
    {
        const EditedRepository repository;
        repository.write(QStringLiteral("AGENTS.md"), "one");
        ContextSession session;
        ContextChoice choice = repository.choice(QStringLiteral("codex"));
        QVERIFY(sentText(session.read(choice)).contains(QStringLiteral("one")));
        repository.write(QStringLiteral("AGENTS.md"), "two");
        QVERIFY(sentText(session.read(choice)).contains(QStringLiteral("one")));
        choice.unsavedTexts.insert(repository.path(QStringLiteral("AGENTS.md")), "three");
        QVERIFY(sentText(session.read(choice)).contains(QStringLiteral("three")));
        choice.unsavedTexts.clear();
        session.invalidate();
        QVERIFY(sentText(session.read(choice)).contains(QStringLiteral("two")));
    }

    void doesNotCachePermissions()
    {
        const EditedRepository repository;
        repository.write(QStringLiteral("no-home/.claude/CLAUDE.md"), "PERSONAL");
        repository.write(QStringLiteral("sub/.git/HEAD"), "ref: refs/heads/main\n");
        ContextSession session;
        ContextChoice choice = repository.choice(QStringLiteral("claude"));
        choice.folder = choice.start = repository.path(QStringLiteral("sub"));
        choice.readsUserFiles = true;
        QVERIFY(sentText(session.read(choice)).contains(QStringLiteral("PERSONAL")));
        choice.readsUserFiles = false;
        QVERIFY(!sentText(session.read(choice)).contains(QStringLiteral("PERSONAL")));
    }
};

OUTCROP_TEST(TestContextSession, CoreApplication)

} // namespace tst_contextsession

#include "tst_contextsession.moc"
