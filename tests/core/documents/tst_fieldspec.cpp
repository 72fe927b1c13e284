// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldspec.h"
#include "core/documents/formatschema.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_fieldspec {

namespace {

Json parseJsonText(const char *text)
{
    return Json::parse(text);
}

/// Returns a tree of fields as one line: `a:text tools:list{[]:group{tools[].name:text}}`.
QString describeFields(const QList<FieldSpec> &fields)
{
    QStringList words;
    for (const FieldSpec &field : fields) {
        const QString inside = field.children.isEmpty() ? QString() : u'{' + describeFields(field.children) + u'}';
        words.append(field.path + u':' + fieldTypeName(field.type) + inside);
    }
    return words.join(u' ');
}

} // namespace

class FieldSpecs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsFieldTrees_data();
    void readsFieldTrees();
    void readsFieldsFromTheSchema();
    void readsStringConstraints();
    void readsUnknownKeySettings();
    void readsChoices();
    void stopsAtRecursiveReferences();
    void findsFieldsByPath_data();
    void findsFieldsByPath();
    void compilingKeepsTheFields();
    void namesPortabilityClasses();
};

void FieldSpecs::readsFieldTrees_data()
{
    QTest::addColumn<Json>("schema");
    QTest::addColumn<QString>("tree");

    QTest::newRow("nothing") << parseJsonText("{}") << "";
    QTest::newRow("no schema") << parseJsonText("true") << "";
    QTest::newRow("plain") << parseJsonText(
        R"({"properties": {"a": {"type": "string"}, "b": {"type": "boolean"}, "c": {"type": "integer"},
                                                        "d": {"type": "number"}, "e": {}}})")
                           << "a:text b:boolean c:integer d:number e:any";
    QTest::newRow("choice") << parseJsonText(R"({"properties": {"a": {"enum": ["x", "y"]}}})") << "a:choice";
    QTest::newRow("a regular expression")
        << parseJsonText(R"({"properties": {"a": {"type": "string", "format": "regex"}}})") << "a:regular expression";
    QTest::newRow("a schema") << parseJsonText(R"({"properties": {"a": {"type": "object", "x-holds": "json-schema"}}})")
                              << "a:JSON Schema";
    QTest::newRow("group") << parseJsonText(
        R"({"properties": {"a": {"type": "object", "properties": {"b": {"type": "string"}}}}})")
                           << "a:group{a.b:text}";
    QTest::newRow("list of text") << parseJsonText(R"({"properties": {"a": {"type": "array", "items": {"type": "string"}}}})")
                                  << "a:list{a[]:text}";
    QTest::newRow("list of groups") << parseJsonText(R"({"properties": {"a": {"type": "array", "items": {"type": "object",
                                                 "properties": {"b": {"type": "string"}}}}}})")
                                    << "a:list{a[]:group{a[].b:text}}";
    QTest::newRow("text or list") << parseJsonText(
        R"({"properties": {"a": {"type": ["array", "string"], "items": {"type": "string"}}}})")
                                  << "a:list{a[]:text}";
    QTest::newRow("yes, no or text") << parseJsonText(R"({"properties": {"a": {"type": ["boolean", "string"]}}})")
                                     << "a:boolean";
    QTest::newRow("text or number") << parseJsonText(R"({"properties": {"a": {"type": ["string", "number"]}}})") << "a:text";
    QTest::newRow("any keys") << parseJsonText(
        R"({"properties": {"a": {"type": "object", "additionalProperties": {"type": "object",
                                           "properties": {"b": {"type": "string"}}}}}})")
                              << "a:group{a.*:group{a.*.b:text}}";
    QTest::newRow("known and any keys") << parseJsonText(
        R"({"properties": {"k": {"type": "string"}}, "additionalProperties": {"type": "string"}})")
                                        << "k:text *:text";
    QTest::newRow("no other keys") << parseJsonText(
        R"({"properties": {"k": {"type": "string"}}, "additionalProperties": false})")
                                   << "k:text";
    QTest::newRow("a reference") << parseJsonText(
        R"({"properties": {"a": {"$ref": "#/$defs/x"}}, "$defs": {"x": {"type": "integer"}}})")
                                 << "a:integer";
    QTest::newRow("a reference to a missing definition") << parseJsonText(R"({"properties": {"a": {"$ref": "#/$defs/x"}}})") << "a:any";
}

void FieldSpecs::readsFieldTrees()
{
    QFETCH(Json, schema);
    QTEST(describeFields(fieldsOf(schema)), "tree");
}

void FieldSpecs::readsFieldsFromTheSchema()
{
    const QList<FieldSpec> fields = fieldsOf(parseJsonText(R"({"required": ["size"], "properties": {
        "size": {"type": "integer", "minimum": 1, "maximum": 9, "description": "How large.", "x-names": "feature",
                 "x-portability": "adaptation-required", "x-source": "Sizes"},
        "by": {"type": "object", "x-keys": "phase", "additionalProperties": {"type": "string"}},
        "tools": {"type": ["array", "string"], "x-severity": "error"},
        "name": {"type": "string"},
        "other": {"$ref": "#/$defs/o", "description": "Beside."}},
        "$defs": {"o": {"type": "string", "description": "Behind."}}})"));
    const FieldSpec &size = fields.at(0);
    QCOMPARE(size.key, QStringLiteral("size"));
    QCOMPARE(size.minimum, 1.0);
    QCOMPARE(size.maximum, 9.0);
    QCOMPARE(size.help, QStringLiteral("How large."));
    QCOMPARE(size.names, QStringLiteral("feature"));
    QCOMPARE(size.portability, PortabilityClass::AdaptationRequired);
    QCOMPARE(size.source, QStringLiteral("Sizes"));
    QVERIFY(size.isRequired && !fields.at(1).isRequired);
    QCOMPARE(fields.at(1).keyNames, QStringLiteral("phase"));
    QCOMPARE(fields.at(2).alternatives, QList<FieldType>{FieldType::Text});
    QVERIFY(fields.at(2).severity == Severity::Error && size.severity == Severity::Warning);
    QCOMPARE(fields.at(4).help, QStringLiteral("Beside."));
}

void FieldSpecs::readsStringConstraints()
{
    const FieldSpec name = fieldsOf(parseJsonText(R"({"properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": 9, "pattern": "^a", "x-form": "an a first", "x-repair": "hyphens"}}})"))
                               .first();
    QCOMPARE(name.minimumLength, 1);
    QCOMPARE(name.maximumLength, 9);
    QCOMPARE(name.form.pattern(), QStringLiteral("^a"));
    QCOMPARE(name.patternHelp, QStringLiteral("an a first"));
    QCOMPARE(name.repair, QStringLiteral("hyphens"));
}

void FieldSpecs::readsUnknownKeySettings()
{
    const FieldSpec document = documentField(
        parseJsonText(R"({"type": "object", "description": "All.", "properties": {"a": {}}, "additionalProperties": false,
        "x-other-keys": {"b": {"instead": "a", "reason": "B is gone."}}})"));
    QCOMPARE(document.path, QString());
    QCOMPARE(document.help, QStringLiteral("All."));
    QCOMPARE(document.unknownKeys, UnknownKeys::Warned);
    QCOMPARE(document.otherKeys.size(), 1);
    QCOMPARE(document.otherKeys.first().key, QStringLiteral("b"));
    QCOMPARE(document.otherKeys.first().replacementKey, QStringLiteral("a"));
    QCOMPARE(document.otherKeys.first().reason, QStringLiteral("B is gone."));
    QCOMPARE(documentField(parseJsonText("{}")).unknownKeys, UnknownKeys::Kept);
    QCOMPARE(documentField(parseJsonText(R"({"x-unknown-keys": "note"})")).unknownKeys, UnknownKeys::Noted);
}

void FieldSpecs::readsChoices()
{
    const FieldSpec field =
        fieldsOf(parseJsonText(R"({"properties": {"a": {"enum": ["low", 3, true], "x-any-case": true, "x-open": true}}})"))
            .first();
    QCOMPARE(field.choices, QStringList({"low", "3", "true"}));
    QVERIFY(field.ignoresCase && field.allowsOtherChoices);
    const FieldSpec text =
        fieldsOf(parseJsonText(R"({"properties": {"a": {"type": "string", "examples": ["calm", "kind"]}}})")).first();
    QCOMPARE(text.type, FieldType::Text);
    QCOMPARE(text.choices, QStringList({"calm", "kind"}));
}

void FieldSpecs::stopsAtRecursiveReferences()
{
    const Json schema = parseJsonText(R"({"properties": {"a": {"$ref": "#/$defs/n"}, "b": {"$ref": "#/$defs/loop"}},
        "$defs": {"n": {"type": "object", "properties": {"n": {"$ref": "#/$defs/n"}}}, "loop": {"$ref": "#/$defs/loop"}}})");
    QCOMPARE(describeFields(fieldsOf(schema)), QStringLiteral("a:group{a.n:group} b:any"));
}

void FieldSpecs::findsFieldsByPath_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("path");

    QTest::newRow("top") << "agent"
                         << "name"
                         << "name";
    QTest::newRow("inside") << "agent"
                            << "portability.few_shot.enabled"
                            << "portability.few_shot.enabled";
    QTest::newRow("in a list") << "agent"
                               << "tools.12.name"
                               << "tools[].name";
    QTest::newRow("an item") << "agent"
                             << "identity.expertise.0"
                             << "identity.expertise[]";
    QTest::newRow("as a field has it") << "agent"
                                       << "tools[].name"
                                       << "tools[].name";
    QTest::newRow("an item as a field has it") << "agent"
                                               << "tools[]"
                                               << "tools[]";
    QTest::newRow("under any key") << "profile"
                                   << "scopes.small.layers.1"
                                   << "scopes.*.layers[]";
    QTest::newRow("behind a reference") << "profile"
                                        << "generation_params.planning.temperature"
                                        << "generation_params.*.temperature";
    QTest::newRow("unknown") << "agent"
                             << "nonsense"
                             << "";
    QTest::newRow("unknown inside") << "agent"
                                    << "identity.nonsense"
                                    << "";
    QTest::newRow("a word for an item") << "agent"
                                        << "tools.first.name"
                                        << "";
    QTest::newRow("below text") << "agent"
                                << "name.more"
                                << "";
    QTest::newRow("nowhere") << "agent"
                             << ""
                             << "";
}

void FieldSpecs::findsFieldsByPath()
{
    QFETCH(QString, format);
    QFETCH(QString, place);
    const FieldSpec *found = findField(formatFields(format).children, place);
    QTEST(found ? found->path : QString(), "path");
}

/// Compiling a schema rewrites it, but does not change its fields.
void FieldSpecs::compilingKeepsTheFields()
{
    const Json schema = parseJsonText(
        R"({"properties": {"a": {"type": "object", "properties": {"k.k": {}}, "additionalProperties": {"type": "string"}}}})");
    QCOMPARE(describeFields(fieldsOf(Schema(schema).at({}))), describeFields(fieldsOf(schema)));
}

void FieldSpecs::namesPortabilityClasses()
{
    QCOMPARE(portabilityClassName(PortabilityClass::Portable), QStringLiteral("portable"));
    QCOMPARE(portabilityClassName(PortabilityClass::AdaptationRequired), QStringLiteral("adaptation-required"));
    QCOMPARE(portabilityClassName(PortabilityClass::NonPortable), QStringLiteral("non-portable"));
    QVERIFY(portabilityClassName(PortabilityClass::Unclassified).isEmpty());
}

OUTCROP_TEST(FieldSpecs, NoApplication)

} // namespace tst_fieldspec

#include "tst_fieldspec.moc"
