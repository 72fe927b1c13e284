// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/typesense/typesensecollections.h"

#include "adapters/typesense/typesensedocument.h"
#include "adapters/typesense/typesensereply.h"

#include <QUuid>

namespace outcrop {
namespace {

constexpr qsizetype documentsPerRequest = 500;
constexpr qsizetype idsPerRequest = 80; ///< the IDs are part of the URL, which is limited to 4,000 characters
constexpr qint64 secondsPerDay = 24 * 60 * 60;

QString pathOf(const QString &collection)
{
    return QStringLiteral("/collections/") + collection;
}

/// Converts a result to a status, with NotFound as success.
Status ignoreNotFound(const Result<Json> &doneJson)
{
    return doneJson || doneJson.error().code == ErrorCode::NotFound ? success() : Status(doneJson.error());
}

QMap<QString, Json> collectionsByName(const Json &collections)
{
    QMap<QString, Json> namedJson;
    for (const Json &collection : collections)
        namedJson.insert(qString(memberOf(collection, "name")), collection);
    return namedJson;
}

} // namespace

QString TypesenseCollections::aliasOf(const QString &collection) const
{
    return nameOnServer(m_client.prefix()) + u'.' + nameOnServer(collection);
}

Result<QList<CollectionAlias>> TypesenseCollections::all() const
{
    const Result<Json> aliases = m_client.get(QStringLiteral("/aliases"));
    if (!aliases)
        return aliases.error();
    const Result<Json> collections = m_client.get(QStringLiteral("/collections"));
    if (!collections)
        return collections.error();
    const QMap<QString, Json> known = collectionsByName(*collections);
    QMap<QString, CollectionAlias> entries;
    for (const Json &one : memberOf(*aliases, "aliases")) {
        const QString alias = qString(memberOf(one, "name"));
        const QStringList parts = alias.split(u'.');
        const QString realName = qString(memberOf(one, "collection_name"));
        if (parts.size() != 2 || parts.first() != nameOnServer(m_client.prefix()) || !known.contains(realName))
            continue;
        CollectionAlias entry{nameFromServer(parts.last()), alias, realName, numberIn(known.value(realName), "num_documents")};
        for (const Json &field : memberOf(known.value(realName), "fields"))
            entry.fields.insert(qString(memberOf(field, "name")));
        entries.insert(entry.collection, entry);
    }
    return entries.values();
}

Result<CollectionAlias> TypesenseCollections::createCollection(const QString &collection, const QString &ending) const
{
    const QString alias = aliasOf(collection);
    const CollectionAlias entry{collection, alias, alias + u'.' + ending};
    const Result<Json> createdJson = m_client.post(QStringLiteral("/collections"), collectionSchema(entry.realName));
    return createdJson ? Result<CollectionAlias>(entry) : Result<CollectionAlias>(createdJson.error());
}

Result<CollectionAlias> TypesenseCollections::createWithoutAlias(const QString &collection) const
{
    return createCollection(collection, QUuid::createUuid().toString(QUuid::Id128));
}

Result<CollectionAlias> TypesenseCollections::findOrCreate(const QString &collection) const
{
    const QString alias = aliasOf(collection);
    CollectionAlias entry{collection, alias, alias + QStringLiteral(".first")};
    const Result<Json> found = m_client.get(pathOf(entry.realName));
    if (!found && found.error().code != ErrorCode::NotFound)
        return found.error();
    for (const Json &field : found ? memberOf(*found, "fields") : Json())
        entry.fields.insert(qString(memberOf(field, "name")));
    if (!found) {
        if (const Result<CollectionAlias> createdAlias = createCollection(collection, QStringLiteral("first")); !createdAlias)
            return createdAlias.error();
    }
    const Status doneStatus = switchAlias(entry);
    return doneStatus ? Result<CollectionAlias>(entry) : Result<CollectionAlias>(doneStatus.error());
}

Status TypesenseCollections::switchAlias(const CollectionAlias &entry) const
{
    const Result<Json> doneJson = m_client.put(QStringLiteral("/aliases/") + entry.alias, {{"collection_name", jsonString(entry.realName)}});
    return doneJson ? success() : Status(doneJson.error());
}

Status TypesenseCollections::removeCollection(const QString &realName) const
{
    return ignoreNotFound(m_client.remove(pathOf(realName)));
}

Status TypesenseCollections::removeAlias(const QString &alias) const
{
    return ignoreNotFound(m_client.remove(QStringLiteral("/aliases/") + alias));
}

void TypesenseCollections::removeStale(const QDateTime &now) const
{
    const Result<QList<CollectionAlias>> entries = all();
    const Result<Json> collections = m_client.get(QStringLiteral("/collections"));
    if (!entries || !collections)
        return;
    QSet<QString> used;
    for (const CollectionAlias &entry : *entries)
        used.insert(entry.realName);
    for (const Json &collection : *collections) {
        const QString name = qString(memberOf(collection, "name"));
        const QStringList parts = name.split(u'.');
        const bool isOurs = parts.size() == 3 && parts.first() == nameOnServer(m_client.prefix()) && !used.contains(name);
        if (isOurs && now.toSecsSinceEpoch() - numberIn(collection, "created_at") > secondsPerDay)
            static_cast<void>(removeCollection(name)); // the next rebuild retries the removal
    }
}

Status TypesenseCollections::put(CollectionAlias &entry, const QList<SearchDocument> &documents) const
{
    if (const Status addedStatus = addVectorFields(entry, documents); !addedStatus)
        return addedStatus;
    for (qsizetype at = 0; at < documents.size(); at += documentsPerRequest) {
        if (const Status doneStatus = import(entry, documents.mid(at, documentsPerRequest)); !doneStatus)
            return doneStatus;
    }
    return success();
}

Status TypesenseCollections::addVectorFields(CollectionAlias &entry, const QList<SearchDocument> &documents) const
{
    for (const SearchDocument &document : documents) {
        const QString field = vectorFieldName(document.vector.size());
        if (document.vector.isEmpty() || entry.fields.contains(field))
            continue;
        const Result<Json> addedJson = m_client.patch(pathOf(entry.realName), {{"fields", Json::array({vectorField(document.vector.size())})}});
        if (!addedJson)
            return addedJson.error();
        entry.fields.insert(field);
    }
    return success();
}

Status TypesenseCollections::import(const CollectionAlias &entry, const QList<SearchDocument> &documents) const
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QByteArray lines;
    for (const SearchDocument &document : documents)
        lines += QByteArray::fromStdString(toTypesense(document, now).dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n';
    QUrlQuery query;
    query.addQueryItem(QStringLiteral("action"), QStringLiteral("upsert"));
    const Result<QByteArray> reply =
        m_client.sendRawRequest("POST", pathOf(entry.realName) + QStringLiteral("/documents/import"), query, lines);
    return reply ? checkImport(*reply, documents, m_client.name()) : Status(reply.error());
}

Status TypesenseCollections::remove(const CollectionAlias &entry, const QStringList &ids) const
{
    for (qsizetype at = 0; at < ids.size(); at += idsPerRequest) {
        QStringList batchLines;
        for (const QString &id : ids.mid(at, idsPerRequest))
            batchLines += typesenseId(id);
        QUrlQuery query;
        query.addQueryItem(QStringLiteral("filter_by"), QStringLiteral("id:[%1]").arg(batchLines.join(u',')));
        const Result<Json> doneJson = m_client.remove(pathOf(entry.realName) + QStringLiteral("/documents"), query);
        if (!doneJson)
            return doneJson.error();
    }
    return success();
}

} // namespace outcrop
