// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the layers that are created from the files of coding agents.
#include "core/clients/clientlayers.h"
#include "core/clients/workspacecontextfiles.h"
#include "core/layers/composer.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_clientlayers {

namespace {

using FilesByPath = QMap<QString, QByteArray>;

const ClientDocument &clientNamed(const QString &name)
{
    const QList<ClientDocument> &clients = builtInClients();
    return *std::find_if(clients.begin(), clients.end(), [&name](const ClientDocument &client) { return client.name == name; });
}

Workspace workspaceOf(const FilesByPath &files)
{
    QList<SourceFile> sources;
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        sources.append({file.key(), file.value()});
    return Workspace::fromFiles({QStringLiteral("w"), QStringLiteral("/w")}, sources);
}

MemoryFiles memoryFilesOf(const FilesByPath &files)
{
    FilesByPath all{{QStringLiteral("/w/.git/HEAD"), "ref: refs/heads/main\n"}};
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        all.insert(QStringLiteral("/w/") + file.key(), file.value());
    return MemoryFiles(all);
}

ContextLayers layersIn(const QString &client, const FilesByPath &files, const QString &start = QStringLiteral("/w"))
{
    const Workspace workspace = workspaceOf(files);
    const MemoryFiles disk = memoryFilesOf(files);
    const WorkspaceContextFiles overlay(workspace, disk);
    return clientLayers(readClientContext(clientNamed(client), overlay, {start, QStringLiteral("/home/me"), {}, {}}), workspace, overlay);
}

/// Returns a line such as `bedrock CLAUDE.md` for each layer, in the order in which the layers are sent.
QStringList tiersOf(const ContextLayers &layers)
{
    QStringList lines;
    for (const Layer &layer : layers.layers)
        lines.append(tierName(layer.tier) + u' ' + layer.file());
    return lines;
}

} // namespace

class TestClientLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void locationDeterminesTheTier()
    {
        const FilesByPath files{{QStringLiteral("CLAUDE.md"), "Root."}, {QStringLiteral(".claude/rules/style.md"), "Style."},
            {QStringLiteral("CLAUDE.local.md"), "Mine."}, {QStringLiteral("api/CLAUDE.md"), "Api."}};
        const ContextLayers layers = layersIn(QStringLiteral("claude"), files, QStringLiteral("/w/api"));
        QCOMPARE(tiersOf(layers), QStringList({QStringLiteral("bedrock CLAUDE.md"), QStringLiteral("sandstone .claude/rules/style.md"),
                                      QStringLiteral("topsoil CLAUDE.local.md"), QStringLiteral("topsoil api/CLAUDE.md")}));
        QVERIFY(std::is_sorted(layers.layers.begin(), layers.layers.end(), isBefore));
    }

    void importsFollowTheImportingFile()
    {
        const ContextLayers layers = layersIn(QStringLiteral("claude"), {{QStringLiteral("CLAUDE.md"), "See @docs/a.md."}, {QStringLiteral("CLAUDE.local.md"), "x"}, {QStringLiteral("docs/a.md"), "Alpha."}});
        QCOMPARE(tiersOf(layers), QStringList({QStringLiteral("bedrock CLAUDE.md"), QStringLiteral("topsoil CLAUDE.local.md")}));
        const ContextLayers imported = layersIn(QStringLiteral("claude"), {{QStringLiteral("CLAUDE.md"), "See @docs/a.md now"}, {QStringLiteral("docs/a.md"), "Alpha."}});
        QCOMPARE(tiersOf(imported), QStringList({QStringLiteral("bedrock CLAUDE.md"), QStringLiteral("bedrock docs/a.md")}));
    }

    void tracesTheSentTextToTheFile()
    {
        const QByteArray bytes = "---\nfor: all\n---\nOne.\n<!-- hidden -->\nTwo.\n";
        const ContextLayers layers = layersIn(QStringLiteral("claude"), {{QStringLiteral("CLAUDE.md"), bytes}});
        const TracedText text = layers.texts.value(QStringLiteral("CLAUDE.md"));
        QVERIFY2(!text.text().contains(u"hidden") && !text.text().contains(u"for: all"), qPrintable(text.text()));
        for (const QString &word : {QStringLiteral("One."), QStringLiteral("Two.")})
            QCOMPARE(text.originAt(text.text().indexOf(word)).offset, bytes.indexOf(word.toUtf8()));
    }

    void truncatedFileHasOnlyItsBeginning()
    {
        const ContextLayers layers = layersIn(QStringLiteral("codex"), {{QStringLiteral("AGENTS.md"), QByteArray(40000, 'a')}});
        QCOMPARE(layers.truncated, QStringList{QStringLiteral("AGENTS.md")});
        QCOMPARE(layers.texts.value(QStringLiteral("AGENTS.md")).size(), 32768);
    }

    void countsListedSkillsAndWaitingFiles()
    {
        const ContextLayers layers = layersIn(QStringLiteral("claude"), {{QStringLiteral("CLAUDE.md"), "x"},
            {QStringLiteral(".claude/skills/a/SKILL.md"), "---\nname: a\ndescription: b\n---\nc"}, {QStringLiteral("api/CLAUDE.md"), "y"}});
        QCOMPARE(layers.listed, 1);
        QCOMPARE(layers.waiting, 1);
        QCOMPARE(layers.layers.size(), 1);
    }

    void usesUnsavedEdits()
    {
        const FilesByPath saved{{QStringLiteral("CLAUDE.md"), "Old."}};
        const MemoryFiles disk = memoryFilesOf(saved);
        const ContextLayersReader reader = [&disk](const Workspace &workspace) {
            const WorkspaceContextFiles files(workspace, disk);
            return clientLayers(readClientContext(clientNamed(QStringLiteral("claude")), files, {QStringLiteral("/w"), QStringLiteral("/home/me"), {}, {}}), workspace, files);
        };
        const PromptLibrary library = withContextLayers(PromptLibrary::read(workspaceOf(saved)), reader);
        QCOMPARE(compose(library, {}).bundle.sections.first().content.text(), QStringLiteral("Old."));
        const PromptLibrary edited = library.with(library.workspace.withDocument(QStringLiteral("CLAUDE.md"), "New @more.md text"));
        QCOMPARE(compose(edited, {}).bundle.sections.first().content.text(), QStringLiteral("New @more.md text"));
        const PromptLibrary added = edited.with(edited.workspace.withDocument(QStringLiteral("more.md"), "More."));
        QCOMPARE(compose(added, {}).bundle.sections.size(), 2);
        QVERIFY(contextLayersOf(added));
    }

    void workspaceLayersReplaceTheDefaultClient()
    {
        const FilesByPath files{{QStringLiteral("CLAUDE.md"), "Client."}};
        const MemoryFiles disk = memoryFilesOf(files);
        const ContextLayersReader reader = [&disk](const Workspace &workspace) {
            const WorkspaceContextFiles overlay(workspace, disk);
            return clientLayers(readClientContext(clientNamed(QStringLiteral("claude")), overlay, {QStringLiteral("/w"), QStringLiteral("/home/me"), {}, {}}), workspace, overlay);
        };
        const PromptLibrary library = withContextLayers(PromptLibrary::read(workspaceOf(files)), reader, true);
        QCOMPARE(library.stack.layers.size(), 1);
        const PromptLibrary own = library.with(library.workspace.withDocument(QStringLiteral("layers/soul.md"), "Own."));
        QCOMPARE(own.stack.layers.first().file(), QStringLiteral("layers/soul.md"));
        QVERIFY(!contextLayersOf(own));
        const PromptLibrary again = own.with(own.workspace.withoutDocument(QStringLiteral("layers/soul.md")));
        QCOMPARE(again.stack.layers.first().file(), QStringLiteral("CLAUDE.md"));
        QVERIFY(!contextLayersOf(withContextLayers(again, nullptr)));
        QVERIFY(withContextLayers(again, nullptr).stack.layers.isEmpty());
    }

    void recognizesFullyObservedContexts()
    {
        const FilesByPath files{{QStringLiteral("AGENTS.md"), "a"}};
        const MemoryFiles disk = memoryFilesOf(files);
        const auto isKnown = [&disk](const QString &client) {
            return isFullyObserved(readClientContext(clientNamed(client), disk, {QStringLiteral("/w"), QStringLiteral("/home/me"), {}, {}}));
        };
        QVERIFY(isKnown(QStringLiteral("codex")));
        QVERIFY(!isKnown(QStringLiteral("cursor")));
    }
};

OUTCROP_TEST(TestClientLayers, NoApplication)

} // namespace tst_clientlayers

#include "tst_clientlayers.moc"
