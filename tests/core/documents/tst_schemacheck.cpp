// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/schemacheck.h"
#include "core/text/nearestword.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_schemacheck {

namespace {

QByteArray readData(const QString &name)
{
    QFile file(QStringLiteral(OUTCROP_TEST_DATA "/documents/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray sample = readData("sample.schema.json");

Diagnostics check(const QString &yaml, const QByteArray &schema = sample)
{
    return checkSchema(readYaml(yaml, "a.yaml").root, Schema(schema), "a.yaml");
}

QStringList pointersOf(const QByteArray &schema)
{
    QStringList pointers;
    for (const SchemaViolation &violation : Schema(schema).validate(Json::parse(R"({"a": {"b": 1}})")))
        pointers.append(violation.pointer + u' ' + violation.keyword);
    return pointers;
}

} // namespace

class SchemaCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsViolations_data();
    void reportsViolations();
    void theKeysOfAnAllowedMappingAreNamed();
    void acceptsValidValues();
    void formatsMessages_data();
    void formatsMessages();
    void fixesMisspelledKeys();
    void fixesMisspelledValues_data();
    void fixesMisspelledValues();
    void onlyOneNearestValueIsAFix();
    void findsTheNearestWord_data();
    void findsTheNearestWord();
    void onlyTypingErrorsAreCertain();
    void returnsPointersOfViolations();
    void reportsUnusableSchemas_data();
    void reportsUnusableSchemas();
    void validatesSchemasAgainstTheMetaSchema_data();
    void validatesSchemasAgainstTheMetaSchema();
    void longTextsAndRecursiveSchemasDoNotExhaustTheStack();
    void formatsCompile_data();
    void formatsCompile();
    void sampleWorkspaceMatchesItsSchemas_data();
    void sampleWorkspaceMatchesItsSchemas();
};

void SchemaCheck::reportsViolations_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("expected");

    QTest::newRow("unknown keys, all of them") << "name: a\nx: 1\ny: 2"
                                               << "2:1 schema-unknown-key\n3:1 schema-unknown-key";
    QTest::newRow("unknown key inside") << "name: a\ninner:\n  max: 1"
                                        << "3:3 schema-unknown-key";
    QTest::newRow("wrong type") << "name: 5"
                                << "1:7 schema-wrong-type";
    QTest::newRow("wrong type in a list") << "name: a\ntags:\n  - b\n  - 3"
                                          << "4:5 schema-wrong-type";
    QTest::newRow("missing key") << "tags: [a]"
                                 << "1:1 schema-missing-key";
    QTest::newRow("a key without a value is missing") << "name:\ntags: []"
                                                      << "1:1 schema-missing-key";
    QTest::newRow("not allowed") << "name: a\nlevel: medium"
                                 << "2:8 schema-not-allowed";
    QTest::newRow("empty") << "name: ''"
                           << "1:7 schema-value\n1:7 schema-value";
    QTest::newRow("too long") << "name: abcdef"
                              << "1:7 schema-value";
    QTest::newRow("another form") << "name: A"
                                  << "1:7 schema-value";
    QTest::newRow("out of range") << "name: a\nshare: 1.5"
                                  << "2:8 schema-value";
    QTest::newRow("twice") << "name: a\ntags: [b, b]"
                           << "2:7 schema-value";
    QTest::newRow("behind a reference") << "name: a\ninner: {max_tokens: 0}"
                                        << "2:21 schema-value";
    QTest::newRow("in a mapping of any keys") << "name: a\nmap:\n  one: {max_tokens: x}\n  two: {}\n  fixed: 3"
                                              << "3:21 schema-wrong-type\n5:10 schema-wrong-type";
    QTest::newRow("a list instead of a mapping") << "- name: a"
                                                 << "1:1 schema-wrong-type";
}

void SchemaCheck::reportsViolations()
{
    QFETCH(QString, yaml);
    QTEST(testing::findings(check(yaml)), "expected");
}

/// A mapping that matches none of several forms is compared with the form that is a mapping.
void SchemaCheck::theKeysOfAnAllowedMappingAreNamed()
{
    const QByteArray schema = R"({"type": "object", "properties": {"m": {"anyOf": [{"enum": ["a", "b"]},
        {"type": "object", "additionalProperties": false, "required": ["name"], "properties": {"name": {"enum": ["a", "b"]}, "share": {"type": "number"}}}]}}})";
    QCOMPARE(testing::findings(check("m: {nam: a}", schema)), QStringLiteral("1:4 schema-missing-key\n1:5 schema-unknown-key"));
    QCOMPARE(testing::findings(check("m: {name: c}", schema)), QStringLiteral("1:4 schema-value"));
    QCOMPARE(testing::findings(check("m: c", schema)), QStringLiteral("1:4 schema-value"));
    QCOMPARE(testing::findings(check("m: {name: a, share: 1}", schema)), QString());
}

void SchemaCheck::acceptsValidValues()
{
    const Diagnostics found = check("name: a\ntags: [b, c]\ntier: Granite\nlevel: 3\nshare: 0\ntext: x\ninner: "
                                    "{max_tokens: 5}\nmap: {fixed: true, k: {}}\nlast:\n");
    QVERIFY2(found.isEmpty(), qPrintable(testing::findings(found)));
}

void SchemaCheck::formatsMessages_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("message");

    QTest::newRow("list of text") << "name: a\ntags: 5"
                                  << "Expected a list of strings, found a number.";
    QTest::newRow("several types") << "name: a\ntext: {}"
                                   << "Expected a string or a list of strings, found a mapping.";
    QTest::newRow("whole number") << "name: a\ninner: {max_tokens: '5'}"
                                  << "Expected a whole number, found a string.";
    QTest::newRow("an infinite number") << "name: a\ninner: {max_tokens: .inf}"
                                          << "Expected a whole number, found .inf, which is not a finite number.";
    QTest::newRow("allowed values") << "name: a\nlevel: hihg"
                                    << "Expected one of: low, high, 3; found hihg. Did you mean high?";
    QTest::newRow("missing") << "tags: []"
                             << "The required key \"name\" is missing. Add it.";
    QTest::newRow("near key") << "name: a\ntag: []"
                              << "Unknown key \"tag\"; did you mean \"tags\"?";
    QTest::newRow("no near key") << "name: a\ninner: {zebra: 1}"
                                 << "Unknown key \"zebra\". Known keys: max_tokens.";
    QTest::newRow("minimum") << "name: a\nshare: -1"
                             << "The value must be at least 0.";
}

void SchemaCheck::formatsMessages()
{
    QFETCH(QString, yaml);
    QTEST(check(yaml).first().message, "message");
}

void SchemaCheck::fixesMisspelledKeys()
{
    const QString yaml = QStringLiteral("name: a\nTags: [b]\ninner: {maxTokens: 5}\n");
    const Diagnostics found = check(yaml);
    QVERIFY(!hasErrors(found));
    QCOMPARE(withFixes(yaml, found), QStringLiteral("name: a\ntags: [b]\ninner: {max_tokens: 5}\n"));
}

void SchemaCheck::fixesMisspelledValues_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("fixed");

    QTest::newRow("plain") << "name: a\nlevel: hihg # really\n"
                           << "name: a\nlevel: high # really\n";
    QTest::newRow("single quotes") << "name: a\nlevel: 'hihg'\n"
                                   << "name: a\nlevel: \"high\"\n";
    QTest::newRow("double quotes") << "{name: a, tier: \"granit\"}\n"
                                   << "{name: a, tier: \"granite\"}\n";
    QTest::newRow("unlike all values") << "name: a\nlevel: medium\n"
                                       << "name: a\nlevel: medium\n";
    QTest::newRow("a number is not a string") << "name: a\nlevel: '3'\n"
                                              << "name: a\nlevel: '3'\n";
    QTest::newRow("several lines") << "name: a\nlevel: >-\n  hihg\n"
                                   << "name: a\nlevel: >-\n  hihg\n";
}

void SchemaCheck::fixesMisspelledValues()
{
    QFETCH(QString, yaml);
    const Diagnostics found = check(yaml);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().code, QStringLiteral("schema-not-allowed"));
    QTEST(withFixes(yaml, found), "fixed");
}

/// A value that is equally similar to two allowed values has no fix. A short word is only a guess.
void SchemaCheck::onlyOneNearestValueIsAFix()
{
    const QByteArray schema = R"({"properties": {"m": {"enum": ["first", "fist", "monthly"]}}})";
    const auto fixOf = [&schema](const QString &value) { return check(QStringLiteral("m: ") + value, schema).value(0).fix; };
    QVERIFY(!fixOf("firt"));
    const std::optional<Fix> certain = fixOf("mothly");
    QVERIFY(certain && !certain->isGuess);
    QCOMPARE(certain->title, QStringLiteral("Change to monthly"));
    const std::optional<Fix> guess = fixOf("mnthl");
    QVERIFY(guess && guess->isGuess);
}

void SchemaCheck::findsTheNearestWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("nearest");

    QTest::newRow("letters swapped") << "desciption"
                                     << "description";
    QTest::newRow("other separators") << "allowedTools"
                                      << "allowed-tools";
    QTest::newRow("one letter") << "nme"
                                << "name";
    QTest::newRow("short words are not guessed") << "ab"
                                                 << "";
    QTest::newRow("another word") << "temperature"
                                  << "";
}

void SchemaCheck::onlyTypingErrorsAreCertain()
{
    const QList<std::pair<QString, QString>> typing{{"Max-Tokens", "max_tokens"}, {"desciption", "description"}, {"nmae", "name"}, {"opuss", "opus"}, {"maxtokns", "max_tokens"}};
    for (const auto &[word, known] : typing)
        QVERIFY2(isTypingError(word, known), qPrintable(word));
    const QList<std::pair<QString, QString>> others{{"nme", "name"}, {"mode", "model"}, {"Head", "Read"}, {"lead", "read"}, {"k8s-prod", "k3s-prod"}, {"gpt-4.1", "gpt-4.0"}, {"input", "output"}, {"file", "files"}, {"", "name"}};
    for (const auto &[word, known] : others)
        QVERIFY2(!isTypingError(word, known), qPrintable(word));
    const Diagnostics found = check("name: a\ntier: granite\ntgas: [b]\ninner: {max_token_s: 5, mx_toknes: 6}\n");
    QStringList certain;
    for (const Diagnostic &one : found) {
        if (hasCertainFix(one))
            certain.append(one.fix->edits.first().replacement);
    }
    QCOMPARE(certain, (QStringList{QStringLiteral("tags"), QStringLiteral("max_tokens")}));
    QVERIFY(found.last().fix && found.last().fix->isGuess);
}

void SchemaCheck::findsTheNearestWord()
{
    QFETCH(QString, word);
    QTEST(nearestWord(word, {"name", "description", "allowed-tools", "to"}), "nearest");
}

void SchemaCheck::returnsPointersOfViolations()
{
    const QByteArray inner = R"({"properties": {"a": {"properties": {"b": {"type": "string"}}}}})";
    const QByteArray required = R"({"required": ["z"]})";
    const QByteArray draft7 =
        R"({"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"x": {"type": "object"}}, "$ref": "#/definitions/x"})";
    QCOMPARE(pointersOf(inner), QStringList{"/a/b type"});
    QCOMPARE(pointersOf(required), QStringList{" required"});
    QVERIFY(pointersOf("true").isEmpty());
    QCOMPARE(pointersOf("false").size(), 1);
    QVERIFY(Schema(draft7).validate(Json::object()).isEmpty());
}

void SchemaCheck::reportsUnusableSchemas_data()
{
    QTest::addColumn<QByteArray>("schema");

    QTest::newRow("not JSON") << QByteArray("{");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a reference to a file") << QByteArray(R"({"$ref": "file:///etc/passwd"})");
    QTest::newRow("a reference to an address") << QByteArray(R"({"$ref": "http://example.com/schema"})");
    QTest::newRow("a reference to a missing definition") << QByteArray(R"({"$ref": "#/$defs/none"})");
    QTest::newRow("a reference to itself") << QByteArray(R"({"$ref": "#"})");
    QTest::newRow("cyclic references") << QByteArray(
        R"({"$ref": "#/$defs/a", "$defs": {"a": {"allOf": [{"$ref": "#b"}]}, "b": {"$anchor": "b", "not": {"$ref": "#/$defs/a"}}}})");
    QTest::newRow("deep") << QByteArray(R"({"not":)").repeated(100'000) + "{}" + QByteArray("}").repeated(100'000);
    QTest::newRow("a broken pattern") << QByteArray(R"({"properties": {"a": {"pattern": "("}}})");
}

void SchemaCheck::reportsUnusableSchemas()
{
    QFETCH(QByteArray, schema);
    const Schema unusable(schema);
    QVERIFY(!unusable.error().isEmpty());
    QCOMPARE(unusable.validate(Json::object()).size(), 1); // an unusable schema accepts no value
    QVERIFY(checkSchema(readYaml(u"a: 1", "a.yaml").root, unusable, "a.yaml").size() == 1);
}

void SchemaCheck::validatesSchemasAgainstTheMetaSchema_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("pointer");

    QTest::newRow("sample") << sample << "";
    QTest::newRow("no such type") << QByteArray(R"({"properties": {"a": {"type": "text"}}})") << "/properties/a/type";
    QTest::newRow("required is not a list") << QByteArray(R"({"required": "a"})") << "/required";
    QTest::newRow("negative length") << QByteArray(R"({"items": {"minLength": -1}})") << "/items/minLength";
}

void SchemaCheck::validatesSchemasAgainstTheMetaSchema()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, pointer);
    QCOMPARE(Schema::metaSchema().error(), QString());
    const QList<SchemaViolation> violations = Schema::metaSchema().validate(Json::parse(schema.toStdString()));
    QCOMPARE(violations.isEmpty(), pointer.isEmpty());
    QVERIFY(pointer.isEmpty() || violations.first().pointer == pointer);
}

void SchemaCheck::longTextsAndRecursiveSchemasDoNotExhaustTheStack()
{
    Json value;
    value["name"] = std::string(2'000'000, 'a');
    QCOMPARE(Schema(sample).validate(value).size(), 1); // the name exceeds the maximum length
    const QByteArray recursive = R"({"properties": {"a": {"$ref": "#"}}})";
    QVERIFY(Schema(recursive).error().isEmpty());
}

void SchemaCheck::formatsCompile_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"adapter", "agent", "canonical-agent", "claude-agent", "conversation", "layer", "manifest", "profile", "skill", "wire"})
        QTest::newRow(format) << format;
}

void SchemaCheck::formatsCompile()
{
    QFETCH(QString, format);
    const Schema &schema = formatSchema(format);
    QCOMPARE(schema.error(), QString());
    QVERIFY(!qString(schema.at(QString())["description"]).isEmpty());
}

void SchemaCheck::sampleWorkspaceMatchesItsSchemas_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("format");

    QTest::newRow("layers") << "layers/*.md"
                            << "layer";
    QTest::newRow("skills") << "skills/*/SKILL.md"
                            << "skill";
    QTest::newRow("profiles") << "profiles/*/config.yml"
                              << "profile";
    QTest::newRow("conversations") << "sessions/*/*/*-conversation.json"
                                   << "conversation";
}

namespace {

QStringList findFiles(const QString &folder, const QStringList &steps)
{
    QStringList found;
    for (const QFileInfo &info :
        QDir(folder).entryInfoList({steps.first()}, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (steps.size() == 1)
            found.append(info.filePath());
        else
            found += findFiles(info.filePath(), steps.mid(1));
    }
    return found;
}

DataNode dataOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    if (path.endsWith(u".json"))
        return readJson(text, path).root;
    return readYaml(path.endsWith(u".md") ? text.section(QStringLiteral("---\n"), 1, 1) : text, path).root;
}

} // the recursion descends into the value, so it ends

void SchemaCheck::sampleWorkspaceMatchesItsSchemas()
{
    QFETCH(QString, pattern);
    QFETCH(QString, format);
    const QStringList files = findFiles(OUTCROP_SOURCE_DIR "/resources/sample", pattern.split(u'/'));
    QVERIFY(!files.isEmpty());
    for (const QString &path : files) {
        const Diagnostics found = checkSchema(dataOf(path), formatSchema(format), path);
        QVERIFY2(found.isEmpty(), qPrintable(path + '\n' + testing::findings(found)));
    }
}

OUTCROP_TEST(SchemaCheck, NoApplication)

} // namespace tst_schemacheck

#include "tst_schemacheck.moc"
