// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the 38 fields of ADR-PROJ010-003, section 2.
#include "core/agents/agentschema.h"
#include "core/documents/formatschema.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_agentschema {

class AgentSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsHaveTypeAndPortabilityClass_data();
    void fieldsHaveTypeAndPortabilityClass();
    void otherFieldsHaveNoPortabilityClass();
    void countsPortabilityClasses();
    void readsTheStatedCounts();
    void listsValueFieldsOfOtherFormats();
};

void AgentSchema::fieldsHaveTypeAndPortabilityClass_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("portability");
    QTest::addColumn<QString>("table");
    const QString portable = QStringLiteral("portable");
    const QString adapted = QStringLiteral("adaptation-required");
    const QString not_ = QStringLiteral("non-portable");

    const auto row = [](const char *path, const char *type, const QString &portability, const char *table) {
        QTest::newRow(path) << QString::fromLatin1(type) << portability << QString::fromLatin1(table);
    };
    row("name", "text", portable, "Identity Fields");
    row("version", "text", portable, "Identity Fields");
    row("description", "text", portable, "Identity Fields");
    row("identity.role", "text", portable, "Identity Fields");
    row("identity.expertise", "list", portable, "Identity Fields");
    row("identity.cognitive_mode", "choice", portable, "Identity Fields");
    row("persona.tone", "text", portable, "Identity Fields");
    row("persona.communication_style", "text", portable, "Identity Fields");
    row("persona.audience_level", "text", portable, "Identity Fields");
    row("capabilities.allowed_tools", "list", adapted, "Capability Fields");
    row("capabilities.output_formats", "list", portable, "Capability Fields");
    row("capabilities.forbidden_actions", "list", portable, "Capability Fields");
    row("capabilities.required_features", "list", adapted, "Capability Fields");
    row("model", "text", adapted, "Capability Fields");
    row("guardrails.input_validation", "list", portable, "Guardrail Fields");
    row("guardrails.output_filtering", "list", portable, "Guardrail Fields");
    row("guardrails.fallback_behavior", "choice", portable, "Guardrail Fields");
    row("guardrails.safety", "group", not_, "Guardrail Fields");
    row("tools[].name", "text", portable, "Tool Schema Fields");
    row("tools[].description", "text", portable, "Tool Schema Fields");
    row("tools[].parameters", "JSON Schema", portable, "Tool Schema Fields");
    row("tools[].required", "list", portable, "Tool Schema Fields");
    row("tools[].invocation", "group", not_, "Tool Schema Fields");
    row("output.schema", "JSON Schema", portable, "Output Schema Fields");
    row("output.required", "boolean", portable, "Output Schema Fields");
    row("output.location", "text", portable, "Output Schema Fields");
    row("output.template", "text", portable, "Output Schema Fields");
    row("output.levels", "list", portable, "Output Schema Fields");
    row("output.enforcement", "group", not_, "Output Schema Fields");
    row("portability.enabled", "boolean", portable, "Portability Configuration Fields");
    row("portability.minimum_context_window", "integer", portable, "Portability Configuration Fields");
    row("portability.model_preferences", "list", adapted, "Portability Configuration Fields");
    row("portability.reasoning_strategy", "choice", adapted, "Portability Configuration Fields");
    row("portability.few_shot.enabled", "boolean", portable, "Portability Configuration Fields");
    row("portability.few_shot.examples_ref", "text", portable, "Portability Configuration Fields");
    row("portability.few_shot.count_range", "group", adapted, "Portability Configuration Fields");
    row("portability.body_format", "choice", portable, "Portability Configuration Fields");
    row("extensions", "group", not_, "Portability Classification Summary");
}

void AgentSchema::fieldsHaveTypeAndPortabilityClass()
{
    const FieldSpec *field = findField(formatFields("agent").children, QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(field);
    QTEST(fieldTypeName(field->type), "type");
    QTEST(portabilityClassName(field->portability), "portability");
    QTEST(field->source.section(", ", -1), "table");
    QVERIFY(field->source.startsWith(u"ADR-PROJ010-003, section 2, "));
}

/// Fields that are specific to Outcrop have no class and are not counted.
void AgentSchema::otherFieldsHaveNoPortabilityClass()
{
    QStringList ours;
    for (const FieldSpec *field : valueFields(formatFields("agent"))) {
        if (field->portability == PortabilityClass::Unclassified)
            ours.append(field->path);
    }
    const qsizetype all = ours.size();
    ours.removeIf([](const QString &path) { return path == u"template" || path == u"escape" || path.startsWith(u"inputs"); });
    QVERIFY(ours.size() < all); // the removed fields are templates and their inputs
    QCOMPARE(ours, QStringList({"tools[].category", "tools[].usage_example", "tools[].strict", "output.strict", "tier"}));
}

void AgentSchema::countsPortabilityClasses()
{
    const ClassCounts counted = countClasses(formatFields("agent"));
    QCOMPARE(counted.portableCount, 28);
    QCOMPARE(counted.adaptationRequiredCount, 6);
    QCOMPARE(counted.nonPortableCount, 4);
    QCOMPARE(counted.total(), 38);
}

void AgentSchema::readsTheStatedCounts()
{
    const std::optional<ClaimedCounts> claimed = claimedClassCounts(formatSchemaJson("agent"));
    QVERIFY(claimed);
    QVERIFY((claimed->counts == ClassCounts{24, 9, 5}));
    QVERIFY(claimed->source.startsWith(u"ADR-PROJ010-003"));
    QVERIFY(!claimedClassCounts(formatSchemaJson("profile")));
}

void AgentSchema::listsValueFieldsOfOtherFormats()
{
    QStringList paths;
    for (const FieldSpec *field : valueFields(formatFields("profile")))
        paths.append(field->path);
    QVERIFY(paths.contains(QStringLiteral("scopes.*.layers")));
    QVERIFY(paths.contains(QStringLiteral("generation_params.*.temperature")));
    QVERIFY(!paths.contains(QStringLiteral("scopes")));
    QCOMPARE(countClasses(formatFields("profile")).total(), 0);
}

OUTCROP_TEST(AgentSchema, NoApplication)

} // namespace tst_agentschema

#include "tst_agentschema.moc"
