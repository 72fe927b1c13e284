// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/frontmatter.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_frontmatter {

namespace {

FrontMatter readText(const QString &text)
{
    return readFrontMatter(text, QStringLiteral("a.md"));
}

QString jsonOf(const FrontMatter &front)
{
    return QString::fromStdString(front.data.toJson().dump());
}

} // namespace

class FrontMatterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recoversLongBlocks_data();
    void recoversLongBlocks();
    void keepsDataOutOfTheBody_data();
    void keepsDataOutOfTheBody();
    void keepsTextOutOfTheData();
    void findsFences_data();
    void findsFences();
    void rangesReferToTheFile();
    void recoversBrokenYaml_data();
    void recoversBrokenYaml();
    void fixesThatLeaveInvalidYamlAreNotOffered();
    void recoveredRangesReferToTheFile();
    void duplicateKeysNameBothLines();
    void rejectsHostileBlocks_data();
    void rejectsHostileBlocks();
    void keepsLineEndings_data();
    void keepsLineEndings();
    void recoversInLinearTime_data();
    void recoversInLinearTime();
};

void FrontMatterTest::findsFences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QString &text, const QString &json, const QString &body,
                         const QString &expected = {}) { QTest::newRow(name) << text << json << body << expected; };
    const QString none = QStringLiteral("null");
    row("closed", "---\na: 1\n---\nbody", R"({"a":1})", "body");
    row("closed with dots", "---\na: 1\n...\nbody", R"({"a":1})", "body");
    row("blanks after the fences", "---  \na: 1\n--- \t\nbody", R"({"a":1})", "body");
    row("empty", "---\n---\nbody", "{}", "body");
    row("only a comment", "---\n# note\n---\nbody", "{}", "body");
    row("nothing after it", "---\na: 1\n---", R"({"a":1})", "");
    row("after a byte order mark", QChar(0xFEFF) + QStringLiteral("---\na: 1\n---\nbody"), R"({"a":1})", "body");
    row("no front matter", "# Title\n---\na: 1\n---\n", none, "# Title\n---\na: 1\n---\n");
    row("not on the first line", "\n---\na: 1\n---\n", none, "\n---\na: 1\n---\n");
    row("four dashes", "----\na: 1\n----\n", none, "----\na: 1\n----\n");
    row("a fence and nothing else", "---", none, "---");
    row("text between rules", "---\nSome words.\n---\nmore", none, "---\nSome words.\n---\nmore",
        "1:1 frontmatter-no-keys");
    row("a list between rules", "---\n- one\n- two\n---\nmore", none, "---\n- one\n- two\n---\nmore",
        "1:1 frontmatter-no-keys");
    row("never closed, then a blank line", "---\na: 1\nb: 2\n\nbody", R"({"a":1,"b":2})", "\nbody",
        "1:1 frontmatter-not-closed");
    row("never closed, then a heading", "---\na: 1\n# Title\nbody", R"({"a":1})", "# Title\nbody",
        "1:1 frontmatter-not-closed");
    row("never closed, with sections under comments", "---\na: 1\n\n# Section b\nb:\n  c: d\n\n# Section e\ne:\n  - f\n\n# Title\n\nbody",
        R"({"a":1,"b":{"c":"d"},"e":["f"]})", "\n# Title\n\nbody", "1:1 frontmatter-not-closed");
    row("never closed, then a heading and a list", "---\na: 1\n# Steps\nDo:\n  - one\n", R"({"a":1})", "# Steps\nDo:\n  - one\n",
        "1:1 frontmatter-not-closed");
    row("never closed, to the end", "---\na: 1", R"({"a":1})", "", "1:1 frontmatter-not-closed");
    row("never closed, no keys", "---\nSome words.\n\nmore", none, "---\nSome words.\n\nmore");
    row("closed by a rule far below", "---\na: 1\n\n# Title\n\nSome words: with: colons\n\n---\n\nmore", R"({"a":1})",
        "\n# Title\n\nSome words: with: colons\n\n---\n\nmore", "1:1 frontmatter-not-closed");
}

void FrontMatterTest::findsFences()
{
    QFETCH(QString, text);
    QFETCH(QString, json);
    const FrontMatter front = readText(text);
    QCOMPARE(jsonOf(front), json);
    QCOMPARE(front.isPresent, json != u"null");
    QTEST(text.mid(front.bodyStart), "body");
    QTEST(findings(front.diagnostics), "expected");
}

void FrontMatterTest::rangesReferToTheFile()
{
    const QString text = QString::fromUtf8("---\r\nname: \xF0\x9F\x8C\xB1 x\r\ntags: [a, b]\r\n---\r\nbody");
    const FrontMatter front = readText(text);
    QCOMPARE(slice(text, front.data[u"tags"].range()), QStringLiteral("[a, b]"));
    QCOMPARE(front.data.at(u"tags.1").range().start, (Position{27, 3, 11}));
    QCOMPARE(slice(text, front.block), text.left(text.indexOf(u"body")));
    QCOMPARE(slice(text, front.content), text.mid(5, text.indexOf(u"---\r\nbody") - 5));
}

void FrontMatterTest::recoversBrokenYaml_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("mended");

    const auto row = [](const char *name, const QString &yaml, const QString &json, const QString &expected,
                         const QString &mended) { QTest::newRow(name) << yaml << json << expected << mended; };
    row("colon", "a: b: c\nd: e\n", R"({"a":"b: c","d":"e"})", "2:5 frontmatter-colon", "a: \"b: c\"\nd: e\n");
    row("colon at the end", "a: b:\nd: e\n", R"({"a":"b:","d":"e"})", "2:5 frontmatter-colon", "a: \"b:\"\nd: e\n");
    row("colon before a comment", "a: b: c # note\n", R"({"a":"b: c"})", "2:5 frontmatter-colon",
        "a: \"b: c\" # note\n");
    row("colon and double quotes", "a: say: \"x\"\n", R"({"a":"say: \"x\""})", "2:7 frontmatter-colon",
        "a: 'say: \"x\"'\n");
    row("colon and a backslash", "a: say: \\n\n", R"({"a":"say: \\n"})", "2:7 frontmatter-colon", "a: 'say: \\n'\n");
    row("colon and both quotes", "a: it's: \"x\"\n", R"({"a":"it's: \"x\""})", "2:8 frontmatter-colon",
        "a: |-\n  it's: \"x\"\n");
    row("star", "globs: **/*.ts\n", R"({"globs":"**/*.ts"})", "2:8 frontmatter-special-character",
        "globs: \"**/*.ts\"\n");
    row("star that looks like an alias", "globs: *docs\n", R"({"globs":"*docs"})", "2:8 frontmatter-special-character",
        "globs: \"*docs\"\n");
    row("two lists", "hint: [a] [b]\n", R"({"hint":"[a] [b]"})", "2:7 frontmatter-bracket", "hint: \"[a] [b]\"\n");
    row("braces of a template", "a: {{b}}\n", R"({"a":"{{b}}"})", "2:4 frontmatter-bracket", "a: \"{{b}}\"\n");
    row("at sign", "a: @b\n", R"({"a":"@b"})", "2:4 frontmatter-special-character", "a: \"@b\"\n");
    row("backtick", "a: `b` c\n", R"({"a":"`b` c"})", "2:4 frontmatter-special-character", "a: \"`b` c\"\n");
    row("percent", "a: %b\n", R"({"a":"%b"})", "2:4 frontmatter-special-character", "a: \"%b\"\n");
    row("exclamation mark", "a: !b c\n", R"({"a":"!b c"})", "2:4 frontmatter-special-character", "a: \"!b c\"\n");
    row("ampersand", "a: & b\n", R"({"a":"& b"})", "2:4 frontmatter-special-character", "a: \"& b\"\n");
    row("greater than", "a: >b\n", R"({"a":">b"})", "2:4 frontmatter-special-character", "a: \">b\"\n");
    row("greater than a number", "a: > 5 b\n", R"({"a":"> 5 b"})", "2:4 frontmatter-special-character", "a: \"> 5 b\"\n");
    row("block indicator and text in one line", "a: | some text: b\nc: d\n", R"({"a":"some text: b\n","c":"d"})",
        "2:6 frontmatter-block-text", "a: |\n  some text: b\nc: d\n");
    row("folded block indicator and text in one line", "a: >- some text\n", R"({"a":"some text"})",
        "2:7 frontmatter-block-text", "a: >-\n  some text\n");
    row("greater than a number with a word", "a: >2 years\n", R"({"a":">2 years"})", "2:4 frontmatter-special-character", "a: \">2 years\"\n");
    row("block indicator and text before a comment", "a: | b # note\n", R"({"a":"| b"})",
        "2:4 frontmatter-special-character", "a: \"| b\" # note\n");
    row("dash", "a: - b\n", R"({"a":"- b"})", "2:4 frontmatter-value", "a: \"- b\"\n");
    row("open list", "a: [b, c\nd: e\n", R"({"a":["b","c"],"d":"e"})", "2:4 frontmatter-bracket", "a: [b, c]\nd: e\n");
    row("open double quotes", "a: \"b\nc: d\n", R"({"a":"b","c":"d"})", "2:4 frontmatter-quote", "a: \"b\"\nc: d\n");
    row("open single quotes", "a: 'b\nc: d\n", R"({"a":"b","c":"d"})", "2:4 frontmatter-quote", "a: 'b'\nc: d\n");
    row("apostrophe in single quotes", "a: 'it's'\n", R"({"a":"it's"})", "2:7 frontmatter-quote", "a: 'it''s'\n");
    row("quotes in quotes", "a: \"say \"b\" now\"\n", R"({"a":"say \"b\" now"})", "2:9 frontmatter-quote",
        "a: \"say \\\"b\\\" now\"\n");
    row("two quoted words", "a: \"b\" and \"c\"\n", R"({"a":"\"b\" and \"c\""})", "2:4 frontmatter-quote",
        "a: '\"b\" and \"c\"'\n");
    row("quoted strings for a list", "globs: \"*.ts\", '*.tsx' # note\n", R"({"globs":["*.ts","*.tsx"]})",
        "2:8 frontmatter-quote", "globs: [\"*.ts\", '*.tsx'] # note\n");
    row("quoted strings that end with spaces, for a list", "tags: \"b \", \"c {\", \"d\",\n", R"({"tags":["b ","c {","d"]})",
        "2:7 frontmatter-quote", "tags: [\"b \", \"c {\", \"d\",]\n");
    row("quoted strings for a text", "title: \"b\", \"c\"\n", R"({"title":"\"b\", \"c\""})", "2:8 frontmatter-quote",
        "title: '\"b\", \"c\"'\n");
    row("quoted strings and a word for a list", "tags: \"b\", c\n", R"({"tags":"\"b\", c"})", "2:7 frontmatter-quote",
        "tags: '\"b\", c'\n");
    row("text after quotes", "a: 'b' c\n", R"({"a":"'b' c"})", "2:4 frontmatter-quote", "a: \"'b' c\"\n");
    row("unknown escape", "a: \"^\\d+\\n$\"\n", R"({"a":"^\\d+\n$"})", "2:6 frontmatter-escape",
        "a: \"^\\\\d+\\n$\"\n");
    row("tabs", "a:\n\t- b\n\t- c\nd:\n\te:\n\t\tf: g\n", R"({"a":["b","c"],"d":{"e":{"f":"g"}}})",
        "3:1 frontmatter-tab", "a:\n  - b\n  - c\nd:\n  e:\n    f: g\n");
    row("tabs are as wide as the other indentation", "a:\n    b: 1\n\tc: 2\n", R"({"a":{"b":1,"c":2}})",
        "4:1 frontmatter-tab", "a:\n    b: 1\n    c: 2\n");
    row("a key twice", "a: 1\nb: 2\na: 3\n", R"({"b":2,"a":3})", "4:1 frontmatter-duplicate-key",
        "# a: 1\nb: 2\na: 3\n");
    row("a key with a list twice", "a:\n  - 1\n  - 2\na: 3\n", R"({"a":3})", "5:1 frontmatter-duplicate-key",
        "# a:\n  # - 1\n  # - 2\na: 3\n");
    row("a nested key twice", "m:\n  a: 1\n  a: 2\n", R"({"m":{"a":2}})", "4:3 frontmatter-duplicate-key",
        "m:\n  # a: 1\n  a: 2\n");
    row("continued at the left", "a: one\ntwo three\nb: c\n", R"({"a":"one two three","b":"c"})",
        "3:1 frontmatter-continuation", "a: one\n  two three\nb: c\n");
    row("continued with a colon", "a: one: two\n  three\nb: c\n", R"({"a":"one: two three","b":"c"})",
        "2:7 frontmatter-colon", "a: \"one: two\n  three\"\nb: c\n");
    row("a list after text", "description: for:\n- one\n- two\nb: c\n",
        R"({"description":"for:\n- one\n- two","b":"c"})", "2:17 frontmatter-colon",
        "description: |-\n  for:\n  - one\n  - two\nb: c\n");
    row("a dialogue between example marks",
        "name: n\ndescription: Use it. Examples:\n\n<example>\nContext: it broke\nuser: \"Help\"\nassistant: \"I'll "
        "help\"\n</example>\n\nmodel: m\n",
        R"({"name":"n","description":"Use it. Examples:\n\n<example>\nContext: it broke\nuser: \"Help\"\nassistant: \"I'll help\"\n</example>","model":"m"})",
        "3:30 frontmatter-colon",
        "name: n\ndescription: |-\n  Use it. Examples:\n\n  <example>\n  Context: it broke\n  user: \"Help\"\n  "
        "assistant: \"I'll help\"\n  </example>\n\nmodel: m\n");
    row("a dialogue without marks", "description: Use it: always\nuser: \"Help: me\"\nassistant: \"Yes\"\nmodel: m\n",
        R"({"description":"Use it: always\nuser: \"Help: me\"\nassistant: \"Yes\"","model":"m"})",
        "2:20 frontmatter-colon",
        "description: |-\n  Use it: always\n  user: \"Help: me\"\n  assistant: \"Yes\"\nmodel: m\n");
    row("a dialogue that is indented", "description: Use it: always\n    user: \"Help\"\nmodel: m\n",
        R"({"description":"Use it: always\nuser: \"Help\"","model":"m"})", "2:20 frontmatter-colon",
        "description: |-\n    Use it: always\n    user: \"Help\"\nmodel: m\n");
    row("text below its key", "description:\n  Use it: when: x\nmodel: m\n",
        R"({"description":"Use it: when: x","model":"m"})", "3:9 frontmatter-colon",
        "description: |-\n  Use it: when: x\nmodel: m\n");
    row("a block text at the left", "a: |\nsome text\nb: c\n", R"({"a":"some text\n","b":"c"})",
        "3:1 frontmatter-continuation", "a: |\n  some text\nb: c\n");
    row("text after the block indicator", "a: | some text\n  more\nb: c\n", R"({"a":"some text\nmore\n","b":"c"})",
        "2:6 frontmatter-block-text", "a: |\n  some text\n  more\nb: c\n");
    row("text after the block indicator, not indented", "a: >- some\ntext\nb: c\n", R"({"a":"some text","b":"c"})",
        "2:7 frontmatter-block-text", "a: >-\n  some\n  text\nb: c\n");
    row("the end of a document between keys", "a: b\n...\nc: d\n", R"({"a":"b","c":"d"})",
        "3:1 frontmatter-document-end", "a: b\n# ...\nc: d\n");
    row("nested values", "m:\n  a: b: c\n  n:\n    o: [p] q\nx: y\n", R"({"m":{"a":"b: c","n":{"o":"[p] q"}},"x":"y"})",
        "3:7 frontmatter-colon\n5:8 frontmatter-bracket", "m:\n  a: \"b: c\"\n  n:\n    o: \"[p] q\"\nx: y\n");
    row("list items", "a:\n  - @b\n  - c: d: e\n    f: g\n  - ok\n", R"({"a":["@b",{"c":"d: e","f":"g"},"ok"]})",
        "3:5 frontmatter-special-character\n4:9 frontmatter-colon",
        "a:\n  - \"@b\"\n  - c: \"d: e\"\n    f: g\n  - ok\n");
    row("indented unlike its neighbors", "m:\n    a: 1\n  b: 2\n", R"({"m":{"a":1,"b":2}})",
        "4:3 frontmatter-indentation", "m:\n    a: 1\n    b: 2\n");
    row("keys indented below a value", "a: b\n  c: d\n", R"({"a":"b","c":"d"})", "3:3 frontmatter-indentation",
        "a: b\nc: d\n");
    row("a line that is nothing", "a: b\nm:\n  - c\nsome words\nd: e\n", R"({"a":"b","m":["c"],"d":"e"})",
        "5:1 frontmatter-stray-line", "a: b\nm:\n  - c\n# some words\nd: e\n");
    row("control character",
        "a: b\x01"
        "c\n",
        R"({"a":"b\u0001c"})", "2:5 frontmatter-control-character", "a: \"b\\u0001c\"\n");
}

void FrontMatterTest::recoversBrokenYaml()
{
    QFETCH(QString, yaml);
    QFETCH(QString, json);
    const QString text = "---\n" + yaml + "---\nbody\n";
    const FrontMatter front = readText(text);
    QVERIFY(front.isPresent && front.isRecovered);
    QCOMPARE(jsonOf(front), json);
    QTEST(findings(front.diagnostics), "expected");
    QVERIFY(!hasErrors(front.diagnostics));

    QFETCH(QString, mended);
    const QString fixed = withFixes(text, front.diagnostics);
    QCOMPARE(fixed, "---\n" + mended + "---\nbody\n");
    const FrontMatter again = readText(fixed);
    QVERIFY2(again.diagnostics.isEmpty() && !again.isRecovered, qPrintable(findings(again.diagnostics)));
    QCOMPARE(jsonOf(again), json);
}

void FrontMatterTest::fixesThatLeaveInvalidYamlAreNotOffered()
{
    const FrontMatter front = readText("---\nname: x\nm:\n  a: b\n  l:\n- \"p: q\"\n    - \"r: s\"\nd: e: f\n---\nbody\n");
    const auto has = [&front](QStringView code) {
        return std::any_of(front.diagnostics.begin(), front.diagnostics.end(), [code](const Diagnostic &one) { return one.code == code; });
    };
    QVERIFY2(has(u"yaml-indentation") && has(u"frontmatter-quote") && has(u"frontmatter-colon"), qPrintable(findings(front.diagnostics)));
    QVERIFY(std::none_of(front.diagnostics.begin(), front.diagnostics.end(), [](const Diagnostic &one) { return one.fix.has_value(); }));
    QCOMPARE(front.data[u"name"].text(), QStringLiteral("x"));
    const FrontMatter unclosed = readText("---\nname: x\nm:\n  a: b\n  l:\n- \"p: q\"\n    - \"r: s\"\nd: e: f\n\nbody\n");
    QVERIFY2(findings(unclosed.diagnostics).contains(u"frontmatter-not-closed"), qPrintable(findings(unclosed.diagnostics)));
    QVERIFY(std::none_of(unclosed.diagnostics.begin(), unclosed.diagnostics.end(), [](const Diagnostic &one) { return one.fix.has_value(); }));
}

void FrontMatterTest::recoveredRangesReferToTheFile()
{
    const QString text = QStringLiteral("---\na: it's: \"x\"\nb: 'ok'\nc: *d\ne:\n\t- f\n---\n");
    const FrontMatter front = readText(text);
    QCOMPARE(slice(text, front.data[u"a"].range()), QStringLiteral("it's: \"x\""));
    QCOMPARE(slice(text, front.data[u"b"].range()), QStringLiteral("'ok'"));
    QCOMPARE(slice(text, front.data[u"c"].range()), QStringLiteral("*d"));
    QCOMPARE(slice(text, front.data.at(u"e.0").range()), QStringLiteral("f"));
    QCOMPARE(front.data[u"c"].range().start, (Position{28, 4, 4}));
}

void FrontMatterTest::duplicateKeysNameBothLines()
{
    const Diagnostics found = readText("---\nname: a\ntags: []\nname: b\n---\n").diagnostics;
    QCOMPARE(findings(found), QStringLiteral("4:1 frontmatter-duplicate-key"));
    QVERIFY(found.first().message.contains("line 2"));
    const Diagnostics inBraces = readText("---\nm: {a: 1,\n  a: 2}\n---\n").diagnostics;
    QCOMPARE(findings(inBraces), QStringLiteral("3:3 yaml-duplicate-key"));
    QVERIFY(inBraces.first().message.contains("line 2"));
}

void FrontMatterTest::rejectsHostileBlocks_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("expected");

    QString bomb = QStringLiteral("a: &a [x, x, x, x, x, x, x, x, x]\n");
    for (char c = 'b'; c <= 'h'; ++c)
        bomb +=
            QStringLiteral("%1: &%1 [%2]\n").arg(QChar(c)).arg(QStringLiteral("*%1, ").arg(QChar(c - 1)).repeated(9));
    QTest::newRow("alias bomb") << bomb << "7:8 yaml-alias-bomb";
    QTest::newRow("circle") << "a: &a [*a]\n"
                            << "2:8 yaml-circular-alias";
    QTest::newRow("deep") << QString("a: " + QString(1'000'000, '[') + "\n") << "2:67 yaml-too-deep";
    QTest::newRow("large") << QString("a: " + QString(5'000'000, 'x') + "\n") << "2:1 data-too-large";
}

void FrontMatterTest::rejectsHostileBlocks()
{
    QFETCH(QString, yaml);
    const QString text = "---\n" + yaml + "---\nbody\n";
    const FrontMatter front = readText(text);
    QTEST(findings(front.diagnostics), "expected");
    QVERIFY(hasErrors(front.diagnostics));
    QVERIFY(front.isPresent && front.data.members().isEmpty());
    QCOMPARE(text.mid(front.bodyStart), QStringLiteral("body\n"));
}

void FrontMatterTest::keepsLineEndings_data()
{
    QTest::addColumn<QString>("lineEnd");
    QTest::newRow("LF") << "\n";
    QTest::newRow("CRLF") << "\r\n";
    QTest::newRow("CR") << "\r";
}

void FrontMatterTest::keepsLineEndings()
{
    QFETCH(QString, lineEnd);
    const QString text = QStringLiteral("---|a: it's: \"x\"|b: one|two|\n").remove('\n').replace('|', lineEnd);
    const FrontMatter front = readText(text);
    const QString json = R"({"a":"it's: \"x\"","b":"one two"})";
    QCOMPARE(jsonOf(front), json);
    QCOMPARE(findings(front.diagnostics),
        QStringLiteral("1:1 frontmatter-not-closed\n2:8 frontmatter-colon\n4:1 frontmatter-continuation"));
    const QString mended =
        QStringLiteral("---|a: !-|  it's: \"x\"|b: one|  two|---|").replace('|', lineEnd).replace('!', '|');
    QCOMPARE(withFixes(text, front.diagnostics), mended);
}

void FrontMatterTest::recoversInLinearTime_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("colons") << "%1: b: c\n";
    QTest::newRow("one key") << "a: b: %1\n";
    QTest::newRow("tabs") << "a%1:\n\t- b\n";
    QTest::newRow("items") << "- a: b: %1\n";
    QTest::newRow("continued text") << "some words %1\n";
    QTest::newRow("open examples") << "b: <example> \"%1\n";
    QTest::newRow("open quotes") << "a%1: 'b \"c\n";
    QTest::newRow("open brackets") << "a%1: [{[{b\n";
    QTest::newRow("deeper and deeper") << "";
}

void FrontMatterTest::recoversInLinearTime()
{
    QFETCH(QString, line);
    FrontMatter front;
    const double grows = growth(63'000, [&](qsizetype size) {
        QString yaml = QStringLiteral("x: y: z\n");
        for (int i = 0; yaml.size() < size && i < 50'000; ++i)
            yaml += line.isEmpty() ? QString(i % 350, ' ') + "k: a: b\n" : QString(line).arg(i);
        front = readText("---\n" + yaml + "---\n");
    });
    QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
    QVERIFY(front.isPresent && front.isRecovered);
}

/// Returns a portable agent with typical front matter: the line `brokenLine`, then sections under comments, separated by blank lines.
static QString sections(int lines, const QString &brokenLine)
{
    QStringList text{QStringLiteral("---"), QStringLiteral("name: long"), QStringLiteral("description: an agent"), brokenLine};
    for (int i = 0; text.size() < lines; ++i) {
        text << QString() << QStringLiteral("# ====================") << QStringLiteral("# SECTION %1").arg(i) << QStringLiteral("# ====================");
        text << QStringLiteral("section_%1:").arg(i) << QStringLiteral("  role: one") << QStringLiteral("  items:") << QStringLiteral("    - \"first (P-001)\"") << QString();
        text << QStringLiteral("  # Why") << QStringLiteral("  reason: it is so");
    }
    return text.join(u'\n') + QStringLiteral("\n---\nPROMPT\n");
}

void FrontMatterTest::recoversLongBlocks_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<QString>("brokenLine");
    const QStringList slips{QStringLiteral("when: at once: now"), QStringLiteral("globs: **/*.ts"), QStringLiteral("hint: [a] | [b]"), QStringLiteral("title: \"say \"hi\" now\""),
        QStringLiteral("list: [a, b"), QStringLiteral("\tkey: tab"), QStringLiteral("a stray line"), QStringLiteral("twice: 1\ntwice: 2"), QStringLiteral("path: \"C:\\dir\"")};
    for (const int lines : {10, 60, 110, 120, 200, 400, 900}) {
        for (const QString &brokenLine : slips)
            QTest::addRow("%d lines, %s", lines, qPrintable(brokenLine)) << lines << brokenLine;
    }
}

void FrontMatterTest::recoversLongBlocks()
{
    QFETCH(int, lines);
    QFETCH(QString, brokenLine);
    const QString text = sections(lines, brokenLine);
    const FrontMatter front = readText(text);
    QVERIFY(front.isPresent);
    QVERIFY(front.isRecovered);
    QCOMPARE(text.mid(front.bodyStart), QStringLiteral("PROMPT\n"));
    QCOMPARE(front.data[u"name"].text(), QStringLiteral("long"));
    QCOMPARE(front.data[u"section_0"][u"role"].text(), lines > 10 ? QStringLiteral("one") : front.data[u"section_0"][u"role"].text());
    const FrontMatter after = readText(withFixes(text, front.diagnostics));
    QVERIFY2(!after.isRecovered, qPrintable(findings(after.diagnostics)));
    QVERIFY(withFixes(text, front.diagnostics).endsWith(QStringLiteral("\n---\nPROMPT\n")));
}

void FrontMatterTest::keepsDataOutOfTheBody_data()
{
    QTest::addColumn<QString>("text");
    const QString body = QStringLiteral("PROMPT\n");
    QTest::newRow("a comment of two lines above a list") << QStringLiteral("---\nname: a\ndescription: b: c\ntools:\n\n# One\n# Two\n- Read\n- Grep\nmodel: opus\n---\n") + body;
    QTest::newRow("a comment above a comment and blanks") << QStringLiteral("---\nname: a\ndescription: b: c\n\n# One\n\n\n# Two\n\nmodel: opus\n---\n") + body;
    QTest::newRow("a comment above an indented key") << QStringLiteral("---\nname: a\ndescription: b: c\nidentity:\n\n# One\n  role: d\nmodel: opus\n---\n") + body;
    QTest::newRow("the end of a document in the middle") << QStringLiteral("---\nname: a\n...\ndescription: b\n# One\ntools:\n  - Read\nmodel: opus\n---\n") + body;
    QTest::newRow("never closed, in paragraphs") << QStringLiteral("---\nname: a\ndescription: b\n\nidentity:\n  role: c\n\ntools: Read\nmodel: opus\n\n") + body;
}

void FrontMatterTest::keepsDataOutOfTheBody()
{
    QFETCH(QString, text);
    const FrontMatter front = readText(text);
    QVERIFY(front.isPresent && front.isRecovered);
    QCOMPARE(text.mid(front.bodyStart).trimmed(), QStringLiteral("PROMPT"));
    QCOMPARE(front.data[u"model"].text(), QStringLiteral("opus"));
}

/// Unclosed front matter ends at the start of the Markdown text, even if a horizontal rule further down looks like the closing fence.
void FrontMatterTest::keepsTextOutOfTheData()
{
    const QString text = QStringLiteral("---\nname: a\ndescription: b\n\n# You are a gardener\n\nNote: be brief. Water: often.\n\n- one\n- two\n\nWrite this:\n\n---\nMore.\n");
    QCOMPARE(text.mid(readText(text).bodyStart).trimmed().section(u'\n', 0, 0), QStringLiteral("# You are a gardener"));
    const QString short_ = QStringLiteral("---\nname: a\ndescription: b\n\nNote: be brief.\n");
    QCOMPARE(short_.mid(readText(short_).bodyStart).trimmed(), QStringLiteral("Note: be brief."));
    const QString unopened = QStringLiteral("name: a\ndescription: b\n---\nDo it.\n");
    const FrontMatter front = readText(unopened);
    QVERIFY(!front.isPresent);
    QCOMPARE(findings(front.diagnostics), QStringLiteral("1:1 frontmatter-not-opened"));
    QVERIFY(hasErrors(front.diagnostics));
    QVERIFY(readText(withFixes(unopened, front.diagnostics)).isPresent);
    QVERIFY(readText(QStringLiteral("Title: a\nDate: b\n---\nText.\n")).diagnostics.isEmpty());
    for (const char *body : {"Text.\n\n---\nMore.\n", "Note: be brief.\nAlways.\n---\nMore.\n", "Note: be brief.\n", "# One\n\n- two\n\n---\n"}) {
        const QString dotted = QStringLiteral("---\nname: a\n...\n") + QString::fromUtf8(body);
        QCOMPARE(dotted.mid(readText(dotted).bodyStart), QString::fromUtf8(body));
    }
}

OUTCROP_TEST(FrontMatterTest, NoApplication)

} // namespace tst_frontmatter

#include "tst_frontmatter.moc"
