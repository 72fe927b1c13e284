// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/workspace.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_workspace {

namespace {

const WorkspaceFolder folder{QStringLiteral("seeds"), QStringLiteral("/home/u/seeds"), QStringLiteral("/home/u")};

SourceFile file(const QString &path, const QByteArray &bytes, qint64 modified = 1)
{
    return {path, bytes, modified};
}

QStringList paths(const Workspace &workspace)
{
    QStringList list;
    for (const DocumentPtr &document : workspace.documents())
        list.append(document->path);
    return list;
}

QString allFindings(const Workspace &workspace)
{
    QStringList lines;
    for (const Diagnostic &found : workspace.diagnostics())
        lines.append(toString(found.location) + u' ' + found.code);
    return lines.join(u'\n');
}

QList<SourceFile> many(int count)
{
    QList<SourceFile> files;
    for (int i = 0; i < count; ++i) {
        files.append(file(QStringLiteral("agents/a%1.md").arg(i, 5, 10, QLatin1Char('0')),
            QStringLiteral(
                "---\nname: a%1\ndescription: \"The agent %1 of many.\"\ntools: [Read, Grep]\n---\nText %1.\n")
                .arg(i)
                .toUtf8()));
    }
    return files;
}

} // namespace

class WorkspaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsDocumentsByPathKindAndName();
    void reportsUnreadableFiles();
    void readsManifestLayers();
    void updatesLayersWhenTheManifestChanges();
    void reportsMisplacedLayersOnce();
    void replacesOneDocument();
    void removesOneDocument();
    void keepsTheOrderOfManyFiles();
    void reusesUnchangedDocuments();
    void reusesManyDocuments();
};

void WorkspaceTest::findsDocumentsByPathKindAndName()
{
    const Workspace workspace = Workspace::fromFiles(folder,
        {file("layers/soul.md", "x"), file("config.toml", "[workspace]\nname = 'N'"), file("skills/k8s/SKILL.md", "x"),
            file("layers/soul.md", "later")});
    QCOMPARE(workspace.name(), QStringLiteral("seeds"));
    QCOMPARE(workspace.manifest().name, QStringLiteral("N"));
    QCOMPARE(paths(workspace), (QStringList{"config.toml", "layers/soul.md", "skills/k8s/SKILL.md"}));
    QCOMPARE(workspace.document("layers/soul.md")->text, QStringLiteral("later"));
    QVERIFY(!workspace.document("layers/sou.md"));
    QCOMPARE(workspace.documents(DocumentKind::Skill).size(), 1);
    QCOMPARE(workspace.document(DocumentKind::Skill, "k8s")->path, QStringLiteral("skills/k8s/SKILL.md"));
    QVERIFY(!workspace.document(DocumentKind::Agent, "k8s"));
}

void WorkspaceTest::reportsUnreadableFiles()
{
    SourceFile denied = file("agents/a.md", {});
    denied.error = Error{ErrorCode::Unreadable, "Words.", {"agents/a.md", {}}};
    SourceFile outside = file("agents/b.md", {});
    outside.error = Error{ErrorCode::NotAllowed, "Words.", {"agents/b.md", {}}};
    const Workspace workspace = Workspace::fromFiles(folder, {denied, outside, file("c.md", "---\na: b: c\n---\n")});
    QCOMPARE(workspace.unreadable().size(), 2);
    QCOMPARE(allFindings(workspace),
        QStringLiteral(
            "agents/a.md:1:1 file-unreadable\nagents/b.md:1:1 file-not-allowed\nc.md:2:5 frontmatter-colon"));
    QVERIFY(!workspace.document("agents/a.md"));
    QCOMPARE(allFindings(workspace.withDocument("agents/a.md", "now it can")),
        QStringLiteral("agents/b.md:1:1 file-not-allowed\nc.md:2:5 frontmatter-colon"));
}

void WorkspaceTest::readsManifestLayers()
{
    const QByteArray manifest(
        "[prompt_layers]\nsoul = '~/seeds/soul.md'\nuser = 'people/user.md'\ngone = 'gone.md'\nout = '~/other.md'\n");
    const Workspace workspace = Workspace::fromFiles(
        folder, {file("config.toml", manifest), file("soul.md", "x"), file("people/user.md", "x"), file("z.md", "x")});
    QCOMPARE(toString(workspace.document("soul.md")->kind), toString(DocumentKind::Layer));
    QCOMPARE(toString(workspace.document("people/user.md")->kind), toString(DocumentKind::Layer));
    QCOMPARE(toString(workspace.document("z.md")->kind), toString(DocumentKind::Text));
    QCOMPARE(workspace.promptLayers().size(), 2);
    QCOMPARE(workspace.promptLayers().last().name, QStringLiteral("user"));
    QCOMPARE(workspace.promptLayers().last().path, QStringLiteral("people/user.md"));
    QCOMPARE(allFindings(workspace),
        QStringLiteral("config.toml:4:8 manifest-missing-file\nconfig.toml:5:7 manifest-outside"));
}

void WorkspaceTest::updatesLayersWhenTheManifestChanges()
{
    const Workspace before = Workspace::fromFiles(folder,
        {file("config.toml", "[prompt_layers]\na = 'a.md'\nc = 'c.md'\n"), file("a.md", "x"), file("b.md", "x")});
    QCOMPARE(allFindings(before), QStringLiteral("config.toml:3:5 manifest-missing-file"));
    const Workspace after = before.withDocument("config.toml", "[prompt_layers]\nb = 'b.md'\nc = 'c.md'\n");
    QCOMPARE(toString(after.document("a.md")->kind), toString(DocumentKind::Text));
    QCOMPARE(toString(after.document("b.md")->kind), toString(DocumentKind::Layer));
    QCOMPARE(toString(before.document("a.md")->kind),
        toString(DocumentKind::Layer)); // workspaces are immutable, so the old workspace is unchanged
    const Workspace written = after.withDocument("c.md", "new");
    QCOMPARE(toString(written.document("c.md")->kind), toString(DocumentKind::Layer));
    QVERIFY(written.diagnostics().isEmpty());
    QCOMPARE(allFindings(written.withoutDocument("c.md")), QStringLiteral("config.toml:3:5 manifest-missing-file"));
}

/// A repository may use `tier:` with another meaning, such as prices, in hundreds of files.
void WorkspaceTest::reportsMisplacedLayersOnce()
{
    const QByteArray layer("---\ntitle: T\ntier: gold\n---\nText.\n");
    const Workspace none = Workspace::fromFiles(folder, {file("layers/a.md", layer), file("experiments/ab/a.md", layer), file("a.yaml", "tier: gold\n")});
    QVERIFY(none.diagnostics().isEmpty());
    const Workspace one = none.withDocument("notes/n.md", layer);
    QCOMPARE(allFindings(one), QStringLiteral("notes/n.md:3:1 layer-elsewhere"));
    QVERIFY(one.diagnostics().first().message.startsWith(QStringLiteral("This file has `tier:` but is not a layer")));
    const Workspace many = one.withDocument("notes/o.md", layer).withDocument("docs/p.md", layer).withDocument("layers/README.md", layer);
    QCOMPARE(allFindings(many), QStringLiteral("docs/p.md:3:1 layer-elsewhere"));
    QVERIFY(many.diagnostics().first().message.startsWith(QStringLiteral("4 files have `tier:`")));
    QVERIFY(many.diagnostics().first().severity == Severity::Note);
    const Workspace named = one.withDocument("config.toml", "[prompt_layers]\nn = 'notes/n.md'\n");
    QVERIFY(named.diagnostics().isEmpty());
}

void WorkspaceTest::replacesOneDocument()
{
    const Workspace before = Workspace::fromFiles(folder, {file("a.md", "a"), file("c.md", "c")});
    const Workspace changed = before.withDocument("a.md", "A", 7);
    QCOMPARE(changed.document("a.md")->text, QStringLiteral("A"));
    QCOMPARE(changed.document("a.md")->modified, 7);
    QCOMPARE(changed.document("c.md"), before.document("c.md"));
    QCOMPARE(before.document("a.md")->text, QStringLiteral("a"));
    QCOMPARE(paths(changed.withDocument("b.md", "b")), (QStringList{"a.md", "b.md", "c.md"}));
}

void WorkspaceTest::removesOneDocument()
{
    const Workspace before =
        Workspace::fromFiles(folder, {file("a.md", "a"), file("config.toml", "[workspace]\nname = 'N'")});
    QCOMPARE(paths(before.withoutDocument("a.md")), QStringList{"config.toml"});
    QVERIFY(before.withoutDocument("config.toml").manifest().name.isEmpty());
    QCOMPARE(paths(before.withoutDocument("x.md")), paths(before));
}

void WorkspaceTest::keepsTheOrderOfManyFiles()
{
    const QList<SourceFile> files = many(500);
    const Workspace workspace = Workspace::fromFiles(folder, files);
    QCOMPARE(workspace.documents().size(), 500);
    for (qsizetype i = 0; i < 500; ++i) {
        QCOMPARE(workspace.documents()[i]->path, files[i].path);
        QCOMPARE(workspace.documents()[i]->frontMatter.data[u"name"].text(), QStringLiteral("a%1").arg(i));
    }
}

void WorkspaceTest::reusesUnchangedDocuments()
{
    QList<SourceFile> files = many(3);
    const Workspace before = Workspace::fromFiles(folder, files);
    files[1].bytes = "changed";
    files[2].modified = 9;
    files.append(file("config.toml", "[prompt_layers]\na = 'agents/a00000.md'\n"));
    const Workspace after = Workspace::fromFiles(folder, files, before);
    QCOMPARE(toString(after.document("agents/a00000.md")->kind),
        toString(DocumentKind::Layer)); // parsed again, because it has become a layer
    QCOMPARE(after.document("agents/a00001.md")->text, QStringLiteral("changed"));
    QCOMPARE(after.document("agents/a00002.md")->modified, 9);
    QCOMPARE(
        after.document("agents/a00002.md")->text.constData(), before.document("agents/a00002.md")->text.constData());
    QCOMPARE(
        Workspace::fromFiles(folder, files, after).document("agents/a00000.md"), after.document("agents/a00000.md"));
}

/// Prints the durations. Unchanged documents are not read again, and one change reads one document.
void WorkspaceTest::reusesManyDocuments()
{
    const QList<SourceFile> files = many(10'000);
    Workspace cold;
    Workspace warm;
    Workspace changed;
    const double coldTime = minimumCpuTime([&] { cold = Workspace::fromFiles(folder, files); });
    const double warmTime = minimumCpuTime([&] { warm = Workspace::fromFiles(folder, files, cold); });
    const double changeTime = minimumCpuTime([&] { changed = warm.withDocument("agents/a05000.md", "x"); });
    qInfo("10,000 documents: cold %.0f ms, warm %.0f ms, one changed %.2f ms", coldTime * 1e3, warmTime * 1e3, changeTime * 1e3);
    QCOMPARE(changed.documents().size(), 10'000);
    QVERIFY(warmTime < coldTime / 2);
    QVERIFY(changeTime < coldTime / 2);
}

OUTCROP_TEST(WorkspaceTest, NoApplication)

} // namespace tst_workspace

#include "tst_workspace.moc"
