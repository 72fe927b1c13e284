// SPDX-License-Identifier: GPL-3.0-or-later
// The one file that sees jsoncons' schema headers, which take long to compile.
#include "core/documents/schema.h"

#include "core/documents/schemaguard.h"
#include "core/documents/schemapath.h"

#include <jsoncons/json.hpp>
#include <jsoncons_ext/jsonschema/jsonschema.hpp>

#include <exception>

namespace outcrop {
namespace {

namespace js = jsoncons::jsonschema;

/// std::regex, which the validator uses, exhausts the stack on longer texts. Where a schema has patterns, texts are
/// checked up to here.
constexpr size_t mostOfText = 4096;

void shorten(Json &value)
{
    if (value.is_string() && value.get_ref<const std::string &>().size() > mostOfText) {
        const QString text = QString::fromStdString(value.get<std::string>()).left(qsizetype(mostOfText));
        value = jsonString(text);
    } else if (value.is_structured()) {
        for (Json &child : value)
            shorten(child);
    }
}

bool hasPatterns(const std::string &schema)
{
    return schema.find("\"pattern\"") != std::string::npos || schema.find("\"patternProperties\"") != std::string::npos;
}

jsoncons::ojson toJsoncons(const Json &value)
{
    return jsoncons::ojson::parse(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

QString fromStd(const std::string &text)
{
    return QString::fromStdString(text);
}

SchemaViolation violationOf(const js::validation_message &found, const Json &schema)
{
    const QString keyword = fromStd(found.keyword());
    return {fromStd(found.instance_location().string()), fromStd(found.message()), keyword,
        schemaHolding(schema, fromStd(found.eval_path().string()), keyword)};
}

/// Of `allOf` every part must hold, so what its parts found is what is wrong. Of `anyOf` and `oneOf` the parts are only
/// attempts.
void collect(const js::validation_message &found, const Json &schema, QList<SchemaViolation> &violations)
{
    if (found.keyword() != "allOf" || found.details().empty()) {
        violations.append(violationOf(found, schema));
        return;
    }
    for (const js::validation_message &detail : found.details())
        collect(detail, schema, violations);
}

Json parsed(const QByteArray &text)
{
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

} // namespace

struct Schema::Compiled {
    Json schema;
    QString error;
    bool patterns = false;
    std::unique_ptr<js::json_schema<jsoncons::ojson>> validator;

    explicit Compiled(const Json &source)
    {
        error = source.is_discarded() ? QStringLiteral("it is not JSON") : refusalOfSchema(source);
        if (error.isEmpty())
            compile(withPatternProperties(source));
    }

    void compile(const Json &source)
    {
        try {
            schema = source;
            const jsoncons::ojson converted = toJsoncons(source);
            patterns = hasPatterns(converted.to_string());
            validator = std::make_unique<js::json_schema<jsoncons::ojson>>(js::make_json_schema(converted));
        } catch (const std::exception &failure) {
            error = QString::fromUtf8(failure.what());
        }
    }
};

const Schema &Schema::metaSchema()
{
    static const Schema meta(
        QByteArray::fromStdString(js::draft202012::schema_draft202012<jsoncons::ojson>::get_schema().to_string()));
    return meta;
}

Schema::Schema(const QByteArray &text) : Schema(parsed(text)) { }

Schema::Schema(const Json &schema) : m_compiled(std::make_shared<const Compiled>(schema)) { }

const QString &Schema::error() const
{
    return m_compiled->error;
}

QList<SchemaViolation> Schema::validate(const Json &value) const
{
    if (!m_compiled->validator)
        return {{{}, QStringLiteral("The schema cannot be used: %1.").arg(error()), {}, {}}};
    QList<SchemaViolation> violations;
    try {
        Json checked = value;
        if (m_compiled->patterns)
            shorten(checked);
        const auto note = [this, &violations](const js::validation_message &found) -> js::walk_result {
            collect(found, m_compiled->schema, violations);
            return js::walk_result::advance;
        };
        m_compiled->validator->validate(toJsoncons(checked), note);
    } catch (const std::exception &failure) {
        violations.append(
            {{}, QStringLiteral("The value could not be checked: %1.").arg(QString::fromUtf8(failure.what())), {}, {}});
    }
    return violations;
}

const Json &Schema::at(const QString &pointer) const
{
    static const Json empty = Json::object();
    try {
        const Json &found = m_compiled->schema.at(Json::json_pointer(pointer.toStdString()));
        return found.is_object() ? found : empty;
    } catch (const Json::exception &) {
        return empty;
    }
}

} // namespace outcrop
