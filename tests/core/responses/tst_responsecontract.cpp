// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the conversion of the fields in response_schemas.yaml to a JSON Schema, and separate JSON Schemas.
#include "core/responses/coercion.h"
#include "core/responses/responseparser.h"
#include "core/responses/schemafindings.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_responsecontract {

namespace {

Json schemaOf(const QByteArray &fields)
{
    const QByteArray text = "schemas:\n  letter:\n    required_fields:\n" + fields;
    const ResponseSchemas schemas = readResponseSchemas(readDocument(QStringLiteral("config/response_schemas.yaml"), text));
    return ResponseContract::contractForPromptType(schemas, QStringLiteral("letter")).schema;
}

/// Converts JSON that is written with single quotes, for readability, to double quotes.
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

ParsedResponse parseWithSchema(const QByteArray &text, const QByteArray &schema)
{
    return parseResponse(QString::fromUtf8(text), ResponseContract::fromSchema(Json::parse(schema.toStdString()), QStringLiteral("it")));
}

} // namespace

class TestResponseContract : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void convertsFieldsToSchemas_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("schema");
        QTest::newRow("plain") << QByteArray("{name: a, type: string}") << json("{'type':'string'}");
        QTest::newRow("described") << QByteArray("{name: a, type: boolean, description: Yes?}") << json("{'type':'boolean','description':'Yes?'}");
        QTest::newRow("allowed") << QByteArray("{name: a, type: string, allowed_values: [x, y]}") << json("{'type':'string','enum':['x','y']}");
        QTest::newRow("range") << QByteArray("{name: a, type: integer, min_value: 0, max_value: 9}") << json("{'type':'integer','minimum':0,'maximum':9}");
        QTest::newRow("length") << QByteArray("{name: a, type: string, max_length: 5}") << json("{'type':'string','maxLength':5}");
        QTest::newRow("list") << QByteArray("{name: a, type: array, item_type: number}") << json("{'type':'array','items':{'type':'number'}}");
        QTest::newRow("items") << QByteArray("{name: a, type: array, item_type: object, item_schema: [{name: b, type: string}]}")
                               << json("{'type':'array','items':{'type':'object','properties':{'b':{'type':['string','null']}},'required':['b'],'x-advised':true}}");
        QTest::newRow("object") << QByteArray("{name: a, type: object, properties: [{name: b, type: integer}]}")
                                << json("{'type':'object','properties':{'b':{'type':['integer','null']}},'required':['b'],'x-advised':true}");
    }

    void convertsFieldsToSchemas()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, schema);
        const Json whole = schemaOf("      - " + field + '\n');
        QCOMPARE(QByteArray::fromStdString(whole["properties"]["a"].dump()), schema);
        QCOMPARE(whole["required"], Json::array({"a"}));
        QVERIFY(schemaViolations(whole).isEmpty());
    }

    void optionalFieldsMayBeNull()
    {
        const Json schema = schemaOf("      - {name: a, type: string}\n    optional_fields:\n      - {name: b, type: string, allowed_values: [x]}\n");
        QCOMPARE(schema["properties"]["b"], Json::parse(json("{'type':['string','null'],'enum':['x',null]}").toStdString()));
        QCOMPARE(schema["required"], Json::array({"a"}));
    }

    void unknownTypeRequestsNoData()
    {
        QVERIFY(!ResponseContract::contractForPromptType({}, QStringLiteral("letter")).requestsData());
    }

    void jsonSchemasGuideCoercion_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("rules");
        QTest::newRow("reference") << json("{'$defs':{'n':{'type':'integer'}},'type':'object','properties':{'a':{'$ref':'#/$defs/n'}}}") << json("{'a':'5'}")
                                   << json("{'a':5}") << QStringLiteral("coerced-number");
        QTest::newRow("recursion") << json("{'type':'object','properties':{'n':{'type':'integer'},'next':{'$ref':'#'}}}")
                                   << json("{'n':1,'next':{'n':'2','next':{'n':'3'}}}") << json("{'n':1,'next':{'n':2,'next':{'n':3}}}")
                                   << QStringLiteral("coerced-number coerced-number");
        QTest::newRow("alternatives") << json("{'properties':{'a':{'anyOf':[{'type':'integer'},{'type':'null'}]}}}") << json("{'a':'7'}")
                                      << json("{'a':7}") << QStringLiteral("coerced-number");
        QTest::newRow("alternatives that hold") << json("{'properties':{'a':{'anyOf':[{'type':'integer'},{'type':'string'}]},'b':{'type':'integer'}}}")
                                                << json("{'a':'7','b':'8'}") << json("{'a':'7','b':8}") << QStringLiteral("coerced-number");
        QTest::newRow("all of") << json("{'allOf':[{'properties':{'a':{'type':'boolean'}}}]}") << json("{'a':'False'}") << json("{'a':false}")
                                << QStringLiteral("coerced-boolean");
        QTest::newRow("several types") << json("{'properties':{'a':{'type':['number','null']}}}") << json("{'a':'1.5'}") << json("{'a':1.5}")
                                       << QStringLiteral("coerced-number");
        QTest::newRow("constant") << json("{'properties':{'a':{'const':'Yes'}}}") << json("{'a':'yes'}") << json("{'a':'Yes'}")
                                  << QStringLiteral("coerced-enum");
        QTest::newRow("a schema that holds changes nothing") << json("{'properties':{'a':{'type':'string'}}}") << json("{'a':'5'}") << json("{'a':'5'}")
                                                             << QString();
        QTest::newRow("no schema for it changes nothing") << json("{'properties':{'b':{'type':'integer'}}}") << json("{'a':'5','b':'6'}")
                                                          << json("{'a':'5','b':6}") << QStringLiteral("coerced-number");
        QTest::newRow("a list") << json("{'type':'array','items':{'type':'integer'}}") << json("['1', 2]") << QByteArray("[1,2]") << QStringLiteral("coerced-number");
        QTest::newRow("one object for a list") << json("{'type':'array','items':{'type':'object'}}") << json("{'a':1}") << json("[{'a':1}]")
                                               << QStringLiteral("coerced-list");
        QTest::newRow("a renamed key's value") << json("{'properties':{'is_ok':{'type':'boolean'}},'required':['is_ok']}") << json("{'isOk':'yes'}")
                                               << json("{'is_ok':true}") << QStringLiteral("coerced-key coerced-boolean");
    }

    void jsonSchemasGuideCoercion()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, data);
        const ParsedResponse response = parseWithSchema(text, schema);
        QStringList rules;
        for (const Repair &repair : response.repairs) {
            rules.append(repair.rule);
            QCOMPARE(response.text.mid(repair.offset, repair.before.size()), repair.before);
        }
        QCOMPARE(QByteArray::fromStdString(response.data.dump()), data);
        QTEST(rules.join(u' '), "rules");
        QCOMPARE(response.verdict, rules.isEmpty() ? Verdict::Valid : Verdict::Repaired);
    }

    void renamedKeysKeepTheirLocation()
    {
        const ParsedResponse response = parseWithSchema("[{\"isOk\": true}, {isOk: true}, {'isOk' : true}]", json("{'items':{'properties':{'is_ok':{'type':'string'}},'required':['is_ok']}}"));
        QStringList keys;
        for (const Repair &repair : response.repairs) {
            if (repair.rule == QStringLiteral("coerced-key"))
                keys.append(QStringLiteral("%1 at %2").arg(repair.before).arg(repair.offset));
        }
        QCOMPARE(keys, QStringList({QStringLiteral("\"isOk\" at 2"), QStringLiteral("isOk at 18"), QStringLiteral("'isOk' at 32")}));
    }

    void ledgerContainsTheRemovedWrapper()
    {
        const QByteArray text = json("{'result': {'a': 1}}");
        const ParsedResponse response = parseWithSchema(text, json("{'type':'object','properties':{'a':{'type':'integer'}},'required':['a']}"));
        QCOMPARE(response.repairs.size(), 1);
        QCOMPARE(response.repairs.first().before, QString::fromUtf8(text));
        QCOMPARE(response.repairs.first().after, QStringLiteral("{\"a\":1}"));
    }

    /// Both references apply to the same value again, so each level would double the work without a limit.
    void stopsAtCyclicReferences()
    {
        const Json circle = Json::parse(json("{'anyOf':[{'$ref':'#'}],'oneOf':[{'$ref':'#'}],'type':'object'}").toStdString());
        QCOMPARE(coerce(Json("x"), circle).value, Json("x"));
        QCOMPARE(coerce(Json::object(), circle).repairs.size(), 0);
    }

    /// The failed attempts of an alternative are rolled back in time proportional to their number, however long the ledger is.
    void triesManyAlternatives()
    {
        const Json schema = Json::parse(json("{'items':{'anyOf':[{'type':'null','properties':{}},{'type':'integer'}]}}").toStdString());
        const CoercedValue coerced = coerce(Json(std::vector<std::string>(50000, "7")), schema);
        QCOMPARE(coerced.repairs.size(), 50000);
        QCOMPARE(coerced.value.back(), Json(7));
        QCOMPARE(coerced.originOf(QStringLiteral("/49999")), QStringLiteral("/49999"));
    }

    void limitsTheNumberOfFindings()
    {
        const ResponseContract contract = ResponseContract::fromSchema(Json::parse(json("{'items':{'type':'integer'}}").toStdString()), QStringLiteral("numbers"));
        QCOMPARE(schemaFindings(contract, Json(std::vector<std::string>(20000, "x"))).size(), 10000);
        QVERIFY(!conformsTo(contract, Json(std::vector<std::string>(20000, "x"))));
    }

    void limitsTheNumberOfCoercions()
    {
        const Json schema = Json::parse(json("{'items':{'type':'integer'}}").toStdString());
        const CoercedValue coerced = coerce(Json(std::vector<std::string>(150000, "7")), schema);
        QCOMPARE(coerced.repairs.size(), 100000);
        QCOMPARE(coerced.value.back(), Json("7"));
    }

    void findingsHaveTheLocationOfTheValue()
    {
        const ParsedResponse response = parseWithSchema("{\n  \"a\": [1,\n    {\"b\": \"x\"}]\n}", json("{'properties':{'a':{'items':{'type':'integer'}}}}"));
        QCOMPARE(response.findings.size(), 1);
        QCOMPARE(response.findings.first().code, QStringLiteral("response-type"));
        QCOMPARE(response.findings.first().message, QStringLiteral("`a[1]` is an object; expected an integer."));
        QCOMPARE(response.findings.first().location.range.start.line, 3);
        QCOMPARE(response.findings.first().location.range.start.column, 5);
    }

    void unusableSchemasRejectTheResponse()
    {
        const ParsedResponse response = parseWithSchema("{}", json("{'$ref': 'elsewhere.json'}"));
        QCOMPARE(response.verdict, Verdict::WrongSchema);
    }
};

OUTCROP_TEST(TestResponseContract, NoApplication)

} // namespace tst_responsecontract

#include "tst_responsecontract.moc"
