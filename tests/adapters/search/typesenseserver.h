// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/adapters/search/typesensesearch.h"
#include "tests/support/faultserver.h"

#include <QSet>
#include <QUrl>
#include <QUrlQuery>

namespace outcrop::testing {

/// A fake Typesense server that follows the public documentation, limited to the features of an index: collections, aliases, documents, import, export,
/// multi_search, vectors. Rejects and records every undocumented request.
class TypesenseServer
{
public:
    explicit TypesenseServer(const QByteArray &key, const std::optional<TlsIdentity> &identity = {});

    QUrl address() const { return QUrl(m_server.url()); }
    QList<QByteArray> requests() const { return m_server.requests(); }

    /// Returns the errors of undocumented requests. Excludes errors about missing objects and wrong keys.
    QStringList complaints() const;
    QStringList collections() const;
    QMap<QString, QString> aliases() const;
    /// Makes imports reject the document with this key, like a server that is out of memory.
    void refuse(const QString &key);
    /// Makes all requests fail with this status after `after` further requests. If `after` is -1, no request fails.
    void failAfter(int after, int status);
    /// Makes a collection appear to have been created this number of seconds ago.
    void age(const QString &collection, qint64 seconds);

private:
    struct Request {
        QByteArray method;
        QStringList path;
        QUrlQuery query;
        QByteArray contentType;
        QByteArray body;
    };
    struct Answer {
        int status = 200;
        QByteArray body;
    };

    void serve(ClientConnection &connection);
    Answer answer(const QByteArray &head, const QByteArray &body);
    Answer route(const Request &request);
    Answer onCollections(const Request &request);
    Answer onCollection(const Request &request);
    Answer onDocuments(const Request &request, TypesenseCollection &collection);
    Answer onAliases(const Request &request);
    Answer import(const Request &request, TypesenseCollection &collection);
    Answer multiSearch(const Request &request);
    Answer create(const Json &schema);
    Answer addFields(const Json &change, TypesenseCollection &collection);
    Answer problem(int status, const QString &message);
    Answer onlyWith(const Request &request, const QStringList &names);
    QString importOne(const QByteArray &line, TypesenseCollection &collection);
    TypesenseCollection *find(const QString &name);
    static Json described(const TypesenseCollection &collection);

    const QByteArray m_key;
    mutable QMutex m_mutex;
    QMap<QString, TypesenseCollection> m_collections;
    QMap<QString, QString> m_aliases;
    QSet<QString> m_refused;
    QStringList m_complaints;
    int m_requestsUntilFailure = -1;
    int m_failure = 500;
    FaultServer m_server; ///< declared last, so that its threads end before the members they use are destroyed
};

} // namespace outcrop::testing
