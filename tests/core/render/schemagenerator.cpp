// SPDX-License-Identifier: GPL-3.0-or-later
#include "schemagenerator.h"

#include "core/documents/schema/schemaindex.h"

#include <array>

namespace outcrop::testing {
namespace {

constexpr std::array<const char *, 6> names{"a", "b", "name", "next", "x/y", "items"};
constexpr std::array<const char *, 6> sampleStrings{"", "a", "abc", "2026-11-21", "ab12", "x@example.com"};
constexpr std::array<const char *, 3> definitions{"node", "leaf", "pair"};
constexpr int deepest = 3;

} // namespace

std::string SchemaGenerator::randomName()
{
    return names[size_t(randomBelow(int(names.size())))];
}

std::string SchemaGenerator::word()
{
    return sampleStrings[size_t(randomBelow(int(sampleStrings.size())))];
}

Json SchemaGenerator::schema()
{
    Json schema = randomBool(70) ? objectSchema(0) : part(0);
    if (!schema.is_object())
        schema = Json::object();
    schema["$defs"] = {{"node", objectSchema(1)}, {"leaf", part(deepest - 1)}, {"pair", part(1)}};
    if (randomBool(20))
        schema["title"] = "T";
    return randomBool(30) ? toDraft7(std::move(schema)) : schema;
}

/// Returns the schema converted to draft 7.
Json SchemaGenerator::toDraft7(Json schema) const
{
    schema["$schema"] = "http://json-schema.org/draft-07/schema#";
    std::string text = schema.dump();
    const auto replace = [&text](const std::string &what, const std::string &by) {
        for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
            text.replace(at, what.size(), by);
    };
    replace("\"$defs\"", "\"definitions\"");
    replace("#/$defs/", "#/definitions/");
    replace("\"items\":", "\"additionalItems\":"); // also replaces properties of that name, which is acceptable in these tests
    replace("\"prefixItems\":", "\"items\":");
    return Json::parse(text);
}

Json SchemaGenerator::part(int depth)
{
    switch (randomBelow(depth >= deepest ? 4 : 9)) {
    case 0:
        return textSchema();
    case 1:
        return numberSchema();
    case 2:
        return literalSchema();
    case 3:
        return {{"type", randomBool(50) ? "boolean" : "null"}};
    case 4:
        return arraySchema(depth);
    case 5:
    case 6:
        return objectSchema(depth);
    case 7:
        return choiceSchema(depth);
    default: {
        Json reference{{"$ref", std::string("#/$defs/") + definitions[size_t(randomBelow(3))]}};
        if (randomBool(20))
            reference["description"] = "beside it";
        if (randomBool(10))
            reference["$ref"] = "#";
        return reference;
    }
    }
}

Json SchemaGenerator::randomPart(int depth)
{
    if (randomBool(5))
        return randomBool(70);
    return randomBool(5) ? Json::object() : addConstraints(part(depth), depth);
}

/// Returns the schema, occasionally with further constraints.
Json SchemaGenerator::addConstraints(Json schema, int depth)
{
    if (depth >= deepest || schema.contains("$ref"))
        return schema;
    if (randomBool(6))
        schema["allOf"] = parts(depth + 1);
    if (randomBool(4))
        schema["not"] = part(deepest);
    if (randomBool(4)) {
        schema["if"] = part(deepest);
        schema["then"] = part(depth + 1);
    }
    if (randomBool(15))
        schema["description"] = "D.";
    if (randomBool(5))
        schema["default"] = nullptr;
    return schema;
}

Json SchemaGenerator::textSchema()
{
    Json schema = Json::object();
    if (randomBool(90))
        schema["type"] = randomBool(15) ? Json{"string", "null"} : Json("string");
    if (randomBool(25))
        schema["minLength"] = randomBelow(3);
    if (randomBool(25))
        schema["maxLength"] = 2 + randomBelow(9);
    if (randomBool(20))
        schema["pattern"] = randomBool(50) ? "^[a-z]*" : "\\d";
    if (randomBool(20))
        schema["format"] = std::array<const char *, 4>{"date", "uri-reference", "email", "regex"}[size_t(randomBelow(4))];
    return schema;
}

Json SchemaGenerator::numberSchema()
{
    Json schema = Json::object();
    if (randomBool(90))
        schema["type"] = randomBool(50) ? "integer" : "number";
    if (randomBool(30))
        schema[randomBool(50) ? "minimum" : "exclusiveMinimum"] = randomBelow(4);
    if (randomBool(30))
        schema[randomBool(50) ? "maximum" : "exclusiveMaximum"] = 3 + randomBelow(9);
    if (randomBool(15))
        schema["multipleOf"] = 1 + randomBelow(3);
    return schema;
}

Json SchemaGenerator::literalSchema()
{
    const std::array<Json, 6> values{Json("a"), Json("abc"), Json(1), Json(nullptr), Json(true), Json{{"a", 1}}};
    if (randomBool(30))
        return {{"const", values[size_t(randomBelow(6))]}};
    Json schema{{"enum", {values[size_t(randomBelow(3))]}}};
    if (randomBool(40))
        schema["enum"].push_back(values[size_t(2 + randomBelow(4))]);
    return schema;
}

Json SchemaGenerator::arraySchema(int depth)
{
    Json schema{{"type", "array"}};
    if (randomBool(20))
        schema["prefixItems"] = parts(depth + 1);
    if (randomBool(85))
        schema["items"] = randomPart(depth + 1);
    if (randomBool(25))
        schema["minItems"] = randomBelow(3);
    if (randomBool(20))
        schema["maxItems"] = 1 + randomBelow(4);
    if (randomBool(10))
        schema["uniqueItems"] = true;
    if (randomBool(10))
        schema["contains"] = part(deepest);
    return schema;
}

Json SchemaGenerator::objectSchema(int depth)
{
    Json schema = Json::object();
    if (randomBool(90))
        schema["type"] = randomBool(10) ? Json{"object", "null"} : Json("object");
    Json properties = Json::object();
    Json required = Json::array();
    for (int i = randomBelow(4); i > 0; --i)
        properties[randomName()] = randomPart(depth + 1);
    for (const auto &[key, unused] : properties.items()) {
        if (randomBool(50))
            required.push_back(key);
    }
    if (randomBool(8) && !properties.contains("more"))
        required.push_back("more"); // the property is required but not declared
    if (!properties.empty())
        schema["properties"] = properties;
    if (!required.empty())
        schema["required"] = required;
    if (randomBool(50))
        schema["additionalProperties"] = randomBool(60) ? Json(randomBool(80) ? false : true) : part(deepest);
    if (randomBool(8))
        schema["patternProperties"] = {{"^p", part(deepest)}};
    if (randomBool(6))
        schema["minProperties"] = 1;
    if (randomBool(6))
        schema["dependentRequired"] = {{"a", {"b"}}};
    if (randomBool(8))
        schema[randomBool(50) ? "anyOf" : "oneOf"] = {Json{{"required", {randomName()}}}, Json{{"properties", {{randomName(), part(deepest)}}}}};
    return schema;
}

Json SchemaGenerator::choiceSchema(int depth)
{
    return {{randomBool(50) ? "anyOf" : randomBool(60) ? "oneOf" : "allOf", parts(depth + 1)}};
}

Json SchemaGenerator::parts(int depth)
{
    Json list = Json::array();
    for (int i = 1 + randomBelow(3); i > 0; --i)
        list.push_back(randomPart(depth));
    return list;
}

Json SchemaGenerator::value(const Json &root)
{
    m_root = root;
    Json made = valueFor(root, 0);
    return randomBool(5) ? randomValue(0) : made;
}

Json SchemaGenerator::randomValue(int depth)
{
    switch (randomBelow(depth > 2 ? 5 : 7)) {
    case 0:
        return nullptr;
    case 1:
        return randomBool(50);
    case 2:
        return randomBelow(12);
    case 3:
        return 1.5;
    case 4:
        return word();
    case 5:
        return Json::array({randomValue(depth + 1)});
    default:
        return Json{{randomName(), randomValue(depth + 1)}};
    }
}

/// Returns two schemas merged into one, accurate enough for generating values.
Json SchemaGenerator::mergeSchemas(const Json &first, const Json &second)
{
    if (!first.is_object() || !second.is_object())
        return first.is_object() ? first : second;
    Json both = first;
    for (const auto &[key, value] : second.items()) {
        if (both.contains(key) && both[key].is_object() && value.is_object())
            both[key].update(value);
        else if (both.contains(key) && key == "required")
            both[key].insert(both[key].end(), value.begin(), value.end());
        else
            both[key] = value;
    }
    return both;
}

Json SchemaGenerator::valueFor(const Json &schema, int depth)
{
    if (!schema.is_object() || depth > 8)
        return depth > 8 ? Json(nullptr) : randomValue(depth);
    Json rest = schema;
    if (schema.contains("$ref")) {
        const QString reference = qString(schema["$ref"]);
        rest.erase("$ref");
        return valueFor(mergeSchemas(m_root.at(Json::json_pointer(reference.mid(1).toStdString())), rest), depth + 1);
    }
    for (const char *choice : {"anyOf", "oneOf", "allOf"}) {
        if (!schema.contains(choice))
            continue;
        rest.erase(choice);
        for (const Json &one : schema[choice]) {
            const bool takesAll = std::string_view(choice) == "allOf";
            const bool isTaken = takesAll || randomBool(60) || &one == &schema[choice].back();
            if (isTaken)
                rest = mergeSchemas(rest, one);
            if (isTaken && !takesAll)
                break;
        }
        return valueFor(rest, depth + 1);
    }
    if (schema.contains("const"))
        return schema["const"];
    if (schema.contains("enum"))
        return schema["enum"][size_t(randomBelow(int(schema["enum"].size())))];
    const Json type = schema.value("type", Json());
    if (type.is_array())
        return valueOfType(type[size_t(randomBelow(int(type.size())))].get<std::string>(), schema, depth);
    if (type.is_string())
        return valueOfType(type.get<std::string>(), schema, depth);
    if (randomBool(50))
        return randomValue(depth);
    return schema.contains("properties") || schema.contains("required") ? objectFor(schema, depth) : textFor(schema);
}

Json SchemaGenerator::valueOfType(const std::string &type, const Json &schema, int depth)
{
    if (type == "object")
        return objectFor(schema, depth);
    if (type == "array")
        return arrayFor(schema, depth);
    if (type == "string")
        return textFor(schema);
    if (type == "integer")
        return randomBelow(12);
    if (type == "number")
        return randomBool(70) ? Json(randomBelow(12)) : Json(randomBelow(12) + 0.5);
    return type == "boolean" ? Json(randomBool(50)) : Json(nullptr);
}

Json SchemaGenerator::textFor(const Json &)
{
    return word();
}

Json SchemaGenerator::arrayFor(const Json &schema, int depth)
{
    Json list = Json::array();
    const char *places = schema.contains("prefixItems") ? "prefixItems" : "items";
    const Json prefix = schema.value(places, Json());
    const Json rest = schema.value(prefix.is_array() && prefix == schema.value("items", Json()) ? "additionalItems" : "items", Json(true));
    if (prefix.is_array()) {
        for (const Json &one : prefix)
            list.push_back(valueFor(one, depth + 1));
    }
    for (int i = randomBelow(3); i > 0 && rest != Json(false); --i)
        list.push_back(valueFor(rest, depth + 1));
    return list;
}

Json SchemaGenerator::objectFor(const Json &schema, int depth)
{
    Json object = Json::object();
    const Json properties = schema.value("properties", Json::object());
    const Json required = schema.value("required", Json::array());
    for (const Json &one : required) {
        const std::string key = one.get<std::string>();
        object[key] = valueFor(properties.value(key, Json(true)), depth + 1);
    }
    for (const auto &[key, inner] : properties.items()) {
        if (!object.contains(key) && inner != Json(false) && randomBool(depth > 4 ? 10 : 60))
            object[key] = valueFor(inner, depth + 1);
    }
    const Json more = schema.value("additionalProperties", Json(true));
    if (more != Json(false) && randomBool(30))
        object["extra"] = valueFor(more, depth + 1);
    return object;
}

} // namespace outcrop::testing
