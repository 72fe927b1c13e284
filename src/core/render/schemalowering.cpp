// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemalowering.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemakeywords.h"
#include "core/documents/schema/schemalimits.h"
#include "core/render/rendermessages.h"
#include "core/render/schemaclosing.h"
#include "core/render/schemadefinitions.h"
#include "core/render/schemapreparation.h"
#include "core/render/schematypes.h"
#include "core/render/schemaupgrade.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a keyword does not affect validation. Such keywords are dropped and not described to the model.
bool isAnnotation(const std::string &keyword)
{
    return isOneOf(keyword,
        {"$schema", "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "$comment", "default",
            "examples", "deprecated", "readOnly", "writeOnly"});
}

QString valueText(const Json &value)
{
    return QString::fromStdString(withoutOrigins(value).dump());
}

/// Returns the marker for a value that lowering removed completely.
Json removedMarker()
{
    return Json(Json::value_t::discarded);
}

void describe(Json &schema, const QStringList &descriptions)
{
    const QString before = qString(schema.value("description", Json("")));
    const QString addition = QStringLiteral("(%1)").arg(descriptions.join(QStringLiteral("; ")));
    schema["description"] = jsonString(before.isEmpty() ? addition : QString(before + u' ' + addition));
}

void collectOrigins(const Json &node, const QString &pointer, QHash<QString, QString> &origins)
{
    if (node.is_object() && node.contains(originKey))
        origins.insert(pointer, originOf(node));
    if (node.is_object()) {
        for (const auto &[key, child] : node.items())
            collectOrigins(child, pointer + pointerToken(key), origins);
    } else if (node.is_array()) {
        for (size_t i = 0; i < node.size(); ++i)
            collectOrigins(node[i], pointer + u'/' + QString::number(i), origins);
    }
}

/// Lowers a schema rewritten by upgradeSchema() in one pass. Keeps the order of keywords.
class SchemaLowerer
{
public:
    SchemaLowerer(const Json &modernSchema, const SchemaRules &rules, const QString &part, Ledger &ledger)
        : m_root(modernSchema)
        , m_rules(rules)
        , m_notes(part, ledger)
        , m_references(modernSchema)
        , m_preparation(rules, m_references, m_notes)
        , m_definition(&modernSchema)
    {
    }

    Json lowerAll()
    {
        if (const auto definitions = m_root.find("$defs"); definitions != m_root.end() && m_rules.keeps(u"$defs")) {
            for (const Json &schema : *definitions) {
                if (schema.is_object())
                    m_definitions.findOrAddReference(schema);
            }
        }
        Json result = lower(m_root, true);
        if (m_rules.requiresObjectRoot && (result.value("type", Json()) != Json("object") || result.contains("anyOf")))
            result = wrapInObject(std::move(result));
        addDefinitions(result);
        return result;
    }

private:
    Json lower(const Json &schema, bool isRoot = false)
    {
        const std::optional<Json> rewrittenSchema = m_preparation.prepare(schema, isRoot);
        const Json &prepare = rewrittenSchema ? *rewrittenSchema : schema;
        Json result = Json::object();
        result[originKey] = jsonString(originOf(prepare));
        QStringList descriptions;
        for (const auto &[keyword, value] : prepare.items()) {
            if (keyword == "$defs" && isRoot && m_rules.keeps(u"$defs"))
                result[keyword] = Json::object(); // reserves the position; filled in at the end
            else if (keyword != originKey && keyword != "$defs")
                lowerKeyword(keyword, value, prepare, result, descriptions);
        }
        addType(prepare, result);
        addItems(result);
        if (m_rules.requiresClosedObjects && hasObjectKeywords(result))
            descriptions += closeObject(prepare, result, m_rules, m_notes, [this](const Json &other) { return lower(other); });
        breakRequiredCycles(prepare, result);
        if (!descriptions.isEmpty())
            describe(result, descriptions);
        return result;
    }

    void lowerKeyword(const std::string &keyword, const Json &value, const Json &schema, Json &result, QStringList &descriptions)
    {
        const QString name = QString::fromStdString(keyword);
        const QString newName = m_rules.rename.value(name, name);
        if (keyword == "$ref")
            return lowerReference(value, schema, result);
        if (isHandledElsewhere(keyword, schema))
            return;
        const Json renamedValue = keyword == "const" && newName == u"enum" ? Json::array({value}) : value;
        // If oneOf and anyOf map to the same name, the first one is kept.
        const bool isTaken = result.contains(newName.toStdString());
        if (!isTaken && m_rules.keeps(newName) && isAllowedValue(newName, renamedValue) && isAllowedHere(keyword, schema))
            keepKeyword(name, newName, renamedValue, schema, result);
        else if (isTaken || !approximate(keyword, value, schema, result))
            dropKeyword(keyword, value, originOf(schema), descriptions);
    }

    bool isHandledElsewhere(const std::string &keyword, const Json &schema) const
    {
        const bool isTuple = keyword == "items" && schema.contains("prefixItems") && !m_rules.keeps(u"prefixItems");
        return isTuple || (keyword == "additionalProperties" && m_rules.requiresClosedObjects);
    }

    bool isAllowedValue(const QString &keyword, const Json &value) const
    {
        if (keyword == u"format" && !m_rules.formats.isEmpty())
            return m_rules.formats.contains(qString(value));
        if (keyword == u"enum" && !m_rules.enumTypes.isEmpty())
            return std::all_of(value.begin(), value.end(), [this](const Json &item) {
                return m_rules.enumTypes.contains(qString(typesOf(Json::array({item}))));
            });
        const auto allowed = m_rules.values.find(keyword);
        return allowed == m_rules.values.end() || allowed->contains(QString::fromStdString(value.dump()));
    }

    /// Returns whether a keyword is allowed here. Returns false for anchors and inner `$id`, which have no meaning in the result, and for combinations of closed objects,
    /// which would exclude each other.
    bool isAllowedHere(const std::string &keyword, const Json &schema) const
    {
        if (isOneOf(keyword, {"$id", "$anchor", "$dynamicAnchor"}))
            return keyword == "$id" && originOf(schema).isEmpty();
        const bool isCombined = isOneOf(keyword, {"anyOf", "oneOf", "allOf"});
        return !isCombined || !m_rules.requiresClosedObjects || !hasObjectKeywords(schema);
    }

    void keepKeyword(const QString &name, const QString &newName, const Json &value, const Json &schema, Json &result)
    {
        if (newName != name)
            m_notes.add(originOf(schema), name, LossAction::Approximated,
                rendermessages::providerUsesInstead(newName), jsonString(name), jsonString(newName));
        const Json loweredJson = lowerValue(newName.toStdString(), value, originOf(schema));
        if (!loweredJson.is_discarded())
            result[newName.toStdString()] = loweredJson;
    }

    void dropKeyword(const std::string &keyword, const Json &value, const QString &pointer, QStringList &descriptions)
    {
        const QString name = QString::fromStdString(keyword);
        const Json before = withoutOrigins(value);
        if (isAnnotation(keyword)) {
            m_notes.add(pointer, name, LossAction::Dropped, rendermessages::annotationRejected(), before);
        } else if (m_rules.describesUnsupported) {
            descriptions.append(name + QStringLiteral(": ") + valueText(value));
            m_notes.add(pointer, name, LossAction::Moved,
                rendermessages::notEnforced(), before);
        } else {
            m_notes.add(pointer, name, LossAction::Dropped, rendermessages::keywordUnknown(), before);
        }
    }

    /// Replaces a keyword by one with nearly the same meaning that the provider supports. Returns whether it did.
    bool approximate(const std::string &keyword, const Json &value, const Json &schema, Json &result)
    {
        const bool isLower = keyword == "exclusiveMinimum";
        if (isLower || keyword == "exclusiveMaximum")
            return approximateLimit(keyword, isLower ? "minimum" : "maximum", value, schema, result);
        if (keyword == "prefixItems" && m_rules.keeps(u"items"))
            return approximateTuple(schema, result);
        if ((keyword == "enum" || keyword == "const") && !schema.contains("type"))
            result["type"] = typesOf(keyword == "enum" ? value : Json::array({value})); // dropKeyword() adds the values to the description
        return false;
    }

    bool approximateLimit(
        const std::string &keyword, const char *limit, const Json &value, const Json &schema, Json &result)
    {
        if (!m_rules.keeps(QString::fromLatin1(limit)) || schema.contains(limit))
            return false;
        result[limit] = value;
        m_notes.add(originOf(schema), QString::fromStdString(keyword), LossAction::Approximated,
            rendermessages::limitInclusive(QLatin1StringView(limit)),
            value, value);
        return true;
    }

    /// Allows each item to match any of the item schemas. Returns false if the schema does not describe the items after the tuple, because these can have any
    /// value.
    bool approximateTuple(const Json &schema, Json &result)
    {
        Json choices = schema["prefixItems"];
        const Json rest = schema.value("items", Json());
        if (rest.is_null())
            return false;
        if (rest.is_object())
            choices.push_back(rest);
        choices = lowerList(choices);
        if (!choices.is_discarded())
            result["items"] = choices.size() == 1 ? choices[0] : Json{{"anyOf", choices}};
        m_notes.add(originOf(schema), QStringLiteral("prefixItems"), LossAction::Approximated,
            rendermessages::noTupleItems(),
            withoutOrigins(schema["prefixItems"]));
        return true;
    }

    void lowerReference(const Json &value, const Json &schema, Json &result)
    {
        const QString reference = QStringLiteral("$ref");
        const Json *target = m_references.target(schema);
        if (m_rules.requiresOptionalCycles && m_properties == 0 && m_references.refersTo(*target, *m_definition)) {
            m_notes.add(originOf(schema), reference, LossAction::Dropped,
                rendermessages::noRequiredCycles(),
                value);
            return;
        }
        const bool isWhole = originOf(*target).isEmpty() && !m_rules.forbidsRootRef && !m_rules.requiresObjectRoot;
        const QString address = isWhole ? QStringLiteral("#") : m_definitions.findOrAddReference(*target);
        const QString given = qString(value).replace(QStringLiteral("#/definitions/"), QStringLiteral("#/$defs/"));
        if (address != given)
            m_notes.add(originOf(schema), reference, LossAction::Moved,
                rendermessages::movedToDefinitions(), value, jsonString(address));
        result["$ref"] = jsonString(address);
    }

    void addDefinitions(Json &result)
    {
        Json definitions = Json::object();
        for (qsizetype i = 0; i < m_definitions.count(); ++i) { // the number grows during the loop
            m_definition = &m_definitions.at(i);
            definitions[m_definitions.nameOf(*m_definition).toStdString()] = lower(*m_definition);
        }
        if (definitions.empty())
            result.erase("$defs");
        else
            result["$defs"] = definitions;
    }

    /// Lowers the value of a keyword that contains schemas. Returns removedMarker() if all of it was removed.
    Json lowerValue(const std::string &name, const Json &value, const QString &pointer)
    {
        const SchemaKeyword *keyword = schemaKeyword(name, SchemaDraft::Draft202012);
        if (!keyword || (value.is_boolean() && name == "additionalProperties"))
            return value;
        if (name == "properties")
            return lowerProperties(value, pointer);
        if (name == "items" && !m_rules.requiresItems && withoutOrigins(value) == Json::object())
            return removedMarker(); // a schema that allows every value is redundant
        if (keyword->form == SchemaKeyword::Form::List)
            return lowerList(value);
        if (value.is_object())
            return lower(value);
        m_notes.add(pointer, QString::fromStdString(name), LossAction::Dropped,
            rendermessages::noFalseSchema(), value);
        return removedMarker();
    }

    Json lowerProperties(const Json &properties, const QString &pointer)
    {
        Json result = Json::object();
        ++m_properties;
        for (const auto &[name, schema] : properties.items()) {
            if (schema.is_object())
                result[name] = lower(schema);
            else
                m_notes.add(pointer + QStringLiteral("/properties"), QString::fromStdString(name), LossAction::Dropped,
                    rendermessages::propertyNeverAllowed(), schema);
        }
        --m_properties;
        return result;
    }

    /// Lowers the schemas of a list, and drops those that match no value. Returns removedMarker() if none remain.
    Json lowerList(const Json &schemas)
    {
        Json result = Json::array();
        for (const Json &schema : schemas) {
            if (schema.is_object())
                result.push_back(lower(schema));
        }
        return result.empty() ? removedMarker() : result;
    }

    void addType(const Json &schema, Json &result)
    {
        if (!m_rules.requiresType || isTyped(result))
            return;
        result["type"] = impliedTypes(schema);
        m_notes.add(originOf(schema), QStringLiteral("type"), LossAction::Approximated,
            rendermessages::needsType(), Json(), result["type"]);
    }

    void addItems(Json &result)
    {
        if (!m_rules.requiresItems || !hasType(result, "array") || result.contains("items"))
            return;
        const QString pointer = originOf(result);
        result["items"] = Json{{originKey, jsonString(QString(pointer + u"/items"))}, {"type", scalarTypes()}};
        m_notes.add(pointer, QStringLiteral("items"), LossAction::Approximated,
            rendermessages::needsItemTypes(), Json(), scalarTypes());
    }

    /// Makes required properties optional if they refer back to their definition, for providers that do not allow required cycles.
    void breakRequiredCycles(const Json &originalJson, Json &result)
    {
        if (!m_rules.requiresOptionalCycles || !result.contains("required") || !originalJson.contains("properties"))
            return;
        Json requiredJson = Json::array();
        for (const Json &name : result["required"]) {
            const auto schema = originalJson["properties"].find(qString(name).toStdString());
            if (schema == originalJson["properties"].end() || !m_references.requiresRecursion(*schema, *m_definition))
                requiredJson.push_back(name);
            else
                m_notes.add(originOf(originalJson) + QStringLiteral("/required"), qString(name), LossAction::Dropped,
                    rendermessages::requiredCycle(),
                    name);
        }
        result["required"] = requiredJson;
    }

    Json wrapInObject(Json innerJson)
    {
        m_notes.add(QString(), QStringLiteral("type"), LossAction::Moved,
            rendermessages::objectAtTop());
        innerJson.erase("$defs");
        return Json{{"type", "object"}, {"properties", {{"value", innerJson}}}, {"required", Json::array({"value"})},
            {"additionalProperties", false}};
    }

    const Json &m_root;
    const SchemaRules &m_rules;
    SchemaNotes m_notes;
    SchemaReferences m_references;
    SchemaPreparation m_preparation;
    SchemaDefinitions m_definitions;
    const Json *m_definition; ///< the definition being lowered, or the whole schema
    int m_properties = 0;     ///< nesting depth of properties
};

/// Records that the schema was converted from an older draft, which does not change its meaning, and that `$schema` was dropped.
void recordDraftChange(const Json &schema, const Json &modernSchema, const QString &part, Ledger &ledger)
{
    const std::optional<SchemaDraft> draft = draftOf(schema);
    const bool isNewest = !draft || *draft == SchemaDraft::Draft202012;
    Json same = schema;
    same.erase("$schema");
    const bool isOlder = !isNewest && withoutOrigins(modernSchema) != same;
    if (isOlder || schema.contains("definitions"))
        ledger.append({QString(), part, LossAction::Renamed, rendermessages::newDraft(),
            draft ? jsonString(draftName(*draft)) : Json(), jsonString(draftName(SchemaDraft::Draft202012))});
    if (schema.contains("$schema"))
        ledger.append({QStringLiteral("/$schema"), part, LossAction::Dropped,
            rendermessages::annotationRejected(), schema["$schema"]});
}

/// Converts `true`, which matches every value, and `false`, which matches no value, to objects, because providers accept
/// only objects.
Json toObject(const Json &schema, const QString &part, Ledger &ledger)
{
    const Json object = schema == Json(true) ? Json::object() : Json{{"not", Json::object()}};
    ledger.append({QString(), part, LossAction::Renamed, rendermessages::schemaObjectOnly(), schema, object});
    return object;
}

} // namespace

Json lowerSchema(const Json &schema, const SchemaRules &rules, const QString &part, Ledger &ledger,
    QHash<QString, QString> *origins)
{
    if (!rules.supportsAll && schema.is_boolean())
        return lowerSchema(toObject(schema, part, ledger), rules, part, ledger, origins);
    if (rules.supportsAll || !schema.is_object())
        return schema;
    if (isTooDeep(schema)) {
        ledger.append({QString(), part, LossAction::Kept, rendermessages::schemaTooDeep()});
        return schema;
    }
    const Json modernSchema = upgradeSchema(schema);
    recordDraftChange(schema, modernSchema, part, ledger);
    const Json loweredJson = SchemaLowerer(modernSchema, rules, part, ledger).lowerAll();
    if (origins)
        collectOrigins(loweredJson, QString(), *origins);
    return withoutOrigins(loweredJson);
}

} // namespace outcrop
