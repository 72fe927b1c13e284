// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemascalars.h"

#include "core/documents/data/jsonequal.h"
#include "core/documents/schema/schemaformats.h"

#include <QByteArray>
#include <QStringDecoder>

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace outcrop {
namespace {

using Objection = std::optional<ScalarViolation>;

/// In draft 4, `exclusiveMinimum` and `exclusiveMaximum` are booleans.
bool isExclusive(const SchemaNode &schema, const char *keyword)
{
    return schema.draft == SchemaDraft::Draft4 && schema.json->value(keyword, Json()) == Json(true);
}

bool isMultiple(const Json &value, const Json &of)
{
    if (value.is_number_integer() && of.is_number_integer() && of != Json(0))
        return std::fmod(toNumber(value), toNumber(of)) == 0;
    const double times = double(toNumber(value)) / double(toNumber(of));
    return std::isfinite(times) && std::fabs(times - std::round(times)) < 1e-9; // tolerance for rounding: 0.3 is a multiple of 0.1
}

/// Returns the number of code points.
size_t lengthOf(const Json &text)
{
    const std::string &bytes = text.get_ref<const std::string &>();
    return size_t(std::count_if(bytes.begin(), bytes.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

/// Decodes the whole text, including a byte order mark at its beginning.
QString wholeText(const Json &text)
{
    const std::string &bytes = text.get_ref<const std::string &>();
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
}

bool isJsonText(const QByteArray &text)
{
    return Json::accept(text.begin(), text.end());
}

Objection exclusiveMinimum(const ScalarContext &scene, const Json &keyword)
{
    if (!scene.value.is_number() || toNumber(scene.value) > toNumber(keyword))
        return {};
    return ScalarViolation{"exclusiveMinimum", QStringLiteral("This number is too small.")};
}

Objection exclusiveMaximum(const ScalarContext &scene, const Json &keyword)
{
    if (!scene.value.is_number() || toNumber(scene.value) < toNumber(keyword))
        return {};
    return ScalarViolation{"exclusiveMaximum", QStringLiteral("This number is too large.")};
}

Objection minimum(const ScalarContext &scene, const Json &keyword)
{
    if (isExclusive(scene.schema, "exclusiveMinimum"))
        return exclusiveMinimum(scene, keyword);
    if (!scene.value.is_number() || toNumber(scene.value) >= toNumber(keyword))
        return {};
    return ScalarViolation{"minimum", QStringLiteral("This number is too small.")};
}

Objection maximum(const ScalarContext &scene, const Json &keyword)
{
    if (isExclusive(scene.schema, "exclusiveMaximum"))
        return exclusiveMaximum(scene, keyword);
    if (!scene.value.is_number() || toNumber(scene.value) <= toNumber(keyword))
        return {};
    return ScalarViolation{"maximum", QStringLiteral("This number is too large.")};
}

Objection multipleOf(const ScalarContext &scene, const Json &keyword)
{
    if (!scene.value.is_number() || isMultiple(scene.value, keyword))
        return {};
    return ScalarViolation{
        "multipleOf", QStringLiteral("This is not a multiple of %1.").arg(QString::fromStdString(keyword.dump()))};
}

Objection minLength(const ScalarContext &scene, const Json &keyword)
{
    if (!scene.value.is_string() || lengthOf(scene.value) >= toNumber(keyword))
        return {};
    return ScalarViolation{"minLength", QStringLiteral("This text is too short.")};
}

Objection maxLength(const ScalarContext &scene, const Json &keyword)
{
    if (!scene.value.is_string() || lengthOf(scene.value) <= toNumber(keyword))
        return {};
    return ScalarViolation{"maxLength", QStringLiteral("This text is too long.")};
}

Objection pattern(const ScalarContext &scene, const Json &keyword)
{
    if (!scene.value.is_string() || scene.index.pattern(keyword.get_ref<const std::string &>()).isFoundIn(wholeText(scene.value)))
        return {};
    return ScalarViolation{"pattern", QStringLiteral("This text does not match the required pattern.")};
}

/// Up to draft 7 `format` is an assertion, later only an annotation.
Objection format(const ScalarContext &scene, const Json &keyword)
{
    const bool counts = scene.schema.draft <= SchemaDraft::Draft7 || scene.settings.assertFormats;
    if (!counts || !scene.value.is_string() || !keyword.is_string() || hasFormat(qString(scene.value), qString(keyword)))
        return {};
    return ScalarViolation{"format", QStringLiteral("This is not a valid %1.").arg(qString(keyword))};
}

Objection content(const ScalarContext &scene, const Json &keyword)
{
    if (!scene.value.is_string())
        return {};
    const bool encoded = scene.schema.json->value("contentEncoding", Json()) == Json("base64");
    const auto bytes = QByteArray::fromStdString(scene.value.get_ref<const std::string &>());
    const auto decoded = QByteArray::fromBase64Encoding(bytes, QByteArray::AbortOnBase64DecodingErrors);
    if (encoded && !decoded)
        return ScalarViolation{"contentEncoding", QStringLiteral("This is not base64.")};
    if (keyword != Json("application/json") || isJsonText(encoded ? *decoded : bytes))
        return {};
    return ScalarViolation{"contentMediaType", QStringLiteral("This text is not JSON.")};
}

} // namespace

ScalarCheck scalarCheck(std::string_view keyword)
{
    static const std::unordered_map<std::string_view, ScalarCheck> checks{
        {"minimum", minimum}, {"maximum", maximum}, {"exclusiveMinimum", exclusiveMinimum}, {"exclusiveMaximum", exclusiveMaximum},
        {"multipleOf", multipleOf}, {"minLength", minLength}, {"maxLength", maxLength}, {"pattern", pattern}, {"format", format},
        {"contentEncoding", content}, {"contentMediaType", content}};
    const auto found = checks.find(keyword);
    return found == checks.end() ? nullptr : found->second;
}

} // namespace outcrop
