// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/promptconfiguration.h"
#include "core/rules/templatemodes.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_hybridtemplates {

namespace {

const QString templatesFile = QStringLiteral("config/hybrid_prompt_templates.yaml");
const QString rulesFile = QStringLiteral("config/prompt_rules.yaml");

const QString yaml = QStringLiteral(R"(global:
  default_mode: "structured"
  rule_budget_characters: 500
  rule_budget_tokens: 90
  rule_severity: medium
  template_modes:
    planning: "unstructured"  # for now
    letters: structured
  template_modes_before: {planning: structured}
structured_templates:
  planning:
    enabled: true
    description: Steps
    rule_domains: [shelves, doors]
    rule_budget_characters: 80
    rule_severity: high
  validation:
    enabled: false
    rule_domains: [shelves]
)");

const QString rules = QStringLiteral(R"(rules:
  shelves:
    - {id: A, name: N, description: d, validation_type: regex, severity: low}
  doors:
    - {id: B, name: N, description: d, validation_type: regex, severity: low}
)");

HybridTemplates templatesOf(const QString &text)
{
    return readHybridTemplates(readDocument(templatesFile, text.toUtf8()));
}

} // namespace

class TestHybridTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryPromptType()
    {
        const HybridTemplates all = templatesOf(yaml);
        QCOMPARE(findings(all.diagnostics), QStringLiteral("18:14 template-not-enabled"));
        QCOMPARE(all.types().join(u' '), QStringLiteral("planning validation letters"));
        const HybridTemplate &planning = *all.find(QStringLiteral("planning"));
        QVERIFY(!planning.isStructured && !planning.usesDefaultMode && planning.isEnabled);
        QCOMPARE(planning.previousMode, QStringLiteral("structured"));
        QCOMPARE(planning.rules.characters, std::optional<qint64>(80));
        QCOMPARE(planning.rules.tokens, std::optional<qint64>(90));
        QVERIFY(planning.rules.minimumSeverity == RuleSeverity::High);
        QCOMPARE(planning.location.range.start.line, 11);
        const HybridTemplate &validation = *all.find(QStringLiteral("validation"));
        QVERIFY(validation.isStructured && validation.usesDefaultMode && !validation.isEnabled);
        QCOMPARE(validation.rules.characters, std::optional<qint64>(500));
        QVERIFY(validation.rules.minimumSeverity == RuleSeverity::Medium);
        QCOMPARE(all.find(QStringLiteral("letters"))->location.range.start.line, 8);
    }

    void mapsPhasesToPromptTypes()
    {
        const HybridTemplates usual = templatesOf(yaml);
        QCOMPARE(usual.promptTypeForPhase(QStringLiteral("planning")), QStringLiteral("planning"));
        QCOMPARE(usual.promptTypeForPhase(QStringLiteral("generating")), QStringLiteral("task_execution"));
        QCOMPARE(usual.promptTypeForPhase(QStringLiteral("reviewing")), QStringLiteral("validation"));
        QCOMPARE(usual.promptTypeForPhase(QStringLiteral("revising")), QStringLiteral("task_execution"));
        QCOMPARE(usual.promptTypeForPhase(QStringLiteral("dreaming")), QString());
        const HybridTemplates own = templatesOf(QStringLiteral("global: {phase_types: {reviewing: decision, planning: \"\"}}\n"));
        QCOMPARE(own.promptTypeForPhase(QStringLiteral("reviewing")), QStringLiteral("decision"));
        QCOMPARE(own.promptTypeForPhase(QStringLiteral("planning")), QString());
    }

    void findingsHaveALocation_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("an invalid mode") << "global:\n  template_modes: {planning: hybrid}\n" << "2:30 schema-not-allowed";
        QTest::newRow("a misspelled key") << "structured_templates:\n  planning: {rule_domain: [a]}\n" << "2:14 schema-unknown-key";
        QTest::newRow("a negative budget") << "global: {rule_budget_characters: -1}\n" << "1:34 schema-value";
    }

    void findingsHaveALocation()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(findings(templatesOf(text).diagnostics), expected);
    }

    void reportsADomainWithoutRules()
    {
        QString wrong = yaml;
        wrong.replace(QStringLiteral("[shelves]"), QStringLiteral("[shelfs]"));
        const PromptConfiguration read = PromptConfiguration::read(workspaceOf({{templatesFile, wrong}, {rulesFile, rules}}));
        QCOMPARE(findings(read.diagnostics), QStringLiteral("18:14 template-not-enabled\n19:20 template-domain-unknown"));
        QVERIFY(read.diagnostics.last().message.contains(QStringLiteral("`shelves`")));
    }

    void listsTemplateModes()
    {
        const PromptConfiguration read = PromptConfiguration::read(workspaceOf({{templatesFile, yaml}, {rulesFile, rules}}));
        const QList<TemplateMode> modes = templateModes(read);
        QCOMPARE(modes.size(), 3);
        QCOMPARE(modes.at(0).ruleCount, 2);
        QCOMPARE(modes.at(0).before, QStringLiteral("structured"));
        QCOMPARE(modes.at(1).ruleCount, 1);
        QVERIFY(modes.at(1).usesDefaultMode && modes.at(1).isStructured);
        QCOMPARE(modes.at(2).ruleCount, 0);
    }

    void rereadsOnlyChangedDocuments()
    {
        const Workspace before = workspaceOf({{templatesFile, yaml}, {rulesFile, rules}});
        const PromptConfiguration read = PromptConfiguration::read(before);
        const PromptConfiguration again = read.with(before.withDocument(rulesFile, "rules: {}\n"));
        QCOMPARE(again.templates.get(), read.templates.get());
        QVERIFY(again.rules->rules.isEmpty() && !read.rules->rules.isEmpty());
        QVERIFY(!read.with(before.withoutDocument(templatesFile)).templates->document);
    }
};

OUTCROP_TEST(TestHybridTemplates, NoApplication)

} // namespace tst_hybridtemplates

#include "tst_hybridtemplates.moc"
