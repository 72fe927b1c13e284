// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemakeywords.h"

#include "core/base/jsonpointer.h"

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

using enum SchemaDraft;
using Form = SchemaKeyword::Form;

constexpr std::array<SchemaKeyword, 23> keywords{{
    {"$defs", Draft201909, Draft202012, Form::Map, false},
    {"definitions", Draft4, Draft202012, Form::Map, false},
    {"properties", Draft4, Draft202012, Form::Map, false},
    {"patternProperties", Draft4, Draft202012, Form::Map, false},
    {"additionalProperties", Draft4, Draft202012, Form::One, false},
    {"propertyNames", Draft6, Draft202012, Form::One, false},
    {"unevaluatedProperties", Draft201909, Draft202012, Form::One, false},
    {"items", Draft4, Draft201909, Form::OneOrList, false},
    {"items", Draft202012, Draft202012, Form::One, false},
    {"prefixItems", Draft202012, Draft202012, Form::List, false},
    {"additionalItems", Draft4, Draft201909, Form::One, false},
    {"contains", Draft6, Draft202012, Form::One, false},
    {"unevaluatedItems", Draft201909, Draft202012, Form::One, false},
    {"contentSchema", Draft201909, Draft202012, Form::One, false},
    {"allOf", Draft4, Draft202012, Form::List, true},
    {"anyOf", Draft4, Draft202012, Form::List, true},
    {"oneOf", Draft4, Draft202012, Form::List, true},
    {"not", Draft4, Draft202012, Form::One, true},
    {"if", Draft7, Draft202012, Form::One, true},
    {"then", Draft7, Draft202012, Form::One, true},
    {"else", Draft7, Draft202012, Form::One, true},
    {"dependentSchemas", Draft201909, Draft202012, Form::Map, true},
    {"dependencies", Draft4, Draft7, Form::MapOfSchemasOrLists, true},
}};

bool isSchema(const Json &value)
{
    return value.is_object() || value.is_boolean();
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool areSchemas(const Json &values)
{
    return std::all_of(values.begin(), values.end(), isSchema);
}

bool areStrings(const Json &values)
{
    return std::all_of(values.begin(), values.end(), [](const Json &value) { return value.is_string(); });
}

bool isUsable(const SchemaKeyword &keyword, const Json &value)
{
    switch (keyword.form) {
    case Form::One:
        return isSchema(value);
    case Form::List:
        return value.is_array() && areSchemas(value);
    case Form::OneOrList:
        return value.is_array() ? areSchemas(value) : isSchema(value);
    case Form::Map:
        return value.is_object() && areSchemas(value);
    case Form::MapOfSchemasOrLists:
        return value.is_object();
    }
    Q_UNREACHABLE();
}

const char *requiredKind(std::string_view keyword, const Json &value, SchemaDraft draft)
{
    const bool isBoolean = draft == Draft4 && isOneOf(keyword, {"exclusiveMinimum", "exclusiveMaximum"});
    if (isOneOf(keyword,
            {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength",
                "minItems", "maxItems", "minProperties", "maxProperties", "minContains", "maxContains"}))
        return value.is_number() || (isBoolean && value.is_boolean()) ? nullptr : "a number";
    if (isOneOf(keyword, {"pattern", "$ref", "$dynamicRef", "$recursiveRef"}))
        return value.is_string() ? nullptr : "a string";
    if (keyword == "enum")
        return value.is_array() ? nullptr : "a list";
    if (keyword == "required")
        return value.is_array() && areStrings(value) ? nullptr : "a list of names";
    return keyword == "dependentRequired" && !value.is_object() ? "an object" : nullptr;
}

} // namespace

QString keywordProblem(const std::string &keyword, const Json &value, SchemaDraft draft)
{
    const SchemaKeyword *schemas = schemaKeyword(keyword, draft);
    const char *neededType = schemas ? (isUsable(*schemas, value) ? nullptr : "a schema or a collection of schemas")
                                 : requiredKind(keyword, value, draft);
    return neededType ? QStringLiteral("`%1` must be %2").arg(QString::fromStdString(keyword), QLatin1StringView(neededType))
                  : QString();
}

const SchemaKeyword *schemaKeyword(std::string_view name, SchemaDraft draft)
{
    const auto found = std::find_if(keywords.begin(), keywords.end(), [name, draft](const SchemaKeyword &keyword) {
        return keyword.name == name && keyword.first <= draft && draft <= keyword.last;
    });
    return found == keywords.end() ? nullptr : &*found;
}

void forEachSubschema(const Json &schema, SchemaDraft draft,
    const std::function<void(const SchemaKeyword &, const Json &, const QString &)> &work)
{
    if (!schema.is_object())
        return;
    for (const auto &[name, value] : schema.items()) {
        const SchemaKeyword *keyword = schemaKeyword(name, draft);
        if (!keyword)
            continue;
        const QString step = pointerToken(name);
        const bool isList = keyword->form == Form::List || (keyword->form == Form::OneOrList && value.is_array());
        const bool isMap = keyword->form == Form::Map || keyword->form == Form::MapOfSchemasOrLists;
        if (isList && value.is_array()) {
            for (size_t i = 0; i < value.size(); ++i)
                work(*keyword, value[i], step + u'/' + QString::number(i));
        } else if (isMap && value.is_object()) {
            for (const auto &[key, one] : value.items()) {
                if (isSchema(one))
                    work(*keyword, one, step + pointerToken(key));
            }
        } else if (!isList && !isMap && isSchema(value)) {
            work(*keyword, value, step);
        }
    }
}

} // namespace outcrop
