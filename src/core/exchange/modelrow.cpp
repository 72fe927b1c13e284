// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/modelrow.h"

#include "core/exchange/exchangemessages.h"
#include "core/exchange/jsonbytes.h"

namespace outcrop {
namespace {

/// Returns the names in the order of ModelOrigin.
const QStringList &originNames()
{
    static const QStringList all{QStringLiteral("built-in"), QStringLiteral("imported"), QStringLiteral("live")};
    return all;
}

QStringList texts(const Json &list)
{
    QStringList texts;
    for (const Json &text : list)
        texts.append(qString(text));
    return texts;
}

Json rowJson(const ModelRow &row)
{
    Json json{{"provider", jsonString(row.provider)}, {"origin", jsonString(modelOriginName(row.origin))},
        {"source", jsonString(row.source)}, {"checked", jsonString(row.checked)}, {"offer", row.isSelectable},
        {"model", row.model}};
    if (!row.missingFeatures.isEmpty())
        json["lacks"] = jsonStrings(row.missingFeatures);
    return json;
}

/// Reads a row in the format written by modelFile(). Returns nullopt if it is invalid.
std::optional<ModelRow> parseModelRow(const Json &json)
{
    const auto text = [&json](const char *key) { return qString(json.value(key, Json())); };
    const qsizetype origin = json.is_object() ? originNames().indexOf(text("origin")) : -1;
    const Json model = origin < 0 ? Json() : json.value("model", Json());
    if (!model.is_object() || qString(model.value("id", Json())).isEmpty())
        return std::nullopt;
    return ModelRow{text("provider"), model, ModelOrigin(origin), text("source"), text("checked"), json.value("offer", Json(true)) == true,
                    texts(json.value("lacks", Json::array()))};
}

} // namespace

QString modelOriginName(ModelOrigin origin)
{
    return originNames().at(int(origin));
}

QByteArray modelFile(const QList<ModelRow> &rows)
{
    Json list = Json::array();
    for (const ModelRow &row : rows)
        list.push_back(rowJson(row));
    return jsonText({{"models", list}});
}

Result<QList<ModelRow>> readModelFile(const QByteArray &bytes, const QString &path)
{
    const Error invalid{ErrorCode::Invalid, exchangemessages::notAModelList(), {path, {}}};
    const std::optional<Json> json = readJsonBytes(bytes);
    if (!json || !json->is_object() || !json->value("models", Json()).is_array())
        return invalid;
    QList<ModelRow> rows;
    for (const Json &one : (*json)["models"]) {
        const std::optional<ModelRow> row = parseModelRow(one);
        if (!row)
            return invalid;
        rows.append(*row);
    }
    return rows;
}

} // namespace outcrop
