// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schemacheck.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/jsonpointer.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/fielddescription.h"
#include "core/documents/numberrange.h"
#include "core/documents/valuefix.h"
#include "core/text/nearestword.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace outcrop {
namespace {

/// Converts like DataNode::toJson(), but omits keys with a null value.
Json jsonWithoutNulls(const DataNode &node)
{
    if (node.isMapping()) {
        Json object = Json::object();
        for (const DataNode::Member &member : node.members()) {
            if (!member.value.isNull())
                object.get_ref<Json::object_t &>().emplace_back(member.key.toStdString(), jsonWithoutNulls(member.value));
        }
        return object;
    }
    if (!node.isSequence())
        return node.toJson();
    Json list = Json::array();
    for (const DataNode &item : node.items())
        list.push_back(jsonWithoutNulls(item));
    return list;
}

/// Returns `a list of strings`, or `a list` if the schema has no item type.
QString listOf(const Json &items)
{
    const QString type = items.is_object() && items.contains("type") ? qString(items["type"]) : QString();
    return type.isEmpty() ? typeDescription(QStringLiteral("array")) : listDescription(typeDescription(type));
}

/// Describes the value that a schema requires: `a string or a list of strings`.
QString expectedValue(const Json &schema)
{
    const Json type = schema.value("type", Json());
    QStringList names;
    for (const Json &one : type.is_array() ? type : Json::array({type}))
        names.append(qString(one) == u"array" ? listOf(schema.value("items", Json())) : typeDescription(qString(one)));
    return alternativesText(names);
}

QString valueText(const Json &value)
{
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump());
}

QStringList stringsOf(const Json &values)
{
    QStringList strings;
    for (const Json &value : values) {
        if (value.is_string())
            strings.append(qString(value));
    }
    return strings;
}

QString numberOf(const Json &schema, const char *keyword)
{
    return valueText(schema.value(keyword, Json()));
}

/// Returns the message for a keyword that report() does not handle separately.
QString keywordMessage(const SchemaViolation &violation, const Json &schema)
{
    const QString &keyword = violation.keyword;
    const auto number = [&schema](const char *name) { return numberOf(schema, name); };
    if (keyword == u"minLength")
        return number("minLength") == u"1"
            ? documentsmessages::mustNotBeEmpty()
            : documentsmessages::atLeastCharacters(number("minLength"));
    if (keyword == u"maxLength")
        return documentsmessages::tooManyCharacters(number("maxLength"));
    if (keyword == u"minimum")
        return documentsmessages::atLeast(number("minimum"));
    if (keyword == u"maximum")
        return documentsmessages::atMost(number("maximum"));
    if (keyword == u"exclusiveMinimum")
        return documentsmessages::mustBeGreater(number("exclusiveMinimum"));
    if (keyword == u"minItems")
        return documentsmessages::atLeastItems(number("minItems").toInt());
    if (keyword == u"uniqueItems")
        return documentsmessages::sameItemTwice();
    if (keyword == u"pattern")
        return documentsmessages::schemaForm();
    if (keyword == u"anyOf" || keyword == u"oneOf")
        return documentsmessages::schemaForms();
    return violation.message;
}

/// Converts schema violations to findings with locations.
class SchemaChecker
{
public:
    SchemaChecker(const DataNode &root, const Schema &schema, const QString &file)
        : m_root(root)
        , m_schema(schema)
        , m_file(file)
    {
    }

    Diagnostics check()
    {
        for (const SchemaViolation &violation : m_schema.validate(jsonWithoutNulls(m_root)))
            report(violation);
        m_found += checkNumberRanges(m_root, QStringLiteral("schema"), m_file);
        sortByLocation(m_found);
        return m_found;
    }

private:
    void report(const SchemaViolation &violation)
    {
        const Json &schema = m_schema.at(violation.schemaPointer);
        const DataNode &node = nodeAt(m_root, violation.pointer);
        if (isOutOfRange(node))
            return; // reported by checkNumberRanges()
        if (violation.keyword == u"additionalProperties")
            reportUnknownKeys(nodeAt(m_root, violation.pointer.section(u'/', 0, -2)), schema);
        else if (violation.keyword == u"required")
            reportMissing(violation, node);
        else if (violation.keyword == u"type")
            add(Severity::Error, "schema-wrong-type",
                documentsmessages::wrongType(expectedValue(schema), valueDescription(node)), node.range());
        else if (violation.keyword == u"enum" || violation.keyword == u"const")
            reportDisallowedKey(node, schema);
        else if (violation.keyword != u"anyOf" || !reportMappingForm(node, schema))
            add(Severity::Error, "schema-value", withDescription(keywordMessage(violation, schema), schema),
                node.range());
    }

    static QString withDescription(const QString &message, const Json &schema)
    {
        const QString description = schema.is_object() ? qString(schema.value("description", Json())) : QString();
        return description.isEmpty() ? message : message + sentenceSeparator() + dataText(description);
    }

    /// Reports all unknown keys of a mapping, because the validator reports only the first.
    void reportUnknownKeys(const DataNode &mapping, const Json &schema)
    {
        const Json properties = schema.value("properties", Json::object());
        QStringList known;
        for (const auto &[name, unusedValue] : properties.items())
            known.append(QString::fromStdString(name));
        const bool ignoresCase = schema.value("x-any-case", false);
        for (const DataNode::Member &member : mapping.members()) {
            const bool isListed = known.contains(member.key, ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive);
            if (!isListed && !member.value.isNull() && !matchesPattern(member.key, schema))
                reportUnknown(member, known);
        }
    }

    /// Reports unknown and missing keys of a mapping for which several forms are allowed, exactly one of them a mapping. Returns whether there are any.
    bool reportMappingForm(const DataNode &node, const Json &schema)
    {
        QList<Json> forms;
        for (const Json &form : schema.value("anyOf", Json::array())) {
            if (form.is_object() && form.value("type", Json()) == Json("object"))
                forms.append(form);
        }
        if (!node.isMapping() || forms.size() != 1)
            return false;
        const qsizetype before = m_found.size();
        if (forms.first().value("additionalProperties", Json()) == Json(false))
            reportUnknownKeys(node, forms.first());
        for (const Json &key : forms.first().value("required", Json::array())) {
            if (!node.member(qString(key)))
                addMissingKey(qString(key), node);
        }
        return m_found.size() > before;
    }

    static bool matchesPattern(const QString &key, const Json &schema)
    {
        const Json patterns = schema.value("patternProperties", Json::object());
        const auto items = patterns.items();
        return std::any_of(items.begin(), items.end(), [&key](const auto &item) {
            return QRegularExpression(QString::fromStdString(item.key())).match(key).hasMatch();
        });
    }

    void reportUnknown(const DataNode::Member &member, const QStringList &known)
    {
        const QString near = nearestWord(member.key, known);
        const QString message = near.isEmpty() ? documentsmessages::schemaUnknownKey(member.key, known.join(listSeparator()))
                                               : documentsmessages::schemaUnknownKeyNear(member.key, near);
        add(Severity::Warning, "schema-unknown-key", message, member.keyRange);
        if (!near.isEmpty())
            m_found.last().fix = Fix{documentsmessages::renameTo(near), {{member.keyRange, near}}, !isTypingError(member.key, near)};
    }

    void reportMissing(const SchemaViolation &violation, const DataNode &mapping)
    {
        addMissingKey(violation.message.section(u'\'', 1, -2), mapping);
    }

    void addMissingKey(const QString &key, const DataNode &mapping)
    {
        add(Severity::Error, "schema-missing-key", documentsmessages::missingKey(key), mapping.range());
    }

    void reportDisallowedKey(const DataNode &node, const Json &schema)
    {
        const Json values = schema.contains("enum") ? schema["enum"] : Json::array({schema.value("const", Json())});
        QStringList allowed;
        for (const Json &value : values)
            allowed.append(valueText(value));
        if (schema.value("x-any-case", false) && allowed.contains(node.text(), Qt::CaseInsensitive))
            return;
        const QString near = node.isString() ? nearestWord(node.text(), allowed) : QString();
        const QString choices = allowed.join(listSeparator());
        const QString found = node.isScalar() ? node.text() : valueDescription(node);
        add(Severity::Error, "schema-not-allowed",
            near.isEmpty() ? documentsmessages::allowedHere(choices, found) : documentsmessages::allowedHereNear(choices, found, near),
            node.range());
        if (node.isString())
            m_found.last().fix = nearestValueFix(node, stringsOf(values));
    }

    void add(Severity severity, const char *code, const QString &message, const Range &range)
    {
        m_found.append({severity, QLatin1StringView(code), message, {m_file, range}});
    }

    const DataNode &m_root;
    const Schema &m_schema;
    QString m_file;
    Diagnostics m_found;
};

} // namespace

Diagnostics checkSchema(const DataNode &root, const Schema &schema, const QString &file)
{
    return SchemaChecker(root, schema, file).check();
}

PointerTarget nodeAtPointer(const DataNode &root, const QString &pointer)
{
    PointerTarget found{&root};
    for (const QString &step : pointerTokens(pointer)) {
        const QList<DataNode> &items = found.value->items();
        if (const DataNode::Member *member = found.value->member(step))
            found = {&member->value, member};
        else if (const auto index = pointerIndex(step, items.size()))
            found.value = &items[*index];
        else
            break;
    }
    return found;
}

const DataNode &nodeAt(const DataNode &root, const QString &pointer)
{
    return *nodeAtPointer(root, pointer).value;
}

} // namespace outcrop
