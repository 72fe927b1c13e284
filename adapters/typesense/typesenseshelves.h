// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/typesense/typesenseclient.h"

#include <QSet>

namespace outcrop {

/// A collection of ours on the server: the alias that searches use, and its collection.
struct TypesenseShelf {
    QString collection;        ///< ours: `skills`
    QString alias;             ///< `outcrop.skills`
    QString real;              ///< `outcrop.skills.first`
    qint64 documents = 0;
    QSet<QString> fields = {}; ///< of its schema
};

/// The collections of one prefix: making, filling, turning and removing them.
class TypesenseShelves
{
public:
    explicit TypesenseShelves(const TypesenseClient &client) : m_client(client) { }

    /// In the order of their names; those of other prefixes are ignored.
    Result<QList<TypesenseShelf>> all() const;

    /// A collection that is not visible yet.
    Result<TypesenseShelf> makeHidden(const QString &collection) const;
    /// The collection of this name, made and shown where there is none. Two programs that create it at the same time create the same one.
    Result<TypesenseShelf> shown(const QString &collection) const;
    /// Lets searches find this one from now on.
    Status show(const TypesenseShelf &shelf) const;
    Status removeReal(const QString &real) const;
    Status removeAlias(const QString &alias) const;
    /// Removes what interrupted rebuilds left: hidden, and older than a day.
    void sweep(const QDateTime &now) const;

    /// Puts documents; those of the same id are replaced. The error names the first that the server refused, and says how many they were.
    Status put(TypesenseShelf &shelf, const QList<SearchDocument> &documents) const;
    Status remove(const TypesenseShelf &shelf, const QStringList &ids) const;

private:
    Result<TypesenseShelf> make(const QString &collection, const QString &ending) const;
    Status addVectorFields(TypesenseShelf &shelf, const QList<SearchDocument> &documents) const;
    Status import(const TypesenseShelf &shelf, const QList<SearchDocument> &documents) const;
    QString aliasOf(const QString &collection) const;

    const TypesenseClient &m_client;
};

} // namespace outcrop
