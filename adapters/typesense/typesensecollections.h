// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/typesense/typesenseclient.h"

#include <QSet>

namespace outcrop {

/// A collection of the index on the server: its alias, which searches use, and the actual collection.
struct CollectionAlias {
    QString collection;        ///< name in the index, such as `skills`
    QString alias;             ///< such as `outcrop.skills`
    QString realName;              ///< such as `outcrop.skills.first`
    qint64 documents = 0;
    QSet<QString> fields = {}; ///< names of the fields in its schema
};

/// Creates, fills, switches and removes the collections of one prefix.
class TypesenseCollections
{
public:
    explicit TypesenseCollections(const TypesenseClient &client) : m_client(client) { }

    /// Returns all collections sorted by name. Ignores those of other prefixes, and aliases of missing collections.
    Result<QList<CollectionAlias>> all() const;

    /// Creates a collection without an alias, which searches do not see.
    Result<CollectionAlias> createWithoutAlias(const QString &collection) const;
    /// Returns the alias of a collection. The alias is switched to the server collection with the ending `first`, which is created if it is missing.
    /// Idempotent. Errors: Invalid if another process creates it at the same moment, and those of the server.
    Result<CollectionAlias> findOrCreate(const QString &collection) const;
    /// Makes the alias refer to this server collection.
    Status switchAlias(const CollectionAlias &entry) const;
    Status removeCollection(const QString &realName) const;
    Status removeAlias(const QString &alias) const;
    /// Removes collections left by interrupted rebuilds: those without an alias that are older than a day.
    void removeStale(const QDateTime &now) const;

    /// Adds documents or replaces those with the same ID. The error names the first rejected document and the number of rejected ones.
    Status put(CollectionAlias &entry, const QList<SearchDocument> &documents) const;
    Status remove(const CollectionAlias &entry, const QStringList &ids) const;

private:
    Result<CollectionAlias> createCollection(const QString &collection, const QString &ending) const;
    Status addVectorFields(CollectionAlias &entry, const QList<SearchDocument> &documents) const;
    Status import(const CollectionAlias &entry, const QList<SearchDocument> &documents) const;
    QString aliasOf(const QString &collection) const;

    const TypesenseClient &m_client;
};

} // namespace outcrop
