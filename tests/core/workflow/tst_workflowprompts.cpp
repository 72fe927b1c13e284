// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the prompts of phases: conventions, standards, expected output, attachments and missing values; and the files in responses.
#include "core/workflow/outputsections.h"
#include "core/workflow/responseartifacts.h"
#include "core/workflow/standardsbundle.h"
#include "core/workflow/workflowprompt.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_workflowprompts {

namespace {

DocumentPtr document(const QString &path, const QByteArray &text)
{
    return readDocument(path, text);
}

/// A function, not a constant, because readDocument() needs the client documents, which are not initialized before main().
DocumentPtr conventionsFile()
{
    return document(QStringLiteral("conventions.json"), R"({
  "shop": {
    "_comment": "x",
    "naming": {"entity_class": "{{entity}}", "repository_class": "{{entity_class}}Repository"},
    "packages": {"base_package": "com.shop", "entity_package": "{{base_package}}.{{area}}"},
    "lists": {"schemas": ["a", "b"]},
    "bad": {"first": "{{second}}", "second": "{{first}}"}
  },
  "other": {"packages": {"base_package": "com.other"}}
})");
}

TemplateValues values(const QList<QPair<QString, QString>> &texts)
{
    TemplateValues result;
    for (const auto &[name, text] : texts)
        result.insert(name, TemplateValue::fromJson(jsonString(text)));
    return result;
}

QStringList pathsOf(const ResponseArtifacts &artifacts)
{
    QStringList paths;
    for (const ResponseArtifact &file : artifacts.files)
        paths.append(file.path);
    return paths;
}

} // namespace

class TestWorkflowPrompts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resolvesConventions()
    {
        const ConventionValues resolved = conventionValues(*conventionsFile(), QStringLiteral("shop"), values({{QStringLiteral("entity"), QStringLiteral("Order")}, {QStringLiteral("area"), QStringLiteral("sales")}}));
        QCOMPARE(resolved.values.value(QStringLiteral("repository_class")).text(), QStringLiteral("OrderRepository"));
        QCOMPARE(resolved.values.value(QStringLiteral("entity_package")).text(), QStringLiteral("com.shop.sales"));
        QCOMPARE(resolved.values.value(QStringLiteral("schemas")).text(), QStringLiteral("a, b"));
        QVERIFY(!resolved.values.contains(QStringLiteral("_comment")));
        QVERIFY(!resolved.diagnostics.isEmpty()); // the first two files refer to each other
        QCOMPARE(resolved.diagnostics.first().code, QStringLiteral("convention-cycle"));
        QCOMPARE(resolved.diagnostics.first().location.range.start.line, 7);
    }

    void givenValuesOverrideConventions()
    {
        const ConventionValues resolved = conventionValues(*conventionsFile(), QStringLiteral("shop"), values({{QStringLiteral("entity_class"), QStringLiteral("Own")}}));
        QCOMPARE(resolved.values.value(QStringLiteral("repository_class")).text(), QStringLiteral("OwnRepository"));
    }

    void basePackageSelectsTheConventions()
    {
        QCOMPARE(conventionSets(*conventionsFile()), QStringList({QStringLiteral("shop"), QStringLiteral("other")}));
        QCOMPARE(conventionSetFor(*conventionsFile(), QStringLiteral("com.other")), QStringLiteral("other"));
        QCOMPARE(conventionSetFor(*conventionsFile(), QStringLiteral("com.none")), QString());
    }

    void findsStandards()
    {
        const QString config = QStringLiteral("standards:\n  sources: [{type: local, path: \"${PROJECT_DIR}/rules\"}]\nscopes:\n  all:\n    standards: [NAMES.md, JAVA_STANDARDS_ORG-marked.rules.yml, TYPES.rules.yml, GONE.md]\n"
                                              "  some:\n    standards: {files: [TYPES.rules.yml], prefixes: [T-]}\n");
        const Workspace workspace = workspaceOf({{QStringLiteral("docs/ORG.md"), QStringLiteral("Be kind.\n")}, {QStringLiteral("docs/NAMES.md"), QStringLiteral("Old names.\n")},
            {QStringLiteral("rules/NAMES.md"), QStringLiteral("Short names.\n")}, {QStringLiteral("rules/TYPES.rules.yml"), QStringLiteral("a:\n  b:\n    T-001: 'M: Use types.'\n    U-001: No severity.\n")},
            {QStringLiteral("profiles/shop/config.yml"), config}});
        Diagnostics diagnostics;
        const WorkflowProfile profile = readWorkflowProfile(QStringLiteral("profiles/shop"), workspace.document(QStringLiteral("profiles/shop/config.yml")), diagnostics);
        const StandardsBundle bundle = buildStandardsBundle(workspace, profile, QStringLiteral("all"));
        QCOMPARE(bundle.files, QStringList({QStringLiteral("rules/NAMES.md"), QStringLiteral("docs/ORG.md"), QStringLiteral("rules/TYPES.rules.yml")}));
        QVERIFY(bundle.text.contains(u"--- NAMES.md ---\n\nShort names.\n"));
        QVERIFY(bundle.text.contains(u"- **T-001** (M): Use types.\n- **U-001**: No severity."));
        QCOMPARE(bundle.diagnostics.size(), 2);
        QCOMPARE(bundle.diagnostics.at(0).code, QStringLiteral("standards-elsewhere"));
        QCOMPARE(bundle.diagnostics.at(1).code, QStringLiteral("standards-missing"));
        QCOMPARE(bundle.diagnostics.at(1).location.range.start.line, 5);
        const StandardsBundle some = buildStandardsBundle(workspace, profile, QStringLiteral("some"));
        QVERIFY(some.text.contains(u"T-001") && !some.text.contains(u"U-001"));
    }

    void readsSettings()
    {
        const DocumentPtr project = document(QStringLiteral(".aiwf/config.yml"),
            "profile: shop\nproviders:\n  default: anthropic\n  reviewer: openai/gpt-5\nprovider_config:\n  openai: {response_timeout: 30}\n"
            "workflow:\n  defaults: {approval_provider: skip}\n  plan:\n    prompt: {approval_provider: manual}\n  generate:\n    response: {approval_provider: linter}\n");
        const DocumentPtr own = document(QStringLiteral("profiles/shop/config.yml"), "timeout: {planning: 60}\nproviders: {planner: google}\n");
        const WorkflowSettings settings = readWorkflowSettings({project, own});
        QCOMPARE(settings.providers.value(QStringLiteral("planner")).text, QStringLiteral("anthropic"));
        QCOMPARE(settings.providers.value(QStringLiteral("reviewer")).text, QStringLiteral("openai/gpt-5"));
        QVERIFY(settings.needsApproval(WorkflowPhase::Plan, WorkflowStage::Prompt));
        QVERIFY(!settings.needsApproval(WorkflowPhase::Plan, WorkflowStage::Response));
        QVERIFY(settings.needsApproval(WorkflowPhase::Generate, WorkflowStage::Response)); // an unknown approver is a person
        QCOMPARE(settings.diagnostics.size(), 1);
        QCOMPARE(settings.diagnostics.first().location.range.start.line, 12);
        QCOMPARE(settings.timeout(WorkflowPhase::Review, QStringLiteral("openai")), std::optional<double>(30));
        QCOMPARE(settings.timeout(WorkflowPhase::Plan, QStringLiteral("anthropic")), std::optional<double>(60));
        QCOMPARE(settings.timeout(WorkflowPhase::Revise, QStringLiteral("anthropic")), std::optional<double>());
        QVERIFY(hasErrors(readWorkflowSettings({document(QStringLiteral("c.yml"), "timeout: soon\n")}).diagnostics));
        // The finding is reported once, not for each stage.
        QCOMPARE(readWorkflowSettings({document(QStringLiteral("c.yml"), "workflow: {defaults: {approval_provider: linter}}\n")}).diagnostics.size(), 1);
    }

    void expectedOutputHasTheSectionsOfTheScope()
    {
        const DocumentPtr configuration = document(QStringLiteral("planning-prompt.yml"),
            "expected_output:\n  intro: \"Write:\"\n  common:\n    - section: Tables\n      items: [\"Table: {{table}}\"]\n  artifacts:\n    entity:\n      section: Entity\n      extends_with_class: \"Extends\"\n"
            "      extends_without_class: \"From scratch\"\n      items: [\"Fields\"]\n    service:\n      section: Service\n      items: [x]\n  closing:\n    - section: Questions\n      guidance_manual: Ask.\n      guidance_assume: Assume.\n      items: [y]\n");
        const QString text = expectedOutput(*configuration, {{QStringLiteral("entity")}, false, false}).text();
        QCOMPARE(text, QStringLiteral("Write:\n\n```markdown\n## Tables\n- Table: {{table}}\n\n## Entity\n- From scratch\n- Fields\n\n## Questions\n\nAsk.\n\n- y\n\n```"));
        QVERIFY(expectedOutput(*configuration, {{QStringLiteral("entity")}, true, true}).text().contains(u"- Extends\n"));
        QVERIFY(expectedOutput(*document(QStringLiteral("p.yml"), "role: x\n"), {}).isEmpty());
    }

    void locatesMissingValues()
    {
        const DocumentPtr source = document(QStringLiteral("planning-prompt.md"), "# {{entity}}\n{{#if base}}\nExtend {{base}}.\n{{/if}}\nIn {{area}}.\n");
        const WorkflowPrompt prompt = renderWorkflowPrompt(workspaceOf({}), {source, values({{QStringLiteral("entity"), QStringLiteral("Order")}}), {}, {}});
        QCOMPARE(prompt.diagnostics.size(), 1);
        QVERIFY(prompt.diagnostics.first().message.contains(u"{{area}}"));
        QCOMPARE(prompt.diagnostics.first().location.file, QStringLiteral("planning-prompt.md"));
        QCOMPARE(prompt.diagnostics.first().location.range.start.line, 5);
    }

    void missingValuesNameTheSetsThatDefineThem()
    {
        const DocumentPtr source = document(QStringLiteral("planning-prompt.md"), "{{entity}} {{repository_class}} {{base_package}} {{naming}} {{_comment}}\n");
        const auto messages = [&](const DocumentPtr &conventions) {
            QStringList texts;
            for (const Diagnostic &found : renderWorkflowPrompt(workspaceOf({}), {source, {}, {}, {}, conventions}).diagnostics)
                texts.append(found.message);
            return texts;
        };
        const auto withVar = [](const QString &name) { return QStringLiteral("`{{%1}}` has no value. Add --var %1=VALUE.").arg(name); };
        const auto withSets = [](const QString &name, const QString &sets) {
            return QStringLiteral("`{{%1}}` has no value. Add --var %1=VALUE, or --conventions with a set that defines it: %2.").arg(name, sets);
        };
        const QStringList names{QStringLiteral("entity"), QStringLiteral("repository_class"), QStringLiteral("base_package"), QStringLiteral("naming"), QStringLiteral("_comment")};
        QCOMPARE(messages(conventionsFile()),
            QStringList({withVar(names.at(0)), withSets(names.at(1), QStringLiteral("shop")), withSets(names.at(2), QStringLiteral("shop, other")), withVar(names.at(3)), withVar(names.at(4))}));
        QCOMPARE(messages(nullptr), QStringList({withVar(names.at(0)), withVar(names.at(1)), withVar(names.at(2)), withVar(names.at(3)), withVar(names.at(4))}));
    }

    void promptContainsItsFiles()
    {
        const DocumentPtr source = document(QStringLiteral("review-prompt.md"), "Review {{entity}}.\n{{standards}}\n");
        const TemplateValues given = values({{QStringLiteral("entity"), QStringLiteral("Order")}, {QStringLiteral("standards"), QStringLiteral("Be kind.")}});
        const WorkflowPrompt prompt = renderWorkflowPrompt(workspaceOf({}),
            {source, given, {{QStringLiteral("iteration-1/code/a.md"), QStringLiteral("````x\ny\n````")}, {QStringLiteral("standards-bundle.md"), QStringLiteral("Be kind.")}}, QStringLiteral("Be quick.")});
        QVERIFY(prompt.diagnostics.isEmpty());
        QVERIFY(prompt.text.startsWith(u"Review Order.\nBe kind.\n"));
        QVERIFY(prompt.text.contains(u"## Request\n\nBe quick.\n"));
        QVERIFY(prompt.text.contains(u"### iteration-1/code/a.md\n\n`````\n````x\ny\n````\n`````\n")); // the fence is longer than the fence inside the text
        QCOMPARE(prompt.text.count(u"Be kind."), 1);
    }

    void builtInTemplatesRender()
    {
        for (const WorkflowPhase phase : {WorkflowPhase::Plan, WorkflowPhase::Generate, WorkflowPhase::Review, WorkflowPhase::Revise}) {
            const WorkflowPrompt prompt = renderWorkflowPrompt(workspaceOf({}), {builtInPhaseTemplate(phase),
                values({{QStringLiteral("request"), QStringLiteral("Sell.")}, {QStringLiteral("iteration"), QStringLiteral("1")}, {QStringLiteral("standards"), QString()}}), {}, QStringLiteral("Sell.")});
            QVERIFY2(prompt.diagnostics.isEmpty(), qPrintable(workflowPhaseName(phase)));
            QVERIFY(!prompt.text.contains(u"{{"));
        }
        QCOMPARE(phaseTemplateName(WorkflowPhase::Revise), QStringLiteral("revision-prompt.md"));
    }

    void findsFilesInResponses_data()
    {
        QTest::addColumn<QString>("response");
        QTest::addColumn<QStringList>("paths");
        const auto row = [](const char *name, const char *response, const QStringList &paths) { QTest::newRow(name) << QString::fromUtf8(response) << paths; };
        row("comment", "Here:\n```java\n// a/Order.java\nclass Order {}\n```\n", {QStringLiteral("a/Order.java")});
        row("hash comment", "```python\n# file: src/a.py\nx = 1\n```", {QStringLiteral("src/a.py")});
        row("HTML comment", "~~~html\n<!-- a.html -->\n<p>\n~~~", {QStringLiteral("a.html")});
        row("info", "```java title=\"a/B.java\"\nclass B {}\n```", {QStringLiteral("a/B.java")});
        row("info with colon", "```java:a/B.java\nclass B {}\n```", {QStringLiteral("a/B.java")});
        row("heading", "### `a/b.sql`\n\n```sql\nSELECT 1;\n```", {QStringLiteral("a/b.sql")});
        row("bold", "**b.sql**\n```sql\nSELECT 1;\n```", {QStringLiteral("b.sql")});
        row("marker", "<<<FILE: A.java>>>\nclass A {}\n<<<FILE: B.java>>>\n```java\nclass B {}\n```\n", {QStringLiteral("A.java"), QStringLiteral("B.java")});
        row("inside Markdown", "```markdown\n# Done\n\n```java\n// A.java\nclass A {}\n```\n", {QStringLiteral("A.java")});
        row("longer fence", "````md path=a.md\n```\nx\n```\n````", {QStringLiteral("a.md")});
        row("folder of the session", "```java\n// iteration-2/code/A.java\nclass A {}\n```", {QStringLiteral("A.java")});
        row("no path", "```java\nclass A {} // A.java\n```", {});
        row("a comment that is a sentence", "```java\n// See A.java for more.\nclass A {}\n```", {});
        row("prose above", "Run the file a.sh:\n```\nx\n```", {});
    }

    void findsFilesInResponses()
    {
        QFETCH(QString, response);
        const ResponseArtifacts artifacts = findArtifacts(response, QStringLiteral("r.md"));
        QTEST(pathsOf(artifacts), "paths");
        QVERIFY(artifacts.diagnostics.isEmpty());
    }

    void keepsTheExactContent()
    {
        const ResponseArtifacts artifacts = findArtifacts(QStringLiteral("```java\n// A.java\nclass A {\n\n}\n```\n<<<FILE: B.java>>>\n```java\nclass B {}\n```\n\n"), QStringLiteral("r.md"));
        QCOMPARE(artifacts.files.at(0).content, QStringLiteral("class A {\n\n}\n"));
        QCOMPARE(artifacts.files.at(0).range.start.line, 3);
        QCOMPARE(artifacts.files.at(1).content, QStringLiteral("class B {}\n"));
    }

    void reportsInvalidFiles_data()
    {
        QTest::addColumn<QString>("response");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const char *response, const char *code) { QTest::newRow(name) << QString::fromUtf8(response) << QString::fromLatin1(code); };
        row("outside", "```java\n// ../A.java\nx\n```", "artifact-path");
        row("absolute", "```java\n// /etc/A.java\nx\n```", "artifact-path");
        row("hidden", "```yaml\n# .github/a.yml\nx\n```", "artifact-path");
        row("backslash", "<<<FILE: a\\b.java>>>\nx\n", "artifact-path");
        row("drive", "<<<FILE: C:/b.java>>>\nx\n", "artifact-path");
        row("home", "<<<FILE: ~/b.java>>>\nx\n", "artifact-path");
        row("session", "<<<FILE: session.json>>>\n{}\n", "artifact-path");
        row("another session", "<<<FILE: sessions/a/session.json>>>\n{}\n", "artifact-path");
        row("two versions", "```java\n// A.java\na\n```\n```java\n// A.java\nb\n```", "artifact-twice");
        row("truncated", "```java\n// A.java\nclass A {", "artifact-truncated");
    }

    void reportsInvalidFiles()
    {
        QFETCH(QString, response);
        const ResponseArtifacts artifacts = findArtifacts(response, QStringLiteral("r.md"));
        QCOMPARE(artifacts.diagnostics.size(), 1);
        QTEST(artifacts.diagnostics.first().code, "code");
        QVERIFY(artifacts.diagnostics.first().severity == Severity::Error);
        QVERIFY(artifacts.diagnostics.first().location.range.start.line > 0);
    }
};

OUTCROP_TEST(TestWorkflowPrompts, NoApplication)

} // namespace tst_workflowprompts

#include "tst_workflowprompts.moc"
