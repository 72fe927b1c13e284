// SPDX-License-Identifier: GPL-3.0-or-later
// Compares readYaml() with yaml-cpp: both return the same tree, or both reject the text.
#include "core/documents/document.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"
#include "yamlcppreader.h"

#include <QFile>
#include <QTest>

#include <yaml-cpp/yaml.h>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_yamljudge {

namespace {

/// Returns the structure and the text of each scalar; `~` for null. The types of plain scalars are not compared, because yaml-cpp implements YAML 1.1.
QString structureText(const DataNode &node)
{
    QStringList parts;
    if (node.isMapping()) {
        for (const DataNode::Member &member : node.members())
            parts.append(member.key + u'=' + structureText(member.value));
        return u'{' + parts.join(u',') + u'}';
    }
    if (node.isSequence()) {
        for (const DataNode &item : node.items())
            parts.append(structureText(item));
        return u'[' + parts.join(u',') + u']';
    }
    return node.isNull() || node.isMissing() ? QStringLiteral("~") : u'<' + node.text() + u'>';
}

QString structureText(const YAML::Node &node)
{
    QStringList parts;
    if (node.IsMap()) {
        for (const auto &member : node)
            parts.append(QString::fromStdString(member.first.Scalar()) + u'=' + structureText(member.second));
        return u'{' + parts.join(u',') + u'}';
    }
    if (node.IsSequence()) {
        for (const YAML::Node &item : node)
            parts.append(structureText(item));
        return u'[' + parts.join(u',') + u']';
    }
    return node.IsScalar() ? u'<' + QString::fromStdString(node.Scalar()) + u'>' : QStringLiteral("~");
}

const DataReader exact = readYaml;
const DataReader reference = readWithYamlCpp;

/// Returns the whole tree: types, values and start locations. An implicit null has no location.
QString textWithLocations(const DataNode &node)
{
    if (node.isNull() || node.isMissing())
        return QStringLiteral("~");
    QString text = QString::number(node.range().start.offset) + u':' + QString::number(int(node.kind())) + u'<' + node.text() + u'>';
    for (const DataNode::Member &member : node.members())
        text += QString::number(member.keyRange.start.offset) + member.key + u'=' + textWithLocations(member.value);
    for (const DataNode &item : node.items())
        text += u'-' + textWithLocations(item);
    return text;
}

DataDocument readWith(DataReader reader, const QString &yaml, const QString &name = QStringLiteral("a.yaml"))
{
    return reader(yaml, name, {0, 1, 1}, {});
}

void compareReaders(const QString &yaml, const QString &name)
{
    const DataDocument one = readWith(exact, yaml, name);
    const DataDocument other = readWith(reference, yaml, name);
    QVERIFY2(one.isParsed == other.isParsed, qPrintable(name));
    QVERIFY2(findings(one.diagnostics) == findings(other.diagnostics), qPrintable(name));
    QVERIFY2(textWithLocations(one.root) == textWithLocations(other.root), qPrintable(name));
}

void checkValidYaml(const QString &yaml, const QString &name)
{
    const DataDocument ours = readWith(exact, yaml, name);
    QVERIFY2(ours.isParsed, qPrintable(name));
    compareReaders(yaml, name);
    try {
        QCOMPARE(structureText(ours.root), structureText(YAML::Load(yaml.toStdString())));
    } catch (const YAML::Exception &problem) {
        QFAIL(qPrintable(name + ": " + problem.what()));
    }
}

/// Returns the YAML in a file: the whole file, or its front matter; empty for other files, and if the front matter is missing or invalid.
QString yamlOf(const SourceFile &file)
{
    static const QStringList whole{"yaml", "yml", "json", "example"};
    static const QStringList withMatter{"md", "mdc", "prompty"};
    const QString suffix = file.path.section('.', -1);
    if (whole.contains(suffix))
        return QString::fromUtf8(file.bytes);
    if (!withMatter.contains(suffix))
        return {};
    const DocumentPtr document = readDocument(file.path.section('.', 0, -2) + ".md", file.bytes);
    const Range &content = document->frontMatter.content;
    const bool isUsable = document->frontMatter.isPresent && !document->frontMatter.isRecovered;
    return isUsable ? document->text.mid(content.start.offset, content.end.offset - content.start.offset) : QString();
}

} // namespace

class YamlJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothReadersAgreeOnCases_data();
    void bothReadersAgreeOnCases();
    void bothReadersAgreeOnTheSample();
    void bothReadersAgreeOnTheCorpora();
    void bothReadersAgreeOnBuiltInFiles();
    void bothReadersAgreeOnScalars_data();
    void bothReadersAgreeOnScalars();
    void reportsTheExactReadersErrors_data();
    void reportsTheExactReadersErrors();
    void bothReadersEnforceLimits_data();
    void bothReadersEnforceLimits();
    void comparesReadersOnTheSuite();

private:
    static void compareFiles(const QString &folder);
};

void YamlJudge::bothReadersAgreeOnCases_data()
{
    QTest::addColumn<QString>("yaml");

    const QStringList cases{
        "a: 1\nb: 'x'\nc: \"y\"\nd: ~\ne:\n",
        "- a\n- b: c\n  d: e\n-\n  - f\n- - g\n  - h\n",
        "a:\n- b\n- c\nd: [e, {f: g, h}, [i]]\n",
        "a: |\n  b\n   c\n\n  d\ne: |-\n  f\ng: |+\n  h\n\ni: >\n  j\n  k\n\n  l\n    m\n  n\n",
        "a: |2\n    b\n  c\n",
        "a: b\n  c\n\n  d # e\nf: 'g\n  h'\ni: \"j\\\n  k\\n\"\n",
        "a: &x {b: c}\nd: *x\ne: [*x, &y f, *y]\n",
        "# a\n---\n# b\na: b#c\nd: e #f\n...\n",
        "\"a b\": c\n'd': e\nf g: h\n",
        "a: -b\nc: ?d\ne: :f\ng: h:i\nj: http://k\n",
        "a: \"\\x41\\u00e9\\U0001F331\\t\\0\\e\"\n",
        "{a: b, \"c\":d, e: [f,g,],}\n",
        "a: 'b''c'\nd: \"e\\\"f\"\n",
        "?  a\n:  b\n? |\n  c\n: - d\n",
        "a:\n  b:\n    c:\n      - d:\n          e\n",
        "a: b\r\nc: |\r\n  d\r\n  e\r\n",
    };
    for (qsizetype i = 0; i < cases.size(); ++i)
        QTest::addRow("case %d", int(i)) << cases[i];
}

void YamlJudge::bothReadersAgreeOnCases()
{
    QFETCH(QString, yaml);
    checkValidYaml(yaml, yaml);
}

void YamlJudge::bothReadersAgreeOnTheSample()
{
    compareFiles(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
}

void YamlJudge::bothReadersAgreeOnTheCorpora()
{
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
    compareFiles(corpora);
}

void YamlJudge::compareFiles(const QString &folder)
{
    int compared = 0;
    for (const SourceFile &file : filesOf(folder)) {
        const QString yaml = yamlOf(file);
        if (yaml.isEmpty())
            continue;
        checkValidYaml(yaml, file.path);
        ++compared;
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d texts", compared);
    QVERIFY(compared > 20);
}

/// Both readers read all built-in files without findings.
void YamlJudge::bothReadersAgreeOnBuiltInFiles()
{
    int compared = 0;
    for (const char *folder : {"/resources", "/adapters/providers"}) {
        for (const SourceFile &file : filesOf(QStringLiteral(OUTCROP_SOURCE_DIR) + folder)) {
            if (!file.path.endsWith(".yaml") && !file.path.endsWith(".yml"))
                continue;
            QVERIFY2(readWith(reference, QString::fromUtf8(file.bytes), file.path).diagnostics.isEmpty(), qPrintable(file.path));
            compareReaders(QString::fromUtf8(file.bytes), file.path);
            ++compared;
        }
    }
    QVERIFY(compared > 40);
}

void YamlJudge::bothReadersAgreeOnScalars_data()
{
    QTest::addColumn<QString>("yaml");
    for (const char *yaml : {"[no, on, yes, off, y, 1_000, 0b1, 12:30:45, <<, 2026-01-02, =]", "[0, -1, +2, 017, 0o17, 0x1F, 1e3, .inf, .nan, 1.5]",
             "[~, null, nULL, True, tRUE]", "['1', \"true\", '', !!str 1, !!float 3, ! 4]", "base: &b {a: 1}\nuse:\n  <<: *b\n  c: 2\n", "a: \"\\ufeffb\"\n"})
        QTest::newRow(yaml) << yaml;
}

void YamlJudge::bothReadersAgreeOnScalars()
{
    QFETCH(QString, yaml);
    QVERIFY(readWith(reference, yaml).isParsed);
    compareReaders(yaml, yaml);
}

void YamlJudge::reportsTheExactReadersErrors_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a key given twice") << "a: 1\nb: 2\na: 3" << "3:1 yaml-duplicate-key";
    QTest::newRow("an alias without an anchor") << "a: *b" << "1:4 yaml-undefined-alias";
    QTest::newRow("an alias of the parent") << "a: &x\n  b: *x" << "2:6 yaml-circular-alias";
    QTest::newRow("a second document") << "a: 1\n---\nb: 2" << "2:1 yaml-several-documents";
    QTest::newRow("a list as key") << "[a]: b" << "1:1 yaml-key";
    QTest::newRow("a colon too many") << "a: b: c" << "1:5 yaml-colon";
    QTest::newRow("open list") << "a: [b\nc: d" << "2:2 yaml-bracket";
    QTest::newRow("open mapping") << "a: {b: c\n" << "1:4 yaml-bracket";
    QTest::newRow("unknown escape") << "a: \"\\d\"" << "1:5 yaml-escape";
    QTest::newRow("a list and a key") << "- a\nb: c" << "2:1 yaml-indentation";
    QTest::newRow("an unknown tag") << "a: !b c" << "1:4 yaml-unknown-tag";
}

/// yaml-cpp reports errors such as `end of map flow not found` at the beginning of the text. Therefore, readWithYamlCpp() returns the errors of
/// readYaml().
void YamlJudge::reportsTheExactReadersErrors()
{
    QFETCH(QString, yaml);
    QTEST(findings(readWith(reference, yaml).diagnostics), "expected");
    QCOMPARE(findings(readWith(exact, yaml).diagnostics), findings(readWith(reference, yaml).diagnostics));
}

void YamlJudge::bothReadersEnforceLimits_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::newRow("too deep") << "a: [[[1]]]";
    QTest::newRow("too deep through an alias") << "a: &x [[1]]\nb: [*x]";
    QTest::newRow("too many values") << "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]";
    QTest::newRow("too many values through aliases") << "[&a [1, 2], *a, *a, *a]";
    QTest::newRow("too large") << QString(41, '#');
    QTest::newRow("deeper than the stack") << QString(100'000, '[');
    QTest::newRow("items deeper than the stack") << QStringLiteral("- ").repeated(100'000);
}

void YamlJudge::bothReadersEnforceLimits()
{
    QFETCH(QString, yaml);
    const ReadLimits narrow{yaml.size() > 1000 ? 1'000'000 : 40, 3, 10};
    const DataDocument one = exact(yaml, "a.yaml", {0, 1, 1}, narrow);
    const DataDocument other = reference(yaml, "a.yaml", {0, 1, 1}, narrow);
    QVERIFY(!one.isParsed && !other.isParsed && other.root.isMissing());
    QCOMPARE(findings(other.diagnostics), findings(one.diagnostics));
}

/// Documents the reason why users' files are not read with yaml-cpp. It accepts about 36 invalid texts in the suite, such as unclosed quotes and
/// missing colons, and rejects about 12 valid texts. Texts that both accept give the same result, except a few texts with blank lines and empty tags.
void YamlJudge::comparesReadersOnTheSuite()
{
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
    QFile file(corpora + QStringLiteral("/formats/yaml/yaml-test-suite.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    int same = 0;
    QMap<QString, QStringList> others;
    while (!file.atEnd()) {
        const Json one = Json::parse(file.readLine().toStdString());
        const DataDocument first = readWith(exact, qString(one["input"]));
        const DataDocument second = readWith(reference, qString(one["input"]));
        if (first.isParsed != second.isParsed)
            others[first.isParsed ? QStringLiteral("rejected by yaml-cpp") : QStringLiteral("accepted by yaml-cpp")].append(qString(one["id"]));
        else if (first.isParsed && structureText(first.root) != structureText(second.root))
            others[QStringLiteral("different")].append(qString(one["id"]));
        else
            ++same;
    }
    for (const auto &[what, ids] : others.asKeyValueRange())
        qInfo("%d %s: %s", int(ids.size()), qPrintable(what), qPrintable(ids.join(' ')));
    QVERIFY(same >= 340);
    QVERIFY(others["different"].size() <= 5);
}

OUTCROP_TEST(YamlJudge, NoApplication)

} // namespace tst_yamljudge

#include "tst_yamljudge.moc"
