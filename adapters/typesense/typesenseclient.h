// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/typesense/typesenseindex.h"
#include "core/base/json.h"

#include <QUrlQuery>

namespace outcrop {

/// Sends requests to a Typesense server, each at most once, with the API key in a header. Thread-safe.
class TypesenseClient
{
public:
    explicit TypesenseClient(TypesenseSettings &&settings) : m_settings(std::move(settings)), m_transport(m_settings.network) { }

    /// Returns a name for display: `Typesense at search.example`.
    QString name() const;
    const QString &prefix() const { return m_settings.prefix; }

    // Return the response as JSON. Errors: NotFound if the server does not know the path, and those of openTypesenseIndex().
    Result<Json> get(const QString &path, const QUrlQuery &query = {}) const;
    Result<Json> post(const QString &path, const Json &body) const;
    Result<Json> put(const QString &path, const Json &body) const;
    Result<Json> patch(const QString &path, const Json &body) const;
    Result<Json> remove(const QString &path, const QUrlQuery &query = {}) const;

    /// Sends a request whose response is not a single JSON document, such as JSON Lines, and returns it unparsed.
    Result<QByteArray> sendRawRequest(
        const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &body = {}) const;

private:
    Result<Json> requestJson(const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &body) const;
    Result<QByteArray> send(const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &type, const QByteArray &body) const;
    Result<QUrl> address(const QString &path, const QUrlQuery &query) const;
    Error errorOf(const HttpResult &result) const;
    Error responseError(int status, const QByteArray &body) const;

    TypesenseSettings m_settings;
    HttpTransport m_transport;
};

} // namespace outcrop
