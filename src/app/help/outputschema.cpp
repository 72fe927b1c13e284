// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/outputschema.h"

#include "core/base/resources.h"

#include <QDir>

/// Registers the resources. Q_INIT_RESOURCE must be called outside every namespace.
static bool registerOutputSchemas()
{
    Q_INIT_RESOURCE(output);
    return true;
}

namespace outcrop {
namespace {

const QString schemaFolder = QStringLiteral(":/schemas/output");
const QString commonName = QStringLiteral("common"); ///< the definitions that all commands share: `error`, `help`, `finding` and others

Json schemaFile(const QString &name)
{
    static const bool isRegistered = registerOutputSchemas();
    const QByteArray bytes = isRegistered ? readResource(schemaFolder + u'/' + name + QStringLiteral(".schema.json")) : QByteArray();
    Json schema = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    return schema.is_object() ? schema : Json::object();
}

bool refersTo(const Json &schema, const std::string &definition)
{
    return schema.dump().find("\"#/$defs/" + definition + '"') != std::string::npos;
}

/// Returns the definitions that a schema uses, directly or through other definitions.
Json usedDefinitions(Json schema, const Json &definitions)
{
    Json usedJson = Json::object();
    for (bool isComplete = false; !isComplete;) {
        isComplete = true;
        for (const auto &[name, definition] : definitions.items()) {
            if (usedJson.contains(name) || !refersTo(schema, name))
                continue;
            usedJson[name] = definition;
            schema.push_back(definition);
            isComplete = false;
        }
    }
    return usedJson;
}

} // namespace

Json withSchemaVersion(const Json &document)
{
    Json versionedJson{{"schema_version", outputSchemaVersion}};
    versionedJson.update(document);
    return versionedJson;
}

QStringList outputSchemaNames()
{
    schemaFile(commonName); // called for its side effect: the resources must be registered before they are listed
    QStringList names;
    for (const QString &file : QDir(schemaFolder).entryList(QDir::Files, QDir::Name))
        names.append(file.section(u'.', 0, 0));
    names.removeOne(commonName);
    return names;
}

Json outputSchema(const QString &name)
{
    Json result = name == commonName ? Json::object() : schemaFile(name);
    if (result.empty())
        return result;
    Json definitions = schemaFile(commonName)["$defs"];
    if (result.contains("$defs"))
        definitions.update(result["$defs"]);
    Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", result["title"]}, {"type", "object"},
        {"properties", {{"schema_version", {{"const", outputSchemaVersion}}}}}, {"required", {"schema_version"}}};
    result.erase("title");
    result.erase("$defs");
    schema["anyOf"] = Json::array({result, {{"$ref", "#/$defs/help"}}, {{"$ref", "#/$defs/error"}}});
    schema["$defs"] = usedDefinitions(schema["anyOf"], definitions);
    return schema;
}

} // namespace outcrop
