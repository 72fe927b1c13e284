// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/typesense/typesensedocument.h"

#include "core/retrieval/textwords.h"

#include <QCryptographicHash>

namespace outcrop {
namespace {

Json field(const char *name, const char *type, const Json &more = Json::object())
{
    Json result = {{"name", name}, {"type", type}};
    result.update(more);
    return result;
}

QString shortChecksum(const QString &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).first(16).toHex());
}

QString mark(const char *kind, const QString &value)
{
    return shortChecksum(QLatin1String(kind) + QChar(QChar::Null) + value);
}

/// Returns the words of a text separated by spaces, so that the server splits them in the same way as core/retrieval.
Json wordsJson(const QString &text)
{
    return jsonString(wordsOf(text).join(u' '));
}

QStringList stringsIn(const Json &document, const char *name)
{
    QStringList list;
    for (const Json &one : memberOf(document, name))
        list += qString(one);
    return list;
}

QMap<QString, QString> fieldsIn(const Json &document)
{
    QMap<QString, QString> fields;
    const std::string text = qString(memberOf(document, "fields")).toStdString();
    const Json parsedJson = Json::parse(text, nullptr, false);
    if (!parsedJson.is_object())
        return fields;
    for (const auto &[name, value] : parsedJson.items())
        fields.insert(QString::fromStdString(name), qString(value));
    return fields;
}

QStringList marksOf(const SearchDocument &document)
{
    QStringList marks;
    for (const QString &workload : document.workloads)
        marks += workloadMark(workload);
    for (auto it = document.fields.begin(); it != document.fields.end(); ++it)
        marks += fieldMark(it.key(), it.value());
    if (!document.vector.isEmpty())
        marks += modelMark(document.vectorModel);
    return marks;
}

} // namespace

Json collectionSchema(const QString &name)
{
    const Json stemmedField = {{"stem", true}};
    return {{"name", qPrintable(name)},
            {"fields", {field("title_words", "string", stemmedField), field("summary_words", "string", stemmedField), field("tag_words", "string", stemmedField),
                        field("text_words", "string", stemmedField), field("all_words", "string"), field("marks", "string[]"),
                        field("key", "string", {{"sort", true}}), field("model", "string", {{"facet", true}, {"optional", true}}),
                        field("dimensions", "int32", {{"optional", true}}), field("put_at", "int64")}}};
}

QString vectorFieldName(qsizetype length)
{
    return QStringLiteral("vector_%1").arg(length);
}

Json vectorField(qsizetype length)
{
    return {{"name", qPrintable(vectorFieldName(length))}, {"type", "float[]"}, {"num_dim", length}, {"optional", true}};
}

Json toTypesense(const SearchDocument &document, const QDateTime &now)
{
    Json fields = Json::object();
    for (auto it = document.fields.begin(); it != document.fields.end(); ++it)
        fields[it.key().toStdString()] = jsonString(it.value());
    const QString all = QStringList{document.title, document.summary, document.tags.join(u' '), document.text}.join(u'\n');
    Json result = {{"id", jsonString(typesenseId(document.id))}, {"key", jsonString(document.id)},
                 {"title_words", wordsJson(document.title)}, {"summary_words", wordsJson(document.summary)}, {"tag_words", wordsJson(document.tags.join(u' '))},
                 {"text_words", wordsJson(document.text)}, {"all_words", wordsJson(all)}, {"marks", jsonStrings(marksOf(document))},
                 {"title", jsonString(document.title)}, {"summary", jsonString(document.summary)}, {"tags", jsonStrings(document.tags)},
                 {"text", jsonString(document.text)}, {"workloads", jsonStrings(document.workloads)}, {"path", jsonString(document.path)},
                 {"line", document.line}, {"fields", jsonString(QString::fromStdString(fields.dump()))}, {"checksum", jsonString(document.checksum)},
                 {"put_at", now.toMSecsSinceEpoch()}};
    if (!document.vector.isEmpty()) {
        result["model"] = jsonString(document.vectorModel);
        result["dimensions"] = document.vector.size();
        result[vectorFieldName(document.vector.size()).toStdString()] = std::vector<float>(document.vector.begin(), document.vector.end());
    }
    return result;
}

Json memberOf(const Json &object, const char *name)
{
    const auto found = object.is_object() ? object.find(name) : object.end();
    return object.is_object() && found != object.end() ? *found : Json();
}

qint64 numberIn(const Json &object, const char *name)
{
    const Json value = memberOf(object, name);
    return value.is_number() ? value.get<qint64>() : 0;
}

SearchDocument fromTypesense(const QString &collection, const Json &document)
{
    const auto text = [&](const char *name) { return qString(memberOf(document, name)); };
    SearchDocument result{collection, text("key"), text("title"), text("summary"), text("text"), stringsIn(document, "tags"), stringsIn(document, "workloads")};
    result.path = text("path");
    result.line = int(numberIn(document, "line"));
    result.fields = fieldsIn(document);
    result.checksum = text("checksum");
    result.vectorModel = text("model");
    return result;
}

QString typesenseId(const QString &id)
{
    return shortChecksum(id);
}

QString workloadMark(const QString &workload)
{
    return mark("workload", workload);
}

QString fieldMark(const QString &name, const QString &value)
{
    return mark("field", QString(name + QChar(QChar::Null) + value));
}

QString modelMark(const QString &model)
{
    return mark("model", model);
}

QString nameOnServer(const QString &collection)
{
    QString name;
    for (const char byte : collection.toUtf8()) {
        const bool isUnreserved = (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '-';
        name += isUnreserved ? QString(QLatin1Char(byte)) : QStringLiteral("_%1").arg(uchar(byte), 2, 16, QLatin1Char('0'));
    }
    return name;
}

QString nameFromServer(const QString &name)
{
    QByteArray encoded = name.toLatin1();
    return QString::fromUtf8(QByteArray::fromPercentEncoding(encoded, '_'));
}

} // namespace outcrop
