// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/typesense/typesenseindex.h"
#include "core/base/json.h"

#include <QUrlQuery>

namespace outcrop {

/// Requests to one server as its API is documented, each sent once, with the key in its header. Several threads may call in parallel.
class TypesenseClient
{
public:
    explicit TypesenseClient(TypesenseSettings &&settings) : m_settings(std::move(settings)), m_transport(m_settings.network) { }

    /// For people: `Typesense at search.example`.
    QString name() const;
    const QString &prefix() const { return m_settings.prefix; }

    // What comes back is JSON. NotFound: the server does not know what the path names.
    Result<Json> get(const QString &path, const QUrlQuery &query = {}) const;
    Result<Json> post(const QString &path, const Json &body) const;
    Result<Json> put(const QString &path, const Json &body) const;
    Result<Json> patch(const QString &path, const Json &body) const;
    Result<Json> remove(const QString &path, const QUrlQuery &query = {}) const;

    /// What is not one document of JSON: lines.
    Result<QByteArray> lines(const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &body = {}) const;

private:
    Result<Json> json(const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &body) const;
    Result<QByteArray> send(const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &type, const QByteArray &body) const;
    Result<QUrl> address(const QString &path, const QUrlQuery &query) const;
    Error fault(const HttpResult &result) const;
    Error refusal(int status, const QByteArray &body) const;

    TypesenseSettings m_settings;
    HttpTransport m_transport;
};

} // namespace outcrop
