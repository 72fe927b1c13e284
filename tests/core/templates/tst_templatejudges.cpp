// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the published tests of two template languages: the core of mustache/spec and Prompty's Jinja subset.
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/templates/templaterender.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_templatejudges {

class TemplateJudges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void passesTheMustacheSpecification_data();
    void passesTheMustacheSpecification();
    void passesTheJinjaTests_data();
    void passesTheJinjaTests();

private:
    static QString textOf(const QString &path);
    static QHash<QString, TemplateValue> valuesOf(const DataNode &mapping);

    QString m_formats;
};

void TemplateJudges::initTestCase()
{
    const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
    if (corpora.isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
    m_formats = corpora + QStringLiteral("/formats/");
}

QString TemplateJudges::textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QHash<QString, TemplateValue> TemplateJudges::valuesOf(const DataNode &mapping)
{
    QHash<QString, TemplateValue> values;
    for (const DataNode::Member &member : mapping.members())
        values.insert(member.key, TemplateValue(member.value));
    return values;
}

void TemplateJudges::passesTheMustacheSpecification_data()
{
    QTest::addColumn<DataNode>("one");
    int count = 0;
    const QString folder = m_formats + QStringLiteral("mustache/specs/");
    for (const QString &file : QDir(folder).entryList({QStringLiteral("*.yml")})) {
        const DataDocument specification = readYaml(textOf(folder + file), file);
        for (const DataNode &one : specification.root[u"tests"].items()) {
            ++count;
            QTest::addRow("%s: %s", qPrintable(file), qPrintable(one[u"name"].text())) << one;
        }
    }
    QCOMPARE(count, 136);
}

void TemplateJudges::passesTheMustacheSpecification()
{
    QFETCH(DataNode, one);
    TemplateVariables variables{valuesOf(one[u"data"])};
    variables.context = TemplateValue(one[u"data"]);
    variables.escapesHtml = true; // the specification requires HTML escaping, which prompts do not use
    variables.partial = [&one](const QString &name, const QString &, TemplateDialect dialect) {
        const DataNode &partial = one[u"partials"][name];
        return partial.isMissing() ? std::nullopt : std::optional(TemplateText{TracedText::copied(partial.text(), name, 0), dialect});
    };
    const RenderedTemplate rendered = renderTemplate({TracedText::copied(one[u"template"].text(), QStringLiteral("t"), 0), TemplateDialect::Mustache}, variables);
    QCOMPARE(rendered.text.text(), one[u"expected"].text());
}

void TemplateJudges::passesTheJinjaTests_data()
{
    QTest::addColumn<DataNode>("one");
    QTest::addColumn<QString>("expected");
    const QString folder = m_formats + QStringLiteral("prompty/runtime/python/prompty/prompty/jinja_subset/conformance/");
    QHash<QString, QString> expected;
    const DataDocument goldens = readJson(textOf(folder + QStringLiteral("render_golden.json")), QStringLiteral("golden"));
    for (const DataNode &golden : goldens.root.items())
        expected.insert(golden[u"name"].text(), golden[u"rendered"].text());
    const DataDocument corpus = readJson(textOf(folder + QStringLiteral("corpus.json")), QStringLiteral("corpus"));
    const QList<DataNode> cases = corpus.root[u"cases"].items();
    QCOMPARE(cases.size(), 47);
    for (const DataNode &one : cases)
        QTest::addRow("%s", qPrintable(one[u"name"].text())) << one << expected.value(one[u"name"].text());
}

void TemplateJudges::passesTheJinjaTests()
{
    QFETCH(DataNode, one);
    QFETCH(QString, expected);
    TemplateVariables variables{valuesOf(one[u"inputs"])};
    const QStringList strict = one[u"strict_props"].toStrings();
    variables.strictNames = QSet<QString>(strict.begin(), strict.end());
    const RenderedTemplate rendered = renderTemplate({TracedText::copied(one[u"template"].text(), QStringLiteral("t"), 0), TemplateDialect::Jinja}, variables);
    const bool isRejected = std::any_of(rendered.findings.begin(), rendered.findings.end(), [](const TracedFinding &found) { return found.severity == Severity::Error; });
    QCOMPARE(isRejected, one[u"expect_throw"].toBool().value_or(false));
    if (!isRejected)
        QCOMPARE(rendered.text.text(), expected);
}

OUTCROP_TEST(TemplateJudges, NoApplication)

} // namespace tst_templatejudges

#include "tst_templatejudges.moc"
