// SPDX-License-Identifier: GPL-3.0-or-later
// The keywords that are about numbers and texts.
#include "core/documents/data/jsonequal.h"
#include "core/documents/schema/schemaevaluation.h"
#include "core/documents/schema/schemaformats.h"

#include <QByteArray>
#include <QStringDecoder>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// In draft 4 `exclusiveMinimum` and `exclusiveMaximum` say yes or no.
bool isExclusive(const SchemaNode &schema, const char *keyword)
{
    return schema.draft == SchemaDraft::Draft4 && schema.json->value(keyword, Json()) == Json(true);
}

bool isMultiple(const Json &value, const Json &of)
{
    if (value.is_number_integer() && of.is_number_integer() && of != Json(0))
        return std::fmod(toNumber(value), toNumber(of)) == 0;
    const double times = double(toNumber(value)) / double(toNumber(of));
    return std::isfinite(times) && std::fabs(times - std::round(times)) < 1e-9; // 0.3 is a multiple of 0.1
}

/// Characters, not bytes.
size_t lengthOf(const Json &text)
{
    const std::string &bytes = text.get_ref<const std::string &>();
    return size_t(std::count_if(bytes.begin(), bytes.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

/// Every character of a text, a byte order mark at its beginning too.
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

} // namespace

bool SchemaEvaluation::minimum(const Scene &scene, const Json &keyword)
{
    if (isExclusive(scene.schema, "exclusiveMinimum"))
        return exclusiveMinimum(scene, keyword);
    return !scene.value.is_number() || toNumber(scene.value) >= toNumber(keyword)
        || report(scene, "minimum", QStringLiteral("This number is too small."));
}

bool SchemaEvaluation::maximum(const Scene &scene, const Json &keyword)
{
    if (isExclusive(scene.schema, "exclusiveMaximum"))
        return exclusiveMaximum(scene, keyword);
    return !scene.value.is_number() || toNumber(scene.value) <= toNumber(keyword)
        || report(scene, "maximum", QStringLiteral("This number is too large."));
}

bool SchemaEvaluation::exclusiveMinimum(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_number() || toNumber(scene.value) > toNumber(keyword)
        || report(scene, "exclusiveMinimum", QStringLiteral("This number is too small."));
}

bool SchemaEvaluation::exclusiveMaximum(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_number() || toNumber(scene.value) < toNumber(keyword)
        || report(scene, "exclusiveMaximum", QStringLiteral("This number is too large."));
}

bool SchemaEvaluation::multipleOf(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_number() || isMultiple(scene.value, keyword)
        || report(scene, "multipleOf",
            QStringLiteral("This is not a multiple of %1.").arg(QString::fromStdString(keyword.dump())));
}

bool SchemaEvaluation::minLength(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_string() || lengthOf(scene.value) >= toNumber(keyword)
        || report(scene, "minLength", QStringLiteral("This text is too short."));
}

bool SchemaEvaluation::maxLength(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_string() || lengthOf(scene.value) <= toNumber(keyword)
        || report(scene, "maxLength", QStringLiteral("This text is too long."));
}

bool SchemaEvaluation::pattern(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_string()
        || m_index.pattern(keyword.get_ref<const std::string &>()).isFoundIn(wholeText(scene.value))
        || report(scene, "pattern", QStringLiteral("This text does not have the form that is needed here."));
}

/// Up to draft 7 a format is a rule, later it is a remark.
bool SchemaEvaluation::format(const Scene &scene, const Json &keyword)
{
    const bool counts = scene.schema.draft <= SchemaDraft::Draft7 || m_settings.assertFormats;
    return !counts || !scene.value.is_string() || !keyword.is_string()
        || hasFormat(qString(scene.value), qString(keyword))
        || report(scene, "format", QStringLiteral("This is no %1.").arg(qString(keyword)));
}

bool SchemaEvaluation::content(const Scene &scene, const Json &keyword)
{
    if (!scene.value.is_string())
        return true;
    const bool encoded = scene.schema.json->value("contentEncoding", Json()) == Json("base64");
    const auto bytes = QByteArray::fromStdString(scene.value.get_ref<const std::string &>());
    const auto decoded = QByteArray::fromBase64Encoding(bytes, QByteArray::AbortOnBase64DecodingErrors);
    if (encoded && !decoded)
        return report(scene, "contentEncoding", QStringLiteral("This is not base64."));
    const bool json = keyword == Json("application/json");
    return !json || isJsonText(encoded ? *decoded : bytes)
        || report(scene, "contentMediaType", QStringLiteral("This text is not JSON."));
}

} // namespace outcrop
