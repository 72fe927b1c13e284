// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/search/typesensestore.h"

#include "core/retrieval/textwords.h"
#include "core/retrieval/wordstem.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop::testing {
namespace {

const QStringList knownTypes = {QStringLiteral("string"), QStringLiteral("string[]"), QStringLiteral("int32"), QStringLiteral("int64"),
                                QStringLiteral("float"), QStringLiteral("float[]"), QStringLiteral("bool")};
const QStringList knownKeys = {QStringLiteral("name"), QStringLiteral("type"), QStringLiteral("facet"), QStringLiteral("optional"), QStringLiteral("index"),
                               QStringLiteral("store"), QStringLiteral("sort"), QStringLiteral("infix"), QStringLiteral("locale"), QStringLiteral("num_dim"),
                               QStringLiteral("vec_dist"), QStringLiteral("reference"), QStringLiteral("range_index"), QStringLiteral("stem")};

bool isListOf(const Json &value, bool (Json::*is)() const noexcept)
{
    return value.is_array() && std::all_of(value.begin(), value.end(), [&](const Json &one) { return (one.*is)(); });
}

bool hasType(const Json &value, const QString &type)
{
    if (type == QLatin1String("string"))
        return value.is_string();
    if (type == QLatin1String("string[]"))
        return isListOf(value, &Json::is_string);
    if (type == QLatin1String("float[]"))
        return isListOf(value, &Json::is_number);
    if (type == QLatin1String("float"))
        return value.is_number();
    if (type == QLatin1String("bool"))
        return value.is_boolean();
    return value.is_number_integer();
}

} // namespace

const TypesenseField *TypesenseCollection::find(const QString &field) const
{
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const TypesenseField &one) { return one.name == field; });
    return found == fields.end() ? nullptr : &*found;
}

Json valueOf(const Json &object, const QString &name)
{
    if (!object.is_object())
        return {};
    const auto found = object.find(name.toStdString());
    return found == object.end() ? Json() : *found;
}

std::optional<QString> readField(const Json &json, TypesenseField &field)
{
    if (!json.is_object())
        return QStringLiteral("Wrong format for `fields`. It should be an array of objects.");
    for (const auto &[key, value] : json.items()) {
        if (!knownKeys.contains(QString::fromStdString(key)))
            return QStringLiteral("A field has no property `%1`.").arg(QString::fromStdString(key));
    }
    const auto flag = [&](const char *name) { return valueOf(json, QLatin1String(name)) == Json(true); };
    field = {qString(valueOf(json, QStringLiteral("name"))), qString(valueOf(json, QStringLiteral("type"))), flag("optional"), flag("facet"), flag("sort"), flag("stem")};
    const Json dimensions = valueOf(json, QStringLiteral("num_dim"));
    field.dimensions = dimensions.is_number_integer() ? dimensions.get<int>() : 0;
    if (field.name.isEmpty() || !knownTypes.contains(field.type))
        return QStringLiteral("Field `%1` has an invalid data type `%2`.").arg(field.name, field.type);
    if (field.dimensions > 0 && field.type != QLatin1String("float[]"))
        return QStringLiteral("Property `num_dim` is only allowed on a float array field.");
    if (field.stem && !field.isText())
        return QStringLiteral("The `stem` property is only allowed for string and string[] fields.");
    return {};
}

std::optional<QString> problemOf(const Json &document, const TypesenseCollection &collection)
{
    static const QRegularExpression safe(QStringLiteral("^[A-Za-z0-9._~-]+$"));
    if (!document.is_object())
        return QStringLiteral("Bad JSON.");
    if (!safe.match(qString(valueOf(document, QStringLiteral("id")))).hasMatch())
        return QStringLiteral("Document's `id` field should be a string that needs no encoding in addresses.");
    for (const TypesenseField &field : collection.fields) {
        const Json value = valueOf(document, field.name);
        if (value.is_null() && field.optional)
            continue;
        if (value.is_null())
            return QStringLiteral("Field `%1` has been declared in the schema, but is not found in the document.").arg(field.name);
        if (!hasType(value, field.type))
            return QStringLiteral("Field `%1` must be a %2.").arg(field.name, field.type);
        if (field.dimensions > 0 && int(value.size()) != field.dimensions)
            return QStringLiteral("Field `%1` must have %2 dimensions.").arg(field.name).arg(field.dimensions);
    }
    return {};
}

QStringList plainTokens(const QString &text)
{
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    QStringList tokens;
    for (QString token : text.split(spaces, Qt::SkipEmptyParts)) {
        token.removeIf([](QChar c) { return !c.isLetterOrNumber() && !c.isMark(); });
        if (!token.isEmpty())
            tokens += token;
    }
    return tokens;
}

QStringList tokensOf(const Json &document, const TypesenseField &field)
{
    const Json value = valueOf(document, field.name);
    QStringList tokens;
    for (const Json &one : value.is_array() ? value : Json::array({value})) {
        for (const QString &token : plainTokens(qString(one)))
            tokens += field.stem ? wordStem(foldWord(token)) : foldWord(token);
    }
    return tokens;
}

} // namespace outcrop::testing
