// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/coercion.h"

#include "core/documents/schema/schemapath.h"
#include "core/responses/scalarcoercion.h"
#include "core/responses/schemareference.h"
#include "core/responses/wrapping.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int deepest = 512;
constexpr qsizetype mostCoercions = 100000; ///< what breaks the schema beyond them stays as it is, and is found by the check
constexpr int mostInPlace = 250000;       ///< schemas laid over a value that has one already: their number may double with every level

QString text(const Json &value)
{
    return QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Where a value stands now, and where it stood as it was written.
struct Place {
    QString path;
    QString origin;
    int depth = 0;

    Place inner(const QString &now, const QString &before) const { return {path + now, origin + before, depth + 1}; }
    Place again() const { return {path, origin, depth + 1}; }
};

/// The one unknown key that must have been meant; empty where there is none, or more than one.
QString meantKey(const Json &value, const Json &properties, const QString &name)
{
    QStringList meant;
    for (const auto &[key, part] : value.items()) {
        const QString written = QString::fromStdString(key);
        if (!properties.contains(key) && foldedName(written) == foldedName(name))
            meant.append(written);
    }
    return meant.size() == 1 ? meant.first() : QString();
}

/// Walks a value and its schema side by side.
class Coercer
{
public:
    explicit Coercer(const Json &root) : m_root(root) { }

    CoercedValue run(const Json &whole)
    {
        CoercedValue result{whole, {}, {}};
        const Place place = unwrap(result.value);
        visit(result.value, m_root, place);
        result.repairs = m_repairs;
        for (qsizetype i = 0; i < m_repairs.size(); ++i)
            result.origins.insert(m_repairs[i].path, m_origins[i]);
        return result;
    }

private:
    void note(RepairRule rule, const Json &before, const Json &after, const Place &place)
    {
        m_repairs.append({0, repairRuleName(rule), text(before), text(after), place.path});
        m_origins.append(place.origin);
    }

    Place unwrap(Json &value)
    {
        const std::optional<QString> key = wrappingKey(value, resolvedSchema(m_root, m_root));
        if (!key)
            return {};
        const Place place{{}, pointerStep(*key)};
        Json inner = value[key->toStdString()];
        note(RepairRule::CoercedUnwrapped, value, inner, place);
        value = std::move(inner);
        return place;
    }

    void visit(Json &value, const Json &given, const Place &place)
    {
        const Json &schema = resolvedSchema(m_root, given);
        if (!schema.is_object() || place.depth > deepest || m_repairs.size() >= mostCoercions)
            return;
        visitInPlace(value, schema, place);
        replace(value, coerceToAllowed(value, schema), place);
        if (!isOfType(value, schemaTypes(schema)))
            convert(value, schema, place);
        visitProperties(value, schema, place);
        visitItems(value, schema, place);
    }

    /// The schemas that hold for the same value.
    void visitInPlace(Json &value, const Json &schema, const Place &place)
    {
        for (const char *keyword : {"anyOf", "oneOf"}) {
            if (const Json *alternatives = listIn(schema, keyword))
                visitAlternative(value, *alternatives, place.again());
        }
        if (const Json *parts = listIn(schema, "allOf"))
            std::for_each(parts->begin(), parts->end(), [&](const Json &part) { visitOver(value, part, place.again()); });
    }

    static const Json *listIn(const Json &schema, const char *keyword)
    {
        const auto list = schema.find(keyword);
        return list != schema.end() && list->is_array() ? &*list : nullptr;
    }

    void visitOver(Json &value, const Json &schema, const Place &place)
    {
        if (++m_inPlace <= mostInPlace)
            visit(value, schema, place);
    }

    /// The first alternative of the value's own type, or the first that the value can be brought to.
    void visitAlternative(Json &value, const Json &alternatives, const Place &place)
    {
        const auto fits = [&](const Json &given) {
            const Json &one = resolvedSchema(m_root, given);
            return isOfType(value, schemaTypes(one)) && (!value.is_object() || hasRequired(value, one));
        };
        const auto same = std::find_if(alternatives.begin(), alternatives.end(), fits);
        if (same != alternatives.end())
            return visitOver(value, *same, place);
        for (const Json &one : alternatives) {
            if (m_inPlace >= mostInPlace || tries(value, one, place))
                return;
        }
    }

    /// What was done is taken back where it leads to nothing.
    bool tries(Json &value, const Json &alternative, const Place &place)
    {
        const qsizetype before = m_repairs.size();
        Json tried = value;
        visitOver(tried, alternative, place);
        if (isOfType(tried, schemaTypes(resolvedSchema(m_root, alternative)))) {
            value = std::move(tried);
            return true;
        }
        m_repairs.resize(before);
        m_origins.resize(before);
        return false;
    }

    bool replace(Json &value, const std::optional<CoercedScalar> &coerced, const Place &place)
    {
        if (!coerced)
            return false;
        note(coerced->rule, value, coerced->value, place);
        value = coerced->value;
        return true;
    }

    void convert(Json &value, const Json &schema, const Place &place)
    {
        if (replace(value, coerceScalar(value, schema), place) || replace(value, coerceFromText(value, schema), place))
            return;
        const QStringList types = schemaTypes(schema);
        if (value.is_array() && value.size() == 1 && !types.contains(u"array"))
            takeOnly(value, schema, place);
        else if (types.contains(u"array") && !value.is_array() && !value.is_null() && value != Json(""))
            replace(value, CoercedScalar{Json::array({value}), RepairRule::CoercedList}, place);
    }

    /// The only item of a list, where it is itself what is asked for.
    void takeOnly(Json &value, const Json &schema, const Place &place)
    {
        const Json only = value[0];
        const bool fits = isOfType(only, schemaTypes(schema)) || coerceScalar(only, schema) || coerceToAllowed(only, schema);
        if (!fits)
            return;
        replace(value, CoercedScalar{only, RepairRule::CoercedItem}, place);
        replace(value, coerceToAllowed(value, schema), place);
        if (!isOfType(value, schemaTypes(schema)))
            replace(value, coerceScalar(value, schema), place);
    }

    void visitProperties(Json &value, const Json &schema, const Place &place)
    {
        const auto properties = schema.find("properties");
        if (!value.is_object() || properties == schema.end() || !properties->is_object())
            return;
        for (const auto &[name, part] : properties->items()) {
            const QString key = QString::fromStdString(name);
            const QString old = value.contains(name) ? key : renamed(value, *properties, key, place);
            if (value.contains(name))
                visit(value[name], part, place.inner(pointerStep(key), pointerStep(old)));
        }
    }

    /// Renames the key that was meant, in its place, and says how it was called.
    QString renamed(Json &value, const Json &properties, const QString &name, const Place &place)
    {
        const QString old = meantKey(value, properties, name);
        if (old.isEmpty())
            return name;
        Json object = Json::object();
        for (auto &[key, part] : value.items())
            object[QString::fromStdString(key) == old ? name.toStdString() : key] = part;
        value = std::move(object);
        note(RepairRule::CoercedKey, jsonString(old), jsonString(name), place.inner(pointerStep(name), pointerStep(old)));
        return old;
    }

    void visitItems(Json &value, const Json &schema, const Place &place)
    {
        const auto items = schema.find("items");
        if (!value.is_array() || items == schema.end() || !items->is_object())
            return;
        const bool wrapped = wasPutIntoList(place); // then the item stood where the list stands now
        for (size_t i = 0; i < value.size(); ++i) {
            const QString step = u'/' + QString::number(i);
            visit(value[i], *items, place.inner(step, wrapped ? QString() : step));
        }
    }

    bool wasPutIntoList(const Place &place) const
    {
        return !m_repairs.isEmpty() && m_repairs.last().path == place.path && m_repairs.last().rule == repairRuleName(RepairRule::CoercedList);
    }

    const Json &m_root;
    Repairs m_repairs;
    QStringList m_origins; ///< for each repair, where in the value as it was written its path stood
    int m_inPlace = 0;
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
