// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/openworkspace.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_openworkspace {

namespace {

QString plain()
{
    return QStringLiteral(OUTCROP_TEST_DATA "/workspaces/plain");
}

QStringList layerNames(const OpenedWorkspace &opened)
{
    QStringList names;
    for (const Layer &layer : opened.library.stack.layers)
        names.append(layer.name);
    return names;
}

bool hasFinding(const OpenedWorkspace &opened, const QString &code, Severity severity)
{
    const Diagnostics found = opened.diagnostics();
    return std::any_of(found.begin(), found.end(), [&](const Diagnostic &diagnostic) { return diagnostic.code == code && diagnostic.severity == severity; });
}

bool hasKnownTimes(const OpenedWorkspace &opened)
{
    const QList<DocumentPtr> documents = opened.workspace().documents();
    return std::all_of(documents.begin(), documents.end(), [](const DocumentPtr &document) { return document->modified != 0; });
}

} // namespace

class TestOpenWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAFolderWithoutFindings()
    {
        const Result<OpenedWorkspace> opened = openWorkspace(plain());
        QVERIFY(opened.ok());
        QVERIFY2(opened->diagnostics().isEmpty(), qPrintable(toString(opened->diagnostics().value(0))));
        QCOMPARE(opened->folder, QDir(plain()).absolutePath());
        const QStringList layers{QStringLiteral("soul"), QStringLiteral("opening-hours"), QStringLiteral("lending-rules")};
        QCOMPARE(layerNames(*opened), layers);
        QVERIFY(opened->library.agent(QStringLiteral("clerk")));
        QVERIFY(opened->library.profile(QStringLiteral("desk")));
        QCOMPARE(opened->providers().first(), QStringLiteral("anthropic"));
    }

    void opensAnEmptyFolder()
    {
        const QTemporaryDir room;
        const Result<OpenedWorkspace> opened = openWorkspace(room.path());
        QVERIFY(opened.ok());
        QVERIFY(opened->workspace().documents().isEmpty());
        QVERIFY(opened->diagnostics().isEmpty());
        QCOMPARE(opened->providers().size(), 5);
    }

    void reportsAMissingFolder()
    {
        const Result<OpenedWorkspace> opened = openWorkspace(plain() + QStringLiteral("/nowhere"));
        QVERIFY(!opened.ok());
        QVERIFY(toString(opened.error()).contains(QLatin1String("nowhere")));
    }

    void reusesUnchangedDocuments()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        Result<OpenedWorkspace> first = openWorkspace(copy.folder());
        while (!hasKnownTimes(*first)) // a file that was just modified has no reliable time stamp, so it is read again
            first = openWorkspace(copy.folder());
        copy.append(QStringLiteral("layers/soul.md"), "More.\n");
        const Result<OpenedWorkspace> second = openWorkspace(copy.folder(), {}, *first);
        QVERIFY(second.ok());
        for (const DocumentPtr &document : second->workspace().documents())
            QCOMPARE(document == first->workspace().document(document->path), document->path != QLatin1String("layers/soul.md"));
        QVERIFY(second->library.stack.layers.first().document->text.endsWith(QLatin1String("More.\n")));
    }

    void removesDeletedDocuments()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Result<OpenedWorkspace> first = openWorkspace(copy.folder());
        QVERIFY(QFile::remove(copy.path(QStringLiteral("agents/clerk.md"))));
        const Result<OpenedWorkspace> second = openWorkspace(copy.folder(), {}, *first);
        QVERIFY(!second->library.agent(QStringLiteral("clerk")));
    }

    void outsideLayersRequirePermission()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QFile outside(copy.siblingPath(QStringLiteral("shared.md")));
        QVERIFY(outside.open(QIODevice::WriteOnly) && outside.write("Shared.\n") > 0);
        outside.close();
        copy.append(QStringLiteral("config.toml"), "shared = \"../shared.md\"\nlost = \"../lost.md\"\n");
        const Result<OpenedWorkspace> closed = openWorkspace(copy.folder());
        QVERIFY(!layerNames(*closed).contains(QStringLiteral("shared")));
        QVERIFY(hasFinding(*closed, QStringLiteral("manifest-outside"), Severity::Warning));
        const Result<OpenedWorkspace> open = openWorkspace(copy.folder(), {true});
        QVERIFY(layerNames(*open).contains(QStringLiteral("shared")));
        QVERIFY(!layerNames(*open).contains(QStringLiteral("lost")));
        QVERIFY(hasFinding(*open, QStringLiteral("manifest-outside-unreadable"), Severity::Error));
    }

    void checksTags()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("skills/rounds/SKILL.md"), "---\nname: rounds\ndescription: What is looked at.\nmetadata:\n  workloads: observe/verfy\n---\n# Rounds\n");
        const OpenedWorkspace without = *openWorkspace(copy.folder()); // lending/desk is not reported: the built-in taxonomy reports only tags that are similar to a known one
        QCOMPARE(without.diagnostics().size(), 1);
        QVERIFY(without.taxonomy.isBuiltIn());
        QVERIFY(hasFinding(without, QStringLiteral("tag-unknown"), Severity::Note));
        const QByteArray own = "@base <http://w/> .\n@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n<a> a skos:Concept ; skos:prefLabel \"Observe\" ; skos:notation \"observe\" .\n";
        const OpenedWorkspace with = withText(without, QStringLiteral("taxonomy.ttl"), own);
        QVERIFY(hasFinding(with, QStringLiteral("tag-unknown"), Severity::Warning));
        const OpenedWorkspace known = withText(with, QStringLiteral("taxonomy.ttl"), QByteArray(own).replace("\"observe\"", "\"observe/verfy\""));
        QCOMPARE(known.diagnostics().size(), with.diagnostics().size() - 1); // lending/desk is still unknown
        QVERIFY(hasFinding(withText(known, QStringLiteral("taxonomy.ttl"), "<a> ."), QStringLiteral("turtle-syntax"), Severity::Error));
    }

    void openingWritesNothing()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const auto entries = [&copy] {
            QStringList found;
            QDirIterator files(copy.folder(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
            while (files.hasNext())
                found.append(files.next() + files.fileInfo().lastModified().toString(Qt::ISODateWithMs));
            return found;
        };
        const QStringList before = entries();
        QVERIFY(openWorkspace(copy.folder(), {true}).ok());
        QCOMPARE(entries(), before);
    }

    /// Unsaved edits must give the same workspace as the same text read from files.
    void treatsUnsavedTextAsSaved_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("layer") << "layers/soul.md" << QByteArray("---\ntier: weather\n---\nNew.\n");
        QTest::newRow("broken layer") << "layers/soul.md" << QByteArray("---\ntier: marble\n---\nNew.\n");
        QTest::newRow("new layer") << "layers/new.md" << QByteArray("New.\n");
        QTest::newRow("short form") << "layers/condensed/soul.md" << QByteArray("Short.\n");
        QTest::newRow("skill") << "skills/lending/SKILL.md" << QByteArray("---\nname: x\ndescription: y\n---\nNew.\n");
        QTest::newRow("agent") << "agents/clerk.md" << QByteArray("---\nname: other\n---\nNew.\n");
        QTest::newRow("governance") << "agents/clerk.governance.yaml" << QByteArray("identity:\n  role: Judge\n");
        QTest::newRow("profile") << "profiles/desk/config.yml" << QByteArray("generation_params:\n  p: {seed: 1}\n");
        QTest::newRow("manifest") << "config.toml" << QByteArray("[workspace]\nname = \"New\"\n");
        QTest::newRow("adapter") << "portability/providers/fifth.yaml"
                                 << QByteArray("provider:\n  name: fifth\n  api_format: manual\n  models: []\nrendering: {}\n");
        QTest::newRow("text") << "requests/extend.txt" << QByteArray("New.\n");
        QTest::newRow("text that becomes an agent") << "notes.md" << QByteArray("---\nname: n\nmodel: sonnet\ntools: Read\ndescription: d\n---\nNew.\n");
    }

    void treatsUnsavedTextAsSaved()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, text);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Result<OpenedWorkspace> before = openWorkspace(copy.folder());
        const OpenedWorkspace edited = withText(*before, path, text);
        copy.write(path, text);
        const Result<OpenedWorkspace> saved = openWorkspace(copy.folder());
        QCOMPARE(describeWorkspace(edited), describeWorkspace(*saved));
    }

    void rereadsOnlyTheEditedDocument()
    {
        const Result<OpenedWorkspace> before = openWorkspace(plain());
        const QString path = QStringLiteral("agents/clerk.md");
        const OpenedWorkspace edited = withText(*before, path, "New.\n");
        for (const DocumentPtr &document : edited.workspace().documents())
            QCOMPARE(document == before->workspace().document(document->path), document->path != path);
    }

private:
    /// Returns the findings, the providers and everything that a prompt could contain, as text.
    static QStringList describeWorkspace(const OpenedWorkspace &opened)
    {
        QStringList lines{opened.workspace().name(), opened.workspace().manifest().name, opened.providers().join(u',')};
        for (const Diagnostic &diagnostic : opened.diagnostics())
            lines.append(toString(diagnostic));
        for (const DocumentPtr &document : opened.workspace().documents())
            lines.append(document->path + u' ' + toString(document->kind) + u' ' + document->text);
        for (const Layer &layer : opened.library.stack.layers)
            lines.append(QStringLiteral("layer ") + layer.name + tierName(layer.tier) + layer.document->text + (layer.condensedForm ? layer.condensedForm->text : QString()));
        for (const Skill &skill : opened.library.stack.skills)
            lines.append(QStringLiteral("skill ") + skill.name + skill.workloads.join(u','));
        for (const Agent &agent : opened.library.agents)
            lines.append(QStringLiteral("agent ") + agent.name + agent.role);
        for (const Profile &profile : opened.library.profiles)
            lines.append(QStringLiteral("profile ") + profile.name + profile.phases.join(u','));
        return lines;
    }
};

OUTCROP_TEST(TestOpenWorkspace, NoApplication)

} // namespace tst_openworkspace

#include "tst_openworkspace.moc"
