// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/hybridenvelope.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_hybridenvelope {

namespace {

using Files = QList<QPair<QString, QString>>;

const QString templatesFile = QStringLiteral("config/hybrid_prompt_templates.yaml");
const QString rulesFile = QStringLiteral("config/prompt_rules.yaml");

const QString modes = QStringLiteral("global:\n  default_mode: unstructured\n  template_modes: {validation: structured}\n");

const QString rules = QStringLiteral(R"(rules:
  shelves:
    - {id: A, name: DUSTED, description: " Dust it. ", validation_type: regex, severity: low}
    - {id: B, name: FULL, description: Fill it., validation_type: regex, severity: critical, shelf: 3}
)");

/// Returns a file of prompt rules, and a file with one template `validation` that has this content.
Files filesWith(const QString &validation)
{
    return {{templatesFile, modes + QStringLiteral("structured_templates:\n  validation:\n") + validation}, {rulesFile, rules}};
}

Composition composeFiles(const Files &files, Selection selection = {})
{
    if (!selection.promptType && selection.phase.isEmpty())
        selection.promptType = QStringLiteral("validation");
    return compose(PromptLibrary::read(workspaceOf(files)), selection);
}

QByteArray metadata(const Files &files, const Selection &selection = {})
{
    return QByteArray::fromStdString(composeFiles(files, selection).bundle.hybrid->metadata.dump());
}

QByteArray metadataWith(const QString &validation, const Selection &selection = {})
{
    return metadata(filesWith(validation), selection);
}

Selection selectionWithFields(const QList<QPair<QString, Json>> &fields)
{
    Selection selection;
    selection.promptFields = fields;
    return selection;
}

} // namespace

class TestHybridEnvelope : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheTemplatesOrderOfConstants()
    {
        QCOMPARE(metadataWith("    metadata_schema:\n      urgent: true\n      prompt_type: validation\n      tone: kind - always\n      limit: 3\n"
                              "      kinds: [a, b]\n      more: {description: For people, deep: {flag: false}}\n"),
                 QByteArray(R"({"prompt_type":"validation","urgent":true,"tone":"kind - always","limit":3,"kinds":["a","b"],"more":{"deep":{"flag":false}}})"));
    }

    void fillsOrOmitsFields()
    {
        const QString validation = QStringLiteral("    metadata_schema:\n      task_id: \"int - Its number\"\n      context:\n        description: About it\n"
                                                  "        files: \"list[str] - Paths\"\n        place: str\n      options: list[str]\n");
        QCOMPARE(metadataWith(validation), QByteArray(R"({"prompt_type":"validation"})"));
        const Composition none = composeFiles(filesWith(validation));
        QCOMPARE(none.bundle.hybrid->unfilledFields.join(u' '), QStringLiteral("task_id context.files context.place options"));
        const Selection given = selectionWithFields({{QStringLiteral("context.files"), Json::array({"a.py"})}, {QStringLiteral("task_id"), 123}});
        QCOMPARE(metadataWith(validation, given), QByteArray(R"({"prompt_type":"validation","task_id":123,"context":{"files":["a.py"]}})"));
        const Selection whole = selectionWithFields({{QStringLiteral("context"), Json{{"any", 1}}}});
        QCOMPARE(metadataWith(validation, whole), QByteArray(R"({"prompt_type":"validation","context":{"any":1}})"));
        const PromptLibrary library = PromptLibrary::read(workspaceOf(filesWith(validation)));
        QCOMPARE(promptFieldNames(library.configuration.templates->templates.first()).join(u' '),
                 QStringLiteral("task_id context context.files context.place options task_title project_id expectations code_length validation_type validation_scope"));
    }

    void derivesMetadataFromThePrompt()
    {
        const QString validation = QStringLiteral("    metadata_schema: {code_length: int - Characters, phase: str, workload: str, agent: str}\n");
        Selection selection;
        selection.workload = QStringLiteral("platform");
        selection.request = QStringLiteral("Look:\n```python\nx = 1\n```\nand\n~~~\n\U0001F331\n~~~\nthanks");
        QCOMPARE(metadataWith(validation, selection), QByteArray(R"({"prompt_type":"validation","code_length":8,"workload":"platform"})"));
        QCOMPARE(composeFiles(filesWith(validation), selection).bundle.hybrid->unfilledFields.join(u' '), QStringLiteral("phase agent"));
    }

    void selectsRulesByDomainAndSortsBySeverity()
    {
        const QByteArray both = R"({"prompt_type":"validation","rules":[{"id":"B","name":"FULL","severity":"critical","description":"Fill it."},)"
                                R"({"id":"A","name":"DUSTED","severity":"low","description":"Dust it."}]})";
        QCOMPARE(metadataWith("    rule_domains: [shelves]\n"), both);
        QCOMPARE(metadataWith("    rule_domains: [cellar]\n"), QByteArray(R"({"prompt_type":"validation"})"));
        QCOMPARE(metadataWith("    rule_domains: [shelves]\n    metadata_schema: {rules: {items: {id: str, shelf: int}}, last: 1}\n"),
                 QByteArray(R"({"prompt_type":"validation","rules":[{"id":"B","shelf":3},{"id":"A"}],"last":1})"));
    }

    void budgetKeepsTheMostSevereRules_data()
    {
        QTest::addColumn<int>("budget");
        QTest::addColumn<int>("sent");
        QTest::newRow("none") << 0 << 0;
        QTest::newRow("not even one") << 70 << 0;
        QTest::newRow("one") << 71 << 1;
        QTest::newRow("not quite two") << 138 << 1;
        QTest::newRow("two") << 139 << 2;
    }

    void budgetKeepsTheMostSevereRules()
    {
        QFETCH(int, budget);
        QFETCH(int, sent);
        const HybridEnvelope envelope =
            *composeFiles(filesWith(QStringLiteral("    rule_domains: [shelves]\n    rule_budget_characters: %1\n").arg(budget))).bundle.hybrid;
        QCOMPARE(envelope.metadata.value("rules", Json::array()).size(), size_t(sent));
        QCOMPARE(envelope.adjustments.size(), sent == 2 ? 0 : 1);
        if (sent < 2) {
            QCOMPARE(envelope.adjustments.first().before, sent == 1 ? Json::array({"A"}) : Json::array({"B", "A"}));
            QVERIFY(envelope.adjustments.first().reason.contains(QString::number(budget)));
        }
    }

    void requestsTheResponseFormatOnce()
    {
        Files files = filesWith(QStringLiteral("    response_schema: {note: str - Anything, score: float}\n"));
        QCOMPARE(metadata(files), QByteArray(R"({"prompt_type":"validation","response_schema":{"note":"str - Anything","score":"float"}})"));
        files.append({QStringLiteral("config/response_schemas.yaml"),
                      QStringLiteral("schemas:\n  validation:\n    required_fields:\n      - {name: verdict, type: boolean}\n      - {name: score, type: number}\n"
                                     "    optional_fields:\n      - {name: extra, type: string}\n")});
        QCOMPARE(metadata(files),
                 QByteArray(R"({"prompt_type":"validation","response_schema":{"note":"str - Anything","score":"number","verdict":"boolean"}})"));
        files.append({QStringLiteral("agents/strict.md"),
                      QStringLiteral("---\nname: strict\ndescription: d\nidentity: {role: R}\noutput: {schema: {type: object}}\nportability: {enabled: true}\n---\nText\n")});
        Selection selection;
        selection.agent = QStringLiteral("strict");
        const Composition strict = composeFiles(files, selection);
        QVERIFY(strict.bundle.outputSchema);
        QVERIFY(!strict.bundle.hybrid->metadata.contains("response_schema"));
        QCOMPARE(strict.bundle.hybrid->adjustments.first().part, QStringLiteral("hybrid.response_schema"));
        selection.includesOutputSchema = false;
        QVERIFY(composeFiles(files, selection).bundle.hybrid->metadata.contains("response_schema"));
    }

    void textsHaveALocation()
    {
        const Files files = filesWith(QStringLiteral("    rule_domains: [shelves]\n    metadata_schema:\n      tone: kind words\n"));
        const HybridEnvelope envelope = *composeFiles(files).bundle.hybrid;
        const Location rule = envelope.locations.value(QStringLiteral("/rules/0/description"));
        QCOMPARE(rule.file, rulesFile);
        QCOMPARE(rules.mid(rule.range.start.offset, 8), QStringLiteral("Fill it."));
        const Location tone = envelope.locations.value(QStringLiteral("/tone"));
        QCOMPARE(tone.file, templatesFile);
        QCOMPARE(files.first().second.mid(tone.range.start.offset, 10), QStringLiteral("kind words"));
    }

    void phaseAndProfileSelectThePromptType_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::addColumn<QString>("phase");
        QTest::addColumn<QString>("picked");
        QTest::addColumn<QString>("type");
        QTest::newRow("nothing") << "" << "" << "-" << "";
        QTest::newRow("the phase's usual type") << "" << "reviewing" << "-" << "validation";
        QTest::newRow("a type that has no template") << "" << "planning" << "-" << "";
        QTest::newRow("the profile's word") << "prompt_types: {planning: validation}\n" << "planning" << "-" << "validation";
        QTest::newRow("the profile wants none") << "prompt_types: {reviewing: \"\"}\n" << "reviewing" << "-" << "";
        QTest::newRow("picked") << "" << "planning" << "validation" << "validation";
        QTest::newRow("none picked") << "" << "reviewing" << "" << "";
    }

    void phaseAndProfileSelectThePromptType()
    {
        QFETCH(QString, profile);
        QFETCH(QString, phase);
        QFETCH(QString, picked);
        QFETCH(QString, type);
        Files files = filesWith(QStringLiteral("    enabled: true\n"));
        files.append({QStringLiteral("profiles/p/config.yml"), profile + QStringLiteral("generation_params: {planning: {}, reviewing: {}}\n")});
        Selection selection;
        selection.profile = QStringLiteral("p");
        selection.phase = phase;
        if (picked != u"-")
            selection.promptType = picked;
        const Composition composition = compose(PromptLibrary::read(workspaceOf(files)), selection);
        QVERIFY(composition.diagnostics.isEmpty());
        QCOMPARE(composition.bundle.hybrid.has_value(), !type.isEmpty());
        QCOMPARE(qString(composition.bundle.metadata["prompt_type"]), type);
        if (!type.isEmpty())
            QVERIFY(composition.bundle.hybrid->isStructured);
    }

    /// A selected type without content is reported, because only the request would be sent. A type that the phase selects may have no content.
    void reportsASelectedTypeThatAddsNothing()
    {
        Files files = filesWith(QStringLiteral("    enabled: true\n  planning:\n    enabled: false\n"));
        Selection selection;
        selection.promptType = QStringLiteral("planning");
        const Composition composition = composeFiles(files, selection);
        QCOMPARE(composition.diagnostics.size(), 1);
        QCOMPARE(composition.diagnostics.first().code, QStringLiteral("prompt-type-unused"));
        QCOMPARE(composition.diagnostics.first().location.file, templatesFile);
        files.append({QStringLiteral("config/prompt_templates.yaml"), QStringLiteral("planning: Plan the work.\n")});
        for (const Diagnostic &found : composeFiles(files, selection).diagnostics)
            QVERIFY(found.code != u"prompt-type-unused");
    }

    void reportsAnUnknownPromptType()
    {
        Selection selection;
        selection.promptType = QStringLiteral("poetry");
        const Composition composition = composeFiles(filesWith(QStringLiteral("    enabled: true\n")), selection);
        QCOMPARE(composition.diagnostics.size(), 1);
        QCOMPARE(composition.diagnostics.first().code, QStringLiteral("prompt-type-unknown"));
        QVERIFY(!composition.bundle.hybrid);
    }
};

OUTCROP_TEST(TestHybridEnvelope, NoApplication)

} // namespace tst_hybridenvelope

#include "tst_hybridenvelope.moc"
