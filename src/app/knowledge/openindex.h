// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "core/ports/searchindex.h"
#include "core/retrieval/retrievalsettings.h"

namespace outcrop {

/// The location of a workspace's search index: the file `.outcrop/index.db`, or a team's server.
struct IndexLocation {
    QString folder; ///< the workspace folder, absolute
    RetrievalSettings settings = {};
    QString storeAddress = {}; ///< address of the team's store; a PostgreSQL index uses it if the settings name no server

    QString file() const;
};

IndexLocation indexLocation(const OpenedWorkspace &opened);

/// Returns whether there may be an index. A search must not create the index file.
bool hasIndex(const IndexLocation &location);

/// Opens the index, or creates it. With `checksIntegrity`, the integrity of the whole file is checked first. A server is contacted only if it is on this computer or the
/// user allowed it with `keys allow` or `keys set`. Blocks on disk or network access. Errors: NotAllowed if the folder is a link or the server is not confirmed. Invalid
/// if the address is missing or malformed. Also those of KeyRing::read() and those of the index.
Result<OpenedIndex> openIndex(const IndexLocation &location, KeyRing &keys, bool checksIntegrity = false);

} // namespace outcrop
