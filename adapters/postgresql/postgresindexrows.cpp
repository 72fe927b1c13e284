// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresindexrows.h"

#include "adapters/postgresql/postgresindexwords.h"

namespace outcrop {
namespace {

/// Returns the text as JSON, without characters that the database cannot store.
Json text(const QString &text)
{
    return Json(std::get<QString>(toSql(text)).toStdString());
}

Json texts(const QStringList &list)
{
    Json array = Json::array();
    for (const QString &one : list)
        array.push_back(text(one));
    return array;
}

Json numbers(const QList<float> &vector)
{
    return vector.isEmpty() ? Json() : Json(std::vector<float>(vector.begin(), vector.end()));
}

Json pairs(const QMap<QString, QString> &map)
{
    Json object = Json::object();
    for (auto it = map.begin(); it != map.end(); ++it)
        object[it.key().toStdString()] = text(it.value());
    return object;
}

SqlValue jsonParameter(const Json &json)
{
    return QString::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json row(const SearchDocument &document)
{
    return {{"collection", text(document.collection)}, {"id", text(document.id)}, {"title", text(document.title)}, {"summary", text(document.summary)},
            {"body", text(document.text)}, {"tags", texts(document.tags).dump()}, {"workloads", texts(document.workloads)}, {"path", text(document.path)},
            {"line", document.line}, {"fields", pairs(document.fields)}, {"checksum", text(document.checksum)},
            {"model", document.vector.isEmpty() ? Json("") : text(document.vectorModel)}, {"vector", numbers(document.vector)},
            {"words", text(wordVector(document))}};
}

Json parseColumn(const SqlRow &row, int column)
{
    const QByteArray bytes = row.text(column).toUtf8();
    return Json::parse(bytes.begin(), bytes.end(), nullptr, false);
}

QStringList stringsAt(const SqlRow &row, int column)
{
    QStringList list;
    for (const Json &one : parseColumn(row, column))
        list += qString(one);
    return list;
}

} // namespace

SqlValue documentsJson(const QList<SearchDocument> &documents)
{
    Json array = Json::array();
    for (const SearchDocument &document : documents)
        array.push_back(row(document));
    return jsonParameter(array);
}

SqlValue keysJson(const QList<SearchDocument> &documents, const QMap<QString, QStringList> &additionalKeys)
{
    Json array = Json::array();
    for (const SearchDocument &document : documents)
        array.push_back({{"collection", text(document.collection)}, {"id", text(document.id)}});
    for (auto it = additionalKeys.begin(); it != additionalKeys.end(); ++it) {
        for (const QString &id : it.value())
            array.push_back({{"collection", text(it.key())}, {"id", text(id)}});
    }
    return jsonParameter(array);
}

SqlValue vectorArray(const QList<float> &vector)
{
    QByteArrayList words;
    for (const float number : vector)
        words += QByteArray::number(double(number), 'g', 9);
    return QString::fromLatin1('{' + words.join(',') + '}');
}

SearchDocument readDocument(const SqlRow &row)
{
    const auto textAt = [&](int column) { return row.text(column); };
    SearchDocument document{textAt(0), textAt(1), textAt(2), textAt(3), textAt(4)};
    document.tags = stringsAt(row, 5);
    document.workloads = stringsAt(row, 6);
    document.path = textAt(7);
    document.line = int(row.integer(8));
    const Json fields = parseColumn(row, 9);
    for (const auto &[name, value] : fields.items())
        document.fields.insert(QString::fromStdString(name), qString(value));
    document.checksum = textAt(10);
    document.vectorModel = textAt(11);
    return document;
}

} // namespace outcrop
