// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/markdownlinks.h"
#include "core/documents/renamedocument.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_renamedocument {

namespace {

using Files = QList<QPair<QString, QString>>;

Files gardenFiles()
{
    return {
        {QStringLiteral("config.toml"),
            QStringLiteral("[workspace]\nagent = \"clerk\" # usual\nprofile = 'desk'\n\n[prompt_layers]\nsoul = \"layers/soul.md\" # first\n"
                           "rules = \"layers/hard-rules.md\"\n\n[retrieval]\ntaxonomy = \"taxonomy.ttl\"\n")},
        {QStringLiteral("layers/soul.md"), QStringLiteral("---\ntier: granite\n---\nSee [rules](hard-rules.md#one).\n")},
        {QStringLiteral("layers/hard-rules.md"), QStringLiteral("---\ntier: granite\nwhen: agent == clerk\n---\nRules.\n")},
        {QStringLiteral("layers/condensed/soul.md"), QStringLiteral("Short.\n")},
        {QStringLiteral("agents/clerk.md"),
            QStringLiteral("---\nname: \"clerk\" # me\ndescription: x\nportability:\n  few_shot:\n    examples_ref: examples/clerk.md\n"
                           "output:\n  template: agents/templates/form.md\n---\nBody of clerk.\n")},
        {QStringLiteral("agents/clerk.governance.yaml"), QStringLiteral("name: clerk\n")},
        {QStringLiteral("agents/other.md"),
            QStringLiteral("---\nname: other\ndescription: x\nhandoff:\n  to: [clerk, other] # both\nsession: {next: clerk}\n---\n[c](clerk.md)\n")},
        {QStringLiteral("agents/examples/clerk.md"), QStringLiteral("## One\n")},
        {QStringLiteral("agents/templates/form.md"), QStringLiteral("Form.\n")},
        {QStringLiteral("profiles/desk/config.yml"),
            QStringLiteral("name: desk\nscopes:\n  all:\n    layers: [soul, rules, hard-rules]\nagents:\n  planning: clerk # plans\n  reviewing: other\n")},
        {QStringLiteral("skills/k8s/SKILL.md"), QStringLiteral("---\nname: k8s\ndescription: x\n---\n[more](references/a.md) and [soul](../../layers/soul.md)\n")},
        {QStringLiteral("skills/k8s/references/a.md"), QStringLiteral("[back](../SKILL.md)\n")},
        {QStringLiteral("notes/guide.md"),
            QStringLiteral("[s](../layers/soul.md) `[s](../layers/soul.md)` layers/soul.md\n\n```\n[s](../layers/soul.md)\n```\n\n[k]: ../skills/k8s/SKILL.md\n")},
        {QStringLiteral("taxonomy.ttl"), QStringLiteral("# words\n")},
    };
}

QString moves(const DocumentRename &rename)
{
    QStringList lines;
    for (const PathMove &move : rename.change.moves)
        lines.append(move.from + u'>' + move.to + (move.isFolder ? QStringLiteral("/") : QString()));
    return lines.join(u' ');
}

} // namespace

class TestRenameDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void updatesReferences_data();
    void updatesReferences();
    void rejectsInvalidRenames_data();
    void rejectsInvalidRenames();
    void rejectsASharedCondensedForm();
    void explainsSideEffectsAndErrors_data();
    void explainsSideEffectsAndErrors();
    void keepsCustomKeysAndNames();
    void renamingToTheSameNameIsEmpty();
    void keepsLineEndingsAndComments();
    void findsMarkdownLinks_data();
    void findsMarkdownLinks();
    void updatesImports();
    void renamesAmongManyDocuments();
    void updatesManyLinksInOneDocument();
};

void TestRenameDocument::updatesReferences_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("moved");
    QTest::addColumn<QStringList>("expected"); // items of the form `file|excerpt of its new text`
    const auto row = [](const char *name, const char *from, const char *to, const char *moved, const QStringList &expected) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << QString::fromLatin1(moved) << expected;
    };
    row("a layer", "layers/soul.md", "layers/heart.md", "layers/soul.md>layers/heart.md layers/condensed/soul.md>layers/condensed/heart.md",
        {QStringLiteral("config.toml|heart = \"layers/heart.md\" # first\n"), QStringLiteral("profiles/desk/config.yml|layers: [heart, rules, hard-rules]"),
            QStringLiteral("notes/guide.md|[s](../layers/heart.md) `[s](../layers/soul.md)` layers/soul.md\n\n```\n[s](../layers/soul.md)\n```"),
            QStringLiteral("skills/k8s/SKILL.md|[soul](../../layers/heart.md)")});
    row("a layer with a separate name", "layers/hard-rules.md", "layers/law.md", "layers/hard-rules.md>layers/law.md",
        {QStringLiteral("config.toml|rules = \"layers/law.md\"\n"), QStringLiteral("profiles/desk/config.yml|layers: [soul, rules, hard-rules]"),
            QStringLiteral("layers/soul.md|[rules](law.md#one)")});
    row("a layer to another folder", "layers/soul.md", "base/soul.md", "layers/soul.md>base/soul.md",
        {QStringLiteral("config.toml|soul = \"base/soul.md\" # first\n"), QStringLiteral("base/soul.md|[rules](../layers/hard-rules.md#one)")});
    row("an agent", "agents/clerk.md", "agents/porter.md",
        "agents/clerk.md>agents/porter.md agents/clerk.governance.yaml>agents/porter.governance.yaml",
        {QStringLiteral("config.toml|agent = \"porter\" # usual\n"), QStringLiteral("agents/porter.md|name: \"porter\" # me\n"),
            QStringLiteral("agents/porter.md|examples_ref: examples/clerk.md\n"), QStringLiteral("agents/porter.governance.yaml|name: porter\n"),
            QStringLiteral("agents/other.md|to: [porter, other] # both\nsession: {next: porter}\n---\n[c](porter.md)"),
            QStringLiteral("profiles/desk/config.yml|planning: porter # plans\n  reviewing: other\n")});
    row("an agent to another folder", "agents/clerk.md", "agents/office/clerk.md",
        "agents/clerk.md>agents/office/clerk.md agents/clerk.governance.yaml>agents/office/clerk.governance.yaml",
        {QStringLiteral("agents/office/clerk.md|examples_ref: ../examples/clerk.md\n"), QStringLiteral("agents/office/clerk.md|template: agents/templates/form.md\n"),
            QStringLiteral("agents/other.md|[c](office/clerk.md)")});
    row("examples", "agents/examples/clerk.md", "agents/examples/desk work.md", "agents/examples/clerk.md>agents/examples/desk work.md",
        {QStringLiteral("agents/clerk.md|examples_ref: examples/desk work.md\n"), QStringLiteral("config.toml|agent = \"clerk\"")});
    row("a template", "agents/templates/form.md", "agents/templates/sheet.md", "agents/templates/form.md>agents/templates/sheet.md",
        {QStringLiteral("agents/clerk.md|template: agents/templates/sheet.md\n")});
    row("a skill", "skills/k8s/SKILL.md", "skills/kube/SKILL.md", "skills/k8s>skills/kube/",
        {QStringLiteral("skills/kube/SKILL.md|name: kube\n"), QStringLiteral("skills/kube/SKILL.md|[more](references/a.md) and [soul](../../layers/soul.md)"),
            QStringLiteral("skills/kube/references/a.md|[back](../SKILL.md)"), QStringLiteral("notes/guide.md|[k]: ../skills/kube/SKILL.md\n")});
    row("a profile", "profiles/desk/config.yml", "profiles/counter/config.yml", "profiles/desk>profiles/counter/",
        {QStringLiteral("config.toml|profile = 'counter'\n"), QStringLiteral("profiles/counter/config.yml|name: counter\n")});
    row("a taxonomy", "taxonomy.ttl", "words.ttl", "taxonomy.ttl>words.ttl", {QStringLiteral("config.toml|taxonomy = \"words.ttl\"\n")});
    row("by letters alone", "layers/soul.md", "layers/Soul.md", "layers/soul.md>layers/Soul.md layers/condensed/soul.md>layers/condensed/Soul.md",
        {QStringLiteral("config.toml|Soul = \"layers/Soul.md\" # first\n")});
}

void TestRenameDocument::updatesReferences()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, moved);
    QFETCH(QStringList, expected);
    const Workspace workspace = workspaceOf(gardenFiles());
    const Result<DocumentRename> rename = planDocumentRename(workspace, from, to);
    QVERIFY2(rename.ok(), rename ? "" : qPrintable(toString(rename.error())));
    QCOMPARE(moves(*rename), moved);
    const Result<Workspace> after = withChange(workspace, rename->change);
    QVERIFY2(after.ok(), after ? "" : qPrintable(toString(after.error())));
    for (const QString &line : expected) {
        const DocumentPtr document = after->document(line.section(u'|', 0, 0));
        QVERIFY2(document, qPrintable(line));
        QVERIFY2(document->text.contains(line.section(u'|', 1)), qPrintable(line + u'\n' + document->text));
    }
    QCOMPARE(after->diagnostics().size(), workspace.diagnostics().size());
    if (QByteArray(QTest::currentDataTag()).endsWith("another folder"))
        return; // valid links were not shortened, so the reverse change gives another text
    const Result<DocumentRename> back = planDocumentRename(*after, to, from);
    QVERIFY(back.ok());
    const Workspace again = *withChange(*after, back->change);
    for (const DocumentPtr &document : workspace.documents())
        QCOMPARE(again.document(document->path)->text, document->text);
}

void TestRenameDocument::rejectsInvalidRenames_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char *name, const char *from, const char *to, ErrorCode code) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << code;
    };
    row("unknown", "layers/no.md", "layers/yes.md", ErrorCode::NotFound);
    row("taken", "layers/soul.md", "layers/hard-rules.md", ErrorCode::NotAllowed);
    row("taken, but for the case", "layers/soul.md", "layers/Hard-Rules.md", ErrorCode::NotAllowed);
    row("the path of the condensed form is taken", "layers/hard-rules.md", "layers/soul.md", ErrorCode::NotAllowed);
    row("a folder is taken", "profiles/desk/config.yml", "skills/k8s/config.yml", ErrorCode::NotAllowed);
    row("below a file", "layers/soul.md", "layers/hard-rules.md/soul.md", ErrorCode::NotAllowed);
    row("outside", "layers/soul.md", "../soul.md", ErrorCode::NotAllowed);
    row("absolute", "layers/soul.md", "/soul.md", ErrorCode::NotAllowed);
    row("not clean", "layers/soul.md", "layers//heart.md", ErrorCode::NotAllowed);
    row("empty", "layers/soul.md", "", ErrorCode::NotAllowed);
    row("hidden", "layers/soul.md", "layers/.heart.md", ErrorCode::NotAllowed);
    row("a hidden folder", "layers/soul.md", ".outcrop/soul.md", ErrorCode::NotAllowed);
    row("another ending", "layers/soul.md", "layers/soul.txt", ErrorCode::NotAllowed);
    row("no ending", "layers/soul.md", "layers/soul", ErrorCode::NotAllowed);
    row("a skill as a plain file", "skills/k8s/SKILL.md", "skills/k8s.md", ErrorCode::NotAllowed);
    row("a folder into itself", "skills/k8s/SKILL.md", "skills/k8s/deep/SKILL.md", ErrorCode::NotAllowed);
}

void TestRenameDocument::rejectsInvalidRenames()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(ErrorCode, code);
    const Result<DocumentRename> rename =
        planDocumentRename(workspaceOf(gardenFiles() + Files{{QStringLiteral("layers/condensed/hard-rules.md"), {}}}), from, to);
    QVERIFY(!rename.ok());
    QCOMPARE(rename.error().code, code);
    QVERIFY(!rename.error().message.isEmpty());
}

/// Condensed forms are found by file name. Layers with the same file name would share a condensed form, even in different folders.
void TestRenameDocument::rejectsASharedCondensedForm()
{
    const QString soul = QStringLiteral("layers/soul.md");
    const QString rules = QStringLiteral("layers/hard-rules.md");
    for (const auto &[from, to] : {std::pair(soul, QStringLiteral("hard-rules.md")), std::pair(rules, QStringLiteral("notes/soul.md"))}) {
        const Result<DocumentRename> rename = planDocumentRename(workspaceOf(gardenFiles()), from, to);
        QVERIFY2(!rename.ok(), qPrintable(to));
        QCOMPARE(rename.error().code, ErrorCode::NotAllowed);
        QVERIFY2(rename.error().message.contains(u"would be the condensed form of both documents"), qPrintable(rename.error().message));
    }
    QVERIFY(planDocumentRename(workspaceOf(gardenFiles()), soul, QStringLiteral("notes/soul.md")).ok()); // the file name, and so the condensed form, is unchanged
}

void TestRenameDocument::explainsSideEffectsAndErrors_data()
{
    QTest::addColumn<Files>("more");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("expected"); // text of the note or error
    const QString agent = QStringLiteral("agents/clerk.md");
    const QString porter = QStringLiteral("agents/porter.md");
    QTest::newRow("a condition") << Files() << agent << porter << QStringLiteral("layers/hard-rules.md:3:7: note: The condition refers to `clerk`");
    QTest::newRow("a text") << Files() << QStringLiteral("layers/soul.md") << QStringLiteral("layers/heart.md")
                            << QStringLiteral("notes/guide.md:1:32: note: This text mentions `layers/soul.md`");
    QTest::newRow("a tier from the name") << Files{{QStringLiteral("layers/user.md"), QStringLiteral("x")}} << QStringLiteral("layers/user.md")
                                          << QStringLiteral("layers/reader.md") << QStringLiteral("layers/user.md:1:1: warning: The tier of this layer depends on its name");
    QTest::newRow("another kind") << Files() << agent << QStringLiteral("desk/clerk.md")
                                  << QStringLiteral("agents/clerk.md:1:1: warning: Moving the document to "
                                                    "desk/clerk.md changes its kind from agent to text.");
    QTest::newRow("broken front matter")
        << Files{{QStringLiteral("agents/z.md"), QStringLiteral("---\nname: z\nhandoff: {to: clerk}\ntitle: [a\n---\n")}} << agent << porter
        << QStringLiteral("agents/z.md:");
    QTest::newRow("a broken profile") << Files{{QStringLiteral("profiles/z/config.yml"), QStringLiteral("agents: {planning: clerk\n")}} << agent << porter
                                      << QStringLiteral("profiles/z/config.yml:");
}

void TestRenameDocument::explainsSideEffectsAndErrors()
{
    QFETCH(Files, more);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, expected);
    const Result<DocumentRename> rename = planDocumentRename(workspaceOf(gardenFiles() + more), from, to);
    QString all;
    if (!rename)
        all = toString(rename.error());
    else
        for (const Diagnostic &note : rename->notes)
            all += toString(note) + u'\n';
    QVERIFY2(all.contains(expected), qPrintable(all));
}

void TestRenameDocument::keepsCustomKeysAndNames()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("config.toml"), QStringLiteral("[workspace]\nagent = \"Anna\"\n[prompt_layers]\na = \"layers/a.md\"\nb = \"layers/c.md\"\n")},
        {QStringLiteral("layers/a.md"), QStringLiteral("x")}, {QStringLiteral("layers/c.md"), QStringLiteral("x")},
        {QStringLiteral("agents/anna.md"), QStringLiteral("---\nname: Anna\ndescription: x\n---\n")}});
    const Workspace taken = *withChange(workspace, planDocumentRename(workspace, QStringLiteral("layers/a.md"), QStringLiteral("layers/b.md"))->change);
    QVERIFY(taken.document(QStringLiteral("config.toml"))->text.contains(QStringLiteral("a = \"layers/b.md\"\nb = \"layers/c.md\"")));
    const DocumentRename agent = *planDocumentRename(workspace, QStringLiteral("agents/anna.md"), QStringLiteral("agents/berta.md"));
    QVERIFY(agent.change.edits.isEmpty());
}

void TestRenameDocument::renamingToTheSameNameIsEmpty()
{
    const Result<DocumentRename> rename = planDocumentRename(workspaceOf(gardenFiles()), QStringLiteral("layers/soul.md"), QStringLiteral("layers/soul.md"));
    QVERIFY(rename.ok());
    QVERIFY(rename->change.isEmpty());
}

void TestRenameDocument::keepsLineEndingsAndComments()
{
    const QByteArray manifest = "\xEF\xBB\xBF# mine\r\n[prompt_layers]\r\n  soul = 'layers/soul.md'   # first\r\n";
    const Workspace workspace = Workspace::fromFiles({QStringLiteral("test")}, {{QStringLiteral("config.toml"), manifest}, {QStringLiteral("layers/soul.md"), "x\r\n"}});
    const DocumentRename rename = *planDocumentRename(workspace, QStringLiteral("layers/soul.md"), QStringLiteral("layers/my heart.md"));
    const QByteArray after = withChange(workspace, rename.change)->document(QStringLiteral("config.toml"))->bytes;
    QCOMPARE(after, QByteArray("\xEF\xBB\xBF# mine\r\n[prompt_layers]\r\n  \"my heart\" = 'layers/my heart.md'   # first\r\n"));
}

void TestRenameDocument::findsMarkdownLinks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("targets");
    const auto row = [](const char *name, const char *text, const char *targets) { QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(targets); };
    row("plain", "[a](b.md)", "b.md");
    row("an anchor", "[a](b.md#c)", "b.md");
    row("a title", "[a](b.md \"B\") [c]( d.md )", "b.md d.md");
    row("angle brackets", "[a](<b c.md>)", "b c.md");
    row("escaped", "[a](b%20c.md)", "b c.md");
    row("a picture", "![a](b.png)", "b.png");
    row("a reference", "[a]: b.md\n  [c]: <d.md>\n", "b.md d.md");
    row("elsewhere", "[a](https://b/c.md) [d](mailto:e) [f](#g) [h](/i.md)", "");
    row("in a span of code", "`[a](b.md)` ``[a](b.md)`c`` [d](e.md)", "e.md");
    row("in a fence", "x\n```md\n[a](b.md)\n```\n[c](d.md)\n~~~\n[a](b.md)\n", "d.md");
    row("a back tick alone", "a ` b [c](d.md)", "d.md");
    row("no link", "a [b] (c.md) [d]", "");
}

void TestRenameDocument::findsMarkdownLinks()
{
    QFETCH(QString, text);
    QFETCH(QString, targets);
    QStringList found;
    for (const MarkdownLink &link : markdownLinks(text))
        found.append(link.target);
    QCOMPARE(found.join(u' '), targets);
}

void TestRenameDocument::updatesImports()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("CLAUDE.md"), QStringLiteral("Read @docs/style.md first, `@docs/style.md` not.\n")},
        {QStringLiteral("web/CLAUDE.md"), QStringLiteral("@../docs/style.md\n")}, {QStringLiteral("docs/style.md"), QStringLiteral("Style.\n")}});
    const Result<DocumentRename> rename = planDocumentRename(workspace, QStringLiteral("docs/style.md"), QStringLiteral("docs/house style.md"));
    QVERIFY(rename);
    const Result<Workspace> after = withChange(workspace, rename->change);
    QVERIFY(after);
    QCOMPARE(after->document(QStringLiteral("CLAUDE.md"))->text, QStringLiteral("Read @docs/house\\ style.md first, `@docs/style.md` not.\n"));
    QCOMPARE(after->document(QStringLiteral("web/CLAUDE.md"))->text, QStringLiteral("@../docs/house\\ style.md\n"));
}

void TestRenameDocument::renamesAmongManyDocuments()
{
    Files files = gardenFiles();
    for (int i = 0; i < 10'000; ++i)
        files.append({QStringLiteral("agents/a%1.md").arg(i, 5, 10, QLatin1Char('0')),
            QStringLiteral("---\nname: a%1\ndescription: The agent %1.\n---\nText with [a link](other.md).\n").arg(i)});
    const Workspace workspace = workspaceOf(files);
    QBENCHMARK {
        QVERIFY(planDocumentRename(workspace, QStringLiteral("agents/clerk.md"), QStringLiteral("agents/porter.md")).ok());
    }
}

/// An index document can have many links, each of which needs its location.
void TestRenameDocument::updatesManyLinksInOneDocument()
{
    const int links = 20'000;
    const auto withLinks = [](qsizetype count) {
        return workspaceOf(gardenFiles() + Files{{QStringLiteral("index.md"), QStringLiteral("[clerk](agents/clerk.md)\n").repeated(count)}});
    };
    const Workspace workspace = withLinks(links);
    const Workspace shorter = withLinks(links / 4);
    Result<DocumentRename> rename = Error{};
    const double grows = growth(links, [&](qsizetype count) {
        rename = planDocumentRename(count == links ? workspace : shorter, QStringLiteral("agents/clerk.md"), QStringLiteral("agents/porter.md"));
    });
    QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
    QVERIFY(rename.ok());
    const QList<DocumentEdits> &edits = rename->change.edits;
    const auto index = std::find_if(edits.begin(), edits.end(), [](const DocumentEdits &one) { return one.path == u"index.md"; });
    QVERIFY(index != edits.end());
    QCOMPARE(index->edits.size(), links);
    QCOMPARE(index->edits.last().range.start.line, links);
}

OUTCROP_TEST(TestRenameDocument, CoreApplication)

} // namespace tst_renamedocument

#include "tst_renamedocument.moc"
