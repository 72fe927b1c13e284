// SPDX-License-Identifier: GPL-3.0-or-later
// Tests properties of lowering for every provider with thousands of generated schemas.
#include "core/documents/data/yamlreader.h"
#include "core/documents/schema/schema.h"
#include "core/render/schemalowering.h"
#include "core/render/schemasubset.h"
#include "tests/core/render/schemagenerator.h"
#include "tests/core/render/strictvalue.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_loweringproperties {

namespace {

constexpr int schemasEach = 2200; // number of schemas for each provider; some have reference cycles and cannot be used
constexpr int valuesEach = 6;

SchemaRules rulesOf(const QString &wire)
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/adapters/providers/wire/%1.yaml").arg(wire));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return readSchemaRules(readYaml(QString::fromUtf8(file.readAll()), wire).root[u"schema_rules"]);
}

QString text(const Json &json)
{
    return QString::fromStdString(json.dump());
}

/// A schema lowered for one provider.
struct LoweringResult {
    Json schema;
    Ledger ledger;
    QHash<QString, QString> origins;
};

LoweringResult lowered(const Json &schema, const SchemaRules &rules)
{
    LoweringResult result;
    result.schema = lowerSchema(schema, rules, QStringLiteral("output.schema"), result.ledger, &result.origins);
    return result;
}

/// Appends the schemas at and below a pointer, and the schemas to which they refer.
void collectReachable(const Json &root, const QString &pointer, QSet<QString> &reached)
{
    if (reached.contains(pointer))
        return;
    const Json::json_pointer place(pointer.toStdString());
    if (!root.contains(place))
        return;
    reached.insert(pointer);
    const Json &node = root.at(place);
    if (node.is_object() && node.contains("$ref") && node["$ref"].is_string())
        collectReachable(root, qString(node["$ref"]).mid(1), reached);
    for (auto child = node.begin(); node.is_structured() && child != node.end(); ++child) {
        const std::string step = node.is_object() ? child.key() : std::to_string(child - node.begin());
        if (pointer.isEmpty() && step == "$defs")
            continue;
        collectReachable(root, QString::fromStdString((place / step).to_string()), reached);
    }
}

bool isBelow(const QString &path, const QString &above)
{
    return path == above || path.startsWith(QString(above + u'/'));
}

/// Returns whether a ledger entry explains why a keyword of the lowered schema is stricter than the original.
bool isCovered(const LoweringResult &lowered, const SchemaViolation &violation)
{
    const auto changes = [](const LedgerEntry &entry) { return entry.action != LossAction::Kept && entry.action != LossAction::Renamed; };
    QSet<QString> places{violation.schemaPointer};
    const bool isChoice = violation.keyword == u"anyOf";
    if (isChoice) {
        places.clear();
        collectReachable(lowered.schema, violation.schemaPointer, places);
    }
    for (const QString &place : places) {
        if (!lowered.origins.contains(place))
            continue;
        const QString origin = lowered.origins.value(place);
        for (const LedgerEntry &entry : lowered.ledger) {
            const QString wanted = isChoice ? origin : QString(origin + u'/' + violation.keyword);
            if (changes(entry) && (isBelow(entry.path, wanted) || isBelow(wanted, entry.path)))
                return true;
        }
    }
    return false;
}

} // namespace

class LoweringProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ledgerCoversEveryLoweredSchema_data();
    void ledgerCoversEveryLoweredSchema();

private:
    void checkSchema(const Json &schema, const LoweringResult &lowered, const SchemaRules &rules);
    void checkValue(const Json &value, const Json &schema, const LoweringResult &lowered, const SchemaRules &rules);

    int m_valueCount = 0;
    int m_validCount = 0;
    int m_coveredCount = 0;
};

void LoweringProperties::ledgerCoversEveryLoweredSchema_data()
{
    QTest::addColumn<QString>("wire");
    for (const char *wire : {"anthropic-messages", "openai-responses", "openai-chat-completions", "google-generative-ai"})
        QTest::newRow(wire) << wire;
}

void LoweringProperties::ledgerCoversEveryLoweredSchema()
{
    QFETCH(QString, wire);
    const SchemaRules rules = rulesOf(wire);
    QVERIFY(!rules.keep.isEmpty());
    m_valueCount = m_validCount = m_coveredCount = 0;
    int schemas = 0;
    for (unsigned seed = 0; seed < schemasEach && !QTest::currentTestFailed(); ++seed) {
        SchemaGenerator generator(seed);
        const Json schema = generator.schema();
        const Schema original(schema);
        if (!original.error().isEmpty())
            continue;
        ++schemas;
        const LoweringResult result = lowered(schema, rules);
        checkSchema(schema, result, rules);
        for (int i = 0; i < valuesEach && !QTest::currentTestFailed(); ++i) {
            const Json value = generator.value(schema);
            if (original.validate(value).isEmpty())
                checkValue(value, schema, result, rules);
        }
    }
    qInfo("%d schemas, %d values valid by them: %d valid by the lowered one, %d covered by the ledger", schemas, m_valueCount, m_validCount, m_coveredCount);
    QVERIFY(m_valueCount > schemasEach);
}

void LoweringProperties::checkSchema(const Json &schema, const LoweringResult &lowered, const SchemaRules &rules)
{
    const QList<SchemaViolation> broken = schemaViolations(lowered.schema);
    QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("%1\n%2\nis not a schema: %3 %4")
                                              .arg(text(schema), text(lowered.schema), broken.value(0).pointer, broken.value(0).message)));
    const QList<SchemaViolation> outside = subsetViolations(lowered.schema, rules);
    QVERIFY2(outside.isEmpty(), qPrintable(QStringLiteral("%1\n%2\nis outside: %3 %4")
                                               .arg(text(schema), text(lowered.schema), outside.value(0).pointer, outside.value(0).message)));
}

void LoweringProperties::checkValue(const Json &value, const Json &schema, const LoweringResult &lowered, const SchemaRules &rules)
{
    const Json sent = rules.requiresAllProperties ? strictValue(value, lowered.schema, lowered.origins) : value;
    const QList<SchemaViolation> violations = Schema(lowered.schema).validate(sent);
    ++m_valueCount;
    if (violations.isEmpty()) {
        ++m_validCount;
        return;
    }
    ++m_coveredCount;
    for (const SchemaViolation &violation : violations)
        QVERIFY2(isCovered(lowered, violation),
                 qPrintable(QStringLiteral("%1\n%2\n%3\nas %4\nis lost silently: %5 %6 at %7\n%8")
                                .arg(text(schema), text(lowered.schema), text(value), text(sent), violation.pointer, violation.keyword,
                                     violation.schemaPointer, text(toJson(lowered.ledger)))));
}

OUTCROP_TEST(LoweringProperties, CoreApplication)

} // namespace tst_loweringproperties

#include "tst_loweringproperties.moc"
