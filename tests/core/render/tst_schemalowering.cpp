// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlreader.h"
#include "core/render/schemalowering.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_schemalowering {

class SchemaLowering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lowersSchemas_data();
    void lowersSchemas();
    void listsEveryChangeInTheLedger();
    void limitsNestedDefinitions();
    void doesNotLowerADeepSchema();
};

void SchemaLowering::lowersSchemas_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QString>("lowered");
    const auto row = [](const char *name, const char *rules, const char *schema, const char *lowered) {
        QTest::newRow(name) << QString::fromLatin1(rules) << QString::fromLatin1(schema) << QString::fromLatin1(lowered);
    };
    row("no rules keep everything", "null", R"({"type":"string","minLength":3})", R"({"type":"string","minLength":3})");
    row("an unknown keyword is dropped", "{keep: [type]}", R"({"type":"string","minLength":3})", R"({"type":"string"})");
    row("or described to the model", "{keep: [type, description], describe: true}", R"({"type":"string","minLength":3,"pattern":"a"})",
        R"x({"type":"string","description":"(minLength: 3; pattern: \"a\")"})x");
    row("after the author's description", "{keep: [type, description], describe: true}", R"({"type":"string","description":"A name.","minLength":3})",
        R"x({"type":"string","description":"A name. (minLength: 3)"})x");
    row("a keyword gets the provider's name", "{keep: [anyOf, type], rename: {oneOf: anyOf}}", R"({"oneOf":[{"type":"string"},{"type":"null"}]})",
        R"({"anyOf":[{"type":"string"},{"type":"null"}]})");
    row("a format that is not known", "{keep: [type, format], formats: [date]}", R"({"type":"string","format":"uri"})", R"({"type":"string"})");
    row("a value that is not known", "{keep: [type, minItems], values: {minItems: ['0', '1']}}", R"({"type":"array","minItems":2})",
        R"({"type":"array"})");
    row("objects are closed at every level", "{keep: [type, properties, additionalProperties], close_objects: true}",
        R"({"type":"object","properties":{"a":{"type":"object"}}})",
        R"({"type":"object","properties":{"a":{"type":"object","properties":{},"additionalProperties":false}},"additionalProperties":false})");
    row("optional properties become nullable", "{keep: [type, properties, required, additionalProperties, anyOf, enum], close_objects: true, require_all: true}",
        R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"},"c":{"enum":["x"]}},"required":["a"]})",
        R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":["string","null"]},"c":{"anyOf":[{"enum":["x"]},{"type":"null"}]}},"required":["a","b","c"],"additionalProperties":false})");
    row("definitions are called $defs", "{keep: [$defs, $ref, type]}", R"({"$ref":"#/definitions/a","definitions":{"a":{"type":"string"}}})",
        R"({"$ref":"#/$defs/a","$defs":{"a":{"type":"string"}}})");
    row("two keywords with one name", "{keep: [anyOf, type], rename: {oneOf: anyOf}}", R"({"anyOf":[{"type":"string"}],"oneOf":[{"type":"null"}]})",
        R"({"anyOf":[{"type":"string"}]})");
    row("the words of an old draft become today's", "{keep: [type, minimum, exclusiveMinimum, prefixItems, items]}",
        R"({"$schema":"http://json-schema.org/draft-04/schema#","items":[{"minimum":1,"exclusiveMinimum":true}],"additionalItems":{"type":"string"}})",
        R"({"prefixItems":[{"exclusiveMinimum":1}],"items":{"type":"string"}})");
    row("the parts of allOf become one schema", "{keep: [type, minimum, maximum]}", R"({"allOf":[{"type":"integer","minimum":1},{"minimum":3,"maximum":5}]})",
        R"({"type":"integer","minimum":3,"maximum":5})");
    row("also where one is referred to", "{keep: [type, properties, $defs, $ref]}",
        R"({"allOf":[{"$ref":"#/$defs/a"},{"properties":{"y":{"type":"string"}}}],"$defs":{"a":{"properties":{"x":{"type":"null"}}}}})",
        R"({"$defs":{"a":{"properties":{"x":{"type":"null"}}}},"properties":{"x":{"type":"null"},"y":{"type":"string"}}})");
    row("parts that cannot be merged are described", "{keep: [type, description], describe: true}", R"({"allOf":[{"type":"string"},{"pattern":"a","allOf":[{"pattern":"b"}]}]})",
        R"x({"type":"string","description":"(pattern: \"a\"; allOf: [{\"pattern\":\"b\"}])"})x");
    row("keywords next to a reference are merged with it", "{keep: [type, description, $defs, $ref], ref_alone: true}",
        R"({"$ref":"#/$defs/a","description":"D.","$defs":{"a":{"type":"string"}}})", R"({"description":"D.","$defs":{"a":{"type":"string"}},"type":"string"})");
    row("or is removed from a recursive reference", "{keep: [type, items, description, $defs, $ref], ref_alone: true}",
        R"({"$defs":{"a":{"items":{"$ref":"#/$defs/a","description":"D."}}},"items":{"$ref":"#/$defs/a"}})",
        R"({"$defs":{"a":{"items":{"$ref":"#/$defs/a"}}},"items":{"$ref":"#/$defs/a"}})");
    row("without references they are written out", "{keep: [type, items]}", R"({"items":{"$ref":"#/$defs/a"},"$defs":{"a":{"type":"string"}}})",
        R"({"items":{"type":"string"}})");
    row("a reference to a place becomes one to a definition", "{keep: [type, properties, $defs, $ref]}",
        R"({"properties":{"a":{"type":"string"},"b":{"$ref":"#/properties/a"}}})",
        R"({"properties":{"a":{"type":"string"},"b":{"$ref":"#/$defs/a"}},"$defs":{"a":{"type":"string"}}})");
    row("a reference to another file is dropped", "{keep: [type, $ref, properties]}", R"({"properties":{"a":{"$ref":"other.json"}}})", R"({"properties":{"a":{}}})");
    row("the whole becomes an object", "{keep: [type, items, properties, required, additionalProperties], object_root: true}",
        R"({"type":"array","items":{"type":"string"}})",
        R"({"type":"object","properties":{"value":{"type":"array","items":{"type":"string"}}},"required":["value"],"additionalProperties":false})");
    row("the whole may not be referred to", "{keep: [type, properties, $defs, $ref], no_root_ref: true}", R"({"properties":{"a":{"$ref":"#"}}})",
        R"({"properties":{"a":{"$ref":"#/$defs/root"}},"$defs":{"root":{"properties":{"a":{"$ref":"#/$defs/root"}}}}})");
    row("a recursive property is not required", "{keep: [type, properties, required, $defs, $ref], cycles_optional: true}",
        R"({"properties":{"a":{"$ref":"#"},"b":{"type":"string"}},"required":["a","b"]})",
        R"({"properties":{"a":{"$ref":"#"},"b":{"type":"string"}},"required":["b"]})");
    row("an intended type is stated", "{keep: [type, minLength, maximum], typed: true}", R"({"minLength":1})", R"({"minLength":1,"type":"string"})");
    row("a place in a list is any place", "{keep: [type, items, anyOf]}", R"({"prefixItems":[{"type":"string"},{"type":"null"}],"items":false})",
        R"({"items":{"anyOf":[{"type":"string"},{"type":"null"}]}})");
    row("unless more may follow", "{keep: [type, items, anyOf]}", R"({"type":"array","prefixItems":[{"type":"string"}]})", R"({"type":"array"})");
    row("lists describe their items", "{keep: [type, items], array_items: true}", R"({"type":"array"})",
        R"({"type":"array","items":{"type":["string","number","boolean","null"]}})");
    row("keywords next to a choice are copied into every choice", "{keep: [type, properties, required, additionalProperties, anyOf], close_objects: true}",
        R"({"type":"object","properties":{"a":{"type":"string"}},"anyOf":[{"required":["a"]},{"properties":{"b":{"type":"null"}}}]})",
        R"({"anyOf":[{"required":["a"],"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false},{"properties":{"b":{"type":"null"},"a":{"type":"string"}},"type":"object","additionalProperties":false}]})");
    row("required properties are declared", "{keep: [type, properties, required, additionalProperties], close_objects: true, typed: true}",
        R"({"type":"object","required":["a"],"additionalProperties":{"type":"string"}})",
        R"({"type":"object","required":["a"],"properties":{"a":{"type":"string"}},"additionalProperties":false})");
    row("a constant of a type that may not be listed", "{keep: [enum, type], rename: {const: enum}, enum_types: [string, number]}", R"({"const":null})", R"({"type":"null"})");
    row("a constant is a list of one", "{keep: [enum, type], rename: {const: enum}, enum_types: [string, number]}", R"({"const":"a"})", R"({"enum":["a"]})");
    row("a limit that is not allowed itself", "{keep: [type, minimum]}", R"({"type":"number","exclusiveMinimum":0})", R"({"type":"number","minimum":0})");
    row("a property that may not be there is not named", "{keep: [type, properties]}", R"({"properties":{"a":false,"b":true}})", R"({"properties":{"b":{}}})");
    row("a schema that takes everything", "{keep: [type]}", "true", "{}");
    row("or nothing, which no keyword can express", "{keep: [type]}", "false", "{}");
    row("and the whole becomes an object there, too", "{keep: [type, properties, required, additionalProperties], object_root: true}", "true",
        R"({"type":"object","properties":{"value":{}},"required":["value"],"additionalProperties":false})");
    row("a property may be called like a keyword", "{keep: [type, properties]}", R"({"type":"object","properties":{"minLength":{"type":"string"}}})",
        R"({"type":"object","properties":{"minLength":{"type":"string"}}})");
}

void SchemaLowering::lowersSchemas()
{
    QFETCH(QString, rules);
    QFETCH(QString, schema);
    QFETCH(QString, lowered);
    Ledger ledger;
    const SchemaRules parsed = readSchemaRules(readYaml(rules, QStringLiteral("rules")).root);
    const Json original = Json::parse(schema.toStdString());
    const Json result = lowerSchema(original, parsed, QStringLiteral("output.schema"), ledger);
    QCOMPARE(QString::fromStdString(result.dump()), QString::fromStdString(Json::parse(lowered.toStdString()).dump()));
    QCOMPARE(ledger.isEmpty(), result == original);
}

void SchemaLowering::listsEveryChangeInTheLedger()
{
    Ledger ledger;
    const SchemaRules rules = readSchemaRules(readYaml(QStringLiteral("{keep: [type, properties]}"), QStringLiteral("rules")).root);
    lowerSchema(Json::parse(R"({"type":"object","properties":{"a":{"type":"string","maxLength":9}}})"), rules, QStringLiteral("tools/0/parameters"), ledger);
    QCOMPARE(ledger.size(), 1);
    QCOMPARE(ledger.first().path, QStringLiteral("/properties/a/maxLength"));
    QCOMPARE(ledger.first().part, QStringLiteral("tools/0/parameters"));
    QCOMPARE(ledger.first().before, Json(9));
}

/// The nesting is limited, because the inlined schema would have 2^30 parts.
void SchemaLowering::limitsNestedDefinitions()
{
    Json schema{{"$ref", "#/$defs/d30"}, {"$defs", {{"d0", {{"type", "string"}}}}}};
    for (int i = 1; i <= 30; ++i) {
        const std::string before = "#/$defs/d" + std::to_string(i - 1);
        schema["$defs"]["d" + std::to_string(i)] = {{"properties", {{"a", {{"$ref", before}}}, {"b", {{"$ref", before}}}}}};
    }
    Ledger ledger;
    const SchemaRules rules = readSchemaRules(readYaml(QStringLiteral("{keep: [type, properties]}"), QStringLiteral("rules")).root);
    QVERIFY(lowerSchema(schema, rules, QStringLiteral("schema"), ledger).is_object());
}

void SchemaLowering::doesNotLowerADeepSchema()
{
    Json schema{{"type", "string"}};
    for (int i = 0; i < 2000; ++i)
        schema = Json{{"items", std::move(schema)}};
    Ledger ledger;
    const SchemaRules rules = readSchemaRules(readYaml(QStringLiteral("{keep: [type, items]}"), QStringLiteral("rules")).root);
    QVERIFY(lowerSchema(schema, rules, QStringLiteral("schema"), ledger) == schema);
    QCOMPARE(ledger.size(), 1); // the ledger contains the reason
}

OUTCROP_TEST(SchemaLowering, CoreApplication)

} // namespace tst_schemalowering

#include "tst_schemalowering.moc"
