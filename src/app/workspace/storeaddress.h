// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QUrl>

namespace outcrop {

/// The address of a team's store as config.toml writes it, taken apart:
///
///     postgresql://writer@db.example:5432/outcrop?schema=prompts&sslmode=verify-full
///
/// `schema` (default: outcrop) is one team's room in a database; `sslmode` is libpq's. Without a host it is the server of this machine, by its socket;
/// `host=/folder` says where that lies, and `user` a name, which cannot precede a missing host. A workspace may come from anywhere, so nothing else
/// that libpq would take is taken, and a connection to another machine is always encrypted.
struct StoreAddress {
    QString words;  ///< what libpq reads
    QString schema;
    QUrl server;    ///< for asking whether records may go there, and for the password: `https://db.example:5432`, on this machine `http://localhost:5432`
    bool isHere = false; ///< on this machine
};

/// Errors: Invalid (not such an address), NotAllowed (a password in it: it must not be in a file; an unencrypted connection).
Result<StoreAddress> readStoreAddress(const QString &text);

/// Under which name the password is kept, and the variable that may hold it.
inline const QString storeKeyOwner = QStringLiteral("postgresql");
inline const QString storeKeyVariable = QStringLiteral("OUTCROP_STORE_PASSWORD");

} // namespace outcrop
