// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/coercion.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemareference.h"
#include "core/responses/namematches.h"
#include "core/responses/propertyschemas.h"
#include "core/responses/scalarcoercion.h"
#include "core/responses/schemafit.h"
#include "core/responses/wrappedresponse.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maximumCoercionDepth = 512;
constexpr qsizetype maximumCoercions = 100000; ///< limit of conversions; validation reports the remaining violations
constexpr int maximumInPlaceSchemas = 250000;       ///< limit of additional schemas applied to the same value, because their number can double at each nesting level

QString text(const Json &value)
{
    return QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// The current and the original pointer of a value.
struct ValueLocation {
    QString path;
    QString origin;
    int depth = 0;

    ValueLocation child(const QString &now, const QString &before) const
    {
        return {path + now, origin + before, depth + 1};
    }
    ValueLocation deeper() const { return {path, origin, depth + 1}; }
};

/// Traverses a value together with its schema.
class Coercer
{
public:
    explicit Coercer(const Json &root) : m_root(root), m_schemaFit(root) { }

    CoercedValue run(const Json &wholeJson)
    {
        CoercedValue result{wholeJson, {}, {}};
        const ValueLocation place = adjustWrapping(result.value);
        visit(result.value, m_root, place);
        result.repairs = m_repairs;
        for (qsizetype i = 0; i < m_repairs.size(); ++i)
            result.origins.insert(m_repairs[i].path, m_origins[i]);
        return result;
    }

private:
    void addRepair(RepairRule rule, const Json &before, const Json &after, const ValueLocation &place)
    {
        m_repairs.append({0, repairRuleName(rule), text(before), text(after), place.path});
        m_origins.append(place.origin);
    }

    /// Extracts the value from an object that only wraps it, or wraps the value in the only property that it can belong to. Returns the location of the
    /// resulting value; only an extracted value has an original pointer inside the object.
    ValueLocation adjustWrapping(Json &value)
    {
        const Json &schema = resolvedSchema(m_root, m_root);
        const std::optional<QString> key = wrappingKey(value, schema);
        if (!key)
            return wrap(value, schema);
        const ValueLocation place{{}, pointerToken(*key)};
        Json child = value[key->toStdString()];
        addRepair(RepairRule::CoercedUnwrapped, value, child, place);
        value = std::move(child);
        return place;
    }

    ValueLocation wrap(Json &value, const Json &schema)
    {
        const std::optional<QString> name = singleProperty(value, schema);
        if (!name || m_schemaFit.mismatchCost(value, schema["properties"][name->toStdString()]) > SchemaFit::coercibleCost)
            return {};
        Json object = Json::object();
        object[name->toStdString()] = value;
        addRepair(RepairRule::CoercedWrapped, value, object, {});
        value = std::move(object);
        m_wrappingProperty = pointerToken(*name);
        return {};
    }

    void visit(Json &value, const Json &givenJson, const ValueLocation &place)
    {
        const Json &schema = resolvedSchema(m_root, givenJson);
        if (!schema.is_object() || place.depth > maximumCoercionDepth || m_repairs.size() >= maximumCoercions)
            return;
        visitInPlace(value, schema, place);
        replace(value, coerceToAllowed(value, schema), place);
        if (!isOfType(value, schemaTypes(schema)))
            convert(value, schema, place);
        visitProperties(value, schema, place);
        if (isIntendedAsItem(value, schema))
            replace(value, CoercedScalar{Json::array({value}), RepairRule::CoercedList}, place);
        visitItems(value, schema, place);
    }

    /// Returns whether an array is probably the only item of a requested array of arrays.
    bool isIntendedAsItem(const Json &value, const Json &schema)
    {
        if (!value.is_array() || value.empty() || !schema.contains("items"))
            return false;
        const Json &items = resolvedSchema(m_root, schema["items"]);
        const bool containsStructuredValue = std::any_of(value.begin(), value.end(), [](const Json &item) { return item.is_structured(); });
        return !containsStructuredValue && schemaTypes(items) == QStringList{QStringLiteral("array")} && m_schemaFit.mismatchCost(value, items) <= 0;
    }

    /// Applies the subschemas for the same value: anyOf, oneOf and allOf.
    void visitInPlace(Json &value, const Json &schema, const ValueLocation &place)
    {
        for (const char *keyword : {"anyOf", "oneOf"}) {
            if (const Json *alternatives = listIn(schema, keyword))
                visitAlternative(value, *alternatives, place.deeper());
        }
        if (const Json *parts = listIn(schema, "allOf"))
            std::for_each(parts->begin(), parts->end(), [&](const Json &part) { visitSubschema(value, part, place.deeper()); });
    }

    static const Json *listIn(const Json &schema, const char *keyword)
    {
        const auto list = schema.find(keyword);
        return list != schema.end() && list->is_array() ? &*list : nullptr;
    }

    void visitSubschema(Json &value, const Json &schema, const ValueLocation &place)
    {
        if (++m_inPlaceCount <= maximumInPlaceSchemas)
            visit(value, schema, place);
    }

    /// Applies the closest alternative (the first if several are equally close) if the value can be converted to it.
    void visitAlternative(Json &value, const Json &alternatives, const ValueLocation &place)
    {
        const Json *nearestJson = nullptr;
        double least = SchemaFit::unrelatedCost;
        for (const Json &one : alternatives) {
            const double mismatchCost = m_inPlaceCount > maximumInPlaceSchemas ? SchemaFit::unrelatedCost : m_schemaFit.mismatchCost(value, one);
            if (mismatchCost < least) {
                least = mismatchCost;
                nearestJson = &one;
            }
        }
        if (nearestJson)
            visitSubschema(value, *nearestJson, place);
    }

    bool replace(Json &value, const std::optional<CoercedScalar> &coerced, const ValueLocation &place)
    {
        if (!coerced)
            return false;
        addRepair(coerced->rule, value, coerced->value, place);
        value = coerced->value;
        return true;
    }

    void convert(Json &value, const Json &schema, const ValueLocation &place)
    {
        if (replace(value, coerceScalar(value, schema), place)
            || replace(value, coerceFromString(value, schema), place))
            return;
        const QStringList types = schemaTypes(schema);
        if (value.is_array() && value.size() == 1 && !types.contains(u"array"))
            unwrapSingleItem(value, schema, place);
        else if (types.contains(u"array") && !value.is_array() && !value.is_null() && value != Json(""))
            replace(value, CoercedScalar{Json::array({value}), RepairRule::CoercedList}, place);
    }

    /// Replaces an array by its only item if the item fits the schema or can be converted to it.
    void unwrapSingleItem(Json &value, const Json &schema, const ValueLocation &place)
    {
        const Json onlyItem = value[0];
        const bool fits = isOfType(onlyItem, schemaTypes(schema)) || coerceScalar(onlyItem, schema) || coerceToAllowed(onlyItem, schema);
        if (!fits)
            return;
        replace(value, CoercedScalar{onlyItem, RepairRule::CoercedItem}, place);
        replace(value, coerceToAllowed(value, schema), place);
        if (!isOfType(value, schemaTypes(schema)))
            replace(value, coerceScalar(value, schema), place);
    }

    void visitProperties(Json &value, const Json &schema, const ValueLocation &place)
    {
        if (!value.is_object())
            return;
        static const Json none = Json::object();
        const auto properties = schema.find("properties");
        const bool hasNames = properties != schema.end() && properties->is_object();
        if (hasNames)
            rename(value, *properties, place);
        const PropertySchemas schemas(schema, hasNames ? *properties : none);
        for (auto &[name, part] : value.items()) {
            const QString key = QString::fromStdString(name);
            const QString now = pointerToken(key);
            const QString before = m_renamedMembers.value(place.path + now, now == m_wrappingProperty && place.path.isEmpty() ? QString() : now);
            for (const Json *one : schemas.of(key))
                visit(part, *one, place.child(now, before));
        }
    }

    /// Renames differently spelled keys to the schema's property names and keeps their order.
    void rename(Json &value, const Json &properties, const ValueLocation &place)
    {
        const NameMatches names(value, properties);
        const auto items = value.items();
        if (std::all_of(items.begin(), items.end(), [&names](const auto &member) { return names.propertyOf(member.key()) == member.key(); }))
            return;
        Json object = Json::object();
        for (auto &[key, part] : value.items()) {
            const std::string name = names.propertyOf(key);
            object[name] = part;
            if (name == key)
                continue;
            const QString now = pointerToken(QString::fromStdString(name));
            const QString before = pointerToken(QString::fromStdString(key));
            m_renamedMembers.insert(place.path + now, before);
            addRepair(RepairRule::CoercedKey, Json(key), Json(name), place.child(now, before));
        }
        value = std::move(object);
    }

    void visitItems(Json &value, const Json &schema, const ValueLocation &place)
    {
        if (!value.is_array())
            return;
        const bool isWrapped = wasWrappedInList(place); // the original pointer of the item is then that of the array
        const ItemSchemas schemas(schema);
        for (size_t i = 0; i < value.size(); ++i) {
            const QString step = u'/' + QString::number(i);
            if (const Json *item = schemas.of(i))
                visit(value[i], *item, place.child(step, isWrapped ? QString() : step));
        }
    }

    bool wasWrappedInList(const ValueLocation &place) const
    {
        return !m_repairs.isEmpty() && m_repairs.last().path == place.path && m_repairs.last().rule == repairRuleName(RepairRule::CoercedList);
    }

    const Json &m_root;
    SchemaFit m_schemaFit;
    QHash<QString, QString> m_renamedMembers; ///< key: current pointer of a renamed member; value: its original pointer step
    QString m_wrappingProperty;                 ///< pointer step of the property that now contains the whole value
    Repairs m_repairs;
    QStringList m_origins; ///< for each repair, the original pointer of its path
    int m_inPlaceCount = 0;
};

} // namespace

QString CoercedValue::originOf(const QString &path) const
{
    for (qsizetype end = path.size(); end >= 0; end = end == 0 ? -1 : path.lastIndexOf(u'/', end - 1)) {
        if (const auto known = origins.constFind(path.left(end)); known != origins.constEnd())
            return *known + path.mid(end);
    }
    return path;
}

CoercedValue coerce(const Json &value, const Json &schema)
{
    return Coercer(schema).run(value);
}

} // namespace outcrop
