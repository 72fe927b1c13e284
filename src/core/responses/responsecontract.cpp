// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/responsecontract.h"

#include "core/rules/ruleengine.h"

namespace outcrop {
namespace {

Json schemaOf(const DataNode &field, bool isNullable);

/// Adds the properties of an object or an item; missing ones will only cause warnings.
void addParts(Json &schema, const DataNode &parts)
{
    Json names = Json::array();
    for (const DataNode &part : parts.items()) {
        const std::string name = part[u"name"].text().toStdString();
        schema["properties"][name] = schemaOf(part, true);
        names.push_back(name);
    }
    if (!names.empty()) {
        schema["required"] = names;
        schema["x-advised"] = true;
    }
}

void addType(Json &schema, const QString &type, bool isNullable)
{
    if (!type.isEmpty())
        schema["type"] = isNullable ? Json::array({jsonString(type), "null"}) : jsonString(type);
}

void addAllowedValues(Json &schema, const DataNode &field, bool isNullable)
{
    const DataNode &allowed = field[u"allowed_values"];
    if (allowed.items().isEmpty())
        return;
    schema["enum"] = allowed.toJson();
    if (isNullable)
        schema["enum"].push_back(nullptr);
}

void addLimits(Json &schema, const DataNode &field)
{
    static constexpr std::pair<const char16_t *, const char *> limits[] = {
        {u"min_value", "minimum"}, {u"max_value", "maximum"}, {u"max_length", "maxLength"}};
    for (const auto &[name, keyword] : limits) {
        if (const DataNode &limit = field[name]; limit.isScalar())
            schema[keyword] = limit.toJson();
    }
}

Json itemSchema(const DataNode &field)
{
    Json items = Json::object();
    addType(items, field[u"item_type"].text(), false);
    addParts(items, field[u"item_schema"]);
    return items;
}

Json schemaOf(const DataNode &field, bool isNullable)
{
    Json schema = Json::object();
    addType(schema, field[u"type"].text(), isNullable);
    if (const QString description = field[u"description"].text(); !description.isEmpty())
        schema["description"] = jsonString(description);
    addAllowedValues(schema, field, isNullable);
    addLimits(schema, field);
    if (field[u"type"].text() == u"array")
        schema["items"] = itemSchema(field);
    addParts(schema, field[u"properties"]);
    return schema;
}

} // namespace

Json responseSchema(const QList<ResponseField> &fields)
{
    Json properties = Json::object();
    Json requiredJson = Json::array();
    for (const ResponseField &field : fields) {
        properties[field.name.toStdString()] = schemaOf(field.data, !field.isRequired);
        if (field.isRequired)
            requiredJson.push_back(jsonString(field.name));
    }
    return {{"type", "object"}, {"properties", properties}, {"required", requiredJson}};
}

ResponseContract ResponseContract::fromSchema(const Json &schema, const QString &name)
{
    return {name, schema, Schema(schema)};
}

ResponseContract ResponseContract::contractForPromptType(const ResponseSchemas &schemas, const QString &type)
{
    const QList<ResponseField> fields = schemas.document ? schemas.fields(type) : QList<ResponseField>();
    if (fields.isEmpty())
        return {};
    ResponseContract contract = fromSchema(responseSchema(fields), type);
    contract.envelope = EnvelopeKind::Tags;
    return contract;
}

std::optional<Diagnostics> checkContractRules(const QString &response, const QString &file, const ResponseContract &contract)
{
    if (contract.rules.isEmpty())
        return std::nullopt;
    Diagnostics found;
    bool wasTried = false;
    const CheckedTextReport report =
        RuleEngine(contract.rules, {{}, {}, {}, contract.readSyntax}).check(CheckedText{{}, response});
    for (const RuleResult &result : report.results) {
        wasTried = wasTried || result.outcome == RuleOutcome::Kept || result.outcome == RuleOutcome::Broken || result.hasFailed();
        found += result.findings;
    }
    found += failuresOf(report);
    for (Diagnostic &finding : found)
        finding.location.file = file;
    sortByLocation(found);
    return wasTried ? std::optional(found) : std::nullopt;
}

} // namespace outcrop
