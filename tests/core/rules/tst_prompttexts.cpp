// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the templates of the unstructured mode and the guides of the structured mode. Uses test files, and the files of the system in ADR-006.
#include "core/rules/hybridtemplates.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_prompttexts {

namespace {

const QByteArray guideText = R"(# Validation

**Your Task**: not this one

## Format

```
<METADATA>
{
  "prompt_type": "validation",
  "task_id": <task_id>,
  "scope": "a|b",
  "context": {"files": ["<file>"], "trigger": "post_execution"},
  "score": <0-100>,
  "items": [...]
}
</METADATA>

<INSTRUCTION>
Check it.

**Your Task**:
1. Read it
2. Judge it

**Output Format**:
x
</INSTRUCTION>
```
)";

DocumentPtr file(const char *path, const QByteArray &bytes)
{
    return readDocument(QString::fromLatin1(path), bytes);
}

DocumentPtr guideFile()
{
    return file("config/hybrid_prompt_templates/validation_template.md", guideText);
}

} // namespace

class TestPromptTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsStepsAndFieldsOfAGuide()
    {
        const PromptGuide guide = readPromptGuide(guideFile());
        QCOMPARE(guide.type, QStringLiteral("validation"));
        QCOMPARE(guide.steps.text(), QStringLiteral("1. Read it\n2. Judge it"));
        QCOMPARE(guide.steps.originAt(0).offset, guide.document->text.indexOf(QStringLiteral("1. Read it")));
        QCOMPARE(guide.metadata[u"prompt_type"].text(), QStringLiteral("validation"));
        QCOMPARE(guide.metadata[u"task_id"].text(), QStringLiteral("any"));
        QCOMPARE(guide.metadata[u"scope"].text(), QStringLiteral("str"));
        QCOMPARE(guide.metadata[u"items"].text(), QStringLiteral("list"));
        QCOMPARE(guide.metadata.at(u"context.files").text(), QStringLiteral("list"));
        QCOMPARE(guide.metadata.at(u"context.trigger").text(), QStringLiteral("post_execution"));
        QCOMPARE(guide.metadata[u"task_id"].range().start.line, 11);
    }

    void readsWindowsLineEndings()
    {
        QByteArray windows = guideText;
        const PromptGuide guide = readPromptGuide(file("config/hybrid_prompt_templates/validation_template.md", windows.replace("\n", "\r\n")));
        QCOMPARE(guide.steps.text(), QStringLiteral("1. Read it\n2. Judge it"));
        QCOMPARE(guide.steps.originAt(11).offset, guide.document->text.indexOf(QStringLiteral("2. Judge it")));
        QCOMPARE(guide.metadata[u"scope"].text(), QStringLiteral("str"));
    }

    void recognizesGuidesByPath()
    {
        QCOMPARE(promptTypeOfGuide(QStringLiteral("config/hybrid_prompt_templates/error_analysis_template.md")), QStringLiteral("error_analysis"));
        for (const char *path : {"config/hybrid_prompt_templates/README.md", "docs/hybrid_prompt_templates/x_template.md", "x_template.md"})
            QVERIFY(promptTypeOfGuide(QString::fromLatin1(path)).isEmpty());
    }

    void collectsTypesFromAllFiles()
    {
        const DocumentPtr texts = file("config/prompt_templates.yaml", "# Jinja\nreview: |\n  Review {{ code }}.\nother: [1]\n");
        const PromptTexts read = readPromptTexts(texts, {guideFile()});
        QCOMPARE(read.types().join(u' '), QStringLiteral("review validation"));
        QCOMPARE(read.diagnostics.size(), 1);
        QCOMPARE(read.diagnostics.first().location.range.start.line, 4);
        const HybridTemplates templates = readHybridTemplates(file("config/hybrid_prompt_templates.yaml", "global: {default_mode: unstructured, template_modes: {review: structured}}\n"), read);
        QCOMPARE(templates.types().join(u' '), QStringLiteral("review validation"));
        QVERIFY(templates.find(QStringLiteral("review"))->isStructured);
        QVERIFY(!templates.find(QStringLiteral("validation"))->isStructured);
        QVERIFY(templates.find(QStringLiteral("validation"))->rules.domains.contains(QStringLiteral("security")));
        QCOMPARE(readHybridTemplates(nullptr, read).types().size(), 2);
        QVERIFY(read.wasReadFrom(texts, {read.guides.first().document}));
        QVERIFY(!read.wasReadFrom(texts, {}));
    }

    void brokenGuideHasNoFields()
    {
        const PromptGuide guide = readPromptGuide(file("config/hybrid_prompt_templates/x_template.md", "## Format\n<METADATA>\n{\"a\": \n</METADATA>\n<INSTRUCTION>\nGo.\n</INSTRUCTION>\n"));
        QVERIFY(guide.metadata.isMissing() && guide.steps.isEmpty());
    }

    void readsRealGuides_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("task_execution") << QStringLiteral("task_title");
        QTest::newRow("validation") << QStringLiteral("validation_scope");
        QTest::newRow("error_analysis") << QStringLiteral("error_context.stack_trace");
        QTest::newRow("decision") << QStringLiteral("decision_context.decision_type");
        QTest::newRow("planning") << QStringLiteral("planning_context.complexity_estimate.overall_score");
    }

    void readsRealGuides()
    {
        QFETCH(QString, field);
        const QString type = QString::fromLatin1(QTest::currentDataTag());
        const QString path = QStringLiteral("config/hybrid_prompt_templates/%1_template.md").arg(type);
        QFile source(qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/obra/repository/") + path);
        if (qEnvironmentVariable("OUTCROP_CORPORA").isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        QVERIFY(source.open(QIODevice::ReadOnly));
        const PromptGuide guide = readPromptGuide(readDocument(path, source.readAll()));
        QCOMPARE(guide.type, type);
        QVERIFY(!guide.steps.isEmpty());
        QVERIFY2(guide.metadata.at(field).isString(), qPrintable(field));
    }
};

OUTCROP_TEST(TestPromptTexts, NoApplication)

} // namespace tst_prompttexts

#include "tst_prompttexts.moc"
