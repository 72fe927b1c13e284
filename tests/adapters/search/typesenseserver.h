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
    QStringList requestErrors() const;
    QStringList collections() const;
    QMap<QString, QString> aliases() const;
    /// Makes imports reject the document with this key, like a server that is out of memory.
    void rejectDocument(const QString &key);
    /// Makes all requests fail with this status after `after` further requests. If `after` is -1, no request fails.
    void failAfter(int after, int status);
    /// Makes a collection appear to have been created this number of seconds ago.
    void increaseAge(const QString &collection, qint64 seconds);

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
    Answer handleCollections(const Request &request);
    Answer handleCollection(const Request &request);
    Answer handleDocuments(const Request &request, TypesenseCollection &collection);
    Answer handleAliases(const Request &request);
    Answer import(const Request &request, TypesenseCollection &collection);
    Answer multiSearch(const Request &request);
    Answer createCollection(const Json &schema);
    Answer addFields(const Json &change, TypesenseCollection &collection);
    Answer errorAnswer(int status, const QString &message);
    Answer checkParameters(const Request &request, const QStringList &names);
    QString importOne(const QByteArray &line, TypesenseCollection &collection);
    TypesenseCollection *find(const QString &name);
    static Json collectionJson(const TypesenseCollection &collection);

    const QByteArray m_key;
    mutable QMutex m_mutex;
    QMap<QString, TypesenseCollection> m_collections;
    QMap<QString, QString> m_aliases;
    QSet<QString> m_rejectedKeys;
    QStringList m_requestErrors;
    int m_requestsUntilFailure = -1;
    int m_failureStatus = 500;
    FaultServer m_server; ///< declared last, so that its threads end before the members they use are destroyed
};

} // namespace outcrop::testing
