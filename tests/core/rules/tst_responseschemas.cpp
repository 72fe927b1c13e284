// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/responseschemas.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_responseschemas {

namespace {

ResponseSchemas schemasOf(const QByteArray &fields)
{
    return readResponseSchemas(readDocument(QStringLiteral("config/response_schemas.yaml"), "schemas:\n  letter:\n    required_fields:\n" + fields));
}

} // namespace

class TestResponseSchemas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsSeveralVersions()
    {
        const ResponseSchemas schemas = readResponseSchemas(readDocument(QStringLiteral("config/response_schemas.yaml"),
            "schemas:\n  letter: {version: '2.0', required_fields: [{name: new, type: string}]}\n  letter@1.0: {required_fields: [{name: old, type: string}]}\n"));
        QVERIFY2(schemas.diagnostics.isEmpty(), qPrintable(findings(schemas.diagnostics)));
        QCOMPARE(schemas.fields(QStringLiteral("letter")).first().name, QStringLiteral("new"));
        QCOMPARE(schemas.fields(QStringLiteral("letter@2.0")).first().name, QStringLiteral("new"));
        QCOMPARE(schemas.fields(QStringLiteral("letter@1.0")).first().name, QStringLiteral("old"));
        QVERIFY(schemas.fields(QStringLiteral("letter@3.0")).isEmpty());
    }

    void describesFields_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("shape");
        QTest::newRow("plain") << QByteArray("{name: a, type: string}") << QByteArray(R"("string")");
        QTest::newRow("described") << QByteArray("{name: a, type: boolean, description: Whether it holds}")
                                   << QByteArray(R"("boolean - Whether it holds")");
        QTest::newRow("allowed values") << QByteArray("{name: a, type: string, allowed_values: [yes, no, 3]}")
                                        << QByteArray(R"("string, one of yes|no|3")");
        QTest::newRow("a range") << QByteArray("{name: a, type: number, min_value: 0.0, max_value: 1.0}") << QByteArray(R"("number, 0.0 to 1.0")");
        QTest::newRow("at least") << QByteArray("{name: a, type: number, min_value: 0}") << QByteArray(R"("number, at least 0")");
        QTest::newRow("a length") << QByteArray("{name: a, type: string, max_length: 500}") << QByteArray(R"("string, at most 500 characters")");
        QTest::newRow("a list") << QByteArray("{name: a, type: array, item_type: string}") << QByteArray(R"("list[string]")");
        QTest::newRow("a list of objects") << QByteArray("{name: a, type: array, item_type: object, item_schema: [{name: b, type: integer}]}")
                                           << QByteArray(R"([{"b":"integer"}])");
        QTest::newRow("an object") << QByteArray("{name: a, type: object, properties: [{name: b, type: object, properties: [{name: c, type: string}]}]}")
                                   << QByteArray(R"({"b":{"c":"string"}})");
    }

    void describesFields()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, shape);
        const ResponseSchemas schemas = schemasOf("      - " + field + '\n');
        QVERIFY2(schemas.diagnostics.isEmpty(), qPrintable(findings(schemas.diagnostics)));
        QCOMPARE(QByteArray::fromStdString(fieldDescription(schemas.fields(QStringLiteral("letter")).first()).dump()), shape);
    }

    void marksOptionalFields()
    {
        const ResponseSchemas schemas = schemasOf("      - {name: a, type: string}\n    optional_fields:\n      - {name: b, type: string}\n");
        const QList<ResponseField> fields = schemas.fields(QStringLiteral("letter"));
        QCOMPARE(fields.size(), 2);
        QVERIFY(fields.first().isRequired && !fields.last().isRequired);
        QCOMPARE(fieldDescription(fields.last()), Json("optional string"));
        QCOMPARE(fields.last().location.range.start.line, 6);
        QVERIFY(schemas.fields(QStringLiteral("postcard")).isEmpty());
    }

    void findingsHaveALocation()
    {
        QCOMPARE(findings(schemasOf("      - {name: a, type: text}\n").diagnostics), QStringLiteral("4:25 schema-not-allowed"));
        QCOMPARE(findings(schemasOf("      - {type: string}\n").diagnostics), QStringLiteral("4:9 schema-missing-key"));
    }
};

OUTCROP_TEST(TestResponseSchemas, NoApplication)

} // namespace tst_responseschemas

#include "tst_responseschemas.moc"
