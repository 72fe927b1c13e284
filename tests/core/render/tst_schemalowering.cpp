// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/yamlreader.h"
#include "core/render/schemalowering.h"

#include <QTest>

using namespace outcrop;

class SchemaLowering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows_data();
    void rows();
    void everyChangeIsNoted();
};

void SchemaLowering::rows_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QString>("lowered");
    const auto row = [](const char *name, const char *rules, const char *schema, const char *lowered) {
        QTest::newRow(name) << QString::fromLatin1(rules) << QString::fromLatin1(schema) << QString::fromLatin1(lowered);
    };
    row("no rules keep everything", "null", R"({"type":"string","minLength":3})", R"({"type":"string","minLength":3})");
    row("an unknown keyword is dropped", "{keep: [type]}", R"({"type":"string","minLength":3})", R"({"type":"string"})");
    row("or told to the model", "{keep: [type, description], describe: true}", R"({"type":"string","minLength":3,"pattern":"a"})",
        R"x({"type":"string","description":"(minLength: 3; pattern: \"a\")"})x");
    row("after what the author said", "{keep: [type, description], describe: true}", R"({"type":"string","description":"A name.","minLength":3})",
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
    row("a property may be called like a keyword", "{keep: [type, properties]}", R"({"type":"object","properties":{"minLength":{"type":"string"}}})",
        R"({"type":"object","properties":{"minLength":{"type":"string"}}})");
}

void SchemaLowering::rows()
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

void SchemaLowering::everyChangeIsNoted()
{
    Ledger ledger;
    const SchemaRules rules = readSchemaRules(readYaml(QStringLiteral("{keep: [type, properties]}"), QStringLiteral("rules")).root);
    lowerSchema(Json::parse(R"({"type":"object","properties":{"a":{"type":"string","maxLength":9}}})"), rules, QStringLiteral("tools/0/parameters"), ledger);
    QCOMPARE(ledger.size(), 1);
    QCOMPARE(ledger.first().path, QStringLiteral("/properties/a/maxLength"));
    QCOMPARE(ledger.first().part, QStringLiteral("tools/0/parameters"));
    QCOMPARE(ledger.first().before, Json(9));
}

QTEST_GUILESS_MAIN(SchemaLowering)
#include "tst_schemalowering.moc"
