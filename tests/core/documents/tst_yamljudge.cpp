// SPDX-License-Identifier: GPL-3.0-or-later
// yaml-cpp reads the same texts: where both find a tree, it must be the same one.
#include "core/documents/data/yamlreader.h"
#include "core/documents/document.h"
#include "tests/support/foldersource.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <yaml-cpp/yaml.h>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

/// Structure, texts and which of them were quoted. What a plain text means is decided by us alone: yaml-cpp knows YAML
/// 1.1.
QString shape(const DataNode &node)
{
    QStringList parts;
    if (node.isMapping()) {
        for (const DataNode::Member &member : node.members())
            parts.append(member.key + u'=' + shape(member.value));
        return u'{' + parts.join(u',') + u'}';
    }
    if (node.isSequence()) {
        for (const DataNode &item : node.items())
            parts.append(shape(item));
        return u'[' + parts.join(u',') + u']';
    }
    return node.isNull() ? QStringLiteral("~") : u'<' + node.text() + u'>';
}

QString shape(const YAML::Node &node)
{
    QStringList parts;
    if (node.IsMap()) {
        for (const auto &member : node)
            parts.append(QString::fromStdString(member.first.Scalar()) + u'=' + shape(member.second));
        return u'{' + parts.join(u',') + u'}';
    }
    if (node.IsSequence()) {
        for (const YAML::Node &item : node)
            parts.append(shape(item));
        return u'[' + parts.join(u',') + u']';
    }
    return node.IsScalar() ? u'<' + QString::fromStdString(node.Scalar()) + u'>' : QStringLiteral("~");
}

void compare(const QString &yaml, const QString &name)
{
    const DataDocument ours = readYaml(yaml, name);
    QVERIFY2(ours.ok, qPrintable(name));
    try {
        QCOMPARE(shape(ours.root), shape(YAML::Load(yaml.toStdString())));
    } catch (const YAML::Exception &problem) {
        QFAIL(qPrintable(name + ": " + problem.what()));
    }
}

} // namespace

class YamlJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownCases_data();
    void ownCases();
    void filesOfTheSample();
    void filesOfTheCorpora();

private:
    static void compareFiles(const QString &folder);
};

void YamlJudge::ownCases_data()
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

void YamlJudge::ownCases()
{
    QFETCH(QString, yaml);
    compare(yaml, yaml);
}

void YamlJudge::filesOfTheSample()
{
    compareFiles(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
}

void YamlJudge::filesOfTheCorpora()
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
        const DocumentPtr document = readDocument(file.path, file.bytes);
        const Range &content = document->frontMatter.content;
        QString yaml;
        if (document->frontMatter.present)
            yaml = document->text.mid(content.start.offset, content.end.offset - content.start.offset);
        else if (file.path.endsWith(".yaml") || file.path.contains(".yml"))
            yaml = document->text;
        if (yaml.isEmpty() || document->frontMatter.recovered)
            continue;
        compare(yaml, file.path);
        ++compared;
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(compared > 20);
}

OUTCROP_TEST(YamlJudge, NoApplication)
#include "tst_yamljudge.moc"
