// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlreader.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_yamlreader {

namespace {

const QString seedling = QString::fromUtf8("\xF0\x9F\x8C\xB1"); // the character takes two UTF-16 code units

DataDocument read(const QString &text)
{
    return readYaml(text, QStringLiteral("a.yaml"));
}

QString jsonOf(const DataNode &node)
{
    return QString::fromStdString(node.toJson().dump());
}

} // namespace

class YamlReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsValues_data();
    void readsValues();
    void readsRanges_data();
    void readsRanges();
    void locatesYamlInsideAFile();
    void reportsErrors_data();
    void reportsErrors();
    void messagesExplainTheFix();
    void reportsDuplicateKeys();
    void enforcesLimits_data();
    void enforcesLimits();
    void rejectsHostileNestingInLinearTime_data();
    void rejectsHostileNestingInLinearTime();
    void readsManyKeysInLinearTime();
};

void YamlReader::readsValues_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json");

    QTest::newRow("nothing") << ""
                             << "null";
    QTest::newRow("a comment") << "# x\n"
                               << "null";
    QTest::newRow("words of YAML 1.1 are text") << "[no, on, yes, off, y, 1_000, 0b1, 12:30:45, <<]"
                                                << R"(["no","on","yes","off","y","1_000","0b1","12:30:45","<<"])";
    QTest::newRow("nulls") << "[~, null, Null, NULL, nULL]"
                           << R"([null,null,null,null,"nULL"])";
    QTest::newRow("booleans") << "[true, True, TRUE, false, tRUE]"
                              << R"([true,true,true,false,"tRUE"])";
    QTest::newRow("integers") << "[0, -1, +2, 017, 0o17, 0x1F, 0o8, 0x, 1a]"
                              << R"([0,-1,2,17,15,31,"0o8","0x","1a"])";
    QTest::newRow("reals") << "[1.5, .5, 5., 1e3, -1.5E-2, 1e, ., .inf, -.INF, .nan, 1.2.3]"
                           << R"([1.5,0.5,5.0,1000.0,-0.015,"1e",".",".inf","-.INF",".nan","1.2.3"])";
    QTest::newRow("quotes make text") << "['1', \"true\", '', \"\\t\\u00e9\\U0001F331\"]"
                                      << QStringLiteral("[\"1\",\"true\",\"\",\"\\t") + QChar(0xE9) + seedling + "\"]";
    QTest::newRow("block texts") << "a: |\n  one\n   two\nb: >-\n  one\n  two\n\n  three\n"
                                 << R"({"a":"one\n two\n","b":"one two\nthree"})";
    QTest::newRow("folded plain text") << "a: one\n  two\n\n  three"
                                       << R"({"a":"one two\nthree"})";
    QTest::newRow("order is kept") << "z: 1\na: 2\nm: 3"
                                   << R"({"z":1,"a":2,"m":3})";
    QTest::newRow("keys are text") << "1: a\ntrue: b\n~: c\n'': d"
                                   << R"({"1":"a","true":"b","":"d"})";
    QTest::newRow("aliases") << "a: &x [1, 2]\nb: *x\nc: {d: *x}"
                             << R"({"a":[1,2],"b":[1,2],"c":{"d":[1,2]}})";
    QTest::newRow("an anchor may be set again") << "[&x 1, *x, &x 2, *x]"
                                                << "[1,1,2,2]";
    QTest::newRow("tags of the core schema") << "[!!str 1, !!int '2', !!float 3, !!null '', ! 4]"
                                             << R"(["1",2,3.0,null,"4"])";
    QTest::newRow("one document with its marks") << "%YAML 1.1\n---\na: 1\n...\n"
                                                 << R"({"a":1})";
    QTest::newRow("CRLF") << "a: 1\r\nb:\r\n- x\r\n"
                          << R"({"a":1,"b":["x"]})";
    QTest::newRow("CR") << "a: 1\rb: 2\r"
                        << R"({"a":1,"b":2})";
    QTest::newRow("a tab behind a dash") << "-\ta\n-\t b\n" << R"(["a","b"])";
    QTest::newRow("a tab behind a colon") << "a:\tb\nc: \td\n" << R"({"a":"b","c":"d"})";
    QTest::newRow("a tab behind enough spaces") << "a:\n \tb\nc:\n  \t[d]\n" << R"({"a":"b","c":["d"]})";
    QTest::newRow("a tab on an empty line") << "a: 1\n\t\nb: 2\n \t\nc: 3\n" << R"({"a":1,"b":2,"c":3})";
    QTest::newRow("a tab in front of the root") << "\t[\n\ta\n\t]\n" << R"(["a"])";
    QTest::newRow("a tab that begins a block text") << "a: |\n \tb\n \t\nc: |-\n  \td\n" << R"({"a":"\tb\n\t\n","c":"\td"})";
    QTest::newRow("values that begin with signs") << "[:a, ?b, -c, {d: :e, ?f: g}, \"h\":i]" << R"([":a","?b","-c",{"d":":e","?f":"g"},{"h":"i"}])";
    QTest::newRow("signs beside the characters for private use") << QStringLiteral("[:a, ?b, \"") + QChar(0xE000) + QStringLiteral("\"]")
                                                                  << QStringLiteral("[\":a\",\"?b\",\"") + QChar(0xE000) + QStringLiteral("\"]");
    QTest::newRow("unknown directives") << "%FOO bar\n%YAML 1.7\n---\na\n" << R"("a")";
    QTest::newRow("no document") << "# a\n...\n" << "null";
    QTest::newRow("a block text that ends in spaces") << "a: |\n  b\n   " << R"({"a":"b\n \n"})";
    QTest::newRow("a block text of spaces") << "- |+\n   " << R"(["\n"])";
    QTest::newRow("comments") << "a: [ # b\n  c, #d\n  e#f\n  ] #g\nh: \"i\" #j\nk: |  #l\n  m#n\n" << R"({"a":["c","e#f"],"h":"i","k":"m#n\n"})";
    QTest::newRow("a bracket closed below its key") << "a: [\n  b\n]\nc: {\n  d: e\n}\n" << R"({"a":["b"],"c":{"d":"e"}})";
    QTest::newRow("quotes over lines") << "a: \"b\n\n  c\"\nd:\n- 'e\n\n  f'\n" << R"({"a":"b\nc","d":["e\nf"]})";
    QTest::newRow("empty lines in front of a block text") << "a: |\n \n  \n  b\nc: |2\n     \n  d\n" << R"({"a":"\n\nb\n","c":"   \nd\n"})";
    QTest::newRow("JSON") << "{\"a\": [1, true, null, \"x\\/y\"]}"
                          << R"({"a":[1,true,null,"x/y"]})";
}

void YamlReader::readsValues()
{
    QFETCH(QString, text);
    const DataDocument document = read(text);
    QVERIFY(document.isParsed);
    QTEST(jsonOf(document.root), "json");
}

void YamlReader::readsRanges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("slice");

    const QString text = QStringLiteral("plain: one two # note\nquoted: 'it''s'\nlist:\n  - a\n  - b: c\n\n# "
                                        "note\nflow: [1, {k: v}]\nblock: |\n  x\n  y\n\nempty:\nlast: z");
    const auto row = [&](const char *path, const char *slice) { QTest::newRow(path) << text << path << slice; };
    row("plain", "one two");
    row("quoted", "'it''s'");
    row("list", "- a\n  - b: c");
    row("list.1", "b: c");
    row("list.1.b", "c");
    row("flow", "[1, {k: v}]");
    row("flow.1", "{k: v}");
    row("flow.1.k", "v");
    row("block", "|\n  x\n  y");
    row("empty", "");
    row("last", "z");
    QTest::newRow("characters of two units")
        << QString("a: [" + seedling + ", " + seedling + "x]\nb: " + seedling) << "a.1" << QString(seedling + "x");
    QTest::newRow("after characters of two units") << QString("a: " + seedling + seedling + "\nb: x") << "b"
                                                   << "x";
    QTest::newRow("CRLF") << "a: 1\r\nb: |\r\n  x\r\nc: 2\r\n"
                          << "b"
                          << "|\r\n  x";
    QTest::newRow("an alias has its own location") << "a: &x 1\nb: *x"
                                                         << "b"
                                                         << "*x";
}

void YamlReader::readsRanges()
{
    QFETCH(QString, text);
    QFETCH(QString, path);
    const DataDocument document = read(text);
    QVERIFY2(document.isParsed, qPrintable(findings(document.diagnostics)));
    QTEST(slice(text, document.root.at(path).range()), "slice");
    for (const DataNode::Member &member : document.root.members())
        QCOMPARE(slice(text, member.keyRange), member.key);
}

void YamlReader::locatesYamlInsideAFile()
{
    const DataDocument document = readYaml(u"a: 1\nb: 2", "a.md", {104, 5, 3});
    QCOMPARE(document.root[u"a"].range().start, (Position{107, 5, 6}));
    QCOMPARE(document.root[u"b"].range().start, (Position{112, 6, 4}));
}

void YamlReader::reportsErrors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("duplicate key") << "a: 1\nb: 2\na: 3"
                                   << "3:1 yaml-duplicate-key";
    QTest::newRow("tab as indentation") << "a:\n\tb: 1"
                                        << "2:1 yaml-tab";
    QTest::newRow("tab in continued text") << "a: x\n\ty\nb: 1"
                                           << "2:1 yaml-tab";
    QTest::newRow("undefined alias") << "a: *b"
                                     << "1:4 yaml-undefined-alias";
    QTest::newRow("circular alias") << "a: &x\n  b: *x"
                                    << "2:6 yaml-circular-alias";
    QTest::newRow("second document") << "a: 1\n---\nb: 2"
                                     << "2:1 yaml-several-documents";
    QTest::newRow("second document behind the end of the first") << "a\n...\nb: 1\n" << "3:1 yaml-several-documents";
    QTest::newRow("no key") << "a: 1\n: 2\n" << "2:1 yaml-missing-key";
    QTest::newRow("no key between braces") << "{a: 1, : 2}" << "1:8 yaml-missing-key";
    QTest::newRow("tab in front of a key") << "a:\n  b: 1\n\tc: 2" << "3:1 yaml-tab";
    QTest::newRow("tab between a dash and a list") << "-\t- a" << "1:2 yaml-tab";
    QTest::newRow("tab between a dash and a key") << "-\ta: b" << "1:2 yaml-tab";
    QTest::newRow("tab in front of the first key") << "\ta: b" << "1:1 yaml-tab";
    QTest::newRow("tab that is the indentation of a block text") << "a: |\n\tb" << "2:1 yaml-tab";
    QTest::newRow("tab that begins a folded text") << "a: >\n \tb" << "2:2 yaml-tab";
    QTest::newRow("brackets that are not indented") << "a: [b,\nc]" << "2:1 yaml-indentation";
    QTest::newRow("brackets that are indented with a tab") << "- [\n\ta,\n b\n ]" << "2:1 yaml-indentation";
    QTest::newRow("quotes that are not indented") << "a: \"b\nc\"" << "2:1 yaml-indentation";
    QTest::newRow("quotes that are indented with a tab") << "a: 'b\n\tc'" << "2:1 yaml-indentation";
    QTest::newRow("quotes that are indented as their key") << "- a: 'b\n  c'" << "2:3 yaml-indentation";
    QTest::newRow("comment directly after a bracket") << "a: [b]#c" << "1:7 yaml-comment";
    QTest::newRow("comment directly after a comma") << "[a,#b\nc]" << "1:4 yaml-comment";
    QTest::newRow("comment directly after quotes") << "a: \"b\"# c" << "1:7 yaml-comment";
    QTest::newRow("comment directly after a block text") << "a: ># b\n  c" << "1:5 yaml-comment";
    QTest::newRow("comment directly after a directive") << "%YAML 1.1#a\n---\n" << "1:10 yaml-comment";
    QTest::newRow("dash alone between brackets") << "- [-, a]" << "1:4 yaml-list";
    QTest::newRow("empty line that is wider than the block text") << "a: |\n \n   \n  b\n" << "3:4 yaml-block-text";
    QTest::newRow("anchor with a colon in its name") << "a: &b:c d" << "1:6 yaml-special-character";
    QTest::newRow("colon in a value") << "a: b: c"
                                      << "1:5 yaml-colon";
    QTest::newRow("colon after characters of two units") << QString("a: " + seedling + " b: c") << "1:8 yaml-colon";
    QTest::newRow("no colon") << "a: 1\nb\nc: 2"
                              << "2:1 yaml-missing-colon";
    QTest::newRow("reserved character") << "a: @b"
                                        << "1:4 yaml-special-character";
    QTest::newRow("star") << "a: **/*.ts"
                          << "1:4 yaml-special-character";
    QTest::newRow("text after a list") << "a: [b] [c]"
                                       << "1:8 yaml-indentation";
    QTest::newRow("open list") << "a: [b\nc: d"
                               << "2:2 yaml-bracket";
    QTest::newRow("open mapping") << "a: {b: c\n"
                                  << "1:4 yaml-bracket";
    QTest::newRow("open list, nothing follows") << "a:\n  b: [\n" << "2:6 yaml-bracket";
    QTest::newRow("open list with an anchor") << "a: &x [b" << "1:7 yaml-bracket";
    QTest::newRow("open list with a pair") << "a: [b: c" << "1:4 yaml-bracket";
    QTest::newRow("open quotes") << "a: \"b\nc: d\n"
                                 << "1:4 yaml-quote";
    QTest::newRow("unknown escape") << "a: \"\\d\""
                                    << "1:5 yaml-escape";
    QTest::newRow("indentation") << "a: 1\n b: 2"
                                 << "2:3 yaml-colon";
    QTest::newRow("less indented") << "a:\n    b: 1\n  c: 2"
                                   << "3:3 yaml-indentation";
    QTest::newRow("a list as key") << "[a]: b"
                                   << "1:1 yaml-key";
    QTest::newRow("braces of a template") << "a: {{b}}"
                                          << "1:5 yaml-key";
    QTest::newRow("control character") << QStringLiteral("a: b") + QChar(1) + 'c' << "1:5 yaml-control-character";
    QTest::newRow("half of a character") << QStringLiteral("a: b") + QChar(0xD83D) << "1:5 yaml-control-character";
    QTest::newRow("unknown tag is a warning") << "a: !b c"
                                              << "1:4 yaml-unknown-tag";
    QTest::newRow("directive") << "a: 1\n%TAG x\n"
                               << "2:1 yaml-directive";
    QTest::newRow("text after a quoted document") << "'a' b"
                                                  << "1:5 yaml-trailing-text";
}

void YamlReader::reportsErrors()
{
    QFETCH(QString, text);
    QTEST(findings(read(text).diagnostics), "expected");
}

void YamlReader::messagesExplainTheFix()
{
    const QStringList broken{"a: b: c", "a:\n\tb: 1", "a: @b", "a: [b", "a: \"b", "a: *x", "a: &x [*x]", "a: 1\na: 2",
        "? [a]\n: b", "a: b\n c: d", "- a\nb: c"};
    for (const QString &text : broken) {
        const QString message = read(text).diagnostics.first().message;
        QVERIFY2(message.endsWith('.') && message.count('.') >= 2,
            qPrintable(text + " -> " + message)); // the message contains the problem and the fix
        QVERIFY2(!message.contains("token") && !message.contains("expected"), qPrintable(message));
    }
}

void YamlReader::reportsDuplicateKeys()
{
    const DataDocument document = read("a: 1\nb: {c: 1, c: 2}\na: 3");
    QVERIFY(document.isParsed);
    QCOMPARE(findings(document.diagnostics), QStringLiteral("2:11 yaml-duplicate-key\n3:1 yaml-duplicate-key"));
    QVERIFY(document.diagnostics.last().message.contains("line 1"));
    QCOMPARE(document.root[u"a"].toInteger(), 3);
    QCOMPARE(document.root.at(u"b.c").toInteger(), 2);
}

void YamlReader::enforcesLimits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("as deep as allowed") << "[[[1]]]"
                                        << "";
    QTest::newRow("too deep") << "a: [[[1]]]"
                              << "1:6 yaml-too-deep";
    QTest::newRow("too deep through an alias") << "a: &x [[1]]\nb: [*x]"
                                               << "2:5 yaml-too-deep";
    QTest::newRow("as many values as allowed") << "[1, 2, 3, 4, 5, 6, 7, 8, 9]"
                                               << "";
    QTest::newRow("too many values") << "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"
                                     << "1:29 yaml-too-many-values";
    QTest::newRow("too many values through aliases") << "[&a [1, 2], *a, *a, *a]"
                                                     << "1:21 yaml-alias-bomb";
    QTest::newRow("as large as allowed") << QString(40, '#') << "";
    QTest::newRow("too large") << QString(41, '#') << "1:1 data-too-large";
    QTest::newRow("too large in UTF-8") << QString("#" + QString(14, QChar(0x20AC))) << "1:1 data-too-large";
}

void YamlReader::enforcesLimits()
{
    QFETCH(QString, text);
    QTEST(findings(readYaml(text, "a.yaml", {0, 1, 1}, {40, 3, 10}).diagnostics), "expected");
}

void YamlReader::rejectsHostileNestingInLinearTime_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("expected");

    QTest::newRow("lists") << "["
                           << "1:65 yaml-too-deep";
    QTest::newRow("mappings") << "{a: "
                              << "1:257 yaml-too-deep";
    QTest::newRow("items") << "- "
                           << "1:129 yaml-too-deep";
    QTest::newRow("keys that are keys") << "? "
                                        << "1:129 yaml-too-deep";
    QTest::newRow("lists with anchors") << "&a ["
                                        << "1:257 yaml-too-deep";
    QTest::newRow("lists with tags") << "!a ["
                                     << "1:257 yaml-too-deep";
}

void YamlReader::rejectsHostileNestingInLinearTime()
{
    QFETCH(QString, part);
    Diagnostics found;
    const double grows = growth(1'000'000, [&](qsizetype length) { found = read(part.repeated(length)).diagnostics; });
    found = {found.last()}; // findings about unknown tags come first
    QTEST(findings(found), "expected");
    QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
}

void YamlReader::readsManyKeysInLinearTime()
{
    DataDocument document;
    const double grows = growth(40'000, [&](qsizetype count) {
        QString text;
        for (int i = 0; i < count; ++i)
            text += QStringLiteral("key%1: %2\n").arg(i % 30'000).arg(i);
        document = read(text);
    });
    QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
    QCOMPARE(document.root.members().size(), 30'000);
    QCOMPARE(document.root[u"key0"].toInteger(), 30'000);
    QCOMPARE(document.diagnostics.size(), 100); // 100 is the maximum number of findings
}

OUTCROP_TEST(YamlReader, NoApplication)

} // namespace tst_yamlreader

#include "tst_yamlreader.moc"
