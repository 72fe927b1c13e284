// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/coercion.h"

#include "core/documents/schemapath.h"
#include "core/responses/answersigns.h"
#include "core/responses/scalarcoercion.h"
#include "core/responses/tolerantjson.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int deepest = 512;

QString text(const Json &value)
{
    return QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

bool asksForObject(const Json &schema)
{
    return schema.is_object() && (schemaTypes(schema).contains(u"object") || (schemaTypes(schema).isEmpty() && schema.contains("properties")));
}

/// Whether an object has what its schema asks for, by name.
bool hasRequired(const Json &value, const Json &schema)
{
    const Json required = schema.value("required", Json::array());
    return value.is_object() && std::all_of(required.begin(), required.end(), [&value](const Json &name) {
        return name.is_string() && value.contains(name.get_ref<const std::string &>());
    });
}

bool hasAny(const Json &value, const Json &properties)
{
    const auto names = properties.items();
    return std::any_of(names.begin(), names.end(), [&value](const auto &property) { return value.contains(property.key()); });
}

/// Walks a value and its schema side by side.
class Coercer
{
public:
    explicit Coercer(const Json &root) : m_root(root) { }

    CoercedValue run(const Json &value)
    {
        m_result.value = value;
        const Json &schema = resolved(m_root);
        unwrap(schema);
        visit(m_result.value, m_root, {}, m_result.origins.value(QString()), 0);
        return std::move(m_result);
    }

private:
    /// Where a `$ref` into the same document leads.
    const Json &resolved(const Json &schema) const
    {
        const Json *found = &schema;
        for (int steps = 0; steps < 32 && found->is_object() && found->contains("$ref"); ++steps) {
            const QString reference = qString(found->at("$ref"));
            const Json *next = reference.startsWith(u"#") ? at(reference.mid(1)) : nullptr;
            if (!next)
                break;
            found = next;
        }
        return *found;
    }

    const Json *at(const QString &pointer) const
    {
        if (!pointer.isEmpty() && !pointer.startsWith(u'/'))
            return nullptr;
        const Json *node = &m_root;
        for (const QString &step : pointer.isEmpty() ? QStringList() : pointerSteps(pointer)) {
            if (!node->is_object() || !node->contains(step.toStdString()))
                return nullptr;
            node = &node->at(step.toStdString());
        }
        return node;
    }

    void note(const QString &rule, const Json &before, const Json &after, const QString &path, const QString &origin)
    {
        m_result.repairs.append({0, rule, text(before), text(after), path});
        m_result.origins.insert(path, origin);
    }

    /// An answer inside an object of its own: `{"response": {…}}`, or a call written out as data.
    void unwrap(const Json &schema)
    {
        Json &value = m_result.value;
        if (!asksForObject(schema) || !schema.contains("properties") || !value.is_object() || hasAny(value, schema["properties"]))
            return;
        const QString key = value.size() == 1 ? QString::fromStdString(value.begin().key()) : callArguments(value);
        if (key.isEmpty() || !hasRequired(value[key.toStdString()], schema))
            return;
        const Json before = value;
        const Json inner = value[key.toStdString()];
        value = inner;
        note(QStringLiteral("coerced-unwrapped"), before, value, {}, pointerStep(key));
    }

    static QString callArguments(const Json &value)
    {
        const AnswerSigns &signs = AnswerSigns::builtIn();
        const auto listed = [&value](const QStringList &names) -> QString {
            const auto name = std::find_if(names.begin(), names.end(), [&value](const QString &one) { return value.contains(one.toStdString()); });
            return name == names.end() ? QString() : *name;
        };
        const QString name = listed(signs.callNames);
        const QString arguments = listed(signs.callArguments);
        return value.size() <= 3 && !name.isEmpty() ? arguments : QString();
    }

    void visit(Json &value, const Json &given, const QString &path, const QString &origin, int depth)
    {
        const Json &schema = resolved(given);
        if (!schema.is_object() || depth > deepest)
            return;
        for (const char *keyword : {"anyOf", "oneOf"}) {
            if (schema.contains(keyword) && schema[keyword].is_array())
                visitAlternative(value, schema[keyword], path, origin, depth);
        }
        if (schema.contains("allOf") && schema["allOf"].is_array()) {
            for (const Json &part : schema["allOf"])
                visit(value, part, path, origin, depth + 1);
        }
        replace(value, coerceToAllowed(value, schema), path, origin);
        if (!isOfType(value, schemaTypes(schema)))
            convert(value, schema, path, origin);
        visitParts(value, schema, path, origin, depth);
    }

    /// The first alternative of the value's own type, or the first that the value can be brought to.
    void visitAlternative(Json &value, const Json &alternatives, const QString &path, const QString &origin, int depth)
    {
        const auto fits = [&](const Json &one) { return isOfType(value, schemaTypes(resolved(one))) && (!value.is_object() || hasRequired(value, resolved(one))); };
        const auto same = std::find_if(alternatives.begin(), alternatives.end(), fits);
        if (same != alternatives.end())
            return visit(value, *same, path, origin, depth + 1);
        for (const Json &one : alternatives) {
            const Repairs repairs = m_result.repairs;
            const QHash<QString, QString> origins = m_result.origins;
            Json tried = value;
            visit(tried, one, path, origin, depth + 1);
            if (isOfType(tried, schemaTypes(resolved(one)))) {
                value = tried;
                return;
            }
            m_result.repairs = repairs;
            m_result.origins = origins;
        }
    }

    bool replace(Json &value, const std::optional<CoercedScalar> &coerced, const QString &path, const QString &origin)
    {
        if (!coerced)
            return false;
        note(coerced->rule, value, coerced->value, path, origin);
        value = coerced->value;
        return true;
    }

    void convert(Json &value, const Json &schema, const QString &path, const QString &origin)
    {
        if (replace(value, coerceScalar(value, schema), path, origin) || replace(value, written(value, schema), path, origin))
            return;
        const QStringList types = schemaTypes(schema);
        if (value.is_array() && value.size() == 1 && !types.contains(u"array"))
            takeOnly(value, schema, path, origin);
        else if (types.contains(u"array") && !value.is_array() && !value.is_null() && value != Json(""))
            replace(value, CoercedScalar{Json::array({value}), QStringLiteral("coerced-list")}, path, origin);
    }

    /// A list or an object that was written as a text, as the arguments of calls often are.
    static std::optional<CoercedScalar> written(const Json &value, const Json &schema)
    {
        const QString inner = qString(value).trimmed();
        if (!inner.startsWith(u'{') && !inner.startsWith(u'['))
            return std::nullopt;
        const TolerantJson read = readTolerantJson(inner); // which knows how deep is too deep
        const bool right = !read.problem && read.repairs.isEmpty() && read.end == inner.size() && isOfType(read.value, schemaTypes(schema));
        return right ? std::optional(CoercedScalar{read.value, QStringLiteral("coerced-from-text")}) : std::nullopt;
    }

    /// The only item of a list, where it is itself what is asked for.
    void takeOnly(Json &value, const Json &schema, const QString &path, const QString &origin)
    {
        const Json only = value[0];
        const bool fits = isOfType(only, schemaTypes(schema)) || coerceScalar(only, schema) || coerceToAllowed(only, schema);
        if (!fits)
            return;
        replace(value, CoercedScalar{only, QStringLiteral("coerced-item")}, path, origin);
        replace(value, coerceToAllowed(value, schema), path, origin);
        if (!isOfType(value, schemaTypes(schema)))
            replace(value, coerceScalar(value, schema), path, origin);
    }

    void visitParts(Json &value, const Json &schema, const QString &path, const QString &origin, int depth)
    {
        if (value.is_object() && schema.contains("properties") && schema["properties"].is_object()) {
            for (const auto &[name, part] : schema["properties"].items())
                visitProperty(value, schema["properties"], name, path, origin, depth);
        }
        const auto items = schema.find("items");
        if (!value.is_array() || items == schema.end() || !items->is_object())
            return;
        const bool wrapped = m_result.origins.contains(path) && m_result.repairs.last().rule == u"coerced-list" && m_result.repairs.last().path == path;
        for (size_t i = 0; i < value.size(); ++i) {
            const QString step = u'/' + QString::number(i);
            visit(value[i], *items, path + step, wrapped ? origin : origin + step, depth + 1);
        }
    }

    void visitProperty(Json &value, const Json &properties, const std::string &name, const QString &path, const QString &origin, int depth)
    {
        const QString key = QString::fromStdString(name);
        QString old = key;
        if (!value.contains(name))
            old = renamed(value, properties, key, path, origin);
        if (value.contains(name))
            visit(value[name], properties[name], path + pointerStep(key), origin + pointerStep(old), depth + 1);
    }

    /// Renames the one unknown key that was meant, in its place, and says how it was called.
    QString renamed(Json &value, const Json &properties, const QString &name, const QString &path, const QString &origin)
    {
        QStringList meant;
        for (const auto &[key, part] : value.items()) {
            const QString written = QString::fromStdString(key);
            if (!properties.contains(key) && foldedName(written) == foldedName(name))
                meant.append(written);
        }
        if (meant.size() != 1)
            return name;
        Json object = Json::object();
        for (auto &[key, part] : value.items())
            object[QString::fromStdString(key) == meant.first() ? name.toStdString() : key] = part;
        value = object;
        note(QStringLiteral("coerced-key"), jsonString(meant.first()), jsonString(name), path + pointerStep(name), origin + pointerStep(meant.first()));
        return meant.first();
    }

    const Json &m_root;
    CoercedValue m_result;
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
