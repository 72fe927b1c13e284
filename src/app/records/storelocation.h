// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "core/ports/store.h"

namespace outcrop {

/// The location of a workspace's records: the file `.outcrop/outcrop.db`, or a team's PostgreSQL server named in config.toml:
///
///     [workspace]
///     store = "postgresql://writer@db.example/outcrop"
struct StoreLocation {
    QString folder;       ///< the workspace folder, absolute
    QString address = {}; ///< the address in config.toml, parsed by StoreAddress; empty: the file
    int retentionDays = 0; ///< interactions older than this are removed when recording begins; 0: keep all
    std::optional<Error> configError =
        {}; ///< why config.toml does not define the location, as in manifestError(); in that case no records are stored

    bool isFile() const { return address.isEmpty(); }
    QString file() const;
    friend bool operator==(const StoreLocation &a, const StoreLocation &b)
    {
        return a.folder == b.folder && a.address == b.address && a.retentionDays == b.retentionDays && a.configError.has_value() == b.configError.has_value();
    }
};

StoreLocation storeLocation(const OpenedWorkspace &opened);
/// Like storeLocation(), but reads only config.toml. Returns nullopt if the folder has no records. A store is created by sending, by experiments, or on
/// request, so commands that only read use this function.
std::optional<StoreLocation> storeLocationAt(const QString &folder);

/// Returns whether there may be records. Without a database file there are none, and a query must not create it. Returns true if config.toml cannot be read,
/// so that the caller gets the error.
bool hasStore(const StoreLocation &location);

/// Returns why the location is unknown, or success if config.toml defines it.
Status checkLocation(const StoreLocation &location);

/// Opens the store, or creates it; its folder is excluded from Git. A server is contacted, and sent a password, only if it is on this computer or the user
/// allowed it with `keys allow` or `keys set`. Blocks on disk or network access. Errors: NotAllowed (the server is not confirmed, or the folder is a link
/// that points outside the workspace), Invalid (the address or config.toml), Unreadable and Unwritable.
Result<OpenedStore> openStore(const StoreLocation &location, KeyRing &keys);

/// Opens the store for reading. If there are no records yet, returns an empty read-only store with a note, without creating a file.
Result<OpenedStore> openStoreToRead(const StoreLocation &location, KeyRing &keys);

/// Opens the file for reading without writing to the folder and without network access, for a workspace that was only opened. The latest changes can be missing
/// while another program has the store open. Errors: NotFound if there are no records or if they are on a server; those of openSqliteSnapshot().
Result<OpenedStore> openStoreSnapshot(const StoreLocation &location);

} // namespace outcrop
