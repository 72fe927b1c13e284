// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/secret.h"

#include <functional>
#include <memory>

namespace outcrop {

class PostgresConnection;

/// A team's server. `address` is what libpq reads, a URL or key=value words, without the password.
struct PostgresSettings {
    QString address;
    Secret password = {};
    QString schema = QStringLiteral("outcrop"); ///< one for each team that shares a database; made where there is none
    int connectSeconds = 10;
};

/// Connects, with `schema` as the only one that names are looked up in. Unreadable where libpq is missing.
Result<std::unique_ptr<PostgresConnection>> connectPostgres(const PostgresSettings &settings, const QString &schema);

/// Does `work` while no other program changes the tables of `what`. The server lets go of the lock when the connection ends, however it ends.
Status whileAlone(PostgresConnection &connection, const QString &what, const std::function<Status()> &work);

Status makeSchema(PostgresConnection &connection, const QString &schema);

} // namespace outcrop
