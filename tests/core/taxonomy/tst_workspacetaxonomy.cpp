// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which taxonomy a workspace uses, and the findings about its tags.
#include "core/taxonomy/retag.h"
#include "core/taxonomy/tagcheck.h"
#include "core/taxonomy/workspacetaxonomy.h"
#include "core/text/textchange.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_workspacetaxonomy {

namespace {

const QByteArray prefixes = "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n@prefix work: <http://w/> .\n@prefix home: <http://h/> .\n";

QByteArray turtle(const QByteArray &statements)
{
    return prefixes + statements;
}

/// Returns a concept with a label and a notation, in a scheme of the same namespace: `work:a` is in `work:scheme`.
QByteArray concept_(const QByteArray &name, const QByteArray &more = {})
{
    const QByteArray space = name.left(name.indexOf(':') + 1);
    const QByteArray notation = name.mid(name.indexOf(':') + 1);
    return name + " a skos:Concept ; skos:prefLabel \"" + notation + "\"@en ; skos:notation \"" + notation + "\" ; skos:inScheme " + space + "scheme"
        + (more.isEmpty() ? QByteArray() : " ; " + more) + " .\n";
}

const QByteArray twoSchemes = "work:scheme a skos:ConceptScheme .\nhome:scheme a skos:ConceptScheme .\n";

using Files = QList<std::pair<const char *, QByteArray>>;

Workspace workspaceOf(const Files &files)
{
    QList<SourceFile> sources;
    for (const auto &[path, bytes] : files)
        sources.append({QString::fromLatin1(path), bytes});
    return Workspace::fromFiles({QStringLiteral("test"), QStringLiteral("/test"), QStringLiteral("/home")}, sources);
}

QByteArray manifest(const QByteArray &taxonomy)
{
    return "[retrieval]\ntaxonomy = \"" + taxonomy + "\"\n";
}

QString notationsOf(const Taxonomy &taxonomy)
{
    QStringList words;
    for (const Concept &one : taxonomy.concepts)
        words.append(one.notation);
    return words.join(u' ');
}

} // namespace

class TestWorkspaceTaxonomy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesTheTaxonomy_data()
    {
        QTest::addColumn<QByteArray>("named");
        QTest::addColumn<QByteArray>("usual");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QString>("concepts");
        QTest::addColumn<QString>("found");
        const QByteArray a = turtle("work:scheme a skos:ConceptScheme .\n" + concept_("work:a"));
        const QByteArray b = turtle("home:scheme a skos:ConceptScheme .\n" + concept_("home:b") + concept_("home:c", "skos:broader home:b"));
        const QByteArray both = turtle(twoSchemes + concept_("work:a") + concept_("home:b"));
        QTest::newRow("the usual file") << QByteArray() << a << b << "a" << "";
        QTest::newRow("the only file") << QByteArray() << QByteArray() << b << "b c" << "";
        QTest::newRow("a file by its path") << QByteArray("words/other.ttl") << a << b << "b c" << "";
        QTest::newRow("a scheme with a prefix") << QByteArray("home:scheme") << a << b << "b c" << "";
        QTest::newRow("a scheme by its address") << QByteArray("http://h/scheme") << a << b << "b c" << "";
        QTest::newRow("one scheme of two") << QByteArray("home:scheme") << both << QByteArray() << "b" << "";
        QTest::newRow("a top concept") << QByteArray("home:c") << a << b << "c" << "";
        QTest::newRow("no such file") << QByteArray("words/none.ttl") << a << b << "a" << "2:12 taxonomy-missing";
        QTest::newRow("no such scheme") << QByteArray("joelclaw:work") << a << b << "a" << "2:12 taxonomy-unknown-scheme";
        QTest::newRow("Turtle about something else") << QByteArray() << a << QByteArray("<x> <y> .") << "a" << "";
    }
    void choosesTheTaxonomy()
    {
        QFETCH(QByteArray, named);
        QFETCH(QByteArray, usual);
        QFETCH(QByteArray, other);
        QFETCH(QString, concepts);
        QFETCH(QString, found);
        Files files;
        if (!named.isEmpty())
            files.append({"config.toml", manifest(named)});
        if (!usual.isEmpty())
            files.append({"taxonomy.ttl", usual});
        if (!other.isEmpty())
            files.append({"words/other.ttl", other});
        const WorkspaceTaxonomy tags = readWorkspaceTaxonomy(workspaceOf(files));
        QVERIFY(!tags.isBuiltIn());
        QCOMPARE(notationsOf(tags.taxonomyOrDefault()), concepts);
        QCOMPARE(findings(tags.diagnostics), found);
    }

    void usesTheBuiltInTaxonomyWithoutAFile()
    {
        const WorkspaceTaxonomy tags = readWorkspaceTaxonomy(workspaceOf({{"config.toml", manifest("joelclaw:work")}}));
        QVERIFY(tags.isBuiltIn());
        QCOMPARE(tags.taxonomyOrDefault().topConcepts().size(), 9);
        QCOMPARE(tags.diagnostics.size(), 1);
        QVERIFY(tags.diagnostics.first().severity == Severity::Note);
        QVERIFY(tags.diagnostics.first().message.contains(QStringLiteral("built-in workloads")));
        QVERIFY(readWorkspaceTaxonomy(Workspace()).diagnostics.isEmpty());
    }

    void rereadsOnlyChangedFiles()
    {
        const Workspace workspace = workspaceOf({{"taxonomy.ttl", turtle(concept_("work:a"))}});
        const WorkspaceTaxonomy first = readWorkspaceTaxonomy(workspace);
        const WorkspaceTaxonomy second = readWorkspaceTaxonomy(workspace.withDocument(QStringLiteral("layers/a.md"), "---\ntier: granite\n---\n"), first);
        QCOMPARE(second.taxonomy.get(), first.taxonomy.get());
        const WorkspaceTaxonomy third = readWorkspaceTaxonomy(workspace.withDocument(QStringLiteral("taxonomy.ttl"), turtle(concept_("work:b"))), second);
        QCOMPARE(notationsOf(third.taxonomyOrDefault()), QStringLiteral("b"));
    }

    void findsUnknownTags_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("fixed");
        const QString skill = QStringLiteral("skills/k8s/SKILL.md");
        const QString layer = QStringLiteral("layers/a.md");
        QTest::newRow("known") << skill << QByteArray("---\nmetadata:\n  workloads: \"platform/k8s, observe\"\n---\n") << "" << "";
        QTest::newRow("with a prefix") << skill << QByteArray("---\nmetadata:\n  workloads: joelclaw:platform\n---\n") << "" << "";
        QTest::newRow("the second of a text") << skill << QByteArray("---\nmetadata:\n  workloads: \"platform, obserwe\"\n---\n") << "3:25 tag-unknown" << "observe";
        QTest::newRow("an item of a list") << skill << QByteArray("---\nworkloads: [platform, platfrom]\n---\n") << "2:23 tag-unknown" << "platform";
        QTest::newRow("nothing near") << skill << QByteArray("---\nworkloads: [gardening]\n---\n") << "2:13 tag-unknown" << "";
        QTest::newRow("free words") << layer << QByteArray("---\ntier: granite\ntags: [voice, values, platfrom]\n---\n") << "" << "";
        QTest::newRow("a tag that begins as a concept does") << layer << QByteArray("---\ntier: granite\ntags: [voice, platform/k8z]\n---\n") << "3:15 tag-unknown" << "platform/k8s";
        QTest::newRow("a memory") << QStringLiteral("memory/a.md") << QByteArray("---\nworkloads: [comm]\n---\n") << "2:13 tag-unknown" << "comms";
        QTest::newRow("a specialist") << QStringLiteral("config.toml") << QByteArray("[specialists.coder]\nworkloads = [\"biuld\"]\n") << "2:15 tag-unknown" << "";
        QTest::newRow("a condition") << layer << QByteArray("---\ntier: granite\nwhen: workload == platfrom\n---\n") << "3:19 tag-unknown" << "platform";
        QTest::newRow("a condition in quotation marks") << layer << QByteArray("---\nwhen: \"workload in (observe, 'platfrom')\"\n---\n") << "2:31 tag-unknown" << "platform";
        QTest::newRow("a condition with a word that is known") << layer << QByteArray("---\nwhen: not workload != platform/k8s\n---\n") << "" << "";
        QTest::newRow("a condition without a workload") << layer << QByteArray("---\nwhen: phase == platfrom\n---\n") << "" << "";
        QTest::newRow("a condition that is a block") << layer << QByteArray("---\nwhen: >-\n  workload == observe\n  or workload == platfrom\n---\n") << "4:18 tag-unknown" << "platform";
        QTest::newRow("a condition that is broken") << layer << QByteArray("---\nwhen: workload == (platfrom\n---\n") << "" << "";
        QTest::newRow("a condition in the manifest") << QStringLiteral("config.toml") << QByteArray("[prompt_layers]\na = {file = \"a.md\", when = \"workload == platfrom\"}\n") << "2:41 tag-unknown" << "platform";
        QTest::newRow("an agent is not tagged") << QStringLiteral("agents/a.md") << QByteArray("---\nname: a\nworkloads: [nothing]\n---\n") << "" << "";
    }
    void findsUnknownTags()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, text);
        QFETCH(QString, found);
        QFETCH(QString, fixed);
        const Workspace workspace = Workspace().withDocument(path, text);
        const Diagnostics tags = checkTags(workspace, defaultTaxonomy(), false).all();
        QCOMPARE(findings(tags), found);
        if (fixed.isEmpty())
            return;
        QVERIFY(tags.first().fix);
        const QString after = applyEdits(workspace.document(path)->text, tags.first().fix->edits);
        QVERIFY(checkTags(Workspace().withDocument(path, after.toUtf8()), defaultTaxonomy(), false).byPath.isEmpty());
        QVERIFY2(after.contains(fixed), qPrintable(after));
    }

    void builtInTaxonomyNotesOnlyTypos()
    {
        const Diagnostics found = checkTags(Workspace().withDocument(QStringLiteral("layers/a.md"), "---\nworkloads: [gardening, platfrom]\n---\n"), defaultTaxonomy(), true).all();
        QCOMPARE(found.size(), 1);
        QVERIFY(found.first().severity == Severity::Note);
        QVERIFY2(found.first().message.contains(QStringLiteral("The workspace has no taxonomy")), qPrintable(found.first().message));
    }

    /// Each incremental update gives the same result as a full read.
    void incrementalUpdatesMatchAFullRead()
    {
        const QByteArray two = concept_("work:a") + concept_("work:b");
        const QList<std::pair<QString, QByteArray>> steps = {{"layers/a.md", "---\nworkloads: [odd]\n---\n"}, {"layers/b.md", "---\nwhen: workload == odder\n---\n"},
            {"taxonomy.ttl", turtle(two)}, {"layers/a.md", "---\nworkloads: [a, odd, c]\n---\n"}, {"layers/b.md", "No tag.\n"}, {"taxonomy.ttl", turtle(two + concept_("work:c"))},
            {"config.toml", "[specialists.one]\nworkloads = [\"none\"]\n"}, {"config.toml", "[retrieval]\ntaxonomy = \"work:a\"\n"}, {"layers/b.md", "---\nworkloads: c\n---\n"}};
        Workspace workspace;
        WorkspaceTaxonomy followed;
        for (const auto &[path, text] : steps) {
            workspace = workspace.withDocument(path, text);
            followed = readWorkspaceTaxonomy(workspace, followed);
            QCOMPARE(findings(followed.diagnostics), findings(readWorkspaceTaxonomy(workspace).diagnostics));
        }
        QVERIFY(!followed.diagnostics.isEmpty());
        followed = readWorkspaceTaxonomy(workspace.withoutDocument(QStringLiteral("layers/b.md")), followed);
        QVERIFY(!followed.tagFindings.byPath.contains(QStringLiteral("layers/b.md")));
    }

    void checksOnlyChangedDocuments()
    {
        const Workspace workspace = workspaceOf({{"layers/a.md", "---\nworkloads: [odd]\n---\n"}, {"layers/b.md", "---\nworkloads: [odd]\n---\n"}});
        TagFindings marked = checkTags(workspace, defaultTaxonomy(), false);
        marked.byPath[QStringLiteral("layers/b.md")] = {};
        const TagFindings followed = checkTags(workspace.withDocument(QStringLiteral("layers/a.md"), "---\nworkloads: [odder]\n---\n"), defaultTaxonomy(), false, marked);
        QCOMPARE(followed.all().size(), 1);
        QVERIFY2(followed.all().first().message.contains(QStringLiteral("odder")), qPrintable(followed.all().first().message));
    }

    void retagsEveryDocument()
    {
        const Workspace workspace = workspaceOf({{"taxonomy.ttl", turtle(concept_("work:a") + concept_("work:b"))}, {"skills/a/SKILL.md", "---\nmetadata:\n  workloads: \"b, work:a\"\n---\n"},
            {"layers/b.md", "---\ntags: [a, aa, b]\n---\n"}, {"layers/c.md", "---\ntags: [b]\n---\n"}});
        const WorkspaceTaxonomy tags = readWorkspaceTaxonomy(workspace);
        const Result<WorkspaceChange> change = retagChange(workspace, tags, QStringLiteral("a"), QStringLiteral("new"));
        QVERIFY(change.ok());
        QCOMPARE(change->paths().join(u' '), QStringLiteral("layers/b.md skills/a/SKILL.md taxonomy.ttl"));
        const Workspace after = *withChange(workspace, *change);
        QCOMPARE(after.document(QStringLiteral("skills/a/SKILL.md"))->text, QStringLiteral("---\nmetadata:\n  workloads: \"b, work:new\"\n---\n"));
        QCOMPARE(after.document(QStringLiteral("layers/b.md"))->text, QStringLiteral("---\ntags: [new, aa, b]\n---\n"));
        QVERIFY(readWorkspaceTaxonomy(after).diagnostics.isEmpty());
        QCOMPARE(retagChange(workspace, tags, QStringLiteral("a"), QStringLiteral("b")).error().code, ErrorCode::Invalid);
        QCOMPARE(retagChange(workspace, tags, QStringLiteral("z"), QStringLiteral("b")).error().code, ErrorCode::NotFound);
        QVERIFY(retagChange(workspace, tags, QStringLiteral("a"), QStringLiteral("a"))->isEmpty());
    }

    void retagsConditions_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("notation");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("plain") << QByteArray("when: workload == a") << "new" << QByteArray("when: workload == new");
        QTest::newRow("a list, blanks and a comment") << QByteArray("when:   workload in ( b,a , aa )  and agent == a # a") << "new" << QByteArray("when:   workload in ( b,new , aa )  and agent == a # a");
        QTest::newRow("quoted twice") << QByteArray("when: \"workload == 'a' or not workload != a\"") << "new" << QByteArray("when: \"workload == 'new' or not workload != new\"");
        QTest::newRow("quoted inside") << QByteArray("when: workload == \"a\"") << "new" << QByteArray("when: workload == \"new\"");
        QTest::newRow("a prefix") << QByteArray("when: workload == work:a") << "new" << QByteArray("when: workload == work:new");
        QTest::newRow("a block") << QByteArray("when: >-\n  workload == b\n  or workload == a") << "new" << QByteArray("when: >-\n  workload == b\n  or workload == new");
        QTest::newRow("two words") << QByteArray("when: workload == a") << "two words" << QByteArray("when: workload == \"two words\"");
        QTest::newRow("two words within quotation marks") << QByteArray("when: \"workload == a\"") << "two words" << QByteArray("when: \"workload == 'two words'\"");
        QTest::newRow("a word of conditions") << QByteArray("when: workload == a") << "or" << QByteArray("when: workload == \"or\"");
        QTest::newRow("with escapes") << QByteArray("when: \"workload == \\u0061\"") << "new" << QByteArray("when: \"workload == \\u0061\"");
    }
    void retagsConditions()
    {
        QFETCH(QByteArray, before);
        QFETCH(QString, notation);
        QFETCH(QByteArray, after);
        const auto layer = [](const QByteArray &when) -> QByteArray { return QByteArray("---\r\ntier: granite\n") + when + "\ntags: [b]\n---\nworkload == a\n"; };
        const Workspace workspace = workspaceOf({{"taxonomy.ttl", turtle(concept_("work:a") + concept_("work:b") + concept_("work:aa"))}}).withDocument(QStringLiteral("layers/a.md"), layer(before));
        const Result<WorkspaceChange> change = retagChange(workspace, readWorkspaceTaxonomy(workspace), QStringLiteral("a"), notation);
        QVERIFY(change.ok());
        const Workspace changed = *withChange(workspace, *change);
        QCOMPARE(changed.document(QStringLiteral("layers/a.md"))->bytes, layer(after));
        QCOMPARE(readWorkspaceTaxonomy(changed).diagnostics.size(), before == after ? 1 : 0); // a tag that could not be changed is reported
    }

    void retagsConditionsInTheManifest()
    {
        const QString before = QStringLiteral("[prompt_layers]\na = { file = \"a.md\", when = \"workload == a\" } # a\nb = { file = \"b.md\", when = 'workload in (b, a)' }\n");
        const Workspace workspace = workspaceOf({{"taxonomy.ttl", turtle(concept_("work:a") + concept_("work:b"))}, {"config.toml", before.toUtf8()}, {"a.md", "A.\n"}, {"b.md", "B.\n"}});
        const Result<WorkspaceChange> change = retagChange(workspace, readWorkspaceTaxonomy(workspace), QStringLiteral("a"), QStringLiteral("two words"));
        QVERIFY(change.ok());
        const Workspace after = *withChange(workspace, *change);
        QCOMPARE(after.document(QStringLiteral("config.toml"))->text,
            QStringLiteral("[prompt_layers]\na = { file = \"a.md\", when = \"workload == 'two words'\" } # a\nb = { file = \"b.md\", when = 'workload in (b, \"two words\")' }\n"));
        QVERIFY(readWorkspaceTaxonomy(after).diagnostics.isEmpty());
    }

    void groupsDocumentsByConcept()
    {
        const Workspace workspace = workspaceOf({{"skills/a/SKILL.md", "---\nmetadata:\n  workloads: platform/k8s, platform/k8s, odd\n---\n"},
            {"layers/b.md", "---\ntags: [joelclaw:platform/k8s, platform]\n---\n"}});
        const QMap<QString, QStringList> tagged = taggedDocuments(workspace, defaultTaxonomy());
        QCOMPARE(tagged.keys().join(u' '), QStringLiteral("platform platform/k8s"));
        QCOMPARE(tagged[QStringLiteral("platform/k8s")].join(u' '), QStringLiteral("layers/b.md skills/a/SKILL.md"));
    }
};

OUTCROP_TEST(TestWorkspaceTaxonomy, NoApplication)

} // namespace tst_workspacetaxonomy

#include "tst_workspacetaxonomy.moc"
