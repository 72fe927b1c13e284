// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldedits.h"
#include "core/documents/workspacechange.h"
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_workspacechange {

namespace {

TextEdit edit(qsizetype start, qsizetype end, const QString &text)
{
    return {{{start, 0, 0}, {end, 0, 0}}, text};
}

Workspace smallWorkspace()
{
    return workspaceOf({{QStringLiteral("config.toml"), QStringLiteral("[prompt_layers]\nnotes = \"docs/notes.md\"\n")},
        {QStringLiteral("docs/notes.md"), QStringLiteral("Notes.\n")},
        {QStringLiteral("layers/soul.md"), QStringLiteral("Soul.\n")},
        {QStringLiteral("skills/k8s/SKILL.md"), QStringLiteral("---\nname: k8s\n---\nCluster.\n")},
        {QStringLiteral("skills/k8s/references/a.md"), QStringLiteral("More.\n")}});
}

/// Returns documents, findings and prompt layers as text, one per line, for comparison.
QString dump(const Workspace &workspace)
{
    QStringList lines;
    for (const DocumentPtr &document : workspace.documents())
        lines.append(document->path + u' ' + toString(document->kind) + u' ' + document->text.simplified());
    for (const Diagnostic &found : workspace.diagnostics())
        lines.append(toString(found));
    for (const PromptLayer &layer : workspace.promptLayers())
        lines.append(layer.name + u'=' + layer.path);
    return lines.join(u'\n');
}

/// Returns dump() of a workspace that is read from scratch from the same bytes.
QString dumpRereadWorkspace(const Workspace &workspace)
{
    QList<SourceFile> files;
    for (const DocumentPtr &document : workspace.documents())
        files.append({document->path, document->bytes, document->modified});
    return dump(Workspace::fromFiles(workspace.folder(), files));
}

} // namespace

class TestWorkspaceChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void appliesEditsToBytes_data();
    void appliesEditsToBytes();
    void groupsEditsByDocument();
    void appliesChanges_data();
    void appliesChanges();
    void rejectsInvalidChanges_data();
    void rejectsInvalidChanges();
    void reusesUnchangedDocuments();
    void setsFieldsInSequence();
    void differencesTransformOneTextIntoTheOther();
};

void TestWorkspaceChange::appliesEditsToBytes_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QList<TextEdit>>("edits");
    QTest::addColumn<QByteArray>("after"); // text after the change; empty if the change is rejected
    const auto row = [](const char *name, const QByteArray &before, const QList<TextEdit> &edits, const QByteArray &after) {
        QTest::newRow(name) << before << edits << after;
    };
    const QString x = QStringLiteral("x");
    row("no edit", "a\r\nb\rc\n", {}, "a\r\nb\rc\n");
    row("line ends stay", "a\r\nb\rc\n", {edit(0, 1, x)}, "x\r\nb\rc\n");
    row("a mark stays", "\xEF\xBB\xBF" "abc", {edit(0, 1, x)}, "\xEF\xBB\xBFxbc");
    row("a second mark is text", "\xEF\xBB\xBF\xEF\xBB\xBF" "abc", {edit(1, 2, x)}, "\xEF\xBB\xBF\xEF\xBB\xBFxbc");
    row("and a third", "\xEF\xBB\xBF\xEF\xBB\xBF\xEF\xBB\xBF" "abc", {edit(2, 3, x)}, "\xEF\xBB\xBF\xEF\xBB\xBF\xEF\xBB\xBFxbc");
    row("beyond the first plane", "\xF0\x9F\x8C\xB1" "a", {edit(2, 3, x)}, "\xF0\x9F\x8C\xB1x");
    row("in any order", "abc", {edit(2, 3, x), edit(0, 1, QStringLiteral("y"))}, "ybx");
    row("insertions at one place", "ab", {edit(1, 1, x), edit(1, 1, QStringLiteral("y"))}, "axyb");
    row("a zero stays", QByteArray("a\0b", 3), {edit(0, 1, x)}, QByteArray("x\0b", 3));
    row("overlap", "abc", {edit(0, 2, x), edit(1, 3, x)}, {});
    row("beyond the end", "abc", {edit(2, 4, x)}, {});
    row("backwards", "abc", {edit(2, 1, x)}, {});
    row("half a character", "\xF0\x9F\x8C\xB1", {edit(1, 2, x)}, {});
    row("not UTF-8", "a\xFF", {edit(0, 1, x)}, {});
}

void TestWorkspaceChange::appliesEditsToBytes()
{
    QFETCH(QByteArray, before);
    QFETCH(QList<TextEdit>, edits);
    QFETCH(QByteArray, after);
    const Result<QByteArray> bytes = applyEditsToBytes(*readDocument(QStringLiteral("a.txt"), before), edits);
    QCOMPARE(bytes.ok(), !after.isEmpty());
    if (bytes)
        QCOMPARE(*bytes, after);
    else
        QCOMPARE(bytes.error().code, ErrorCode::Invalid);
}

void TestWorkspaceChange::groupsEditsByDocument()
{
    WorkspaceChange change;
    change.add(QStringLiteral("b"), {});
    QVERIFY(change.isEmpty());
    for (const QString &path : {QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")})
        change.add(path, {edit(0, 0, path)});
    change.moves.append({QStringLiteral("d"), QStringLiteral("e")});
    change.newFiles.append({QStringLiteral("aa"), {}});
    QCOMPARE(change.edits.size(), 3);
    QCOMPARE(change.edits.at(1).path, QStringLiteral("b"));
    QCOMPARE(change.edits.at(1).edits.size(), 2);
    QCOMPARE(change.paths().join(u' '), QStringLiteral("a aa b c d e"));
}

void TestWorkspaceChange::appliesChanges_data()
{
    QTest::addColumn<WorkspaceChange>("change");
    QTest::addColumn<QString>("expected"); // lines of dump() of the new workspace
    QTest::newRow("edit") << WorkspaceChange{{{QStringLiteral("layers/soul.md"), {edit(0, 4, QStringLiteral("Heart"))}}}, {}, {}}
                          << QStringLiteral("layers/soul.md layer Heart.");
    QTest::newRow("new") << WorkspaceChange{{}, {}, {{QStringLiteral("agents/a.md"), QStringLiteral("New.")}}}
                         << QStringLiteral("agents/a.md agent New.");
    QTest::newRow("a file moves with its edit")
        << WorkspaceChange{{{QStringLiteral("layers/soul.md"), {edit(0, 0, QStringLiteral("My "))}}},
               {{QStringLiteral("layers/soul.md"), QStringLiteral("notes/soul.md")}}, {}}
        << QStringLiteral("notes/soul.md text My Soul.");
    QTest::newRow("a folder moves") << WorkspaceChange{{}, {{QStringLiteral("skills/k8s"), QStringLiteral("skills/kube"), true}}, {}}
                                    << QStringLiteral("skills/kube/SKILL.md skill --- name: k8s --- Cluster.\nskills/kube/references/a.md text More.");
    QTest::newRow("a named layer moves, and the manifest is updated")
        << WorkspaceChange{{{QStringLiteral("config.toml"), {edit(25, 38, QStringLiteral("docs/n.md"))}}},
               {{QStringLiteral("docs/notes.md"), QStringLiteral("docs/n.md")}}, {}}
        << QStringLiteral("docs/n.md layer Notes.\nnotes=docs/n.md");
    QTest::newRow("a named layer moves without an edit of the manifest")
        << WorkspaceChange{{}, {{QStringLiteral("docs/notes.md"), QStringLiteral("docs/n.md")}}, {}} << QStringLiteral("docs/n.md text Notes.");
    QTest::newRow("one replaces the other")
        << WorkspaceChange{{}, {{QStringLiteral("layers/soul.md"), QStringLiteral("layers/old.md")}, {QStringLiteral("docs/notes.md"), QStringLiteral("layers/soul.md")}},
               {{QStringLiteral("docs/notes.md"), QStringLiteral("Fresh.")}}}
        << QStringLiteral("docs/notes.md layer Fresh.\nlayers/old.md layer Soul.\nlayers/soul.md layer Notes.");
}

void TestWorkspaceChange::appliesChanges()
{
    QFETCH(WorkspaceChange, change);
    QFETCH(QString, expected);
    const Workspace before = smallWorkspace();
    const QString untouched = dump(before);
    const Result<Workspace> after = withChange(before, change);
    QVERIFY2(after.ok(), after ? "" : qPrintable(toString(after.error())));
    const QStringList lines = dump(*after).split(u'\n');
    for (const QString &line : expected.split(u'\n'))
        QVERIFY2(lines.contains(line), qPrintable(line + QStringLiteral(" is not in\n") + lines.join(u'\n')));
    QCOMPARE(dump(*after), dumpRereadWorkspace(*after));
    QCOMPARE(dump(before), untouched);
}

void TestWorkspaceChange::rejectsInvalidChanges_data()
{
    QTest::addColumn<WorkspaceChange>("change");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("file");
    const auto row = [](const char *name, const WorkspaceChange &change, ErrorCode code, const char *file) {
        QTest::newRow(name) << change << code << QString::fromLatin1(file);
    };
    const auto move = [](const char *from, const char *to, bool folder = false) {
        return WorkspaceChange{{}, {{QString::fromLatin1(from), QString::fromLatin1(to), folder}}, {}};
    };
    const auto make = [](const char *path) { return WorkspaceChange{{}, {}, {{QString::fromLatin1(path), {}}}}; };
    row("edit of a missing file", {{{QStringLiteral("no.md"), {edit(0, 0, {})}}}, {}, {}}, ErrorCode::NotFound, "no.md");
    row("edits that overlap", {{{QStringLiteral("docs/notes.md"), {edit(0, 9, {})}}}, {}, {}}, ErrorCode::Invalid, "docs/notes.md");
    row("move of a missing file", move("no.md", "b.md"), ErrorCode::NotFound, "no.md");
    row("move of a missing folder", move("no", "b", true), ErrorCode::NotFound, "no");
    row("move of a file as folder", move("layers/soul.md", "b", true), ErrorCode::NotFound, "layers/soul.md");
    row("move of a folder as file", move("layers", "b"), ErrorCode::NotFound, "layers");
    row("move onto a file", move("layers/soul.md", "docs/notes.md"), ErrorCode::NotAllowed, "docs/notes.md");
    row("move onto a folder", move("layers/soul.md", "docs"), ErrorCode::NotAllowed, "docs");
    row("move below a file", move("layers/soul.md", "docs/notes.md/x.md"), ErrorCode::NotAllowed, "docs/notes.md/x.md");
    row("move into itself", move("skills/k8s", "skills/k8s/deep", true), ErrorCode::NotAllowed, "skills/k8s");
    row("new over a file", make("docs/notes.md"), ErrorCode::NotAllowed, "docs/notes.md");
    row("new over a folder", make("docs"), ErrorCode::NotAllowed, "docs");
    row("twice the same", {{}, {}, {{QStringLiteral("a"), {}}, {QStringLiteral("a"), {}}}}, ErrorCode::NotAllowed, "a");
}

void TestWorkspaceChange::rejectsInvalidChanges()
{
    QFETCH(WorkspaceChange, change);
    QFETCH(ErrorCode, code);
    QFETCH(QString, file);
    const Result<Workspace> after = withChange(smallWorkspace(), change);
    QVERIFY(!after.ok());
    QCOMPARE(after.error().code, code);
    QCOMPARE(after.error().location.file, file);
}

void TestWorkspaceChange::reusesUnchangedDocuments()
{
    const Workspace before = smallWorkspace();
    const Workspace after = *withChange(before, {{{QStringLiteral("layers/soul.md"), {edit(0, 0, QStringLiteral("x"))}}}, {}, {}});
    QCOMPARE(after.document(QStringLiteral("docs/notes.md")).get(), before.document(QStringLiteral("docs/notes.md")).get());
    QVERIFY(after.document(QStringLiteral("layers/soul.md")) != before.document(QStringLiteral("layers/soul.md")));
}

void TestWorkspaceChange::setsFieldsInSequence()
{
    const DocumentPtr document = readDocument(QStringLiteral("layers/a.md"), "Text.\n");
    FieldEdits fields(document);
    QVERIFY(fields.edits().isEmpty());
    QVERIFY(fields.set({QStringLiteral("tier")}, "granite").ok());
    QVERIFY(fields.set({QStringLiteral("order")}, 3).ok());
    QVERIFY(!fields.set({QStringLiteral("tier"), QStringLiteral("x")}, 3).ok());
    const DocumentPtr after = readDocument(document->path, *applyEditsToBytes(*document, fields.edits()));
    QCOMPARE(after->text, fields.document().text);
    QCOMPARE(after->frontMatter.data[u"tier"].text(), QStringLiteral("granite"));
    QCOMPARE(after->frontMatter.data[u"order"].toInteger().value_or(0), 3);
    QCOMPARE(after->body().toString(), QStringLiteral("Text.\n"));
}

void TestWorkspaceChange::differencesTransformOneTextIntoTheOther()
{
    QRandomGenerator random(7);
    const QStringList parts{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("\n"), QStringLiteral("\r\n"), QStringLiteral("\r"),
        QString::fromUtf8("\xF0\x9F\x8C\xB1"), QString::fromUtf8("\xF0\x9F\x8C\xB2"), QString::fromUtf8("\xF0\xA0\x8C\xB1")};
    const auto text = [&] {
        QString made;
        for (int i = random.bounded(12); i > 0; --i)
            made += parts.at(random.bounded(int(parts.size())));
        return made;
    };
    for (int round = 0; round < 5000; ++round) {
        const QString before = text();
        const QString after = text();
        const QList<TextEdit> edits = editsBetween(before, after);
        QCOMPARE(applyEdits(before, edits), after);
        for (const TextEdit &edit : edits)
            QVERIFY(edit.replacement.isValidUtf16());
    }
}

OUTCROP_TEST(TestWorkspaceChange, CoreApplication)

} // namespace tst_workspacechange

#include "tst_workspacechange.moc"
