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

using OptionalViolation = std::optional<ScalarViolation>;

/// Returns whether a draft 4 schema sets `exclusiveMinimum` or `exclusiveMaximum`, which are booleans in that draft.
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

OptionalViolation checkExclusiveMinimum(const ScalarContext &context, const Json &keyword)
{
    if (!context.value.is_number() || toNumber(context.value) > toNumber(keyword))
        return {};
    return ScalarViolation{"exclusiveMinimum", QStringLiteral("The number is too small.")};
}

OptionalViolation checkExclusiveMaximum(const ScalarContext &context, const Json &keyword)
{
    if (!context.value.is_number() || toNumber(context.value) < toNumber(keyword))
        return {};
    return ScalarViolation{"exclusiveMaximum", QStringLiteral("The number is too large.")};
}

OptionalViolation checkMinimum(const ScalarContext &context, const Json &keyword)
{
    if (isExclusive(context.schema, "exclusiveMinimum"))
        return checkExclusiveMinimum(context, keyword);
    if (!context.value.is_number() || toNumber(context.value) >= toNumber(keyword))
        return {};
    return ScalarViolation{"minimum", QStringLiteral("The number is too small.")};
}

OptionalViolation checkMaximum(const ScalarContext &context, const Json &keyword)
{
    if (isExclusive(context.schema, "exclusiveMaximum"))
        return checkExclusiveMaximum(context, keyword);
    if (!context.value.is_number() || toNumber(context.value) <= toNumber(keyword))
        return {};
    return ScalarViolation{"maximum", QStringLiteral("The number is too large.")};
}

OptionalViolation checkMultipleOf(const ScalarContext &context, const Json &keyword)
{
    if (!context.value.is_number() || isMultiple(context.value, keyword))
        return {};
    return ScalarViolation{"multipleOf",
        QStringLiteral("The number is not a multiple of %1.").arg(QString::fromStdString(keyword.dump()))};
}

OptionalViolation checkMinLength(const ScalarContext &context, const Json &keyword)
{
    if (!context.value.is_string() || lengthOf(context.value) >= toNumber(keyword))
        return {};
    return ScalarViolation{"minLength", QStringLiteral("The string is too short.")};
}

OptionalViolation checkMaxLength(const ScalarContext &context, const Json &keyword)
{
    if (!context.value.is_string() || lengthOf(context.value) <= toNumber(keyword))
        return {};
    return ScalarViolation{"maxLength", QStringLiteral("The string is too long.")};
}

OptionalViolation checkPattern(const ScalarContext &context, const Json &keyword)
{
    if (!context.value.is_string()
        || context.index.pattern(keyword.get_ref<const std::string &>()).isFoundIn(wholeText(context.value)))
        return {};
    return ScalarViolation{"pattern", QStringLiteral("The string does not match the required pattern.")};
}

/// Checks `format`, which is an assertion up to draft 7 and, unless `assertsFormats` is set, only an annotation in later drafts.
OptionalViolation checkFormat(const ScalarContext &context, const Json &keyword)
{
    const bool counts = context.schema.draft <= SchemaDraft::Draft7 || context.settings.assertsFormats;
    if (!counts || !context.value.is_string() || !keyword.is_string()
        || hasFormat(qString(context.value), qString(keyword)))
        return {};
    return ScalarViolation{"format", QStringLiteral("The string is not a valid %1.").arg(qString(keyword))};
}

OptionalViolation checkContent(const ScalarContext &context, const Json &keyword)
{
    if (!context.value.is_string())
        return {};
    const bool isEncoded = context.schema.json->value("contentEncoding", Json()) == Json("base64");
    const auto bytes = QByteArray::fromStdString(context.value.get_ref<const std::string &>());
    const auto decodedBytes = QByteArray::fromBase64Encoding(bytes, QByteArray::AbortOnBase64DecodingErrors);
    if (isEncoded && !decodedBytes)
        return ScalarViolation{"contentEncoding", QStringLiteral("The string is not valid base64.")};
    if (keyword != Json("application/json") || isJsonText(isEncoded ? *decodedBytes : bytes))
        return {};
    return ScalarViolation{"contentMediaType", QStringLiteral("The string is not valid JSON.")};
}

} // namespace

ScalarCheck scalarCheck(std::string_view keyword)
{
    static const std::unordered_map<std::string_view, ScalarCheck> checks{{"minimum", checkMinimum},
        {"maximum", checkMaximum}, {"exclusiveMinimum", checkExclusiveMinimum},
        {"exclusiveMaximum", checkExclusiveMaximum}, {"multipleOf", checkMultipleOf}, {"minLength", checkMinLength},
        {"maxLength", checkMaxLength}, {"pattern", checkPattern}, {"format", checkFormat},
        {"contentEncoding", checkContent}, {"contentMediaType", checkContent}};
    const auto found = checks.find(keyword);
    return found == checks.end() ? nullptr : found->second;
}

} // namespace outcrop
