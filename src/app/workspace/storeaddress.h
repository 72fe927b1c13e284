// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QUrl>

namespace outcrop {

/// The parsed address of a team's store, as in config.toml:
///
///     postgresql://writer@db.example:5432/outcrop?schema=prompts&sslmode=verify-full
///
/// `schema` (default: outcrop) separates teams in one database; `sslmode` has the values of libpq. Without a host, the server on this computer is used through
/// its socket, in the folder `host=/folder` and with the name in `user`. A workspace may be untrusted, so no other libpq option is accepted, and connections to
/// other computers are always encrypted.
struct StoreAddress {
    QString connection; ///< libpq connection string
    QString schema;
    QUrl server;    ///< key for host confirmation and password: `https://db.example:5432`, or `http://localhost:5432` on this computer
    bool isLocal = false; ///< whether the server is on this computer
};

/// Parses an address. Errors: Invalid (malformed address), NotAllowed (a password, which must not be in a file; an unencrypted connection).
Result<StoreAddress> readStoreAddress(const QString &text);

/// The account of the password in key stores, and its environment variable.
inline const QString storeKeyOwner = QStringLiteral("postgresql");
inline const QString storeKeyVariable = QStringLiteral("OUTCROP_STORE_PASSWORD");

} // namespace outcrop
