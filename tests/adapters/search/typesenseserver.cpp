// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/search/typesenseserver.h"

#include <QDateTime>
#include <QMutexLocker>

namespace outcrop::testing {
namespace {

constexpr int longestQuery = 4000;
constexpr int mostSearches = 50;

Json jsonOf(const QByteArray &text)
{
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

QByteArray toBytes(const Json &json)
{
    return QByteArray::fromStdString(json.dump());
}

QByteArray headerOf(const QByteArray &head, const QByteArray &name)
{
    const QByteArray beginning = name + ':';
    for (const QByteArray &line : head.split('\n')) {
        if (line.toLower().startsWith(beginning))
            return line.mid(beginning.size()).trimmed();
    }
    return {};
}

/// Returns whether a request has the content type that its path requires: text for an import, otherwise JSON.
bool hasExpectedContentType(const QByteArray &contentType, const QStringList &path)
{
    const bool isImport = path.size() == 4 && path.last() == QLatin1String("import");
    return contentType == (isImport ? "text/plain" : "application/json");
}

} // namespace

TypesenseServer::TypesenseServer(const QByteArray &key, const std::optional<TlsIdentity> &identity)
    : m_key(key), m_server([this](ClientConnection &connection) { serve(connection); }, identity)
{
}

QStringList TypesenseServer::requestErrors() const
{
    const QMutexLocker lock(&m_mutex);
    return m_requestErrors;
}

QStringList TypesenseServer::collections() const
{
    const QMutexLocker lock(&m_mutex);
    return m_collections.keys();
}

QMap<QString, QString> TypesenseServer::aliases() const
{
    const QMutexLocker lock(&m_mutex);
    return m_aliases;
}

void TypesenseServer::rejectDocument(const QString &key)
{
    const QMutexLocker lock(&m_mutex);
    m_rejectedKeys.insert(key);
}

void TypesenseServer::failAfter(int after, int status)
{
    const QMutexLocker lock(&m_mutex);
    m_requestsUntilFailure = after;
    m_failureStatus = status;
}

void TypesenseServer::increaseAge(const QString &collection, qint64 seconds)
{
    const QMutexLocker lock(&m_mutex);
    m_collections[collection].createdAt -= seconds;
}

void TypesenseServer::serve(ClientConnection &connection)
{
    if (!connection.readRequest())
        return;
    const QMutexLocker lock(&m_mutex);
    const Answer given = answer(connection.head(), connection.body());
    connection.write(httpResponse(given.status, given.body, "Content-Type: application/json\r\n"));
}

TypesenseServer::Answer TypesenseServer::errorAnswer(int status, const QString &message)
{
    if (status != 404 && status != 401)
        m_requestErrors += message;
    return {status, toBytes({{"message", message.toStdString()}})};
}

TypesenseServer::Answer TypesenseServer::answer(const QByteArray &head, const QByteArray &body)
{
    const QList<QByteArray> words = head.left(head.indexOf('\r')).split(' ');
    const QUrl url = QUrl::fromEncoded(words.value(1));
    if (headerOf(head, "x-typesense-api-key") != m_key)
        return errorAnswer(401, QStringLiteral("Forbidden - a valid `x-typesense-api-key` header must be sent."));
    if (m_requestsUntilFailure > 0)
        --m_requestsUntilFailure;
    else if (m_requestsUntilFailure == 0)
        return {m_failureStatus, toBytes({{"message", "Not Ready or Lagging"}})};
    if (url.query(QUrl::FullyEncoded).size() > longestQuery)
        return errorAnswer(400, QStringLiteral("Query string exceeds max allowed length of 4000. Use the /multi_search end-point for larger payloads."));
    const Request request{words.first(), url.path().split(u'/', Qt::SkipEmptyParts), QUrlQuery(url), headerOf(head, "content-type"), body};
    if (!body.isEmpty() && !hasExpectedContentType(request.contentType, request.path))
        return errorAnswer(400, QStringLiteral("A body of the type %1.").arg(QString::fromLatin1(request.contentType)));
    return route(request);
}

TypesenseServer::Answer TypesenseServer::route(const Request &request)
{
    const QString first = request.path.value(0);
    if (first == QLatin1String("aliases"))
        return handleAliases(request);
    if (first == QLatin1String("multi_search") && request.method == "POST" && request.path.size() == 1)
        return multiSearch(request);
    if (first == QLatin1String("collections"))
        return request.path.size() == 1 ? handleCollections(request) : handleCollection(request);
    return errorAnswer(400, QStringLiteral("There is nothing at /%1.").arg(request.path.join(u'/')));
}

/// Rejects undocumented query parameters.
TypesenseServer::Answer TypesenseServer::checkParameters(const Request &request, const QStringList &names)
{
    for (const auto &[name, value] : request.query.queryItems()) {
        if (!names.contains(name))
            return errorAnswer(400, QStringLiteral("There is no parameter `%1` here.").arg(name));
    }
    return {};
}

TypesenseCollection *TypesenseServer::find(const QString &name)
{
    const auto found = m_collections.find(m_aliases.value(name, name));
    return found == m_collections.end() ? nullptr : &*found;
}

Json TypesenseServer::collectionJson(const TypesenseCollection &collection)
{
    Json fields = Json::array();
    for (const TypesenseField &field : collection.fields)
        fields.push_back({{"name", field.name.toStdString()}, {"type", field.type.toStdString()}, {"optional", field.optional}, {"num_dim", field.dimensions}});
    return {{"name", collection.name.toStdString()}, {"num_documents", collection.documents.size()}, {"created_at", collection.createdAt}, {"fields", fields}};
}

TypesenseServer::Answer TypesenseServer::handleCollections(const Request &request)
{
    if (request.method == "POST")
        return createCollection(jsonOf(request.body));
    if (request.method != "GET")
        return errorAnswer(400, QStringLiteral("/collections does not know %1.").arg(QString::fromLatin1(request.method)));
    Json list = Json::array();
    for (const TypesenseCollection &collection : m_collections)
        list.push_back(collectionJson(collection));
    return {200, toBytes(list)};
}

TypesenseServer::Answer TypesenseServer::createCollection(const Json &schema)
{
    TypesenseCollection collection{qString(valueOf(schema, QStringLiteral("name"))), {}, {}, QDateTime::currentSecsSinceEpoch()};
    const Json fields = valueOf(schema, QStringLiteral("fields"));
    if (collection.name.isEmpty() || !fields.is_array() || schema.size() != 2)
        return errorAnswer(400, QStringLiteral("Parameters `name` and `fields` are required, and no others are sent."));
    if (m_collections.contains(collection.name))
        return errorAnswer(409, QStringLiteral("A collection with name `%1` already exists.").arg(collection.name));
    m_collections.insert(collection.name, collection);
    const Answer added = addFields({{"fields", fields}}, m_collections[collection.name]);
    if (added.status != 200) {
        m_collections.remove(collection.name);
        return added;
    }
    return {201, toBytes(collectionJson(m_collections[collection.name]))};
}

TypesenseServer::Answer TypesenseServer::addFields(const Json &change, TypesenseCollection &collection)
{
    for (const Json &one : valueOf(change, QStringLiteral("fields"))) {
        TypesenseField field;
        if (const auto wrong = readField(one, field))
            return errorAnswer(400, *wrong);
        if (collection.find(field.name))
            return errorAnswer(400, QStringLiteral("Field `%1` is already part of the schema.").arg(field.name));
        if (!field.optional && !collection.documents.isEmpty())
            return errorAnswer(400, QStringLiteral("Field `%1` must be optional: there are documents without it.").arg(field.name));
        collection.fields += field;
    }
    return {200, toBytes(change)};
}

TypesenseServer::Answer TypesenseServer::handleCollection(const Request &request)
{
    TypesenseCollection *collection = find(request.path.at(1));
    if (!collection)
        return errorAnswer(404, QStringLiteral("Not Found"));
    if (request.path.value(2) == QLatin1String("documents"))
        return handleDocuments(request, *collection);
    if (request.path.size() != 2)
        return errorAnswer(400, QStringLiteral("There is nothing at /%1.").arg(request.path.join(u'/')));
    const Json description = collectionJson(*collection);
    if (request.method == "PATCH")
        return addFields(jsonOf(request.body), *collection);
    if (request.method == "DELETE")
        m_collections.remove(collection->name);
    else if (request.method != "GET")
        return errorAnswer(400, QStringLiteral("/collections/… does not know %1.").arg(QString::fromLatin1(request.method)));
    return {200, toBytes(description)};
}

TypesenseServer::Answer TypesenseServer::handleDocuments(const Request &request, TypesenseCollection &collection)
{
    const QString what = request.path.value(3);
    if (request.method == "POST" && what == QLatin1String("import"))
        return import(request, collection);
    if (request.method == "GET" && what == QLatin1String("export")) {
        const Answer checked = checkParameters(request, {QStringLiteral("include_fields"), QStringLiteral("filter_by")});
        QByteArray lines;
        for (const Json &document : collection.documents)
            lines += toBytes(selectFields(document, request.query.queryItemValue(QStringLiteral("include_fields")))) + '\n';
        return checked.status == 200 ? Answer{200, lines} : checked;
    }
    if (request.method != "DELETE" || !what.isEmpty())
        return errorAnswer(400, QStringLiteral("/collections/…/documents does not know %1.").arg(QString::fromLatin1(request.method)));
    TypesenseFilter filter;
    if (const auto wrong = filter.read(request.query.queryItemValue(QStringLiteral("filter_by"), QUrl::FullyDecoded), collection))
        return errorAnswer(400, wrong->message);
    const qsizetype removed = collection.documents.removeIf([&](const auto &entry) { return filter.matches(*entry); });
    return {200, toBytes({{"num_deleted", removed}})};
}

/// Returns one result line per document, with status 200 even if some lines fail, or an error for unsupported parameters.
TypesenseServer::Answer TypesenseServer::import(const Request &request, TypesenseCollection &collection)
{
    if (const Answer checked = checkParameters(request, {QStringLiteral("action"), QStringLiteral("batch_size"), QStringLiteral("return_id")}); checked.status != 200)
        return checked;
    if (request.query.queryItemValue(QStringLiteral("action")) != QLatin1String("upsert"))
        return errorAnswer(400, QStringLiteral("This server only knows `action=upsert`."));
    QByteArrayList lines;
    for (const QByteArray &line : request.body.split('\n')) {
        if (line.isEmpty())
            continue;
        const QString wrong = importOne(line, collection);
        lines += wrong.isEmpty() ? QByteArray("{\"success\":true}")
                                 : toBytes({{"success", false}, {"code", 400}, {"error", wrong.toStdString()}, {"document", line.toStdString()}});
    }
    return {200, lines.join('\n')};
}

/// Returns the reason why a document was rejected; empty if it was imported.
QString TypesenseServer::importOne(const QByteArray &line, TypesenseCollection &collection)
{
    const Json document = jsonOf(line);
    if (const auto wrong = problemOf(document, collection)) {
        m_requestErrors += *wrong;
        return *wrong;
    }
    if (m_rejectedKeys.contains(qString(valueOf(document, QStringLiteral("key")))))
        return QStringLiteral("Rejecting write: running out of resource type: OUT_OF_MEMORY");
    collection.documents.insert(qString(valueOf(document, QStringLiteral("id"))), document);
    return {};
}

TypesenseServer::Answer TypesenseServer::handleAliases(const Request &request)
{
    if (request.path.size() == 1 && request.method == "GET") {
        Json list = Json::array();
        for (auto it = m_aliases.begin(); it != m_aliases.end(); ++it)
            list.push_back({{"name", it.key().toStdString()}, {"collection_name", it.value().toStdString()}});
        return {200, toBytes({{"aliases", list}})};
    }
    const QString name = request.path.value(1);
    if (request.method == "PUT") {
        const QString target = qString(valueOf(jsonOf(request.body), QStringLiteral("collection_name")));
        if (name.isEmpty() || target.isEmpty())
            return errorAnswer(400, QStringLiteral("Parameter `collection_name` is required."));
        m_aliases.insert(name, target);
    } else if (request.method != "DELETE" && request.method != "GET") {
        return errorAnswer(400, QStringLiteral("/aliases does not know %1.").arg(QString::fromLatin1(request.method)));
    }
    if (!m_aliases.contains(name))
        return errorAnswer(404, QStringLiteral("Not Found"));
    const Json told = {{"name", name.toStdString()}, {"collection_name", m_aliases.value(name).toStdString()}};
    if (request.method == "DELETE")
        m_aliases.remove(name);
    return {200, toBytes(told)};
}

TypesenseServer::Answer TypesenseServer::multiSearch(const Request &request)
{
    const Json searches = valueOf(jsonOf(request.body), QStringLiteral("searches"));
    if (!searches.is_array())
        return errorAnswer(400, QStringLiteral("Missing `searches` array."));
    if (searches.size() > mostSearches)
        return errorAnswer(400, QStringLiteral("Number of multi searches exceeds `limit_multi_searches` parameter."));
    Json results = Json::array();
    for (const Json &search : searches) {
        const TypesenseCollection *collection = find(qString(valueOf(search, QStringLiteral("collection"))));
        const auto given = collection ? answerSearch(search, *collection) : std::variant<Json, TypesenseProblem>(TypesenseProblem{404, QStringLiteral("Not found.")});
        if (const auto *wrong = std::get_if<TypesenseProblem>(&given)) {
            if (collection)
                m_requestErrors += wrong->message;
            results.push_back({{"code", wrong->status}, {"error", wrong->message.toStdString()}});
        } else {
            results.push_back(std::get<Json>(given));
        }
    }
    return {200, toBytes({{"results", results}})};
}

} // namespace outcrop::testing
