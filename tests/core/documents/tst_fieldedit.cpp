// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldedit.h"
#include "core/text/textchange.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_fieldedit {

namespace {

DocumentPtr documentOf(const QString &path, const QString &text)
{
    return readDocument(path, text.toUtf8());
}

QString edited(const Document &document, const Result<QList<TextEdit>> &edits)
{
    return edits ? applyEdits(document.text, *edits) : QStringLiteral("error: ") + edits.error().message;
}

QString escaped(QString text)
{
    return text.replace(u'\r', QLatin1String("\\r"));
}

/// Appends the path of every scalar of a tree.
void collectScalarPaths(const DataNode &node, const FieldPath &path, QList<FieldPath> &found)
{
    for (const DataNode::Member &member : node.members())
        collectScalarPaths(member.value, path + FieldPath{member.key}, found);
    for (qsizetype i = 0; i < node.items().size(); ++i)
        collectScalarPaths(node.items().at(i), path + FieldPath{QString::number(i)}, found);
    if (node.isScalar())
        found.append(path);
}

QStringList comments(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        if (line.trimmed().startsWith(u'#'))
            lines.append(line);
    }
    return lines;
}

/// Returns whether every value can be edited in one place: valid data without aliases, with a mapping at the top level and at most 400 values.
bool isSimple(const Document &document, const QList<FieldPath> &paths)
{
    return !document.frontMatter.isRecovered && !hasErrors(document.diagnostics) && paths.size() <= 400
        && !document.text.contains(QLatin1String(": *")) && fieldsOf(document).items().isEmpty();
}

const QStringList trickyTexts{QStringLiteral("yes"), QStringLiteral("1.0"), QStringLiteral("x: y"),
    QStringLiteral("*a"), QStringLiteral("null"), QStringLiteral("~"), QString(), QStringLiteral(" lead"),
    QStringLiteral("trail "), QStringLiteral("# no comment"), QStringLiteral("a #b"), QStringLiteral("[x]"),
    QStringLiteral("{x}"), QStringLiteral("it's"), QStringLiteral("say \"so\""), QStringLiteral("both ' and \""),
    QStringLiteral("back\\slash"), QStringLiteral("tab\there"), QStringLiteral("two\nlines"), QStringLiteral("ends\n"),
    QStringLiteral("ends twice\n\n"), QStringLiteral("\nstarts"), QStringLiteral("  deep\nless"),
    QStringLiteral("a\r\nb"), QStringLiteral("---"), QStringLiteral("- item"), QStringLiteral("key:"),
    QStringLiteral("2026-11-21"), QStringLiteral("12:30"), QStringLiteral("0x1f"), QStringLiteral("@at"),
    QStringLiteral("%p"), QStringLiteral("!tag"), QStringLiteral("&anchor"), QStringLiteral("a, b"),
    QStringLiteral("\u2028"), QStringLiteral("\u00e4\u4e2d\U0001F600"), QStringLiteral("---\nnot: a fence\n---"),
    QStringLiteral("? q"), QStringLiteral("|"), QStringLiteral(">-"), QStringLiteral("`tick`"), QStringLiteral("\x01")};

} // namespace

class FieldEditTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsFields_data();
    void setsFields();
    void removesFields_data();
    void removesFields();
    void rejectsFieldsThatCannotBeSet_data();
    void rejectsFieldsThatCannotBeSet();
    void rejectsNullInToml();
    void unchangedValueNeedsNoEdit();
    void editsHaveFileLocations();
    void setsEveryFieldToAnyText_data();
    void setsEveryFieldToAnyText();
    void removesEveryField_data();
    void removesEveryField();
    void editsLongDocumentsInLinearTime();
};

void FieldEditTest::setsFields_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected");

    const auto front = [](const char *name, const QString &text, const QString &field, const QString &value,
                           const QString &expected) {
        QTest::newRow(name) << QStringLiteral("layers/a.md") << text << field << value << expected;
    };
    front("comment and order stay", "---\n# top\ntier: granite  # why\norder: 3\n---\nBody", "tier", R"("weather")",
        "---\n# top\ntier: weather  # why\norder: 3\n---\nBody");
    front("double quotes stay", "---\ntitle: \"Old\"\n---\n", "title", R"("New")", "---\ntitle: \"New\"\n---\n");
    front("single quotes stay", "---\ntitle: 'Old'\n---\n", "title", R"("It's")", "---\ntitle: 'It''s'\n---\n");
    front("quoted where needed", "---\ntitle: Old\n---\n", "title", R"("yes")", "---\ntitle: \"yes\"\n---\n");
    front("a number", "---\norder: 3\n---\n", "order", "12", "---\norder: 12\n---\n");
    front("carriage returns", "---\r\ntier: granite\r\n---\r\nBody\r\n", "cadence", R"("daily")",
        "---\r\ntier: granite\r\ncadence: daily\r\n---\r\nBody\r\n");
    front("lone carriage returns", "---\rtier: granite\r---\rBody", "order", "1",
        "---\rtier: granite\rorder: 1\r---\rBody");
    front("no front matter", "# Title\n", "tier", R"("granite")", "---\ntier: granite\n---\n# Title\n");
    front("no front matter, nested", "Body", "a.b", "1", "---\na:\n  b: 1\n---\nBody");
    front("no text at all", "", "tier", R"("granite")", "---\ntier: granite\n---\n");
    front("two rules are no front matter", "---\ntext\n---\n", "tier", R"("granite")",
        "---\ntier: granite\n---\n---\ntext\n---\n");
    front("empty front matter", "---\n---\nBody", "tier", R"("granite")", "---\ntier: granite\n---\nBody");
    front("only a comment", "---\n# note\n---\nBody", "tier", R"("granite")", "---\n# note\ntier: granite\n---\nBody");
    front("after the last", "---\ntags: [a]\nwhen: x\n# end\n---\n", "order", "2",
        "---\ntags: [a]\nwhen: x\norder: 2\n# end\n---\n");
    front("tier before title", "---\norder: 1\n# the title\ntitle: T\n---\n", "tier", R"("granite")",
        "---\norder: 1\ntier: granite\n# the title\ntitle: T\n---\n");
    front("cadence after tier", "---\ntier: granite\ntitle: T\n---\n", "cadence", R"("daily")",
        "---\ntier: granite\ncadence: daily\ntitle: T\n---\n");
    front("behind a nested mapping", "---\nmetadata:\n    workloads: \"a\"\n---\n", "order", "2",
        "---\nmetadata:\n    workloads: \"a\"\norder: 2\n---\n");
    front("into a nested mapping", "---\nmetadata:\n    workloads: \"a\"\n---\n", "metadata.version", R"("1.0")",
        "---\nmetadata:\n    workloads: \"a\"\n    version: \"1.0\"\n---\n");
    front("a missing mapping in the path", "---\nname: a\n---\n", "portability.few_shot.enabled", "true",
        "---\nname: a\nportability:\n  few_shot:\n    enabled: true\n---\n");
    front("an empty mapping", "---\nmetadata: {}\n---\n", "metadata.a", "1", "---\nmetadata:\n  a: 1\n---\n");
    front("nothing there yet", "---\nmetadata:\nname: a\n---\n", "metadata.a", "1",
        "---\nmetadata:\n  a: 1\nname: a\n---\n");
    front("a value for nothing", "---\nwhen:   # later\nname: a\n---\n", "when", R"("x")",
        "---\nwhen: x   # later\nname: a\n---\n");
    front("into braces", "---\nm: {a: 1, b: 2} # c\n---\n", "m.c", R"("x, y")",
        "---\nm: {a: 1, b: 2, c: \"x, y\"} # c\n---\n");
    front("inside braces", "---\nm: {a: 1, b: 2} # c\n---\n", "m.a", R"("x")", "---\nm: {a: x, b: 2} # c\n---\n");
    front("a list in brackets", "---\ntags: [a, b]  # c\n---\n", "tags", R"(["a","c","b"])",
        "---\ntags: [a, c, b]  # c\n---\n");
    front("a list over lines", "---\ntags: [\n  a, # one\n  b  # two\n]\n---\n", "tags", R"(["a","x"])",
        "---\ntags: [\n  a, # one\n  x  # two\n]\n---\n");
    front("a block list keeps comments", "---\ntags:\n  - a # one\n  - b # two\n---\n", "tags", R"(["a","n","b"])",
        "---\ntags:\n  - a # one\n  - n\n  - b # two\n---\n");
    front("a list at its key's depth", "---\ntags:\n- a\n- b\nx: 1\n---\n", "tags", R"(["a","b","c"])",
        "---\ntags:\n- a\n- b\n- c\nx: 1\n---\n");
    front("a list gets shorter", "---\ntags:\n  - a\n  - b\n  - c\n---\n", "tags", R"(["c"])",
        "---\ntags:\n  - c\n---\n");
    front("a list becomes empty", "---\ntags:\n  - a\nx: 1\n---\n", "tags", "[]", "---\ntags: []\nx: 1\n---\n");
    front("appending to a list", "---\ntags:\n  - a\n---\n", "tags.1", R"("b")", "---\ntags:\n  - a\n  - b\n---\n");
    front("a field of an item", "---\ntools:\n  - name: a\n    description: b\n---\n", "tools.0.name", R"("c d")",
        "---\ntools:\n  - name: c d\n    description: b\n---\n");
    front("a new field of an item", "---\ntools:\n  - name: a\n---\n", "tools.0.description", R"("b")",
        "---\ntools:\n  - name: a\n    description: b\n---\n");
    front("a new item with fields", "---\ntools:\n  - name: a\n---\n", "tools.1", R"({"name":"b","x":{"y":1}})",
        "---\ntools:\n  - name: a\n  - name: b\n    x:\n      y: 1\n---\n");
    front("lines become a block", "---\ndescription: a\nx: 1\n---\n", "description", R"("one\ntwo\n")",
        "---\ndescription: |\n  one\n  two\nx: 1\n---\n");
    front("a block stays one", "---\ndescription: |-  # c\n    one\n    two\nx: 1\n---\n", "description",
        R"("three\nfour")", "---\ndescription: |-  # c\n    three\n    four\nx: 1\n---\n");
    front("a folded text stays one", "---\nd: >\n   one\n   two\nx: 1\n---\n", "d", R"("three\n")",
        "---\nd: >\n   three\nx: 1\n---\n");
    front("a block becomes a word", "---\nd: |\n  one\n  two\nx: 1\n---\n", "d", "true", "---\nd: true\nx: 1\n---\n");
    front("a block that keeps its blanks", "---\nd: |+\n  one\n\n---\n", "e", "1", "---\nd: |+\n  one\n\ne: 1\n---\n");
    front("quoted over lines", "---\nd: \"one\n  two\"\nx: 1\n---\n", "d", R"("three")",
        "---\nd: \"three\"\nx: 1\n---\n");
    front("a mapping for a word", "---\nd: word # c\nx: 1\n---\n", "d", R"({"a":1,"b":["x",2]})",
        "---\nd: # c\n  a: 1\n  b: [x, 2]\nx: 1\n---\n");
    front(
        "a word for a mapping", "---\nd:\n  a: 1\n  b: 2\nx: 1\n---\n", "d", R"("word")", "---\nd: word\nx: 1\n---\n");
    front("a mapping changes in part", "---\nd:\n  a: 1 # one\n  b: 2 # two\n---\n", "d", R"({"a":1,"c":3})",
        "---\nd:\n  a: 1 # one\n  c: 3\n---\n");
    front("the anchor stays", "---\na: &x one\n---\n", "a", R"("two")", "---\na: &x two\n---\n");
    front("the tag goes where it must", "---\na: !!str 1\n---\n", "a", "2", "---\na: 2\n---\n");
    front("an alias gives way", "---\na: &x one\nb: *x\n---\n", "b", R"("two")", "---\na: &x one\nb: two\n---\n");
    front("a key that needs quotes", "---\na: 1\n---\n", "b c: d", "1", "---\na: 1\n\"b c: d\": 1\n---\n");
    front("indented front matter", "---\n  a: 1\n---\n", "b", "2", "---\n  a: 1\n  b: 2\n---\n");

    const auto yaml = [](const char *name, const QString &text, const QString &field, const QString &value,
                          const QString &expected) {
        QTest::newRow(name) << QStringLiteral("profiles/p/config.yml") << text << field << value << expected;
    };
    yaml("yaml", "# head\nname: p\nagents:\n  planning: a\n", "agents.planning", R"("b")",
        "# head\nname: p\nagents:\n  planning: b\n");
    yaml("yaml without a last line end", "name: p", "x", "1", "name: p\nx: 1");
    yaml("yaml without a last line end, lines", "name: p", "x.y", R"("a\nb")", "name: p\nx:\n  y: |-\n    a\n    b");
    yaml("empty yaml", "", "name", R"("p")", "name: p\n");
    yaml("yaml of comments", "# note\n", "name", R"("p")", "# note\nname: p\n");
    yaml("yaml with a document start", "---\nname: p\n", "x", "1", "---\nname: p\nx: 1\n");
    yaml("last value gets lines", "name: p", "name", R"("a\nb\n")", "name: |\n  a\n  b\n");

    const auto toml = [](const char *name, const QString &text, const QString &field, const QString &value,
                          const QString &expected) {
        QTest::newRow(name) << QStringLiteral("config.toml") << text << field << value << expected;
    };
    toml("toml value", "[workspace]\nagent = \"a\"  # c\n", "workspace.agent", R"("b \"c\"")",
        "[workspace]\nagent = \"b \\\"c\\\"\"  # c\n");
    toml("toml key", "[workspace]\nagent = \"a\"\n\n[x]\ny = 1\n", "workspace.profile", R"("p")",
        "[workspace]\nagent = \"a\"\nprofile = \"p\"\n\n[x]\ny = 1\n");
    toml("toml table", "[workspace]\nagent = \"a\"\n", "providers.x y.model", R"("m")",
        "[workspace]\nagent = \"a\"\n\n[providers.\"x y\"]\nmodel = \"m\"\n");
    toml("toml list", "[s]\nw = [\"a\"]\n", "s.w", R"(["a","b"])", "[s]\nw = [\"a\", \"b\"]\n");
    toml("empty toml", "", "workspace.agent", R"("a")", "[workspace]\nagent = \"a\"\n");
    toml("inline table", "[s]\nw = {a = 1}\n", "s.w.b", "true", "[s]\nw = {a = 1, b = true}\n");
}

void FieldEditTest::setsFields()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(QString, expected);
    const DocumentPtr document = documentOf(path, text);
    const FieldPath way = field.contains(u' ') && path != u"config.toml" ? FieldPath{field} : fieldPath(field);
    QCOMPARE(
        escaped(edited(*document, planSetField(*document, way, Json::parse(value.toStdString())))), escaped(expected));
}

void FieldEditTest::removesFields_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("expected");

    const auto front = [](const char *name, const QString &text, const QString &field, const QString &expected) {
        QTest::newRow(name) << QStringLiteral("layers/a.md") << text << field << expected;
    };
    front("with its comment", "---\na: 1 # one\nb: 2 # two\n---\nBody", "a", "---\nb: 2 # two\n---\nBody");
    front("the last one", "---\na: 1\n---\nBody", "a", "---\n---\nBody");
    front("comments around stay", "---\n# x\na: 1\n# y\nb: 2\n---\n", "a", "---\n# x\n# y\nb: 2\n---\n");
    front("a mapping", "---\na:\n  b: 1\n  c: 2\nd: 3\n---\n", "a", "---\nd: 3\n---\n");
    front("the mapping above", "---\na:\n  b:\n    c: 1\nd: 3\n---\n", "a.b.c", "---\nd: 3\n---\n");
    front("in braces, first", "---\nm: {a: 1, b: 2}\n---\n", "m.a", "---\nm: {b: 2}\n---\n");
    front("in braces, last", "---\nm: {a: 1, b: 2}\n---\n", "m.b", "---\nm: {a: 1}\n---\n");
    front("an item", "---\nl:\n  - a\n  - b # two\n  - c\n---\n", "l.1", "---\nl:\n  - a\n  - c\n---\n");
    front("the only item", "---\nl:\n  - a\n---\n", "l.0", "---\nl: []\n---\n");
    front("behind a dash", "---\nl:\n  - a: 1\n    b: 2\n---\n", "l.0.a", "---\nl:\n  - b: 2\n---\n");
    front("all of an item", "---\nl:\n  - a: 1\n  - b: 2\n---\n", "l.0.a", "---\nl:\n  - {}\n  - b: 2\n---\n");
    front("a text of lines", "---\na: |\n  one\n  two\n\nb: 1\n---\n", "a", "---\n\nb: 1\n---\n");
    front("not there", "---\na: 1\n---\n", "b", "---\na: 1\n---\n");
    front("not there at all", "Body", "b", "Body");
    front("nothing said", "---\na:\nb: 1\n---\n", "a", "---\nb: 1\n---\n");
    QTest::newRow("toml") << QStringLiteral("config.toml") << QStringLiteral("[a]\nb = 1 # c\nc = 2\n")
                          << QStringLiteral("a.b") << QStringLiteral("[a]\nc = 2\n");
}

void FieldEditTest::removesFields()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(QString, field);
    QFETCH(QString, expected);
    const DocumentPtr document = documentOf(path, text);
    QCOMPARE(edited(*document, planRemoveField(*document, field)), expected);
}

void FieldEditTest::rejectsFieldsThatCannotBeSet_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("place");

    const QString layer = QStringLiteral("layers/a.md");
    QTest::newRow("broken") << layer << QByteArray("---\nok: 1\nbad: a: b\n---\n") << "ok"
                            << "layers/a.md:3:7";
    QTest::newRow("never closed") << layer << QByteArray("---\nok: 1\n\nBody") << "ok"
                                  << "layers/a.md:1:1";
    QTest::newRow("not UTF-8") << layer << QByteArray("---\nok: 1\n---\n\xff") << "ok"
                               << "layers/a.md:1:1";
    QTest::newRow("through a word") << layer << QByteArray("---\na: word\n---\n") << "a.b"
                                    << "layers/a.md:2:4";
    QTest::newRow("a value repeated by an alias") << layer << QByteArray("---\na: &x {b: 1}\nc: *x\n---\n") << "a.b"
                                           << "layers/a.md:2:11";
    QTest::newRow("no fields") << QStringLiteral("a.json") << QByteArray("{}") << "a"
                               << "a.json:1:1";
    QTest::newRow("broken yaml") << QStringLiteral("a.yml") << QByteArray("a: [\n") << "a"
                                 << "a.yml:1:4";
    QTest::newRow("a list at the root") << QStringLiteral("a.yml") << QByteArray("- a\n") << "a"
                                        << "a.yml:1:1";
    QTest::newRow("no name") << layer << QByteArray("---\na: 1\n---\n") << "a."
                             << "layers/a.md:1:1";
}

void FieldEditTest::rejectsFieldsThatCannotBeSet()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, field);
    QFETCH(QString, place);
    const DocumentPtr document = readDocument(path, bytes);
    const Result<QList<TextEdit>> edits = planSetField(*document, field, Json(7));
    QVERIFY(!edits);
    QCOMPARE(toString(edits.error().location), place);
    QVERIFY(!edits.error().message.isEmpty());
}

void FieldEditTest::rejectsNullInToml()
{
    const DocumentPtr document = documentOf(QStringLiteral("config.toml"), QStringLiteral("[a]\nb = 1\n"));
    for (const Json &value : {Json(), Json::parse("[1,null]")}) {
        const Result<QList<TextEdit>> edits = planSetField(*document, QStringLiteral("a.b"), value);
        QVERIFY(!edits);
        QCOMPARE(toString(edits.error().location), QStringLiteral("config.toml:2:5"));
        QCOMPARE(edits.error().message, QStringLiteral("TOML has no null. Remove `a.b` instead, or set another value."));
    }
}

void FieldEditTest::unchangedValueNeedsNoEdit()
{
    const DocumentPtr document =
        documentOf(QStringLiteral("layers/a.md"), QStringLiteral("---\na: 'x'\nl: [1, two]\n---\n"));
    QVERIFY(planSetField(*document, QStringLiteral("a"), jsonString(u"x"))->isEmpty());
    QVERIFY(planSetField(*document, QStringLiteral("l"), Json::parse(R"([1,"two"])"))->isEmpty());
}

void FieldEditTest::editsHaveFileLocations()
{
    const DocumentPtr document =
        documentOf(QStringLiteral("layers/a.md"), QStringLiteral("---\na: 1\nbb: two # c\n---\nBody"));
    const Result<QList<TextEdit>> edits = planSetField(*document, QStringLiteral("bb"), jsonString(u"three"));
    QVERIFY(edits);
    QCOMPARE(edits->size(), 1);
    QCOMPARE(slice(document->text, edits->first().range), QStringLiteral("two"));
    QCOMPARE(toString(Location{QStringLiteral("a"), edits->first().range}), QStringLiteral("a:3:5"));
}

void FieldEditTest::setsEveryFieldToAnyText_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("sample") << QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample");
    QTest::newRow("providers") << QStringLiteral(OUTCROP_SOURCE_DIR "/adapters/providers");
    if (const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA"); !corpora.isEmpty())
        QTest::newRow("corpora") << corpora;
}

/// Sets each field to one of the texts. planSetField() verifies the edited text. This test also checks the number of edits and, if only one line changes,
/// that no comment is lost.
void FieldEditTest::setsEveryFieldToAnyText()
{
    QFETCH(QString, folder);
    qsizetype tried = 0;
    qsizetype made = 0;
    const Workspace workspace = workspaceAt(folder);
    for (const DocumentPtr &document : workspace.documents()) {
        QList<FieldPath> paths;
        collectScalarPaths(fieldsOf(*document), {}, paths);
        if (!isSimple(*document, paths))
            continue;
        for (qsizetype i = 0; i < paths.size(); ++i) {
            const QString &text = trickyTexts.at((i * 7 + document->path.size()) % trickyTexts.size());
            const Result<QList<TextEdit>> edits = planSetField(*document, paths.at(i), jsonString(text));
            ++tried;
            made += edits.ok();
            QVERIFY2(edits,
                qPrintable(document->path + u' ' + paths.at(i).join(u'.') + u' ' + text + u'\n'
                    + (edits ? QString() : edits.error().message)));
            if (const bool isOneLine = edits->size() == 1;
                isOneLine && !slice(document->text, edits->first().range).contains(u'\n'))
                QCOMPARE(comments(applyEdits(document->text, *edits)).size(), comments(document->text).size());
            QVERIFY2(edits->size() <= 2, qPrintable(document->path));
        }
    }
    QVERIFY(tried > 50);
    QCOMPARE(made, tried);
}

void FieldEditTest::removesEveryField_data()
{
    setsEveryFieldToAnyText_data();
}

void FieldEditTest::removesEveryField()
{
    QFETCH(QString, folder);
    const Workspace workspace = workspaceAt(folder);
    for (const DocumentPtr &document : workspace.documents()) {
        QList<FieldPath> paths;
        collectScalarPaths(fieldsOf(*document), {}, paths);
        if (!isSimple(*document, paths))
            continue;
        for (const FieldPath &path : paths) {
            const Result<QList<TextEdit>> edits = planRemoveField(*document, path);
            QVERIFY2(edits, qPrintable(document->path + u' ' + path.join(u'.')));
            const DocumentPtr after = documentOf(document->path, applyEdits(document->text, *edits));
            const Result<QList<TextEdit>> back = planSetField(*after, path, jsonString(u"back again"));
            QVERIFY2(back || path.last() == u"0" || path.last().toInt() > 0,
                qPrintable(document->path + u' ' + path.join(u'.')));
        }
    }
}

void FieldEditTest::editsLongDocumentsInLinearTime()
{
    constexpr qsizetype lines = 400'000;
    const auto longDocument = [](qsizetype count) {
        const QString body = QStringLiteral("A line of the text below.\n").repeated(count);
        return documentOf(QStringLiteral("layers/a.md"), QStringLiteral("---\ntier: granite\n---\n") + body);
    };
    const QHash<qsizetype, DocumentPtr> documents{{lines, longDocument(lines)}, {lines / 4, longDocument(lines / 4)}};
    const double grows = growth(lines, [&](qsizetype count) {
        QVERIFY(planSetField(*documents.value(count), QStringLiteral("tier"), jsonString(u"weather")));
    });
    QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
}

OUTCROP_TEST(FieldEditTest, NoApplication)

} // namespace tst_fieldedit

#include "tst_fieldedit.moc"
