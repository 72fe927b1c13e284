// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "core/ports/store.h"

namespace outcrop {

/// Where a workspace keeps its records: in a file, `.outcrop/outcrop.db`, or in a team's PostgreSQL, which config.toml names:
///
///     [workspace]
///     store = "postgresql://writer@db.example/outcrop"
struct StorePlace {
    QString folder;       ///< the workspace's, absolute
    QString address = {}; ///< as config.toml writes it, see StoreAddress; empty: the file
    int retentionDays = 0; ///< interactions older than this go when recording begins; 0 keeps all
    std::optional<Error> refused = {}; ///< why config.toml does not define it, see manifestRefusal(); nothing is stored in an unintended place

    bool isFile() const { return address.isEmpty(); }
    QString file() const;
    friend bool operator==(const StorePlace &a, const StorePlace &b)
    {
        return a.folder == b.folder && a.address == b.address && a.retentionDays == b.retentionDays && a.refused.has_value() == b.refused.has_value();
    }
};

StorePlace storePlace(const OpenedWorkspace &opened);
/// The same for a folder that keeps records already, reading only its config.toml; else nothing. For commands that only read: a store is made by
/// sending, by experiments, and where somebody asks for it.
std::optional<StorePlace> storePlaceAt(const QString &folder);

/// Whether there may be records: a workspace that never kept one has no file, and asking for its records should not make it. Where config.toml cannot be
/// read there may be: the caller gets the reason.
bool hasStore(const StorePlace &place);

/// Why nothing can be said of the place; nothing where its workspace says where it is.
Status knownPlace(const StorePlace &place);

/// Opens the store, and makes it where there is none; its folder is kept out of git. A team's server is only spoken to, and given a password, where the
/// user has allowed it: on this machine, or with `keys allow` or `keys set`. Blocks as long as the disk or the network does.
/// Errors: NotAllowed (the server is not confirmed; the folder leads elsewhere), Invalid (the address, or config.toml), Unreadable and Unwritable as
/// stores say.
Result<OpenedStore> openStore(const StorePlace &place, KeyRing &keys);

/// Opens the store to read it. A workspace that has recorded nothing gets an empty store that is only read, with a note; nothing is created.
Result<OpenedStore> openStoreToRead(const StorePlace &place, KeyRing &keys);

} // namespace outcrop
